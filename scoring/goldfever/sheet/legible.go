package sheet

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// LegibleItem are the rules that what is written where a character carries something can be
// read, and is something of the scenario.
func (a *Paper) LegibleItem(m int, p scoring.Place) []audit.Rule {
	return readable(p, a.brokenItem, speech.Say("goldfever.with", "character", a.NameOf(m)))
}

// LegibleCrowd are those of a zone of the board.
func (a *Paper) LegibleCrowd(zone int) []audit.Rule {
	return readable(a.Board[zone], a.brokenCrowd, speech.Say("goldfever.in-zone", "zone", a.ZoneName(zone)))
}

// LegibleJoker demands it of the joker of a character.
func (a *Paper) LegibleJoker(m int) audit.Rule {
	return audit.Legible("GF8", a.Sheets[m].Joker, func(w scoring.Written) speech.Text {
		known := w.Value == "" || w.Value == scoring.Hidden || slices.Contains(terms.PowerWords[:], w.Value)
		return audit.Wrong(!known, "goldfever.no-such-joker", "character", a.NameOf(m), "word", w.Value)
	})
}

// LegibleZone demands it of where a character stands.
func (a *Paper) LegibleZone(m int) audit.Rule {
	return audit.Legible("GF2", a.Sheets[m].Zone, func(w scoring.Written) speech.Text {
		_, there := a.House.Village.Index(w.Value)
		return audit.Wrong(!there && w.Value != "", "goldfever.no-such-zone", "character", a.NameOf(m), "word", w.Value)
	})
}

// LegibleTurned demands it of the last card.
func LegibleTurned() audit.Rule {
	return audit.Legible("GF50", TurnedPlace, func(w scoring.Written) speech.Text {
		known := slices.Contains(terms.HitWords, w.Value) || slices.Contains(terms.PanicWords, w.Value)
		return audit.Wrong(w.Value != "" && !known, "goldfever.no-such-card", "word", w.Value)
	})
}

// readable are the rules that the text of an entry can be read (GF4) and names what
// the scenario has (GF6, GF60): broken returns the clause by which it does not.
func readable(p scoring.Place, broken func(text string) (clause string), where speech.Text) []audit.Rule {
	demand := func(clause, message string) audit.Rule {
		return audit.Rule{Clause: clause, Fails: func(s *audit.Sheet) speech.Text {
			w, _ := s.At(p)
			return audit.Wrong(w.Value != "" && !w.Struck && broken(w.Value) == clause, message, "where", where, "word", w.Value)
		}}
	}
	reads := demand("GF4", "goldfever.no-such-object")
	reads.Reads = true
	return []audit.Rule{
		reads,
		demand("GF6", "goldfever.no-such-face"),
		demand("GF60", "goldfever.not-in-scenario"),
	}
}
