package maloney

import (
	"slices"

	"saddlebag/scoring"
)

// A phase is what the table waits for.
type phase uint8

const (
	dealing  phase = iota // hands, where the program deals (MI6)
	starting              // the first card (MI7)
	bidding               // the car is up for auction (MI11)
	driving               // the driver chooses a city (MI15)
	turning               // a Sunday's card (MI20)
	finding               // the suitcase is opened (MI16)
	laying                // cards are laid until the day closes (MI17)
	over
)

// nowhere is where the car is before the first card is turned.
const nowhere = -1

// A state is a game at one moment.
type state struct {
	world *world
	names []string // never written in place: clones share it
	deals bool     // the program deals (MI6)
	phase phase

	day       int    // counted from 1; 0 before the start
	car       int    // the city that it stands in
	driver    int    // the last one, or scoring.Table (MI14)
	testament int    // the seat that it stands before, or scoring.Table (MI22)
	bank      int    // dollars that it has taken in; negative: paid out
	closed    int    // number of the event that closed the last day
	reason    string // why the game is over; empty while it runs

	emptied uint16 // cities whose suitcase is gone, a bit each
	opened  uint32 // suitcases of the map that are gone, a bit each
	deck    deck
	seats   []seat
	today   row
	rows    []row // of the days closed; never written in place
}

// A seat is what one player has.
type seat struct {
	purse  int // in dollars
	joker  bool
	hand   hand
	points scoring.Tenths
	lines  []scoring.Line // what the points came from; never written in place
	fixes  []fix          // never written in place
}

// A fix is a correction of money (LG5).
type fix struct{ event, dollars int }

// Clone copies the state.
func (s *state) Clone() scoring.State {
	c := *s
	c.today, c.rows = s.today.clone(), slices.Clip(s.rows)
	c.seats = slices.Clone(s.seats)
	for i := range c.seats {
		p := &c.seats[i]
		p.hand, p.lines, p.fixes = p.hand.clone(), slices.Clip(p.lines), slices.Clip(p.fixes)
	}
	return &c
}

// Rename gives a seat another name.
func (s *state) Rename(seat int, name string) { s.names = scoring.Renamed(s.names, seat, name) }

// Correct changes the points or the money of a seat (LG5). Money that was bid
// but is gone takes the auction back to its beginning.
func (s *state) Correct(number, seat int, field string, amount scoring.Tenths) *scoring.Violation {
	p := &s.seats[seat]
	if field == fieldPoints {
		s.score(seat, scoring.Line{Label: "Correction of points", Amount: amount, Clause: scoring.CorrectionClause, Event: number})
		return nil
	}
	change := int(amount / scoring.Whole(1))
	if p.purse+change < 0 {
		return scoring.Breaks(scoring.CorrectionClause, "%s has %s; the correction would leave less than nothing.", s.names[seat], dollars(p.purse)).
			Suggest("take away %s at most", dollars(p.purse))
	}
	s.pay(seat, change)
	p.fixes = append(p.fixes, fix{number, change})
	if s.phase == bidding && s.today.bidder == seat && s.today.bid > p.purse {
		s.today.restart()
	}
	return nil
}

// pay moves money from the bank to a purse; a negative amount moves it back.
func (s *state) pay(seat, amount int) {
	s.seats[seat].purse += amount
	s.bank -= amount
}

// score gives a seat points.
func (s *state) score(seat int, line scoring.Line) {
	p := &s.seats[seat]
	p.points += line.Amount
	p.lines = append(p.lines, line)
}

// free are the cards that nobody is known to have or to have laid.
func (s *state) free() cardSet {
	free := allCards
	for i := range s.seats {
		free &^= s.seats[i].hand.known
	}
	return free
}

// weekday is today's.
func (s *state) weekday() Weekday { return s.today.weekday }

// lucky says whether today is a Sunday without an auction (MI20).
func (s *state) lucky() bool { return s.day > 1 && s.weekday() == Sunday }
