package play

import (
	"bytes"
	"html/template"
	"slices"
	"strings"
	"sync"
	"weak"

	"saddlebag/scoring"
	"saddlebag/web/panels"
	"saddlebag/web/table"
)

// A fragment is a part of a table's page that is no drawing: a template, whose
// name is also the id of its element, and what it shows of the page.
type fragment struct {
	name  string
	shown func(page *tablePage) any
	show  func(of, page *tablePage)
}

// shows is the fragment that shows one thing of the page.
func shows[T any](name string, thing func(page *tablePage) *T) fragment {
	return fragment{
		name, func(page *tablePage) any { return *thing(page) },
		func(of, page *tablePage) { *thing(of) = *thing(page) },
	}
}

// allFragments are the fragments of a table's page but for the tally, the moves, the action
// bar, and for what can be entered, which is a part for each seat. None shows anything else but the code.
var allFragments = []fragment{
	shows("turn", func(p *tablePage) *turnView { return &p.Turn }),
	shows("hints", func(p *tablePage) *hintsView { return &p.Ahead }),
	shows("last", func(p *tablePage) *lastView { return &p.Last }),
	shows("asks", func(p *tablePage) *[]table.RequestView { return &p.Asks }),
	shows("deeds", func(p *tablePage) *table.DeedsView { return &p.Deeds }),
	shows("unfit", func(p *tablePage) *UnfitView { return &p.Unfit }),
	shows("end", func(p *tablePage) **table.Finale { return &p.End }),
}

// pieces are the parts of all pages of a table in a language, each filled in once for all
// pages that show the same. Most entries leave most of them as they were: of those nothing is kept but
// what tells that, for two versions of the table. They are safe for concurrent use.
type pieces struct {
	forms forms // of all tables
	sent  bundles

	mu      sync.Mutex
	version int64              // of the table, the latest that was rendered
	now     map[string][]piece // shown at that version, by what they are called
	before  map[string][]piece // and at the one before
	seats   map[[2]int]weak.Pointer[seatMade]
}

// A piece is what tells a part from others.
type piece struct {
	of   digest // of what it shows
	sum  uint64 // of the part
	part weak.Pointer[panels.Shared]
}

// A seatMade is what can be entered for a seat, as it was asked last by a place of some
// seat.
type seatMade struct {
	asked asking
	shows SeatEntries
	part  *panels.Shared // nil until it is rendered
}

// seat is what can be entered for a seat, known from before where that follows from the
// same.
func (p *pieces) seat(a asking, names scoring.Namer) *seatMade {
	p.mu.Lock()
	defer p.mu.Unlock()
	key := [2]int{a.place, a.seat}
	if known := p.seats[key].Value(); known != nil && known.asked.same(a) {
		return known
	}
	made := &seatMade{asked: a, shows: viewSeat(a, names)}
	if p.seats == nil {
		p.seats = map[[2]int]weak.Pointer[seatMade]{}
	}
	p.seats[key] = weak.Make(made)
	return made
}

// render renders all fragments of a page, what is not known from before anew. The page
// knows the number of no entry: the script does, and with it every part would change
// with every entry.
func (p *pieces) render(t *template.Template, version int64, page *tablePage, seats []*seatMade) ([]*panels.Shared, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.now == nil || version > p.version {
		p.version, p.before, p.now = version, p.now, map[string][]piece{}
	}
	var parts []*panels.Shared
	add := func(id string, of digest, fill func() ([]string, error)) error {
		one, err := p.of(id, of, fill)
		parts = append(parts, one)
		return err
	}
	for _, one := range allFragments {
		d, known := page.digests[one.name]
		if !known {
			d = digestOf(one.shown(page))
		}
		fill := func() ([]string, error) {
			of := tablePage{Code: page.Code}
			one.show(&of, page)
			html, err := p.forms.at(d, filled(t, one.name, of))
			return []string{html}, err
		}
		if err := add(one.name, d, fill); err != nil {
			return nil, err
		}
	}
	if err := add("tally", page.digests["tally"], func() ([]string, error) { return p.forms.tally(t, page) }); err != nil {
		return nil, err
	}
	type moves struct {
		Moves digest
		Undo  *UndoView
		Redo  *UndoView
	}
	if err := add("moves", digestOf(moves{page.digests["moves"], page.Undo, page.Redo}), func() ([]string, error) { return p.forms.moves(t, page) }); err != nil {
		return nil, err
	}
	if err := add("dock", digestOf(page.Dock), func() ([]string, error) { return p.forms.dock(t, page) }); err != nil {
		return nil, err
	}
	for _, seat := range page.Entries.Seats {
		if len(seat.Verbs) == 0 {
			if err := add(seat.ID, digestOf(seat), func() ([]string, error) { return p.forms.seat(t, seat) }); err != nil {
				return nil, err
			}
			continue
		}
		made := seats[slices.IndexFunc(seats, func(m *seatMade) bool { return m.asked.seat == seat.Seat })]
		if made.part == nil {
			text, err := p.forms.seat(t, seat)
			if err != nil {
				return nil, err
			}
			made.part = panels.NewShared(seat.ID, text...)
		}
		parts = append(parts, made.part)
	}
	return parts, nil
}

// of is the part that something is shown by. It is filled in when somebody is sent it, and
// where nothing is known of it.
func (p *pieces) of(name string, d digest, fill func() ([]string, error)) (*panels.Shared, error) {
	same := func(one piece) bool { return one.of == d }
	at := slices.IndexFunc(p.now[name], same)
	if at < 0 {
		at = len(p.now[name])
		one := piece{of: d}
		if known := slices.IndexFunc(p.before[name], same); known >= 0 {
			one = p.before[name][known]
		}
		p.now[name] = append(p.now[name], one)
	}
	one := &p.now[name][at]
	part := one.part.Value()
	switch {
	case part != nil:
		return part, nil
	case one.sum != 0:
		part = panels.Again(name, one.sum, fill)
	default:
		text, err := fill()
		if err != nil {
			return nil, err
		}
		part = panels.NewShared(name, text...)
	}
	one.sum, one.part = part.Sum(), weak.Make(part)
	return part, nil
}

// blank are the sheets that templates are filled in on.
var blank = sync.Pool{New: func() any { return new(bytes.Buffer) }}

// filled fills in a template, as it stands in JSON.
func filled(t *template.Template, name string, of any) func() (string, error) {
	return func() (string, error) {
		b := blank.Get().(*bytes.Buffer)
		defer blank.Put(b)
		b.Reset()
		err := t.ExecuteTemplate(b, name, of)
		return panels.Quote(b.String()), err
	}
}

// hole is where a template that is filled in without some of its pieces has them. It is in
// no HTML.
const hole template.HTML = "\x00"

// quotedHole is how a hole stands in JSON.
var quotedHole = panels.Quote(string(hole))

// tally renders the scores, player by player.
func (f forms) tally(t *template.Template, page *tablePage) (text []string, err error) {
	frame := tallyFrame{hole}
	round, err := f.of(frame, filled(t, "tally", frame))
	if err != nil {
		return nil, err
	}
	before, after, _ := strings.Cut(round, quotedHole)
	text = append(text, before)
	for i := range page.Tally {
		score, err := f.of(page.Tally[i], filled(t, "score", page.Tally[i]))
		if err != nil {
			return nil, err
		}
		text = append(text, score, newLine)
	}
	return append(text, after), nil
}

// A tallyFrame is what stands round the scores.
type tallyFrame struct{ Scores template.HTML }

// moves renders what was entered last, line by line.
func (f forms) moves(t *template.Template, of *tablePage) (text []string, err error) {
	frame := movesFrame{of.Code, 0, movesView{Moves: make([]moveView, min(1, len(of.Moves.Moves))), More: of.Moves.More, Made: hole}, of.Undo, of.Redo}
	round, err := f.of(frame, filled(t, "moves", frame))
	if err != nil {
		return nil, err
	}
	before, after, _ := strings.Cut(round, quotedHole)
	text = append(text, before)
	for i, m := range of.Moves.Moves {
		line, err := f.at(of.lines[i], filled(t, "move", m))
		if err != nil {
			return nil, err
		}
		text = append(text, line, newLine)
	}
	return append(text, after), nil
}

// A movesFrame is what stands round the lines of what was entered last.
type movesFrame struct {
	Code  string
	Seen  int // number of no entry: the script knows it
	Moves movesView
	Undo  *UndoView
	Redo  *UndoView
}

// newLine is how the end of a line stands in JSON.
const newLine = `\n`

// dock renders the action bar: the dice, what takes back, what goes on.
func (f forms) dock(t *template.Template, page *tablePage) (text []string, err error) {
	bar, frame := page.Dock, struct{ Dock actionBarView }{actionBarView{Virtual: page.Dock.Virtual, Made: hole}}
	round, err := f.of(frame, filled(t, "dock", frame))
	if err != nil {
		return nil, err
	}
	before, after, _ := strings.Cut(round, quotedHole)
	text = append(text, before)
	for _, one := range []struct {
		Name string
		Bar  actionBarView // as much of it as is shown
	}{
		{"tray", actionBarView{Shows: bar.Shows, Ladder: bar.Ladder, Pad: bar.Pad, Todo: bar.Todo}},
		{"back", actionBarView{Undo: bar.Undo}},
		{"ahead", actionBarView{Done: bar.Done, Main: bar.Main, Ends: bar.Ends}},
	} {
		html, err := f.of(one, filled(t, one.Name, &tablePage{Code: page.Code, Dock: one.Bar}))
		if err != nil {
			return nil, err
		}
		text = append(text, html)
	}
	return append(text, after), nil
}

// seat renders what can be entered for one seat, form by form.
func (f forms) seat(t *template.Template, seat SeatEntries) (text []string, err error) {
	frame := seat
	frame.Verbs = slices.Clone(seat.Verbs)
	for i := range frame.Verbs {
		frame.Verbs[i].Offers, frame.Verbs[i].Made = make([]*OfferView, len(seat.Verbs[i].Offers)), hole
	}
	round, err := f.of(frame, filled(t, "seat", frame))
	if err != nil {
		return nil, err
	}
	var blank [2]OfferView
	for _, verb := range seat.Verbs {
		before, after, _ := strings.Cut(round, quotedHole)
		text = append(text, before)
		for _, o := range verb.Offers {
			if text, err = f.offer(text, t, o, &blank); err != nil {
				return nil, err
			}
		}
		round = after
	}
	return append(text, round), nil
}

// offer renders a form. What is round its fields is the same however the dice fall, who
// enters it is the same in many forms, and each field in those of all seats that may
// write with the same dice. It is filled in on blanks, which can be used again.
func (f forms) offer(text []string, t *template.Template, o *OfferView, blank *[2]OfferView) ([]string, error) {
	frame, who := &blank[0], &blank[1]
	*frame, *who = *o, OfferView{Seen: o.Seen, Actor: o.Actor, Verb: o.Verb, Before: o.Before}
	frame.Seen, frame.Actor, frame.Before, frame.Args, frame.Fields = 0, "", nil, nil, hole
	round, err := f.of(frame, filled(t, "offer", frame))
	if err != nil {
		return nil, err
	}
	before, after, _ := strings.Cut(round, quotedHole)
	entered, err := f.of(who, filled(t, "entered", who))
	if err != nil {
		return nil, err
	}
	text = append(text, before, entered)
	for i := range o.Args {
		field, err := f.of(&o.Args[i], filled(t, "argument", &o.Args[i]))
		if err != nil {
			return nil, err
		}
		text = append(text, field)
	}
	return append(text, after, newLine), nil
}
