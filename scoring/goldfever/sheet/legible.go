package sheet

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/speech"
)

// LegibleItem are the rules that what is written where a character carries something can be
// read, and is something of the scenario.
func (a *Paper) LegibleItem(m int, p scoring.Place) []audit.Rule {
	return readable(p, a.brokenItem, "with "+a.NameOf(m))
}

// LegibleCrowd are those of a zone of the board.
func (a *Paper) LegibleCrowd(zone int) []audit.Rule {
	return readable(a.Board[zone], a.brokenCrowd, "in zone "+a.ZoneName(zone))
}

// LegibleJoker demands it of the joker of a character.
func (a *Paper) LegibleJoker(m int) audit.Rule {
	return audit.Legible("GF8", a.Sheets[m].Joker, func(w scoring.Written) speech.Text {
		known := w.Value == "" || w.Value == scoring.Hidden || slices.Contains(terms.PowerWords[:], w.Value)
		return audit.Sentence(!known, "Which joker of %s is %q?", a.NameOf(m), w.Value)
	})
}

// LegibleZone demands it of where a character stands.
func (a *Paper) LegibleZone(m int) audit.Rule {
	return audit.Legible("GF2", a.Sheets[m].Zone, func(w scoring.Written) speech.Text {
		_, there := a.House.Village.Index(w.Value)
		return audit.Sentence(!there && w.Value != "", "Which zone of the village is %q, where %s stands?", w.Value, a.NameOf(m))
	})
}

// LegibleTurned demands it of the last card.
func LegibleTurned() audit.Rule {
	return audit.Legible("GF50", TurnedPlace, func(w scoring.Written) speech.Text {
		known := slices.Contains(terms.HitWords, w.Value) || slices.Contains(terms.PanicWords, w.Value)
		return audit.Sentence(w.Value != "" && !known, "Which card says %q?", w.Value)
	})
}

// readable are the rules that the text of an entry can be read (GF4) and names what
// the scenario has (GF6, GF60): broken returns the clause by which it does not.
func readable(p scoring.Place, broken func(text string) (clause string), where string) []audit.Rule {
	demand := func(clause, format string) audit.Rule {
		return audit.Rule{Clause: clause, Fails: func(s *audit.Sheet) speech.Text {
			w, _ := s.At(p)
			return audit.Sentence(w.Value != "" && !w.Struck && broken(w.Value) == clause, format, where, w.Value)
		}}
	}
	reads := demand("GF4", "What is it that is written %s: %q?")
	reads.Reads = true
	return []audit.Rule{
		reads,
		demand("GF6", "What is written %s is on no nugget: %s. Their faces are 1, 2, 3 and rock."),
		demand("GF60", "The scenario has not what is written %s: %s."),
	}
}
