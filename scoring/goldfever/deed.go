package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// A deed is an action as read from an event: what it is done with, and to whom.
// Fields that its verb has no use for are noMan, nothing or nowhere.
type deed struct {
	verb   string
	thing  int // one's own, or picked up or taken
	theirs int // for which it is exchanged
	on     int // the character it is done to or with
	zone   int
	both   bool // barrels
	face   int  // of a nugget, or unknown
	back   int  // face of the nugget that it is exchanged for, or unknown
}

// newDeed is a deed done with an object, or with nothing.
func newDeed(verb string, thing int) deed {
	return deed{verb: verb, thing: thing, theirs: nothing, on: noMan, zone: nowhere, face: unknown, back: unknown}
}

// free says whether a deed costs no point, and so lets nobody react.
func (d *deed) free() bool { return d.verb == verbDrop || d.verb == verbUse }

// refuse says why a character cannot do what it is to do (GF13). It looks at
// nothing but the deed itself: whose turn it is and what is left is said
// elsewhere.
func (s *skirmish) refuse(m int, d deed) *scoring.Violation {
	switch d.verb {
	case verbMove:
		return s.refuseMove(m, d.zone)
	case verbShoot:
		return s.refuseShot(m, d)
	case verbThrow:
		return s.refuseThrow(m, d)
	case verbAttack:
		return s.refuseAttack(m, d.on)
	case verbReload:
		return s.refuseReload(d.thing)
	case verbUnjam:
		return s.refuseUnjam(d.thing)
	case verbPick:
		return s.refusePick(m, d)
	case verbTake, verbGive, verbSwap:
		return s.refuseTrade(m, d)
	case verbUse:
		return s.refuseUse(m, d.thing)
	case verbDrink:
		if s.ready(m, Whisky) == nothing {
			return scoring.Breaks("GF29", "%s has no whisky.", s.name(m))
		}
	}
	return nil // a drop
}

// refuseNow says why a character cannot do a deed, in its own phase also for want
// of a point (GF11).
func (s *skirmish) refuseNow(m int, d deed) *scoring.Violation {
	if v := s.refuse(m, d); v != nil || d.free() || !s.mine(m) || s.turn.points > 0 {
		return v
	}
	return scoring.Breaks("GF11", "%s has no action point left.", s.name(m)).Suggest("%s end", s.name(m))
}

// do does a deed that was not refused, and returns the steps that it sets
// going, the first one last.
func (s *skirmish) do(m int, d deed, number int) []step {
	switch d.verb {
	case verbMove:
		s.men[m].zone = d.zone
	case verbShoot:
		return s.shoot(m, d)
	case verbThrow:
		return s.throw(m, d)
	case verbAttack:
		return []step{attack{by: m, on: d.on, with: nothing, pile: s.house.fights().Melee, draws: 1, melee: true}}
	case verbReload:
		s.things[d.thing].shells++
	case verbUnjam:
		s.things[d.thing].jammed = false
	case verbPick:
		s.pick(m, d, number)
	case verbTake:
		s.hand(d.on, m, d, number)
	case verbGive:
		s.hand(m, d.on, d, number)
	case verbSwap:
		s.exchange(m, d, number)
	case verbDrop:
		s.drop(m, d.thing)
	case verbUse:
		s.men[m].use = d.thing
	case verbDrink:
		s.drink(m)
	}
	return nil
}

// costly are the verbs of actions that cost a point.
func costly(verb string) bool {
	return slices.ContainsFunc(actions, func(a scoring.Verb) bool { return a.Name == verb })
}
