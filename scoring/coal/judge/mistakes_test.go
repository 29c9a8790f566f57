package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/scoringtest"
)

// Common are mistakes that random games have room for, each such that no game has
// its sheets; the others are in those of games that people play.
var Common = slices.Concat(sumMistakes, mineMistakes, burroMistakes, storeMistakes, rowMistakes, roundMistakes)

var sumMistakes = []scoringtest.Mistake{
	wrong("cash of one more", "CW43", func(p page) bool { return p.add(p.sheet().Cash, 1) }),
	wrong("digits of the cash turned round", "CW43", func(p page) bool {
		return p.change([]scoring.Place{p.sheet().Cash}, func(w scoring.Written) bool { return len(w.Value) > 1 && w.Value[0] != w.Value[1] },
			func(w scoring.Written) scoring.Written {
				return scoring.Written{Value: string([]byte{w.Value[1], w.Value[0]}) + w.Value[2:]}
			})
	}),
	wrong("a delivery left out of the cash column", "CW42", func(p page) bool { return p.remove(coal.Delivered) }),
	wrong("Strike Gold of $5 more", "CW26", func(p page) bool { return p.pay(coal.StruckGold, false, coal.StrikeGoldBonus) }),
	wrong("Strike Gold that was forgotten", "CW26", func(p page) bool { return p.remove(coal.StruckGold) }),
	wrong("shares paid for one round more", "CW24", func(p page) bool { return p.pay(coal.SharesPaid, false, coal.ShareWorth) }),
}

var mineMistakes = []scoringtest.Mistake{
	impossible("a claim less", "CW14", func(p page) bool {
		t := p.IntN(len(p.sheet().Deposits))
		claimed := p.read().Crosses(p.sheet().Deposits[t]).Least
		if claimed == 0 || claimed < len(p.sheet().Digs[t]) && p.read().Crosses(p.sheet().Digs[t][claimed]).Least > 0 {
			return false
		}
		p.Filled[p.sheet().Deposits[t][claimed-1]] = scoring.Written{}
		return true
	}),
	impossible("a deposit skipped", "CW10", func(p page) bool {
		t, next, ok := p.behind()
		if !ok {
			return false
		}
		p.Filled[p.sheet().Deposits[t][next]] = scoring.Written{Struck: true}
		return true
	}),
	impossible("a DIG box behind an unclaimed deposit", "CW10", func(p page) bool {
		t, next, ok := p.behind()
		if !ok {
			return false
		}
		p.Filled[p.sheet().Digs[t][next][0]] = scoring.Written{Struck: true}
		return true
	}),
	impossible("another letter in the stash", "CW14", func(p page) bool { return p.change(p.sheet().Stash, full, another) }),
	impossible("a letter rubbed out of the stash", "CW14", func(p page) bool { return p.change(p.sheet().Stash, full, as("")) }),
	impossible("a letter too many in the stash", "CW14", func(p page) bool { return p.change(p.sheet().Stash, blank, as("T")) }),
	unread("a letter of no mineral", "CW14", func(p page) bool { return p.change(p.sheet().Stash, full, as("X")) }),
	unread("a blank box crossed out", "CW14", func(p page) bool { return p.change(p.sheet().Stash, blank, flip) }),
	impossible("a letter not crossed out", "CW40", func(p page) bool { return !p.hires() && p.change(p.sheet().Stash, struckOut, flip) }),
	impossible("a waiting letter crossed out in company", "CW30", func(p page) bool {
		return !p.Solo() && !p.hires() && p.change(p.sheet().Stash, standing, flip)
	}),
	impossible("a waiting letter crossed out alone", "CW40", func(p page) bool { return p.Solo() && p.change(p.sheet().Stash, standing, flip) }),
}

var burroMistakes = []scoringtest.Mistake{
	impossible("a mineral more on a burro", "CW40", func(p page) bool {
		burro, ok := p.laden()
		return ok && !p.hires() && p.safe(burro) && p.change(burro.Slots[:coal.Slots], blank, as("C"))
	}),
	impossible("another mineral on a burro", "CW40", func(p page) bool {
		burro, ok := p.laden()
		return ok && !p.hires() && p.safe(burro) && p.change(burro.Slots, full, another)
	}),
	impossible("a mineral stolen by nobody", "CW41", func(p page) bool {
		burro, ok := p.laden()
		return ok && p.change(burro.Slots, standing, flip)
	}),
	impossible("a bandit scratched without a Pistol", "CW23", func(p page) bool {
		return p.change(p.sheet().Burros[p.IntN(coal.Burro7)].Bandits, blank, flip)
	}),
	impossible("seven minerals without Tack and Harness", "CW28", func(p page) bool {
		burro, ok := p.laden()
		return ok && blank(p.Filled[p.sheet().Tack]) && p.change(burro.Slots[coal.Slots:], blank, as("B"))
	}),
	impossible("minerals on a burro without a value", "CW40", func(p page) bool {
		burro, ok := p.laden()
		return ok && full(p.Filled[burro.Slots[0]]) && p.change([]scoring.Place{burro.Value}, full, as(""))
	}),
	impossible("a Burro 7 that nobody has bought", "CW37", func(p page) bool {
		at := p.sheet().Burros[coal.Burro7]
		return blank(p.Filled[at.Value]) && blank(p.Filled[p.Table.Burro7]) && p.change(at.Slots, blank, as("S"))
	}),
	impossible("a Tin from a game that was not won", "CW31", func(p page) bool {
		_, _, won := p.row(coal.Blackjack, false)
		burro, ok := p.laden()
		return ok && !won && p.change([]scoring.Place{burro.Won}, blank, as("T"))
	}),
	impossible("more bandits than games of Blackjack were lost", "CW31", func(p page) bool {
		burro, ok := p.laden()
		return ok && p.add(burro.Extra, sheet.PaperRows)
	}),
	impossible("a Tin that is left over from Blackjack", "CW32", func(p page) bool {
		return p.change([]scoring.Place{p.sheet().Won}, blank, as("T"))
	}),
}

var storeMistakes = []scoringtest.Mistake{
	impossible("Tack and Harness not paid for", "CW28", func(p page) bool {
		return p.name(p.Table.Tack, p.seat) && p.change([]scoring.Place{p.sheet().Tack}, blank, flip)
	}),
	impossible("Tack and Harness of one sheet only", "CW28", func(p page) bool {
		p.Filled[p.sheet().Tack] = flip(p.Filled[p.sheet().Tack])
		return true
	}),
	impossible("a share not paid for", "CW24", func(p page) bool {
		round := p.IntN(coal.Rounds)
		return !p.Solo() && p.add(p.sheet().Shares[round], 1) && p.add(p.Table.Shares[p.seat][round], 1)
	}),
	impossible("a share of one sheet only", "CW24", func(p page) bool {
		return !p.Solo() && p.add(p.Table.Shares[p.seat][p.IntN(coal.Rounds)], 1)
	}),
	impossible("a share in a solo game", "CW24", func(p page) bool { return p.Solo() && p.add(p.sheet().Shares[2], 1) }),
	impossible("Strike Gold not paid for", "CW26", func(p page) bool { return p.name(p.Table.StrikeGold[p.IntN(coal.Rounds)], p.seat) }),
	impossible("Wash Day not paid for", "CW27", func(p page) bool { return p.name(p.Table.WashDay[p.IntN(coal.Rounds)], p.seat) }),
	impossible("Wash Day not written down", "CW27", func(p page) bool {
		_, e, ok := p.row(coal.Washed, true)
		return ok && p.change(p.Table.WashDay[e.Round-1:e.Round], full, as(""))
	}),
	impossible("a Coal Baron who is not paid", "CW25", func(p page) bool { return p.name(p.Table.CoalBaron, p.seat) }),
	unread("a Tonic with another mark", "CW33", func(p page) bool {
		return p.Solo() && p.change(p.sheet().TonicsBought[:1], func(w scoring.Written) bool { return true }, as("X"))
	}),
	impossible("a Tonic in company", "CW33", func(p page) bool { return !p.Solo() && p.change(p.sheet().TonicsBought, blank, as(sheet.TonicMark)) }),
}

var rowMistakes = []scoringtest.Mistake{
	impossible("a Varmint of $30", "CW29", func(p page) bool {
		i, e, ok := p.row(coal.Varmint, false)
		if e.Amount = 30; ok {
			p.rewrite(i, e)
		}
		return ok
	}),
	impossible("a Pistol for $5", "CW23", func(p page) bool { return p.pay(coal.Pistols, true, 5) }),
	impossible("half a Coal Baron", "CW25", func(p page) bool {
		_, e, ok := p.row(coal.Baron, false)
		return ok && e.Amount == coal.BaronPrize && !p.Solo() && p.pay(coal.Baron, false, -coal.BaronPrize/2)
	}),
	impossible("a second Coal Baron", "CW25", func(p page) bool {
		_, e, ok := p.row(coal.Baron, false)
		return ok && p.append(coal.Baron, e.Amount, e.Round)
	}),
	impossible("a delivery written twice", "CW42", func(p page) bool {
		_, e, ok := p.row(coal.Delivered, false)
		return ok && p.append(coal.Delivered, e.Amount, e.Round)
	}),
	impossible("Wash Day for somebody who has not bought it", "CW27", func(p page) bool {
		round := p.IntN(p.last)
		named, _ := p.read().named(p.Table.WashDay[round], p.seat)
		return !named && p.append(coal.Washed, coal.WashDayBonus, round+1)
	}),
	impossible("21 at Blackjack", "CW31", func(p page) bool { return p.Solo() && p.append(coal.Blackjack, 25, 1) }),
	impossible("Pinkertons that cost something", "CW30", func(p page) bool { return p.append(coal.Hired, -10, p.last) }),
	unread("a row with a word that is no reason", "CW22", func(p page) bool {
		return p.change(scoring.Each(sheet.PaperRows, func(i int) scoring.Place { return p.sheet().Rows[i].What }), full, as("luck"))
	}),
	impossible("a gap in the cash column", "CW22", func(p page) bool {
		if len(p.column()) < 4 {
			return false
		}
		row := p.sheet().Rows[1+p.IntN(2)]
		for _, at := range append(row.Change(), row.Hand) {
			p.Filled[at] = scoring.Written{}
		}
		return true
	}),
	impossible("a start that was left out", "CW3", func(p page) bool { return p.remove(coal.Started) }),
	impossible("a debt", "CW22", func(p page) bool {
		if p.Solo() {
			return false
		}
		const many = 500
		return p.append(coal.SharesBought, -many*coal.SharePrice, 1) && p.append(coal.SharesPaid, many*coal.SharePays(1, p.last), p.last) &&
			p.add(p.sheet().Shares[0], many) && p.add(p.Table.Shares[p.seat][0], many) &&
			p.add(p.sheet().Cash, many*(coal.SharePays(1, p.last)-coal.SharePrice))
	}),
}

var roundMistakes = []scoringtest.Mistake{
	impossible("a round in the middle not crossed off", "CW4", func(p page) bool {
		return p.last > 2 && p.change(p.Table.Rounds[1:p.last-1], struckOut, flip)
	}),
	impossible("the last round not crossed off", "CW40", func(p page) bool {
		return !p.Solo() && p.change(p.Table.Rounds[p.last-1:p.last], struckOut, flip)
	}),
	impossible("Burro 7 without a seventh round", "CW37", func(p page) bool {
		return p.Solo() && p.last == coal.MaxRounds && p.change(p.Table.Rounds[coal.Burro7:], struckOut, flip)
	}),
	impossible("an end before round 6", "CW30", func(p page) bool {
		return !p.Solo() && blank(p.Filled[p.Table.Pinkertons]) && p.change(p.Table.Rounds[coal.Rounds-1:], struckOut, flip)
	}),
	impossible("a purchase after the end", "CW9", func(p page) bool {
		i, e, ok := p.row(coal.Varmint, false)
		if !ok || p.last >= p.Rounds() {
			return false
		}
		e.Amount, e.Round = 10+p.IntN(10), p.last+1
		p.rewrite(i, e)
		return true
	}),
}
