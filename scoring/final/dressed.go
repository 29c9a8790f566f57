package final

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// separators stand between columns on paper, and say nothing.
const separators = "|(),;"

// readDressed reads words as what stands in the cells of a group, also where they
// come with the lines and brackets of the paper between them, or with a sum behind
// that has no place there.
func (f *filler) readDressed(owner int, g group, values []ledger.Word) *line {
	first := f.readTogether(owner, g, values)
	says := func(l *line) bool {
		return l.legible() && !slices.ContainsFunc(l.says, func(r reading) bool { return r.why != "" })
	}
	if says(first) {
		return first
	}
	bare := undressed(values)
	versions := [][]ledger.Word{bare}
	if last := len(bare) - 1; last > 0 && strings.HasPrefix(bare[last].Text, "=") {
		versions = append(versions, bare[:last])
	}
	for _, words := range versions {
		if l := f.readTogether(owner, g, words); says(l) {
			return l
		}
	}
	return first
}

// readTogether reads words as what stands in the cells of a group, or in those that
// are filled in together with it.
func (f *filler) readTogether(owner int, g group, values []ledger.Word) *line {
	l := f.settleStrays(f.readLine(g, values))
	if p := f.catalogues[owner].parts[g.name]; p != nil && !g.column && !g.alone && len(values) > len(g.cells) {
		if together := f.readLine(f.catalogues[owner].part(p), values); together.fits() {
			return together
		}
	}
	return l
}

// settleStrays has the game say of words that are none of those for their places what
// it asks about them; others can stand there.
func (f *filler) settleStrays(l *line) *line {
	for i := range l.says {
		r := &l.says[i]
		if !r.stray || f.Document.asked > mostAsked {
			continue
		}
		f.Document.asked += asksAStray
		_, unread := f.list.Readable(scoring.Filled{{Owner: l.cells[i].Owner, Cell: l.cells[i].ID}: r.written})
		if r.stray = len(unread) > 0; r.stray {
			r.asks = unread[0].Message
		}
	}
	return l
}

// asksAStray is how many readings of cells take as long as asking the game.
const asksAStray = 20

// undressed are words without what separates columns, and with "=" before a sum as
// one word.
func undressed(words []ledger.Word) []ledger.Word {
	var bare []ledger.Word
	for _, w := range words {
		for _, text := range strings.Split(w.Text, "|") {
			text = unbracketed(text)
			if strings.Trim(text, separators) == "" {
				continue
			}
			if last := len(bare) - 1; last >= 0 && bare[last].Text == "=" {
				bare[last].Text += text
				continue
			}
			bare = append(bare, ledger.Word{Text: text, Column: w.Column})
		}
	}
	return slices.DeleteFunc(bare, func(w ledger.Word) bool { return w.Text == "=" })
}

// unbracketed is a word without a bracket that it does not close, or open.
func unbracketed(text string) string {
	switch {
	case !strings.Contains(text, ")"):
		return strings.TrimLeft(text, "(")
	case !strings.Contains(text, "("):
		return strings.TrimRight(text, "),;")
	}
	return text
}
