package rintintin

import (
	"slices"

	"saddlebag/scoring"
)

// A Phase is what the table waits for. From revealing on no piece can be
// placed any more.
type Phase uint8

// The phases, in the order of a game.
const (
	Spinning  Phase = iota // the seat in turn spins, or places a figure without (RT10)
	Placing                // it places a piece as it spun
	Drawing                // a group is full: its best player draws (RT14)
	Revealing              // secret cards are shown (RT20)
	Breaking               // tied at the top: each tied player draws (RT19)
	Over
)

// A State is a game at one moment.
type State struct {
	Board *Board
	Names []string // never written in place: clones share it
	Apart int      // squads of each player that score apart
	Phase Phase

	round   int    // of turns, counted from 1
	Turn    int    // the seat in turn
	Spinner string // what it showed last
	lost    int    // the seat that has just lost its turn (RT7), or scoring.Table
	Drawers []int  // in the phases drawing and breaking: the seats that still draw, in order
	drew    bool   // in phase breaking: others have drawn already
	luck    [MaxPlayers]luck

	Groups []Standing
	Left   []Pieces // by squad
	Hands  [][]Card // by seat: the boodle cards in the order drawn
	Deck   Deck
	fixes  scoring.Grown[scoring.Correction] // of outlaws (LG5)
}

// Clone returns an independent copy.
func (s *State) Clone() *State {
	c := *s
	c.Groups, c.Left = slices.Clone(s.Groups), slices.Clone(s.Left)
	c.Hands = make([][]Card, len(s.Hands))
	for seat, hand := range s.Hands {
		c.Hands[seat] = slices.Clone(hand)
	}
	c.Deck, c.Drawers = s.Deck.clone(), slices.Clone(s.Drawers)
	return &c
}

// Rename gives a seat another name.
func (s *State) Rename(seat int, name string) { s.Names = scoring.Renamed(s.Names, seat, name) }

// Correct changes what a seat has captured (LG5). It can make a tie, or end
// one for which nobody has drawn yet.
func (s *State) Correct(number, seat int, _ string, amount scoring.Tenths) *scoring.Violation {
	s.fixes = s.fixes.And(scoring.Correction{Seat: seat, Event: number, Amount: amount})
	if s.Phase == Over || s.Phase == Breaking && !s.drew {
		s.settle()
	}
	return nil
}

// Disclosed says whether no piece can be placed any more: what the ledger knows
// of the cards is then for all to see, and what it does not know is shown one
// player after another (RT15, RT20).
func (s *State) Disclosed() bool { return s.Phase >= Revealing }

// next passes the turn to the next seat that can place a piece (RT12), or ends
// the placing (RT17).
func (s *State) next() {
	turn, round := s.Turn, s.round
	for range s.Names {
		turn++
		if turn == len(s.Names) {
			turn, round = 0, round+1
		}
		if s.canPlace(turn) {
			s.Phase, s.Turn, s.round = Spinning, turn, round
			return
		}
	}
	s.reckon()
}

// reckon has secret cards shown once nothing can be placed, and ties settled
// once all are known (RT20).
func (s *State) reckon() {
	s.Phase = Revealing
	if len(s.secretive()) == 0 {
		s.settle()
	}
}

// settle ends the game, or has the tied players draw (RT19).
func (s *State) settle() {
	tied := Leaders(scoring.Each(len(s.Names), func(seat int) scoring.Tenths { return s.Captives(seat) + s.CardPoints(seat) }))
	s.Phase, s.Drawers, s.drew = Breaking, tied, false
	if len(tied) == 1 {
		s.Phase, s.Drawers = Over, nil
	}
}

// Leaders are the seats with the highest score.
func Leaders(scores []scoring.Tenths) []int {
	most := slices.Max(scores)
	return scoring.Where(len(scores), func(seat int) bool { return scores[seat] == most })
}
