package fortyniners

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
)

// Prompts lists what may happen now: the throw or the moves of the role in turn,
// and the miles that a bandit on a lookout may still travel.
func (s *state) Prompts() []scoring.Prompt {
	if s.Over() {
		return nil
	}
	var prompts []scoring.Prompt
	if s.onward.open {
		j := s.bonusJourney()
		prompts = s.promptPaths(&j, verbLookout, s.onward.role)
	}
	if s.phase == throwing {
		return append(prompts, scoring.Prompt{
			Seat: s.seat(s.turn), Verb: verbRoll, Cell: ThrowCell, Owner: scoring.Table, Label: fmt.Sprintf("Throw for the %s", s.turn.Piece()),
			Args: []scoring.Arg{{Name: "dice", Kind: scoring.Throw, From: s.dice, To: s.dice, Faces: Faces, Device: deviceDice}},
		})
	}
	j := s.journey()
	if prompts := s.promptPaths(&j, verbMove, s.turn); len(prompts) > 0 {
		return prompts
	}
	return []scoring.Prompt{{
		Seat: s.seat(s.turn), Verb: verbPass, Cell: ThrowCell, Owner: scoring.Table,
		Label: fmt.Sprintf("Pass: there is no way for the %s", s.turn.Piece()),
	}}
}

// An effect is what a path comes to, as far as players care: two paths with the
// same one are as good as each other.
type effect struct {
	end    spot
	passed spotSet // by the coach, of the settlements that still count
	stop   bool    // the coach is credited at the end
	caught [Roles]bool
	before spot // a bandit on a lookout came from there, and does not start back (FN23)
}

// promptPaths offers every path, a prompt for each end and all that it can come
// to, in the order of spots on the board.
func (s *state) promptPaths(j *journey, verb string, r Role) []scoring.Prompt {
	var prompts []scoring.Prompt
	ends := map[effect]int{} // the prompts' indices
	j.paths(func(path []spot) {
		e := s.effect(r, path)
		i, known := ends[e]
		if !known {
			i = len(prompts)
			ends[e] = i
			prompts = append(prompts, scoring.Prompt{
				Seat: s.seat(r), Verb: verb, Cell: s.net.id(e.end), Owner: scoring.Table, Label: s.label(r, path, e),
				Args: []scoring.Arg{{Name: "path", Kind: scoring.Path}},
			})
		}
		choices := &prompts[i].Args[0].Choices
		*choices = append(*choices, strings.Join(s.net.ids(path), " "))
	})
	slices.SortStableFunc(prompts, func(a, b scoring.Prompt) int {
		return int(s.net.index[a.Cell] - s.net.index[b.Cell])
	})
	return prompts
}

// effect is what a role's path comes to.
func (s *state) effect(r Role, path []spot) effect {
	e := effect{end: path[len(path)-1], before: nowhere}
	switch r {
	case Blackjack:
		passed, stop := s.reckon(path)
		e.stop = stop.points > 0
		for _, m := range passed {
			e.passed.add(s.net.index[m.spot])
		}
	case White:
		for _, caught := range s.caught(path) {
			e.caught[caught] = true
		}
	default:
		if s.looksOut(r, e.end) {
			e.before = s.before(r, path)
		}
	}
	return e
}

// label says where a role's path ends, and what it costs or brings.
func (s *state) label(r Role, path []spot, e effect) string {
	return strings.Join(append([]string{"To " + s.net.title(e.end)}, s.comesTo(r, path, e)...), "; ")
}

// comesTo says what a role's path costs or brings, beside where it ends.
func (s *state) comesTo(r Role, path []spot, e effect) []string {
	var words []string
	switch r {
	case Blackjack:
		if e.stop {
			words = append(words, fmt.Sprintf("%d credited", s.net.spots[e.end].Settlement))
		}
		passed, _ := s.reckon(path) // in the order passed
		for _, m := range passed {
			words = append(words, fmt.Sprintf("%d lost at %s", m.points, m.spot))
		}
	case White:
		for _, caught := range s.caught(path) {
			words = append(words, "catching "+caught.String())
		}
	default:
		if e.before != nowhere {
			words = append(words, "coming from "+s.net.id(e.before))
		}
		if e.end == s.at[White] {
			words = append(words, "onto the sheriff")
		}
	}
	return words
}
