package press

import (
	"maps"
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// planSheet is what the page is called that tells how to make a set.
const planSheet = "plan"

// The measures of a plan, mm.
const (
	planTop    = 16.0
	planIndent = 24.0 // of what is said of a sheet, after its leaves
	planGap    = 2.2
	planMap    = 46.0 // width of a map of tiles
)

// hasPlan reports whether a set has a plan: it doesn't where nothing is to be made, or there
// is but one sheet.
func hasPlan(chosen []Sheet) bool {
	return len(chosen) > 1 && slices.ContainsFunc(chosen, func(s Sheet) bool { return s.Craft.Do != "" })
}

// withPlan is the pages of a set with the plan that tells how to make it, before all others.
// The plan may be there already, if others' pieces lie on it.
func withPlan(chosen []Sheet, pages []Page, job Job) []Page {
	if !hasPlan(chosen) {
		return pages
	}
	var plan []Page
	if pages[0].Sheet == planSheet {
		plan, pages = pages[:1:1], pages[1:]
	} else {
		plan = []Page{newPlan(job)}
	}
	for { // its leaves are counted, too
		all := slices.Concat(plan, pages)
		told := planOf(chosen, all, job)
		parts := told.split(told.room(plan[0]))
		if len(parts) <= len(plan) {
			for i := range parts {
				plan[i] = plan[i].telling(told, parts[i], i == len(parts)-1).In(job.Language)
				if len(parts) > 1 {
					plan[i].Name = numbered("sheets.plan", i+1)
					plan[i].own = plan[i].Name
				}
			}
			return slices.Concat(plan, pages)
		}
		plan = append(plan, newPlan(job))
	}
}

// A plan is what tells how to make a set.
type plan struct {
	job    Job
	blocks []planBlock // one below the other
	before int         // its own leaves
	leaves []Leaf      // those after them
	scale  float64     // on large paper, what's read is large
}

// A planBlock draws a part of a plan that is on one page, at the top of an area, and gives how
// high it is.
type planBlock func(c canvas.Canvas, a canvas.Area) float64

// planOf is the plan for a set's pages, of which it's the first ones.
func planOf(chosen []Sheet, pages []Page, job Job) plan {
	leaves := Leaves(pairUp(pages, job), job.Duplex)
	before := len(leavesThat(leaves, func(p Page) bool { return p.Sheet == planSheet }))
	p := plan{job: job, before: before, leaves: leaves[before:], scale: enlargement(job.Paper), blocks: []planBlock{drawPlanTitle}}
	for _, note := range planNotes(chosen, leaves) {
		p.blocks = append(p.blocks, planWords(note, art.PlainType))
	}
	for i, row := range planRows(chosen, leaves) {
		p.blocks = append(p.blocks, func(c canvas.Canvas, a canvas.Area) float64 { return row.draw(c, a, i > 0) })
	}
	p.blocks = append(p.blocks, planWords(workOf(leaves), art.StrongType))
	return p
}

// room is what a page has for a plan, in the plan's own measure.
func (p plan) room(page Page) canvas.Area {
	inside, _ := page.Size.Inside(p.job.Margin)
	inside.H -= RulerHeight
	if len(page.guests) > 0 {
		inside.H = page.free[0].Y - RulerHeight - inside.Y
	}
	return inside.Scaled(1 / p.scale)
}

// split divides the blocks of a plan into those of its pages, which have so much room each.
func (p plan) split(room canvas.Area) (pages [][]planBlock) {
	used, page := 0.0, []planBlock(nil)
	for _, block := range p.blocks {
		high := block(canvas.NewListingIn(p.job.Language), canvas.Area{W: room.W})
		if used+high > room.H && page != nil {
			pages, page, used = append(pages, page), nil, 0
		}
		page, used = append(page, block), used+high
	}
	return append(pages, page)
}

// telling is a page with a part of a plan on it. Under the last part is what the leaves look
// like.
func (p Page) telling(told plan, blocks []planBlock, last bool) Page {
	room, guests := told.room(p), p.Decor
	p.Decor = func(c canvas.Canvas) {
		if guests != nil {
			guests(c)
		}
		c.Push(0, 0, told.scale)
		rest := room
		for _, block := range blocks {
			high := block(c, canvas.Area{X: room.X, Y: rest.Y, W: room.W})
			rest.Y, rest.H = rest.Y+high, rest.H-high
		}
		if last {
			rest.H -= planGap
			drawThumbnails(c, rest, told.leaves, told.before)
		}
		c.Pop()
		DrawRuler(c, told.scale*room.X, told.scale*(room.Y+room.H))
	}
	return p
}

// newPlan is a plan with nothing on it yet.
func newPlan(job Job) Page {
	return Page{Size: job.Paper, Sheet: planSheet, Name: "sheets.plan", own: "sheets.plan", foot: footOf(job.Paper, job.Margin)}
}

// planWithRoom is a plan with nothing on it yet, and what it needs not of its page free; not
// ok where that's little.
func planWithRoom(chosen []Sheet, pages []Page, job Job) (page Page, ok bool) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil || !hasPlan(chosen) {
		return Page{}, false
	}
	const least, spare = 30.0, 2 // mm, and lines that other numbers of leaves may take
	page = newPlan(job)
	told := planOf(chosen, append([]Page{page}, pages...), job)
	room := told.room(page)
	top := room.Y + spare*art.PlainType.Leading() + thumbsHigh(len(told.leaves), thumbLeast, room.W) + planGap
	for _, block := range told.blocks {
		top += block(canvas.NewListingIn(job.Language), canvas.Area{W: room.W})
	}
	top = told.scale*top + RulerHeight + planGap
	marks := min(cropRoom, job.Margin-canvas.LeastMargin)
	page.free = []canvas.Area{{X: inside.X - marks, Y: top, W: inside.W + 2*marks, H: inside.Y + inside.H - top, On: inside.On}}
	return page, page.free[0].H >= least
}

// planNotes are what holds for several sheets and has to be known first: that backs are
// missing, and how to cut.
func planNotes(chosen []Sheet, leaves []Leaf) (notes []speech.Text) {
	var bare speech.List
	for _, s := range chosen {
		if s.Craft.Secret && len(leavesThat(leaves, func(p Page) bool { return p.bare && p.has(s.Name) })) > 0 {
			bare = append(bare, speech.Words(s.Name))
		}
	}
	if len(bare) > 0 {
		notes = append(notes, speech.Say("sheets.plan-secret", "sheets", bare))
	}
	if len(leavesThat(leaves, func(p Page) bool { return len(p.cuts) > 0 && !p.Back })) > 0 {
		notes = append(notes, "sheets.plan-crop")
	}
	return notes
}

// A planRow is what a plan says of a sheet.
type planRow struct {
	leaves, words speech.Text
	name          string
	tiles         []planTile
}

// A planTile is where a tile lies on its board.
type planTile struct {
	label string
	at    canvas.Area
	board canvas.Size
}

// planRows are those of the sheets that have pages. The plan itself is the first of the leaves.
func planRows(chosen []Sheet, leaves []Leaf) []planRow {
	var rows []planRow
	for _, s := range chosen {
		fronts := leavesThat(leaves, func(p Page) bool { return p.has(s.Name) && !p.glued })
		if len(fronts) == 0 {
			continue
		}
		row := planRow{name: s.Name, leaves: numbersOf(fronts)}
		var cut []panel.Placement
		for _, n := range fronts {
			page, placed := leaves[n].Front, leaves[n].Front.placedOf(s.Name)
			cut = append(cut, placed...)
			if page.Sheet != s.Name {
				continue
			}
			for _, at := range placed[:min(1, len(placed))] {
				if page.tile != "" {
					row.tiles = append(row.tiles, planTile{page.tile, at.Window, canvas.Size{W: at.Panel.W, H: at.Panel.H}})
				}
			}
		}
		row.words = wordsOf(s, glueOf(s.Name, leaves))
		also := func(more speech.Text) { row.words = speech.Say("sheets.plan-and", "before", row.words, "next", more) }
		if len(row.tiles) > 0 {
			also(speech.Say("sheets.plan-tiles", "first", row.tiles[0].label, "overlap", TileOverlap))
		}
		if pieces := piecesOf(cut); len(pieces) > 0 {
			also(speech.Say("sheets.plan-pieces", "pieces", pieces))
		}
		if shared, ok := sharedBy(s, chosen, leaves); ok {
			also(shared)
		}
		rows = append(rows, row)
	}
	return rows
}

// leavesThat are the leaves whose fronts are so.
func leavesThat(leaves []Leaf, so func(Page) bool) []int {
	var found []int
	for i, l := range leaves {
		if so(*l.Front) {
			found = append(found, i)
		}
	}
	return found
}

// sharedBy tells what on leaves of a sheet needs another stock; not ok where nothing does.
func sharedBy(s Sheet, chosen []Sheet, leaves []Leaf) (shared speech.Text, ok bool) {
	var names speech.List
	numbers := map[int]bool{}
	for _, guest := range chosen {
		if guest.Craft.Stock == s.Craft.Stock {
			continue
		}
		on := leavesThat(leaves, func(p Page) bool { return p.Sheet == s.Name && p.has(guest.Name) && guest.Name != s.Name })
		if len(on) == 0 {
			continue
		}
		names = append(names, speech.Words(guest.Name))
		for _, n := range on {
			numbers[n] = true
		}
	}
	if len(names) == 0 {
		return "", false
	}
	return speech.Say("sheets.plan-shared", "n", len(numbers), "leaves", numbersOf(slices.Sorted(maps.Keys(numbers))), "sheets", names), true
}

// piecesOf counts what is cut out of panels, by the names of the pieces: "4 standees,
// 21 tokens".
func piecesOf(placed []panel.Placement) speech.List {
	var names []speech.Text
	count := map[speech.Text]int{}
	for _, at := range placed {
		for _, piece := range at.Panel.Pieces {
			if count[piece.Name]++; count[piece.Name] == 1 {
				names = append(names, piece.Name)
			}
		}
	}
	return scoring.Each(len(names), func(i int) speech.Text {
		n := count[names[i]]
		return speech.Say("sheets.plan-piece", "count", n, "piece", speech.Say(string(names[i]), "n", n))
	})
}

// numbersOf are the numbers of leaves, of which there is one at least: "3", "6 to 13".
func numbersOf(leaves []int) speech.Text {
	var runs speech.List
	for from := 0; from < len(leaves); {
		to := from + 1
		for to < len(leaves) && leaves[to] == leaves[to-1]+1 {
			to++
		}
		first, last := leaves[from]+1, leaves[to-1]+1
		run := speech.Words(strconv.Itoa(first))
		if last > first {
			run = speech.Say("sheets.plan-leaves", "from", first, "to", last)
		}
		runs, from = append(runs, run), to
	}
	if len(runs) == 1 {
		return runs[0]
	}
	return speech.Say("sheets.plan-runs", "runs", runs)
}

// glueOf tells how the backs of a sheet come behind their fronts; empty where the printer
// sees to it.
func glueOf(sheet string, leaves []Leaf) speech.Text {
	if len(leavesThat(leaves, func(p Page) bool { return p.has(sheet) && p.folded })) > 0 {
		return "sheets.plan-fold"
	}
	backs := leavesThat(leaves, func(p Page) bool { return p.has(sheet) && p.glued })
	if len(backs) == 0 {
		return ""
	}
	return speech.Say("sheets.plan-glue", "n", len(backs), "leaves", numbersOf(backs))
}

// wordsOf tells what to do with a sheet; glue is what comes before cutting.
func wordsOf(s Sheet, glue speech.Text) speech.Text {
	words := speech.Text("sheets.plan-nothing")
	switch craft := s.Craft; {
	case craft.Do == "" && glue != "":
		words = glue
	case glue != "":
		words = speech.Say("sheets.plan-craft", "stock", craft.Stock, "do", speech.Say("sheets.plan-and", "before", glue, "next", craft.Do))
	case craft.Do != "":
		words = speech.Say("sheets.plan-craft", "stock", craft.Stock, "do", craft.Do)
	}
	if s.Use != "" {
		words = speech.Say("sheets.plan-and", "before", s.Use, "next", words)
	}
	return words
}

// drawPlanTitle draws what's over a plan.
func drawPlanTitle(c canvas.Canvas, a canvas.Area) float64 {
	art.DrawTitle(c, a.X, a.Y+10, 8, c.Say("sheets.plan-title"), art.Shaded, canvas.Left)
	art.DrawRule(c, a.X, a.Y+13, a.X+a.W)
	return planTop
}

// planWords is a block of a plan as wide as it.
func planWords(words speech.Text, set canvas.Type) planBlock {
	return func(c canvas.Canvas, a canvas.Area) float64 {
		return canvas.Paragraph(c, canvas.Area{X: a.X, Y: a.Y, W: a.W}, c.Say(words), set) + planGap
	}
}

// draw draws the row of a sheet, under a line that parts it from another, and the map of its
// tiles under it.
func (r planRow) draw(c canvas.Canvas, a canvas.Area, parted bool) float64 {
	if parted {
		c.Path(canvas.Line(a.X, a.Y-planGap/2, a.X+a.W, a.Y-planGap/2), art.HairPen)
	}
	numbers := canvas.Paragraph(c, canvas.Area{X: a.X, Y: a.Y, W: planIndent - 2}, c.Say(r.leaves), art.StrongType)
	text := canvas.Area{X: a.X + planIndent, Y: a.Y, W: a.W - planIndent}
	c.Text(text.X, a.Y+art.PlainType.Leading()*0.75, r.name, art.StrongType)
	text.Y += art.PlainType.Leading()
	high := max(numbers, art.PlainType.Leading()+canvas.Paragraph(c, text, c.Say(r.words), art.PlainType)) + planGap
	if len(r.tiles) > 0 {
		high += drawTiles(c, text.X, a.Y+high, r.tiles) + planGap
	}
	return high
}

// drawTiles draws how tiles lie together from x, y, and returns the height used.
func drawTiles(c canvas.Canvas, x, y float64, tiles []planTile) float64 {
	k := planMap / tiles[0].board.W
	for _, t := range tiles {
		at := t.at.Scaled(k)
		at.X, at.Y = at.X+x, at.Y+y
		c.Path(at.Outline(), art.BoxPen)
		art.DrawLettered(c, at.X+at.W/2, at.Y+at.H/2, min(5, at.H/3), t.label, canvas.Black)
	}
	return k * tiles[0].board.H
}
