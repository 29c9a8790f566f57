package coal

import (
	"cmp"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A fill is a load, and what it brings.
type fill struct {
	load Load
	haul haul
}

// fills are the load of a burro that pays most, and the one that pays most of those from which
// the bandits take something else; none where nothing waits. Of loads that pay the same the one
// comes first that leaves most in the stash: a player can want it later, and it decides a tie
// (CW43).
//
// A load is settled by its kinds. One mineral each is enough for the bandits; the
// most valuable of the others take the room that is left, after the Borax for Wash Day.
func (s *State) fills(p *Seat, b int) []fill {
	if p.Waiting.Size() == 0 {
		return nil
	}
	var all []fill
	for kinds := range 1 << MineralKinds {
		for _, borax := range []int{0, WashDayBorax} {
			if load, ok := s.fullest(p, b, kinds, borax); ok {
				all = append(all, fill{load, s.haul(p, b, &load)})
			}
		}
	}
	slices.SortStableFunc(all, func(a, b fill) int {
		return cmp.Or(b.haul.pays()-a.haul.pays(), a.load.Value()-b.load.Value(), b.load.Size()-a.load.Size())
	})
	best := all[:1]
	if next := slices.IndexFunc(all, func(f fill) bool { return f.haul.robbed != best[0].haul.robbed && f.haul.pays() > 0 }); next > 0 {
		best = append(best, all[next])
	}
	return best
}

// fullest is the load of exactly some kinds, one bit each, of which most arrives: with so much Borax
// first, if it does. Not ok where they do not wait, or have no room.
func (s *State) fullest(p *Seat, b, kinds, borax int) (l Load, ok bool) {
	for m := range l {
		l[m] = kinds >> m & 1
		if l[m] > p.Waiting[m] {
			return l, false
		}
	}
	room := p.Slots() - l.Size()
	arrives := s.haul(p, b, &l).arrived
	add := func(m Mineral, upTo int) {
		if l[m] == 0 || arrives[m] == 0 {
			return
		}
		n := min(room, max(0, min(upTo, p.Waiting[m])-l[m]))
		l[m] += n
		room -= n
	}
	add(Borax, borax)
	for _, m := range Minerals() {
		add(m, p.Waiting[m])
	}
	return l, room >= 0
}

// promptFills offers the loads that pay most.
func (s *State) promptFills(p *Seat, b int) []scoring.Fill {
	fills := s.fills(p, b)
	return scoring.Each(len(fills), func(i int) scoring.Fill {
		f := &fills[i]
		offer := scoring.Fill{Brings: scoring.Whole(f.haul.pays())}
		for m, n := range f.load {
			offer.Words = append(offer.Words, slices.Repeat([]string{Mineral(m).Letter()}, n)...)
		}
		var taken speech.All
		for m, robbed := range f.haul.robbed {
			if robbed {
				taken = append(taken, Mineral(m).Title())
			}
		}
		switch {
		case f.haul.pays() == 0:
			offer.But = "coal.bandits-take-all"
		case taken != nil:
			offer.But = speech.Say("coal.bandits-take", "minerals", taken)
		}
		return offer
	})
}
