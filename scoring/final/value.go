package final

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// What a document writes for what is not a value.
const (
	blank   = "-"
	crossed = "x"
	unknown = "?"
	struck  = "/"  // before what is crossed out
	literal = "\\" // before what is to be taken as it is: a player can be called "-"
)

// What else people write.
var (
	blanks  = []string{blank, "–", "—", "−"}
	nothing = []string{"empty", "nothing", "none", "nil", "no", "nobody", "neither"} // where they stand for nothing else
	crosses = []string{crossed, "✓", "✔", "✗", "✘", "×", "☒", "☑", "1", "yes", "y", "x2", "×2", "played", "crossed"}
	empties = []string{"0", "n", "☐"}
)

// isBlank says whether a text says that there is nothing.
func isBlank(text string) bool {
	return slices.Contains(blanks, text) || slices.Contains(nothing, strings.ToLower(text))
}

// wordsAnAsk is how many words of a place take as long as another reading.
const wordsAnAsk = 50

// longestEntry is how many characters an entry has at the most: more than the
// names of all players at the largest table.
const longestEntry = 1000

// A reading is what a text says of one cell.
type reading struct {
	written scoring.Written
	unknown bool        // it says that nobody knows
	doubted bool        // it is none of the words for that place: the game may ask
	stray   bool        // so is a word or letter, that may belong to another place
	asks    speech.Text // what the game asks about such a one, in a sentence
	why     speech.Text // what the cell takes, where the text cannot be read
	choices []string    // and what it may have meant
}

// read reads a text as what stands in a cell.
func (d *Document) read(cell scoring.Cell, text string) reading {
	d.asked += 1 + len(d.lexiconOf(cell).words)/wordsAnAsk
	if utf8.RuneCountInString(text) > longestEntry+len(struck+literal) {
		return reading{why: speech.Say("final.takes-text", "most", longestEntry)}
	}
	if exact, gone, is := cutLiteral(text); is && cell.Kind != scoring.Box {
		return reading{written: scoring.Written{Value: exact, Struck: gone}}
	}
	if bare := strings.TrimRight(text, ",;"); cell.Kind != scoring.Entry && bare != "" {
		text = bare
	}
	switch {
	case slices.Contains(blanks, text) || isBlank(text) && !d.lexiconOf(cell).has(text):
		return reading{}
	case text == unknown:
		return reading{unknown: true}
	case d.isGuess(cell, text):
		return d.readGuess(cell, text)
	case cell.Kind == scoring.Box:
		return readBox(text)
	}
	value, gone := cutStruck(text)
	if cell.Kind == scoring.Letter && isHalfStruck(text) {
		if !d.lexiconOf(cell).calls(value) {
			return readHalfStruck(value)
		}
	}
	if cell.Kind == scoring.Letter && !gone && !d.lexiconOf(cell).has(text) { // it can be a word that has parentheses
		value, gone = cutParentheses(text)
	}
	r := d.readValue(cell, value)
	r.written.Struck = gone && r.why == "" && !r.unknown
	if cell.Use == scoring.Row && cell.Kind == scoring.Figure && strings.HasPrefix(text, "+") {
		r.doubted = true // an amount, where a row begins with what is none
	}
	return r
}

// isGuess says whether a text has a "?" that belongs to no name of the game's.
func (d *Document) isGuess(cell scoring.Cell, text string) bool {
	return strings.Contains(text, unknown) && !d.lexiconOf(cell).has(text) && (!d.reads(cell, text) || d.reads(cell, guessOf(text)))
}

// readGuess reads a text with a "?" in it: nobody knows, and what stands beside is a
// guess, which tells no more than whether it is one for that place.
func (d *Document) readGuess(cell scoring.Cell, text string) reading {
	guess := guessOf(text)
	if guess == "" || guess == "=" && (cell.Kind == scoring.Figure || cell.Kind == scoring.Money) {
		return reading{unknown: true}
	}
	r := d.read(cell, guess)
	if r.why != "" && strings.Contains(guess, " ") {
		return r // the words are those of several places
	}
	return reading{unknown: true, doubted: r.why != "" || r.doubted}
}

// guessOf is a text without what says that nobody knows.
func guessOf(text string) string {
	return strings.TrimSpace(strings.ReplaceAll(text, unknown, ""))
}

// cutLiteral cuts what says that a text is to be taken as it is.
func cutLiteral(text string) (exact string, gone, is bool) {
	if exact, is = strings.CutPrefix(text, literal); is {
		return exact, false, true
	}
	exact, is = strings.CutPrefix(text, struck+literal)
	return exact, is, is
}

// cutStruck cuts what crosses out a text.
func cutStruck(text string) (value string, gone bool) {
	if bare := strings.Trim(text, "~"); bare != text && bare != "" {
		return bare, true
	}
	return strings.CutPrefix(text, struck)
}

// cutParentheses cuts those around what no longer counts.
func cutParentheses(text string) (value string, gone bool) {
	if strings.HasPrefix(text, "(") && strings.HasSuffix(text, ")") && len(text) > 2 {
		return text[1 : len(text)-1], true
	}
	return text, false
}

// isHalfStruck says whether one stroke stands before several letters: of the first, or of all.
func isHalfStruck(text string) bool {
	value, is := strings.CutPrefix(text, struck)
	return is && utf8.RuneCountInString(value) > 1 && !strings.ContainsFunc(value, func(r rune) bool { return !unicode.IsLetter(r) })
}

// readHalfStruck asks which of some letters behind a stroke are crossed out.
func readHalfStruck(letters string) reading {
	one, all := struck+strings.Join(strings.Split(letters, ""), " "), ""
	for _, r := range letters {
		all += " " + struck + string(r)
	}
	return reading{
		why:     "final.takes-strokes",
		asks:    speech.Say("final.which-strokes", "letters", ledger.QuoteShort(struck+letters)),
		choices: []string{one, all[1:]},
	}
}

// readBox reads a text as what stands in a box.
func readBox(text string) reading {
	word := strings.ToLower(text)
	switch {
	case slices.Contains(crosses, word), crossedAbroad(word):
		return reading{written: scoring.Written{Struck: true}}
	case slices.Contains(empties, word), nothingAbroad(word):
		return reading{}
	}
	return reading{why: "final.takes-cross", choices: []string{crossed, blank}}
}

// readValue reads a text as a value of a cell that is no box: a word for that
// place, then what its kind takes.
func (d *Document) readValue(cell scoring.Cell, text string) reading {
	if text == "" { // crossed out, and nothing else
		return reading{}
	}
	l := d.lexiconOf(cell)
	value, choices, ok := l.find(text)
	switch {
	case ok:
		return reading{written: scoring.Written{Value: value}}
	case len(choices) > 0 && (cell.Kind != scoring.Entry || !d.reads(cell, text)):
		if only := l.exactlyAbroad(text); only != "" {
			return reading{written: scoring.Written{Value: only}}
		}
		return reading{why: "final.takes-one", choices: choices}
	}
	var r reading
	switch cell.Kind {
	case scoring.Figure, scoring.Money:
		r = d.readFigure(cell, text)
	case scoring.Letter:
		r = readLetter(text)
	default:
		r = d.readEntry(cell, text)
	}
	if len(l.words) > 0 {
		if r.why != "" && len(r.choices) == 0 {
			r.choices = l.near(text)
		}
		r.doubted = r.doubted || (cell.Kind == scoring.Letter || cell.Kind == scoring.Figure) && !l.isValue(r.written.Value)
		r.stray = r.doubted && (cell.Kind == scoring.Letter || cell.Kind == scoring.Entry)
	}
	if r.why != "" || r.doubted {
		return d.readAbroad(cell, text, r)
	}
	return r
}

// readFigure reads a text as a number. Where it can be either of two the game may say that
// only one of them can stand there.
func (d *Document) readFigure(cell scoring.Cell, text string) reading {
	n, choices, ok := ReadNumber(text)
	if able := slices.DeleteFunc(slices.Clone(choices), func(n string) bool { return !d.reads(cell, n) }); len(able) == 1 {
		n, ok = able[0], true
	}
	switch {
	case ok:
		return reading{written: scoring.Written{Value: n}}
	case len(choices) > 0:
		return reading{why: "final.takes-clear", choices: choices}
	}
	return reading{why: "final.takes-number"}
}

// readLetter reads a text as one letter.
func readLetter(text string) reading {
	if utf8.RuneCountInString(text) > 1 {
		return reading{why: "final.takes-letter"}
	}
	return reading{written: scoring.Written{Value: text}}
}

// readEntry reads a text as the game does, or takes it as it is.
func (d *Document) readEntry(cell scoring.Cell, text string) reading {
	if d.list.Read != nil {
		if value, ok := d.list.Read(scoring.Place{Owner: cell.Owner, Cell: cell.ID}, text); ok {
			return reading{written: scoring.Written{Value: value}}
		}
	}
	if utf8.RuneCountInString(text) > longestEntry {
		return reading{why: speech.Say("final.takes-text", "most", longestEntry)}
	}
	asks := d.list.Read != nil || len(d.lexiconOf(cell).words) > 0
	return reading{written: scoring.Written{Value: text}, doubted: asks}
}

// reads says whether the game reads a text.
func (d *Document) reads(cell scoring.Cell, text string) (ok bool) {
	if d.list.Read != nil {
		_, ok = d.list.Read(scoring.Place{Owner: cell.Owner, Cell: cell.ID}, text)
	}
	return ok
}

// lexiconOf is the words that can stand in a cell.
func (d *Document) lexiconOf(cell scoring.Cell) *lexicon {
	p := scoring.Place{Owner: cell.Owner, Cell: cell.ID}
	if d.lexicons[p] == nil {
		l := &lexicon{own: d.own}
		if d.list.Words != nil {
			l.words = d.list.Words(p)
		}
		d.lexicons[p] = l
	}
	return d.lexicons[p]
}

// plain is what stands in a cell that is neither blank nor a box.
func plain(cell scoring.Cell, w scoring.Written) string {
	value := w.Value
	if cell.Kind == scoring.Entry && (value == blank || strings.HasPrefix(value, struck) || strings.HasPrefix(value, literal)) {
		value = literal + value
	}
	if w.Struck {
		value = struck + value
	}
	return value
}

// text is a cell as a document writes it, without quotes: read again it is the
// same.
func (d *Document) text(cell scoring.Cell, w scoring.Written) string {
	text, _ := d.textOf(cell, w)
	return text
}

// textOf is text, and says whether it is none of the words for that place.
func (d *Document) textOf(cell scoring.Cell, w scoring.Written) (text string, doubted bool) {
	switch {
	case w.Blank():
		return blank, false
	case cell.Kind == scoring.Box:
		return crossed, false
	}
	text = plain(cell, w)
	r := d.read(cell, text)
	if r.why == "" && !r.unknown && r.written == w {
		return text, r.doubted
	}
	return exactly(w), false
}

// exactly is what is to be taken as it is.
func exactly(w scoring.Written) string {
	if w.Struck {
		return struck + literal + w.Value
	}
	return literal + w.Value
}

// word is a cell as a line with several writes it, where each word stands for what
// it is in its own place alone.
func (d *Document) word(cell scoring.Cell, w scoring.Written) string {
	text, doubted := d.textOf(cell, w)
	if doubted {
		text = exactly(w)
	}
	return ledger.Quote(text)
}

// alone is a cell that has a line of its own, on which an entry takes as many words
// as it has.
func (d *Document) alone(cell scoring.Cell, w scoring.Written) string {
	text := d.text(cell, w)
	words := strings.Split(text, " ")
	quoted := func(word string) bool { return ledger.Quote(word) != word }
	if cell.Kind == scoring.Entry && len(words) > 1 && !slices.ContainsFunc(words, quoted) {
		return text
	}
	return ledger.Quote(text)
}
