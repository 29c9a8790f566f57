package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/scoringtest"
)

// Rare are mistakes that few random games have room for.
var Rare = []scoringtest.Mistake{
	wrong("the value of a delivery of one more", "CW42", func(p page) bool {
		burro, ok := p.laden()
		return ok && p.plain() && p.add(burro.Value, 1)
	}),
	wrong("a Wash Day that was forgotten", "CW27", func(p page) bool { return p.remove(coal.Washed) }),
	impossible("a claim more", "CW14", func(p page) bool {
		t := p.IntN(len(p.sheet().Deposits))
		for _, at := range p.sheet().Deposits[t] {
			if blank(p.Filled[at]) {
				p.Filled[at] = scoring.Written{Struck: true}
				return true
			}
		}
		return false
	}),
	impossible("a stolen mineral that arrives", "CW41", func(p page) bool {
		burro, ok := p.laden()
		return ok && p.change(burro.Slots, struckOut, flip)
	}),
	impossible("a bandit not scratched by a Pistol", "CW23", func(p page) bool {
		return p.change(p.sheet().Burros[p.IntN(coal.Burros)].Bandits, struckOut, flip)
	}),
	unread("Tack and Harness of a stranger", "CW28", func(p page) bool {
		return p.change([]scoring.Place{p.Table.Tack}, blank, as("Nobody"))
	}),
	impossible("Burro 7 not paid for", "CW37", func(p page) bool { return p.Solo() && p.name(p.Table.Burro7, 0) }),
	impossible("$40 for more than one Coal Baron", "CW25", func(p page) bool {
		_, e, ok := p.row(coal.Baron, false)
		return ok && e.Amount != coal.BaronPrize && p.pay(coal.Baron, false, coal.BaronPrize-e.Amount)
	}),
	impossible("Tack and Harness bought after it was needed", "CW28", func(p page) bool {
		at, e, ok := p.row(coal.Harness, true)
		order, _ := p.read().order(nil)
		for round, b := range order {
			if b < 0 || !ok || round+1 >= p.last {
				continue
			}
			burro := &p.sheet().Burros[b]
			same := func(other sheet.Packs) bool { return p.Filled[other.Value] == p.Filled[burro.Value] }
			alike := len(slices.DeleteFunc(slices.Clone(p.sheet().Burros[:]), func(o sheet.Packs) bool { return !same(o) }))
			if alike == 1 && full(p.Filled[burro.Slots[coal.Slots]]) {
				e.Round = p.last
				p.rewrite(at, e)
				return true
			}
		}
		return false
	}),
	wrong("a delivery of one dollar more in the cash column", "CW42", func(p page) bool {
		return p.plain() && p.pay(coal.Delivered, false, 1)
	}),
	wrong("shares that were not paid", "CW24", func(p page) bool { return p.remove(coal.SharesPaid) }),
	impossible("Pinkertons hired by somebody else too", "CW30", func(p page) bool {
		return !p.Solo() && full(p.Filled[p.Table.Pinkertons]) && p.name(p.Table.Pinkertons, p.seat)
	}),
	impossible("a letter more than the Pinkertons took", "CW30", func(p page) bool {
		return p.hires() && p.change(p.sheet().Stash, standing, flip)
	}),
	impossible("Pinkertons not written down", "CW30", func(p page) bool {
		return p.hires() && p.change([]scoring.Place{p.Table.Pinkertons}, full, as(""))
	}),
	impossible("a Tonic not paid for", "CW33", func(p page) bool { return p.Solo() && p.change(p.sheet().TonicsBought, blank, as(sheet.TonicMark)) }),
}
