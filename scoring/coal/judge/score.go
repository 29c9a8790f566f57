package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
)

// audited is a seat's score as its sheet gives it: the cash column, with what the
// rules make of deliveries, of Strike Gold and Wash Day and of shares in place of
// what is written there.
func (r reader) audited() scoring.Audited {
	c := r.column()
	var lines []scoring.Line
	cash := 0
	for _, e := range r.accounts(c) {
		lines = append(lines, e.Line())
		cash += e.Amount
	}
	known := c.Added()
	if r.Solo() {
		full, told := r.stashFull()
		if known = known && told; known {
			lines = append(lines, coal.SoloRank(cash, full))
		}
	}
	got := r.Score(lines, known, r.Cash)
	got.Written = got.Written && r.Value(r.Cash) != ""
	return got
}

// stashFull says whether every box of the Ore Stash is written on.
func (r reader) stashFull() (full, known bool) {
	if slices.ContainsFunc(r.Stash, r.Blank) {
		return false, true
	}
	full = len(r.Unknown(r.Stash...)) == 0
	return full, full
}

// accounts are the changes of a seat's cash by the rules, round by round.
func (r reader) accounts(c *sheet.Column) []coal.Entry {
	entries := c.Counted()
	if len(c.Unclear()) > 0 { // one of them may be anything: the column is taken at its word
		return r.asWritten(c)
	}
	loads := r.loads(c)
	last, _ := r.LastRound(r.Marks)
	paid, recounted := r.sharesDue()
	var all []coal.Entry
	for round := range coal.MaxRounds {
		for _, e := range entries {
			if e.Round == round+1 && !earned(&e) {
				e.Of = r.Quantity(&e)
				all = append(all, e)
			}
		}
		all = append(all, r.delivery(c, round, loads[round])...)
	}
	if !recounted {
		paid = slices.DeleteFunc(slices.Clone(entries), func(e coal.Entry) bool { return e.Reason != coal.SharesPaid })
	}
	all = append(all, paid...)
	if fixed := r.unlisted(c); fixed != 0 {
		all = append(all, coal.Entry{Reason: coal.Corrected, Amount: fixed, Round: last})
	}
	return all
}

// asWritten are the changes of a seat's cash as its cash column has them.
func (r reader) asWritten(c *sheet.Column) []coal.Entry {
	all := slices.Clone(c.Counted())
	for _, l := range c.Unclear() {
		all = append(all, l.Entry)
	}
	slices.SortStableFunc(all, func(a, b coal.Entry) int { return a.Number - b.Number })
	for i := range all {
		all[i].Of = r.Quantity(&all[i])
	}
	return all
}

// earned says whether the rules make the amount from other entries.
func earned(e *coal.Entry) bool {
	switch e.Reason {
	case coal.Delivered, coal.SharesPaid:
		return true
	case coal.StruckGold, coal.Washed:
		return e.Amount > 0
	default:
		return false
	}
}

// delivery is what a round's delivery earns. What is not known of it is taken as
// the cash column has it.
func (r reader) delivery(c *sheet.Column, round, burro int) []coal.Entry {
	row := func(why coal.Reason) (amount int, there bool) {
		k := sheet.Kind{Reason: why, Round: round + 1}
		return c.Money(k).Least, c.Counts(k).Least > 0
	}
	value, there := row(coal.Delivered)
	borax := audit.Unknown
	if burro >= 0 {
		borax = r.Letters(r.Burros[burro].Slots, coal.Borax, sheet.Waiting)
		if worth := r.worth(&r.Burros[burro]); worth.Known() {
			value, there = worth.Least, true
		}
	}
	if !there {
		return nil
	}
	gold, _ := row(coal.StruckGold)
	wash, _ := row(coal.Washed)
	if round < r.Rounds() {
		if bought, known := r.bonusOf(c, sheet.Kind{Reason: coal.StruckGold, Round: round + 1}, r.Table.StrikeGold[round]); known {
			gold = scoring.When(bought, coal.GoldOf(value))
		}
		if bought, known := r.bonusOf(c, sheet.Kind{Reason: coal.Washed, Round: round + 1}, r.Table.WashDay[round]); known && borax.Known() {
			wash = scoring.When(bought && borax.Least >= coal.WashDayBorax, coal.WashDayBonus)
		}
	}
	all := []coal.Entry{
		{Reason: coal.Delivered, Amount: value, Round: round + 1},
		{Reason: coal.StruckGold, Amount: gold, Round: round + 1},
		{Reason: coal.Washed, Amount: wash, Round: round + 1},
	}
	return slices.DeleteFunc(all, func(e coal.Entry) bool { return e.Reason != coal.Delivered && e.Amount == 0 })
}

// sharesDue are what a seat's shares pay, if that is known.
func (r reader) sharesDue() (all []coal.Entry, known bool) {
	last, known := r.LastRound(r.Marks)
	c := r.column()
	for i := range r.Shares {
		n := r.sharesOf(c, i)
		known = known && n.Known()
		if worth := n.Least * coal.SharePays(i+1, last); worth > 0 {
			all = append(all, coal.Entry{Reason: coal.SharesPaid, Amount: worth, Of: i + 1, Round: last})
		}
	}
	return all, known
}
