package final

import (
	"cmp"
	"slices"
	"strings"

	"saddlebag/scoring"
)

// Standing says who has won, and by how much: "Ann wins, $341 to Bob's $331." Where
// the scores do not follow from the sheets it is what their totals say, if all have
// one. It is empty else, for one player, and for sheets that no game leaves.
func (r *Report) Standing(info *scoring.Info) string {
	if len(r.Players) < 2 || r.Verdict == scoring.Impossible {
		return ""
	}
	before, score := "", func(p PlayerReport) *scoring.Tenths { return p.Score }
	if len(r.Winners) == 0 {
		before, score = "By the totals as they are written ", func(p PlayerReport) *scoring.Tenths { return p.Claimed }
	}
	if slices.ContainsFunc(r.Players, func(p PlayerReport) bool { return score(p) == nil }) {
		return ""
	}
	order := slices.SortedStableFunc(slices.Values(r.Players), func(a, b PlayerReport) int {
		return cmp.Or(cmp.Compare(a.Rank, b.Rank), cmp.Compare(*score(b), *score(a)))
	})
	best := *score(order[0])
	first := r.Winners
	if len(first) == 0 {
		for _, p := range order {
			if *score(p) == best {
				first = append(first, p.Name)
			}
		}
	}
	if len(first) > 1 {
		return before + strings.Join(first[:len(first)-1], ", ") + " and " + first[len(first)-1] + " share the win, with " + info.Amount(best) + "."
	}
	second := order[1]
	return before + first[0] + " wins, " + info.Amount(best) + " to " + second.Name + "'s " + info.Amount(*score(second)) + "."
}
