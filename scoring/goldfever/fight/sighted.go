package fight

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/goldfever/village"
	"saddlebag/scoring/speech"
)

// Look is what is seen of a zone from another, over the heads of those who
// stand between (GF41). A zone is seen from itself.
func (s *Skirmish) Look(from, to int) village.Sight {
	at := s.House.Plan().Sight(from, to)
	switch {
	case at.Clear && s.dark(at.Range):
		return village.Sight{Blocked: village.Obstacle{Kind: village.Darkness}}
	case slices.ContainsFunc(at.Circles, s.taken):
		return s.House.Village.Sight(from, to, s.taken)
	}
	return at.Sight
}

// taken says whether somebody alive stands in a zone.
func (s *Skirmish) taken(zone int) bool {
	for m := range s.Men {
		if s.Men[m].Zone == zone && s.Men[m].Alive() {
			return true
		}
	}
	return false
}

// Sees says whether two characters see each other (GF42).
func (s *Skirmish) Sees(m, o int) bool {
	_, clear := s.seen(s.Men[m].Zone, s.Men[o].Zone)
	return clear
}

// seen says whether a zone is seen from another, over the heads of those who stand between,
// and how far that is (GF21, GF41).
func (s *Skirmish) seen(from, to int) (zones int, clear bool) {
	at := s.House.Plan().Sight(from, to)
	return at.Range, at.Clear && !s.dark(at.Range) && !slices.ContainsFunc(at.Circles, s.taken)
}

// InReach says whether a zone can be reached with a weapon (GF21, GF40).
func (s *Skirmish) InReach(m, zone int, kind terms.Kind) bool {
	w, _ := kind.Weapon()
	zones, clear := s.seen(s.Men[m].Zone, zone)
	return clear && zones <= s.reach(m, w)
}

// reach is the range of a weapon for a character: LongShot makes it longer.
func (s *Skirmish) reach(m int, w terms.Weapon) int {
	if s.mine(m) && s.Turn.long {
		return w.Range + MoreRange
	}
	return w.Range
}

// mine says whether a character is in its own phase.
func (s *Skirmish) mine(m int) bool { return s.Turn.Man == m && !s.Busy() }

// refuseAim says why a zone cannot be reached with a weapon (GF21, GF40).
func (s *Skirmish) refuseAim(m, zone int, kind terms.Kind) *scoring.Violation {
	if s.InReach(m, zone, kind) {
		return nil
	}
	from := s.Men[m].Zone
	sight := s.Look(from, zone)
	if !sight.Clear {
		return scoring.Breaks(SightClause(sight.Blocked), "goldfever.out-of-sight",
			"character", s.NameOf(m), "zone", s.ZoneName(zone), "from", s.ZoneName(from), "obstacle", s.Obstacle(sight.Blocked))
	}
	w, _ := kind.Weapon()
	return scoring.Breaks(rangeClause(kind), "goldfever.out-of-range",
		"zone", s.ZoneName(zone), "n", sight.Range, "weapon", kind.Title(), "reach", s.reach(m, w)).Suggest("goldfever.get-nearer")
}

// SightClause is the clause by which something is in the way.
func SightClause(o village.Obstacle) string {
	switch o.Kind {
	case village.CharacterObstacle:
		return "GF41"
	case village.Darkness:
		return "GF68"
	default:
		return "GF40"
	}
}

// rangeClause is the clause that a shot or throw out of range breaks.
func rangeClause(kind terms.Kind) string {
	if kind.Gun() {
		return "GF21"
	}
	return "GF24"
}

// Obstacle is what is in the way, for people.
func (s *Skirmish) Obstacle(o village.Obstacle) speech.Text {
	if o.Kind == village.CharacterObstacle {
		return speech.Words(s.NameOf(s.Standing(o.Zone)[0]))
	}
	return speech.Text("goldfever.obstacle-" + o.Kind)
}

// PileFor is the pile that a shot or thrown knife draws from (GF51, GF52): one
// step harder beyond half the range, and into a door or window. Reasons say why
// it is not that of the weapon.
func (s *Skirmish) PileFor(m, zone int, kind terms.Kind) (p terms.Pile, reasons []speech.Text) {
	w, _ := kind.Weapon()
	sight := s.Look(s.Men[m].Zone, zone)
	steps := int(s.House.PileOf(kind))
	if half := (s.reach(m, w) + 1) / 2; sight.Range > half {
		steps++
		reasons = append(reasons, "goldfever.beyond-half")
	}
	if sight.Into != village.NoOpening {
		steps++
		reasons = append(reasons, speech.Text("goldfever.through-"+sight.Into))
	}
	if s.mine(m) && s.Turn.steady {
		steps--
		reasons = append(reasons, "goldfever.steady")
	}
	if easier := s.House.Fights().Ambush; easier > 0 && s.Reacting() {
		steps -= easier
		reasons = append(reasons, "goldfever.from-ambush")
	}
	return terms.Pile(max(int(terms.Easy), min(steps, int(terms.Difficult)))), reasons
}

// Aimed says from which pile a weapon draws, and why: "difficult: beyond half
// the range".
func (s *Skirmish) Aimed(m, zone int, kind terms.Kind) speech.Text {
	p, reasons := s.PileFor(m, zone, kind)
	if reasons == nil {
		return p.Title()
	}
	return speech.Say("goldfever.aim", "pile", p.Title(), "reasons", speech.List(reasons))
}
