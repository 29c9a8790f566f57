package press

import (
	"cmp"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// A packer makes the pages of a set. What is cut out fills leaves of its own as long as
// there is enough of it. The rest lies in the empty parts of other leaves, and on leaves
// that it shares. All parts of a leaf are divided by straight cuts.
type packer struct {
	job    Job
	sheets []Sheet
	own    [][]Page   // of each sheet: what is laid out by itself
	boards [][]tiling // of each sheet: all ways to lay its board; none where others' pieces don't lie there
	loose  []loose
}

// A loose batch is the last pieces of a sheet, which may fill a leaf of their own and may lie
// elsewhere. All of them are printed in one way: with backs or without.
type loose struct {
	Batch
	sheet  int
	backed bool
}

// A guest is pieces of another sheet on a page: those from one place of Placed to another.
type guest struct {
	sheet    string
	from, to int
}

// pack makes the pages of a set, on as few leaves as it finds: boards can leave their empty
// parts in several places, and so does the plan if that saves a leaf. The plan is then the first
// page, with nothing on it yet but its guests.
func pack(chosen []Sheet, job Job) ([]Page, error) {
	p := packer{job: job, sheets: chosen}
	for i := range chosen {
		if err := p.add(i); err != nil {
			return nil, speech.At(chosen[i].Name, err)
		}
	}
	hosts := func(l loose) int { return min(1, len(p.sheets[l.sheet].Beside)) }
	slices.SortStableFunc(p.loose, func(a, b loose) int {
		return cmp.Or(cmp.Compare(hosts(b), hosts(a)), cmp.Compare(b.Card.W*b.Card.H, a.Card.W*a.Card.H))
	})
	best, err := p.best()
	if err != nil {
		return nil, err
	}
	plan, ok := planWithRoom(chosen, best, job)
	if !ok || len(p.loose) == 0 {
		return best, nil
	}
	p.sheets = append(slices.Clip(chosen), Sheet{Name: planSheet, Beside: scoring.Each(len(chosen), func(i int) string { return chosen[i].Name })})
	p.own, p.boards = append(p.own, []Page{plan}), append(p.boards, nil)
	shared, err := p.best()
	if err != nil || len(Leaves(shared, job.Duplex)) > len(Leaves(best, job.Duplex)) { // without a plan
		return best, err
	}
	last := len(shared) - 1
	return slices.Concat(shared[last:], shared[:last]), nil
}

// best is the pages on the fewest leaves of all ways to lay boards.
func (p *packer) best() ([]Page, error) {
	var best []Page
	for way := 0; ; way++ {
		own, ok := p.layBoards(way)
		if !ok {
			return best, nil
		}
		pages, err := p.pages(own)
		if err != nil {
			return nil, err
		}
		if best == nil || len(Leaves(pages, p.job.Duplex)) < len(Leaves(best, p.job.Duplex)) {
			best = pages
		}
	}
}

// add makes what fills leaves of a sheet, and keeps the rest.
func (p *packer) add(n int) error {
	s := p.sheets[n]
	p.boards = append(p.boards, nil)
	if s.Pieces == nil {
		made, err := s.make(p.job)
		p.own = append(p.own, made)
		if len(s.Beside) > 0 && len(made) > 0 && made[0].board != nil {
			p.boards[n] = made[0].board.on.ways()
		}
		return err
	}
	batches, err := s.Pieces(p.job)
	if err != nil {
		return err
	}
	var own []Page
	for _, b := range batches {
		l := loose{b, n, b.hasBacks() && p.job.Duplex != OneSided}
		full, err := bestBlock(b.Card, l.job(p.job), b.Blank)
		if err != nil {
			return err
		}
		filled := max(0, len(b.Cards)-1) / full.places() * full.places()
		made, err := LayCards(p.job, p.name(n), b.Card, b.Blank, b.Cards[:filled])
		if err != nil {
			return err
		}
		own = append(own, made...)
		if l.Cards = b.Cards[filled:]; len(l.Cards) > 0 {
			p.loose = append(p.loose, l)
		}
	}
	p.own = append(p.own, withCells(own, p.job))
	return nil
}

// job is how loose pieces are printed: what has no backs isn't glued, either.
func (l loose) job(j Job) Job {
	if !l.backed {
		j.Duplex = OneSided
	}
	return j
}

// name is what pages of a sheet are called.
func (p *packer) name(sheet int) speech.Text { return speech.Words(p.sheets[sheet].Name) }

// layBoards is the sheets' own pages with their boards laid in one of several ways; not ok
// where there is no such way.
func (p *packer) layBoards(way int) (own [][]Page, ok bool) {
	own = make([][]Page, len(p.own))
	for i, pages := range p.own {
		own[i] = slices.Clone(pages)
		for n, page := range pages {
			if page.board != nil && 0 < way && way < len(p.boards[i]) {
				own[i][n], ok = p.boards[i][way].page(page.board.row, page.board.column, page.Cells), true
			}
			own[i][n].Placed = slices.Clip(own[i][n].Placed)
		}
	}
	return own, way == 0 || ok && len(p.loose) > 0
}

// A shared page has pieces of several sheets on it, of which one has the page.
type shared struct {
	batchPage
	sheet   int
	page    *Page // on which they are guests; nil for a new page
	job     Job   // how a new page is printed
	of      []int // the sheets of the blocks
	batches []loose
}

// takes reports whether loose pieces may lie on a page.
func (p *packer) takes(s shared, l loose) bool {
	host, piece := p.sheets[s.sheet], p.sheets[l.sheet]
	welcome := slices.Contains(host.Beside, piece.Name)
	if s.page != nil {
		same := len(s.batches) == 0 || p.sheets[s.batches[0].sheet].Craft.Stock == piece.Craft.Stock
		return !l.backed && welcome && same
	}
	return s.job.Duplex == l.job(p.job).Duplex && (welcome || host.Craft.Stock == piece.Craft.Stock)
}

// pages lays all loose pieces, and returns the pages of all sheets in order.
func (p *packer) pages(own [][]Page) ([]Page, error) {
	open := p.hosts(own)
	alone := make([][]loose, len(p.sheets)) // what is laid without any other
	for _, l := range p.loose {
		if filled, ok := p.fill(open, l); ok {
			open = filled
			continue
		}
		added, ok, err := p.open(l)
		if err != nil {
			return nil, err
		}
		if ok {
			open = append(open, added)
		} else {
			alone[l.sheet] = append(alone[l.sheet], l)
		}
	}
	var pages []Page
	for n := range p.sheets {
		for _, s := range open {
			if s.page != nil && s.sheet == n {
				p.welcome(s)
			}
		}
		made := own[n]
		add := func(more []Page, err error) error {
			made = append(made, withCells(more, p.job)...)
			return err
		}
		for _, l := range alone[n] {
			if err := add(p.layAlone(l, made)); err != nil {
				return nil, err
			}
		}
		for _, s := range open {
			if s.page == nil && s.sheet == n {
				if err := add(p.layShared(s, made)); err != nil {
					return nil, err
				}
			}
		}
		pages = append(pages, p.sheets[n].own(made, p.job)...)
	}
	return pages, nil
}

// hosts are the pages with empty parts that others' pieces may lie in.
func (p *packer) hosts(own [][]Page) []shared {
	var open []shared
	for n, s := range p.sheets {
		for i := range own[n] {
			page := &own[n][i]
			behind := i+1 < len(own[n]) && own[n][i+1].Back && p.job.Duplex.bothSides()
			if len(s.Beside) > 0 && len(page.free) > 0 && !page.Back && !behind {
				open = append(open, shared{batchPage: batchPage{paper: page.Size, free: page.free}, sheet: n, page: page})
			}
		}
	}
	return open
}

// fill puts all of a batch on pages that are there; not ok where they have no room for it.
func (p *packer) fill(open []shared, l loose) (filled []shared, ok bool) {
	filled = slices.Clone(open)
	for i := range filled {
		filled[i].free, filled[i].blocks, filled[i].cards, filled[i].of = slices.Clone(open[i].free), slices.Clip(open[i].blocks), slices.Clip(open[i].cards), slices.Clip(open[i].of)
	}
	on := map[int]bool{}
	for cards := l.Cards; len(cards) > 0; {
		best, most := -1, 0
		for i := range filled {
			if _, n := filled[i].room(l.Card, len(cards)); n > most && p.takes(filled[i], l) {
				best, most = i, n
			}
		}
		if best < 0 {
			return nil, false
		}
		if !on[best] {
			on[best], filled[best].batches = true, append(slices.Clip(filled[best].batches), l)
		}
		cards = filled[best].put(l.sheet, l.Card, cards)
	}
	return filled, true
}

// put puts as many cards as there is room for into the best part of the page, and returns
// the rest. A row that isn't full is left for later, so that what is beside it stays free.
func (s *shared) put(sheet int, card canvas.Size, cards []Card) (rest []Card) {
	at, n := s.room(card, len(cards))
	if columns := max(1, s.batchPage.columns(at, card)); n > columns {
		n -= n % columns
	}
	s.batchPage.put(at, card, cards[:n])
	s.of = append(s.of, sheet)
	return cards[n:]
}

// open is a new page with a batch on it; not ok where all of that needs cards to lie nearer
// to the edge than others do.
func (p *packer) open(l loose) (s shared, ok bool, err error) {
	job := l.job(p.job)
	for _, paper := range []canvas.Size{job.Paper, job.Paper.Turned()} {
		job.Paper = paper
		inside, err := job.frontsInside()
		if err != nil {
			return shared{}, false, err
		}
		inside.H -= RulerHeight
		fresh := shared{batchPage: batchPage{paper: paper, free: []canvas.Area{inside}}, sheet: l.sheet, job: job}
		if filled, ok := p.fill([]shared{fresh}, l); ok {
			return filled[0], true, nil
		}
	}
	return shared{}, false, nil
}

// welcome puts the guests of a page on it.
func (p *packer) welcome(s shared) {
	if len(s.blocks) == 0 {
		return
	}
	for i, b := range s.blocks {
		from := len(s.page.Placed)
		for n, c := range s.cards[i] {
			x, y := b.at(n)
			s.page.Placed = append(s.page.Placed, panel.Placement{Panel: c.front(b.card), X: x, Y: y})
		}
		s.page.cuts = append(s.page.cuts, b.cards(len(s.cards[i]))...)
		s.page.guests = append(s.page.guests, guest{p.sheets[s.of[i]].Name, from, len(s.page.Placed)})
	}
	s.page.edge = canvas.LeastMargin
	decor := s.page.Decor
	s.page.Decor = func(c canvas.Canvas) {
		if decor != nil {
			decor(c)
		}
		for _, b := range s.blocks {
			DrawCropMarks(c, b.area, b.columns, b.rows)
		}
	}
	*s.page = withCells([]Page{p.named(*s.page, s)}, p.job)[0]
}

// layAlone lays a batch on pages of its own, after others of its sheet.
func (p *packer) layAlone(l loose, before []Page) ([]Page, error) {
	return layCards(l.job(p.job), p.name(l.sheet), l.Batch, frontCount(before))
}

// layShared lays a new page, after others of its sheet.
func (p *packer) layShared(s shared, before []Page) ([]Page, error) {
	if len(s.batches) == 1 {
		return p.layAlone(s.batches[0], before)
	}
	job := s.job
	job.Paper = s.paper
	inside, err := job.frontsInside()
	if err != nil {
		return nil, err
	}
	inside.H -= RulerHeight
	name := p.named(Page{Name: numbered(p.name(s.sheet), frontCount(before)+1)}, s)
	pages := s.batchPage.pages(name.Name, inside, job)
	at := 0
	for i, b := range s.cards {
		if s.of[i] != s.sheet {
			pages[0].guests = append(pages[0].guests, guest{p.sheets[s.of[i]].Name, at, at + len(b)})
			for n := range pages[1:] {
				pages[1+n].guests = append(pages[1+n].guests, guest{sheet: p.sheets[s.of[i]].Name})
			}
		}
		at += len(b)
	}
	pages[0].bare, pages[0].scissors = name.bare, name.scissors
	return pages, nil
}

// frontCount is how many of pages are no backs.
func frontCount(pages []Page) int {
	n := 0
	for _, page := range pages {
		if !page.Back {
			n++
		}
	}
	return n
}

// numbered is the name of a page of a sheet.
func numbered(sheet speech.Text, n int) speech.Text {
	return speech.Say("sheets.page-number", "name", sheet, "number", n)
}

// named is a page whose name tells what else is on it.
func (p *packer) named(page Page, s shared) Page {
	var others speech.List
	told := []int{s.sheet}
	for _, n := range s.of {
		if !slices.Contains(told, n) {
			told, others = append(told, n), append(others, p.name(n))
			page.bare = page.bare || p.sheets[n].Craft.Secret && p.job.Duplex == OneSided
			page.scissors = page.scissors || p.sheets[n].Craft.Scissors
		}
	}
	if len(others) > 0 {
		page.Name = speech.Say("sheets.page-with", "name", page.Name, "others", others)
	}
	return page
}
