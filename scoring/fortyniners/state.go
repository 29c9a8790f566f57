package fortyniners

// A Phase is what the table waits for.
type Phase uint8

// The phases.
const (
	Throwing Phase = iota // the role in turn throws
	Moving                // it moves as thrown, or passes
)

// A State is a game on a board at one moment.
type State struct {
	Book
	Net     *Network
	Dice    int // thrown by each player
	TurnCap int

	Phase  Phase
	Turn   Role
	Throw  string           // the dice last thrown, as written; empty before the first of a run
	Miles  int              // their sum
	At     [Roles]SpotIndex // where each piece stands
	Onward Onward           // the bonus that may be taken
	Booked SpotSet          // settlements that count in this run already (FN11)
	done   [Players]deeds
}

// An Onward is the bonus of a lookout, which a bandit may take until the next
// player throws (FN23).
type Onward struct {
	Open bool
	Role Role
	From SpotIndex // the spot before the lookout
}

// MayRideOn says whether a role may travel on from a lookout.
func (s *State) MayRideOn(r Role) bool { return s.Onward.Open && s.Onward.Role == r }

// setUp puts every piece where it starts a run (FN6).
func (s *State) setUp() {
	s.Phase, s.Turn, s.Throw, s.Miles, s.At, s.Onward = Throwing, Blackjack, "", 0, s.Net.Homes, Onward{}
	s.Booked = SpotSet{}
}

// Clone returns an independent copy.
func (s *State) Clone() *State {
	c := *s
	c.Book = s.clone()
	return &c
}

// SeatOf is who plays a role in the run being played (FN1).
func (s *State) SeatOf(r Role) int { return (s.Run + int(r)) % Players }

// name is the player of a role.
func (s *State) name(r Role) string { return s.Names[s.SeatOf(r)] }

// Held says whether a bandit stands on a spot.
func (s *State) Held(at SpotIndex) bool { return s.At[Red] == at || s.At[Bluebeard] == at }

// next gives the turn to the next role (FN2).
func (s *State) next() {
	s.Phase, s.Turn = Throwing, (s.Turn+1)%Roles
}
