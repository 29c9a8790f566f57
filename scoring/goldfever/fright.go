package goldfever

import "saddlebag/scoring"

// A fright is a panic of which a card tells what it does (GF54).
type fright struct{ on int }

func (f fright) waits(s *state) bool { return s.men[f.on].alive() }
func (fright) pileNow() Pile         { return Panic }
func (f fright) whom() int           { return f.on }

func (f fright) draw(s *state, card string, _ int) []step {
	it := &s.men[f.on]
	switch card {
	case cardStartle:
		it.ambush = false
	case cardDrop:
		if it.use != nothing {
			s.drop(f.on, it.use)
		}
	case cardFlee:
		return []step{flight(f)}
	case cardShake:
		it.shaken = true
	}
	return nil
}

// A flight is a choice where to flee. Who is shut in stays.
type flight struct{ on int }

func (f flight) waits(s *state) bool { return s.men[f.on].alive() && len(s.nextDoor(f.on)) > 0 }

// flee takes a character away in panic (GF54).
func (s *state) flee(e scoring.Event, m int) *scoring.Violation {
	zone, v := s.readZone(e.Args[0])
	if v != nil {
		return v
	}
	f, ok := s.top().(flight)
	switch {
	case !ok:
		return scoring.Breaks("GF54", "Nobody flees now.")
	case f.on != m:
		return scoring.Breaks("GF54", "%s flees, not %s.", s.name(f.on), s.name(m))
	case s.refuseMove(m, zone) != nil:
		return scoring.Breaks("GF54", "%s flees to a zone next door.", s.name(m)).Suggest("%s", either(s.zoneNames(s.nextDoor(m))))
	}
	s.pop()
	s.men[m].zone = zone
	s.turn.still = false
	s.proceed(e.Number)
	return nil
}
