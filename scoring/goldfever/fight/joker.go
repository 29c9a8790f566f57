package fight

import "saddlebag/scoring/goldfever/terms"

// What jokers add.
const (
	MoreWind  = 2 // points (SecondWind)
	MoreRange = 2 // zones (LongShot)
)

// Work does what a joker does.
func (s *Skirmish) Work(me *Man, power terms.Power) {
	switch power {
	case terms.SteadyHand:
		s.Turn.steady = true
	case terms.SecondWind:
		s.Turn.Points += MoreWind
	case terms.QuickLoader:
		if me.Use != Nothing {
			gun := &s.Things[me.Use]
			w, _ := gun.Kind.Weapon()
			gun.Shells = w.Shells
		}
	case terms.Gunsmith:
		for _, t := range me.Carries() {
			s.Things[t].Jammed = false
		}
	case terms.Flask:
		me.heal()
	case terms.LongShot:
		s.Turn.long = true
	case terms.Charm:
		me.charmed = true
	case terms.SteelNerves:
		me.nerves = true
	case terms.LieLow:
		s.Turn.Low = true
	}
}
