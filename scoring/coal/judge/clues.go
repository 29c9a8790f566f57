package judge

import (
	"slices"

	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
)

// A clue is something on the sheets that some orders of the burros do not fit. Where the cash
// column gives no cause for it, burros are not read.
type clue struct {
	clause string
	says   string                          // the message, of a seat whose burros have no such order
	fits   func(reader, *sheet.Column) fit // nil where all orders fit it
}

// fit is which orders fit a clue.
func (r reader) fit(one clue) fit {
	return audit.Once(r.Sheet, finding{r.Worksheet, one.clause}, func() fit { return one.fits(r, r.column()) })
}

// clues are all that the sheets tell of the order of a seat's burros, but for
// what a wrong sum would explain.
func (a *auditor) clues() []clue {
	clues := []clue{
		{"CW23", "coal.no-order-pistols", reader.pistolClue},
		{"CW25", "coal.no-order-baron", reader.baronClue},
		{"CW28", "coal.loaded-before-tack", reader.tackClue},
	}
	if a.Solo() {
		clues = append(clues,
			clue{"CW32", "coal.no-order-blackjack", reader.blackjackClue},
			clue{"CW37", "coal.loaded-before-burro-7", reader.seventhClue},
		)
	}
	return clues
}

// washes is the clue of Wash Day: a bonus that was forgotten, which is a wrong
// sum, may explain why no order fits it.
var washes = clue{"CW27", "coal.no-order-wash", reader.washClue}

// pistolClue: Pistols scratch bandits of burros that are not gone (CW23). What
// has gone by the end of a round was paid for by then, and what is paid for later
// is found on the others.
func (r reader) pistolClue(c *sheet.Column) fit {
	var early, late [coal.MaxRounds]audit.Span // dollars spent up to a round, and from it on
	for round := range coal.MaxRounds {
		paid := c.Money(sheet.Kind{Reason: coal.Pistols, Spent: true, Round: round + 1})
		for other := range coal.MaxRounds {
			if other >= round {
				early[other] = early[other].Plus(paid)
			}
			if other <= round {
				late[other] = late[other].Plus(paid)
			}
		}
	}
	if early[0].Most >= audit.Unknown.Most && late[0].Least == 0 {
		return nil
	}
	scratched := sumsOf(func(b int) audit.Span { return r.Crosses(r.Burros[b].Bandits).Times(coal.PistolPrice) })
	return func(b, round int, before herd) bool {
		gone, left := scratched[before.with(b)], scratched[others(before)]
		return gone.Least <= early[round].Most && late[round].Least <= left.Most
	}
}

// sumsOf adds a number of each burro up, for every set of them.
func sumsOf(number func(b int) audit.Span) (sums [herds]audit.Span) {
	for b := range coal.Burros {
		n := number(b)
		for set := range herd(1 << b) {
			sums[set.with(b)] = sums[set].Plus(n)
		}
	}
	return sums
}

// baronClue: a Coal Baron has 12 Coal that earlier burros have not taken (CW25).
func (r reader) baronClue(c *sheet.Column) fit {
	var paid [coal.MaxRounds]bool
	for round := range paid {
		paid[round] = c.Counts(sheet.Kind{Reason: coal.Baron, Round: round + 1}).Least > 0
	}
	if paid == [coal.MaxRounds]bool{} {
		return nil
	}
	stashed := r.Letters(r.Stash, coal.Coal, sheet.Either)
	loaded := sumsOf(func(b int) audit.Span { return r.Letters(r.Burros[b].Slots, coal.Coal, sheet.Either) })
	return func(_, round int, before herd) bool {
		return !paid[round] || stashed.Most-loaded[before].Least >= coal.BaronCoal
	}
}

// washClue: Wash Day pays for 6 Borax in its round, and only then (CW27).
func (r reader) washClue(c *sheet.Column) fit {
	var paid, due [coal.MaxRounds]bool // certainly paid; certainly bought, and not paid
	for round := range r.Rounds() {
		rows := c.Counts(sheet.Kind{Reason: coal.Washed, Round: round + 1})
		bought, _ := r.bonusOf(c, sheet.Kind{Reason: coal.Washed, Round: round + 1}, r.Table.WashDay[round])
		paid[round], due[round] = rows.Least > 0, bought && rows.Most == 0
	}
	if paid == due { // neither in any round
		return nil
	}
	var few, many [coal.Burros]bool // certainly not enough, certainly enough
	for b := range few {
		borax := r.Letters(r.Burros[b].Slots, coal.Borax, sheet.Waiting)
		few[b], many[b] = borax.Most < coal.WashDayBorax, borax.Least >= coal.WashDayBorax
	}
	return func(b, round int, _ herd) bool { return (!paid[round] || !few[b]) && (!due[round] || !many[b]) }
}

// tackClue: with Tack and Harness there are more slots from its round on (CW28).
func (r reader) tackClue(c *sheet.Column) fit {
	bought := c.Latest(coal.Harness)
	if bought == 0 {
		return nil
	}
	var large [coal.Burros]bool
	for b := range large {
		large[b] = slices.ContainsFunc(r.Burros[b].Slots[coal.Slots:], r.Filled)
	}
	return func(b, round int, _ herd) bool { return !large[b] || round+1 >= bought }
}

// blackjackClue: what is won joins the burro of its round (CW32).
func (r reader) blackjackClue(c *sheet.Column) fit {
	var fits [coal.Burros][coal.MaxRounds]bool
	for b := range fits {
		p := &r.Burros[b]
		for round := range fits[b] {
			fits[b][round] = !r.tinsWon(p.Won).Apart(winning(c, round+1)) && r.Figure(p.Extra).Least <= losing(c, round+1).Most
		}
	}
	return func(b, round int, _ herd) bool { return fits[b][round] }
}

// seventhClue: Burro 7 is there once it is bought (CW37).
func (r reader) seventhClue(c *sheet.Column) fit {
	bought := c.Latest(coal.ExtraBurro)
	return func(b, round int, _ herd) bool { return b != coal.Burro7 || round+1 >= bought }
}

// worthClue: a delivery is worth what the burro has (CW42), whether or not that
// is written down beside it.
func (r reader) worthClue(c *sheet.Column) fit {
	var worths [coal.Burros]audit.Span
	for b := range worths {
		worths[b] = r.worth(&r.Burros[b])
	}
	return func(b, round int, _ herd) bool {
		for e := range c.All(sheet.Kind{Reason: coal.Delivered, Round: round + 1}) {
			if worths[b].Apart(audit.Exactly(e.Amount)) {
				return false
			}
		}
		return true
	}
}
