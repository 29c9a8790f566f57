package fight

import "saddlebag/scoring/goldfever/terms"

// A fright is a panic of which a card tells what it does (GF54).
type fright struct{ on int }

// Waits says whether the one who panics is alive.
func (f fright) Waits(s *Skirmish) bool { return s.Men[f.on].Alive() }

// PileNow is the panic pile.
func (fright) PileNow() terms.Pile { return terms.Panic }

// Whom is who panics.
func (f fright) Whom() int { return f.on }

// Draw does what the panic card says (GF54).
func (f fright) Draw(s *Skirmish, card string, _ int) []Step {
	it := &s.Men[f.on]
	switch card {
	case terms.CardStartle:
		it.Ambush = false
	case terms.CardDrop:
		if it.Use != Nothing {
			s.Drop(f.on, it.Use)
		}
	case terms.CardFlee:
		return []Step{Flight{f.on}}
	case terms.CardShake:
		it.Shaken = true
	}
	return nil
}

// A Flight is a choice where to flee. Who is shut in stays.
type Flight struct{ On int }

// Waits says whether the one who flees is alive, and has somewhere to go.
func (f Flight) Waits(s *Skirmish) bool { return s.Men[f.On].Alive() && len(s.NextDoor(f.On)) > 0 }
