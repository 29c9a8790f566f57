package rintintin

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// Tally lists what each seat has captured, group by group, and its boodle.
func (s *State) Tally() []scoring.Score {
	return scoring.Each(len(s.Names), s.score)
}

// score is the tally of one seat (RT18).
func (s *State) score(seat int) scoring.Score {
	return scoring.Score{Lines: append(s.outlaws(seat).Lines, s.loot(seat).Lines...)}
}

// CorrectionLabel is the label of corrections.
const CorrectionLabel speech.Text = "rintintin.correct-outlaws"

// outlaws are what a seat has captured, corrections included.
func (s *State) outlaws(seat int) scoring.Score {
	var score scoring.Score
	for at := range s.Groups {
		for _, of := range s.Squads(seat) {
			if sh := s.Groups[at].Share(of); sh.Circles > 0 {
				score.Lines = append(score.Lines, s.captured(at, of, sh))
			}
		}
	}
	score.Corrected(s.fixes, seat, CorrectionLabel)
	return score
}

// Captives is the total of a seat's outlaws, without their lines.
func (s *State) Captives(seat int) scoring.Tenths {
	var fixed scoring.Score
	fixed.Corrected(s.fixes, seat, CorrectionLabel)
	points := 0
	for _, of := range s.Squads(seat) {
		for at := range s.Groups {
			points += s.Groups[at].Share(of).Points()
		}
	}
	return fixed.Total() + scoring.Whole(points)
}

// captured is the line of a squad's share in a group. It is earned by the
// piece that closed the group (RT13), and where none did by the latest of the
// squad's own (RT17).
func (s *State) captured(at int, of Squad, sh Share) scoring.Line {
	line := scoring.Line{Label: s.CapturedLabel(at, of, sh), Amount: scoring.Whole(sh.Points()), Clause: "RT13", Event: s.Groups[at].closed()}
	if line.Event == 0 {
		line.Clause, line.Event = "RT17", sh.event
		line.Open = s.Phase < Revealing
	}
	return line
}

// CapturedLabel is what the score calls a squad's share in a group.
func (s *State) CapturedLabel(at int, of Squad, sh Share) speech.Text {
	name, squad := "rintintin.captured", ""
	if s.Apart > 1 {
		squad = strconv.Itoa(s.Number(of))
	}
	if sh.Doubled {
		name = "rintintin.captured-doubled"
	}
	return speech.Say(name, "group", s.Board.Groups[at].Title(), "circles", sh.Circles, "squad", squad)
}

// BoodleLabel is what the score calls a boodle card that shows a value.
func BoodleLabel(value int) speech.Text { return speech.Say("rintintin.boodle-line", "value", value) }

// loot is a seat's boodle cards; those that are not known count nothing yet
// (RT15, RT20).
func (s *State) loot(seat int) scoring.Score {
	var score scoring.Score
	hidden := scoring.Line{Clause: "RT15", Open: true}
	for _, c := range s.Hands[seat] {
		line := scoring.Line{Label: BoodleLabel(c.Value), Amount: scoring.Whole(c.Value), Clause: "RT18", Event: c.Event}
		switch {
		case c.Value == Unknown:
			hidden.Event = c.Event
			continue
		case c.Tie:
			line.Label, line.Clause = speech.Say("rintintin.boodle-for-tie", "value", c.Value), "RT19"
		}
		score.Lines = append(score.Lines, line)
	}
	if n := len(s.Secrets(seat)); n > 0 {
		hidden.Label = speech.Say("rintintin.secret-cards", "n", n)
		score.Lines = append(score.Lines, hidden)
	}
	return score
}

// CardPoints is the total of a seat's loot, without its lines.
func (s *State) CardPoints(seat int) scoring.Tenths {
	points := 0
	for _, c := range s.Hands[seat] {
		if c.Value != Unknown {
			points += c.Value
		}
	}
	return scoring.Whole(points)
}

// EndPlaced is why games end.
const EndPlaced speech.Text = "rintintin.end-placed"

// Outcome ranks by the score (RT18), which holds what was drawn for a tie.
func (s *State) Outcome() scoring.Outcome {
	out := scoring.Outcome{Ranks: scoring.RankTotals(s.Tally())}
	if s.Phase == Over {
		out.Over, out.Clause, out.Reason = true, "RT17", EndPlaced
		if s.drewForTie() {
			out.TieBreak, out.Decided = "rintintin.tie-break", s.decided()
		}
	}
	return out
}

// decided tells what decided between the leaders: the cards that they drew for it.
func (s *State) decided() speech.Text {
	var drawn speech.All
	for seat, hand := range s.Hands {
		points, drew := 0, false
		for _, c := range hand {
			if c.Tie {
				points, drew = points+c.Value, true
			}
		}
		if drew {
			drawn = append(drawn, speech.Say("rintintin.tie-drawn", "player", s.Names[seat], "points", points))
		}
	}
	return speech.Say("rintintin.tie-told", "drawn", drawn)
}

// drewForTie says whether cards were drawn for a tie.
func (s *State) drewForTie() bool {
	return slices.ContainsFunc(slices.Concat(s.Hands...), func(c Card) bool { return c.Tie })
}
