package example

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
)

// Tally has a line for each dig, for what the wheel made of it, and for the
// card (NU4 to NU6).
func (s *state) Tally() []scoring.Score {
	tally := make([]scoring.Score, len(s.seats))
	add := func(seat int, label string, points int, clause string, event int) {
		line := scoring.Line{Label: label, Amount: scoring.Whole(points), Clause: clause, Event: event}
		tally[seat].Lines = append(tally[seat].Lines, line)
	}
	for i, r := range s.rounds {
		for seat, dug := range r.dug {
			if dug.number != 0 {
				add(seat, roundLabel(i), face(dug.word), "NU4", dug.number)
			}
		}
		spinner := s.spinner(i)
		if times := wheelTimes(r.sector.word); times != 0 {
			add(spinner, roundLabel(i)+", "+r.sector.word, times*face(r.dug[spinner].word), "NU5", r.sector.number)
		}
	}
	for i, p := range s.seats {
		if p.shown != 0 {
			add(i, "The "+p.card, s.deck.worth(p.card), "NU6", p.shown)
		}
		tally[i].Lines = append(tally[i].Lines, p.corrections...)
	}
	return tally
}

// roundLabel names a round, counted from 0, for people.
func roundLabel(round int) string { return "Round " + strconv.Itoa(round+1) }

// face is the number on a side of a die; 0 for a word that is none.
func face(word string) int { return slices.Index(dice.Sides, word) + 1 }

// wheelTimes is how many times what the spinner has dug comes to it besides (NU5).
func wheelTimes(sector string) int {
	switch sector {
	case rich:
		return 1
	case bust:
		return -1
	default:
		return 0
	}
}

// Outcome ranks by the totals; the game is over when all cards are shown (NU6).
func (s *state) Outcome() scoring.Outcome {
	out := scoring.Outcome{Ranks: scoring.RankTotals(s.Tally())}
	if s.Over() {
		out.Over, out.Reason, out.Clause = true, endShown, "NU6"
	}
	return out
}
