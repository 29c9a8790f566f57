package maloney

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
		return scoring.Breaks(scoring.OverClause, "The game is over: it ended with day %d.", s.day)
	}
	switch e.Verb {
	case verbDeals:
		return s.deal(e)
	case verbStart:
		return s.start(e)
	case verbBid:
		return s.call(e)
	case verbBuys:
		return s.buy(e)
	case verbOverbids:
		return s.overbid(e)
	case verbJoker:
		return s.playJoker(e)
	case verbNobid:
		return s.nobid()
	case verbDrives:
		return s.drive(e)
	case verbSuitcase:
		return s.find(e)
	case verbLucky:
		return s.turn(e)
	case verbLays:
		return s.lay(e)
	}
	return s.close(e)
}

// known checks that an event is one of the game at all (LG1).
func (s *state) known(e scoring.Event) *scoring.Violation {
	by := scoring.ByPlayer
	if e.Seat == scoring.Table {
		by = scoring.ByTable
	}
	if e.As != "" || e.Seat < scoring.Table || e.Seat >= len(s.names) {
		return scoring.Breaks(scoring.UnknownClause, "Nobody but the players and the table does anything in Maloney's Inheritance.")
	}
	example := ""
	for _, v := range verbs {
		if v.Name == e.Verb && (example == "" || v.Actor == by) {
			example = v.Example
		}
	}
	switch {
	case example == "":
		return scoring.Breaks(scoring.UnknownClause, "Maloney's Inheritance has no verb %q.", e.Verb)
	case !slices.ContainsFunc(verbs, func(v scoring.Verb) bool { return v.Name == e.Verb && v.Actor == by }):
		return scoring.Breaks(scoring.UnknownClause, "That is not done by %s.", s.who(e.Seat)).Try("like this: %s", example)
	case !s.wellFormed(e):
		return scoring.Breaks(scoring.UnknownClause, "That is not how %q is written.", e.Verb).Try("like this: %s", example)
	}
	return nil
}

// who is who acts, for people.
func (s *state) who(seat int) string {
	if seat == scoring.Table {
		return "the table"
	}
	return s.names[seat]
}

// wellFormed says whether the arguments are some that the verb can have.
func (s *state) wellFormed(e scoring.Event) bool {
	switch n := len(e.Args); e.Verb {
	case verbDeals:
		return n > 1 && slices.Contains(s.names, e.Args[0]) && areCards(e.Args[1:])
	case verbBid, verbBuys, verbOverbids:
		return n == 1 && isAmount(e.Args[0])
	case verbDrives:
		return n == 1 && isCity(e.Args[0])
	case verbSuitcase:
		return n == 1 && isSuitcase(e.Args[0])
	case verbStart, verbLays:
		return isPlace(e.Args)
	case verbLucky:
		return isPlace(e.Args) || n == 1 && e.Args[0] == wordNone
	default:
		return n == 0
	}
}

// areCards says whether all words are cards, or all hidden.
func areCards(words []string) bool {
	hidden := 0
	for _, word := range words {
		if word == scoring.Hidden {
			hidden++
		} else if _, _, ok := parseWord(word); !ok {
			return false
		}
	}
	return hidden == 0 || hidden == len(words)
}

func isPlace(words []string) bool {
	if len(words) != 2 {
		return false
	}
	_, _, ok := parsePlace(words[0], words[1])
	return ok
}

func isCity(word string) bool {
	_, ok := parseCity(word)
	return ok
}

func isSuitcase(word string) bool {
	_, ok := parseSuitcase(word)
	return ok
}

// isAmount says whether a word is an amount that somebody could call out. What
// it has to be like beyond that is said by MI11.
func isAmount(word string) bool {
	n, err := strconv.Atoi(word)
	return err == nil && strconv.Itoa(n) == word && n >= 0 && n <= highestCall
}

// amount reads what isAmount has let pass.
func amount(word string) int {
	n, _ := strconv.Atoi(word)
	return n
}

// misplaced says what the table waits for, to an event that does not fit in.
func (s *state) misplaced() *scoring.Violation {
	switch s.phase {
	case dealing:
		return scoring.Breaks("MI6", "The hands are dealt first.").Try("table deals %s", s.names[s.undealt()[0]])
	case starting:
		return scoring.Breaks("MI7", "The first card is turned first: it says where the car stands, and on which day.").Try("table start")
	case bidding:
		return scoring.Breaks("MI10", "The car is still up for auction.").Try("sell it, play a joker, or: table nobid")
	case driving:
		return scoring.Breaks("MI10", "%s drives first.", s.names[s.today.driver]).Try("%s drives", s.names[s.today.driver])
	case turning:
		return scoring.Breaks("MI20", "It is Sunday: the top card of the deck is turned first.").Try("table lucky")
	case finding:
		return scoring.Breaks("MI10", "The suitcase in %s is opened first.", s.world.name(s.car)).Try("%s suitcase", s.finder())
	default:
		return scoring.Breaks("MI10", "The car has arrived in %s: cards are laid now, until the day closes.", s.world.name(s.car)).Try("table day")
	}
}

// finder names who opens a suitcase now.
func (s *state) finder() string {
	if s.lucky() {
		return "table"
	}
	return s.names[s.today.driver]
}
