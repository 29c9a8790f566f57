package goldfever

// What jokers add.
const (
	moreWind  = 2 // points (SecondWind)
	moreRange = 2 // zones (LongShot)
)

// work does what a joker does.
func (s *skirmish) work(me *man, power Power) {
	switch power {
	case SteadyHand:
		s.turn.steady = true
	case SecondWind:
		s.turn.points += moreWind
	case QuickLoader:
		if me.use != nothing {
			gun := &s.things[me.use]
			w, _ := gun.kind.Weapon()
			gun.shells = w.Shells
		}
	case Gunsmith:
		for _, t := range me.carries() {
			s.things[t].jammed = false
		}
	case Flask:
		me.heal()
	case LongShot:
		s.turn.long = true
	case Charm:
		me.charmed = true
	case SteelNerves:
		me.nerves = true
	case LieLow:
		s.turn.low = true
	}
}
