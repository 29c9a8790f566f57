package fight

import (
	"cmp"

	"saddlebag/scoring/goldfever/terms"
)

// A fuse is dynamite in a zone, of which a card tells whether it explodes
// (GF55).
type fuse struct{ by, thing int }

// Waits says that a card is drawn.
func (fuse) Waits(*Skirmish) bool { return true }

// PileNow is the average pile (GF55).
func (fuse) PileNow() terms.Pile { return terms.Average }

// Whom is nobody: the card is for the dynamite.
func (fuse) Whom() int { return NoMan }

// Draw has the fuse go out with a jam, and the dynamite explode with any other card.
func (f fuse) Draw(s *Skirmish, card string, number int) []Step {
	it := &s.Things[f.thing]
	if card == terms.CardJam {
		it.Jammed = true
		return nil
	}
	zone := it.Zone
	it.Zone = Nowhere
	s.blowUp(f.by, zone, number)
	return []Step{s.blastIn(f.by, zone)}
}

// A blast is the explosion: a card for each who is in it, in the order of the
// scenario, the zone itself first.
type blast struct {
	by         int
	in, beside Characters // who have no card yet
}

// blastIn is the blast of dynamite that a character has thrown into a zone
// (GF55).
func (s *Skirmish) blastIn(by, zone int) blast {
	b := blast{by: by}
	for _, m := range s.Standing(zone) {
		b.in = b.in.With(m)
	}
	if !s.Blast {
		return b
	}
	for _, next := range s.House.Plan().Open(zone) {
		for _, m := range s.Standing(next) {
			b.beside = b.beside.With(m)
		}
	}
	return b
}

// Waits says whether somebody in the blast has no card yet.
func (b blast) Waits(*Skirmish) bool { return b.in|b.beside != 0 }

// PileNow is the pile for the zone itself, then that for the zones next door (GF55).
func (b blast) PileNow() terms.Pile {
	if b.in != 0 {
		return terms.Easy
	}
	return terms.Difficult
}

// Whom is who is next, in the order of the scenario.
func (b blast) Whom() int { return cmp.Or(b.in, b.beside).first() }

// Draw takes the card of the next one. A jam is a miss.
func (b blast) Draw(s *Skirmish, card string, number int) []Step {
	on := b.Whom()
	b.in, b.beside = b.in.without(on), b.beside.without(on)
	steps, _ := s.strike(b.by, on, card, number)
	return append([]Step{b}, steps...)
}
