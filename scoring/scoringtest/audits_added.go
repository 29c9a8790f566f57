package scoringtest

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"

	"saddlebag/scoring"
)

const (
	addedTries       = 4 // how often entries are made up for the sheets of a game
	addedTriesSoaked = 8 // and in soak runs
	addedSteps       = 6 // how often entries are added to such as are contradicted
)

// added checks that entries which contradict each other go on doing so whatever
// others are added. Those of mistakes are near the truth, and so is what is added
// to them by lasts: here all entries are made up, and kept few, so that an added
// one can be far less, or far more, than those that it is added to.
func (j *judge) added(filled scoring.Filled, tries int) {
	j.t.Helper()
	r := rand.New(rand.NewPCG(j.rand.Uint64(), 2)) // however much it draws, the mistakes stay the same
	list := j.checklist()
	paper, err := j.auditor.BlankCells(j.setup)
	if err != nil {
		j.t.Fatal(err)
	}
	totals := slices.DeleteFunc(slices.Clone(paper), func(c scoring.Cell) bool { return !c.Sum || c.Use != scoring.Once })
	for try := range tries {
		known := []int{0, 0, 20, 100}[try%4] // of 100 cells, that are as in the game
		part := someOf(r, filled, known)
		for range 1 + r.IntN(3) {
			j.makeUp(r, paper, totals, part)
		}
		for range addedSteps {
			more := maps.Clone(part)
			j.makeUp(r, paper, totals, more)
			for p, w := range part {
				more[p] = w // only what was unknown is added
			}
			if err := list.Lasting(part, more); err != nil {
				j.t.Fatalf("%v\nof %v\nwith %s", err, short(part), changes(part, more))
			}
			if list.Contradicted(part) && !list.Contradicted(more) {
				j.t.Fatalf("%v is contradicted, and with %s no more", short(part), changes(part, more))
			}
			part = more
		}
	}
}

// makeUp writes something that can be read on one of some cells, more often on a
// total; or on those of all seats that are called alike.
func (j *judge) makeUp(r *rand.Rand, paper, totals []scoring.Cell, filled scoring.Filled) {
	c := paper[r.IntN(len(paper))]
	if len(totals) > 0 && r.IntN(3) > 0 {
		c = totals[r.IntN(len(totals))]
	}
	all := r.IntN(2) == 0
	for _, other := range paper {
		if other == c || all && other.ID == c.ID {
			j.makeUpOn(r, other, filled)
		}
	}
}

// makeUpOn writes something on a cell.
func (j *judge) makeUpOn(r *rand.Rand, c scoring.Cell, filled scoring.Filled) {
	p := scoring.Place{Owner: c.Owner, Cell: c.ID}
	words := j.checklist().Choices(p)
	switch {
	case c.Kind == scoring.Box:
		filled[p] = scoring.Written{Struck: r.IntN(2) == 0}
	case r.IntN(8) == 0:
		filled[p] = scoring.Written{}
	case len(words) > 0:
		filled[p] = scoring.Written{Value: words[r.IntN(len(words))]}
	default:
		numbers := madeUp[c.Kind == scoring.Money]
		filled[p] = scoring.Written{Value: strconv.Itoa(numbers[r.IntN(len(numbers))])}
	}
	if readable, _ := j.checklist().Readable(filled); len(readable) < len(filled) {
		delete(filled, p)
	}
}

// madeUp are numbers of all sizes: amounts of money, and others.
var madeUp = map[bool][]int{
	true:  {-1000, 0, 1, 5, 14, 50, 212, 500, 1000, 5000, 10500, 12000, 15300, 20000, 50000},
	false: {-20, -3, 0, 0, 1, 2, 5, 9, 10, 15, 20, 30, 40, 70, 100, 300, 500},
}

// short is some sheets, where they are few enough to be read.
func short(filled scoring.Filled) any {
	const few = 12
	if len(filled) > few {
		return len(filled)
	}
	return filled
}
