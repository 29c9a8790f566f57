package judge

import (
	"math/bits"

	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/speech"
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
func (r reader) robbed(b int) speech.Text {
	p := &r.Burros[b]
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
			return speech.Say("coal.stolen-in-part", "mineral", m.Title(), "player", r.Name, "burro", b+1)
		}
	}
	return r.theft(b)
}

// theft tells what the bandits of a burro take, and what is crossed out.
func (r reader) theft(b int) speech.Text {
	p := &r.Burros[b]
	scratched, t := r.Crosses(p.Bandits), r.theftOn(p)
	bandits := len(p.Bandits) - scratched.Least + r.Figure(p.Extra).Least
	says := "coal.stolen-by-several"
	switch bandits {
	case 0:
		says = "coal.stolen-by-nobody"
	case 1:
		says = "coal.stolen-by-one"
	}
	due := dearest(t.arrived|t.stolen, min(bandits, coal.MineralKinds))
	return speech.Say(says, "n", bandits, "player", r.Name, "burro", b+1, "due", kindsOf(due), "gone", kindsOf(t.stolen))
}

// kindsOf are minerals in words.
func kindsOf(kinds set) speech.Text {
	var names speech.List
	for _, m := range coal.Minerals() {
		if kinds.has(int(m)) {
			names = append(names, m.Title())
		}
	}
	if len(names) == 0 {
		return "coal.nothing"
	}
	return speech.Say("coal.listed", "all", names)
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
