package judge

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/sheet"
)

// Worths are what a coach can be credited with and lose, by the settlements of a
// board: at the index of a credit, the losses that can go with it. Each settlement
// counts once, for the one or the other, if he comes there (FN11).
type worths struct {
	arrived []pointSet // the coach has come by all settlements that lie on every way
	ever    []pointSet
	all     int // what all settlements are worth together
}

// newWorths finds what can be counted on a board.
func newWorths(n *fortyniners.Network) *worths {
	w := &worths{}
	for _, sp := range n.Spots {
		w.all += sp.Settlement
	}
	start := func() []pointSet {
		sets := scoring.Each(w.all+1, func(int) pointSet { return make(pointSet, w.all/wordBits+1) })
		sets[0][0] = 1
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
func count(losses []pointSet, points int, surely bool) {
	for credit, lost := range slices.Backward(losses) {
		other := pointSet(nil)
		if credit >= points {
			other = losses[credit-points]
		}
		with := lost.plus(points, other)
		if !surely {
			with = lost.plus(0, with)
		}
		losses[credit] = with
	}
}

// A claim is a credit, a loss and a result, as far as they are written.
type claim struct {
	credit, loss, result                      int
	knownCredit, knownLoss, knownResult, void bool // void: the credit is crossed out
}

// can says whether there are runs with such sums.
func (w *worths) can(t claim) bool {
	for credit, losses := range w.ever {
		if t.knownCredit && credit != t.credit {
			continue
		}
		tried := []int{-t.result, credit - t.result}
		if t.knownLoss {
			tried = []int{t.loss}
		}
		fits := func(loss int) bool {
			arrives := !t.void && w.arrived[credit].has(loss)
			return losses.has(loss) && (!t.knownResult || t.result == -loss || arrives && t.result == credit-loss)
		}
		anyLoss := !t.knownLoss && !t.knownResult
		if anyLoss && !losses.empty() || !anyLoss && slices.ContainsFunc(tried, fits) {
			return true
		}
	}
	return false
}

// within are the rules that the sums of a run are such as the settlements of the board
// can come to, whichever of them are written: the result against its parts last. Where
// all turns are known these tell what is wrong.
func (r *reader) within() []audit.Rule {
	const because = "all settlements of the board are worth %d, and each counts once, as credited or as lost"
	fails := func(s *audit.Sheet, sums ...scoring.Place) bool {
		return !r.told(s) && !r.worths.can(r.claimOf(s, sums))
	}
	said := func(s *audit.Sheet, p scoring.Place, what string) string { return s.Value(p) + " " + what }
	all := []audit.Rule{
		{Clause: "FN11", Fails: func(s *audit.Sheet) string {
			return audit.Sentence(fails(s, r.Credited), "%s cannot have %s: "+because+".", r.name(), said(s, r.Credited, "credited"), r.all)
		}},
		{Clause: "FN11", Fails: func(s *audit.Sheet) string {
			return audit.Sentence(fails(s, r.Lost), "%s cannot have %s: "+because+".", r.name(), said(s, r.Lost, "lost"), r.all)
		}},
		{Clause: "FN11", Fails: func(s *audit.Sheet) string {
			return audit.Sentence(fails(s, r.Credited, r.Lost), "%s cannot have %s and %s: "+because+".",
				r.name(), said(s, r.Credited, "credited"), said(s, r.Lost, "lost"), r.all)
		}},
		{Clause: "FN15", Fails: func(s *audit.Sheet) string {
			return audit.Sentence(fails(s, r.Result), "%s cannot have the result %s: "+because+".", r.name(), s.Value(r.Result), r.all)
		}},
		r.resultWith(r.Credited, "credited", fails),
		r.resultWith(r.Lost, "lost", fails),
	}
	for i := range all {
		all[i].Yields = true
	}
	return all
}

// resultWith demands that the result can go with one of its parts. Where the other is
// known as well the sum of both is shown, if that is wrong.
func (r *reader) resultWith(part scoring.Place, what string, fails func(*audit.Sheet, ...scoring.Place) bool) audit.Rule {
	adds := r.adds()
	return audit.Rule{Clause: "FN15", Sum: true, Fails: func(s *audit.Sheet) string {
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
func (r *reader) claimOf(s *audit.Sheet, sums []scoring.Place) (t claim) {
	read := func(p scoring.Place, besides scoring.Tenths) (n int, known bool) {
		m, ok := s.Number(p)
		if !slices.Contains(sums, p) || !ok {
			return 0, false
		}
		n = int((m - besides) / scoring.Whole(1))
		if scoring.Whole(n) != m-besides {
			n = r.all + 1
		}
		return n, true
	}
	t.result, t.knownResult = read(r.Result, s.Correction(r.Seat, fortyniners.FieldResult))
	t.loss, t.knownLoss = read(r.Lost, 0)
	if t.credit, t.knownCredit = read(r.Credited, 0); t.knownCredit {
		t.void, _ = s.Crossed(r.Credited)
	}
	return t
}
