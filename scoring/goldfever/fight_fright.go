package goldfever

// A fright is a panic of which a card tells what it does (GF54).
type fright struct{ on int }

func (f fright) waits(s *skirmish) bool { return s.men[f.on].alive() }

func (fright) pileNow() Pile { return Panic }

func (f fright) whom() int { return f.on }

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

func (f flight) waits(s *skirmish) bool { return s.men[f.on].alive() && len(s.nextDoor(f.on)) > 0 }
