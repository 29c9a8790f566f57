package play

import (
	"bytes"
	"html/template"
	"reflect"
	"slices"
	"strconv"
	"strings"
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
	{"tally", func(of, page *tablePage) { of.Tally = away(page.Tally) }},
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

// A piece is a part, and what was filled in.
type piece struct {
	of any
	*panels.Shared
}

// render renders all fragments of a page, what is not known from before anew. The page
// knows the number of no entry: the script does, and with it every part would change
// with every entry.
func (p *pieces) render(t *template.Template, version int64, page *tablePage) ([]*panels.Shared, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.now == nil || version > p.version {
		p.version, p.before, p.now = version, p.now, map[string][]piece{}
	}
	var parts []*panels.Shared
	add := func(id string, of any, fill func() (string, error)) error {
		one, err := p.of(id, of, fill)
		parts = append(parts, one)
		return err
	}
	for _, one := range allFragments {
		of := tablePage{Code: page.Code}
		one.show(&of, page)
		if err := add(one.name, of, filled(t, one.name, of)); err != nil {
			return nil, err
		}
	}
	moves := tablePage{Code: page.Code, alikeView: alikeView{Moves: page.Moves}, Redo: page.Redo}
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
func (p *pieces) of(name string, of any, fill func() (string, error)) (*panels.Shared, error) {
	same := func(one piece) bool { return reflect.DeepEqual(one.of, of) }
	if at := slices.IndexFunc(p.now[name], same); at >= 0 {
		return p.now[name][at].Shared, nil
	}
	var one piece
	if at := slices.IndexFunc(p.before[name], same); at >= 0 {
		one = piece{of, p.before[name][at].Shared} // it is compared with what lies at the same place the next time
	} else {
		html, err := fill()
		if err != nil {
			return nil, err
		}
		one = piece{of, &panels.Shared{Part: panels.Part{ID: name, HTML: html}}}
	}
	p.now[name] = append(p.now[name], one)
	return one.Shared, nil
}

// html is the HTML of the piece that something is shown by.
func (p *pieces) html(name string, of any, fill func() (string, error)) (template.HTML, error) {
	one, err := p.of(name, of, fill)
	if err != nil {
		return "", err
	}
	return template.HTML(one.HTML), nil // made by a template
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
func (p *pieces) moves(t *template.Template, page tablePage) (_ string, err error) {
	page.Moves.Made, err = p.html("lines", page.Moves.Moves, func() (string, error) {
		var lines strings.Builder
		for _, m := range page.Moves.Moves {
			line, err := p.html("move "+strconv.Itoa(m.Number), m, filled(t, "move", m))
			if err != nil {
				return "", err
			}
			lines.WriteString(string(line) + "\n")
		}
		return lines.String(), nil
	})
	if err != nil {
		return "", err
	}
	return filled(t, "moves", page)()
}

// seat renders what can be entered for one seat, form by form.
func (p *pieces) seat(t *template.Template, seat SeatEntries) (_ string, err error) {
	seat.Verbs = slices.Clone(seat.Verbs)
	for i := range seat.Verbs {
		verb := &seat.Verbs[i]
		verb.Offers = slices.Clone(verb.Offers)
		for at, o := range verb.Offers {
			if verb.Offers[at].Made, err = p.html(o.ID, o, func() (string, error) { return p.offer(t, o) }); err != nil {
				return "", err
			}
		}
	}
	return filled(t, "seat", seat)()
}

// offer renders a form, argument by argument: many forms, and those of all seats that
// may write with the same dice, have some alike.
func (p *pieces) offer(t *template.Template, o OfferView) (_ string, err error) {
	o.Args = slices.Clone(o.Args)
	for i, a := range o.Args {
		if o.Args[i].Made, err = p.html(a.gist(), a, filled(t, "argument", a)); err != nil {
			return "", err
		}
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
