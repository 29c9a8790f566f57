package maloney

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A Phase is what the table waits for.
type Phase uint8

// The phases, in the order of a game and a day.
const (
	Dealing  Phase = iota // hands, where the program deals (MI6)
	Starting              // the first card (MI7)
	Bidding               // the car is up for auction (MI11)
	Driving               // the driver chooses a city (MI15)
	Turning               // a Sunday's card (MI20)
	Finding               // the suitcase is opened (MI16)
	Laying                // cards are laid until the day closes (MI17)
	Over
)

// Nowhere is where the car is before the first card is turned.
const Nowhere = -1

// A State is a game at one moment.
type State struct {
	World *World
	Names []string // never written in place: clones share it
	deals bool     // the program deals (MI6)
	Phase Phase

	Day       int         // counted from 1; 0 before the start
	Car       int         // the city that it stands in
	driver    int         // the last one, or scoring.Table (MI14)
	Testament int         // the seat that it stands before, or scoring.Table (MI22)
	Bank      int         // dollars that it has taken in; negative: paid out
	closed    int         // number of the event that closed the last day
	reason    speech.Text // why the game is over; empty while it runs

	Emptied uint16 // cities whose suitcase is gone, a bit each
	opened  uint32 // suitcases of the map that are gone, a bit each
	Deck    Deck
	Seats   []Seat
	Today   Row
	Rows    []Row // of the days closed; never written in place
}

// A Seat is what one player has.
type Seat struct {
	Purse  int // in dollars
	Joker  bool
	Hand   Hand
	Points scoring.Tenths
	Lines  scoring.Grown[scoring.Line] // what the points came from
	fixes  scoring.Grown[fix]
}

// A fix is a correction of money (LG5).
type fix struct{ event, dollars int }

// Clone copies the state.
func (s *State) Clone() *State {
	c := *s
	c.Today, c.Rows = s.Today.clone(), slices.Clip(s.Rows)
	c.Seats = slices.Clone(s.Seats)
	for i := range c.Seats {
		p := &c.Seats[i]
		p.Hand = p.Hand.clone()
	}
	return &c
}

// Rename gives a seat another name.
func (s *State) Rename(seat int, name string) { s.Names = scoring.Renamed(s.Names, seat, name) }

// Correct changes the points or the money of a seat (LG5). Money that was bid
// but is gone takes the auction back to its beginning.
func (s *State) Correct(number, seat int, field string, amount scoring.Tenths) *scoring.Violation {
	p := &s.Seats[seat]
	if field == FieldPoints {
		s.score(seat, scoring.Line{Label: CorrectionOfPoints, Amount: amount, Clause: scoring.CorrectionClause, Event: number})
		return nil
	}
	change := int(amount / scoring.Whole(1))
	if p.Purse+change < 0 {
		return scoring.Breaks(scoring.CorrectionClause, "maloney.less-than-nothing", "player", s.Names[seat], "purse", Dollars(p.Purse)).
			Suggest("maloney.take-at-most", "purse", Dollars(p.Purse))
	}
	s.pay(seat, change)
	p.fixes = p.fixes.And(fix{number, change})
	if s.Phase == Bidding && s.Today.bidder == seat && s.Today.Bid > p.Purse {
		s.Today.restart()
	}
	return nil
}

// CorrectionOfPoints is the label of corrections of points.
const CorrectionOfPoints speech.Text = "maloney.correct-points"

// pay moves money from the bank to a purse; a negative amount moves it back.
func (s *State) pay(seat, amount int) {
	s.Seats[seat].Purse += amount
	s.Bank -= amount
}

// score gives a seat points.
func (s *State) score(seat int, line scoring.Line) {
	p := &s.Seats[seat]
	p.Points += line.Amount
	p.Lines = p.Lines.And(line)
}

// free are the cards that nobody is known to have or to have laid.
func (s *State) free() CardSet {
	free := AllCards
	for i := range s.Seats {
		free &^= s.Seats[i].Hand.Known
	}
	return free
}

// Weekday is today's.
func (s *State) Weekday() Weekday { return s.Today.Weekday }

// lucky says whether today is a Sunday without an auction (MI20).
func (s *State) lucky() bool { return s.Day > 1 && s.Weekday() == Sunday }
