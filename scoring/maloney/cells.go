package maloney

import (
	"fmt"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// The ids of cells.
const (
	cellPurse     = "purse"
	cellJoker     = "joker"
	cellBid       = "bid"
	cellLeft      = "cards-left"
	cellPoints    = "points"
	cellTogether  = "together"
	cellDeck      = "deck"
	cellTestament = "testament"
	cellBank      = "bank"
	cardGroup     = "card"
	cityGroup     = "city"
	caseGroup     = "suitcase"
	weekGroup     = "week"
	rowGroup      = "day-"
)

// The columns of the notary's ledger. Each seat's sheet has the last two.
const (
	columnDay    = "weekday"
	columnBids   = "bids"
	columnDriver = "driver"
	columnPrice  = "price"
	columnCity   = "city"
	columnFound  = "suitcase"
	columnEarned = "earned"
	columnTotal  = "total"
)

// Rows is how many days a blank notary's ledger has: four weeks. A longer game
// has more.
const Rows = 4 * Days

func cardCell(place int) string             { return cardGroup + "/" + strconv.Itoa(place+1) }
func cityCell(city int) string              { return cityGroup + "/" + strconv.Itoa(city+1) }
func caseCell(city int) string              { return caseGroup + "/" + strconv.Itoa(city+1) }
func dayCell(day Weekday) string            { return weekGroup + "/" + day.String() }
func rowCell(day int, column string) string { return rowGroup + strconv.Itoa(day) + "/" + column }

// cardCells are the ids of so many cards of a hand.
func cardCells(n int) []string {
	ids := make([]string, n)
	for place := range ids {
		ids[place] = cardCell(place)
	}
	return ids
}

// Cells lists each seat's sheet, then the board, then the notary's ledger.
func (s *state) Cells() []scoring.Cell { return s.cells(max(Rows, s.day)) }

// cells are those of ledgers with so many rows.
func (s *state) cells(rows int) []scoring.Cell {
	var cells []scoring.Cell
	for seat := range s.seats {
		cells = s.sheet(cells, seat, rows)
	}
	return s.book(s.board(cells), rows)
}

// sheet is what lies before one player.
func (s *state) sheet(cells []scoring.Cell, seat, rows int) []scoring.Cell {
	p := &s.seats[seat]
	add := func(id, label string, kind scoring.CellKind, value string, struck bool) {
		cells = append(cells, scoring.Cell{ID: id, Owner: seat, Label: label, Kind: kind, Value: value, Struck: struck})
	}
	add(cellPurse, "Money", scoring.Money, strconv.Itoa(p.purse), false)
	bid := ""
	if s.today.bids[seat] > 0 {
		bid = strconv.Itoa(s.today.bids[seat])
	}
	add(cellBid, "Bid", scoring.Money, bid, false)
	add(cellJoker, "Joker", scoring.Box, "", p.joker)
	add(cellLeft, "Action cards left", scoring.Figure, strconv.Itoa(p.hand.left()), false)
	for place, slot := range p.hand.slots {
		value := ""
		if slot.known {
			value = s.world.word(slot.card)
		}
		add(cardCell(place), "Action card "+strconv.Itoa(place+1), scoring.Entry, value, slot.laid)
	}
	add(cellPoints, "Points", scoring.Figure, p.points.String(), false)
	add(cellTogether, "Points and money together", scoring.Figure, (p.points + inPoints(p.purse)).String(), false)
	for day := range rows {
		r, closed := s.row(day + 1)
		label, earned, total := "Day "+strconv.Itoa(day+1), "", ""
		if r != nil && r.earned[seat] != 0 {
			earned = r.earned[seat].String()
		}
		if closed {
			total = r.totals[seat].String()
		}
		add(rowCell(day+1, columnEarned), label+", points", scoring.Figure, earned, false)
		add(rowCell(day+1, columnTotal), label+", running total", scoring.Figure, total, false)
	}
	return cells
}

// board is what lies on the table: the cities, the week, the deck, the
// testament and the bank.
func (s *state) board(cells []scoring.Cell) []scoring.Cell {
	add := func(id, label string, kind scoring.CellKind, value string, struck bool) {
		cells = append(cells, scoring.Cell{ID: id, Owner: scoring.Table, Label: label, Kind: kind, Value: value, Struck: struck})
	}
	for i, c := range s.world.Cities {
		car := ""
		if s.car == i {
			car = "car"
		}
		add(cityCell(i), fmt.Sprintf("%d %s", c.Number, c.Name), scoring.Entry, car, false)
		add(caseCell(i), "Suitcase in "+c.Name, scoring.Box, "", s.emptied>>i&1 == 1)
	}
	for day := range Weekday(Days) {
		add(dayCell(day), day.Name(), scoring.Box, "", s.day > 0 && day == s.weekday())
	}
	turned := ""
	if s.day > 0 {
		turned = s.world.word(s.deck.last)
	}
	add(cellDeck, "Card turned last", scoring.Entry, turned, false)
	holder := ""
	if s.testament != scoring.Table {
		holder = s.names[s.testament]
	}
	add(cellTestament, "Testament", scoring.Entry, holder, false)
	add(cellBank, "Taken in by the bank", scoring.Money, strconv.Itoa(s.bank), false)
	return cells
}

// bids writes what was called out: the last bid of each player, and fines.
func (s *state) bids(r *row) string {
	var words []string
	for seat, name := range s.names {
		if r.bids[seat] > 0 {
			words = append(words, name+" "+strconv.Itoa(r.bids[seat]))
		}
		if r.fines[seat] > 0 {
			words = append(words, name+" fined "+strconv.Itoa(r.fines[seat]))
		}
	}
	return strings.Join(words, ", ")
}
