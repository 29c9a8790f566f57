package coal

import (
	"slices"

	"saddlebag/scoring"
)

// audited is a seat's score as its sheet gives it: the cash column, with what the
// rules make of deliveries, of Strike Gold and Wash Day and of shares in place of
// what is written there.
func (a *auditor) audited(f scoring.Filled, seat int) scoring.Audited {
	w := &a.sheets[seat]
	c := a.column(f, w)
	got := scoring.Audited{Known: c.closed}
	if claimed, known := f.Number(w.cash); known {
		got.Written, got.Claimed = f[w.cash].Value != "", claimed
	}
	cash := 0
	for _, e := range a.accounts(f, w, &c) {
		got.Lines = append(got.Lines, e.line())
		cash += e.amount
	}
	if !a.solo() {
		return got
	}
	full, known := stashFull(f, w)
	got.Known = got.Known && known
	if got.Known {
		got.Lines = append(got.Lines, soloRank(cash, full))
	}
	return got
}

// stashFull says whether every box of the Ore Stash is written on.
func stashFull(f scoring.Filled, w *worksheet) (full, known bool) {
	known = true
	for _, p := range w.stash {
		yes, told := noted(f, p)
		if told && !yes {
			return false, true
		}
		known = known && told
	}
	return known, known
}

// accounts are the changes of a seat's cash by the rules, round by round.
func (a *auditor) accounts(f scoring.Filled, w *worksheet, c *column) []entry {
	entries := c.entries
	if c.closed {
		entries = entries[:c.listed]
	}
	loads := a.loads(f, w, c)
	last, _ := a.lastRound(f)
	paid, recounted := a.sharesDue(f, w)
	var all []entry
	for round := range MaxRounds {
		for _, e := range entries {
			if e.round == round+1 && !e.earned() {
				e.of = a.quantity(&e)
				all = append(all, e)
			}
		}
		all = append(all, a.delivery(f, w, c, round, loads[round])...)
	}
	if !recounted {
		paid = slices.DeleteFunc(slices.Clone(entries), func(e entry) bool { return e.reason != sharesPaid })
	}
	all = append(all, paid...)
	if fixed := a.fixed[w.seat]; fixed != 0 {
		all = append(all, entry{reason: corrected, amount: fixed, round: last})
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
	switch e.reason {
	case pistols, sharesBought, tonics:
		if price := findItem(reasons[e.reason].word).price.on(a.sheet); price > 0 {
			return -e.amount / price
		}
	default: // one thing
	}
	return 1
}

// delivery is what a round's delivery earns. What is not known of it is taken as
// the cash column has it.
func (a *auditor) delivery(f scoring.Filled, w *worksheet, c *column, round, burro int) []entry {
	row := func(r reason) (amount int, there bool) {
		k := kind{reason: r, round: round + 1}
		return c.money(k).least, c.counts(k).least > 0
	}
	value, there := row(delivered)
	borax := unknown
	if burro >= 0 {
		borax = letters(f, w.burros[burro].slots, Borax, waiting)
		if worth := worth(f, &w.burros[burro]); worth.least == worth.most {
			value, there = worth.least, true
		}
	}
	if !there {
		return nil
	}
	gold, _ := row(struckGold)
	wash, _ := row(washed)
	if round < a.rounds() {
		if bought, known := a.named(f, a.table.strikeGold[round], w.seat); known {
			gold = when(bought, goldOf(value))
		}
		if bought, known := a.named(f, a.table.washDay[round], w.seat); known && borax.least == borax.most {
			wash = when(bought && borax.least >= WashDayBorax, WashDayBonus)
		}
	}
	all := []entry{{reason: delivered, amount: value, round: round + 1}}
	if gold > 0 {
		all = append(all, entry{reason: struckGold, amount: gold, round: round + 1})
	}
	if wash > 0 {
		all = append(all, entry{reason: washed, amount: wash, round: round + 1})
	}
	return all
}

func when(is bool, amount int) int {
	if is {
		return amount
	}
	return 0
}

// sharesDue are what a seat's shares pay, if that is known.
func (a *auditor) sharesDue(f scoring.Filled, w *worksheet) (all []entry, known bool) {
	last, known := a.lastRound(f)
	for i, p := range w.shares {
		n := figure(f, p)
		known = known && n.least == n.most
		if worth := n.least * shareWorth(i+1, last); worth > 0 {
			all = append(all, entry{reason: sharesPaid, amount: worth, of: i + 1, round: last})
		}
	}
	return all, known
}
