package coal

import "saddlebag/scoring"

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
		return scoring.Breaks("CW9", "coal.bunkhouse-full", "round", s.Round).Suggest("coal.everybody-loads")
	}
	if dice.n != n {
		return scoring.Breaks("CW5", "coal.wrong-throw", "n", n, "thrown", dice.n).Suggest("coal.throw-dice", "n", n)
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
		usable := s.Usable(p)
		p.unspent += scoring.Sum(usable[:]...)
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
		return scoring.Breaks("CW5", "coal.not-thrown", "round", s.Round).Suggest("coal.table-roll")
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
			return tryLeft(scoring.Breaks("CW7", "coal.not-shown", "face", face), usable)
		case n <= there:
			return tryLeft(scoring.Breaks("CW7", "coal.already-spent", "player", s.Names[seat], "n", there-left[face], "face", face), usable)
		default:
			return tryLeft(scoring.Breaks("CW7", "coal.too-few-shown", "n", there, "face", face), usable)
		}
	}
	if want.Pool[1] > usable[1] {
		return tryLeft(scoring.Breaks("CW6", "coal.one-rests"), usable)
	}
	return nil
}

func tryLeft(v *scoring.Violation, usable Pool) *scoring.Violation {
	if dice := usable.String(); dice != "" {
		return v.Suggest("coal.left-to-spend", "dice", dice)
	}
	return v.Suggest("coal.no-dice-left")
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
	return scoring.Breaks("CW8", "coal.loading-begun").Suggest("coal.load-a-burro")
}
