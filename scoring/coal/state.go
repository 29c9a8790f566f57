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
	Burro7        = Burros - 1
	Burro7Bandits = 1 // CW37
)

// A phase is what the table is doing.
type phase uint8

// What the table can be doing.
const (
	Fresh   phase = iota // a round begins; nothing thrown yet
	Working              // a throw is in force
	Loading              // the round is over; not all have loaded
	Over
)

// A State is a game of Coal n' Write at one moment.
type State struct {
	Printed  *Sheet
	onesRest bool     // option: the 1 that goes to the Bunkhouse is not used (CW6)
	Names    []string // never written in place: clones share it
	shared
	Seats   []Seat
	offered *offered
}

// A shared is what all seats have in common.
type shared struct {
	Round     int // the one being played, from 1
	last      int // the last one there will be
	Phase     phase
	Bunkhouse int   // dice in it
	Throw     throw // in force in phase Working
	Throws    int   // of this round
	awake     bool  // a Tonic keeps this turn's 1 out of the Bunkhouse (CW33)
	BaronPaid bool  // Coal Baron is closed (CW25)
}

// A Seat is what one player has on paper.
type Seat struct {
	Mine    [MaxTunnels]Diggings
	Stash   []ore // the boxes that are written on
	Waiting Load  // minerals in the stash that have not left it

	Burros    [Burros]Delivery
	Loaded    bool // in this round
	HasBurro7 bool // bought (CW37)
	Tack      bool

	Cash int    // in dollars, the sum of entries
	Last *Entry // the latest change of cash; nil before the first

	Shares       [Rounds]int // bought, by round
	shareEvents  [Rounds]int // the last purchase of each round
	StrikeGold   [MaxRounds]bool
	WashDay      [MaxRounds]bool
	TonicsBought int // bought
	TonicsUsed   int
	Pinkertons   bool // has hired them
	BaronPaid    bool // was paid as Coal Baron

	Won        Load // minerals won at Blackjack, for the next burro
	WonBandits int

	unspent int // dice that it could have spent in turns that are over (CW7)

	turn turn
}

// A turn is what a player has done with the throw in force.
type turn struct {
	spent   Pool
	visited bool // the store (CW20)
	varmint int  // dollars to be paid when the turn ends
	report  bool // of a Coal Baron, settled when the turn ends
	event   int  // number of the visit
}

// A Diggings is how far a player has got in it.
type Diggings struct {
	Claimed int                // deposits, from the main tunnel outwards
	Dug     [MaxDeposits]uint8 // boxes
}

// An ore is a box of the stash that is written on.
type ore struct {
	Mineral Mineral
	Left    bool // loaded or taken by the Pinkertons
}

// A Delivery is one delivery.
type Delivery struct {
	Used       bool
	Scratched  int // printed bandits, by pistols
	Slots      [MaxSlots]cargo
	Loaded     int                // slots
	Won        Load               // joined it from Blackjack
	Robbed     [MineralKinds]bool // kinds that were stolen
	WonBandits int
	Value      int // of the delivery, in dollars
}

// A cargo is a mineral in a slot.
type cargo struct {
	Mineral Mineral
	Stolen  bool
}

// Clone returns an independent copy.
func (s *State) Clone() *State {
	c := *s
	c.Seats = slices.Clone(s.Seats)
	c.offered = s.offered.clone()
	for i := range c.Seats {
		p := &c.Seats[i]
		p.Stash = append(make([]ore, 0, s.Printed.Stash), p.Stash...)
	}
	return &c
}

// Rename gives a seat another name.
func (s *State) Rename(seat int, name string) { s.Names = scoring.Renamed(s.Names, seat, name) }

// Solo says whether the solo store and ranking are in force (CW1).
func (s *State) Solo() bool { return len(s.Seats) == 1 }

// Rounds is how many the table may come to play.
func (s *State) Rounds() int { return RoundsFor(s.Solo()) }

// RoundsFor is how many rounds the solo player, or company, may come to play
// (CW4, CW37).
func RoundsFor(solo bool) int {
	if solo {
		return MaxRounds
	}
	return Rounds
}

// bandits counts the printed bandits that are still on a burro.
func (s *State) bandits(p *Seat, burro int) int {
	return s.Printed.Burros[burro].Bandits - p.Burros[burro].Scratched
}

// full says whether the Ore Stash is written full.
func (s *State) full(p *Seat) bool { return len(p.Stash) == s.Printed.Stash }

// owns says whether a burro is there to be loaded.
func (p *Seat) owns(burro int) bool { return burro != Burro7 || p.HasBurro7 }

// Slots is the capacity of a burro loaded now (CW40).
func (p *Seat) Slots() int {
	if p.Tack {
		return MaxSlots
	}
	return Slots
}

// take crosses the longest waiting mineral of a kind out of the stash.
func (p *Seat) take(m Mineral) {
	for i := range p.Stash {
		if o := &p.Stash[i]; o.Mineral == m && !o.Left {
			o.Left = true
			p.Waiting[m]--
			return
		}
	}
}
