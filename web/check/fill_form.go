package check

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/speech"
	"saddlebag/web/panels"
	"saddlebag/web/site"
)

// A formView is the parts of an owner's sheet to be filled in without drawings.
type formView struct {
	ID    string
	Name  speech.Text
	Rest  string // the name of the sheet in forms
	Parts []partView
}

// A partView is a form for a part of a sheet.
type partView struct {
	ID       string
	Title    speech.Text
	End      bool // it belongs to the end of the game
	Alone    bool // it is one field, which says what it is
	Finished bool
	Blocks   []blockView
}

// A blockView is fields that lie together.
type blockView struct {
	ID    string
	Kind  blockKind
	Heads []speech.Text
	Rows  speech.Text // what its lines are called
	Named bool        // its lines have names
	Lines []lineOfFields
}

// A lineOfFields is a line of a block.
type lineOfFields struct {
	ID     string
	Name   speech.Text
	Kind   blockKind
	Fields []fieldView
}

// A fieldView is a field with what stands in it.
type fieldView struct {
	ID          string
	Label, Full speech.Text
	Value       string
	Box         bool
	Wide        bool   // it takes more than a few letters
	Keys        string // those that a phone has for it; empty for all
	Options     []site.Choice
	List        string // the id of a list of words
	Beside      beside
}

// A wordList is what can stand in fields, by the id of the list.
type wordList struct {
	ID    string
	Words []site.Choice
}

// mostOptions is how many words are chosen from; more are typed, and proposed.
const mostOptions = 24

// mostShort is how many letters have room where a number has.
const mostShort = 5

// partID is the id of the element of a part.
func (f *filling) partID(part audit.Part) string {
	return "part-" + panels.SheetID(part.Owner) + "-" + part.Name
}

// viewForms are the forms of all owners that have any.
func (f *filling) viewForms() []formView {
	var views []formView
	for _, owner := range f.owners {
		v := formView{ID: "form-" + panels.SheetID(owner), Name: f.name(owner), Rest: panels.SheetID(owner)}
		for i := range f.forms {
			if f.forms[i].Owner == owner {
				v.Parts = append(v.Parts, f.viewPart(&f.forms[i]))
			}
		}
		if len(v.Parts) > 0 {
			views = append(views, v)
		}
	}
	return views
}

func (f *filling) viewPart(form *partForm) partView {
	v := partView{
		ID: form.element, Title: form.Title,
		End: form.Depth == audit.TheEnd, Finished: f.finished(form.Part),
	}
	for i := range form.blocks {
		b := &form.blocks[i]
		shown := blockView{ID: form.blockID(i), Kind: b.kind, Heads: b.heads, Rows: speech.Words(b.rows)}
		for n := range b.lines[:f.shown(b)] {
			shown.Lines = append(shown.Lines, f.viewLine(shown.ID, b, n))
			shown.Named = shown.Named || (b.lines[n].name.said != "" || b.lines[n].says != "")
		}
		v.Blocks = append(v.Blocks, shown)
	}
	first := form.blocks[0]
	v.Alone = len(form.blocks) == 1 && len(first.lines) == 1 && len(first.lines[0].fields) == 1
	return v
}

// blockID is the id of the element round the lines of a block.
func (form *partForm) blockID(i int) string { return form.element + "-" + strconv.Itoa(i) }

// A shownColumn is a column that grows, and how many rows of it are shown.
type shownColumn struct {
	*block
	shown int
}

// columns are those that grow, by their elements.
func (f *filling) columns() map[string]shownColumn {
	all := map[string]shownColumn{}
	for n := range f.forms {
		for i := range f.forms[n].blocks {
			if b := &f.forms[n].blocks[i]; b.grows {
				all[f.forms[n].blockID(i)] = shownColumn{b, f.shown(b)}
			}
		}
	}
	return all
}

// shownRows is how many rows of columns are shown, by their elements.
func shownRows(columns map[string]shownColumn) map[string]int {
	rows := make(map[string]int, len(columns))
	for id, c := range columns {
		rows[id] = c.shown
	}
	return rows
}

func (f *filling) viewLine(id string, b *block, n int) lineOfFields {
	l := b.lines[n]
	v := lineOfFields{ID: fmt.Sprintf("%s-%d", id, n+1), Name: speech.Words(l.name.said), Kind: b.kind}
	if l.says != "" {
		v.Name = l.says
	}
	for _, at := range l.fields {
		v.Fields = append(v.Fields, f.viewField(at))
	}
	return v
}

// shown is how many lines of a block are shown: of a column that grows those that
// are written on, and a few more.
func (f *filling) shown(b *block) int {
	if !b.grows {
		return len(b.lines)
	}
	written := len(b.lines)
	says := func(at *field) bool { return f.read(at) != "" }
	for written > 0 && !slices.ContainsFunc(b.lines[written-1].fields, says) {
		written--
	}
	return min(len(b.lines), max(leastRows, written+spareRows))
}

func (f *filling) viewField(at *field) fieldView {
	v := fieldView{ID: at.element, Label: at.label, Full: at.full, Value: f.read(at), Beside: f.beside[at.element]}
	cell := f.cell(at.places[0])
	switch {
	case at.counts != nothing:
		v.Keys = "numeric"
		return v
	case cell.Kind == scoring.Box:
		v.Box = true
		return v
	case cell.Kind == scoring.Figure || cell.Kind == scoring.Money:
		v.Keys = "decimal"
	}
	words := f.words(at.places[0])
	v.Wide = v.Keys == "" && cell.Kind != scoring.Letter && (len(words) == 0 || slices.ContainsFunc(words, f.isLong))
	switch {
	case len(words) == 0:
	case len(words) <= mostOptions && v.Keys == "":
		v.Options = options(words, v.Value)
	default:
		v.List = f.listOf(words)
	}
	return v
}

// labelOf is what people call a word.
func labelOf(w audit.Word) speech.Text {
	if w.Label == "" {
		return speech.Words(w.Value)
	}
	return w.Label
}

// isLong says whether a word needs more room than a number.
func (f *filling) isLong(w audit.Word) bool {
	return utf8.RuneCountInString(f.language.Of(labelOf(w))) > mostShort
}

// options are words to choose from, and that nobody knows, with what is written, though
// it be none of them.
func options(words []audit.Word, written string) []site.Choice {
	all := []site.Choice{{Value: "", Chosen: written == ""}}
	found := written == ""
	for _, w := range append(slices.Clone(words), audit.Word{Value: unknown}) {
		found = found || w.Value == written
		all = append(all, site.Choice{Value: w.Value, Label: labelOf(w), Chosen: w.Value == written})
	}
	if !found {
		all = append(all, site.Choice{Value: written, Label: speech.Words(written), Chosen: true})
	}
	return all
}

// listOf is the id of a list of words, which the page has once.
func (f *filling) listOf(words []audit.Word) string {
	values := scoring.Each(len(words), func(i int) string { return words[i].Value })
	key := strings.Join(values, "\n")
	i := slices.IndexFunc(f.lists, func(l wordList) bool {
		return key == strings.Join(scoring.Each(len(l.Words), func(i int) string { return l.Words[i].Value }), "\n")
	})
	if i < 0 {
		i = len(f.lists)
		f.lists = append(f.lists, wordList{ID: fmt.Sprintf("words-%d", i+1), Words: scoring.Each(len(words), func(i int) site.Choice {
			return site.Choice{Value: words[i].Value, Label: labelOf(words[i])}
		})})
	}
	return f.lists[i].ID
}

// countedBy are the fields that count in several cells, by the elements of those.
func (f *filling) countedBy() map[string]string {
	all := map[string]string{}
	for id, at := range f.fields {
		for _, p := range at.places {
			if cell := f.element(p); at.counts != nothing && (all[cell] == "" || id < all[cell]) {
				all[cell] = id
			}
		}
	}
	return all
}

// A beside is what stands beside a field: what it should add up to, and the
// number of the finding that it has part in.
type beside struct {
	Sum     string
	Wrong   bool // it says something else
	Finding int
	Offers  string // numbers that the rules propose, a space between them
}

// Each are the numbers that the rules propose.
func (b beside) Each() []string { return strings.Fields(b.Offers) }

// putBeside finds what stands beside fields, by their elements, where anything
// does.
func (f *filling) putBeside() {
	f.beside = map[string]beside{}
	doubts := f.doubts()
	info, sheet := f.Game.Info(), audit.NewSheet(f.Filled)
	for id, at := range f.fields {
		var b beside
		for _, p := range at.places {
			if n := doubts[p]; n > 0 && (b.Finding == 0 || n < b.Finding) {
				b.Finding = n
			}
		}
		if sum, ok := f.sums[at.places[0]]; ok && at.counts == nothing {
			said := speech.Say("scoring.number", "number", speech.Tenths(sum))
			if f.cell(at.places[0]).Kind == scoring.Money {
				said = info.Amount(sum)
			}
			b.Sum = f.language.Of(said)
			written, known := f.Filled.Number(at.places[0])
			b.Wrong = known && !f.Filled[at.places[0]].Blank() && written != sum
		}
		if f.list.Offers != nil && at.counts == nothing && f.Filled[at.places[0]].Blank() {
			b.Offers = strings.Join(f.list.Offers(sheet, at.places[0]), " ")
		}
		if b != (beside{}) {
			f.beside[id] = b
		}
	}
}
