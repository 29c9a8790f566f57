package maloney

import (
	"slices"
	"strings"

	"saddlebag/scoring"
)

// Undecided says whether a card is dealt, turned or laid that may be in a dealt
// hand which this state does not know (MI4, MI6). Where the players hold cards of
// cardboard nobody knows more than the ledger.
func (s *state) Undecided(e scoring.Event) bool {
	hides := func(p seat) bool { return p.hand.dealt && p.hand.hidden() }
	switch {
	case !s.deals:
		return false
	case e.Verb == verbLays:
		return s.seats[e.Seat].hand.hidden()
	case e.Verb == verbDeals && e.Args[1] == scoring.Hidden, e.Verb == verbLucky && len(e.Args) == 1:
		return false
	}
	return (e.Verb == verbDeals || e.Verb == verbStart || e.Verb == verbLucky) && slices.ContainsFunc(s.seats, hides)
}

// undealt are the seats that have no hand yet.
func (s *state) undealt() []int {
	return scoring.Where(len(s.seats), func(seat int) bool { return !s.seats[seat].hand.dealt })
}

// most is how many cards of one city the next hand may hold: two, but for the
// last hand, where the cards left may not allow that (MI6). A reader to whom
// other hands are hidden cannot tell.
func (s *state) most() int {
	if len(s.undealt()) > 1 {
		return HandOfCity
	}
	for i := range s.seats {
		if p := &s.seats[i]; p.hand.dealt && p.hand.hidden() {
			return CardsEach
		}
	}
	return lastHandOfCity(s.free(), HandSize(len(s.seats)))
}

// lastHandOfCity is how many cards of one city the last hand may hold, of those
// that are left: as few as make a hand (MI6).
func lastHandOfCity(left cardSet, size int) int {
	most := HandOfCity
	for most < CardsEach && mostOf(left, most) < size {
		most++
	}
	return most
}

// mostOf is how many of some cards a hand can hold.
func mostOf(set cardSet, ofEach int) int {
	n := 0
	for city := range Cities {
		n += min(ofEach, (set & ofCity(city)).count())
	}
	return n
}

// deal gives a player a hand (MI6).
func (s *state) deal(e scoring.Event) *scoring.Violation {
	name, words := e.Args[0], e.Args[1:]
	seat := slices.Index(s.names, name)
	if seat < 0 {
		return scoring.Breaks(scoring.UnknownClause, "Nobody at this table is called %q.", name).Suggest("%s", strings.Join(s.names, ", "))
	}
	p := &s.seats[seat]
	switch {
	case s.phase != dealing:
		return scoring.Breaks("MI6", "There is nothing to deal: the players have their hands.")
	case p.hand.dealt:
		return scoring.Breaks("MI6", "%s has been dealt a hand already.", name).Suggest("table deals %s", s.names[s.undealt()[0]])
	case len(words) != len(p.hand.slots):
		return scoring.Breaks("MI6", "A hand is %d cards; these are %d.", len(p.hand.slots), len(words))
	}
	most := s.most()
	slots, known, v := s.readHand(words, most)
	if v != nil {
		return v
	}
	p.hand = hand{slots: slots, dealt: true, most: most, known: known}
	if len(s.undealt()) == 0 {
		s.phase = starting
	}
	return nil
}

// readHand reads a hand, with at most so many cards of one city.
func (s *state) readHand(words []string, most int) (slots []slot, set cardSet, v *scoring.Violation) {
	slots = make([]slot, len(words))
	if words[0] == scoring.Hidden {
		return slots, 0, nil
	}
	free := s.free()
	for i, word := range words {
		city, best, _ := parseWord(word)
		c, v := s.card(city, best)
		if v != nil {
			return nil, 0, v
		}
		if set.has(c) || !free.has(c) {
			return nil, 0, scoring.Breaks("MI4", "There is only one card %s, and it is dealt.", s.world.title(c))
		}
		if set = set.with(c); (set & ofCity(city)).count() > most {
			return nil, 0, scoring.Breaks("MI6", "A hand holds %d cards of %s at most.", most, s.world.name(city)).
				Suggest("exchange what is too much for other cards of the deck")
		}
		slots[i] = slot{card: c, known: true}
	}
	return slots, set, nil
}

// card finds an action card of the game (MI4).
func (s *state) card(city int, best Weekday) (card, *scoring.Violation) {
	c, ok := s.world.card(city, best)
	if !ok {
		return 0, scoring.Breaks("MI4", "No card of %s is best on %s.", s.world.name(city), best.Name()).
			Suggest("%s", s.bestDays(ofCity(city)))
	}
	return c, nil
}

// bestDays lists the best days of cards: "mon, thu".
func (s *state) bestDays(set cardSet) string {
	var days []string
	for _, c := range set.list() {
		days = append(days, s.world.best(c).String())
	}
	return strings.Join(days, ", ")
}

// start turns the first card (MI7).
func (s *state) start(e scoring.Event) *scoring.Violation {
	switch {
	case s.phase == dealing:
		return s.misplaced()
	case s.phase != starting:
		return scoring.Breaks("MI7", "The first card was turned already.")
	}
	c, v := s.turnOver(e)
	if v != nil {
		return v
	}
	s.day, s.car, s.today, s.phase = 1, c.city(), newRow(s.world.best(c), len(s.seats)), bidding
	return nil
}
