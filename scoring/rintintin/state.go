package rintintin

import (
	"slices"

	"saddlebag/scoring"
)

// A phase is what the table waits for. From revealing on no piece can be
// placed any more.
type phase uint8

const (
	spinning  phase = iota // the seat in turn spins, or places a figure without (RT10)
	placing                // it places a piece as it spun
	drawing                // a group is full: its best player draws (RT14)
	revealing              // secret cards are shown (RT20)
	breaking               // tied at the top: each tied player draws (RT19)
	over
)

// A state is a game at one moment.
type state struct {
	board *Board
	names []string // never written in place: clones share it
	apart int      // squads of each player that score apart
	phase phase

	round   int    // of turns, counted from 1
	turn    int    // the seat in turn
	spinner string // what it showed last
	lost    int    // the seat that has just lost its turn (RT7), or scoring.Table
	drawers []int  // in the phases drawing and breaking: the seats that still draw, in order
	drew    bool   // in phase breaking: others have drawn already

	groups []group
	left   []pieces // by squad
	hands  [][]card // by seat: the boodle cards in the order drawn
	deck   deck
	fixes  []scoring.Correction // of outlaws (LG5)
}

// Clone returns an independent copy.
func (s *state) Clone() *state {
	c := *s
	c.groups, c.left = slices.Clone(s.groups), slices.Clone(s.left)
	c.hands = make([][]card, len(s.hands))
	for seat, hand := range s.hands {
		c.hands[seat] = slices.Clone(hand)
	}
	c.deck, c.drawers, c.fixes = s.deck.clone(), slices.Clone(s.drawers), slices.Clone(s.fixes)
	return &c
}

// Rename gives a seat another name.
func (s *state) Rename(seat int, name string) { s.names = scoring.Renamed(s.names, seat, name) }

// Correct changes what a seat has captured (LG5). It can make a tie, or end
// one for which nobody has drawn yet.
func (s *state) Correct(number, seat int, _ string, amount scoring.Tenths) *scoring.Violation {
	s.fixes = append(s.fixes, scoring.Correction{Seat: seat, Event: number, Amount: amount})
	if s.phase == over || s.phase == breaking && !s.drew {
		s.settle()
	}
	return nil
}

// Disclosed says whether no piece can be placed any more: what the ledger knows
// of the cards is then for all to see, and what it does not know is shown one
// player after another (RT15, RT20).
func (s *state) Disclosed() bool { return s.phase >= revealing }

// next passes the turn to the next seat that can place a piece (RT12), or ends
// the placing (RT17).
func (s *state) next() {
	turn, round := s.turn, s.round
	for range s.names {
		turn++
		if turn == len(s.names) {
			turn, round = 0, round+1
		}
		if s.canPlace(turn) {
			s.phase, s.turn, s.round = spinning, turn, round
			return
		}
	}
	s.reckon()
}

// reckon has secret cards shown once nothing can be placed, and ties settled
// once all are known (RT20).
func (s *state) reckon() {
	s.phase = revealing
	if len(s.secretive()) == 0 {
		s.settle()
	}
}

// settle ends the game, or has the tied players draw (RT19).
func (s *state) settle() {
	tied := leaders(scoring.Each(len(s.names), func(seat int) scoring.Tenths { return s.captives(seat) + s.cardPoints(seat) }))
	s.phase, s.drawers, s.drew = breaking, tied, false
	if len(tied) == 1 {
		s.phase, s.drawers = over, nil
	}
}

// leaders are the seats with the highest score.
func leaders(scores []scoring.Tenths) []int {
	most := slices.Max(scores)
	return scoring.Where(len(scores), func(seat int) bool { return scores[seat] == most })
}
