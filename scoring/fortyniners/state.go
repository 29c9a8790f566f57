package fortyniners

// A phase is what the table waits for.
type phase uint8

const (
	throwing phase = iota // the role in turn throws
	moving                // it moves as thrown, or passes
)

// A state is a game on a board at one moment.
type state struct {
	book
	net     *network
	dice    int // thrown by each player
	turnCap int

	phase  phase
	turn   Role
	throw  string      // the dice last thrown, as written; empty before the first of a run
	miles  int         // their sum
	at     [Roles]spot // where each piece stands
	onward onward      // the bonus that may be taken
	booked spotSet     // settlements that count in this run already (FN11)
}

// An onward is the bonus of a lookout, which a bandit may take until the next
// player throws (FN23).
type onward struct {
	open bool
	role Role
	from spot // the spot before the lookout
}

// mayRideOn says whether a role may travel on from a lookout.
func (s *state) mayRideOn(r Role) bool { return s.onward.open && s.onward.role == r }

// setUp puts every piece where it starts a run (FN6).
func (s *state) setUp() {
	s.phase, s.turn, s.throw, s.miles, s.at, s.onward = throwing, Blackjack, "", 0, s.net.homes, onward{}
	s.booked = spotSet{}
}

// Clone returns an independent copy.
func (s *state) Clone() *state {
	c := *s
	c.book = s.clone()
	return &c
}

// seat is who plays a role in the run being played (FN1).
func (s *state) seat(r Role) int { return (s.run + int(r)) % Players }

// name is the player of a role.
func (s *state) name(r Role) string { return s.names[s.seat(r)] }

// held says whether a bandit stands on a spot.
func (s *state) held(at spot) bool { return s.at[Red] == at || s.at[Bluebeard] == at }

// next gives the turn to the next role (FN2).
func (s *state) next() {
	s.phase, s.turn = throwing, (s.turn+1)%Roles
}
