package goldfever

import "cmp"

// A fuse is dynamite in a zone, of which a card tells whether it explodes
// (GF55).
type fuse struct{ by, thing int }

// waits says that a card is drawn.
func (fuse) waits(*skirmish) bool { return true }

// pileNow is the average pile (GF55).
func (fuse) pileNow() Pile { return Average }

// whom is nobody: the card is for the dynamite.
func (fuse) whom() int { return noMan }

// draw has the fuse go out with a jam, and the dynamite explode with any other card.
func (f fuse) draw(s *skirmish, card string, number int) []step {
	it := &s.things[f.thing]
	if card == cardJam {
		it.jammed = true
		return nil
	}
	zone := it.zone
	it.zone = nowhere
	s.blowUp(f.by, zone, number)
	return []step{s.blastIn(f.by, zone)}
}

// A blast is the explosion: a card for each who is in it, in the order of the
// scenario, the zone itself first.
type blast struct {
	by         int
	in, beside characters // who have no card yet
}

// blastIn is the blast of dynamite that a character has thrown into a zone
// (GF55).
func (s *skirmish) blastIn(by, zone int) blast {
	b := blast{by: by}
	for _, m := range s.standing(zone) {
		b.in = b.in.with(m)
	}
	if !s.blast {
		return b
	}
	for _, next := range s.house.Plan().open(zone) {
		for _, m := range s.standing(next) {
			b.beside = b.beside.with(m)
		}
	}
	return b
}

// waits says whether somebody in the blast has no card yet.
func (b blast) waits(*skirmish) bool { return b.in|b.beside != 0 }

// pileNow is the pile for the zone itself, then that for the zones next door (GF55).
func (b blast) pileNow() Pile {
	if b.in != 0 {
		return Easy
	}
	return Difficult
}

// whom is who is next, in the order of the scenario.
func (b blast) whom() int { return cmp.Or(b.in, b.beside).first() }

// draw takes the card of the next one. A jam is a miss.
func (b blast) draw(s *skirmish, card string, number int) []step {
	on := b.whom()
	b.in, b.beside = b.in.without(on), b.beside.without(on)
	steps, _ := s.strike(b.by, on, card, number)
	return append([]step{b}, steps...)
}
