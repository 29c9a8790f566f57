package coal

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/scoringtest"
)

// rare are mistakes that few random games have room for.
var rare = []scoringtest.Mistake{
	wrong("the value of a delivery of one more", "CW42", func(p page) bool {
		burro, ok := p.laden()
		return ok && p.plain() && p.add(burro.value, 1)
	}),
	wrong("a Wash Day that was forgotten", "CW27", func(p page) bool { return p.remove(washed) }),
	impossible("a claim more", "CW14", func(p page) bool {
		t := p.IntN(len(p.sheet().deposits))
		for _, at := range p.sheet().deposits[t] {
			if blank(p.Filled[at]) {
				p.Filled[at] = scoring.Written{Struck: true}
				return true
			}
		}
		return false
	}),
	impossible("a stolen mineral that arrives", "CW41", func(p page) bool {
		burro, ok := p.laden()
		return ok && p.change(burro.slots, struckOut, flip)
	}),
	impossible("a bandit not scratched by a Pistol", "CW23", func(p page) bool {
		return p.change(p.sheet().burros[p.IntN(Burros)].bandits, struckOut, flip)
	}),
	unread("Tack and Harness of a stranger", "CW28", func(p page) bool {
		return p.change([]scoring.Place{p.table.tack}, blank, as("Nobody"))
	}),
	impossible("Burro 7 not paid for", "CW37", func(p page) bool { return p.solo() && p.name(p.table.burro7, 0) }),
	impossible("$40 for more than one Coal Baron", "CW25", func(p page) bool {
		_, e, ok := p.row(baron, false)
		return ok && e.amount != BaronPrize && p.pay(baron, false, BaronPrize-e.amount)
	}),
	impossible("Tack and Harness bought after it was needed", "CW28", func(p page) bool {
		at, e, ok := p.row(harness, true)
		order, _ := p.read().order(nil)
		for round, b := range order {
			if b < 0 || !ok || round+1 >= p.last {
				continue
			}
			burro := &p.sheet().burros[b]
			same := func(other packs) bool { return p.Filled[other.value] == p.Filled[burro.value] }
			alike := len(slices.DeleteFunc(slices.Clone(p.sheet().burros[:]), func(o packs) bool { return !same(o) }))
			if alike == 1 && full(p.Filled[burro.slots[Slots]]) {
				e.round = p.last
				p.rewrite(at, e)
				return true
			}
		}
		return false
	}),
	wrong("a delivery of one dollar more in the cash column", "CW42", func(p page) bool {
		return p.plain() && p.pay(delivered, false, 1)
	}),
	wrong("shares that were not paid", "CW24", func(p page) bool { return p.remove(sharesPaid) }),
	impossible("Pinkertons hired by somebody else too", "CW30", func(p page) bool {
		return !p.solo() && full(p.Filled[p.table.pinkertons]) && p.name(p.table.pinkertons, p.seat)
	}),
	impossible("a letter more than the Pinkertons took", "CW30", func(p page) bool {
		return p.hires() && p.change(p.sheet().stash, standing, flip)
	}),
	impossible("Pinkertons not written down", "CW30", func(p page) bool {
		return p.hires() && p.change([]scoring.Place{p.table.pinkertons}, full, as(""))
	}),
	impossible("a Tonic not paid for", "CW33", func(p page) bool { return p.solo() && p.change(p.sheet().tonics, blank, as(tonicMark)) }),
}
