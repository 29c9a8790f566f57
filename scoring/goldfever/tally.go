package goldfever

import (
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// Tally lists what each seat's team has earned: those who fight together score
// together (GF60). What they carry stands beside that until the end (GF67).
func (s *State) Tally() []scoring.Score {
	return scoring.Each(len(s.Names), func(seat int) scoring.Score {
		team := s.TeamOf(seat)
		return scoring.Score{Lines: append(s.linesOf(team), s.carried(team)...)}
	})
}

// carried is a line for the gold that a team carries while the fight goes on, as
// far as it is known: it counts nothing yet.
func (s *State) carried(team int) []scoring.Line {
	var worth scoring.Score
	last := 0
	for m := range s.Men {
		if s.Men[m].Team != team {
			continue
		}
		for _, line := range s.gold(&s.Men[m], "") {
			worth.Lines, last = append(worth.Lines, line), max(last, line.Event)
		}
	}
	if s.Phase >= Stopped || worth.Lines == nil {
		return nil
	}
	label := speech.Say("goldfever.gold-if-kept", "gold", speech.Tenths(worth.Total()))
	return []scoring.Line{{Label: label, Clause: "GF67", Event: last, Open: true}}
}

// Points is what a team has.
func (s *State) Points(team int) scoring.Tenths { return scoring.Score{Lines: s.linesOf(team)}.Total() }

// Alive counts the living characters of a team.
func (s *State) Alive(team int) int {
	n := 0
	for m := range s.Men {
		if s.Men[m].Team == team && s.Men[m].Alive() {
			n++
		}
	}
	return n
}

// Outcome ranks the teams by their points, then by those alive (GF60).
func (s *State) Outcome() scoring.Outcome {
	out := scoring.Outcome{Ranks: scoring.Ranks(scoring.Each(len(s.Names), func(seat int) []scoring.Tenths {
		team := s.TeamOf(seat)
		return []scoring.Tenths{s.Points(team), scoring.Whole(s.Alive(team))}
	}))}
	if s.Points(0) == s.Points(1) && s.Alive(0) != s.Alive(1) {
		out.TieBreak = "goldfever.tie-break"
	}
	if s.Phase == Over {
		out.Over, out.Reason, out.Clause = true, s.Ended, "GF60"
		if out.TieBreak != "" {
			out.Decided = s.compared()
		}
	}
	return out
}

// compared tells what decided between equal teams: how many of each are alive.
func (s *State) compared() speech.Text {
	var alive speech.All
	for team := range s.Lines {
		seats := scoring.Where(len(s.Names), func(seat int) bool { return s.TeamOf(seat) == team })
		names := speech.Named(scoring.Each(len(seats), func(i int) string { return s.Names[seats[i]] })...)
		alive = append(alive, speech.Say("goldfever.tie-alive", "players", speech.All(names), "number", s.Alive(team)))
	}
	return speech.Say("goldfever.tie-told", "alive", alive)
}

// linesOf are the lines of a team's score.
func (s *State) linesOf(team int) []scoring.Line {
	all := s.Lines[team].All()
	return scoring.Each(len(all), func(i int) scoring.Line { return all[i].Line })
}
