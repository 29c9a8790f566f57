package maloney

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// Why says why nothing can be done now at a cell: what the event says that a
// tap on it means.
func (s *state) Why(seat, owner int, cell, _ string) *scoring.Violation {
	switch {
	case owner == scoring.Table:
		return s.whyTable(seat, cell)
	case owner != seat:
		return scoring.Breaks(scoring.UnknownClause, "That lies before %s.", s.names[owner])
	}
	return s.whySheet(seat, cell)
}

// try says what an event of a seat would break; nil where it is legal.
func (s *state) try(seat int, verb string, args ...string) *scoring.Violation {
	return scoring.Apply(&info, s.Clone(), scoring.Event{Seat: seat, Verb: verb, Args: args})
}

// whySheet explains a cell that lies before the seat itself.
func (s *state) whySheet(seat int, cell string) *scoring.Violation {
	switch {
	case cell == PurseCell:
		return s.try(seat, verbOverbids, strconv.Itoa(max(s.today.bid, s.seats[seat].purse)/Step*Step+Step))
	case cell == BidCell:
		return s.try(seat, verbBid, strconv.Itoa(s.today.bid+Step))
	case cell == JokerCell:
		return s.try(seat, verbJoker)
	case scoring.CellGroup(cell) == cardGroup:
		return s.whyCard(seat, cell)
	case cell == TogetherCell:
		return scoring.Breaks("MI31", "This is added up by itself.")
	case cell == CardsLeftCell:
		return scoring.Breaks("MI6", "This is counted by itself.")
	}
	return scoring.Breaks("MI17", "Points are written down by themselves.")
}

// whyCard explains a place of a hand.
func (s *state) whyCard(seat int, cell string) *scoring.Violation {
	h := &s.seats[seat].hand
	place := slices.Index(scoring.Each(len(h.slots), CardCell), cell)
	here := h.slots[place]
	if here.laid {
		return scoring.Breaks("MI6", "This card was laid.")
	}
	if v := s.refuseLaying(seat); v != nil {
		return v
	}
	if here.known {
		return s.refuseCard(seat, here.card)
	}
	if s.layable(seat) != 0 {
		return scoring.Breaks("MI17", "The next card that is laid is written in the first free place.")
	}
	return scoring.Breaks("MI6", "%s can hold no card of %s any more.", s.names[seat], s.world.name(s.car))
}

// whyTable explains a cell of the board or of the notary's ledger.
func (s *state) whyTable(seat int, cell string) *scoring.Violation {
	group, spot, _ := strings.Cut(cell, "/")
	switch {
	case group == cityGroup:
		return s.tryAs(seat, verbDrives, spot)
	case group == caseGroup:
		return s.whyCase(spot)
	case group == weekGroup:
		if s.phase != laying {
			return s.misplaced()
		}
		return scoring.Breaks("MI10", "After %s comes %s.", s.weekday().Name(), s.weekday().next().Name())
	case cell == DeckCell:
		return s.whyDeck()
	case cell == TestamentCell:
		return scoring.Breaks("MI22", "The testament moves by itself when the day closes.")
	case cell == BankCell:
		return scoring.Breaks("MI2", "What the bank has taken in is counted by itself.")
	case cell == RowCell(s.day, ColumnDriver):
		return s.try(scoring.Table, verbNobid)
	case cell == RowCell(s.day, ColumnPrice) && seat != scoring.Table:
		return s.try(seat, verbBuys, strconv.Itoa(s.today.bid+Step))
	case cell == RowCell(s.day, ColumnPrice):
		if v := s.inAuction(); v != nil {
			return v
		}
		return scoring.Breaks("MI11", "The car is sold to a player.")
	}
	return scoring.Breaks("MI10", "The notary writes this down by itself.")
}

// tryAs is try for what players do, at a cell that the table can tap on, too.
func (s *state) tryAs(seat int, verb string, args ...string) *scoring.Violation {
	if seat == scoring.Table && s.phase == driving {
		seat = (s.today.driver + 1) % len(s.seats) // the driver drives, nobody else
	}
	return s.try(max(seat, 0), verb, args...)
}

// whyCase explains the suitcase of a city.
func (s *state) whyCase(spot string) *scoring.Violation {
	city, _ := parseCity(spot)
	switch {
	case s.emptied>>city&1 == 1:
		return scoring.Breaks("MI16", "The suitcase in %s is gone.", s.world.name(city))
	case s.phase != finding:
		return s.misplaced()
	case city != s.car:
		return scoring.Breaks("MI16", "The car is in %s.", s.world.name(s.car))
	}
	return s.try((s.today.driver+1)%len(s.seats), verbSuitcase, s.caseWords()[0])
}

// whyDeck explains the deck, from which the table turns cards.
func (s *state) whyDeck() *scoring.Violation {
	if s.phase == dealing {
		return s.misplaced()
	}
	c := s.turnable().list()[0]
	return s.try(scoring.Table, verbLucky, strings.Fields(s.world.turnedWord(c))...)
}
