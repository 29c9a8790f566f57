package final

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/ledger"
	typed "saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
)

// rest names what no line says anything of.
const rest = "rest"

// fill reads the lines below the header, which stands on so many lines. What is no
// text at all is an error; what cannot be read is asked back.
func (d *Document) fill(text string, above int) error {
	f := d.filler()
	for row := range strings.Lines(text) {
		above++
		row = strings.TrimRight(row, "\r\n")
		if err := noText(row); err != nil {
			err.Line = above
			return err
		}
		if d.troubles >= mostUnread || d.asked > mostAsked {
			d.tooMuch(above)
			break
		}
		words, err := ledger.Words(readable(row))
		before := len(d.Unread)
		if err != nil {
			d.ask(&Unread{Text: row, Line: above, Column: err.Column, Why: speech.Say("ledger.unreadable", "why", err.Message)})
		} else if len(words) > 0 {
			f.take(words, above)
		}
		for _, u := range d.Unread[before:] {
			if u.again == nil {
				u.again = []string{row}
			}
		}
	}
	f.blankRest()
	if d.list.Meant != nil {
		d.list.Meant(d.Filled)
	}
	for _, c := range d.catalogues {
		c.forgetNames()
	}
	return nil
}

// noText says where a line is not one of text.
func noText(row string) *ledger.SyntaxError {
	if !utf8.ValidString(row) {
		valid := row[:len(row)-len(strings.TrimLeftFunc(row, func(r rune) bool { return r != utf8.RuneError }))]
		return &ledger.SyntaxError{Column: utf8.RuneCountInString(valid) + 1, Message: "ledger.not-utf8"}
	}
	for i, r := range []rune(row) {
		if unicode.IsControl(r) && r != '\t' {
			return &ledger.SyntaxError{Column: i + 1, Message: "final.control-character"}
		}
	}
	return nil
}

// emptyCell is a cell of a table in which nothing stands.
var emptyCell = regexp.MustCompile(`\|( *) \|`)

// readable is a line with quotes, digits and blanks as they are typed; characters stay in
// their columns. A blank of another sort between digits separates thousands.
func readable(row string) string {
	runes := []rune(emptyCell.ReplaceAllString(row, "|$1- |"))
	quoted := false
	for i, r := range runes {
		switch {
		case r == '"':
			quoted = !quoted
		case !quoted && i > 0 && runes[i-1] == '"' && strings.ContainsRune(":,", r): // "Bob Tanner":
			runes[i] = ' '
		case r == ';' && !strings.Contains(row, `"`):
			runes[i] = ' '
		case strings.ContainsRune("“”„", r):
			runes[i] = '"'
		case !quoted && r == '|': // columns of a table
			runes[i] = ' '
		case r != ' ' && unicode.Is(unicode.Zs, r) && !thousandsAt(runes, i):
			runes[i] = ' '
		default:
			runes[i] = plainDigit(r)
		}
	}
	return string(runes)
}

// plainDigit is a digit of any script as one of ours; other characters stay.
func plainDigit(r rune) rune {
	if plain := []rune(typed.Plain(string(r))); r >= utf8.RuneSelf && unicode.Is(unicode.Nd, r) && len(plain) == 1 {
		return plain[0]
	}
	return r
}

// thousandsAt says whether digits stand before a place in a line, and just three behind it.
func thousandsAt(runes []rune, at int) bool {
	const three = 3
	behind := 0
	for _, r := range runes[at+1:] {
		if !unicode.IsDigit(r) {
			break
		}
		behind++
	}
	return at > 0 && unicode.IsDigit(runes[at-1]) && behind == three
}

// A filler fills a document line by line.
type filler struct {
	*Document
	owners  map[string]int
	asked   map[scoring.Place]bool // places of which a line cannot be read
	touched map[scoring.Place]bool // parts, by owner and name: their other cells are blank
	open    map[scoring.Place]bool // parts whose other cells are unknown all the same
	vague   map[scoring.Place]bool // places of groups of which one "?" says all
	heading *int                   // whose lines those are that name no owner; nil where they are nobody's
	under   *column                // what rows are of that name neither owner nor place; nil where nothing
}

// filler is what reads lines of the document.
func (d *Document) filler() *filler {
	f := &filler{
		Document: d, owners: map[string]int{ledger.Table: scoring.Table},
		asked: map[scoring.Place]bool{}, touched: map[scoring.Place]bool{}, open: map[scoring.Place]bool{}, vague: map[scoring.Place]bool{},
	}
	for seat, name := range d.Setup.Players {
		f.owners[name] = seat
	}
	for _, owner := range f.owners {
		d.catalogueOf(owner)
	}
	return f
}

// take reads one line.
func (f *filler) take(words []ledger.Word, at int) {
	words = f.withoutBullet(withoutUnits(words))
	u := &Unread{Owner: words[0].Text, Text: joined(words), Line: at, Column: words[0].Column}
	if f.heading == nil && f.everybodysRest(words) {
		return
	}
	u.again = []string{lineOf(words...)}
	if f.isRowUnder(words) {
		f.takeValues(f.under.owner, f.under.of, words, at)
		return
	}
	f.under = nil
	whole := words
	owner, words, ok := f.whose(words)
	if !ok {
		u.Why = speech.Say("ledger.nobody", "name", ledger.QuoteShort(u.Owner))
		u.Choices = nearest(u.Owner, append(slices.Clone(f.Setup.Players), ledger.Table))
		f.askOnce(u)
		f.avoid(words)
		return
	}
	u.Owner = f.owner(scoring.Place{Owner: owner})
	if len(words) > 1 && len(words) < len(whole) && dash.MatchString(words[0].Text) { // "Ann - 112"
		if f.askSign(u, owner, words) {
			return
		}
		words = words[1:]
	}
	if len(words) == 0 && f.heading == nil {
		u.Why = "final.which-space"
		f.ask(u)
	}
	if len(words) == 0 {
		return
	}
	words = f.totals(owner, words)
	u.Cell, u.Column = words[0].Text, words[0].Column
	if strings.EqualFold(words[0].Text, rest) && f.markRest(owner, words[1:]) {
		return
	}
	g, values, choices, ok := f.named(owner, words)
	if !ok {
		u.Text, u.Choices = joined(words), choices
		names, lists := f.placesOf(owner)
		u.Why = speech.Say("final.no-space", "space", ledger.QuoteShort(u.Cell), "owner", u.Owner, "spaces", names, "command", lists)
		u.again = []string{f.actor(owner) + " " + lineOf(words...)}
		f.askOnce(u)
		for _, name := range choices {
			if near, ok := f.catalogues[owner].of(name); ok {
				f.openParts(near.cells)
			}
		}
		return
	}
	if len(values) == 0 && len(f.catalogues[owner].columns[g.name]) > 1 {
		f.under = &column{owner, g}
	}
	if !g.shown {
		f.takeValues(owner, g, values, at)
	}
}

// askSign asks whether a dash between a name and a number alone is a minus.
func (f *filler) askSign(u *Unread, owner int, words []ledger.Word) bool {
	n, _, ok := ReadNumber(words[len(words)-1].Text)
	if _, of := f.catalogues[owner].cells[f.list.Score]; !ok || !of || len(words) != 2 || !strings.ContainsAny(words[0].Text, "–—−－-") {
		return false
	}
	u.Why = speech.Say("final.which-sign", "number", n)
	u.Choices = []string{f.actor(owner) + " " + n, f.actor(owner) + " -" + n}
	f.ask(u)
	return true
}

// A column is what a heading names: the lines below it are its rows.
type column struct {
	owner int
	of    group
}

// isRowUnder says whether a line is a row of the column that a heading above it names: it
// begins with neither a name nor a place of its owner's.
func (f *filler) isRowUnder(words []ledger.Word) bool {
	if f.under == nil || f.begins(words) || strings.EqualFold(words[0].Text, rest) {
		return false
	}
	_, _, _, named := f.named(f.under.owner, words)
	return !named || !strings.ContainsFunc(words[0].Text, unicode.IsLetter)
}

// dash stands between a name and what is said of it.
var dash = regexp.MustCompile(`^(?:[–—−－=:-]|->|→)$`)

// withoutBullet leaves out what marks a line as one of a list; in front of a row it is a
// value.
func (f *filler) withoutBullet(words []ledger.Word) []ledger.Word {
	if len(words) > 1 && typed.IsBullet(words[0].Text) && (f.begins(words[1:]) || f.under == nil && f.heading != nil) {
		return words[1:]
	}
	return words
}

// withoutUnits leaves out the units that people write behind numbers.
func withoutUnits(words []ledger.Word) []ledger.Word {
	var all []ledger.Word
	for i, w := range words {
		if i > 0 && isUnit(w.Text) {
			if _, _, ok := ReadNumber(words[i-1].Text); ok {
				continue
			}
		}
		all = append(all, w)
	}
	return all
}

// withCurrency are words without a dollar that stands apart behind a number, and with one in
// front as one with it: "12 $", "-$ 12". Between two it may be either's, and says nothing.
func withCurrency(words []ledger.Word) []ledger.Word {
	var all []ledger.Word
	for i := 0; i < len(words); i++ {
		w := words[i]
		switch last := len(all) - 1; {
		case strings.TrimRight(w.Text, ",;") == "$" && last >= 0 && isAmount(all[last]):
			continue
		case currency.MatchString(w.Text) && i+1 < len(words) && startsDigit(words[i+1].Text):
			i++
			w.Text += words[i].Text
		}
		all = append(all, w)
	}
	return all
}

// currency stands before a number, with its sign in front.
var currency = regexp.MustCompile(`^[-+−–]?\$$`)

func startsDigit(text string) bool { return text != "" && unicode.IsDigit([]rune(text)[0]) }

// totals names what numbers are that stand behind a name alone: one is what the player
// scores, several are the totals that this stands with. Anything else stays as it is.
func (f *filler) totals(owner int, words []ledger.Word) []ledger.Word {
	score := f.list.Score
	if owner == scoring.Table || score == "" {
		return words
	}
	spaced := words
	words = withCurrency(words)
	for _, w := range words {
		w.Text = strings.TrimRight(w.Text, ",;")
		if _, choices, ok := ReadNumber(w.Text); !ok && len(choices) == 0 && w.Text != unknown {
			return spaced
		}
	}
	name := score
	if len(words) > 1 {
		at := slices.IndexFunc(f.Parts, func(p audit.Part) bool {
			return p.Owner == owner && slices.Contains(p.Cells, score) && len(p.Cells) == len(words)
		})
		if at < 0 {
			return spaced
		}
		name = f.Parts[at].Name
	}
	named := []ledger.Word{{Text: name, Column: words[0].Column}}
	for _, w := range words {
		named = append(named, ledger.Word{Text: strings.TrimRight(w.Text, ",;"), Column: w.Column})
	}
	return named
}

// takeValues reads what a line says of a group.
func (f *filler) takeValues(owner int, g group, values []ledger.Word, at int) {
	for len(values) > 0 && (values[0].Text == "=" || values[0].Text == ":") {
		values = values[1:]
	}
	part := scoring.Place{Owner: owner, Cell: g.name}
	if p := f.catalogues[owner].parts[g.name]; p != nil {
		if len(values) == 2 && strings.EqualFold(values[0].Text, rest) && f.mark(part, values[1].Text) {
			return
		}
		ofCell := g.alone && len(values) == 1 && values[0].Text == unknown // and not of its namesake
		if len(values) == 1 && !ofCell && f.mark(part, values[0].Text) && g.column {
			return
		}
	}
	if g.column || g.alone && !f.isOneValue(g.cells[0], values) {
		if rows := f.catalogues[owner].columns[g.name]; len(rows) > 1 {
			g = f.nextRow(rows)
		}
	}
	if len(values) == 1 && values[0].Text == unknown && len(g.cells) > 1 {
		values = slices.Repeat(values, len(g.cells))
		for _, c := range g.cells {
			f.vague[scoring.Place{Owner: c.Owner, Cell: c.ID}] = true
		}
	}
	if f.catalogues[owner].isTotals(g, f.list.Score) && f.askWhich(owner, g, values, at) {
		return
	}
	if len(g.cells) > 1 || !f.isFree(g.cells[0]) {
		values = withCurrency(values)
	}
	if !slices.ContainsFunc(g.cells, f.isFree) {
		values = f.struckOut(g, values)
	}
	l := f.readDressed(owner, g, values)
	u := f.refused(owner, g, l)
	if u != nil || g.alone && len(values) > 1 && !l.fits() {
		if all, ok := f.listed(owner, g, values); ok {
			for _, one := range all {
				f.takeValues(owner, one.of, one.values, at)
			}
			return
		}
	}
	if u != nil {
		f.refuse(u, g, l, values, at)
		return
	}
	for i, cell := range l.cells {
		f.put(cell, l.at[i], l.says[i], at)
	}
	if slices.ContainsFunc(l.cells, func(c scoring.Cell) bool { return !slices.Contains(g.cells, c) }) {
		g.cells = g.all
	}
	f.targets[at] = g
}

// askWhich asks which of several totals one number is: it may be all of them together.
func (f *filler) askWhich(owner int, g group, values []ledger.Word, at int) bool {
	if whole, ok := f.catalogues[owner].parts[g.name]; ok {
		g = f.catalogues[owner].part(whole)
	}
	if len(values) != 1 {
		return false
	}
	if sum := termsOf(values[0]); len(sum) == len(g.cells) && g.cells[len(sum)-1].ID == f.list.Score {
		f.takeValues(owner, g, sum, at) // "35+10=45"
		return true
	}
	if _, _, ok := ReadNumber(values[0].Text); !ok {
		return false
	}
	u := &Unread{
		Owner: f.owner(scoring.Place{Owner: owner}), Cell: g.name, Text: values[0].Text, Line: at, Column: values[0].Column,
		Why:   speech.Say("final.which-number", "n", len(g.cells), "place", f.titleOf(owner, g), "number", values[0].Text),
		again: []string{f.actor(owner) + " " + ledger.Quote(g.name) + " " + ledger.Quote(values[0].Text)},
	}
	for _, c := range g.cells {
		u.Choices = append(u.Choices, f.actor(owner)+" "+c.ID+" "+ledger.Quote(values[0].Text))
	}
	f.ask(u)
	f.openParts(g.cells)
	return true
}

// isFree says whether a cell takes any words.
func (f *filler) isFree(cell scoring.Cell) bool {
	return cell.Kind == scoring.Entry && len(f.lexiconOf(cell).words) == 0
}

// termsOf are the numbers of a sum that is written out, and what it comes to.
func termsOf(w ledger.Word) []ledger.Word {
	sum, total, stated := strings.Cut(w.Text, "=")
	if _, adds := addedUp(w.Text); !stated || !adds {
		return nil
	}
	terms := append(strings.Split(sum, "+"), total)
	return scoring.Each(len(terms), func(i int) ledger.Word { return ledger.Word{Text: terms[i], Column: w.Column} })
}

// isOneValue says whether words are what stands in one cell, as "1 500" is.
func (f *filler) isOneValue(cell scoring.Cell, values []ledger.Word) bool {
	if len(values) < 2 {
		return true
	}
	isNothing := func(w ledger.Word) bool { return isBlank(w.Text) } // and never the minus of what follows
	isDoubtful := func(w ledger.Word) bool { return w.Text == unknown }
	return f.read(cell, joined(values)).why == "" && !slices.ContainsFunc(values, isNothing) && !slices.ContainsFunc(values[:len(values)-1], isDoubtful)
}

// nextRow is the row after the last that a line was meant for; the last where there
// are no more.
func (f *filler) nextRow(rows []*group) group {
	next := 0
	for i, g := range rows {
		for _, c := range g.cells {
			if p := (scoring.Place{Owner: c.Owner, Cell: c.ID}); f.lines[p] > 0 || f.asked[p] {
				next = i + 1
			}
		}
	}
	return *rows[min(next, len(rows)-1)]
}

// readLine reads words as what stands in the cells of a group.
func (f *filler) readLine(g group, values []ledger.Word) *line {
	switch {
	case g.alone && g.cells[0].Kind == scoring.Entry && len(values) > 1:
		values = []ledger.Word{{Text: joined(values), Column: values[0].Column}}
	case g.isRow():
		return f.readRow(g.cells, values)
	}
	if l, ok := f.crosses(g.cells, values); ok {
		return l
	}
	l := f.align(g.cells, values)
	if l.cost() >= costUnread && g.all != nil {
		if whole := f.align(g.all, values); whole.cost() < l.cost() {
			return whole
		}
	}
	return l
}

// put fills a cell, or asks back what cannot be read.
func (f *filler) put(cell scoring.Cell, w ledger.Word, r reading, at int) {
	p := scoring.Place{Owner: cell.Owner, Cell: cell.ID}
	ask := func(u *Unread, again ...string) {
		u.Line, u.Column = at, w.Column
		for _, text := range again {
			u.again = append(u.again, f.actor(p.Owner)+" "+p.Cell+" "+text)
		}
		f.ask(u)
		f.asked[p] = true
		f.Forget(p)
	}
	before, twice := f.lines[p]
	switch {
	case r.why != "":
		ask(f.unreadCell(cell, w.Text, r), ledger.Quote(w.Text))
	case r.unknown && (twice || f.asked[p]):
	case r.unknown:
		f.lines[p], f.doubtful[p] = at, true
	case f.doubtful[p]:
		f.lines[p], f.Filled[p] = at, r.written
		delete(f.doubtful, p)
	case twice && f.Filled[p] != r.written:
		u := f.unreadCell(cell, w.Text, r)
		u.Why = speech.Say("final.filled-twice", "place", cell.Label, "line", before)
		u.Choices = []string{f.word(cell, f.Filled[p]), f.word(cell, r.written)}
		ask(u, u.Choices...)
	case !f.asked[p]:
		f.lines[p], f.Filled[p] = at, r.written
	}
}
