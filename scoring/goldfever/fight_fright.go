package goldfever

// A fright is a panic of which a card tells what it does (GF54).
type fright struct{ on int }

// waits says whether the one who panics is alive.
func (f fright) waits(s *skirmish) bool { return s.men[f.on].alive() }

// pileNow is the panic pile.
func (fright) pileNow() Pile { return Panic }

// whom is who panics.
func (f fright) whom() int { return f.on }

// draw does what the panic card says (GF54).
func (f fright) draw(s *skirmish, card string, _ int) []step {
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

// waits says whether the one who flees is alive, and has somewhere to go.
func (f flight) waits(s *skirmish) bool { return s.men[f.on].alive() && len(s.nextDoor(f.on)) > 0 }
