package play

import (
	"bytes"
	"html/template"
	"reflect"
	"slices"
	"strconv"
	"sync"

	"saddlebag/web/panels"
)

// A fragment is a part of a table's page that is no drawing: a template, whose
// name is also the id of its element, and what it shows of the page.
type fragment struct {
	name string
	show func(of, page *tablePage)
}

// allFragments are the fragments of a table's page but for the moves, and for what can
// be entered, which is a part for each seat.
var allFragments = []fragment{
	{"turn", func(of, page *tablePage) { of.Turn = page.Turn }},
	{"tally", func(of, page *tablePage) { of.Tally = page.Tally }},
	{"hints", func(of, page *tablePage) { of.Ahead, of.Game = page.Ahead, page.Game }},
	{"last", func(of, page *tablePage) { of.Last = page.Last }},
	{"dock", func(of, page *tablePage) { of.Dock = page.Dock }},
	{"asks", func(of, page *tablePage) { of.Asks = page.Asks }},
	{"unfit", func(of, page *tablePage) { of.Unfit = page.Unfit }},
	{"end", func(of, page *tablePage) { of.End = page.End }},
}

// pieces are the parts of all pages of a table, and what those are made of, each
// rendered once for all pages that show the same. Most entries leave most of them as
// they were, and to fill in a template takes far longer than to compare what would go
// into it. They are let go of when no page has shown them at two versions of the
// table. They are safe for concurrent use.
type pieces struct {
	mu      sync.Mutex
	version int64              // of the table, the latest that was rendered
	now     map[string][]piece // shown at that version, by what they are called
	before  map[string][]piece // and at the one before
}

// A piece is its HTML, and what was filled in.
type piece struct {
	of   any
	html string
}

// render renders all fragments of a page, what is not known from before anew. The page
// knows the number of no entry: the script does, and with it every part would change
// with every entry.
func (p *pieces) render(t *template.Template, version int64, page *tablePage) ([]panels.Part, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.now == nil || version > p.version {
		p.version, p.before, p.now = version, p.now, map[string][]piece{}
	}
	var parts []panels.Part
	add := func(id string, of any, fill func() (string, error)) error {
		html, err := p.of(id, of, fill)
		parts = append(parts, panels.Part{ID: id, HTML: html})
		return err
	}
	for _, one := range allFragments {
		of := tablePage{Code: page.Code}
		one.show(&of, page)
		if err := add(one.name, of, filled(t, one.name, of)); err != nil {
			return nil, err
		}
	}
	moves := tablePage{Code: page.Code, Moves: page.Moves, Redo: page.Redo}
	if err := add("moves", moves, func() (string, error) { return p.moves(t, moves) }); err != nil {
		return nil, err
	}
	for _, seat := range page.Entries.Seats {
		if err := add(seat.ID, seat, func() (string, error) { return p.seat(t, seat) }); err != nil {
			return nil, err
		}
	}
	return parts, nil
}

// of is the piece that something is shown by, made if it is not known.
func (p *pieces) of(name string, of any, fill func() (string, error)) (string, error) {
	same := func(one piece) bool { return reflect.DeepEqual(one.of, of) }
	if at := slices.IndexFunc(p.now[name], same); at >= 0 {
		return p.now[name][at].html, nil
	}
	one := piece{of: of}
	if at := slices.IndexFunc(p.before[name], same); at >= 0 {
		one = p.before[name][at]
	} else {
		var err error
		if one.html, err = fill(); err != nil {
			return "", err
		}
	}
	p.now[name] = append(p.now[name], one)
	return one.html, nil
}

// filled fills in a template.
func filled(t *template.Template, name string, of any) func() (string, error) {
	return func() (string, error) {
		var b bytes.Buffer
		err := t.ExecuteTemplate(&b, name, of)
		return b.String(), err
	}
}

// moves renders what was entered last, line by line.
func (p *pieces) moves(t *template.Template, page tablePage) (string, error) {
	page.Moves.Moves = slices.Clone(page.Moves.Moves)
	for i, m := range page.Moves.Moves {
		html, err := p.of("move "+strconv.Itoa(m.Number), m, filled(t, "move", m))
		if err != nil {
			return "", err
		}
		page.Moves.Moves[i].Made = template.HTML(html) // by the template of the line
	}
	return filled(t, "moves", page)()
}

// seat renders what can be entered for one seat, form by form.
func (p *pieces) seat(t *template.Template, seat SeatEntries) (string, error) {
	seat.Verbs = slices.Clone(seat.Verbs)
	for i := range seat.Verbs {
		verb := &seat.Verbs[i]
		verb.Offers = slices.Clone(verb.Offers)
		for at, o := range verb.Offers {
			html, err := p.of(o.ID, o, func() (string, error) { return p.offer(t, o) })
			if err != nil {
				return "", err
			}
			verb.Offers[at].Made = template.HTML(html) // by the template of the form
		}
	}
	return filled(t, "seat", seat)()
}

// offer renders a form, argument by argument: many forms, and those of all seats that
// may write with the same dice, have some alike.
func (p *pieces) offer(t *template.Template, o OfferView) (string, error) {
	o.Args = slices.Clone(o.Args)
	for i, a := range o.Args {
		html, err := p.of(a.gist(), a, filled(t, "argument", a))
		if err != nil {
			return "", err
		}
		o.Args[i].Made = template.HTML(html) // by the template of the argument
	}
	return filled(t, "offer", o)()
}

// gist tells most arguments apart.
func (a *argView) gist() string {
	gist := a.Name + " " + a.Label
	for _, c := range a.Choices {
		gist += " " + c.Value
	}
	return gist
}
