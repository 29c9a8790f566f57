package coal

import (
	"slices"

	"saddlebag/scoring"
)

// Numbers of the rules.
const (
	Dice          = 3 // the workers of the whole table (CW2)
	Rounds        = 6 // CW4
	MaxRounds     = 7 // with Burro 7 (CW37)
	Burros        = 7 // on every sheet; the last one has to be bought
	Slots         = 6 // of a burro (CW40)
	TackSlots     = 2 // more with Tack and Harness (CW28)
	MaxSlots      = Slots + TackSlots
	Tonics        = 6  // of a game (CW33)
	CashRows      = 20 // printed in the cash column; it grows by as many
	burro7        = Burros - 1
	burro7Bandits = 1 // CW37
)

// A phase is what the table is doing.
type phase uint8

const (
	fresh   phase = iota // a round begins; nothing thrown yet
	working              // a throw is in force
	loading              // the round is over; not all have loaded
	over
)

// A state is a game of Coal n' Write at one moment.
type state struct {
	sheet    *Sheet
	onesRest bool     // option: the 1 that goes to the Bunkhouse is not used (CW6)
	names    []string // never written in place: clones share it
	shared
	seats   []seat
	offered *offered
}

// A shared is what all seats have in common.
type shared struct {
	round     int // the one being played, from 1
	last      int // the last one there will be
	phase     phase
	bunkhouse int   // dice in it
	throw     throw // in force in phase working
	throws    int   // of this round
	awake     bool  // a Tonic keeps this turn's 1 out of the Bunkhouse (CW33)
	baronPaid bool  // Coal Baron is closed (CW25)
}

// A seat is what one player has on paper.
type seat struct {
	mine    [MaxTunnels]tunnel
	stash   []ore // the boxes that are written on
	waiting load  // minerals in the stash that have not left it

	burros    [Burros]burro
	loaded    bool // in this round
	hasBurro7 bool // bought (CW37)
	tack      bool

	cash int    // in dollars, the sum of entries
	last *entry // the latest change of cash; nil before the first

	shares      [Rounds]int // bought, by round
	shareEvents [Rounds]int // the last purchase of each round
	strikeGold  [MaxRounds]bool
	washDay     [MaxRounds]bool
	tonics      int // bought
	tonicsUsed  int
	pinkertons  bool // has hired them
	baronPaid   bool // was paid as Coal Baron

	won        load // minerals won at Blackjack, for the next burro
	wonBandits int

	turn turn
}

// A turn is what a player has done with the throw in force.
type turn struct {
	spent   faces
	visited bool // the store (CW20)
	varmint int  // dollars to be paid when the turn ends
	report  bool // of a Coal Baron, settled when the turn ends
	event   int  // number of the visit
}

// A tunnel is how far a player has got in it.
type tunnel struct {
	claimed int                // deposits, from the main tunnel outwards
	dug     [MaxDeposits]uint8 // boxes
}

// An ore is a box of the stash that is written on.
type ore struct {
	mineral Mineral
	left    bool // loaded or taken by the Pinkertons
}

// A burro is one delivery.
type burro struct {
	used       bool
	scratched  int // printed bandits, by pistols
	slots      [MaxSlots]cargo
	loaded     int                 // slots
	won        load                // joined it from Blackjack
	robbed     [len(minerals)]bool // kinds that were stolen
	wonBandits int
	value      int // of the delivery, in dollars
}

// A cargo is a mineral in a slot.
type cargo struct {
	mineral Mineral
	stolen  bool
}

// Clone returns an independent copy.
func (s *state) Clone() scoring.State {
	c := *s
	c.seats = slices.Clone(s.seats)
	c.offered = s.offered.clone()
	for i := range c.seats {
		p := &c.seats[i]
		p.stash = append(make([]ore, 0, s.sheet.Stash), p.stash...)
	}
	return &c
}

// Rename gives a seat another name.
func (s *state) Rename(seat int, name string) { s.names = scoring.Renamed(s.names, seat, name) }

// solo says whether the solo store and ranking are in force (CW1).
func (s *state) solo() bool { return len(s.seats) == 1 }

// bandits counts the printed bandits that are still on a burro.
func (s *state) bandits(p *seat, burro int) int {
	return s.sheet.Burros[burro].Bandits - p.burros[burro].scratched
}

// full says whether the Ore Stash is written full.
func (s *state) full(p *seat) bool { return len(p.stash) == s.sheet.Stash }

// owns says whether a burro is there to be loaded.
func (p *seat) owns(burro int) bool { return burro != burro7 || p.hasBurro7 }

// slots is the capacity of a burro loaded now (CW40).
func (p *seat) slots() int {
	if p.tack {
		return MaxSlots
	}
	return Slots
}

// take crosses the longest waiting mineral of a kind out of the stash.
func (p *seat) take(m Mineral) {
	for i := range p.stash {
		if o := &p.stash[i]; o.mineral == m && !o.left {
			o.left = true
			p.waiting[m]--
			return
		}
	}
}
