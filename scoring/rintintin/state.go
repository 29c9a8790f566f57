package rintintin

import (
	"slices"

	"saddlebag/scoring"
)

// A phase is what the table waits for.
type phase uint8

const (
	spinning  phase = iota // the seat in turn spins, or places a figure without (RT10)
	placing                // it places a piece as it spun
	drawing                // a group is full: its best player draws (RT14)
	revealing              // no piece can be placed: secret cards are shown (RT20)
	drawingOn              // tied at the top: each tied player draws (RT19)
	over
)

// A state is a game at one moment.
type state struct {
	board  *Board
	names  []string // never written in place: clones share it
	squads int      // of each player that score apart
	phase  phase
	turn   int    // the seat in turn
	spun   string // in phase placing
	drawer int    // in phase drawing: the seat

	groups []group
	left   []pieces // by squad
	cards  [][]card // by seat, in the order drawn

	deck    []int  // values known to be out of it since it was last shuffled
	hidden  int    // and how many unknown cards are
	tied    []int  // in phase drawingOn: the seats that still draw, in order
	spinner string // what it showed last
	fixes   []fix
}

// pieces are what a squad has not placed yet.
type pieces struct{ men, dogs int }

// empty marks a circle that nobody has covered.
const empty = -1

// A group is who covers its circles: squads, or empty.
type group struct {
	men   [Circles]int8
	dog   int8
	event int // that placed the latest piece
}

var emptyGroup = group{men: [Circles]int8{empty, empty, empty, empty, empty}, dog: empty}

// A card is a boodle card that somebody has.
type card struct {
	value  int
	hidden bool // the value is not known
	tie    bool // drawn for a tie, openly (RT19)
	event  int
}

// A fix is a correction of somebody's outlaws (LG5).
type fix struct {
	seat, event int
	amount      scoring.Tenths
}

// Clone copies the state.
func (s *state) Clone() scoring.State {
	c := *s
	c.groups, c.left = slices.Clone(s.groups), slices.Clone(s.left)
	c.cards = make([][]card, len(s.cards))
	for i, hand := range s.cards {
		c.cards[i] = slices.Clone(hand)
	}
	c.deck, c.tied, c.fixes = slices.Clone(s.deck), slices.Clone(s.tied), slices.Clone(s.fixes)
	return &c
}

// Rename gives a seat another name.
func (s *state) Rename(seat int, name string) {
	s.names = slices.Clone(s.names)
	s.names[seat] = name
}

// Correct changes what a seat has captured (LG5).
func (s *state) Correct(number, seat int, field string, amount scoring.Tenths) *scoring.Violation {
	if field != fieldOutlaws {
		return scoring.Breaks(scoring.UnknownClause, "Nothing called %q can be corrected.", field).Try("%s", fieldOutlaws)
	}
	s.fixes = append(s.fixes, fix{seat, number, amount})
	return nil
}

// squad is the index of a seat's squad, which counts from 0.
func (s *state) squad(seat, squad int) int8 { return int8(seat*s.squads + squad) }

// seatOf is whose squad it is.
func (s *state) seatOf(squad int8) int { return int(squad) / s.squads }

// open is the first ordinary circle of a group that nobody has covered, or -1.
func (g *group) open() int { return slices.Index(g.men[:], empty) }

// full says whether all six circles are covered.
func (g *group) full() bool { return g.open() < 0 && g.dog != empty }

// openCircles says whether an ordinary circle is open in a territory, or
// anywhere where it is empty.
func (s *state) openCircles(territory string) bool {
	for i := range s.groups {
		if (territory == "" || s.board.Groups[i].Territory == territory) && s.groups[i].open() >= 0 {
			return true
		}
	}
	return false
}

// openDogs says whether a Rin Tin Tin circle is open.
func (s *state) openDogs() bool {
	return slices.ContainsFunc(s.groups, func(g group) bool { return g.dog == empty })
}

// has is what a seat has left in all its squads.
func (s *state) has(seat int) pieces {
	var all pieces
	for squad := range s.squads {
		p := s.left[s.squad(seat, squad)]
		all.men, all.dogs = all.men+p.men, all.dogs+p.dogs
	}
	return all
}

// canPlace says whether a seat has a piece that can still be placed somewhere
// (RT12).
func (s *state) canPlace(seat int) bool {
	p := s.has(seat)
	return p.men > 0 && s.openCircles("") || p.dogs > 0 && s.openDogs()
}

// unspun says whether a seat places a figure without spinning (RT10).
func (s *state) unspun(seat int) bool {
	p := s.has(seat)
	return p.men == 0 && p.dogs > 0 && s.openDogs()
}
