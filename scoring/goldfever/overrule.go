package goldfever

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
)

// overrule puts the state right, between two actions.
func (s *State) overrule(e scoring.Event) *scoring.Violation {
	if s.Busy() || s.Phase != Acting && s.Phase != Drawing {
		return s.Misplaced()
	}
	if v := s.set(e); v != nil {
		return v
	}
	switch {
	case s.beaten():
		s.finish(EndDead, e.Number)
	case s.Phase == Drawing:
		s.nextRound(e.Number)
	case !s.Men[s.Turn.Man].Alive():
		s.endPhase(e.Number)
	}
	return nil
}

func (s *State) set(e scoring.Event) *scoring.Violation {
	if e.Verb == terms.VerbShuffle {
		s.Shuffle(terms.Pile(slices.Index(terms.PileWords[:], e.Args[0])))
		return nil
	}
	if e.Args[0] == terms.SetObject {
		return s.setHolder(e.Args[1], e.Args[2])
	}
	m, v := s.ReadMan(e.Args[1])
	if v != nil {
		return v
	}
	last := e.Args[len(e.Args)-1]
	switch e.Args[0] {
	case terms.SetWounds:
		n, _ := scoring.ParseWhole(last)
		s.setWounds(m, n, e.Number)
	case terms.SetPlace:
		return s.setPlace(m, last)
	case terms.SetShells:
		n, _ := scoring.ParseWhole(last)
		return s.setShells(m, e.Args[2], n)
	case terms.SetJam:
		return s.setJam(m, e.Args[2], last == terms.WordJammed)
	}
	return nil
}

// setWounds may kill, for nobody's points, or have somebody live who was dead.
func (s *State) setWounds(m, wounds, number int) {
	lived := s.Men[m].Alive()
	s.Men[m].Wounds = wounds
	if lived && !s.Men[m].Alive() {
		s.Die(m, m, number)
	}
}

func (s *State) setPlace(m int, word string) *scoring.Violation {
	zone, v := s.ReadZone(word)
	switch {
	case v != nil:
		return v
	case !s.Men[m].Alive():
		return s.IsDead(m)
	}
	s.Men[m].Zone = zone
	return nil
}

func (s *State) setShells(m int, word string, n int) *scoring.Violation {
	t, v := s.Own(m, s.WordFor(word, s.Men[m].Carries()))
	if v != nil {
		return v
	}
	it := &s.Things[t]
	if w, _ := it.Kind.Weapon(); !it.Kind.Gun() || n > w.Shells {
		return scoring.Breaks("GF5", "goldfever.shells-held", "object", s.Title(t), "n", w.Shells)
	}
	it.Shells = n
	return nil
}

func (s *State) setJam(m int, word string, jammed bool) *scoring.Violation {
	t, v := s.Own(m, s.WordFor(word, s.Men[m].Carries()))
	if v != nil {
		return v
	}
	it := &s.Things[t]
	if !it.Kind.Gun() && it.Kind != terms.Dynamite {
		return scoring.Breaks("GF53", "goldfever.never-jams", "object", s.Title(t))
	}
	it.Jammed = jammed
	return nil
}

// setHolder has an object, by its number, be with a character, in a zone, or gone.
func (s *State) setHolder(word, where string) *scoring.Violation {
	t := slices.IndexFunc(s.Things, func(t fight.Thing) bool { return t.ID() == word })
	if t == fight.Nothing {
		return fight.Unlisted("GF4", "goldfever.no-object", word, scoring.Each(len(s.Things), func(t int) string { return s.Things[t].ID() })...)
	}
	kind := s.Things[t].Kind
	to := slices.IndexFunc(s.Men, func(m fight.Man) bool { return strings.EqualFold(m.Name, where) })
	zone := fight.Nowhere
	switch {
	case to != fight.NoMan && s.Holder(t) == to:
		return nil
	case to != fight.NoMan && !s.Men[to].Alive():
		return s.IsDead(to)
	case to != fight.NoMan:
		if v := s.RefuseLoad(to, kind); v != nil {
			return v
		}
	case where == terms.WordGone && kind != terms.Dynamite && kind != terms.Whisky:
		return scoring.Breaks("GF4", "goldfever.never-gone", "object", s.Title(t))
	case where != terms.WordGone:
		var v *scoring.Violation
		if zone, v = s.ReadZone(where); v != nil {
			return v
		}
	}
	if from := s.Holder(t); from != fight.NoMan {
		s.Men[from].Lose(t, kind)
	}
	s.Things[t].Zone = zone
	if to != fight.NoMan {
		s.Things[t].Seen = kind == terms.Nugget
		s.Men[to].Carry(t, kind)
	}
	return nil
}
