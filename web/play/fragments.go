package play

import (
	"bytes"
	"html/template"
	"reflect"

	"saddlebag/web/panels"
)

// A fragment is a part of a table's page that is no drawing: a template, whose
// name is also the id of its element, and what it shows of the page.
type fragment struct {
	name string
	show func(of, page *tablePage)
}

// allFragments are the fragments of a table's page but for what can be entered, which
// is a part for each seat.
var allFragments = []fragment{
	{"turn", func(of, page *tablePage) { of.Turn = page.Turn }},
	{"tally", func(of, page *tablePage) { of.Tally = page.Tally }},
	{"hints", func(of, page *tablePage) { of.Ahead, of.Game = page.Ahead, page.Game }},
	{"last", func(of, page *tablePage) { of.Last = page.Last }},
	{"dock", func(of, page *tablePage) { of.Dock = page.Dock }},
	{"moves", func(of, page *tablePage) { of.Moves, of.Redo, of.Game = page.Moves, page.Redo, page.Game }},
	{"asks", func(of, page *tablePage) { of.Asks = page.Asks }},
	{"unfit", func(of, page *tablePage) { of.Unfit = page.Unfit }},
	{"end", func(of, page *tablePage) { of.End = page.End }},
}

// fragments are the parts of one place's page as they were rendered last, by their
// ids. Most entries leave most of them as they were, and to fill in a template
// takes far longer than to compare what would go into it.
type fragments map[string]rendered

// A rendered part is its HTML, and what was filled in.
type rendered struct {
	of   any
	html string
}

// render renders all fragments of a page, those that have changed anew. The page
// knows the number of no entry: the script does, and with it every part would
// change with every entry.
func (f *fragments) render(t *template.Template, page tablePage) ([]panels.Part, error) {
	var parts []panels.Part
	now := fragments{}
	add := func(id, name string, of any) error {
		last, ok := (*f)[id]
		if !ok || !reflect.DeepEqual(last.of, of) {
			var b bytes.Buffer
			if err := t.ExecuteTemplate(&b, name, of); err != nil {
				return err
			}
			last = rendered{of, b.String()}
		}
		now[id] = last
		parts = append(parts, panels.Part{ID: id, HTML: last.html})
		return nil
	}
	for _, one := range allFragments {
		of := tablePage{Code: page.Code}
		one.show(&of, &page)
		if err := add(one.name, one.name, of); err != nil {
			return nil, err
		}
	}
	for _, seat := range page.Entries.Seats {
		if err := add(seat.ID, "seat", seat); err != nil {
			return nil, err
		}
	}
	*f = now
	return parts, nil
}
