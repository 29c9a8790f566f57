package book

import (
	"fmt"
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/web/live/people"
	"saddlebag/web/live/views"
	"saddlebag/web/play"
	"saddlebag/web/table"
)

// A bookLine is an entry of the book.
type bookLine struct {
	Deed    speech.Text // what was done beside the game; nothing else is filled in then
	ID      string      // of the element
	Number  int
	Who     string      // first letter of the name of who acted; empty for the table
	Says    speech.Text // what it did, in a sentence
	First   speech.Text // what it said first, where that was changed
	Text    string      // as the ledger writes it
	Scored  []play.ScoredView
	Entered speech.Text // when, and by whom where that was not who acted
	Amended speech.Text // how, when and by whom it was amended
	Struck  bool        // it does not count
	Mark    speech.Text // why, or what it is beside the game
	Unfit   *unfitView
	Mend    string     // address of the page where it is changed or taken out, or something put in before it; empty where the place may not
	After   string     // address of the page where something is put in after it; empty for an onlooker
	About   *aboutLink // of an amendment: the entry that it is about
}

// An aboutLink leads from an amendment to what it is about.
type aboutLink struct {
	Path  string
	Label speech.Text
}

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
		ID: entryID(m.Number), Number: m.Number, Says: m.Sentence, Text: m.Text(),
		Entered: entered("book.entered", m.Move, t.View.Names), Struck: !m.Stands,
	}
	if m.Seat != scoring.Table {
		line.Who = string([]rune(t.View.Names[m.Seat])[:1])
	}
	switch {
	case m.inserted, m.Amends == 0:
		line.place(t, m)
	case m.Before > 0: // what it put in has the number
		line.ID, line.Struck = "amendment-"+strconv.Itoa(m.Number), false
		line.About = &aboutLink{t.BookAt(m.Number), "book.look-at-added"}
	default:
		line.About = &aboutLink{t.BookAt(m.Amends), speech.Say("book.look-at", "entry", m.Amends)}
	}
	if !m.Stands && line.Mark == "" {
		line.Mark = "table.undone"
	}
	return line
}

// place tells what became of an entry at its place.
func (line *bookLine) place(t *table.Snapshot, m recorded) {
	if line.Text = m.First().String(); t.Place.Role != people.Onlooker && m.placed() {
		line.After = afterAt(t, m)
	}
	if m.inserted {
		line.Says, line.Entered = m.Now.Sentence, entered("book.added", m.Move, nil)
	}
	if m.Amended > 0 {
		how := "book.changed"
		if m.Status == ledger.TakenOut {
			how = "book.deleted"
		} else if line.Text = m.Present.String(); line.Text != m.First().String() {
			line.First, line.Says = line.Says, m.Now.Sentence
		}
		if line.First == line.Says {
			line.First = ""
		}
		line.Amended = entered(how, t.View.Move(m.Amended), nil)
	}
	switch m.Status {
	case ledger.Stands, ledger.TakenBack:
	case ledger.Struck:
		line.Mark, line.Unfit = "table.no-longer-fits", viewUnfit(t, m.Move, m.Breaks)
	case ledger.TakenOut:
		line.Mark = "table.deleted"
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
	v := &unfitView{Sentence: breaks.Message, Clause: breaks.Clause, Game: t.View.Info.ID}
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

// entered is how, when and by whom something was entered: that one is left out who acted in
// it, by the names of the seats, if any are told.
func entered(how string, m views.Move, names []string) speech.Text {
	by := play.Sender(m.By)
	if m.By == m.Entry.Actor || names != nil && m.Seat != scoring.Table && m.By == names[m.Seat] {
		by = ""
	}
	return speech.Say(how, "time", m.Time.Format("15:04"), "name", by)
}

func entryID(number int) string { return "entry-" + strconv.Itoa(number) }
