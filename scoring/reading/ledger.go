package reading

import (
	"slices"
	"strings"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// A Typed ledger, as it was read.
type Typed struct {
	*ledger.Opened
	Text  string           // each line as the ledger writes it, under the number it has in the file
	Notes []ledger.Reading // of the lines that are not written so in the file
}

// Ledger reads a ledger as people type it, and starts its game, as [ledger.Catalog.Open]
// does: a line is taken for what it means, where that is one thing alone. One that can
// mean nothing, or several things, stays as it is.
func Ledger(shelf ledger.Catalog, file, text string, own ledger.DataLoader) (*Typed, error) {
	text = Header(text)
	doc, err := ledger.Parse(text)
	if err != nil {
		return opened(shelf, file, text, own)
	}
	start, house, err := shelf.Start(&doc.Header, own)
	if err != nil {
		return opened(shelf, file, text, own)
	}
	lines, notes, open := NewReader(start).all(doc, text)
	if lines == nil {
		return &Typed{&ledger.Opened{Doc: doc, House: house, Fold: start}, text, nil}, nil
	}
	read, err := opened(shelf, file, strings.Join(lines, "\n"), own)
	if err != nil {
		return nil, err
	}
	read.Notes = notes
	for i := range read.Doc.Lines {
		read.Doc.Lines[i].Meant = open[read.Doc.Lines[i].Number]
	}
	return read, nil
}

func opened(shelf ledger.Catalog, file, text string, own ledger.DataLoader) (*Typed, error) {
	o, err := shelf.Open(file, text, own)
	if err != nil {
		return nil, err
	}
	return &Typed{Opened: o, Text: text}, nil
}

// all reads every line of a ledger that is not written exactly. Lines are those of the
// text, nil where none is read; open are by their numbers those that can mean several events.
func (r *Reader) all(doc *ledger.Document, text string) (lines []string, notes []ledger.Reading, open map[int][]ledger.Entry) {
	open = map[int][]ledger.Entry{}
	for i := range doc.Lines {
		if e := &doc.Lines[i].Entry; e.Verb == ledger.VerbRename && len(e.Args) == 2 {
			r.rename(e.Args[1])
		}
	}
	for i := range doc.Lines {
		l := &doc.Lines[i]
		if l.Syntax == nil && r.Exact(l.Entry) {
			continue
		}
		if lines == nil {
			lines = strings.Split(text, "\n")
		}
		read, several := r.note(lines[l.Number-1])
		if open[l.Number] = several; len(several) == 0 && read != lines[l.Number-1] {
			lines[l.Number-1] = read
			if event, _ := ledger.CutComment(read); strings.TrimSpace(event) != "" {
				notes = append(notes, ledger.Reading{Line: l.Number, Text: strings.TrimSpace(event)})
			}
		}
	}
	return lines, notes, open
}

// longestLine is more bytes than anybody types in a line.
const longestLine = 2000

// note reads a line with its comment, and returns it as it is where nobody could mean it, or
// the events that it can mean where these are several.
func (r *Reader) note(line string) (read string, several []ledger.Entry) {
	if len(line) > longestLine || !utf8.ValidString(line) {
		return line, nil
	}
	plain := Spaced(line)
	event, comment := ledger.CutComment(plain)
	if strings.TrimSpace(event) == "" || fence(event) {
		return comment, nil
	}
	switch found := r.Line(event); len(found) {
	case 0:
		return line, nil
	case 1:
		text := found[0].String()
		if comment != "" {
			text += event[len(strings.TrimRight(event, " \t")):] + comment
		}
		return text, nil
	default:
		return line, found
	}
}

// fence says whether a line begins or ends what a chat shows as it is typed.
func fence(line string) bool { return strings.HasPrefix(strings.TrimSpace(line), "```") }

// Header is a text whose header is written exactly, as far as it can be read. Lines
// keep their numbers.
func Header(text string) string {
	var header strings.Builder
	rest, begun := text, false
	for rest != "" {
		line, after, more := strings.Cut(rest, "\n")
		plain := Spaced(line)
		switch blank := strings.TrimSpace(plain) == "" || fence(plain); {
		case blank && begun:
			return header.String() + rest[len(line):]
		case blank:
			plain = ""
		case begun:
			plain = headerLine(plain)
		case !strings.HasPrefix(strings.TrimSpace(plain), "#"):
			begun = true
			if plain = firstLine(plain); plain == "" {
				return text // no ledger at all
			}
		}
		header.WriteString(plain)
		if more {
			header.WriteByte('\n')
		}
		rest = after
	}
	return header.String()
}

// firstLine is the line that a ledger starts with, in the case of the notation; empty
// where a text starts with something else.
func firstLine(line string) string {
	words := fields(line)
	if len(words) == 0 || fold(words[0]) != "saddlebag" {
		return ""
	}
	return strings.Join(scoring.Each(len(words), func(i int) string { return fold(Plain(words[i])) }), " ")
}

// headerKeys are the header lines that a name or a text stands on, which keeps its
// spelling.
var headerKeys = []string{"player", "title"}

// isExactHeader says whether a line of the header is written as a ledger writes it, blanks
// aside.
func isExactHeader(event string) bool {
	words, err := ledger.Words(event)
	if err != nil || len(words) == 0 {
		return err == nil
	}
	if slices.Contains(headerKeys, words[0].Text) {
		return len(words) == 2
	}
	return isASCII(event) && words[0].Text == strings.TrimRight(fold(words[0].Text), ":")
}

// headerLine is a line of the header as a ledger writes it. A line that is written so
// already stays as it is.
func headerLine(line string) string {
	event, comment := ledger.CutComment(line)
	if isExactHeader(event) {
		return line
	}
	words := fields(event)
	if len(words) < 2 {
		return line
	}
	key := strings.TrimRight(fold(Plain(words[0])), ":")
	said := words[1:]
	if slices.Contains(headerKeys, key) {
		said = []string{joined(said)}
	} else {
		said = scoring.Each(len(said), func(i int) string { return Plain(said[i]) })
	}
	plain := key
	for _, word := range said {
		plain += " " + ledger.Quote(word)
	}
	if comment != "" {
		plain += " " + comment
	}
	return plain
}
