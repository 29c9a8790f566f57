package views

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/web/live/people"
)

// A told is what a reading tells of an entry that went in.
type told struct {
	ledger.Telling
	takes int // of an undo or a redo: number of the entry that it is about; else 0
}

// tell tells of an entry that is about to be folded.
func (r *Reading) tell(e ledger.Entry) told {
	if e.Amends() {
		return told{} // others may follow, before all is judged
	}
	t := told{Telling: r.Tell(e)}
	if r.Plays(e) {
		return t
	}
	switch e.Verb {
	case ledger.VerbUndo:
		seat, _, _ := r.Actor(e.Actor)
		u := UndoableIn(r.Fold, seat)
		t.takes = u.Event
		if !u.Amends && u.Event > 0 {
			if a, ok := r.Amendment(r.entries[u.Event-1]); ok && !a.Inserts {
				t.takes = a.Number
			}
		}
	case ledger.VerbRedo:
		if _, undo, ok := r.Redoable(); ok {
			t.takes = r.told[undo-1].takes
		}
	}
	return t
}

// keep keeps an entry that has been folded, and what is told of it.
func (r *Reading) keep(e ledger.Entry, t told) {
	r.entries, r.told = append(r.entries, e), append(r.told, t)
	if r.judgesAgain(e) {
		r.again = nil
	}
}

// tells is what is told of the event that an entry says should be in the record, as
// amendments have the game now: empty where it takes something out.
func (r *Reading) tells(number int) ledger.Telling {
	if r.again == nil && slices.ContainsFunc(r.entries, ledger.Entry.Amends) {
		r.tellAgain()
	}
	if t, ok := r.again[number]; ok {
		return t
	}
	return r.told[number-1].Telling
}

// tellAgain tells of all that has a place, as amendments have the game now: first what
// each entry says itself, and what amendments say there.
func (r *Reading) tellAgain() {
	written := map[int][]int{} // by place: the amendments that say what should be there
	r.again = map[int]ledger.Telling{}
	for i, e := range r.entries {
		a, ok := r.Amendment(e)
		if !ok || a.Event == nil {
			continue
		}
		r.again[i+1] = r.Tell(*a.Event) // as good as can be where it is not in the game
		if !a.Inserts {
			written[a.Number] = append(written[a.Number], i+1)
		}
	}
	r.Walk(func(at ledger.Placed, before *ledger.Fold) {
		for _, number := range append(written[at.Place], at.Place) {
			r.again[number] = before.Tell(r.said(number))
		}
	})
}

// tellMoves says in sentences what moves did, now that it is known what became of all.
func (r *Reading) tellMoves(moves []Move) {
	for i := range moves {
		m := &moves[i]
		m.Telling, m.Now = r.told[i].Telling, r.tells(m.Number)
		if m.Amended > 0 {
			m.Now = r.tells(m.Amended)
		}
	}
	for i := range moves {
		m := &moves[i]
		switch t := r.told[i]; {
		case m.Amends > 0:
			m.Sentence, m.Deed = r.tellAmendment(m, moves), r.amendmentDeed(m)
		case t.takes > 0:
			says := map[string]string{ledger.VerbUndo: "live.took-back", ledger.VerbRedo: "live.brought-back"}[m.Entry.Verb]
			m.Sentence = speech.Say(says, "who", m.who(), "what", moves[t.takes-1].called().Whole())
		}
	}
}

// who is who entered a move, in a sentence.
func (m *Move) who() speech.Text {
	if m.By == string(people.Host) {
		return "live.the-host"
	}
	return speech.Words(m.By)
}

// called is what people call what a move did: the amendment that it is, or what counts
// in its place.
func (m *Move) called() ledger.Telling {
	if m.Amends > 0 {
		return m.Telling
	}
	return m.Now
}

// amendmentDeed is what people call an amendment.
func (r *Reading) amendmentDeed(m *Move) speech.Text {
	switch {
	case m.Entry.Verb == ledger.VerbInsert:
		return speech.Say("live.putting-in", "what", r.tells(m.Number).Sentence)
	case m.First().Verb == "":
		return speech.Say("live.taking-out", "what", r.tells(m.Amends).Sentence)
	}
	return speech.Say("live.changing", "what", r.tells(m.Amends).Deed)
}

// tellAmendment says what an amendment has changed.
func (r *Reading) tellAmendment(m *Move, moves []Move) speech.Text {
	was, is := moves[m.Amends-1].First(), m.First()
	before, after := r.tells(m.Amends), r.tells(m.Number)
	if m.Change != nil {
		was, before = m.Change.Was, m.Change.Told
	}
	says, args := "live.changed", []any{"who", m.who(), "round", m.round(), "scores", r.scoresThen(m)}
	switch {
	case m.Entry.Verb == ledger.VerbInsert:
		says, args = "live.put-in", append(args, "what", after.Sentence, "entry", m.Amends)
	case is.Verb == "":
		says, args = "live.took-out", append(args, "what", before.Sentence)
	case was.String() == is.String(): // what differs is kept secret
		says, args = "live.changed-secret", append(args, "what", before.Deed)
	case before.Deed == after.Deed && before.Of != after.Of && before.Of != "" && after.Of != "":
		says, args = "live.changed-of", append(args, "what", before.Deed, "was", before.Of, "is", after.Of)
	default:
		args = append(args, "was", before.Sentence, "is", after.Sentence)
	}
	return speech.Say(says, args...)
}

// scoresThen lists what scores became by an amendment; nothing where none changed.
func (r *Reading) scoresThen(m *Move) speech.List {
	if m.Change == nil {
		return nil
	}
	info, names := r.Game().Info(), r.Names()
	return scoring.Each(len(m.Change.Scores), func(i int) speech.Text {
		c := m.Change.Scores[i]
		return speech.Say("live.score-became", "player", names[c.Seat], "was", info.Amount(c.Was), "is", info.Amount(c.Is))
	})
}

// round is the round that an amendment is about; empty where it is not known.
func (m *Move) round() speech.Text {
	if m.Change == nil {
		return ""
	}
	return m.Change.Round
}
