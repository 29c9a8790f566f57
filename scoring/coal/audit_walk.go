package coal

import "saddlebag/scoring"

// A herd is a set of burros.
type herd uint

func (h herd) has(b int) bool { return h&(1<<b) != 0 }

func (h herd) with(b int) herd { return h | 1<<b }

// others are the burros that are not in it.
func (h herd) others() herd { return herds - 1 - h }

// herds is how many there are.
const herds = 1 << Burros

// A fit says whether a burro can have been loaded in a round, from 0, after those
// that were gone before.
type fit func(b, round int, before herd) bool

// A walk looks for an order of the burros that the sheets allow. Which burro was
// loaded in which round is written nowhere, but the cash column has the value of
// each round's delivery. It goes from round to round and keeps the sets of burros
// that can be gone by then: there are not many.
type walk struct {
	due    [MaxRounds][]int // by round: the values of deliveries in the cash column
	closed bool             // the column has no others
	value  [Burros]span
	used   herd // certainly
	idle   herd // certainly not used
	fits   []fit
	last   [MaxRounds + 1][herds]step
}

// A step is how a set of burros can have come to be gone: not at all, by a round
// in which none was loaded, or by the burro that was.
type step int8

const (
	unreached step = iota
	nothing
	loaded // the first burro
)

func (s step) burro() int { return int(s - loaded) }

func newWalk(f scoring.Filled, w *worksheet, c *column, fits ...fit) *walk {
	k := &walk{closed: c.closed, fits: fits}
	for i := range c.entries {
		if e := &c.entries[i]; (kind{reason: delivered}).of(e) {
			k.due[e.round-1] = append(k.due[e.round-1], e.amount)
		}
	}
	for b := range w.burros {
		value := w.burros[b].value
		k.value[b] = figure(f, value)
		switch yes, known := noted(f, value); {
		case yes:
			k.used = k.used.with(b)
		case known:
			k.idle = k.idle.with(b)
		}
	}
	return k
}

// order finds the burro of each round, negative for none.
func (k *walk) order() (order [MaxRounds]int, ok bool) {
	k.last[0][0] = nothing
	for round := range MaxRounds {
		for before := range herd(herds) {
			if k.last[round][before] != unreached {
				k.load(round, before)
			}
		}
	}
	for gone := range herd(herds) {
		if k.last[MaxRounds][gone] != unreached && gone&k.used == k.used {
			for round := MaxRounds; round > 0; round-- {
				b := k.last[round][gone].burro()
				order[round-1] = b
				if b >= 0 {
					gone &^= 1 << b
				}
			}
			return order, true
		}
	}
	return order, false
}

// load takes each step that a round allows.
func (k *walk) load(round int, before herd) {
	if len(k.due[round]) == 0 {
		k.last[round+1][before] = nothing
		if k.closed {
			return
		}
	}
	for b := range Burros {
		if !before.has(b) && !k.idle.has(b) && k.fit(b, round, before) {
			k.last[round+1][before.with(b)] = loaded + step(b)
		}
	}
}

func (k *walk) fit(b, round int, before herd) bool {
	for _, amount := range k.due[round] {
		if k.value[b].apart(exactly(amount)) {
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
