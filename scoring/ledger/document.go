package ledger

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// MaxBytes is the size of the largest ledger that is read.
const MaxBytes = 64 << 20

// Words are kept in arrays of chunk, as long as roomy more fit; of a short ledger in one
// for so many as it is likely to have, by the letters of a usual word.
const (
	chunk     = 1024
	roomy     = 16
	usualWord = 4
)

// A Document is a ledger in its text form.
type Document struct {
	Header Header
	Lines  []Line
}

// A Line is one event of a document: where it is and what it says.
type Line struct {
	Number int // of the line in the file, from 1
	Column int // of its first character that is not blank, from 1
	Entry  Entry
	// Syntax is set if the line can't be read as an event; then Entry is
	// empty and Raw is the line as it is.
	Syntax *SyntaxError
	Raw    string
	// Meant are the events that the line can mean, as somebody typed it, if there are
	// several.
	Meant []Entry
}

// Tells is what's wrong with a line that a fold refused. If the line could mean several
// events, it says that instead.
func (l *Line) Tells(v *scoring.Violation) *scoring.Violation {
	if v == nil || v.Clause != clauseUnknown || len(l.Meant) == 0 {
		return v
	}
	said := scoring.Each(len(l.Meant), func(i int) speech.Text { return speech.Words(l.Meant[i].String()) })
	return scoring.Breaks(clauseUnknown, "ledger.several", "events", speech.Any(said))
}

// Unreadable says what's wrong with a line that can't be read (clause LG1).
func (l *Line) Unreadable() *scoring.Violation {
	return l.Tells(scoring.Breaks(clauseUnknown, "ledger.unreadable", "why", l.Syntax.Message))
}

// A SyntaxError is text that can't be read. Line and Column count from 1,
// columns in characters.
type SyntaxError struct {
	Line    int
	Column  int
	Message speech.Text
}

func (e *SyntaxError) Error() string { return e.place() + ": " + e.Message.String() }

// In is the error after the name of a file and the place in it.
func (e *SyntaxError) In(file string) error { return speech.At(file+":"+e.place(), e) }

func (e *SyntaxError) place() string { return strconv.Itoa(e.Line) + ":" + strconv.Itoa(e.Column) }

// Said is what cannot be read, without its place.
func (e *SyntaxError) Said() speech.Text { return e.Message }

// Parse reads a ledger. If the header can't be read, the error is a *SyntaxError. An
// event that can't be read becomes a line with Syntax set, so the rest can be checked.
// The text is UTF-8 with LF or CRLF; a byte order mark is skipped.
func Parse(text string) (*Document, error) {
	if len(text) > MaxBytes {
		return nil, &SyntaxError{1, 1, "ledger.too-large"}
	}
	header, rest, above, err := ParseHeader(text)
	if err != nil {
		return nil, err
	}
	if header.Final {
		return nil, header.At(magic, "ledger.filled-sheets")
	}
	doc := &Document{Header: header, Lines: make([]Line, 0, min(strings.Count(rest, "\n"), len(rest)/len("A b\n")))}
	r := reader{rest: rest, number: above}
	var arena []string // words of many lines share an array
	for r.next() {
		if cap(arena)-len(arena) < roomy {
			arena = make([]string, 0, min(chunk, roomy+len(r.rest)/usualWord))
		}
		before := len(arena)
		tokens, column, err := splitLine(r.line, arena)
		if err == nil && len(tokens) == before {
			continue
		}
		arena = tokens
		line := Line{Number: r.number, Column: column}
		words := arena[before:len(arena):len(arena)]
		if err == nil && len(words) == 1 {
			err = &SyntaxError{Column: column + utf8.RuneCountInString(words[0]), Message: "ledger.lacks-verb"}
		}
		if err != nil {
			err.Line = r.number
			line.Syntax, line.Raw = err, strings.ToValidUTF8(strings.TrimSpace(r.line), "\ufffd")
		} else {
			line.Entry = entry(words)
		}
		doc.Lines = append(doc.Lines, line)
	}
	return doc, nil
}

// ParseEvent reads one event, as typed by a person.
func ParseEvent(text string) (Entry, error) {
	const usualWords = 128 // at most, even in the long entries of a group
	words, _, err := splitLine(strings.TrimRight(text, "\r\n"), make([]string, 0, min(strings.Count(text, " ")+1, usualWords)))
	switch {
	case err != nil:
		err.Line = 1
		return Entry{}, err
	case strings.ContainsAny(text[:len(strings.TrimRight(text, "\r\n"))], "\r\n"):
		return Entry{}, &SyntaxError{1, 1, "ledger.several-lines"}
	case len(words) < 2:
		return Entry{}, &SyntaxError{1, 1, "ledger.what-an-event-is"}
	}
	return entry(words), nil
}

// entry makes an entry of its words. An actor's name is the same however it
// was typed.
func entry(words []string) Entry {
	return Entry{Actor: composed(words[0]), Verb: words[1], Args: words[2:]}
}

// composed returns a word in Unicode's composed form.
func composed(word string) string {
	if isASCII(word) {
		return word
	}
	return norm.NFC.String(word)
}

func isASCII(word string) bool {
	for i := range len(word) {
		if word[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// String is the canonical text, without comments and without lines that
// couldn't be read.
func (d *Document) String() string {
	b := d.Header.append(nil)
	b = append(b, '\n')
	for i := range d.Lines {
		if d.Lines[i].Syntax == nil {
			b = d.Lines[i].Entry.append(b)
			b = append(b, '\n')
		}
	}
	return string(b)
}

// A reader goes through a text line by line.
type reader struct {
	rest   string
	line   string // without its end
	number int    // from 1
}

func (r *reader) next() bool {
	if r.rest == "" {
		return false
	}
	r.number++
	line, rest, _ := strings.Cut(r.rest, "\n")
	r.line, r.rest = strings.TrimSuffix(line, "\r"), rest
	return true
}

// blank says whether the line holds nothing, or a comment alone.
func (r *reader) blank() bool {
	line := strings.TrimLeft(r.line, " \t")
	return line == "" || line[0] == '#'
}
