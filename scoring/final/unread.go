package final

import (
	"cmp"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// An Unread is what is written and cannot be read: it is asked back, and all that
// it might say stays unknown.
type Unread struct {
	Place   scoring.Place // the cell, where that is known; else none
	Owner   string        // as it is written where nobody is called so
	Cell    string        // as it is written where no cell is
	Label   speech.Text   // of the cell; empty where that is not known
	Text    string        // what is written there
	Line    int           // of the text; 0 where it comes from none
	Column  int
	Why     speech.Text // what it would have to be, in a sentence
	Choices []string    // what it may have meant, at most 12, as a document has them
	again   []string    // lines that ask the same; none where it comes from no text
	alike   speech.Text // what other lines can have in the same way; empty where they cannot
}

// Error is why it cannot be read, without a full stop.
func (u *Unread) Error() string { return strings.TrimSuffix(u.Why.String(), ".") }

// Said is why it cannot be read.
func (u *Unread) Said() speech.Text { return u.Why }

// mostUnread is how much that cannot be read is told before nobody reads on: then
// it is not filled sheets.
const mostUnread = 200

// ask asks something back.
func (d *Document) ask(u *Unread) {
	d.Unread = append(d.Unread, u)
	d.troubles++
}

// askOnce asks something back that may be wrong with several lines in the same way:
// then it is one question.
func (d *Document) askOnce(u *Unread) {
	for _, before := range d.Unread {
		if before.alike != "" && before.alike == u.Why {
			d.troubles++
			before.again = append(before.again, u.again...)
			before.Why = speech.Say("final.on-lines", "why", u.Why, "n", len(before.again)-1)
			return
		}
	}
	u.alike = u.Why
	d.ask(u)
}

// lineOf makes a line of words.
func lineOf(words ...ledger.Word) string {
	return strings.Join(scoring.Each(len(words), func(i int) string { return ledger.Quote(words[i].Text) }), " ")
}

// tooMuch says that nobody reads on.
func (d *Document) tooMuch(line int) {
	d.ask(&Unread{Line: line, Column: 1, Why: "final.too-much"})
}

// settle takes back what is asked of a place: now it is known.
func (d *Document) settle(p scoring.Place) {
	d.Unread = slices.DeleteFunc(d.Unread, func(u *Unread) bool { return u.Label != "" && u.Place == p })
}

// questions are what cannot be read, as an audit tells it.
func (d *Document) questions() []scoring.Contradiction {
	return scoring.Each(len(d.Unread), func(i int) scoring.Contradiction {
		u := d.Unread[i]
		c := scoring.Contradiction{Clause: scoring.UnknownClause, Message: u.Why}
		if u.Label != "" {
			c.Places = []scoring.Place{u.Place}
		}
		return c
	})
}

// describeUnread describes what cannot be read: first what the document could not
// be read as, then what the game asks about.
func (d *Document) describeUnread(all []scoring.Contradiction) []Finding {
	return scoring.Each(len(all), func(i int) Finding {
		f := d.Describe(all[i])
		if i < len(d.Unread) {
			u := d.Unread[i]
			f.Entries = []Entry{{Owner: u.Owner, Cell: u.Cell, Label: u.Label, Value: u.Text, Line: u.Line}}
			f.Choices = append(f.Choices, u.Choices...)
		} else if cell, ok := d.Cell(all[i].Places[0]); ok {
			f.Choices = append(f.Choices, d.lexiconOf(cell).near(d.Filled[all[i].Places[0]].Value)...)
		}
		return f
	})
}

// unreadCell is what a word that cannot be read as what stands in a cell asks.
func (d *Document) unreadCell(cell scoring.Cell, text string, r reading) *Unread {
	p := scoring.Place{Owner: cell.Owner, Cell: cell.ID}
	asks := cmp.Or(r.asks, speech.Say("final.expected", "takes", r.why, "word", ledger.QuoteShort(text)))
	return &Unread{Place: p, Owner: d.owner(p), Cell: cell.ID, Label: cell.Label, Text: text, Choices: r.choices, Why: asks}
}
