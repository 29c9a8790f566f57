package final

import (
	"slices"
	"strings"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// What it costs to understand words of a line so. The cheapest way to understand
// all of them is taken.
const (
	costTogether = 1    // several cells by one word, or one cell by several words
	costNoted    = -1   // a note in brackets belongs to what stands before it
	costSkipped  = 3    // cells of another kind are passed over
	costNumber   = 8    // a number crosses one box or none, where a place for numbers follows
	costDoubted  = 10   // it is none of the words for that place
	costUnread   = 100  // it cannot be read there
	costTooMany  = 1000 // there is no cell left for it
)

// How much is tried.
const (
	mostWords  = 6      // of one cell
	mostStates = 4096   // words of a line times cells of a group
	mostAsked  = 50_000 // readings of cells in a whole document
)

// A line is what the words of a line say of the cells of a group.
type line struct {
	cells []scoring.Cell
	at    []ledger.Word // what was read, of each cell
	says  []reading
	rest  []ledger.Word // for which there was no cell
}

func (l *line) add(cell scoring.Cell, w ledger.Word, r reading) {
	l.cells, l.at, l.says = append(l.cells, cell), append(l.at, w), append(l.says, r)
}

// fits says whether all words could be read, as words for their places.
func (l *line) fits() bool {
	for i := range l.says {
		if l.says[i].why != "" || l.says[i].doubted {
			return false
		}
	}
	return len(l.rest) == 0
}

// cost is how far it is from what fits.
func (l *line) cost() int {
	cost := costTooMany * len(l.rest)
	for _, r := range l.says {
		cost += costOf(r)
	}
	return cost
}

// inOrder reads each word as what stands in the next cell.
func (d *Document) inOrder(cells []scoring.Cell, words []ledger.Word) *line {
	l := &line{}
	for i, w := range words {
		if i == len(cells) {
			l.rest = words[i:]
			break
		}
		l.add(cells[i], w, d.read(cells[i], w.Text))
	}
	return l
}

// align reads words as what stands in some of the cells of a group, in their
// order: as it costs least.
func (d *Document) align(cells []scoring.Cell, words []ledger.Word) *line {
	first := d.inOrder(cells, words)
	if first.fits() && !isOneNumber(cells, words) && !slices.ContainsFunc(words, isNote) || len(cells)*len(words) > mostStates || d.asked > mostAsked {
		return first
	}
	a := aligner{Document: d, cells: cells, words: words, known: map[[2]int]*step{}}
	best := a.best(0, 0)
	l := &line{}
	for s := best; s != nil; s = s.next {
		for i, r := range s.says {
			l.add(cells[s.cell+i], s.word, r)
		}
		a.passedOver(l, s)
	}
	for s := best; s != nil; s = s.next {
		l.rest = append(l.rest, s.rest...)
	}
	return l
}

// An aligner finds the cheapest way to read words as what stands in cells.
type aligner struct {
	*Document
	cells []scoring.Cell
	words []ledger.Word
	known map[[2]int]*step
}

// A step is one reading of the next words, with the cheapest of those after them.
type step struct {
	cost int
	cell int // the first that it fills
	word ledger.Word
	says []reading
	rest []ledger.Word
	next *step
}

// best is the cheapest way to read the words from one on, by the cells from one on.
func (a *aligner) best(word, cell int) *step {
	if word == len(a.words) {
		return nil
	}
	if cell == len(a.cells) {
		return &step{cost: costTooMany * (len(a.words) - word), rest: a.words[word:]}
	}
	at := [2]int{word, cell}
	if s, ok := a.known[at]; ok {
		return s
	}
	var best *step
	try := func(cost, words int, w ledger.Word, says ...reading) {
		s := &step{cost: cost, cell: cell, word: w, says: says, next: a.best(word+words, cell+len(says))}
		if s.next != nil {
			s.cost += s.next.cost
		}
		if best == nil || s.cost < best.cost {
			best = s
		}
	}
	w := a.words[word]
	r := a.read(a.cells[cell], w.Text)
	cost := costOf(r)
	if isOneNumber(a.cells[cell:], a.words[word:]) {
		cost += costNumber
	}
	try(cost, 1, w, r)
	if says := a.together(cell, w.Text); len(says) > 1 && (!r.unknown || r.doubted) { // "S?" is one place, and "SS?" three
		try(costTogether, 1, w, says...)
	}
	alone := isBlank(w.Text) || w.Text == unknown
	for words := 2; words <= min(mostWords, len(a.words)-word) && !isBlank(a.words[word+words-1].Text) && !alone; words++ {
		if text := joined(a.words[word : word+words]); a.names(a.cells[cell], text) {
			cost := costTogether
			if isNote(a.words[word+1]) && a.lexiconOf(a.cells[cell]).isValue(text) {
				cost = costNoted
			}
			try(cost, words, ledger.Word{Text: text, Column: w.Column}, a.read(a.cells[cell], text))
		}
	}
	if next := a.kindAfter(cell); next < len(a.cells) && a.cells[cell].Use != scoring.Row {
		if s := a.best(word, next); s.cost+costSkipped < best.cost {
			best = &step{cost: s.cost + costSkipped, cell: next, next: s}
		}
	}
	a.known[at] = best
	return best
}

// isNote says whether a word is a note in brackets.
func isNote(w ledger.Word) bool { return strings.HasPrefix(w.Text, "(") }

// isOneNumber says whether all there is for some cells is a number, and the first
// of them is a box that has a place for a number behind it: "0" alone is what a
// burro has brought, and not that none of its bandits is scratched.
func isOneNumber(cells []scoring.Cell, words []ledger.Word) bool {
	if len(words) != 1 || cells[0].Kind != scoring.Box {
		return false
	}
	_, number := smallNumber(guessOf(words[0].Text))
	return number && slices.ContainsFunc(cells, func(c scoring.Cell) bool { return c.Kind == scoring.Figure || c.Kind == scoring.Money })
}

func costOf(r reading) int {
	switch {
	case r.why != "":
		return costUnread
	case r.doubted:
		return costDoubted
	}
	return 0
}

// passedOver adds to a line the cells that a "?" passes over, where it is all that stands
// for them: in "? $26" nobody knows what brought those. Behind others of their kind it
// is one more.
func (a *aligner) passedOver(l *line, s *step) {
	last := len(l.cells) - 1
	if s.word.Text != unknown || last > 0 && !l.says[last-1].unknown && areOneRun(l.cells[last-1], l.cells[last]) {
		return
	}
	next := s.next
	for next != nil && len(next.says) == 0 {
		next = next.next
	}
	if next == nil {
		return
	}
	for _, cell := range a.cells[s.cell+1 : next.cell] {
		l.add(cell, s.word, reading{unknown: true})
	}
}

// kindAfter is the first cell after one that is of another kind.
func (a *aligner) kindAfter(cell int) int {
	next := cell + 1
	for next < len(a.cells) && a.cells[next].Kind == a.cells[cell].Kind {
		next++
	}
	return next
}

// run are the cells from one on that are of its kind and group.
func (a *aligner) run(cell int) []scoring.Cell {
	n := cell
	for n < len(a.cells) && areOneRun(a.cells[n], a.cells[cell]) {
		n++
	}
	return a.cells[cell:n]
}

// areOneRun says whether two cells are of one kind and group.
func areOneRun(a, b scoring.Cell) bool {
	return a.Kind == b.Kind && scoring.CellGroup(a.ID) == scoring.CellGroup(b.ID)
}

// together reads one word as what stands in several cells from one on: "SSTTC",
// "3S", "/2T", "xx-", or how many boxes are crossed.
func (a *aligner) together(cell int, text string) []reading {
	run := a.run(cell)
	switch run[0].Kind {
	case scoring.Box:
		if n, ok := smallNumber(guessOf(text)); ok && n <= len(run) {
			return scoring.Each(len(run), func(i int) reading {
				if strings.Contains(text, unknown) {
					return reading{unknown: true}
				}
				return reading{written: scoring.Written{Struck: i < n}}
			})
		}
	case scoring.Letter:
	default:
		return a.numberAndBox(cell, text)
	}
	if says := a.counted(run, text); says != nil {
		return says
	}
	return a.runTogether(run, text)
}

// numberAndBox reads a number with a cross behind it, of which a box comes next: "4x".
func (a *aligner) numberAndBox(cell int, text string) []reading {
	number := strings.TrimRight(text, "xX✓")
	if number == text || cell+1 == len(a.cells) || a.cells[cell+1].Kind != scoring.Box {
		return nil
	}
	return a.each(a.cells[cell:cell+2], []string{number, text[len(number):]})
}

// crosses reads how many boxes are crossed in each of several groups: "3 7 0 6".
func (d *Document) crosses(cells []scoring.Cell, words []ledger.Word) (l *line, ok bool) {
	a := aligner{Document: d, cells: cells}
	l = &line{}
	at := 0
	for _, w := range words {
		_, number := smallNumber(guessOf(w.Text))
		if !number && w.Text != blank && w.Text != unknown || at == len(cells) || cells[at].Kind != scoring.Box {
			return nil, false
		}
		run := a.run(at)
		says := a.together(at, w.Text)
		if !number {
			says = scoring.Each(len(run), func(int) reading { return reading{unknown: w.Text == unknown} })
		}
		if len(says) != len(run) {
			return nil, false
		}
		for i, r := range says {
			l.add(run[i], w, r)
		}
		at += len(run)
	}
	return l, len(words) > 1 && at > len(a.run(0))
}

// counted reads a count and what there is so often: "3S", "3xS", "/2T", "2/T".
func (a *aligner) counted(run []scoring.Cell, text string) []reading {
	text, gone := cutStruck(text)
	digits := len(text) - len(strings.TrimLeft(text, "0123456789"))
	n, ok := smallNumber(text[:digits])
	if !ok || n < 1 || n > len(run) {
		return nil
	}
	what := strings.TrimLeft(text[digits:], "x×*")
	if what == "" {
		what = text[digits:] // boxes
	}
	if what == "" {
		return nil
	}
	if gone {
		what = struck + what
	}
	return a.each(run[:n], scoring.Each(n, func(int) string { return what }))
}

// runTogether reads a word letter by letter; a stroke goes before what is crossed
// out.
func (a *aligner) runTogether(run []scoring.Cell, text string) []reading {
	var texts []string
	gone := ""
	for _, r := range text {
		switch {
		case r == ',':
			continue
		case string(r) == struck && gone == "":
			gone = struck
			continue
		}
		texts, gone = append(texts, gone+string(r)), ""
	}
	if len(texts) > len(run) || gone != "" || isHalfStruck(text) {
		return nil
	}
	return a.each(run[:len(texts)], texts)
}

// each reads a text for each of some cells; nil where one of them does not fit.
func (a *aligner) each(run []scoring.Cell, texts []string) []reading {
	says := make([]reading, len(run))
	for i, cell := range run {
		says[i] = a.read(cell, texts[i])
		if says[i].why != "" || says[i].doubted {
			return nil
		}
	}
	return says
}

// smallNumber reads a number of cells.
func smallNumber(text string) (n int, ok bool) {
	if text == "" || utf8.RuneCountInString(text) > 3 || strings.Trim(text, "0123456789") != "" {
		return 0, false
	}
	for _, r := range text {
		n = 10*n + int(r-'0')
	}
	return n, true
}

// names says whether words together are what stands in one cell: what is called so,
// or a number with a blank in it.
func (d *Document) names(cell scoring.Cell, text string) bool {
	d.asked++
	switch cell.Kind {
	case scoring.Entry, scoring.Letter:
		if d.isGuess(cell, text) {
			text = guessOf(text)
		}
		return d.lexiconOf(cell).calls(text) || cell.Kind == scoring.Entry && d.reads(cell, text)
	case scoring.Figure, scoring.Money:
		r := d.read(cell, text)
		return r.why == "" && !r.doubted && guessOf(text) != ""
	case scoring.Box:
	}
	return false
}

// joined makes one text of words.
func joined(words []ledger.Word) string {
	texts := scoring.Each(len(words), func(i int) string { return words[i].Text })
	return strings.Join(texts, " ")
}
