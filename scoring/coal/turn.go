package coal

import (
	"strconv"

	"saddlebag/scoring"
)

// BaronPrize is split among all who report in one turn, in dollars (CW25).
const BaronPrize = 40

// roll ends the turn before and throws the dice that are not in the
// Bunkhouse (CW5).
func (s *state) roll(e scoring.Event) *scoring.Violation {
	if s.phase == loading {
		return breaksLoading()
	}
	dice := readThrow(e.Args[0])
	n := s.diceToThrow()
	if n == 0 {
		return scoring.Breaks("CW9", "The Bunkhouse is full; round %d is over.", s.round).
			Suggest("everybody loads a burro")
	}
	if dice.n != n {
		return scoring.Breaks("CW5", "%s not in the Bunkhouse; this throw has %d.", are(n), dice.n).
			Suggest("throw %s", count(n, "die", "dice"))
	}
	s.endTurn()
	s.phase = working
	s.throw = dice
	s.throws++
	return nil
}

// diceToThrow is how many dice the next throw has, once this turn has ended.
func (s *state) diceToThrow() int {
	n := Dice - s.bunkhouse
	if s.restsOne() {
		n--
	}
	return n
}

// restsOne says whether a die goes to the Bunkhouse when this turn ends
// (CW6, CW33).
func (s *state) restsOne() bool { return s.throw.faces[1] > 0 && !s.awake }

// roundEnding says whether this turn's 1 is the third die for the Bunkhouse,
// so that the first load ends the turn (CW8).
func (s *state) roundEnding() bool { return s.phase == working && s.diceToThrow() == 0 }

// endTurn pays what the turn has earned and sends its 1 to the Bunkhouse.
// Before the first throw of a round there is nothing to end.
func (s *state) endTurn() {
	reports := len(scoring.Where(len(s.seats), func(seat int) bool { return s.seats[seat].turn.report }))
	for i := range s.seats {
		p := &s.seats[i]
		if p.turn.varmint > 0 {
			s.pay(p, entry{reason: varmint, amount: p.turn.varmint, event: p.turn.event})
		}
		if p.turn.report {
			s.pay(p, entry{reason: baron, amount: BaronPrize / reports, event: p.turn.event})
			p.baronPaid = true
			s.baronPaid = true
		}
		p.turn = turn{}
	}
	if s.restsOne() {
		s.bunkhouse++
	}
	s.throw = throw{}
	s.awake = false
}

// canWork checks that a throw is in force (CW5, CW8).
func (s *state) canWork() *scoring.Violation {
	switch s.phase {
	case loading:
		return breaksLoading()
	case fresh:
		return scoring.Breaks("CW5", "Nobody has thrown the dice of round %d yet.", s.round).Suggest("table roll")
	case working, over:
	}
	return nil
}

// canSpend checks that dice lie there to be spent by a seat (CW5 to CW8).
func (s *state) canSpend(seat int, want *throw) *scoring.Violation {
	if v := s.canWork(); v != nil {
		return v
	}
	p := &s.seats[seat]
	left, usable := s.left(p), s.usable(p)
	for face, n := range want.faces {
		switch there := s.throw.faces[face]; {
		case n <= left[face]:
			continue
		case there == 0:
			return tryLeft(scoring.Breaks("CW7", "The throw shows no %d.", face), usable)
		case n <= there:
			return tryLeft(scoring.Breaks("CW7", "%s has spent %s already.", s.names[seat], showing(there-left[face], face)), usable)
		default:
			return tryLeft(scoring.Breaks("CW7", "The throw shows only %s.", showing(there, face)), usable)
		}
	}
	if want.faces[1] > usable[1] {
		return tryLeft(scoring.Breaks("CW6", "At this table the die that goes to the Bunkhouse rests: that 1 cannot be used."), usable)
	}
	return nil
}

func tryLeft(v *scoring.Violation, usable faces) *scoring.Violation {
	if dice := usable.String(); dice != "" {
		return v.Suggest("left to spend: %s", dice)
	}
	return v.Suggest("no dice are left: wait for the next throw")
}

// left is what a seat has not spent of the throw (CW7).
func (s *state) left(p *seat) faces {
	left := s.throw.faces
	for face, n := range p.turn.spent {
		left[face] -= n
	}
	return left
}

// usable is what a seat can still spend: what is left, without the die that
// rests where the option says so (CW6).
func (s *state) usable(p *seat) faces {
	usable := s.left(p)
	if s.onesRest && s.restsOne() {
		usable[1]--
	}
	return usable
}

func (t *turn) spend(dice *throw) {
	for face, n := range dice.faces {
		t.spent[face] += n
	}
}

func breaksLoading() *scoring.Violation {
	return scoring.Breaks("CW8", "Loading has begun: the dice lie still until everybody has loaded.").
		Suggest("load a burro")
}

// count writes a number with its noun: "1 die", "3 dice".
func count(n int, one, many string) string {
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
		return "one " + digit(face)
	}
	return strconv.Itoa(n) + " dice that show " + digit(face)
}
