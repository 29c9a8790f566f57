package sheet

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
)

// Why says why nothing can be done now at a cell: what the event says that a
// tap on it means, or by which clause the cell follows from other events.
func (s View) Why(seat, owner int, cell, _ string) *scoring.Violation {
	switch {
	case owner == scoring.Table:
		return s.whyTable(seat, cell)
	case cell == terms.ScoreCell:
		return scoring.Breaks("GF60", "goldfever.added-up")
	case owner != seat:
		return scoring.Breaks(scoring.UnknownClause, "goldfever.lies-before", "player", s.Names[owner])
	}
	name, part, _ := strings.Cut(cell, "/")
	m := slices.IndexFunc(s.Men, func(m fight.Man) bool { return strings.ToLower(m.Name) == name })
	if v := s.whySheet(m, part); v != nil {
		return v
	}
	return follows(part)
}

// Try says what a tap of a character would break; nil where it is legal.
func (s View) Try(m int, verb string, args ...string) *scoring.Violation {
	if s.Reacting() && fight.Costly(verb) {
		verb, args = terms.VerbReact, append([]string{verb}, args...)
	}
	return scoring.Apply(&Info, s.Clone(), scoring.Event{Seat: s.Men[m].Seat, As: s.NameOf(m), Verb: verb, Args: args})
}

// whyTable explains a cell of the board or of the piles.
func (s View) whyTable(seat int, cell string) *scoring.Violation {
	group, name, _ := strings.Cut(cell, "/")
	switch {
	case group == "zone":
		return s.whyZone(seat, name)
	case group == "pile":
		return s.RefusePile()
	case group == scoring.CellGroup(terms.TeamCell(0, "")), group == scoring.CellGroup(terms.TeamCell(1, "")):
		return scoring.Breaks("GF60", "goldfever.added-up")
	case cell == terms.BagCell:
		return s.Misplaced()
	}
	return follows(cell)
}

// whyZone explains why none of a seat's characters goes to a zone now.
func (s View) whyZone(seat int, zone string) *scoring.Violation {
	for _, m := range s.Actors() {
		if s.Men[m].Seat != seat {
			continue
		}
		verb := terms.VerbMove
		if _, ok := s.Top().(fight.Flight); ok {
			verb = terms.VerbFlee
		}
		if v := s.Try(m, verb, zone); v != nil {
			return v
		}
	}
	if s.Phase == goldfever.Acting && !s.Busy() {
		return scoring.Breaks("GF10", "goldfever.phase-of", "character", s.NameOf(s.Turn.Man))
	}
	return s.Misplaced()
}

// whySheet explains a cell of a character's sheet that an event is tied to; nil
// for one that follows from others.
func (s View) whySheet(m int, part string) *scoring.Violation {
	me := &s.Men[m]
	at := func(slots []int, group string) int {
		i, _ := strconv.Atoi(strings.TrimPrefix(part, group))
		return slots[i-1]
	}
	switch {
	case part == terms.PartPoints:
		return s.Try(m, terms.VerbEnd)
	case part == terms.PartAmbush && me.Ambush:
		return s.Try(m, terms.VerbStay)
	case part == terms.PartAmbush:
		return s.Try(m, terms.VerbAmbush)
	case part == terms.PartJoker && me.Joker.Used:
		return scoring.Breaks("GF8", "goldfever.joker-out", "character", me.Name)
	case part == terms.PartJoker:
		return s.Try(m, terms.VerbJoker, s.JokersOf(m)[0])
	case part == terms.PartUse && me.Use != fight.Nothing:
		return s.Try(m, terms.VerbUse, s.Word(me.Use, me.Carries()))
	case strings.HasPrefix(part, terms.PartGun):
		return s.whySlot(m, at(me.Guns[:], terms.PartGun))
	case strings.HasPrefix(part, terms.PartPocket):
		return s.whySlot(m, at(me.Pockets[:], terms.PartPocket))
	case strings.HasPrefix(part, terms.PartShells):
		return s.whyGun(m, at(me.Guns[:], terms.PartShells), terms.VerbReload)
	case strings.HasPrefix(part, terms.PartJam):
		return s.whyGun(m, at(me.Guns[:], terms.PartJam), terms.VerbUnjam)
	}
	return nil
}

// whyGun explains what stands beside a gun.
func (s View) whyGun(m, gun int, verb string) *scoring.Violation {
	if gun == fight.Nothing {
		return scoring.Breaks("GF4", "goldfever.no-gun-here")
	}
	return s.Try(m, verb, s.Word(gun, s.Men[m].Carries()))
}

// whySlot explains an object, or an empty place.
func (s View) whySlot(m, t int) *scoring.Violation {
	if t == fight.Nothing {
		return scoring.Breaks("GF25", "goldfever.empty-place")
	}
	drop := s.Try(m, terms.VerbDrop, s.Word(t, s.Men[m].Carries()))
	if drop == nil {
		return nil
	}
	foes := s.Foes(m)
	switch it := &s.Things[t]; {
	case it.Kind.Gun() && len(foes) > 0:
		return elsewhere(s.Try(m, terms.VerbShoot, s.NameOf(foes[0]), s.Word(t, s.Men[m].Carries())))
	case it.Kind == terms.Knife && len(foes) > 0:
		return elsewhere(s.Try(m, terms.VerbThrow, terms.Knife.String(), s.NameOf(foes[0])))
	case it.Kind == terms.Dynamite:
		return elsewhere(s.Try(m, terms.VerbThrow, terms.Dynamite.String(), s.ZoneName(s.Men[m].Zone)))
	case it.Kind == terms.Whisky:
		return s.Try(m, terms.VerbDrink)
	}
	return drop
}

// elsewhere says of what is legal that it is tapped in another place.
func elsewhere(v *scoring.Violation) *scoring.Violation {
	if v == nil {
		return scoring.Breaks("GF21", "goldfever.tap-on-zone")
	}
	return v
}

// follows says what fills a cell that nobody writes on.
func follows(part string) *scoring.Violation {
	switch {
	case part == terms.RoundCell || part == terms.BagCell || part == terms.PartActed:
		return scoring.Breaks("GF10", "goldfever.follows-from-chips")
	case part == terms.TurnedCell:
		return scoring.Breaks("GF50", "goldfever.last-card")
	case part == terms.PartZone:
		return scoring.Breaks("GF20", "goldfever.follows-from-moves")
	case strings.HasPrefix(part, terms.PartWound):
		return scoring.Breaks("GF7", "goldfever.follows-from-cards")
	}
	return scoring.Breaks("GF25", "goldfever.follows-from-load")
}
