package coal

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/scoringtest"
)

// common are mistakes that random games have room for, each such that no game has
// its sheets; the others are in those of games that people play.
var common = slices.Concat(sumMistakes, mineMistakes, burroMistakes, storeMistakes, rowMistakes, roundMistakes)

var sumMistakes = []scoringtest.Mistake{
	wrong("cash of one more", "CW43", func(p page) bool { return p.add(p.sheet().cash, 1) }),
	wrong("digits of the cash turned round", "CW43", func(p page) bool {
		return p.change([]scoring.Place{p.sheet().cash}, func(w scoring.Written) bool { return len(w.Value) > 1 && w.Value[0] != w.Value[1] },
			func(w scoring.Written) scoring.Written {
				return scoring.Written{Value: string([]byte{w.Value[1], w.Value[0]}) + w.Value[2:]}
			})
	}),
	wrong("a delivery left out of the cash column", "CW42", func(p page) bool { return p.remove(delivered) }),
	wrong("Strike Gold of $5 more", "CW26", func(p page) bool { return p.pay(struckGold, false, StrikeGoldBonus) }),
	wrong("Strike Gold that was forgotten", "CW26", func(p page) bool { return p.remove(struckGold) }),
	wrong("shares paid for one round more", "CW24", func(p page) bool { return p.pay(sharesPaid, false, ShareWorth) }),
}

var mineMistakes = []scoringtest.Mistake{
	impossible("a claim less", "CW14", func(p page) bool {
		t := p.IntN(len(p.sheet().deposits))
		claimed := p.read().Crosses(p.sheet().deposits[t]).Least
		if claimed == 0 || claimed < len(p.sheet().digs[t]) && p.read().Crosses(p.sheet().digs[t][claimed]).Least > 0 {
			return false
		}
		p.Filled[p.sheet().deposits[t][claimed-1]] = scoring.Written{}
		return true
	}),
	impossible("a deposit skipped", "CW10", func(p page) bool {
		t, next, ok := p.behind()
		if !ok {
			return false
		}
		p.Filled[p.sheet().deposits[t][next]] = scoring.Written{Struck: true}
		return true
	}),
	impossible("a DIG box behind an unclaimed deposit", "CW10", func(p page) bool {
		t, next, ok := p.behind()
		if !ok {
			return false
		}
		p.Filled[p.sheet().digs[t][next][0]] = scoring.Written{Struck: true}
		return true
	}),
	impossible("another letter in the stash", "CW14", func(p page) bool { return p.change(p.sheet().stash, full, another) }),
	impossible("a letter rubbed out of the stash", "CW14", func(p page) bool { return p.change(p.sheet().stash, full, as("")) }),
	impossible("a letter too many in the stash", "CW14", func(p page) bool { return p.change(p.sheet().stash, blank, as("T")) }),
	unread("a letter of no mineral", "CW14", func(p page) bool { return p.change(p.sheet().stash, full, as("X")) }),
	unread("a blank box crossed out", "CW14", func(p page) bool { return p.change(p.sheet().stash, blank, flip) }),
	impossible("a letter not crossed out", "CW40", func(p page) bool { return !p.hires() && p.change(p.sheet().stash, struckOut, flip) }),
	impossible("a waiting letter crossed out in company", "CW30", func(p page) bool {
		return !p.solo() && !p.hires() && p.change(p.sheet().stash, standing, flip)
	}),
	impossible("a waiting letter crossed out alone", "CW40", func(p page) bool { return p.solo() && p.change(p.sheet().stash, standing, flip) }),
}

var burroMistakes = []scoringtest.Mistake{
	impossible("a mineral more on a burro", "CW40", func(p page) bool {
		burro, ok := p.laden()
		return ok && !p.hires() && p.safe(burro) && p.change(burro.slots[:Slots], blank, as("C"))
	}),
	impossible("another mineral on a burro", "CW40", func(p page) bool {
		burro, ok := p.laden()
		return ok && !p.hires() && p.safe(burro) && p.change(burro.slots, full, another)
	}),
	impossible("a mineral stolen by nobody", "CW41", func(p page) bool {
		burro, ok := p.laden()
		return ok && p.change(burro.slots, standing, flip)
	}),
	impossible("a bandit scratched without a Pistol", "CW23", func(p page) bool {
		return p.change(p.sheet().burros[p.IntN(burro7)].bandits, blank, flip)
	}),
	impossible("seven minerals without Tack and Harness", "CW28", func(p page) bool {
		burro, ok := p.laden()
		return ok && blank(p.Filled[p.sheet().tack]) && p.change(burro.slots[Slots:], blank, as("B"))
	}),
	impossible("minerals on a burro without a value", "CW40", func(p page) bool {
		burro, ok := p.laden()
		return ok && full(p.Filled[burro.slots[0]]) && p.change([]scoring.Place{burro.value}, full, as(""))
	}),
	impossible("a Burro 7 that nobody has bought", "CW37", func(p page) bool {
		at := p.sheet().burros[burro7]
		return blank(p.Filled[at.value]) && blank(p.Filled[p.table.burro7]) && p.change(at.slots, blank, as("S"))
	}),
	impossible("a Tin from a game that was not won", "CW31", func(p page) bool {
		_, _, won := p.row(blackjack, false)
		burro, ok := p.laden()
		return ok && !won && p.change([]scoring.Place{burro.won}, blank, as("T"))
	}),
	impossible("more bandits than games of Blackjack were lost", "CW31", func(p page) bool {
		burro, ok := p.laden()
		return ok && p.add(burro.extra, paperRows)
	}),
	impossible("a Tin that is left over from Blackjack", "CW32", func(p page) bool {
		return p.change([]scoring.Place{p.sheet().won}, blank, as("T"))
	}),
}

var storeMistakes = []scoringtest.Mistake{
	impossible("Tack and Harness not paid for", "CW28", func(p page) bool {
		return p.name(p.table.tack, p.seat) && p.change([]scoring.Place{p.sheet().tack}, blank, flip)
	}),
	impossible("Tack and Harness of one sheet only", "CW28", func(p page) bool {
		p.Filled[p.sheet().tack] = flip(p.Filled[p.sheet().tack])
		return true
	}),
	impossible("a share not paid for", "CW24", func(p page) bool {
		round := p.IntN(Rounds)
		return !p.solo() && p.add(p.sheet().shares[round], 1) && p.add(p.table.shares[p.seat][round], 1)
	}),
	impossible("a share of one sheet only", "CW24", func(p page) bool {
		return !p.solo() && p.add(p.table.shares[p.seat][p.IntN(Rounds)], 1)
	}),
	impossible("a share in a solo game", "CW24", func(p page) bool { return p.solo() && p.add(p.sheet().shares[2], 1) }),
	impossible("Strike Gold not paid for", "CW26", func(p page) bool { return p.name(p.table.strikeGold[p.IntN(Rounds)], p.seat) }),
	impossible("Wash Day not paid for", "CW27", func(p page) bool { return p.name(p.table.washDay[p.IntN(Rounds)], p.seat) }),
	impossible("Wash Day not written down", "CW27", func(p page) bool {
		_, e, ok := p.row(washed, true)
		return ok && p.change(p.table.washDay[e.round-1:e.round], full, as(""))
	}),
	impossible("a Coal Baron who is not paid", "CW25", func(p page) bool { return p.name(p.table.coalBaron, p.seat) }),
	unread("a Tonic with another mark", "CW33", func(p page) bool {
		return p.solo() && p.change(p.sheet().tonics[:1], func(w scoring.Written) bool { return true }, as("X"))
	}),
	impossible("a Tonic in company", "CW33", func(p page) bool { return !p.solo() && p.change(p.sheet().tonics, blank, as(tonicMark)) }),
}

var rowMistakes = []scoringtest.Mistake{
	impossible("a Varmint of $30", "CW29", func(p page) bool {
		i, e, ok := p.row(varmint, false)
		if e.amount = 30; ok {
			p.rewrite(i, e)
		}
		return ok
	}),
	impossible("a Pistol for $5", "CW23", func(p page) bool { return p.pay(pistols, true, 5) }),
	impossible("half a Coal Baron", "CW25", func(p page) bool {
		_, e, ok := p.row(baron, false)
		return ok && e.amount == BaronPrize && !p.solo() && p.pay(baron, false, -BaronPrize/2)
	}),
	impossible("a second Coal Baron", "CW25", func(p page) bool {
		_, e, ok := p.row(baron, false)
		return ok && p.append(baron, e.amount, e.round)
	}),
	impossible("a delivery written twice", "CW42", func(p page) bool {
		_, e, ok := p.row(delivered, false)
		return ok && p.append(delivered, e.amount, e.round)
	}),
	impossible("Wash Day for somebody who has not bought it", "CW27", func(p page) bool {
		round := p.IntN(p.last)
		named, _ := p.read().named(p.table.washDay[round], p.seat)
		return !named && p.append(washed, WashDayBonus, round+1)
	}),
	impossible("21 at Blackjack", "CW31", func(p page) bool { return p.solo() && p.append(blackjack, 25, 1) }),
	impossible("Pinkertons that cost something", "CW30", func(p page) bool { return p.append(hired, -10, p.last) }),
	unread("a row with a word that is no reason", "CW22", func(p page) bool {
		return p.change(scoring.Each(paperRows, func(i int) scoring.Place { return p.sheet().rows[i].what }), full, as("luck"))
	}),
	impossible("a gap in the cash column", "CW22", func(p page) bool {
		if len(p.column()) < 4 {
			return false
		}
		row := p.sheet().rows[1+p.IntN(2)]
		for _, at := range append(row.change(), row.hand) {
			p.Filled[at] = scoring.Written{}
		}
		return true
	}),
	impossible("a start that was left out", "CW3", func(p page) bool { return p.remove(started) }),
	impossible("a debt", "CW22", func(p page) bool {
		if p.solo() {
			return false
		}
		const many = 500
		return p.append(sharesBought, -many*sharePrice, 1) && p.append(sharesPaid, many*shareWorth(1, p.last), p.last) &&
			p.add(p.sheet().shares[0], many) && p.add(p.table.shares[p.seat][0], many) &&
			p.add(p.sheet().cash, many*(shareWorth(1, p.last)-sharePrice))
	}),
}

var roundMistakes = []scoringtest.Mistake{
	impossible("a round in the middle not crossed off", "CW4", func(p page) bool {
		return p.last > 2 && p.change(p.table.rounds[1:p.last-1], struckOut, flip)
	}),
	impossible("the last round not crossed off", "CW40", func(p page) bool {
		return !p.solo() && p.change(p.table.rounds[p.last-1:p.last], struckOut, flip)
	}),
	impossible("Burro 7 without a seventh round", "CW37", func(p page) bool {
		return p.solo() && p.last == MaxRounds && p.change(p.table.rounds[burro7:], struckOut, flip)
	}),
	impossible("an end before round 6", "CW30", func(p page) bool {
		return !p.solo() && blank(p.Filled[p.table.pinkertons]) && p.change(p.table.rounds[Rounds-1:], struckOut, flip)
	}),
	impossible("a purchase after the end", "CW9", func(p page) bool {
		i, e, ok := p.row(varmint, false)
		if !ok || p.last >= p.rounds() {
			return false
		}
		e.amount, e.round = 10+p.IntN(10), p.last+1
		p.rewrite(i, e)
		return true
	}),
}
