package goldfever

import "cmp"

// A fuse is dynamite in a zone, of which a card tells whether it explodes
// (GF55).
type fuse struct{ by, thing int }

func (fuse) waits(*skirmish) bool { return true }
func (fuse) pileNow() Pile        { return Average }
func (fuse) whom() int            { return noMan }

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

func (b blast) waits(*skirmish) bool { return b.in|b.beside != 0 }

func (b blast) pileNow() Pile {
	if b.in != 0 {
		return Easy
	}
	return Difficult
}

func (b blast) whom() int { return cmp.Or(b.in, b.beside).first() }

// draw takes the card of the next one. A jam is a miss.
func (b blast) draw(s *skirmish, card string, number int) []step {
	on := b.whom()
	b.in, b.beside = b.in.without(on), b.beside.without(on)
	steps, _ := s.strike(b.by, on, card, number)
	return append([]step{b}, steps...)
}
