package goldfever

import (
	"slices"
	"strings"

	"saddlebag/scoring"
)

// overrule puts the state right, between two actions.
func (s *state) overrule(e scoring.Event) *scoring.Violation {
	if s.busy() || s.phase != acting && s.phase != drawing {
		return s.misplaced()
	}
	if v := s.set(e); v != nil {
		return v
	}
	switch {
	case s.beaten():
		s.finish(endDead, e.Number)
	case s.phase == drawing:
		s.nextRound(e.Number)
	case !s.men[s.turn.man].alive():
		s.endPhase(e.Number)
	}
	return nil
}

func (s *state) set(e scoring.Event) *scoring.Violation {
	if e.Verb == verbShuffle {
		s.shuffle(Pile(slices.Index(pileWords[:], e.Args[0])))
		return nil
	}
	if e.Args[0] == setObject {
		return s.setHolder(e.Args[1], e.Args[2])
	}
	m, v := s.readMan(e.Args[1])
	if v != nil {
		return v
	}
	last := e.Args[len(e.Args)-1]
	switch e.Args[0] {
	case setWounds:
		n, _ := scoring.ParseWhole(last)
		s.setWounds(m, n, e.Number)
	case setPlace:
		return s.setPlace(m, last)
	case setShells:
		n, _ := scoring.ParseWhole(last)
		return s.setShells(m, e.Args[2], n)
	case setJam:
		return s.setJam(m, e.Args[2], last == wordJammed)
	}
	return nil
}

// setWounds may kill, for nobody's points, or have somebody live who was dead.
func (s *state) setWounds(m, wounds, number int) {
	lived := s.men[m].alive()
	s.men[m].wounds = wounds
	if lived && !s.men[m].alive() {
		s.die(m, m, number)
	}
}

func (s *state) setPlace(m int, word string) *scoring.Violation {
	zone, v := s.readZone(word)
	switch {
	case v != nil:
		return v
	case !s.men[m].alive():
		return s.isDead(m)
	}
	s.men[m].zone = zone
	return nil
}

func (s *state) setShells(m int, word string, n int) *scoring.Violation {
	t, v := s.own(m, s.spelled(word, s.men[m].carries()))
	if v != nil {
		return v
	}
	it := &s.things[t]
	if w, _ := it.kind.Weapon(); !it.kind.Gun() || n > w.Shells {
		return scoring.Breaks("GF5", "A %s holds %d shells.", s.title(t), w.Shells)
	}
	it.shells = n
	return nil
}

func (s *state) setJam(m int, word string, jammed bool) *scoring.Violation {
	t, v := s.own(m, s.spelled(word, s.men[m].carries()))
	if v != nil {
		return v
	}
	it := &s.things[t]
	if !it.kind.Gun() && it.kind != Dynamite {
		return scoring.Breaks("GF53", "A %s does not jam.", s.title(t))
	}
	it.jammed = jammed
	return nil
}

// setHolder has an object, by its number, be with a character, in a zone, or gone.
func (s *state) setHolder(word, where string) *scoring.Violation {
	t := slices.IndexFunc(s.things, func(t thing) bool { return t.id() == word })
	if t == nothing {
		return unlisted("GF4", "object", word, scoring.Each(len(s.things), func(t int) string { return s.things[t].id() })...)
	}
	kind := s.things[t].kind
	to := slices.IndexFunc(s.men, func(m man) bool { return strings.EqualFold(m.name, where) })
	zone := nowhere
	switch {
	case to != noMan && s.holder(t) == to:
		return nil
	case to != noMan && !s.men[to].alive():
		return s.isDead(to)
	case to != noMan:
		if v := s.refuseLoad(to, kind); v != nil {
			return v
		}
	case where == wordGone && kind != Dynamite && kind != Whisky:
		return scoring.Breaks("GF4", "A %s is never gone.", s.title(t))
	case where != wordGone:
		var v *scoring.Violation
		if zone, v = s.readZone(where); v != nil {
			return v
		}
	}
	if from := s.holder(t); from != noMan {
		s.men[from].lose(t, kind)
	}
	s.things[t].zone = zone
	if to != noMan {
		s.things[t].seen = kind == Nugget
		s.men[to].carry(t, kind)
	}
	return nil
}
