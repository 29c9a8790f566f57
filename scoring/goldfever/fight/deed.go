package fight

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
)

// A Deed is an action as read from an event: what it is done with, and to whom.
// Fields that its verb has no use for are NoMan, nothing or nowhere.
type Deed struct {
	Verb   string
	Thing  int // one's own, or picked up or taken
	Theirs int // for which it is exchanged
	On     int // the character it is done to or with
	Zone   int
	Both   bool // barrels
	face   int  // of a nugget, or unknown
	back   int  // face of the nugget that it is exchanged for, or unknown
}

// NewDeed is a deed done with an object, or with nothing.
func NewDeed(verb string, thing int) Deed {
	return Deed{Verb: verb, Thing: thing, Theirs: Nothing, On: NoMan, Zone: Nowhere, face: terms.UnknownFace, back: terms.UnknownFace}
}

// Free says whether a deed costs no point, and so lets nobody react.
func (d *Deed) Free() bool { return d.Verb == terms.VerbDrop || d.Verb == terms.VerbUse }

// Refuse says why a character cannot do what it is to do (GF13). It looks at
// nothing but the deed itself: whose turn it is and what is left is said
// elsewhere.
func (s *Skirmish) Refuse(m int, d Deed) *scoring.Violation {
	switch d.Verb {
	case terms.VerbMove:
		return s.RefuseMove(m, d.Zone)
	case terms.VerbShoot:
		return s.refuseShot(m, d)
	case terms.VerbThrow:
		return s.refuseThrow(m, d)
	case terms.VerbAttack:
		return s.refuseAttack(m, d.On)
	case terms.VerbReload:
		return s.RefuseReload(d.Thing)
	case terms.VerbUnjam:
		return s.refuseUnjam(d.Thing)
	case terms.VerbPick:
		return s.refusePick(m, d)
	case terms.VerbTake, terms.VerbGive, terms.VerbSwap:
		return s.refuseTrade(m, d)
	case terms.VerbUse:
		return s.refuseUse(m, d.Thing)
	case terms.VerbDrink:
		if s.Ready(m, terms.Whisky) == Nothing {
			return scoring.Breaks("GF29", "goldfever.no-whisky", "character", s.NameOf(m))
		}
	}
	return nil // a drop
}

// RefuseNow says why a character cannot do a deed, in its own phase also for want
// of a point (GF11).
func (s *Skirmish) RefuseNow(m int, d Deed) *scoring.Violation {
	if v := s.Refuse(m, d); v != nil || d.Free() || !s.mine(m) || s.Turn.Points > 0 {
		return v
	}
	return scoring.Breaks("GF11", "goldfever.no-points", "character", s.NameOf(m)).Suggest("goldfever.end", "character", s.NameOf(m))
}

// Do does a deed that was not refused, and returns the steps that it sets
// going, the first one last.
func (s *Skirmish) Do(m int, d Deed, number int) []Step {
	switch d.Verb {
	case terms.VerbMove:
		s.Men[m].Zone = d.Zone
	case terms.VerbShoot:
		return s.shoot(m, d, number)
	case terms.VerbThrow:
		return s.throw(m, d)
	case terms.VerbAttack:
		return []Step{attack{by: m, on: d.On, with: Nothing, pile: s.House.Fights().Melee, draws: 1, melee: true}}
	case terms.VerbReload:
		s.Things[d.Thing].Shells++
	case terms.VerbUnjam:
		s.Things[d.Thing].Jammed = false
	case terms.VerbPick:
		s.Pick(m, d, number)
	case terms.VerbTake:
		s.hand(d.On, m, d, number)
	case terms.VerbGive:
		s.hand(m, d.On, d, number)
	case terms.VerbSwap:
		s.exchange(m, d, number)
	case terms.VerbDrop:
		s.Drop(m, d.Thing)
	case terms.VerbUse:
		s.Men[m].Use = d.Thing
	case terms.VerbDrink:
		s.drink(m)
	}
	return nil
}

// Costly are the verbs of actions that cost a point.
func Costly(verb string) bool {
	return slices.ContainsFunc(terms.ActionForms, func(a scoring.Verb) bool { return a.Name == verb })
}
