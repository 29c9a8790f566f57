package sheet

import (
	"math/big"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners"
)

// Worths are what a coach can be credited with and lose, by the settlements of a
// board: at the index of a credit, the losses that can go with it, a bit each. Each
// settlement counts once, for the one or the other, if he comes there (FN11).
type Worths struct {
	arrived  []*big.Int // the coach has come by all settlements that lie on every way
	ever     []*big.Int
	AllWorth int // what all settlements are worth together
}

// NewWorths finds what can be counted on a board.
func NewWorths(n *fortyniners.Network) *Worths {
	w := &Worths{}
	for _, sp := range n.Spots {
		w.AllWorth += sp.Settlement
	}
	start := func() []*big.Int {
		sets := scoring.Each(w.AllWorth+1, func(int) *big.Int { return new(big.Int) })
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

// A Claim is a credit, a loss and a result, as far as they are written.
type Claim struct {
	credit, loss, result total
	void                 bool // the credit is crossed out
}

// A total is a number of points, if it is known.
type total struct {
	points int
	known  bool
}

// Can says whether there are runs with such sums.
func (w *Worths) Can(c Claim) bool {
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

// ClaimOf reads some of the sums of a sheet. What is no whole number is one that no
// settlements come to.
func (w *Worths) ClaimOf(s *audit.Sheet, r *RunSheet, sums []scoring.Place) (c Claim) {
	read := func(p scoring.Place, besides scoring.Tenths) total {
		m, ok := s.Number(p)
		if !slices.Contains(sums, p) || !ok {
			return total{}
		}
		n := int((m - besides) / scoring.Whole(1))
		if scoring.Whole(n) != m-besides {
			n = w.AllWorth + 1
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
