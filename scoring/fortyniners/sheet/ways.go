package sheet

import (
	"slices"

	"saddlebag/scoring/fortyniners"
)

// A Turn is what the ways of the coach depend on, apart from bandits.
type Turn struct {
	From  fortyniners.SpotIndex
	Miles int
	First bool // of the run: the bandits are in their hideouts
}

// An Outcome is what a way of the coach comes to: where it ends, what it passes,
// and whether it comes to its end for the first time there.
type Outcome struct {
	End    fortyniners.SpotIndex
	Passed fortyniners.SpotSet
	Fresh  bool
}

// Ways are the outcomes of turns on a board, each found once: not for concurrent use.
type Ways struct {
	net   *fortyniners.Network
	known map[Turn][]Outcome
}

// NewWays are those of a board of which none is known yet.
func NewWays(n *fortyniners.Network) *Ways { return &Ways{n, map[Turn][]Outcome{}} }

// Outcomes are all that a turn can come to, whichever road blocks bandits hold
// (FN12).
func (w *Ways) Outcomes(t Turn) []Outcome {
	if known, ok := w.known[t]; ok {
		return known
	}
	blocks := w.blocks(t)
	var list []Outcome
	add := func(o Outcome) {
		if !slices.Contains(list, o) {
			list = append(list, o)
		}
	}
	for held := range 1 << len(blocks) {
		holds := func(at fortyniners.SpotIndex) bool {
			i := slices.Index(blocks, at)
			return i >= 0 && held>>i&1 == 1
		}
		w.net.Drives(t.From, t.Miles, holds, func(path []fortyniners.SpotIndex) {
			last := len(path) - 1
			if last < 0 {
				add(Outcome{End: t.From}) // he passes (FN3)
				return
			}
			o := Outcome{End: path[last], Fresh: !slices.Contains(path[:last], path[last])}
			for _, at := range path[:last] {
				if w.net.Spots[at].Settlement > 0 {
					o.Passed.Add(at)
				}
			}
			add(o)
		})
	}
	w.known[t] = list
	return list
}

// blocks are those that bandits can hold while the coach is on his way.
func (w *Ways) blocks(t Turn) []fortyniners.SpotIndex {
	var list []fortyniners.SpotIndex
	for at, p := range w.net.Parts {
		if p == fortyniners.PartBlock && !t.First && fortyniners.SpotIndex(at) != t.From {
			list = append(list, fortyniners.SpotIndex(at))
		}
	}
	return list
}
