package fortyniners

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

// roleOf is what a seat plays in a run, both counted from 0 (FN1).
func roleOf(seat, run int) Role { return Role((seat - run + Players) % Players) }

// String is the role's name.
func (r Role) String() string {
	return [...]string{"Blackjack", "Roarin' Red", "Sheriff White", "Bluebeard"}[r]
}

// Piece is what the role moves, in a word.
func (r Role) Piece() string {
	return [...]string{"coach", "red bandit", "sheriff", "blue bandit"}[r]
}

// Letter is how a board writes the role's piece.
func (r Role) Letter() string { return [...]string{"C", "R", "S", "B"}[r] }

// bandits are the roles that rob (FN20).
var bandits = [...]Role{Red, Bluebeard}

// A traveller is a kind of piece: which ways are open to it.
type traveller uint8

const (
	coach traveller = iota
	bandit
	sheriff
	travellers // how many kinds there are
)

// traveller is how a role travels.
func (r Role) traveller() traveller {
	switch r {
	case Blackjack:
		return coach
	case White:
		return sheriff
	default:
		return bandit
	}
}
