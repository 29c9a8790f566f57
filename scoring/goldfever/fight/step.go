package fight

import "saddlebag/scoring/goldfever/terms"

// A Step is something that has been set going and is settled before the game
// goes on: a value, so that copies of a stack of steps are independent.
type Step interface {
	// waits says whether the step needs an event; where it does not it has
	// come to its end.
	Waits(s *Skirmish) bool
}

// An Asker is a step that waits for cards.
type Asker interface {
	Step
	// pileNow is the one that the next card comes from.
	PileNow() terms.Pile
	// whom is who the card is about; NoMan where it is an object.
	Whom() int
	// draw takes a card, and returns the steps in its place, the next one last.
	Draw(s *Skirmish, card string, number int) []Step
}

// A Finisher is a step that does something at its end.
type Finisher interface {
	Finish(s *Skirmish) []Step
}

// Top is the step to be settled next; nil where there is none.
func (s *Skirmish) Top() Step {
	if !s.Busy() {
		return nil
	}
	return s.Todo[len(s.Todo)-1]
}

// Pop takes the top step away.
func (s *Skirmish) Pop() { s.Todo = s.Todo[:len(s.Todo)-1] }

// Push puts steps on top, the last one uppermost.
func (s *Skirmish) Push(steps ...Step) { s.Todo = append(s.Todo, steps...) }

// Settling says whether a step other than a reaction is to be settled: what one
// action did is seen through, whoever has died of it.
func (s *Skirmish) Settling() bool {
	return s.Busy() && !s.Reacting()
}
