package judge

import (
	"fmt"
	"math/big"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/sheet"
)

// Worths are what a coach can be credited with and lose, by the settlements of a
// board: at the index of a credit, the losses that can go with it, a bit each. Each
// settlement counts once, for the one or the other, if he comes there (FN11).
type worths struct {
	arrived []*big.Int // the coach has come by all settlements that lie on every way
	ever    []*big.Int
	all     int // what all settlements are worth together
}

// newWorths finds what can be counted on a board.
func newWorths(n *fortyniners.Network) *worths {
	w := &worths{}
	for _, sp := range n.Spots {
		w.all += sp.Settlement
	}
	start := func() []*big.Int {
		sets := scoring.Each(w.all+1, func(int) *big.Int { return new(big.Int) })
		sets[0] = big.NewInt(1)
		return sets
	}
	w.arrived, w.ever = start(), start()
	for i, sp := range n.Spots {
		if sp.Settlement > 0 {
			_, around := fortyniners.Reach(n.Ways[fortyniners.Coach], n.Start, fortyniners.SpotIndex(i))[n.End]
			count(w.arrived, sp.Settlement, !around)
			count(w.ever, sp.Settlement, false)
		}
	}
	return w
}

// count adds a settlement to what can be credited and lost.
func count(losses []*big.Int, points int, surely bool) {
	for credit, lost := range slices.Backward(losses) {
		with := new(big.Int).Lsh(lost, uint(points))
		if credit >= points {
			with.Or(with, losses[credit-points])
		}
		if !surely {
			with.Or(with, lost)
		}
		losses[credit] = with
	}
}

// has says whether a loss is among those of a set.
func has(losses *big.Int, loss int) bool { return loss >= 0 && losses.Bit(loss) == 1 }

// A claim is a credit, a loss and a result, as far as they are written.
type claim struct {
	credit, loss, result total
	void                 bool // the credit is crossed out
}

// A total is a number of points, if it is known.
type total struct {
	points int
	known  bool
}

// can says whether there are runs with such sums.
func (w *worths) can(c claim) bool {
	for credit, losses := range w.ever {
		if c.credit.known && credit != c.credit.points {
			continue
		}
		if !c.loss.known && !c.result.known {
			if losses.Sign() != 0 {
				return true
			}
			continue
		}
		tried := []int{-c.result.points, credit - c.result.points}
		if c.loss.known {
			tried = []int{c.loss.points}
		}
		if slices.ContainsFunc(tried, func(loss int) bool {
			arrives := !c.void && has(w.arrived[credit], loss)
			return has(losses, loss) && (!c.result.known || c.result.points == -loss || arrives && c.result.points == credit-loss)
		}) {
			return true
		}
	}
	return false
}

// within are the rules that the sums of a run are such as the settlements of the board
// can come to, whichever of them are written: the result against its parts last. Where
// all turns are known these tell what is wrong.
func (r *reader) within() []audit.Rule {
	fails := func(s *audit.Sheet, sums ...scoring.Place) bool {
		return !r.told(s) && !r.worths.can(r.claimOf(s, sums))
	}
	says := map[scoring.Place]string{r.Credited: "%s credited", r.Lost: "%s lost", r.Result: "the result %s"}
	clauses := map[scoring.Place]string{r.Credited: "FN11", r.Lost: "FN11", r.Result: "FN15"}
	var all []audit.Rule
	for _, sums := range [][]scoring.Place{{r.Credited}, {r.Lost}, {r.Credited, r.Lost}, {r.Result}} {
		all = append(all, audit.Rule{Clause: clauses[sums[0]], Yields: true, Fails: func(s *audit.Sheet) string {
			if !fails(s, sums...) {
				return ""
			}
			written := scoring.Each(len(sums), func(i int) string { return fmt.Sprintf(says[sums[i]], s.Value(sums[i])) })
			return fmt.Sprintf("%s cannot have %s: all settlements of the board are worth %d, and each counts once, as credited or as lost.",
				r.name(), scoring.All(written), r.all)
		}})
	}
	return append(all, r.resultWith(r.Credited, "credited", fails), r.resultWith(r.Lost, "lost", fails))
}

// resultWith demands that the result can go with one of its parts. Where the other is
// known as well the sum of both is shown, if that is wrong.
func (r *reader) resultWith(part scoring.Place, what string, fails func(*audit.Sheet, ...scoring.Place) bool) audit.Rule {
	adds := r.adds()
	return audit.Rule{Clause: "FN15", Sum: true, Yields: true, Fails: func(s *audit.Sheet) string {
		switch {
		case !fails(s, part, r.Result):
			return ""
		case s.Known(r.Credited) && s.Known(r.Lost):
			return adds.Fails(s)
		}
		return fmt.Sprintf("%s cannot have the result %s with %s %s.", r.name(), s.Value(r.Result), s.Value(part), what)
	}}
}

// told says whether all of each turn is known, up to the last.
func (r *reader) told(s *audit.Sheet) bool {
	return !slices.ContainsFunc(r.Lines[:r.length(s)], func(l sheet.Line) bool {
		return slices.ContainsFunc(l.All(), func(p scoring.Place) bool { return !s.Known(p) })
	})
}

// claimOf reads some of the sums of a sheet. What is no whole number is one that no
// settlements come to.
func (r *reader) claimOf(s *audit.Sheet, sums []scoring.Place) (c claim) {
	read := func(p scoring.Place, besides scoring.Tenths) total {
		m, ok := s.Number(p)
		if !slices.Contains(sums, p) || !ok {
			return total{}
		}
		n := int((m - besides) / scoring.Whole(1))
		if scoring.Whole(n) != m-besides {
			n = r.all + 1
		}
		return total{n, true}
	}
	c.result = read(r.Result, s.Correction(r.Seat, fortyniners.FieldResult))
	c.loss = read(r.Lost, 0)
	if c.credit = read(r.Credited, 0); c.credit.known {
		c.void, _ = s.Crossed(r.Credited)
	}
	return c
}
