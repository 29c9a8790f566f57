package book

import (
	"fmt"
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/live/views"
	"saddlebag/web/play"
	"saddlebag/web/table"
)

// A bookLine is an entry of the book.
type bookLine struct {
	ID      string // of the element
	Number  int
	Who     string // first letter of the name of who acted; empty for the table
	Says    string // what it did, in a sentence
	First   string // what it said first, where that was changed
	Text    string // as the ledger writes it
	Scored  []play.ScoredView
	Entered string // when, and by whom where that was not who acted
	Amended string // how, when and by whom it was amended
	Struck  bool   // it does not count
	Mark    string // why, or what it is beside the game
	Unfit   *unfitView
	Mend    string     // address of the page where it is changed or taken out, or something put in before it; empty where the place may not
	After   string     // address of the page where something is put in after it; empty for an onlooker
	About   *aboutLink // of an amendment: the entry that it is about
}

// An aboutLink leads from an amendment to what it is about.
type aboutLink struct{ Path, Label string }

// A recorded is an entry where the book has it: in its place in the game, or as an
// amendment where that was entered.
type recorded struct {
	views.Move
	inserted bool // it stands where the amendment has put it in
	next     int  // number of what follows in the game, before which one can put something in after it; 0 after the last
}

// placed says whether it stands in its place in the game.
func (m recorded) placed() bool {
	return (m.inserted || m.Before == 0) && m.Placed() && m.Status != ledger.TakenBack
}

// inOrder puts the entries into the order in which they are judged: what was
// forgotten stands before the entry that it is missing before, and once more as
// the amendment that put it in.
func inOrder(moves []views.Move) []recorded {
	inserts := map[int][]views.Move{}
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
			all = append(all, recorded{Move: m, inserted: true})
		}
	}
	for _, m := range moves {
		if m.Before == 0 {
			insertsBefore(m.Number)
		}
		all = append(all, recorded{Move: m})
	}
	next := 0
	for i, m := range slices.Backward(all) {
		if all[i].next = next; m.placed() {
			next = m.Number
		}
	}
	return all
}

// viewLine shows an entry of the book.
func viewLine(t *table.Snapshot, m recorded) bookLine {
	line := bookLine{
		ID: entryID(m.Number), Number: m.Number, Says: m.Sentence.String(), Text: m.Text(),
		Entered: entered("", m.Move, t.View.Names), Struck: !m.Stands,
	}
	if m.Seat != scoring.Table {
		line.Who = string([]rune(t.View.Names[m.Seat])[:1])
	}
	switch {
	case m.inserted, m.Amends == 0:
		line.place(t, m)
	case m.Before > 0: // what it put in has the number
		line.ID, line.Struck = "amendment-"+strconv.Itoa(m.Number), false
		line.About = &aboutLink{t.BookAt(m.Number), "Look at what was put in"}
	default:
		line.About = &aboutLink{t.BookAt(m.Amends), "Look at entry " + strconv.Itoa(m.Amends)}
	}
	if !m.Stands && line.Mark == "" {
		line.Mark = "taken back"
	}
	return line
}

// place tells what became of an entry at its place.
func (line *bookLine) place(t *table.Snapshot, m recorded) {
	if line.Text = m.First().String(); t.Place.Role != people.Onlooker && m.placed() {
		line.After = afterAt(t, m)
	}
	if m.inserted {
		line.Says, line.Entered = m.Now.Sentence.String(), entered("put in ", m.Move, nil)
	}
	if m.Amended > 0 {
		how := "changed "
		if m.Status == ledger.TakenOut {
			how = "taken out "
		} else if line.Text = m.Present.String(); line.Text != m.First().String() {
			line.First, line.Says = line.Says, m.Now.Sentence.String()
		}
		if line.First == line.Says {
			line.First = ""
		}
		line.Amended = entered(how, t.View.Move(m.Amended), nil)
	}
	switch m.Status {
	case ledger.Stands, ledger.TakenBack:
	case ledger.Struck:
		line.Mark, line.Unfit = "no longer fits", viewUnfit(t, m.Move, m.Breaks)
	case ledger.TakenOut:
		line.Mark = "taken out"
	}
	switch {
	case mayMend(t, m.Move):
		line.Mend = mendAt(t, wrongPage, m.Number)
	case line.After != "":
		line.Mend = mendAt(t, beforePage, m.Number)
	}
}

// mayMend says whether an entry is for a place to change or to take out: a player's
// own, and what the table has done.
func mayMend(t *table.Snapshot, m views.Move) bool {
	if !m.Amendable() || t.Place.Role == people.Onlooker {
		return false
	}
	return t.Place.Role == people.Host || m.Seat == t.Place.Seat || m.Seat == scoring.Table && m.First().Verb != ledger.VerbStop
}

// viewUnfit shows why an entry does not fit, and where that is mended.
func viewUnfit(t *table.Snapshot, m views.Move, breaks *scoring.Violation) *unfitView {
	v := &unfitView{Sentence: breaks.Message.String(), Clause: breaks.Clause, Game: t.View.Info.ID}
	if mayMend(t, m) {
		v.Mend = mendAt(t, wrongPage, m.Number)
	}
	return v
}

// mendAt is the address of a page about an entry.
func mendAt(t *table.Snapshot, page string, number int) string {
	return fmt.Sprintf("/t/%s/%s/%d", t.Place.Code, page, number)
}

// afterAt is the address of the page where something is put in after an entry: after the
// last one it is what can be entered now.
func afterAt(t *table.Snapshot, m recorded) string {
	if m.next == 0 {
		return "/t/" + t.Place.Code + "#entries"
	}
	return mendAt(t, beforePage, m.next)
}

// entered is when and by whom something was entered: that one is left out who acted in
// it, by the names of the seats, if any are told.
func entered(how string, m views.Move, names []string) string {
	when := how + m.Time.Format("15:04")
	if m.By == m.Entry.Actor || m.By == live.Importer || names != nil && m.Seat != scoring.Table && m.By == names[m.Seat] {
		return when
	}
	return when + ", by " + m.By
}

func entryID(number int) string { return "entry-" + strconv.Itoa(number) }
