package goldfever

import (
	"slices"
	"strings"

	"saddlebag/scoring"
)

// look is what is seen of a zone from another, over the heads of those who
// stand between (GF41). A zone is seen from itself.
func (s *skirmish) look(from, to int) Sight {
	at := s.house.Plan().sight(from, to)
	switch {
	case at.Clear && s.dark(at.Range):
		return Sight{Blocked: Obstacle{Kind: Darkness}}
	case slices.ContainsFunc(at.circles, s.taken):
		return s.house.Village.Sight(from, to, s.taken)
	}
	return at.Sight
}

// taken says whether somebody alive stands in a zone.
func (s *skirmish) taken(zone int) bool {
	for m := range s.men {
		if s.men[m].zone == zone && s.men[m].alive() {
			return true
		}
	}
	return false
}

// sees says whether two characters see each other (GF42).
func (s *skirmish) sees(m, o int) bool {
	_, clear := s.seen(s.men[m].zone, s.men[o].zone)
	return clear
}

// seen says whether a zone is seen from another, over the heads of those who stand between,
// and how far that is (GF21, GF41).
func (s *skirmish) seen(from, to int) (zones int, clear bool) {
	at := s.house.Plan().sight(from, to)
	return at.Range, at.Clear && !s.dark(at.Range) && !slices.ContainsFunc(at.circles, s.taken)
}

// inReach says whether a zone can be reached with a weapon (GF21, GF40).
func (s *skirmish) inReach(m, zone int, kind Kind) bool {
	w, _ := kind.Weapon()
	zones, clear := s.seen(s.men[m].zone, zone)
	return clear && zones <= s.reach(m, w)
}

// reach is the range of a weapon for a character: LongShot makes it longer.
func (s *skirmish) reach(m int, w Weapon) int {
	if s.mine(m) && s.turn.long {
		return w.Range + moreRange
	}
	return w.Range
}

// mine says whether a character is in its own phase.
func (s *skirmish) mine(m int) bool { return s.turn.man == m && !s.busy() }

// refuseAim says why a zone cannot be reached with a weapon (GF21, GF40).
func (s *skirmish) refuseAim(m, zone int, kind Kind) *scoring.Violation {
	if s.inReach(m, zone, kind) {
		return nil
	}
	from := s.men[m].zone
	sight := s.look(from, zone)
	if !sight.Clear {
		return scoring.Breaks(sightClause(sight.Blocked), "%s does not see %s from %s: %s is in the way.", s.name(m), s.zoneName(zone), s.zoneName(from), s.obstacle(sight.Blocked))
	}
	w, _ := kind.Weapon()
	return scoring.Breaks(rangeClause(kind), "%s is %d zones away; a %s reaches %d.", s.zoneName(zone), sight.Range, inSentence(kind), s.reach(m, w)).Suggest("get nearer first")
}

// sightClause is the clause by which something is in the way.
func sightClause(o Obstacle) string {
	switch o.Kind {
	case CharacterObstacle:
		return "GF41"
	case Darkness:
		return "GF68"
	default:
		return "GF40"
	}
}

// rangeClause is the clause that a shot or throw out of range breaks.
func rangeClause(kind Kind) string {
	if kind.Gun() {
		return "GF21"
	}
	return "GF24"
}

// obstacle is what is in the way, for people.
func (s *skirmish) obstacle(o Obstacle) string {
	switch o.Kind {
	case CharacterObstacle:
		return s.name(s.standing(o.Zone)[0])
	case Darkness:
		return "the " + string(o.Kind)
	default:
		return "a " + string(o.Kind)
	}
}

// pileFor is the pile that a shot or thrown knife draws from (GF51, GF52): one
// step harder beyond half the range, and into a door or window. Reasons say why
// it is not that of the weapon.
func (s *skirmish) pileFor(m, zone int, kind Kind) (p Pile, reasons []string) {
	w, _ := kind.Weapon()
	sight := s.look(s.men[m].zone, zone)
	steps := int(s.house.PileOf(kind))
	if half := (s.reach(m, w) + 1) / 2; sight.Range > half {
		steps++
		reasons = append(reasons, "beyond half the range")
	}
	if sight.Into != NoOpening {
		steps++
		reasons = append(reasons, "into a "+string(sight.Into))
	}
	if s.mine(m) && s.turn.steady {
		steps--
		reasons = append(reasons, "with a steady hand")
	}
	if easier := s.house.fights().Ambush; easier > 0 && s.reacting() {
		steps -= easier
		reasons = append(reasons, "from an ambush")
	}
	return Pile(max(int(Easy), min(steps, int(Difficult)))), reasons
}

// aimed says from which pile a weapon draws, and why: "difficult: beyond half
// the range".
func (s *skirmish) aimed(m, zone int, kind Kind) string {
	p, reasons := s.pileFor(m, zone, kind)
	if reasons == nil {
		return p.String()
	}
	return p.String() + ": " + strings.Join(reasons, ", ")
}
