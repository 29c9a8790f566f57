package judge

import (
	"fmt"
	"math/bits"
	"strings"

	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
)

// allKinds is the set of every mineral.
const allKinds set = 1<<coal.MineralKinds - 1

// dearest are the n most valuable of some kinds.
func dearest(kinds set, n int) (first set) {
	for m := range coal.MineralKinds {
		if kinds.has(m) && first.size() < n {
			first = first.with(m)
		}
	}
	return first
}

// A theft is what is known of a delivery with bandits.
type theft struct {
	arrived, stolen set
	hidden          int // places of which nothing is known
}

func (r reader) theftOn(p *sheet.Packs) (t theft) {
	for _, slot := range p.Slots {
		switch m, stolen, blank, known := r.Letter(slot); {
		case !known:
			t.hidden++
		case blank:
		case stolen:
			t.stolen = t.stolen.with(int(m))
		default:
			t.arrived = t.arrived.with(int(m))
		}
	}
	arrived, stolen, known := r.wonOn(p)
	if arrived > 0 {
		t.arrived = t.arrived.with(int(coal.Tin))
	}
	if stolen > 0 {
		t.stolen = t.stolen.with(int(coal.Tin))
	}
	if !known {
		t.hidden += coal.MineralKinds
	}
	return t
}

// by says whether so many bandits can have made the theft: each steals the most
// valuable kind that is left (CW41). Kinds that are not known of can have been on
// board, no more of them than there are places for.
func (t theft) by(bandits int) bool {
	seen := t.arrived | t.stolen
	for cargo := range allKinds + 1 {
		if cargo&seen != seen || (cargo&^seen).size() > t.hidden {
			continue
		}
		taken := dearest(cargo, bandits)
		if taken&t.arrived == 0 && t.stolen&^taken == 0 {
			return true
		}
	}
	return false
}

// robbed demands that the bandits of a burro have stolen the most valuable kinds
// on board, a kind each, and nothing else (CW41).
func (r reader) robbed(p *sheet.Packs, name string) string {
	scratched, t, joined := r.Crosses(p.Bandits), r.theftOn(p), r.joinedBy(p)
	bandits := audit.Span{Least: len(p.Bandits) - scratched.Most, Most: len(p.Bandits) - scratched.Least}.Plus(joined)
	most := coal.MineralKinds // more bandits than kinds steal no more
	for n := min(most, bandits.Least); n <= min(most, bandits.Most); n++ {
		if t.by(n) {
			return ""
		}
	}
	for _, m := range coal.Minerals() {
		if t.arrived.has(int(m)) && t.stolen.has(int(m)) {
			return fmt.Sprintf("Some %s on %s is stolen and some is not; a bandit takes all of a kind.", m.Title(), name)
		}
	}
	return r.theft(p, name)
}

// theft tells what the bandits of a burro take, and what is crossed out.
func (r reader) theft(p *sheet.Packs, name string) string {
	scratched, t := r.Crosses(p.Bandits), r.theftOn(p)
	bandits := len(p.Bandits) - scratched.Least + r.Figure(p.Extra).Least
	gone := "nothing is crossed out"
	if t.stolen != 0 {
		gone = kindsOf(t.stolen) + " is crossed out"
	}
	switch due := kindsOf(dearest(t.arrived|t.stolen, min(bandits, coal.MineralKinds))); bandits {
	case 0:
		return fmt.Sprintf("No bandit is active on %s, and %s as stolen.", name, gone)
	case 1:
		return fmt.Sprintf("The bandit on %s steals %s, the most valuable kind on board; %s.", name, due, gone)
	default:
		return fmt.Sprintf("The %d bandits on %s steal a kind each, the most valuable first: %s; %s.", bandits, name, due, gone)
	}
}

// kindsOf are minerals in words.
func kindsOf(kinds set) string {
	var names []string
	for _, m := range coal.Minerals() {
		if kinds.has(int(m)) {
			names = append(names, m.Title())
		}
	}
	if len(names) == 0 {
		return "nothing"
	}
	return strings.Join(names, ", ")
}

// A set is one of numbers below 64: of burros, or of kinds of minerals.
type set uint

// has says whether a number is in it.
func (s set) has(n int) bool { return s&(1<<n) != 0 }

// with is the set and a number.
func (s set) with(n int) set { return s | 1<<n }

// without is the set but for a number.
func (s set) without(n int) set { return s &^ (1 << n) }

// size is how many numbers it has.
func (s set) size() int { return bits.OnesCount(uint(s)) }
