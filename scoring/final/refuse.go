package final

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// legible says whether each word of a line can be read, and has a place.
func (l *line) legible() bool { return len(l.rest) == 0 && l.unread() < 0 }

// unread is the first of several words that cannot be read in its place: nobody
// knows then where those around it belong. It is -1 where there is none.
func (l *line) unread() int {
	if len(l.cells) < 2 {
		return -1
	}
	return slices.IndexFunc(l.says, reading.isUnread)
}

// isUnread says whether a text is none of those for a place.
func (r reading) isUnread() bool { return r.why != "" || r.stray }

// foreign is the first word of a line that can be read in none of its places; -1
// where there is none.
func (f *filler) foreign(l *line) int {
	for i, r := range l.says {
		reads := func(c scoring.Cell) bool { return !f.read(c, l.at[i].Text).isUnread() }
		if r.isUnread() && !slices.ContainsFunc(l.cells, reads) {
			return i
		}
	}
	return -1
}

// refused is what is asked about a line that cannot be read; nil where it can be. A
// word that has no place in it at all tells more than one that is in a wrong place.
func (f *filler) refused(owner int, g group, l *line) *Unread {
	if l.legible() {
		return nil
	}
	i := f.foreign(l)
	if i < 0 && len(l.rest) > 0 {
		return f.tooMany(owner, g, l)
	}
	if i < 0 {
		i = l.unread()
	}
	r := l.says[i]
	u := f.unreadCell(l.cells[i], l.at[i].Text, r)
	if r.asks != "" && len(r.choices) == 0 {
		u.Choices = f.lexiconOf(l.cells[i]).near(l.at[i].Text)
	}
	u.Column = l.at[i].Column
	return u
}

// refuse takes nothing of a line of which a word cannot be read, and asks about that:
// what the others are in the wrong places would accuse who has written them. A row
// keeps its place in the column; of what is no column the rest is not blank.
func (f *filler) refuse(u *Unread, g group, l *line, values []ledger.Word, at int) {
	said := g.name + " " + joined(values)
	u.Line = at
	u.Why = speech.Say("final.line-skipped", "why", u.Why, "line", ledger.QuoteShort(said))
	u.again = []string{f.actor(u.Place.Owner) + " " + ledger.Quote(g.name) + " " + lineOf(values...)}
	f.ask(u)
	for _, c := range slices.Concat(g.cells, l.cells) {
		f.asked[scoring.Place{Owner: c.Owner, Cell: c.ID}] = true
	}
	if isWholeColumn(g, values) {
		p := f.catalogues[u.Place.Owner].partOf(g.cells[0].ID)
		f.open[scoring.Place{Owner: p.Owner, Cell: p.Name}] = true
		return
	}
	f.openParts(g.cells)
}

// isWholeColumn says whether a line that is read as a row has the numbers of several.
func isWholeColumn(g group, values []ledger.Word) bool {
	return g.isRow() && len(values) >= 2*len(g.cells) && !slices.ContainsFunc(g.cells, func(c scoring.Cell) bool { return c.Kind == scoring.Entry })
}

// tooMany asks about a line of more words than there are places.
func (f *filler) tooMany(owner int, g group, l *line) *Unread {
	first := l.rest[0]
	p := scoring.Place{Owner: owner, Cell: g.cells[0].ID}
	u := &Unread{
		Place: p, Owner: f.owner(p), Cell: g.name, Label: g.cells[0].Label, Text: first.Text, Column: first.Column,
		Why: speech.Say("final.one-too-many", "n", len(g.cells), "place", f.titleOf(owner, g), "word", ledger.QuoteShort(first.Text)),
	}
	if g.isRow() {
		u.Why = speech.Say("final.line-a-row", "why", u.Why)
	}
	return u
}

// titleOf is what people call a group.
func (f *filler) titleOf(owner int, g group) speech.Text {
	if p := f.catalogues[owner].parts[g.name]; p != nil && p.Title != "" {
		return speech.Say("final.title", "title", p.Title) // which begins a sentence with a capital
	}
	if g.alone {
		return g.cells[0].Label
	}
	return speech.Words(g.name)
}

// placesOf says which places an owner has, and the command that lists them.
func (f *filler) placesOf(owner int) (names speech.List, lists string) {
	first, last := "", "" // of those that are numbered one after the other
	end := func() {
		if first != last {
			names[len(names)-1] = speech.Say("final.range", "first", first, "last", last)
		}
		first, last = "", ""
	}
	for i := range f.Parts {
		p := &f.Parts[i]
		if p.Owner != owner || isCorrection(p) {
			continue
		}
		if before, n := cutNumber(last); last != "" && n != "" && p.Name == before+strconv.Itoa(rowNumber(last)+1) {
			last = p.Name
			continue
		}
		end()
		names, first, last = append(names, speech.Words(p.Name)), p.Name, p.Name
	}
	end()
	players := ""
	for _, name := range f.Setup.Players {
		players += " --player " + ledger.Quote(name)
	}
	return names, "saddlebag new " + f.Header.Game + players + " --final"
}
