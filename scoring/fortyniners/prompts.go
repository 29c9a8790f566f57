package fortyniners

import (
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// Prompts lists what may happen now: the throw or the moves of the role in turn,
// and the miles that a bandit on a lookout may still travel.
func (s *State) Prompts() []scoring.Prompt {
	if s.Over() {
		return nil
	}
	var prompts []scoring.Prompt
	if s.Onward.Open {
		j := s.bonusJourney()
		prompts = s.promptPaths(&j, VerbLookout, s.Onward.Role)
	}
	if s.Phase == Throwing {
		return append(prompts, scoring.Prompt{
			Seat: s.SeatOf(s.Turn), Verb: VerbRoll, Cell: ThrowCell, Owner: scoring.Table, Label: speech.Say("fortyniners.throw-for", "piece", s.Turn.Piece()), Own: speech.Say("fortyniners.threw-for", "piece", s.Turn.Piece()),
			Args: []scoring.Arg{{Name: "dice", Kind: scoring.Throw, From: s.Dice, To: s.Dice, Faces: Faces, Device: DeviceDice}},
		})
	}
	j := s.journey()
	if prompts := s.promptPaths(&j, VerbMove, s.Turn); len(prompts) > 0 {
		return prompts
	}
	return []scoring.Prompt{{
		Seat: s.SeatOf(s.Turn), Verb: VerbPass, Cell: ThrowCell, Owner: scoring.Table,
		Label: speech.Say("fortyniners.pass-piece", "piece", s.Turn.Piece()),
	}}
}

// promptPaths offers every path, a prompt for each end and all that it can come
// to, in the order of spots on the board.
func (s *State) promptPaths(j *journey, verb string, r Role) []scoring.Prompt {
	found := searches.Get().(*search)
	defer searches.Put(found)
	found.find(s, j, r)
	texts := string(found.text)
	choices := found.choices(texts)
	prompts, args := make([]scoring.Prompt, 0, len(found.offers)), make([]scoring.Arg, len(found.offers))
	for end := range s.Net.Spots {
		for i := found.first[end]; i != none; i = found.offers[i].next {
			n, o := len(prompts), &found.offers[i]
			args[n] = scoring.Arg{Name: ArgPath.Name, Kind: scoring.Path, Choices: choices[o.from:o.to:o.to]}
			prompts = append(prompts, scoring.Prompt{
				Seat: s.SeatOf(r), Verb: verb, Cell: s.Net.ID(SpotIndex(end)), Owner: scoring.Table, Label: o.label, Args: args[n : n+1 : n+1],
			})
		}
	}
	return prompts
}
