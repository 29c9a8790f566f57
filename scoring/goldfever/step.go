package goldfever

// A step is something that has been set going and is settled before the game
// goes on: a value, so that copies of a stack of steps are independent.
type step interface {
	// waits says whether the step needs an event; where it does not it has
	// come to its end.
	waits(s *state) bool
}

// An asker is a step that waits for cards.
type asker interface {
	step
	// pileNow is the one that the next card comes from.
	pileNow() Pile
	// whom is who the card is about; noMan where it is an object.
	whom() int
	// draw takes a card, and returns the steps in its place, the next one last.
	draw(s *state, card string, number int) []step
}

// A finisher is a step that does something at its end.
type finisher interface {
	finish(s *state) []step
}

// top is the step to be settled next; nil where there is none.
func (s *state) top() step {
	if !s.busy() {
		return nil
	}
	return s.todo[len(s.todo)-1]
}

// pop takes the top step away.
func (s *state) pop() { s.todo = s.todo[:len(s.todo)-1] }

// push puts steps on top, the last one uppermost.
func (s *state) push(steps ...step) { s.todo = append(s.todo, steps...) }

// proceed settles all that needs no event: steps that have come to their end,
// the phase of a character that has died, the end of the game.
func (s *state) proceed(number int) {
	for s.busy() && !s.top().waits(s) {
		ended := s.top()
		s.pop()
		if f, ok := ended.(finisher); ok {
			s.push(f.finish(s)...)
		}
	}
	switch {
	case s.settling() || s.phase != acting:
	case s.beaten():
		s.finish(endDead, number)
	case !s.busy() && (s.turn.hidden || !s.men[s.turn.man].alive()):
		s.endPhase(number)
	}
}

// settling says whether a step other than a reaction is to be settled: what one
// action did is seen through, whoever has died of it.
func (s *state) settling() bool {
	return s.busy() && !s.reacting()
}
