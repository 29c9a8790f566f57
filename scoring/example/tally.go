package example

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// Tally has a line for each dig, for what the wheel made of it, and for the
// card (NU4 to NU6).
func (s *State) Tally() []scoring.Score {
	tally := make([]scoring.Score, len(s.Seats))
	add := func(seat int, label speech.Text, points int, clause string, event int) {
		line := scoring.Line{Label: label, Amount: scoring.Whole(points), Clause: clause, Event: event}
		tally[seat].Lines = append(tally[seat].Lines, line)
	}
	for i, r := range s.Rounds {
		for seat, dug := range r.Dug {
			if dug.Number != 0 {
				add(seat, RoundLabel(i), Face(dug.Word), "NU4", dug.Number)
			}
		}
		spinner := s.spinner(i)
		if times := WheelTimes(r.Sector.Word); times != 0 {
			add(spinner, SpunLabel(i, r.Sector.Word), times*Face(r.Dug[spinner].Word), "NU5", r.Sector.Number)
		}
	}
	for i, p := range s.Seats {
		if p.Shown != 0 {
			add(i, CardLabel(p.Card), s.Deck.Worth(p.Card), "NU6", p.Shown)
		}
		tally[i].Lines = append(tally[i].Lines, p.Corrections.All()...)
	}
	return tally
}

// RoundLabel names a round, counted from 0, for people.
func RoundLabel(round int) speech.Text { return speech.Say("example.round", "round", round+1) }

// SpunLabel names what the wheel made of a round, counted from 0, for people.
func SpunLabel(round int, sector string) speech.Text {
	return speech.Say("example.round-spun", "round", round+1, "sector", Called(sector))
}

// CardLabel names the points of a card, for people.
func CardLabel(card string) speech.Text { return speech.Say("example.card-line", "card", Called(card)) }

// Face is the number on a side of a die; 0 for a word that is none.
func Face(word string) int { return slices.Index(Dice.Sides, word) + 1 }

// WheelTimes is how many times what the spinner has dug comes to it besides (NU5).
func WheelTimes(sector string) int {
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
func (s *State) Outcome() scoring.Outcome {
	out := scoring.Outcome{Ranks: scoring.RankTotals(s.Tally())}
	if s.Over() {
		out.Over, out.Reason, out.Clause = true, EndShown, "NU6"
	}
	return out
}
