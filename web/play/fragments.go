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

// allFragments are the fragments of a table's page but for the moves, the action bar, and
// for what can be entered, which is a part for each seat. None shows anything else but the code.
var allFragments = []fragment{
	shows("turn", func(p *tablePage) *turnView { return &p.Turn }),
	shows("tally", func(p *tablePage) *[]TallyView { return &p.Tally }),
	shows("hints", func(p *tablePage) *hintsView { return &p.Ahead }),
	shows("last", func(p *tablePage) *lastView { return &p.Last }),
	shows("asks", func(p *tablePage) *[]table.RequestView { return &p.Asks }),
	shows("unfit", func(p *tablePage) *UnfitView { return &p.Unfit }),
	shows("end", func(p *tablePage) **table.Finale { return &p.End }),
}

// pieces are the parts of all pages of a table, and what those are made of, each
// rendered once for all pages that show the same. Most entries leave most of them as
// they were, and to fill in a template takes far longer than to compare what would go
// into it. They are let go of when no page has shown them at two versions of the
// table. They are safe for concurrent use.
type pieces struct {
	forms *formCache // of all tables

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
		fill := func() (string, error) {
			of := tablePage{Code: page.Code}
			one.show(&of, page)
			return filled(t, one.name, of)()
		}
		if err := add(one.name, one.shown(page), fill); err != nil {
			return nil, err
		}
	}
	type moves struct {
		Moves movesView
		Redo  *UndoView
	}
	if err := add("moves", moves{page.Moves, page.Redo}, func() (string, error) { return p.moves(t, page) }); err != nil {
		return nil, err
	}
	if err := add("dock", page.Dock, func() (string, error) { return p.dock(t, page) }); err != nil {
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

// blank are the sheets that templates are filled in on.
var blank = sync.Pool{New: func() any { return new(bytes.Buffer) }}

// filled fills in a template.
func filled(t *template.Template, name string, of any) func() (string, error) {
	return func() (string, error) {
		b := blank.Get().(*bytes.Buffer)
		defer blank.Put(b)
		b.Reset()
		err := t.ExecuteTemplate(b, name, of)
		return b.String(), err
	}
}

// moves renders what was entered last, line by line.
func (p *pieces) moves(t *template.Template, of *tablePage) (_ string, err error) {
	page := tablePage{Code: of.Code, alikeView: alikeView{Moves: of.Moves}, Redo: of.Redo}
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

// dock renders the action bar: the dice, what takes back, what goes on.
func (p *pieces) dock(t *template.Template, page *tablePage) (string, error) {
	bar := page.Dock
	var made strings.Builder
	for _, one := range []struct {
		Name string
		Bar  actionBarView // as much of it as is shown
	}{
		{"tray", actionBarView{Shows: bar.Shows, Ladder: bar.Ladder, Pad: bar.Pad}},
		{"back", actionBarView{Undo: bar.Undo}},
		{"ahead", actionBarView{Done: bar.Done, Main: bar.Main, Ends: bar.Ends}},
	} {
		html, err := p.forms.of(one, filled(t, one.Name, &tablePage{Code: page.Code, Dock: one.Bar}))
		if err != nil {
			return "", err
		}
		made.WriteString(html)
	}
	bar.Made = template.HTML(made.String()) // by the templates of the page
	return filled(t, "dock", &tablePage{Code: page.Code, Dock: bar})()
}

// seat renders what can be entered for one seat, form by form.
func (p *pieces) seat(t *template.Template, seat SeatEntries) (string, error) {
	seat.Verbs = slices.Clone(seat.Verbs)
	for i := range seat.Verbs {
		verb := &seat.Verbs[i]
		var forms strings.Builder
		for _, o := range verb.Offers {
			if err := p.offer(&forms, t, o); err != nil {
				return "", err
			}
		}
		verb.Made = template.HTML(forms.String()) // by the template of the form
	}
	return filled(t, "seat", seat)()
}

// hole is where a form that is rendered without its fields has them. It is in no HTML.
const hole = "\x00"

// offer renders a form. What is round its fields is the same however the dice fall, who
// enters it is the same in many forms, and each field in those of all seats that may
// write with the same dice.
func (p *pieces) offer(to *strings.Builder, t *template.Template, o OfferView) error {
	round := o
	round.Seen, round.Actor, round.Before, round.Args, round.Fields = 0, "", nil, nil, hole
	form, err := p.forms.of(round, filled(t, "offer", round))
	if err != nil {
		return err
	}
	before, after, _ := strings.Cut(form, hole)
	to.WriteString(before)
	who := OfferView{Seen: o.Seen, Actor: o.Actor, Verb: o.Verb, Before: o.Before}
	entered, err := p.forms.of(who, filled(t, "entered", who))
	if err != nil {
		return err
	}
	to.WriteString(entered)
	for _, a := range o.Args {
		field, err := p.forms.of(a, filled(t, "argument", a))
		if err != nil {
			return err
		}
		to.WriteString(field)
	}
	to.WriteString(after + "\n")
	return nil
}
