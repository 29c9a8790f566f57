package judge

import (
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
)

// A herd is a set of burros.
type herd = set

// others are the burros that are not in a herd.
func others(h herd) herd { return herds - 1 - h }

// herds is how many there are.
const herds = 1 << coal.Burros

// A fit says whether a burro can have been loaded in a round, from 0, after those
// that were gone before.
type fit func(b, round int, before herd) bool

// A walk looks for an order of the burros that the sheets allow. Which burro was
// loaded in which round is written nowhere, but the cash column has the value of
// each round's delivery. It goes back from the end and keeps which sets of burros
// can be gone by a round: there are not many.
type walk struct {
	due    [coal.MaxRounds][]int // by round: the values of deliveries in the cash column
	closed bool                  // the column has no others
	value  [coal.Burros]audit.Span
	used   herd // certainly
	idle   herd // certainly not used
	fits   []fit
	steps  [coal.MaxRounds + 1][herds]step
}

// A step is how a set of burros can have come to be gone: not at all, by a round
// in which none was loaded, or by the burro that was.
type step int8

const (
	untried step = iota
	never
	nothing
	loaded // the first burro
)

func (s step) burro() int { return int(s - loaded) }

func (r reader) newWalk(c *sheet.Column) *walk {
	k := &walk{closed: c.Complete(sheet.Kind{Reason: coal.Delivered})}
	for e := range c.All(sheet.Kind{Reason: coal.Delivered}) {
		k.due[e.Round-1] = append(k.due[e.Round-1], e.Amount)
	}
	for b := range r.Burros {
		value := r.Burros[b].Value
		k.value[b] = r.Figure(value)
		switch yes, known := r.Noted(value); {
		case yes:
			k.used = k.used.with(b)
		case known:
			k.idle = k.idle.with(b)
		}
	}
	return k
}

// order finds the burro of each round, negative for none.
func (k *walk) order() (order [coal.MaxRounds]int, ok bool) {
	for gone := range herd(herds) {
		if gone&k.used != k.used || k.last(coal.MaxRounds, gone) == never {
			continue
		}
		for round := coal.MaxRounds; round > 0; round-- {
			b := k.last(round, gone).burro()
			order[round-1] = b
			if b >= 0 {
				gone = gone.without(b)
			}
		}
		return order, true
	}
	return order, false
}

// last is how some burros, and no others, can be gone after so many rounds.
func (k *walk) last(rounds int, gone herd) step {
	if rounds == 0 && gone == 0 {
		return nothing
	}
	if gone.size() > rounds {
		return never
	}
	s := &k.steps[rounds][gone]
	if *s == untried {
		*s = k.find(rounds-1, gone)
	}
	return *s
}

// find finds a step that a round allows.
func (k *walk) find(round int, gone herd) step {
	if len(k.due[round]) == 0 {
		if k.last(round, gone) != never {
			return nothing
		}
		if k.closed {
			return never
		}
	}
	for b := range coal.Burros {
		if gone.has(b) && !k.idle.has(b) && k.fit(b, round, gone.without(b)) && k.last(round, gone.without(b)) != never {
			return loaded + step(b)
		}
	}
	return never
}

func (k *walk) fit(b, round int, before herd) bool {
	for _, amount := range k.due[round] {
		if k.value[b].Apart(audit.Exactly(amount)) {
			return false
		}
	}
	for _, fits := range k.fits {
		if !fits(b, round, before) {
			return false
		}
	}
	return true
}
