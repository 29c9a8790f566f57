package coal

import (
	"sync/atomic"

	"saddlebag/scoring"
)

// An offered is what each seat was last offered, until that may have changed. What
// people look at again and again, as each event of one seat leaves the others where
// they were, is not made again. States may be read at the same time, and so may this.
type offered struct {
	seats []atomic.Pointer[[]scoring.Prompt]
}

func newOffered(seats int) *offered { return &offered{make([]atomic.Pointer[[]scoring.Prompt], seats)} }

// clone is a copy for a state that goes on by itself.
func (o *offered) clone() *offered {
	c := newOffered(len(o.seats))
	for i := range o.seats {
		c.seats[i].Store(o.seats[i].Load())
	}
	return c
}

// to is what a seat is offered, made where it is not known.
func (o *offered) to(seat int, offer func(seat int) []scoring.Prompt) []scoring.Prompt {
	if known := o.seats[seat].Load(); known != nil {
		return *known
	}
	prompts := offer(seat)
	o.seats[seat].Store(&prompts)
	return prompts
}

// forget is for what changes nothing but a seat's own.
func (o *offered) forget(seat int) { o.seats[seat].Store(nil) }

func (o *offered) forgetAll() {
	for i := range o.seats {
		o.forget(i)
	}
}
