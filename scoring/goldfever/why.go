package goldfever

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// Why says why nothing can be done now at a cell: what the event says that a
// tap on it means, or by which clause the cell follows from other events.
func (s *state) Why(seat, owner int, cell, _ string) *scoring.Violation {
	switch {
	case owner == scoring.Table:
		return s.whyTable(seat, cell)
	case cell == ScoreCell:
		return scoring.Breaks("GF60", "This is added up by itself.")
	case owner != seat:
		return scoring.Breaks(scoring.UnknownClause, "That lies before %s.", s.names[owner])
	}
	name, part, _ := strings.Cut(cell, "/")
	m := slices.IndexFunc(s.men, func(m man) bool { return strings.ToLower(m.name) == name })
	if v := s.whySheet(m, part); v != nil {
		return v
	}
	return follows(part)
}

// try says what a tap of a character would break; nil where it is legal.
func (s *state) try(m int, verb string, args ...string) *scoring.Violation {
	if s.reacting() && costly(verb) {
		verb, args = verbReact, append([]string{verb}, args...)
	}
	return scoring.Apply(&info, s.Clone(), scoring.Event{Seat: s.men[m].seat, As: s.name(m), Verb: verb, Args: args})
}

// whyTable explains a cell of the board or of the piles.
func (s *state) whyTable(seat int, cell string) *scoring.Violation {
	group, name, _ := strings.Cut(cell, "/")
	switch {
	case group == "zone":
		return s.whyZone(seat, name)
	case group == "pile":
		return s.refusePile()
	case group == scoring.CellGroup(TeamCell(0, "")), group == scoring.CellGroup(TeamCell(1, "")):
		return scoring.Breaks("GF60", "This is added up by itself.")
	case cell == BagCell:
		return s.misplaced()
	}
	return follows(cell)
}

// whyZone explains why none of a seat's characters goes to a zone now.
func (s *state) whyZone(seat int, zone string) *scoring.Violation {
	for _, m := range s.actors() {
		if s.men[m].seat != seat {
			continue
		}
		verb := verbMove
		if _, ok := s.top().(flight); ok {
			verb = verbFlee
		}
		if v := s.try(m, verb, zone); v != nil {
			return v
		}
	}
	if s.phase == acting && !s.busy() {
		return scoring.Breaks("GF10", "It is the phase of %s.", s.name(s.turn.man))
	}
	return s.misplaced()
}

// whySheet explains a cell of a character's sheet that an event is tied to; nil
// for one that follows from others.
func (s *state) whySheet(m int, part string) *scoring.Violation {
	me := &s.men[m]
	at := func(slots []int, group string) int {
		i, _ := strconv.Atoi(strings.TrimPrefix(part, group))
		return slots[i-1]
	}
	switch {
	case part == PartPoints:
		return s.try(m, verbEnd)
	case part == PartAmbush && me.ambush:
		return s.try(m, verbStay)
	case part == PartAmbush:
		return s.try(m, verbAmbush)
	case part == PartJoker && me.joker.used:
		return scoring.Breaks("GF8", "The joker of %s is out of the game.", me.name)
	case part == PartJoker:
		return s.try(m, verbJoker, s.jokersOf(m)[0])
	case part == PartUse && me.use != nothing:
		return s.try(m, verbUse, s.word(me.use, me.carries()))
	case strings.HasPrefix(part, PartGun):
		return s.whySlot(m, at(me.guns[:], PartGun))
	case strings.HasPrefix(part, PartPocket):
		return s.whySlot(m, at(me.pockets[:], PartPocket))
	case strings.HasPrefix(part, PartShells):
		return s.whyGun(m, at(me.guns[:], PartShells), verbReload)
	case strings.HasPrefix(part, PartJam):
		return s.whyGun(m, at(me.guns[:], PartJam), verbUnjam)
	}
	return nil
}

// whyGun explains what stands beside a gun.
func (s *state) whyGun(m, gun int, verb string) *scoring.Violation {
	if gun == nothing {
		return scoring.Breaks("GF4", "There is no gun here.")
	}
	return s.try(m, verb, s.word(gun, s.men[m].carries()))
}

// whySlot explains an object, or an empty place.
func (s *state) whySlot(m, t int) *scoring.Violation {
	if t == nothing {
		return scoring.Breaks("GF25", "This place is filled when something is picked up, taken or given.")
	}
	drop := s.try(m, verbDrop, s.word(t, s.men[m].carries()))
	if drop == nil {
		return nil
	}
	foes := s.foes(m)
	switch it := &s.things[t]; {
	case it.kind.Gun() && len(foes) > 0:
		return elsewhere(s.try(m, verbShoot, s.name(foes[0]), s.word(t, s.men[m].carries())))
	case it.kind == Knife && len(foes) > 0:
		return elsewhere(s.try(m, verbThrow, Knife.String(), s.name(foes[0])))
	case it.kind == Dynamite:
		return elsewhere(s.try(m, verbThrow, Dynamite.String(), s.zoneName(s.men[m].zone)))
	case it.kind == Whisky:
		return s.try(m, verbDrink)
	}
	return drop
}

// elsewhere says of what is legal that it is tapped in another place.
func elsewhere(v *scoring.Violation) *scoring.Violation {
	if v == nil {
		return scoring.Breaks("GF21", "Tap on the zone that it is aimed at.")
	}
	return v
}

// follows says what fills a cell that nobody writes on.
func follows(part string) *scoring.Violation {
	switch {
	case part == RoundCell || part == BagCell || part == PartActed:
		return scoring.Breaks("GF10", "This follows from the chips that are drawn.")
	case part == TurnedCell:
		return scoring.Breaks("GF50", "This is the last card that was drawn.")
	case part == PartZone:
		return scoring.Breaks("GF20", "This follows from the moves.")
	case strings.HasPrefix(part, PartWound):
		return scoring.Breaks("GF7", "Wounds follow from the cards that are drawn.")
	}
	return scoring.Breaks("GF25", "This follows from what is carried.")
}
