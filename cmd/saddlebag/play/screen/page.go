package screen

import (
	"strings"
	"unicode"

	"golang.org/x/text/width"
)

// A Page is what a game is shown on.
type Page struct {
	Width  int  // columns of a line
	Colour bool // what matters most stands out
}

// How wide a page is: as a terminal, within what can be read.
const (
	narrowest = 40
	usual     = 80
	widest    = 200
)

// Sheet is a page that is no terminal.
var Sheet = Page{Width: usual}

// NewPage is a page in a terminal of so many columns, or of nobody knows how many.
func NewPage(columns int, colour bool) Page {
	if columns <= 0 {
		columns = usual
	}
	return Page{min(max(columns, narrowest), widest), colour}
}

// What a terminal is told to show text with.
const (
	bold     = "\x1b[1m"
	red      = "\x1b[31m"
	asBefore = "\x1b[0m"
)

// Strong makes lines stand out.
func (p Page) Strong(lines []string) []string { return p.painted(bold, lines) }

// Warning makes lines that say what is wrong stand out.
func (p Page) Warning(lines []string) []string { return p.painted(red, lines) }

func (p Page) painted(how string, lines []string) []string {
	if !p.Colour {
		return lines
	}
	for i := range lines {
		lines[i] = how + lines[i] + asBefore
	}
	return lines
}

// unbroken stands for a blank at which no line is broken: within a choice. It is
// never shown.
const unbroken = "\u00a0"

// shownBlanks shows blanks that no line is broken at.
func shownBlanks(text string) string { return strings.ReplaceAll(text, unbroken, " ") }

// Wrap breaks a line between words or choices where it is too long; the lines after
// the first begin with the indent. A word that is longer than a line stays whole.
func (p Page) Wrap(line, indent string) []string {
	var lines []string
	for columns(line) > p.Width {
		cut := p.cut(line)
		if cut == len(line) {
			break
		}
		lines = append(lines, shownBlanks(strings.TrimRight(line[:cut], " ")))
		line = indent + strings.TrimLeft(line[cut:], " ")
	}
	return append(lines, shownBlanks(strings.TrimRight(line, " ")))
}

// WrapAll breaks lines where they are too long; what follows begins below the words.
func (p Page) WrapAll(lines []string, indent string) (all []string) {
	for _, line := range lines {
		all = append(all, p.Wrap(line, indent)...)
	}
	return all
}

// cut is where a line that is too long is broken: at the last place that fits, or else at
// the first one.
func (p Page) cut(line string) int {
	begun := len(line) - len(strings.TrimLeft(line, " "))
	cut := 0
	for i, r := range line {
		at := i
		switch {
		case i < begun || r != ' ' && r != '|':
			continue
		case r == '|':
			at++
		}
		if cut > 0 && columns(line[:at]) > p.Width {
			break
		}
		if cut = at; columns(line[:at]) > p.Width {
			break
		}
	}
	if cut == 0 || strings.TrimSpace(line[cut:]) == "" {
		return len(line)
	}
	return cut
}

// columns are how many columns of a terminal a text takes.
func columns(text string) (n int) {
	for _, r := range text {
		n += columnsOf(r)
	}
	return n
}

func columnsOf(r rune) int {
	switch kind := width.LookupRune(r).Kind(); {
	case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf):
		return 0
	case kind == width.EastAsianWide || kind == width.EastAsianFullwidth:
		return 2
	}
	return 1
}

// padded is a text with blanks behind it up to so many columns.
func padded(text string, n int) string { return text + strings.Repeat(" ", max(0, n-columns(text))) }
