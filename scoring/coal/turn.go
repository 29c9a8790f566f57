package coal

import (
	"strconv"

	"saddlebag/scoring"
)

// BaronPrize is split among all who report in one turn, in dollars (CW25).
const BaronPrize = 40

// roll ends the turn before and throws the dice that are not in the
// Bunkhouse (CW5).
func (s *State) roll(e scoring.Event) *scoring.Violation {
	if s.Phase == Loading {
		return breaksLoading()
	}
	dice := readThrow(e.Args[0])
	n := s.DiceToThrow()
	if n == 0 {
		return scoring.Broken("CW9", "The Bunkhouse is full; round %d is over.", s.Round).
			Suggest("everybody loads a burro")
	}
	if dice.n != n {
		return scoring.Broken("CW5", "%s not in the Bunkhouse; this throw has %d.", are(n), dice.n).
			Suggest("throw %s", Count(n, "die", "dice"))
	}
	s.endTurn()
	s.Phase = Working
	s.Throw = dice
	s.Throws++
	return nil
}

// DiceToThrow is how many dice the next throw has, once this turn has ended.
func (s *State) DiceToThrow() int {
	n := Dice - s.Bunkhouse
	if s.restsOne() {
		n--
	}
	return n
}

// restsOne says whether a die goes to the Bunkhouse when this turn ends
// (CW6, CW33).
func (s *State) restsOne() bool { return s.Throw.Pool[1] > 0 && !s.awake }

// RoundEnding says whether this turn's 1 is the third die for the Bunkhouse,
// so that the first load ends the turn (CW8).
func (s *State) RoundEnding() bool { return s.Phase == Working && s.DiceToThrow() == 0 }

// endTurn pays what the turn has earned and sends its 1 to the Bunkhouse.
// Before the first throw of a round there is nothing to end.
func (s *State) endTurn() {
	reports := len(scoring.Where(len(s.Seats), func(seat int) bool { return s.Seats[seat].turn.report }))
	for i := range s.Seats {
		p := &s.Seats[i]
		if p.turn.varmint > 0 {
			s.pay(p, Entry{Reason: Varmint, Amount: p.turn.varmint, event: p.turn.event})
		}
		if p.turn.report {
			s.pay(p, Entry{Reason: Baron, Amount: BaronPrize / reports, event: p.turn.event})
			p.BaronPaid = true
			s.BaronPaid = true
		}
		p.turn = turn{}
	}
	if s.restsOne() {
		s.Bunkhouse++
	}
	s.Throw = throw{}
	s.awake = false
}

// CanWork checks that a throw is in force (CW5, CW8).
func (s *State) CanWork() *scoring.Violation {
	switch s.Phase {
	case Loading:
		return breaksLoading()
	case Fresh:
		return scoring.Broken("CW5", "Nobody has thrown the dice of round %d yet.", s.Round).Offer("table roll")
	case Working, Over:
	}
	return nil
}

// canSpend checks that dice lie there to be spent by a seat (CW5 to CW8).
func (s *State) canSpend(seat int, want *throw) *scoring.Violation {
	if v := s.CanWork(); v != nil {
		return v
	}
	p := &s.Seats[seat]
	left, usable := s.Left(p), s.Usable(p)
	for face, n := range want.Pool {
		switch there := s.Throw.Pool[face]; {
		case n <= left[face]:
			continue
		case there == 0:
			return tryLeft(scoring.Broken("CW7", "The throw shows no %d.", face), usable)
		case n <= there:
			return tryLeft(scoring.Broken("CW7", "%s has spent %s already.", s.Names[seat], showing(there-left[face], face)), usable)
		default:
			return tryLeft(scoring.Broken("CW7", "The throw shows only %s.", showing(there, face)), usable)
		}
	}
	if want.Pool[1] > usable[1] {
		return tryLeft(scoring.Broken("CW6", "At this table the die that goes to the Bunkhouse rests: that 1 cannot be used."), usable)
	}
	return nil
}

func tryLeft(v *scoring.Violation, usable Pool) *scoring.Violation {
	if dice := usable.String(); dice != "" {
		return v.Offer("left to spend: %s", dice)
	}
	return v.Offer("no dice are left: wait for the next throw")
}

// Left is what a seat has not spent of the throw (CW7).
func (s *State) Left(p *Seat) Pool {
	left := s.Throw.Pool
	for face, n := range p.turn.spent {
		left[face] -= n
	}
	return left
}

// Usable is what a seat can still spend: what is left, without the die that
// rests where the option says so (CW6).
func (s *State) Usable(p *Seat) Pool {
	usable := s.Left(p)
	if s.onesRest && s.restsOne() {
		usable[1]--
	}
	return usable
}

func (t *turn) spend(dice *throw) {
	for face, n := range dice.Pool {
		t.spent[face] += n
	}
}

func breaksLoading() *scoring.Violation {
	return scoring.Broken("CW8", "Loading has begun: the dice lie still until everybody has loaded.").
		Suggest("load a burro")
}

// Count writes a number with its noun: "1 die", "3 dice".
func Count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}

func are(n int) string {
	if n == 1 {
		return "1 die is"
	}
	return strconv.Itoa(n) + " dice are"
}

// showing writes dice of one number: "one 4", "2 dice that show 4".
func showing(n, face int) string {
	if n == 1 {
		return "one " + Digit(face)
	}
	return strconv.Itoa(n) + " dice that show " + Digit(face)
}
