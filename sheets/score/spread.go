package score

import (
	"cmp"
	"slices"
)

// spread moves positions as little as it takes to be apart from one another
// and between two bounds, in the order they are in. Where there is too little
// room they lie equally close.
func spread(wanted []float64, apart, from, to float64) []float64 {
	n := len(wanted)
	if n > 1 {
		apart = min(apart, (to-from)/float64(n-1))
	}
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(wanted[a], wanted[b]) })
	// Less the room of those before them, positions may be equal but not fall:
	// neighbours that do are pooled and share their mean.
	type pool struct{ sum, size float64 }
	var pools []pool
	for rank, i := range order {
		pools = append(pools, pool{wanted[i] - float64(rank)*apart, 1})
		for last := len(pools) - 1; last > 0 && pools[last].sum/pools[last].size < pools[last-1].sum/pools[last-1].size; last-- {
			pools[last-1].sum += pools[last].sum
			pools[last-1].size += pools[last].size
			pools = pools[:last]
		}
	}
	placed := make([]float64, n)
	rank := 0
	for _, p := range pools {
		at := max(from, min(to-float64(n-1)*apart, p.sum/p.size))
		for range int(p.size) {
			placed[order[rank]] = at + float64(rank)*apart
			rank++
		}
	}
	return placed
}
