package check

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/speech"
)

// How parts of sheets are laid out as forms.
const (
	mostCounted = 8 // letters that are counted each by itself
	leastRun    = 2 // cells that are counted
	leastList   = 4 // cells that are a column
	spareRows   = 5 // of a column that are shown beyond what is written
	leastRows   = 6 // of it that are shown
)

// A partForm is a part of the sheets as a form.
type partForm struct {
	audit.Part
	element string
	blocks  []block
}

// A block is fields of a part that lie together.
type block struct {
	kind  blockKind
	heads []speech.Text // of columns, or the letters that are counted
	rows  string        // what its lines are called, where they are told apart by numbers alone
	lines []line
	grows bool // lines come as they are needed
}

// blockKind is how the fields of a block lie.
type blockKind string

// The kinds of blocks.
const (
	loose   blockKind = "loose"   // one line of fields that have nothing in common
	column  blockKind = "column"  // one field a line
	table   blockKind = "table"   // a group of cells a line
	tallied blockKind = "tallied" // letters, and how many
)

// A line is fields in a row.
type line struct {
	name   label
	says   speech.Text // in place of the name
	fields []*field
}

// layOut makes forms of the parts that are to be filled in, but for those that
// only the drawings have.
func (f *filling) layOut() {
	f.forms, f.fields = nil, map[string]*field{}
	for _, part := range f.Parts {
		if part.Idle || part.Depth == audit.Everything {
			continue
		}
		form := partForm{Part: part, element: f.partID(part)}
		form.blocks = f.blocks(part)
		for _, b := range form.blocks {
			for _, l := range b.lines {
				for _, at := range l.fields {
					f.fields[at.element] = at
				}
			}
		}
		f.forms = append(f.forms, form)
	}
}

// blocks lays out the cells of a part: groups that are alike as a table, and what
// is left as it comes.
func (f *filling) blocks(part audit.Part) []block {
	var all []block
	groups := f.groups(part)
	for len(groups) > 0 {
		n := 1
		for n < len(groups) && len(groups[0]) > 1 && alike(groups[0], groups[n]) {
			n++
		}
		if n > 1 {
			all = append(all, f.table(part, groups[:n]))
		} else {
			all = append(all, f.runs(part, groups[0])...)
		}
		groups = groups[n:]
	}
	return joined(all)
}

// groups are the cells of a part by their groups.
func (f *filling) groups(part audit.Part) [][]scoring.Cell {
	var groups [][]scoring.Cell
	before := ""
	for i, id := range part.Cells {
		group := scoring.CellGroup(id)
		if i == 0 || group != before {
			groups = append(groups, nil)
		}
		last := len(groups) - 1
		groups[last], before = append(groups[last], f.cell(scoring.Place{Owner: part.Owner, Cell: id})), group
	}
	return groups
}

// alike says whether two groups have the same kinds of cells.
func alike(a, b []scoring.Cell) bool {
	return slices.EqualFunc(a, b, func(x, y scoring.Cell) bool { return x.Kind == y.Kind })
}

// table lays out groups that are alike.
func (f *filling) table(part audit.Part, groups [][]scoring.Cell) block {
	b := block{kind: table, grows: true}
	for row, group := range groups {
		name := f.commonName(group)
		l := line{name: name.without(f.label(part.Title))}
		for _, run := range f.split(group) {
			l.fields = append(l.fields, f.fieldsOf(run, name)...)
		}
		for _, at := range l.fields {
			at.row = row + 1
		}
		b.lines = append(b.lines, l)
		b.grows = b.grows && l.name.numberless().english == b.lines[0].name.numberless().english
	}
	for _, at := range b.lines[0].fields {
		b.heads = append(b.heads, at.label)
	}
	if b.grows {
		b.rows = b.lines[0].name.numberless().said
		for i := range b.lines {
			b.lines[i].name = b.lines[i].name.number()
		}
	}
	return b
}

// runs lays out the cells of one group.
func (f *filling) runs(part audit.Part, cells []scoring.Cell) []block {
	var all []block
	for _, run := range f.split(cells) {
		fields := f.fieldsOf(run, f.label(part.Title))
		switch {
		case run.words != nil:
			all = append(all, block{kind: tallied, heads: speech.Named(run.words...), lines: []line{{says: "filled.letters-there", fields: fields[:len(run.words)]}, {says: "filled.letters-struck", fields: fields[len(run.words):]}}})
		case len(run.cells) >= leastList && len(fields) > 1:
			b := block{kind: column, grows: len(run.cells) > 2*leastList}
			for row, at := range fields {
				at.row = row + 1
				b.lines = append(b.lines, line{fields: []*field{at}})
			}
			all = append(all, b)
		default:
			all = append(all, block{kind: loose, lines: []line{{fields: fields}}})
		}
	}
	return all
}

// joined puts all loose fields into one block, where the last of them are.
func joined(blocks []block) []block {
	var all []block
	var fields []*field
	at := 0
	for _, b := range blocks {
		if b.kind == loose {
			fields, at = append(fields, b.lines[0].fields...), len(all)
			continue
		}
		all = append(all, b)
	}
	if fields == nil {
		return all
	}
	return slices.Insert(all, at, block{kind: loose, lines: []line{{fields: fields}}})
}

// A run is cells of one kind that are filled in alike.
type run struct {
	cells []scoring.Cell
	words []string // the letters that are counted; nil where none are
}

// split splits the cells of a group into runs. A cell by itself is one.
func (f *filling) split(cells []scoring.Cell) []run {
	var runs []run
	for len(cells) > 0 {
		n, words := 1, f.letters(cells[0])
		for n < len(cells) && cells[n].Kind == cells[0].Kind && f.label(cells[n].Label).numberless().english == f.label(cells[0].Label).numberless().english && slices.Equal(f.letters(cells[n]), words) {
			n++
		}
		r := run{cells: cells[:n]}
		if n >= leastRun {
			r.words = words
		}
		runs = append(runs, r)
		cells = cells[n:]
	}
	return runs
}

// letters are those that can stand in a cell for one, if they can be counted.
func (f *filling) letters(c scoring.Cell) []string {
	if c.Kind != scoring.Letter {
		return nil
	}
	words := f.words(scoring.Place{Owner: c.Owner, Cell: c.ID})
	if len(words) == 0 || len(words) > mostCounted {
		return nil
	}
	return scoring.Each(len(words), func(i int) string { return words[i].Value })
}

// fieldsOf are the fields for a run of cells. What stands over them anyway is not
// said again beside each.
func (f *filling) fieldsOf(r run, over label) []*field {
	first := scoring.Place{Owner: r.cells[0].Owner, Cell: r.cells[0].ID}
	places := scoring.Each(len(r.cells), func(i int) scoring.Place { return scoring.Place{Owner: first.Owner, Cell: r.cells[i].ID} })
	switch {
	case r.words != nil:
		var fields []*field
		for _, how := range []counting{letters, gone} {
			for _, letter := range r.words {
				at := &field{label: speech.Words(letter), places: places, counts: how, letter: letter}
				says := "filled.letter"
				if how == gone {
					says = "filled.letter-struck"
				}
				at.full = speech.Say(says, "part", capital(over.said), "letter", f.called(first, letter))
				at.element = f.countID(first, strings.ReplaceAll(at.counted(), struck, "gone-"))
				fields = append(fields, at)
			}
		}
		return fields
	case r.cells[0].Kind == scoring.Box && len(places) > 1:
		many := speech.Say("filled.crossed", "rows", plural(f.label(r.cells[0].Label).without(over).numberless().said))
		return []*field{{element: f.countID(first, "count"), label: many, full: speech.Say("filled.part-field", "part", capital(over.said), "field", many), places: places, counts: boxes}}
	}
	return scoring.Each(len(places), func(i int) *field {
		full := r.cells[i].Label
		return &field{element: f.fieldID(places[i]), label: speech.Words(f.label(full).without(over).said), full: full, places: places[i : i+1]}
	})
}

// called is what people call a word that can stand in a place.
func (f *filling) called(p scoring.Place, value string) speech.Text {
	for _, w := range f.words(p) {
		if w.Value == value && w.Label != "" {
			return w.Label
		}
	}
	return speech.Words(value)
}

// words are what can stand in a place, as far as that can be listed.
func (f *filling) words(p scoring.Place) []audit.Word {
	if f.list.Words == nil {
		return nil
	}
	return f.list.Words(p)
}

// capital is a title at the beginning of a sentence.
func capital(title string) string {
	first, n := utf8.DecodeRuneInString(title)
	return string(unicode.ToUpper(first)) + title[n:]
}

// plural is a noun of which there are several: "row" is "rows".
func plural(noun string) speech.Text {
	if noun == "" {
		return "filled.rows"
	}
	return speech.Say("filled.several", "noun", noun)
}
