package book

import (
	"fmt"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
	"saddlebag/web/table"
)

// A bookLine is an entry of the book.
type bookLine struct {
	ID      string // of the element
	Number  int
	Text    string
	Was     string // what it said first, where that was changed
	Entered string // when and by whom
	Amended string // how, when and by whom it was amended
	Struck  bool   // it does not count
	Mark    string // why, or what it is beside the game
	Unfit   *unfitView
	Wrong   bool       // it can be changed or taken out; what does not fit says so itself
	Before  bool       // something forgotten can be put in before it
	About   *aboutLink // of an amendment: the entry that it is about
}

// An aboutLink leads from an amendment to what it is about.
type aboutLink struct{ Path, Label string }

// A recorded is an entry where the book has it: in its place in the game, or as an
// amendment where that was entered.
type recorded struct {
	live.Move
	inserted bool // it stands where the amendment has put it in
}

// inOrder puts the entries into the order in which they are judged: what was
// forgotten stands before the entry that it is missing before, and once more as
// the amendment that put it in.
func inOrder(moves []live.Move) []recorded {
	inserts := map[int][]live.Move{}
	for _, m := range moves {
		if m.Before > 0 {
			inserts[m.Before] = append(inserts[m.Before], m)
		}
	}
	all := make([]recorded, 0, len(moves)+len(inserts))
	var insertsBefore func(number int)
	insertsBefore = func(number int) {
		for _, m := range inserts[number] {
			insertsBefore(m.Number)
			all = append(all, recorded{m, true})
		}
	}
	for _, m := range moves {
		if m.Before == 0 {
			insertsBefore(m.Number)
		}
		all = append(all, recorded{m, false})
	}
	return all
}

// viewLine shows an entry of the book.
func viewLine(t *table.Snapshot, m recorded) bookLine {
	line := bookLine{ID: entryID(m.Number), Number: m.Number, Text: m.Text(), Entered: entered("", m.Move), Struck: !m.Stands}
	switch {
	case m.inserted, m.Amends == 0:
		line.place(t, m)
	case m.Before > 0: // what it put in has the number
		line.ID, line.Struck = "amendment-"+strconv.Itoa(m.Number), false
		line.Text, line.About = m.Sentence, &aboutLink{t.BookAt(m.Number), "To what was put in"}
	default:
		line.Text, line.About = m.Sentence, &aboutLink{t.BookAt(m.Amends), "To entry " + strconv.Itoa(m.Amends)}
	}
	if !m.Stands && line.Mark == "" {
		line.Mark = "taken back"
	}
	return line
}

// place tells what became of an entry at its place.
func (line *bookLine) place(t *table.Snapshot, m recorded) {
	first := m.First().String()
	line.Text = first
	if m.inserted {
		line.Entered = entered("put in ", m.Move)
	}
	if m.Amended > 0 {
		how := "changed "
		if m.Status == ledger.TakenOut {
			how = "taken out "
		} else if line.Text = m.Present.String(); line.Text != first {
			line.Was = first
		}
		line.Amended = entered(how, t.View.Moves[m.Amended-1])
	}
	switch m.Status {
	case ledger.Stands, ledger.TakenBack:
	case ledger.Struck:
		line.Mark, line.Unfit = "no longer fits", viewUnfit(t, m.Move, m.Breaks)
	case ledger.TakenOut:
		line.Mark = "taken out"
	}
	line.Wrong = mayMend(t, m.Move) && line.Unfit == nil
	line.Before = t.Place.Role != live.Onlooker && m.Placed() && m.Status != ledger.TakenBack
}

// mayMend says whether an entry is for a place to change or to take out: a player's
// own, and what the table has done.
func mayMend(t *table.Snapshot, m live.Move) bool {
	if !m.Amendable() || t.Place.Role == live.Onlooker {
		return false
	}
	return t.Place.Role == live.Host || m.Seat == t.Place.Seat || m.Seat == scoring.Table && m.First().Verb != ledger.VerbStop
}

// viewUnfit shows why an entry does not fit, and where that is mended.
func viewUnfit(t *table.Snapshot, m live.Move, breaks *scoring.Violation) *unfitView {
	v := &unfitView{Sentence: breaks.Message, Clause: breaks.Clause, Game: t.View.Info.ID}
	if mayMend(t, m) {
		v.Mend = fmt.Sprintf("/t/%s/wrong/%d", t.Place.Code, m.Number)
	}
	return v
}

// entered is when and by whom something was entered.
func entered(how string, m live.Move) string {
	return fmt.Sprintf("%s%s, by %s", how, m.Time.Format("2 Jan, 15:04"), m.By)
}

func entryID(number int) string { return "entry-" + strconv.Itoa(number) }
