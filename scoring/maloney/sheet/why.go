package sheet

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
)

// Why says why nothing can be done now at a cell: what the event says that a
// tap on it means.
func (s View) Why(seat, owner int, cell, _ string) *scoring.Violation {
	switch {
	case owner == scoring.Table:
		return s.whyTable(seat, cell)
	case owner != seat:
		return scoring.Breaks(scoring.UnknownClause, "maloney.lies-before", "player", s.Names[owner])
	}
	return s.whySheet(seat, cell)
}

// try says what an event of a seat would break; nil where it is legal.
func (s View) try(seat int, verb string, args ...string) *scoring.Violation {
	return scoring.Apply(&Info, s.Clone(), scoring.Event{Seat: seat, Verb: verb, Args: args})
}

// whySheet explains a cell that lies before the seat itself.
func (s View) whySheet(seat int, cell string) *scoring.Violation {
	switch {
	case cell == maloney.PurseCell:
		return s.try(seat, maloney.VerbOverbids, strconv.Itoa(max(s.Today.Bid, s.Seats[seat].Purse)/maloney.Step*maloney.Step+maloney.Step))
	case cell == maloney.BidCell:
		return s.try(seat, maloney.VerbBid, strconv.Itoa(s.Today.Bid+maloney.Step))
	case cell == maloney.JokerCell:
		return s.try(seat, maloney.VerbJoker)
	case scoring.CellGroup(cell) == maloney.CardGroup:
		return s.whyCard(seat, cell)
	case cell == maloney.TogetherCell:
		return scoring.Breaks("MI31", "maloney.added-up")
	case cell == maloney.CardsLeftCell:
		return scoring.Breaks("MI6", "maloney.counted")
	}
	return scoring.Breaks("MI17", "maloney.points-written")
}

// whyCard explains a place of a hand.
func (s View) whyCard(seat int, cell string) *scoring.Violation {
	h := &s.Seats[seat].Hand
	place := slices.Index(scoring.Each(len(h.Slots), maloney.CardCell), cell)
	here := h.Slots[place]
	if here.Laid {
		return scoring.Breaks("MI6", "maloney.card-was-laid")
	}
	if v := s.RefuseLaying(seat); v != nil {
		return v
	}
	if here.Known {
		return s.RefuseCard(seat, here.Card)
	}
	if s.Layable(seat) != 0 {
		return scoring.Breaks("MI17", "maloney.first-free-place")
	}
	return scoring.Breaks("MI6", "maloney.holds-none-of-city", "player", s.Names[seat], "city", s.World.Name(s.Car))
}

// whyTable explains a cell of the board or of the notary's ledger.
func (s View) whyTable(seat int, cell string) *scoring.Violation {
	group, spot, _ := strings.Cut(cell, "/")
	switch {
	case group == maloney.CityGroup:
		return s.tryAs(seat, maloney.VerbDrives, spot)
	case group == maloney.CaseGroup:
		return s.whyCase(spot)
	case group == maloney.WeekGroup:
		if s.Phase != maloney.Laying {
			return s.Misplaced()
		}
		return scoring.Breaks("MI10", "maloney.next-day", "day", s.Weekday().Name(), "next", s.Weekday().Next().Name())
	case cell == maloney.DeckCell:
		return s.whyDeck()
	case cell == maloney.TestamentCell:
		return scoring.Breaks("MI22", "maloney.testament-moves")
	case cell == maloney.BankCell:
		return scoring.Breaks("MI2", "maloney.bank-counted")
	case cell == maloney.RowCell(s.Day, maloney.ColumnDriver):
		return s.try(scoring.Table, maloney.VerbNobid)
	case cell == maloney.RowCell(s.Day, maloney.ColumnPrice) && seat != scoring.Table:
		return s.try(seat, maloney.VerbBuys, strconv.Itoa(s.Today.Bid+maloney.Step))
	case cell == maloney.RowCell(s.Day, maloney.ColumnPrice):
		if v := s.InAuction(); v != nil {
			return v
		}
		return scoring.Breaks("MI11", "maloney.sold-to-player")
	}
	return scoring.Breaks("MI10", "maloney.notary-writes")
}

// tryAs is try for what players do, at a cell that the table can tap on, too.
func (s View) tryAs(seat int, verb string, args ...string) *scoring.Violation {
	if seat == scoring.Table && s.Phase == maloney.Driving {
		seat = (s.Today.Driver + 1) % len(s.Seats) // the driver drives, nobody else
	}
	return s.try(max(seat, 0), verb, args...)
}

// whyCase explains the suitcase of a city.
func (s View) whyCase(spot string) *scoring.Violation {
	city, _ := maloney.ParseCity(spot)
	switch {
	case s.Emptied>>city&1 == 1:
		return scoring.Breaks("MI16", "maloney.suitcase-gone", "city", s.World.Name(city))
	case s.Phase != maloney.Finding:
		return s.Misplaced()
	case city != s.Car:
		return scoring.Breaks("MI16", "maloney.car-is-in", "city", s.World.Name(s.Car))
	}
	return s.try((s.Today.Driver+1)%len(s.Seats), maloney.VerbSuitcase, s.CaseWords()[0])
}

// whyDeck explains the deck, from which the table turns cards.
func (s View) whyDeck() *scoring.Violation {
	if s.Phase == maloney.Dealing {
		return s.Misplaced()
	}
	c := s.Turnable().List()[0]
	return s.try(scoring.Table, maloney.VerbLucky, strings.Fields(s.World.TurnedWord(c))...)
}
