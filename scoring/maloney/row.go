package maloney

import (
	"slices"

	"saddlebag/scoring"
)

// A row is what the notary writes down about a day.
type row struct {
	weekday Weekday
	bids    []int // by seat: the last one recorded in this auction, in dollars; 0 for none
	fines   []int // by seat, in dollars
	bidder  int   // whose bid is the highest recorded, or scoring.Table
	bid     int   // that bid, in dollars
	sale    sale
	driver  int // or scoring.Table
	price   int // in dollars
	city    int // where the car has gone, or nowhere
	found   string
	laid    []int            // by seat: action cards
	earned  []scoring.Tenths // by seat: points
	totals  []scoring.Tenths // by seat: points at the close
}

// A sale is how a driver came by the car.
type sale uint8

const (
	unsold    sale = iota
	bought         // MI11
	byJoker        // MI13
	byDefault      // MI14
)

// newRow opens a day.
func newRow(weekday Weekday, players int) row {
	return row{
		weekday: weekday, bidder: scoring.Table, driver: scoring.Table, city: nowhere,
		bids: make([]int, players), fines: make([]int, players), laid: make([]int, players),
		earned: make([]scoring.Tenths, players), totals: make([]scoring.Tenths, players),
	}
}

func (r row) clone() row {
	r.bids, r.fines, r.laid = slices.Clone(r.bids), slices.Clone(r.fines), slices.Clone(r.laid)
	r.earned, r.totals = slices.Clone(r.earned), slices.Clone(r.totals)
	return r
}

// restart takes the auction back to its beginning.
func (r *row) restart() {
	r.bidder, r.bid = scoring.Table, 0
	clear(r.bids)
}
