package coal

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// audited is a seat's score as its sheet gives it: the cash column, with what the
// rules make of deliveries, of Strike Gold and Wash Day and of shares in place of
// what is written there.
func (r reader) audited() scoring.Audited {
	c := r.column()
	var lines []scoring.Line
	cash := 0
	for _, e := range r.accounts(c) {
		lines = append(lines, e.line())
		cash += e.amount
	}
	known := c.added()
	if r.solo() {
		full, told := r.stashFull()
		if known = known && told; known {
			lines = append(lines, soloRank(cash, full))
		}
	}
	got := r.Score(lines, known, r.cash)
	got.Written = got.Written && r.Value(r.cash) != ""
	return got
}

// stashFull says whether every box of the Ore Stash is written on.
func (r reader) stashFull() (full, known bool) {
	if slices.ContainsFunc(r.stash, r.Blank) {
		return false, true
	}
	full = len(r.Unknown(r.stash...)) == 0
	return full, full
}

// accounts are the changes of a seat's cash by the rules, round by round.
func (r reader) accounts(c *column) []entry {
	entries := c.counted()
	if len(c.unclear()) > 0 { // one of them may be anything: the column is taken at its word
		return r.asWritten(c)
	}
	loads := r.loads(c)
	last, _ := r.lastRound()
	paid, recounted := r.sharesDue()
	var all []entry
	for round := range MaxRounds {
		for _, e := range entries {
			if e.round == round+1 && !e.earned() {
				e.of = r.quantity(&e)
				all = append(all, e)
			}
		}
		all = append(all, r.delivery(c, round, loads[round])...)
	}
	if !recounted {
		paid = slices.DeleteFunc(slices.Clone(entries), func(e entry) bool { return e.reason != sharesPaid })
	}
	all = append(all, paid...)
	if fixed := r.unlisted(c); fixed != 0 {
		all = append(all, entry{reason: corrected, amount: fixed, round: last})
	}
	return all
}

// asWritten are the changes of a seat's cash as its cash column has them.
func (r reader) asWritten(c *column) []entry {
	all := slices.Clone(c.counted())
	for _, l := range c.unclear() {
		all = append(all, l.entry)
	}
	slices.SortStableFunc(all, func(a, b entry) int { return a.number - b.number })
	for i := range all {
		all[i].of = r.quantity(&all[i])
	}
	return all
}

// earned says whether the rules make the amount from other entries.
func (e *entry) earned() bool {
	switch e.reason {
	case delivered, sharesPaid:
		return true
	case struckGold, washed:
		return e.amount > 0
	default:
		return false
	}
}

// quantity is how many things an entry has paid for, for its label.
func (a *auditor) quantity(e *entry) int {
	it := findItem(e.reason.word())
	if e.reason == sharesPaid {
		return 0
	}
	if it == nil || !it.many() || it.price.on(a.sheet) == 0 {
		return 1
	}
	return -e.amount / it.price.on(a.sheet)
}

// delivery is what a round's delivery earns. What is not known of it is taken as
// the cash column has it.
func (r reader) delivery(c *column, round, burro int) []entry {
	row := func(why reason) (amount int, there bool) {
		k := kind{reason: why, round: round + 1}
		return c.money(k).Least, c.counts(k).Least > 0
	}
	value, there := row(delivered)
	borax := audit.Unknown
	if burro >= 0 {
		borax = r.letters(r.burros[burro].slots, Borax, waiting)
		if worth := r.worth(&r.burros[burro]); worth.Known() {
			value, there = worth.Least, true
		}
	}
	if !there {
		return nil
	}
	gold, _ := row(struckGold)
	wash, _ := row(washed)
	if round < r.rounds() {
		if bought, known := r.bonusOf(c, kind{reason: struckGold, round: round + 1}, r.table.strikeGold[round]); known {
			gold = scoring.When(bought, goldOf(value))
		}
		if bought, known := r.bonusOf(c, kind{reason: washed, round: round + 1}, r.table.washDay[round]); known && borax.Known() {
			wash = scoring.When(bought && borax.Least >= WashDayBorax, WashDayBonus)
		}
	}
	all := []entry{
		{reason: delivered, amount: value, round: round + 1},
		{reason: struckGold, amount: gold, round: round + 1},
		{reason: washed, amount: wash, round: round + 1},
	}
	return slices.DeleteFunc(all, func(e entry) bool { return e.reason != delivered && e.amount == 0 })
}

// sharesDue are what a seat's shares pay, if that is known.
func (r reader) sharesDue() (all []entry, known bool) {
	last, known := r.lastRound()
	c := r.column()
	for i := range r.shares {
		n := r.sharesOf(c, i)
		known = known && n.Known()
		if worth := n.Least * shareWorth(i+1, last); worth > 0 {
			all = append(all, entry{reason: sharesPaid, amount: worth, of: i + 1, round: last})
		}
	}
	return all, known
}
