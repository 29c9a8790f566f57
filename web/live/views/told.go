package views

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/speech"
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
			m.Sentence, m.Deed = speech.Words(r.tellAmendment(m, moves)), speech.Words(r.amendmentDeed(m))
		case t.takes > 0:
			does := map[string]string{ledger.VerbUndo: "took back", ledger.VerbRedo: "brought back"}[m.Entry.Verb]
			taken := moves[t.takes-1].called().Whole()
			if own, ok := strings.CutPrefix(taken.String(), m.who()+"’s "); ok {
				taken = speech.Words("the " + own)
			}
			m.Sentence = speech.Words(fmt.Sprintf("%s %s %s", m.who(), does, taken))
		}
	}
}

// who is who entered a move, in a sentence.
func (m *Move) who() string {
	if m.By == string(people.Host) {
		return "The host"
	}
	return m.By
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
func (r *Reading) amendmentDeed(m *Move) string {
	switch {
	case m.Entry.Verb == ledger.VerbInsert:
		return "what was put in, " + quoted(r.tells(m.Number))
	case m.First().Verb == "":
		return "the taking out of " + quoted(r.tells(m.Amends))
	}
	return "the change of " + r.tells(m.Amends).Deed.String()
}

// tellAmendment says what an amendment has changed.
func (r *Reading) tellAmendment(m *Move, moves []Move) string {
	was, is := moves[m.Amends-1].First(), m.First()
	before, after := r.tells(m.Amends), r.tells(m.Number)
	if m.Change != nil {
		was, before = m.Change.Was, m.Change.Told
	}
	of := ""
	if round := m.round(); round != "" {
		of = " of " + round
	}
	var s string
	switch {
	case m.Entry.Verb == ledger.VerbInsert:
		s = fmt.Sprintf("%s put in %s before entry %d%s", m.who(), quoted(after), m.Amends, strings.Replace(of, " of", ", in", 1))
	case is.Verb == "":
		s = fmt.Sprintf("%s took out %s%s", m.who(), quoted(before), of)
	case was.String() == is.String(): // what differs is kept secret
		s = fmt.Sprintf("%s changed what is kept secret in %s%s", m.who(), before.Deed, of)
	case before.Deed == after.Deed && before.Of != after.Of && before.Of != "" && after.Of != "":
		s = fmt.Sprintf("%s changed %s%s from %s to %s", m.who(), before.Deed, of, before.Of, after.Of)
	default:
		s = fmt.Sprintf("%s changed %s%s to %s", m.who(), quoted(before), of, quoted(after))
	}
	return s + r.scoresThen(m) + "."
}

// scoresThen lists what scores became by an amendment.
func (r *Reading) scoresThen(m *Move) string {
	if m.Change == nil || len(m.Change.Scores) == 0 {
		return ""
	}
	info, names := r.Game().Info(), r.Names()
	return ": " + strings.Join(scoring.Each(len(m.Change.Scores), func(i int) string {
		c := m.Change.Scores[i]
		return fmt.Sprintf("%s’s %s became %s", names[c.Seat], info.Amount(c.Was), info.Amount(c.Is))
	}), ", ")
}

// round is the round that an amendment is about, as people call it: "round 2"; empty
// where it is not known.
func (m *Move) round() string {
	if m.Change == nil {
		return ""
	}
	round, _, _ := strings.Cut(m.Change.Moment.Label.String(), ",")
	round, _, _ = strings.Cut(round, ":")
	if !strings.HasSuffix(round, " "+strconv.Itoa(m.Change.Moment.Round)) {
		return ""
	}
	return strings.ToLower(round[:1]) + round[1:]
}

func quoted(t ledger.Telling) string { return "“" + t.Sentence.String() + "”" }
