package coal

import (
	"fmt"

	"saddlebag/scoring"
)

// kinds is a set of minerals.
type kinds uint

// allKinds is every mineral.
const allKinds kinds = 1<<len(minerals) - 1

func (k kinds) has(m Mineral) bool { return k&(1<<m) != 0 }

func (k kinds) size() int {
	n := 0
	for _, m := range Minerals() {
		if k.has(m) {
			n++
		}
	}
	return n
}

// dearest are the n most valuable of some kinds.
func (k kinds) dearest(n int) (first kinds) {
	for _, m := range Minerals() {
		if k.has(m) && n > 0 {
			first |= 1 << m
			n--
		}
	}
	return first
}

// A theft is what is known of a delivery with bandits.
type theft struct {
	arrived, stolen kinds
	hidden          int // places of which nothing is known
}

func theftOn(f scoring.Filled, p *packs) (t theft) {
	for _, slot := range p.slots {
		switch m, stolen, blank, known := letter(f, slot); {
		case !known:
			t.hidden++
		case blank:
		case stolen:
			t.stolen |= 1 << m
		default:
			t.arrived |= 1 << m
		}
	}
	arrived, stolen, known := wonMinerals(f, p.won)
	if arrived > 0 {
		t.arrived |= 1 << Tin
	}
	if stolen > 0 {
		t.stolen |= 1 << Tin
	}
	if !known {
		t.hidden += len(minerals)
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
		taken := cargo.dearest(bandits)
		if taken&t.arrived == 0 && t.stolen&^taken == 0 {
			return true
		}
	}
	return false
}

// robbed demands that the bandits of a burro have stolen the most valuable kinds
// on board, a kind each, and nothing else (CW41).
func robbed(f scoring.Filled, p *packs, name string) string {
	t := theftOn(f, p)
	scratched, joined := crosses(f, p.bandits), figure(f, p.extra)
	bandits := span{len(p.bandits) - scratched.most, len(p.bandits) - scratched.least}.plus(joined)
	most := len(minerals) // more bandits than kinds steal no more
	for n := min(most, bandits.least); n <= min(most, bandits.most); n++ {
		if t.by(n) {
			return ""
		}
	}
	for _, m := range Minerals() {
		if t.arrived.has(m) && t.stolen.has(m) {
			return fmt.Sprintf("Some %s on %s is stolen and some is not; a bandit takes all of a kind.", m.Title(), name)
		}
	}
	return fmt.Sprintf("Not what is crossed out on %s, but the most valuable kinds are stolen, one for each active bandit: here %s.",
		name, many(bandits, "bandit", "bandits"))
}
