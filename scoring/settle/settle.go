// Package settle says what filled sheets come to.
//
// Sheets without contradictions come to what's written on them. If some contradict
// themselves, somebody slipped, and settle searches for what was meant: all single edits,
// the likelier kinds first ([scoring.RepairKind]), until some of one kind leave no
// contradiction. If no single edit does, it tries two values together. Those are the best
// repairs. If they agree on the scores, these are the scores as repaired; if they agree
// on nothing, nobody has won.
//
// Unknown places are searched the same way: whatever the rules allow there makes a range
// of scores.
//
// Leaving out what a rule already refuses is sound: the unknown contradicts nothing, so a rule
// that fails while a place is unknown fails whatever is written there. The search counts its
// steps and not its time, so the same sheets always settle alike. Nothing here knows a concrete
// game.
package settle

import (
	"context"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// How often a search has rules read entries: so often, and for each rule of the game so
// often more. To ask a rule counts as anAsk more.
const (
	readsAtLeast = 24_000_000
	readsPerRule = 400
	anAsk        = 20
)

// mostAlike is how many best repairs are weighed against each other. Where there are more,
// nobody can say which was meant.
const mostAlike = 400

// Of settles filled sheets that have been judged. Paper is every cell of them, blank, in
// sheet order. Once ctx is done it ends with the error of that.
func Of(ctx context.Context, list audit.Checklist, paper []scoring.Cell, filled scoring.Filled, judged scoring.Audit) (scoring.Settlement, error) {
	readable, _ := list.Readable(filled)
	switch {
	case len(judged.Findings) > 0 && len(judged.Missing) > mostMissing:
		return open(judged), nil // too little is known to begin with
	case len(judged.Findings) > 0:
		s := newSearch(ctx, list, paper, readable)
		s.partial = slices.ContainsFunc(judged.Missing, func(p scoring.Place) bool { _, known := readable[p]; return !known })
		best, whole := s.best()
		if err := ctx.Err(); err != nil {
			return scoring.Settlement{}, err
		}
		return s.settled(judged, best, whole), nil
	case allTold(judged.Scores):
		return asWritten(judged), nil
	case len(judged.Missing) > mostMissing || len(judged.Missing) == 0:
		return open(judged), nil
	}
	s := newSearch(ctx, list, paper, readable)
	settled := s.completed(judged)
	return settled, ctx.Err()
}

// allTold says whether the scores of all seats could be read.
func allTold(scores []scoring.Audited) bool {
	return !slices.ContainsFunc(scores, func(s scoring.Audited) bool { return !s.Known })
}

// told says whether the scores of all seats are known.
func told(seats []scoring.Settled) bool {
	return !slices.ContainsFunc(seats, func(s scoring.Settled) bool { return !s.Known })
}

// open is the settlement of sheets that do not say who has won.
func open(judged scoring.Audit) scoring.Settlement {
	return scoring.Settlement{Basis: scoring.Unsettled, Seats: make([]scoring.Settled, len(judged.Scores))}
}

// asWritten is the settlement of sheets that say it themselves.
func asWritten(judged scoring.Audit) scoring.Settlement {
	seats := outcome{judged.Scores, judged.Ranks}.seats()
	return scoring.Settlement{Basis: scoring.AsWritten, Seats: seats, Winners: scoring.Winners(seats)}
}

// An outcome is what sheets come to that contradict nothing.
type outcome struct {
	scores []scoring.Audited
	ranks  []int // nil where a score is not known
}

// outcome is what the sheets come to as they are for the moment, when nothing contradicts.
func (s *search) outcome() outcome {
	o := outcome{scores: s.list.Scores(s.sheet)}
	audit.Believed(o.scores)
	if allTold(o.scores) {
		o.ranks = s.list.Ranked(s.sheet, o.scores)
	}
	return o
}

// seats are the scores of all seats.
func (o outcome) seats() []scoring.Settled {
	return scoring.Each(len(o.scores), func(seat int) scoring.Settled {
		got := o.scores[seat]
		if !got.Known {
			return scoring.Settled{}
		}
		one := scoring.Settled{Known: true, Least: got.Total(), Most: got.Total(), Lines: got.Lines}
		if o.ranks != nil {
			one.Rank = o.ranks[seat]
		}
		return one
	})
}

// merged are several outcomes in one: what they agree on, and ranges where they do not.
func merged(all [][]scoring.Settled) scoring.Settlement {
	s := scoring.Settlement{Basis: scoring.Unsettled, Seats: slices.Clone(all[0]), Winners: scoring.Winners(all[0])}
	for _, other := range all[1:] {
		for seat := range s.Seats {
			s.Seats[seat] = mergedSeat(s.Seats[seat], other[seat])
		}
		if !slices.Equal(s.Winners, scoring.Winners(other)) {
			s.Winners = nil
		}
	}
	return s
}

// mergedSeat is what two outcomes say of a seat.
func mergedSeat(one, other scoring.Settled) scoring.Settled {
	if !one.Known || !other.Known {
		return scoring.Settled{}
	}
	one.Least, one.Most = min(one.Least, other.Least), max(one.Most, other.Most)
	if one.Rank != other.Rank {
		one.Rank = 0
	}
	if !slices.Equal(one.Lines, other.Lines) {
		one.Lines = nil
	}
	return one
}

// settled is what the best repairs come to. Where not all of that kind were tried nobody
// can say.
func (s *search) settled(judged scoring.Audit, best []*edit, whole bool) scoring.Settlement {
	got := open(judged)
	if whole && len(best) > 0 {
		got = merged(scoring.Each(len(best), func(i int) []scoring.Settled { return best[i].seats }))
	}
	if got.Settled() {
		got.Basis = scoring.AsRepaired
		if s.onlySums(best) && slices.EqualFunc(got.Seats, outcome{judged.Scores, judged.Ranks}.seats(), sameScore) {
			got.Basis = scoring.AsWritten // what makes the scores stands
		}
	}
	for _, e := range best {
		got.Repairs = append(got.Repairs, scoring.SheetRepair{Kind: e.kind, Now: e.now, Gone: e.gone, At: e.at, Seats: e.seats})
	}
	return got
}

// sameScore says whether two scores are the same, by the same lines.
func sameScore(a, b scoring.Settled) bool {
	return a.Exact() && b.Exact() && a.Least == b.Least && slices.Equal(a.Lines, b.Lines)
}

// onlySums says whether edits change nothing but what is added up from other places.
func (s *search) onlySums(all []*edit) bool {
	return !slices.ContainsFunc(all, func(e *edit) bool {
		return slices.ContainsFunc(e.at, func(p scoring.Place) bool { return !s.Cells[p].Sum })
	})
}
