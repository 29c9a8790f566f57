package maloney

import (
	"slices"

	"saddlebag/scoring"
)

// A Row is what the notary writes down about a day.
type Row struct {
	Weekday Weekday
	Bids    []int // by seat: the last one recorded in this auction, in dollars; 0 for none
	Fines   []int // by seat, in dollars
	bidder  int   // whose bid is the highest recorded, or scoring.Table
	Bid     int   // that bid, in dollars
	Sale    Sale
	Driver  int // or scoring.Table
	Price   int // in dollars
	sold    int // the event that paid it
	City    int // where the car has gone, or nowhere
	Found   string
	did     []done           // by seat
	Earned  []scoring.Tenths // by seat: points
	Totals  []scoring.Tenths // by seat: points at the close
	heir    int              // before whom the testament stands at the close, or scoring.Table
}

// A done is what a seat has done on a day.
type done struct {
	laid   int // action cards
	earned int // the event that gave it points last
}

// A Sale is how a driver came by the car.
type Sale uint8

// The ways to come by the car.
const (
	Unsold    Sale = iota
	Bought         // MI11
	ByJoker        // MI13
	ByDefault      // MI14
)

// NewRow opens a day.
func NewRow(weekday Weekday, players int) Row {
	return Row{
		Weekday: weekday, bidder: scoring.Table, Driver: scoring.Table, City: Nowhere,
		Bids: make([]int, players), Fines: make([]int, players), did: make([]done, players),
		Earned: make([]scoring.Tenths, players), Totals: make([]scoring.Tenths, players),
	}
}

func (r Row) clone() Row {
	r.Bids, r.Fines, r.did = slices.Clone(r.Bids), slices.Clone(r.Fines), slices.Clone(r.did)
	r.Earned, r.Totals = slices.Clone(r.Earned), slices.Clone(r.Totals)
	return r
}

// restart takes the auction back to its beginning.
func (r *Row) restart() {
	r.bidder, r.Bid = scoring.Table, 0
	clear(r.Bids)
}
