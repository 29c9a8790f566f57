package maloney

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// Undecided says whether a card is dealt, turned or laid that may be in a dealt
// hand which this state does not know (MI4, MI6). Where the players hold cards of
// cardboard nobody knows more than the ledger.
func (s *State) Undecided(e scoring.Event) bool {
	hides := func(p Seat) bool { return p.Hand.dealt && p.Hand.hidden() }
	switch {
	case !s.deals:
		return false
	case e.Verb == VerbLays:
		return s.Seats[e.Seat].Hand.hidden()
	case e.Verb == VerbDeals && e.Args[1] == scoring.Hidden, e.Verb == VerbLucky && len(e.Args) == 1:
		return false
	}
	return (e.Verb == VerbDeals || e.Verb == VerbStart || e.Verb == VerbLucky) && slices.ContainsFunc(s.Seats, hides)
}

// undealt are the seats that have no hand yet.
func (s *State) undealt() []int {
	return scoring.Where(len(s.Seats), func(seat int) bool { return !s.Seats[seat].Hand.dealt })
}

// most is how many cards of one city the next hand may hold: two, but for the
// last hand, where the cards left may not allow that (MI6). A reader to whom
// other hands are hidden cannot tell.
func (s *State) most() int {
	if len(s.undealt()) > 1 {
		return HandOfCity
	}
	for i := range s.Seats {
		if p := &s.Seats[i]; p.Hand.dealt && p.Hand.hidden() {
			return CardsEach
		}
	}
	return LastHandOfCity(s.free(), HandSize(len(s.Seats)))
}

// LastHandOfCity is how many cards of one city the last hand may hold, of those
// that are left: as few as make a hand (MI6).
func LastHandOfCity(left CardSet, size int) int {
	most := HandOfCity
	for most < CardsEach && mostOf(left, most) < size {
		most++
	}
	return most
}

// mostOf is how many of some cards a hand can hold.
func mostOf(set CardSet, ofEach int) int {
	n := 0
	for city := range Cities {
		n += min(ofEach, (set & OfCity(city)).Count())
	}
	return n
}

// deal gives a player a hand (MI6).
func (s *State) deal(e scoring.Event) *scoring.Violation {
	name, words := e.Args[0], e.Args[1:]
	seat := slices.Index(s.Names, name)
	if seat < 0 {
		return scoring.Breaks(scoring.UnknownClause, "maloney.nobody-called", "name", strconv.Quote(name)).
			Suggest("maloney.players", "players", strings.Join(s.Names, ", "))
	}
	p := &s.Seats[seat]
	switch {
	case s.Phase != Dealing:
		return scoring.Breaks("MI6", "maloney.nothing-to-deal")
	case p.Hand.dealt:
		return scoring.Breaks("MI6", "maloney.dealt-already", "player", name).Suggest("maloney.deals", "player", s.Names[s.undealt()[0]])
	case len(words) != len(p.Hand.Slots):
		return scoring.Breaks("MI6", "maloney.hand-size", "n", len(p.Hand.Slots), "dealt", len(words))
	}
	most := s.most()
	slots, known, v := s.readHand(words, most)
	if v != nil {
		return v
	}
	p.Hand = Hand{Slots: slots, dealt: true, Most: most, Known: known}
	if len(s.undealt()) == 0 {
		s.Phase = Starting
	}
	return nil
}

// readHand reads a hand, with at most so many cards of one city.
func (s *State) readHand(words []string, most int) (slots []Slot, set CardSet, v *scoring.Violation) {
	slots = make([]Slot, len(words))
	if words[0] == scoring.Hidden {
		return slots, 0, nil
	}
	free := s.free()
	for i, word := range words {
		city, best, _ := ParseWord(word)
		c, v := s.card(city, best)
		if v != nil {
			return nil, 0, v
		}
		if set.Has(c) || !free.Has(c) {
			return nil, 0, scoring.Breaks("MI4", "maloney.dealt-twice", "card", s.World.Title(c))
		}
		if set = set.With(c); (set & OfCity(city)).Count() > most {
			return nil, 0, scoring.Breaks("MI6", "maloney.too-many-of-city", "n", most, "city", s.World.Name(city)).
				Suggest("maloney.exchange")
		}
		slots[i] = Slot{Card: c, Known: true}
	}
	return slots, set, nil
}

// card finds an action card of the game (MI4).
func (s *State) card(city int, best Weekday) (Card, *scoring.Violation) {
	c, ok := s.World.Card(city, best)
	if !ok {
		return 0, scoring.Breaks("MI4", "maloney.no-such-card", "city", s.World.Name(city), "day", best.Name()).
			Suggest("maloney.best-days", "days", s.bestDays(OfCity(city)))
	}
	return c, nil
}

// bestDays lists the best days of cards: "mon, thu".
func (s *State) bestDays(set CardSet) string {
	var days []string
	for _, c := range set.List() {
		days = append(days, s.World.Best(c).String())
	}
	return strings.Join(days, ", ")
}

// start turns the first card (MI7).
func (s *State) start(e scoring.Event) *scoring.Violation {
	switch {
	case s.Phase == Dealing:
		return s.Misplaced()
	case s.Phase != Starting:
		return scoring.Breaks("MI7", "maloney.started-already")
	}
	c, v := s.turnOver(e)
	if v != nil {
		return v
	}
	s.Day, s.Car, s.Today, s.Phase = 1, c.City(), NewRow(s.World.Best(c), len(s.Seats)), Bidding
	return nil
}
