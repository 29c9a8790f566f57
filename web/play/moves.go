package play

import (
	"html/template"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/live/views"
	"saddlebag/web/table"
)

// mostMoves is how many entries the page of a table shows; the ledger has all.
const mostMoves = 15

// A movesView is what was entered last, the latest first.
type movesView struct {
	Moves []moveView
	More  bool          // there are earlier ones
	Made  template.HTML // the lines, where they have been rendered
}

// A lastView is the entry that was made last; its number is 0 where there is none.
type lastView struct {
	Number int
	Entry  string      // as the ledger writes it
	Seat   int         // who acts, from 1; 0 for the table
	Says   speech.Text // to people
}

func viewLast(t *table.Snapshot) lastView {
	if t.View.Seen == 0 {
		return lastView{}
	}
	m := t.View.Move(t.View.Seen)
	return lastView{m.Number, m.Text(), m.Seat + 1, m.Sentence}
}

// A moveView is an entry of the log.
type moveView struct {
	Game   string
	Number int
	Seat   int         // who acts, from 1; 0 for the table
	Text   speech.Text // what it said first
	Now    speech.Text // what stands in its place since it was changed
	By     speech.Text // who entered it, where it was not who acted
	At     string      // time of day
	Stands bool
	Mark   speech.Text // why it does not stand
	Look   string      // of an amendment: address of what it has changed, in the book
	Takes  bool        // it is an undo or a redo
	On     bool        // it moved the table on
	Sender string      // who entered it, of those two
	Scored []ScoredView
}

// A ScoredView is what an entry brought somebody, for good.
type ScoredView struct {
	Name, Clause  string
	Amount, Label speech.Text
}

func viewMoves(t *table.Snapshot) movesView {
	var v movesView
	scored := ViewScored(t)
	for number := t.View.Seen; number > 0; number-- {
		if len(v.Moves) == mostMoves {
			v.More = true
			break
		}
		shown := viewMove(t, t.View.Move(number))
		shown.Scored = scored[number]
		v.Moves = append(v.Moves, shown)
	}
	return v
}

func viewMove(t *table.Snapshot, m views.Move) moveView {
	v := moveView{Game: t.View.Info.ID, Number: m.Number, Seat: m.Seat + 1, Text: m.Sentence, At: m.Time.Format("15:04"), Stands: m.Stands}
	switch {
	case m.Amends > 0:
		v.Look = t.BookAt(m.Amends)
		if m.Before > 0 {
			v.Look = t.BookAt(m.Number)
		}
		v.Stands = m.Stands || m.Before > 0
	case m.Entry.Verb == ledger.VerbUndo || m.Entry.Verb == ledger.VerbRedo: // it says by whom itself
		v.Takes, v.Sender = true, m.By
	case m.By != m.Entry.Actor && (m.Seat == scoring.Table || m.By != t.View.Names[m.Seat]):
		v.By = Sender(m.By)
	}
	if verb := t.View.Info.Form(scoring.Event{Seat: m.Seat, Verb: m.Entry.Verb, Args: m.Entry.Args}); verb != nil && verb.Ends {
		v.On, v.Sender = m.Seat == scoring.Table, m.By
	}
	switch {
	case m.Amends > 0, m.Status == ledger.Stands, m.Status == ledger.TakenBack:
	case m.Status == ledger.Struck:
		v.Mark = "table.no-longer-fits"
	case m.Status == ledger.TakenOut:
		v.Mark = "table.deleted"
	}
	if !v.Stands && v.Mark == "" {
		v.Mark = "table.undone"
	}
	if m.Amends == 0 && m.Amended > 0 && m.Status != ledger.TakenOut && m.Now.Sentence != v.Text {
		v.Now = m.Now.Sentence
	}
	return v
}

// enteredAs is how the log names who enters from a place.
func enteredAs(t *table.Snapshot) string {
	if t.Place.Seat == scoring.Table {
		return string(people.Host)
	}
	return t.View.Names[t.Place.Seat]
}

// ViewScored finds what each entry brought, by its number. What can still
// change is no news.
func ViewScored(t *table.Snapshot) map[int][]ScoredView {
	scored := map[int][]ScoredView{}
	for seat, s := range t.View.Tally {
		for _, l := range s.Lines {
			if l.Event > 0 && !l.Open {
				scored[l.Event] = append(scored[l.Event], ScoredView{Name: t.View.Names[seat], Clause: l.Clause, Amount: t.View.Info.Amount(l.Amount), Label: l.Label})
			}
		}
	}
	return scored
}

// An UnfitView is how many entries do not fit any more for what was amended before
// them, and the address of the first of them in the book.
type UnfitView struct {
	Count int
	Look  string
}

// ViewUnfit counts the entries that do not fit any more.
func ViewUnfit(t *table.Snapshot) UnfitView {
	struck := t.View.Struck()
	if len(struck) == 0 {
		return UnfitView{}
	}
	return UnfitView{len(struck), t.BookAt(struck[0])}
}

// Sender is who has entered something, as people call them; nobody for what came with a ledger.
func Sender(by string) speech.Text {
	switch by {
	case string(people.Host):
		return "table.host"
	case live.Importer:
		return ""
	}
	return speech.Words(by)
}
