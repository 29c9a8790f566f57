package finaltest

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// AsPeople writes filled sheets as a person would who copies them from paper: parts
// that decide nothing, blank rows and what stands at the end of a part are left
// out, words are in any case and called what people call them, amounts have "$" and
// separators, letters are run together or counted, boxes are counted, rows have no
// numbers, and the parts of a player come in any order now and then. What is not
// known of a part that is written on is a "?".
func AsPeople(random *rand.Rand, d *final.Document) string {
	return asPeople(random, d, speech.English)
}

// asPeople writes them as a person would whose sheets are in a language.
func asPeople(random *rand.Rand, d *final.Document, in *speech.Language) string {
	p := &person{Rand: random, Document: d, in: in, cells: map[scoring.Place]scoring.Cell{}}
	for _, c := range d.Paper {
		p.cells[scoring.Place{Owner: c.Owner, Cell: c.ID}] = c
	}
	p.text.WriteString(d.Header.String() + "\n")
	for owner := scoring.Table; owner < len(d.Setup.Players); owner++ {
		var parts []*audit.Part
		for i := range d.Parts {
			if part := &d.Parts[i]; part.Owner == owner && (!part.Idle || corrects(part)) {
				parts = append(parts, part)
			}
		}
		if p.IntN(4) == 0 {
			p.Shuffle(len(parts), func(i, j int) { parts[i], parts[j] = parts[j], parts[i] })
		}
		p.owner = owner
		for _, part := range parts {
			p.part(part)
		}
		p.text.WriteString("\n")
	}
	return p.text.String()
}

// corrects says whether a part is what the table has corrected.
func corrects(part *audit.Part) bool {
	return part.Name == scoring.CellGroup(scoring.CorrectionCell(""))
}

// A person writes sheets.
type person struct {
	*rand.Rand
	*final.Document
	in      *speech.Language
	cells   map[scoring.Place]scoring.Cell
	owner   int
	touched bool // the part that is being written is not unknown as a whole
	text    strings.Builder
}

// A run is cells of a part that are of one group.
type run struct {
	name  string
	cells []scoring.Cell
}

func (p *person) at(c scoring.Cell) (scoring.Written, bool) {
	w, known := p.Filled[scoring.Place{Owner: c.Owner, Cell: c.ID}]
	return w, known
}

// line writes a line of the owner.
func (p *person) line(name string, words ...string) {
	actor := ledger.Table
	if p.in != speech.English {
		actor, name = p.in.Of("filled.owner-table"), p.printed(name)
	}
	if p.owner != scoring.Table {
		actor = p.Setup.Players[p.owner]
		if !strings.Contains(actor, " ") {
			actor = p.anyCase(actor)
		}
	}
	p.text.WriteString(ledger.Quote(actor) + " " + ledger.Quote(name) + " " + strings.Join(words, " ") + "\n")
}

// printed is what a place is called on the sheet, in the person's language, if that is all
// that is called so.
func (p *person) printed(name string) string {
	title := p.cells[scoring.Place{Owner: p.owner, Cell: name}].Label
	for i := range p.Parts {
		if part := &p.Parts[i]; part.Owner == p.owner && part.Name == name && title == "" {
			title = part.Title
		}
	}
	if title == "" || p.IntN(4) == 0 {
		return name
	}
	return p.in.Of(title)
}

// part writes what is known of a part.
func (p *person) part(part *audit.Part) {
	cells := scoring.Each(len(part.Cells), func(i int) scoring.Cell { return p.cells[scoring.Place{Owner: part.Owner, Cell: part.Cells[i]}] })
	known, filled := false, false // apart from sums
	for _, c := range cells {
		w, ok := p.at(c)
		known = known || ok && !c.Sum
		filled = filled || ok && !c.Sum && !w.Blank()
	}
	p.touched = known && !corrects(part)
	if known && !filled && !corrects(part) {
		p.line(part.Name, "-")
	}
	if counts, ok := p.countGroups(cells); ok && filled {
		p.line(part.Name, counts...)
		return
	}
	runs := runsOf(cells)
	whole, next := false, 0
	for i, r := range runs {
		words, any := p.run(r)
		if !any {
			continue
		}
		column := i == next && len(runs) > 1 && len(r.cells) > 1 && r.cells[0].Use == scoring.Row && isNumbered(r.name)
		switch next = i + 1; {
		case len(r.cells) == 1:
			p.line(r.cells[0].ID, words...)
		case column && !whole && p.columnName(part) != "":
			p.line(p.columnName(part), words...)
		default:
			whole = whole || !column
			p.line(r.name, words...)
		}
	}
}

// columnName is what a line for the next row of a column is called.
func (p *person) columnName(part *audit.Part) string {
	if p.cells[scoring.Place{Owner: part.Owner, Cell: part.Name}].ID != "" {
		return "" // it is a cell's, too
	}
	return part.Name
}

// isNumbered says whether a group has a number at its end, as rows have.
func isNumbered(name string) bool {
	at := strings.LastIndexAny(name, "/-")
	_, err := strconv.Atoi(name[at+1:])
	return err == nil
}

// runsOf are the groups of some cells, in their order. A cell whose name is that of
// a group, and one that has no group, is alone.
func runsOf(cells []scoring.Cell) []run {
	var runs []run
	ids := map[string]bool{}
	for _, c := range cells {
		ids[c.ID] = true
	}
	for _, c := range cells {
		name := scoring.CellGroup(c.ID)
		if last := len(runs) - 1; last >= 0 && runs[last].name == name && name != c.ID && !ids[name] {
			runs[last].cells = append(runs[last].cells, c)
			continue
		}
		runs = append(runs, run{name, []scoring.Cell{c}})
	}
	return runs
}

// run are the words for a group; any says whether there is anything to write.
func (p *person) run(r run) (words []string, any bool) {
	last := -1
	for i, c := range r.cells {
		w, known := p.at(c)
		if known && !w.Blank() || !known && !c.Sum && p.touched {
			last = i
		}
	}
	for i := 0; i <= last; {
		n, word := p.several(r.cells[i:last+1], len(r.cells) == 1)
		words = append(words, word...)
		i += n
	}
	return words, last >= 0
}

// several are the words for the first of some cells, which may be alone on a line, and
// for how many they are.
func (p *person) several(cells []scoring.Cell, alone bool) (n int, words []string) {
	same := 0 // cells that say what the first does
	first, known := p.at(cells[0])
	for same < len(cells) && cells[same].Kind == cells[0].Kind {
		if w, ok := p.at(cells[same]); !ok || w != first {
			break
		}
		same++
	}
	letter := known && cells[0].Kind == scoring.Letter && len(first.Value) == 1 && first.Value >= "A"
	switch {
	case letter && same > 2 && p.IntN(2) == 0:
		return same, []string{strike(first, strconv.Itoa(same)+p.anyCase(first.Value))}
	case letter && same > 1 && !first.Struck && p.IntN(2) == 0:
		return same, []string{strings.Repeat(p.anyCase(first.Value), same)}
	}
	return 1, []string{p.word(cells[0], alone)}
}

// strike crosses out a word, if what it stands for is.
func strike(w scoring.Written, word string) string {
	if w.Struck {
		return "/" + word
	}
	return word
}

// countGroups are the numbers of crossed boxes of each group of a part, where all
// are crossed from the first.
func (p *person) countGroups(cells []scoring.Cell) ([]string, bool) {
	runs := runsOf(cells)
	if len(runs) < 2 || p.IntN(3) == 0 {
		return nil, false
	}
	var counts []string
	for _, r := range runs {
		n, over := 0, false
		for _, c := range r.cells {
			w, known := p.at(c)
			if !known || c.Kind != scoring.Box || len(r.cells) < 2 || w.Struck && over {
				return nil, false
			}
			if over = !w.Struck; !over {
				n++
			}
		}
		counts = append(counts, strconv.Itoa(n))
	}
	return counts, true
}

// word is what somebody writes for a cell.
func (p *person) word(c scoring.Cell, alone bool) string {
	w, known := p.at(c)
	switch {
	case !known:
		return "?"
	case w.Blank():
		return p.oneOf("-", "-", "–")
	case c.Kind == scoring.Box:
		return p.oneOf("x", "X", "✓")
	case w.Value == "":
		return "/"
	}
	word := w.Value
	switch c.Kind {
	case scoring.Money:
		word = p.amount(word)
	case scoring.Figure:
		if c.Use == scoring.Once && p.IntN(8) == 0 && !strings.HasPrefix(word, "-") {
			word = "+" + word
		}
	case scoring.Letter, scoring.Entry:
		word = p.called(c, word)
	case scoring.Box:
	}
	word = strike(w, word)
	if alone && c.Kind == scoring.Entry && !strings.ContainsAny(word, `"#\`) && strings.TrimSpace(word) == word {
		return word
	}
	return ledger.Quote(word)
}

// amount is an amount as people write it.
func (p *person) amount(n string) string {
	t, ok := scoring.ParseTenths(n)
	if !ok {
		return n
	}
	if p.in != speech.English && p.IntN(3) > 0 {
		return p.in.Of(speech.Say("final.dollars", "amount", speech.Money(t)))
	}
	sign, digits := "", n
	if t < 0 {
		sign, digits = p.oneOf("-", "−"), strings.TrimPrefix(n, "-")
	} else if p.IntN(4) == 0 {
		sign = "+"
	}
	whole, decimal, point := strings.Cut(digits, ".")
	if len(whole) > 3 && p.IntN(2) == 0 {
		whole = whole[:len(whole)-3] + p.oneOf(",", "'") + whole[len(whole)-3:]
	}
	switch {
	case point && !strings.ContainsAny(whole, ",'"):
		whole += p.oneOf(".", ",") + decimal
	case point:
		whole += "." + decimal
	}
	return sign + p.oneOf("", "$") + whole
}

// called is a word as people call it, where nothing else is called so.
func (p *person) called(c scoring.Cell, value string) string {
	words := p.Words(scoring.Place{Owner: c.Owner, Cell: c.ID})
	i := slices.IndexFunc(words, func(w audit.Word) bool { return w.Value == value })
	if i < 0 {
		return value
	}
	if said := p.in.Of(words[i].Label); p.in != speech.English && said != "" && p.IntN(4) > 0 {
		return p.anyCase(said)
	}
	names := words[i].Names()
	name := names[p.IntN(len(names))]
	for k, other := range words {
		for _, also := range other.Names() {
			if name == "" || k != i && strings.EqualFold(also, name) {
				return value
			}
		}
	}
	return p.anyCase(name)
}

func (p *person) anyCase(word string) string {
	return p.oneOf(word, word, strings.ToLower(word), strings.ToUpper(word))
}

func (p *person) oneOf(words ...string) string { return words[p.IntN(len(words))] }
