package rintintin

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
)

// Apply folds one event.
func (s *state) Apply(e scoring.Event) *scoring.Violation {
	if v := s.known(e); v != nil {
		return v
	}
	if s.phase == over {
		return scoring.Breaks("RT17", "The game is over: no piece can be placed any more.")
	}
	switch e.Verb {
	case verbSpin:
		return s.spin(e)
	case verbMan, verbDog:
		return s.place(e)
	case verbBoodle:
		return s.boodle(e)
	}
	return s.reveal(e)
}

// known checks that an event is one of the game at all (LG1).
func (s *state) known(e scoring.Event) *scoring.Violation {
	i := slices.IndexFunc(info.Verbs, func(v scoring.Verb) bool { return v.Name == e.Verb })
	switch {
	case e.As != "" || e.Seat < 0 || e.Seat >= len(s.names):
		return scoring.Breaks(scoring.UnknownClause, "Nobody but the players does anything in Rin Tin Tin.")
	case i < 0:
		return scoring.Breaks(scoring.UnknownClause, "Rin Tin Tin has no verb %q.", e.Verb)
	case !s.wellFormed(e):
		return scoring.Breaks(scoring.UnknownClause, "That is not how %q is written.", e.Verb).Try("like this: %s", s.example(info.Verbs[i]))
	}
	return nil
}

// wellFormed says whether the arguments are some that the verb can have.
func (s *state) wellFormed(e scoring.Event) bool {
	switch e.Verb {
	case verbSpin:
		return len(e.Args) == 1 && (slices.Contains(sectors, e.Args[0]) || e.Args[0] == sectorLine)
	case verbMan, verbDog:
		_, _, ok := s.piece(e)
		return ok
	case verbBoodle:
		return len(e.Args) == 1 && s.cards(e.Args)
	}
	return s.cards(e.Args)
}

// cards says whether all words are cards of the deck, known or not.
func (s *state) cards(words []string) bool {
	return !slices.ContainsFunc(words, func(word string) bool {
		_, ok := s.deck.read(word)
		return !ok
	})
}

// piece reads where a piece goes and which squad it is of: only squads that
// score apart are named (RT16).
func (s *state) piece(e scoring.Event) (at int, of squad, ok bool) {
	named := s.apart > 1
	if named && len(e.Args) != 2 || !named && len(e.Args) != 1 {
		return 0, 0, false
	}
	at = slices.IndexFunc(s.board.Groups, func(g Group) bool { return g.ID == e.Args[0] })
	squads := s.squads(e.Seat)
	i := 0
	if named {
		i = slices.IndexFunc(squads, func(of squad) bool { return strconv.Itoa(s.number(of)) == e.Args[1] })
	}
	if at < 0 || i < 0 {
		return 0, 0, false
	}
	return at, squads[i], true
}

// example is how a verb is written at this table.
func (s *state) example(v scoring.Verb) string {
	if s.apart > 1 && (v.Name == verbMan || v.Name == verbDog) {
		return v.Example + " 2"
	}
	return v.Example
}
