package fortyniners

import "saddlebag/scoring/speech"

// A Role is what a player is in a run (FN1). The numbers are the order of turns
// (FN2), and the order clockwise from Blackjack.
type Role int

// The roles.
const (
	Blackjack Role = iota
	Red
	White
	Bluebeard
	Roles // how many there are
)

// RoleOf is what a seat plays in a run, both counted from 0 (FN1).
func RoleOf(seat, run int) Role { return Role((seat - run + Players) % Players) }

// String is the role's name.
func (r Role) String() string {
	return [...]string{"Blackjack", "Roarin' Red", "Sheriff White", "Bluebeard"}[r]
}

// Piece is what the role moves, in a word.
func (r Role) Piece() speech.Text {
	return [...]speech.Text{"fortyniners.coach", "fortyniners.red-bandit", "fortyniners.sheriff", "fortyniners.blue-bandit"}[r]
}

// Letter is how a board writes the role's piece.
func (r Role) Letter() string { return [...]string{"C", "R", "S", "B"}[r] }

// Bandits are the roles that rob (FN20).
var Bandits = [...]Role{Red, Bluebeard}

// A Traveller is a kind of piece: which ways are open to it.
type Traveller uint8

// The kinds of pieces.
const (
	Coach Traveller = iota
	Bandit
	Sheriff
	Travellers // how many kinds there are
)

// Traveller is how a role travels.
func (r Role) Traveller() Traveller {
	switch r {
	case Blackjack:
		return Coach
	case White:
		return Sheriff
	default:
		return Bandit
	}
}
