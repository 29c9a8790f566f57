package goldfever

// A step is something that has been set going and is settled before the game
// goes on: a value, so that copies of a stack of steps are independent.
type step interface {
	// waits says whether the step needs an event; where it does not it has
	// come to its end.
	waits(s *skirmish) bool
}

// An asker is a step that waits for cards.
type asker interface {
	step
	// pileNow is the one that the next card comes from.
	pileNow() Pile
	// whom is who the card is about; noMan where it is an object.
	whom() int
	// draw takes a card, and returns the steps in its place, the next one last.
	draw(s *skirmish, card string, number int) []step
}

// A finisher is a step that does something at its end.
type finisher interface {
	finish(s *skirmish) []step
}

// top is the step to be settled next; nil where there is none.
func (s *skirmish) top() step {
	if !s.busy() {
		return nil
	}
	return s.todo[len(s.todo)-1]
}

// pop takes the top step away.
func (s *skirmish) pop() { s.todo = s.todo[:len(s.todo)-1] }

// push puts steps on top, the last one uppermost.
func (s *skirmish) push(steps ...step) { s.todo = append(s.todo, steps...) }

// settling says whether a step other than a reaction is to be settled: what one
// action did is seen through, whoever has died of it.
func (s *skirmish) settling() bool {
	return s.busy() && !s.reacting()
}
