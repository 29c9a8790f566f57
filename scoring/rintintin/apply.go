package rintintin

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// Apply folds one event.
func (s *State) Apply(e scoring.Event) *scoring.Violation {
	switch e.Verb {
	case VerbSpin:
		return s.spin(e)
	case VerbMan, VerbDog:
		return s.place(e)
	case VerbBoodle:
		return s.boodle(e)
	}
	return s.reveal(e)
}

// Over says whether the game is over.
func (s *State) Over() bool { return s.Phase == Over }

// piece reads where a piece goes (RT2) and which squad it is of: only squads that
// score apart are named (RT16).
func (s *State) piece(e scoring.Event) (at int, of Squad, v *scoring.Violation) {
	if named := s.Apart > 1; named != (len(e.Args) == 2) {
		v := scoring.Breaks(scoring.UnknownClause, "rintintin.not-at-this-table", "verb", e.Verb)
		if named {
			return 0, 0, v.Suggest("rintintin.with-squad", "verb", e.Verb, "group", e.Args[0])
		}
		return 0, 0, v.Suggest("rintintin.without-squad", "verb", e.Verb, "group", e.Args[0])
	}
	at = slices.IndexFunc(s.Board.Groups, func(g Group) bool { return g.ID == e.Args[0] })
	if at < 0 {
		return 0, 0, scoring.Breaks("RT2", "rintintin.no-group", "group", strconv.Quote(e.Args[0]))
	}
	of = s.Squads(e.Seat)[0]
	if len(e.Args) == 2 {
		i := slices.IndexFunc(s.Squads(e.Seat), func(of Squad) bool { return strconv.Itoa(s.Number(of)) == e.Args[1] })
		of = s.Squads(e.Seat)[i]
	}
	return at, of, nil
}

// readCards reads boodle cards, known or not (RT3).
func (s *State) readCards(words []string) (values []int, v *scoring.Violation) {
	values = make([]int, len(words))
	for i, word := range words {
		var ok bool
		if values[i], ok = s.Deck.Read(word); !ok {
			v := scoring.Breaks("RT3", "rintintin.no-such-card", "card", strconv.Quote(word))
			if left := s.Deck.words(); len(left) > 0 {
				v = v.Suggest("rintintin.cards-left", "cards", strings.Join(left, ", "))
			}
			return nil, v
		}
	}
	return values, nil
}
