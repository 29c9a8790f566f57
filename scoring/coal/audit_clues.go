package coal

import (
	"slices"

	"saddlebag/scoring"
)

// clues are all that the sheets tell of the order of a seat's burros.
func (a *auditor) clues(w *worksheet) []clue {
	var bandits, slots, won, extra, beyond []scoring.Place
	for b := range w.burros {
		p := &w.burros[b]
		bandits, slots = append(bandits, p.bandits...), append(slots, p.slots...)
		won, extra = append(won, p.won), append(extra, p.extra)
		beyond = append(beyond, p.slots[Slots:]...)
	}
	clues := []clue{
		{"CW23", false, bandits, "In no order of the burros of %s did each Pistol find a bandit on one that was not gone.", pistolClue},
		{"CW25", false, reading(w.stash, slots), "In no order of the burros had %s as many Coal left as a Coal Baron needs.", baronClue},
		{"CW27", true, reading(slots, a.table.washDay), "In no order do the burros of %s bring the Borax that Wash Day has paid for.", a.washClue},
		{"CW28", false, beyond, "%s has loaded more than six minerals before there was Tack and Harness.", tackClue},
	}
	if a.solo() {
		clues = append(clues,
			clue{"CW32", false, reading(won, extra), "In no order did the burros of %s take what Blackjack brought in their rounds.", blackjackClue},
			clue{"CW37", false, nil, "%s has loaded Burro 7 before buying it.", seventhClue},
		)
	}
	return clues
}

// pistolClue: Pistols scratch bandits of burros that are not gone (CW23). What
// has gone by the end of a round was paid for by then, and what is paid for later
// is found on the others.
func pistolClue(f scoring.Filled, w *worksheet, c *column) fit {
	var early, late [MaxRounds]span // dollars spent up to a round, and from it on
	for round := range MaxRounds {
		paid := c.money(kind{reason: pistols, spent: true, round: round + 1})
		for other := range MaxRounds {
			if other >= round {
				early[other] = early[other].plus(paid)
			}
			if other <= round {
				late[other] = late[other].plus(paid)
			}
		}
	}
	scratched := sumsOf(func(b int) span { return crosses(f, w.burros[b].bandits).times(pistolPrice) })
	return func(b, round int, before herd) bool {
		gone, left := scratched[before.with(b)], scratched[before.others()]
		return gone.least <= early[round].most && late[round].least <= left.most
	}
}

// sumsOf adds a number of each burro up, for every set of them.
func sumsOf(number func(b int) span) (sums [herds]span) {
	for b := range Burros {
		n := number(b)
		for set := range herd(1 << b) {
			sums[set.with(b)] = sums[set].plus(n)
		}
	}
	return sums
}

// baronClue: a Coal Baron has 12 Coal that earlier burros have not taken (CW25).
func baronClue(f scoring.Filled, w *worksheet, c *column) fit {
	coal := letters(f, w.stash, Coal, either)
	loaded := sumsOf(func(b int) span { return letters(f, w.burros[b].slots, Coal, either) })
	var paid [MaxRounds]bool
	for round := range paid {
		paid[round] = c.counts(kind{reason: baron, round: round + 1}).least > 0
	}
	return func(_, round int, before herd) bool {
		return !paid[round] || coal.most-loaded[before].least >= BaronCoal
	}
}

// washClue: Wash Day pays for 6 Borax in its round, and only then (CW27).
func (a *auditor) washClue(f scoring.Filled, w *worksheet, c *column) fit {
	var few, many [Burros]bool // certainly not enough, certainly enough
	for b := range few {
		borax := letters(f, w.burros[b].slots, Borax, waiting)
		few[b], many[b] = borax.most < WashDayBorax, borax.least >= WashDayBorax
	}
	var paid, due [MaxRounds]bool // certainly paid; certainly bought, and not paid
	for round := range a.rounds() {
		rows := c.counts(kind{reason: washed, round: round + 1})
		bought, _ := a.named(f, a.table.washDay[round], w.seat)
		paid[round], due[round] = rows.least > 0, bought && rows.most == 0
	}
	return func(b, round int, _ herd) bool { return (!paid[round] || !few[b]) && (!due[round] || !many[b]) }
}

// tackClue: with Tack and Harness there are more slots from its round on (CW28).
func tackClue(f scoring.Filled, w *worksheet, c *column) fit {
	bought := c.latest(harness)
	var large [Burros]bool
	for b := range large {
		large[b] = laden(f, &packs{slots: w.burros[b].slots[Slots:]})
	}
	return func(b, round int, _ herd) bool { return !large[b] || round+1 >= bought }
}

// blackjackClue: what is won joins the burro of its round (CW32).
func blackjackClue(f scoring.Filled, w *worksheet, c *column) fit {
	var fits [Burros][MaxRounds]bool
	for b := range fits {
		p := &w.burros[b]
		for round := range fits[b] {
			fits[b][round] = !tinsWon(f, p.won).apart(c.winning(round+1)) && figure(f, p.extra).least <= c.losing(round+1).most
		}
	}
	return func(b, round int, _ herd) bool { return fits[b][round] }
}

// worthClue: a delivery is worth what the burro has (CW42), whether or not that
// is written down beside it.
func worthClue(f scoring.Filled, w *worksheet, c *column) fit {
	var worths [Burros]span
	for b := range worths {
		worths[b] = worth(f, &w.burros[b])
	}
	return func(b, round int, _ herd) bool {
		return !slices.ContainsFunc(c.entries, func(e entry) bool {
			return e.reason == delivered && e.round == round+1 && worths[b].apart(exactly(e.amount))
		})
	}
}

// seventhClue: Burro 7 is there once it is bought (CW37).
func seventhClue(_ scoring.Filled, _ *worksheet, c *column) fit {
	bought := c.latest(extraBurro)
	return func(b, round int, _ herd) bool { return b != burro7 || round+1 >= bought }
}

// latest is the last round in which something was certainly paid for, or 0.
func (c *column) latest(r reason) int {
	round := 0
	for i := range c.entries {
		if e := &c.entries[i]; (kind{reason: r, spent: true}).of(e) {
			round = max(round, e.round)
		}
	}
	return round
}
