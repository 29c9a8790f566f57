package coal

import "saddlebag/scoring"

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
	var scratched [Burros]span
	for b := range scratched {
		scratched[b] = crosses(f, w.burros[b].bandits).times(pistolPrice)
	}
	return func(b, round int, before herd) bool {
		var gone, left span
		for other, n := range scratched {
			if before.with(b).has(other) {
				gone = gone.plus(n)
			}
			if !before.has(other) {
				left = left.plus(n)
			}
		}
		return gone.least <= early[round].most && late[round].least <= left.most
	}
}

// baronClue: a Coal Baron has 12 Coal that earlier burros have not taken (CW25).
func baronClue(f scoring.Filled, w *worksheet, c *column) fit {
	coal := letters(f, w.stash, Coal, either)
	var loaded [Burros]span
	for b := range loaded {
		loaded[b] = letters(f, w.burros[b].slots, Coal, either)
	}
	return func(_, round int, before herd) bool {
		if c.counts(kind{reason: baron, round: round + 1}).least == 0 {
			return true
		}
		taken := 0
		for b, n := range loaded {
			if before.has(b) {
				taken += n.least
			}
		}
		return coal.most-taken >= BaronCoal
	}
}

// washClue: Wash Day pays for 6 Borax in its round, and only then (CW27).
func (a *auditor) washClue(f scoring.Filled, w *worksheet, c *column) fit {
	var borax [Burros]span
	for b := range borax {
		borax[b] = letters(f, w.burros[b].slots, Borax, waiting)
	}
	return func(b, round int, _ herd) bool {
		if round >= a.rounds() {
			return true
		}
		paid := c.counts(kind{reason: washed, round: round + 1})
		bought, known := a.named(f, a.table.washDay[round], w.seat)
		short := paid.least > 0 && borax[b].most < WashDayBorax
		unpaid := paid.most == 0 && known && bought && borax[b].least >= WashDayBorax
		return !short && !unpaid
	}
}

// tackClue: with Tack and Harness there are more slots from its round on (CW28).
func tackClue(f scoring.Filled, w *worksheet, c *column) fit {
	return func(b, round int, _ herd) bool {
		if !laden(f, &packs{slots: w.burros[b].slots[Slots:]}) {
			return true
		}
		return !c.later(harness, round)
	}
}

// blackjackClue: what is won joins the burro of its round (CW32).
func blackjackClue(f scoring.Filled, w *worksheet, c *column) fit {
	return func(b, round int, _ herd) bool {
		p := &w.burros[b]
		return !tinsWon(f, p.won).apart(c.winning(round+1)) && figure(f, p.extra).least <= c.losing(round+1).most
	}
}

// seventhClue: Burro 7 is there once it is bought (CW37).
func seventhClue(_ scoring.Filled, _ *worksheet, c *column) fit {
	return func(b, round int, _ herd) bool { return b != burro7 || !c.later(extraBurro, round) }
}

// later says whether something was paid for after a round, counted from 0.
func (c *column) later(r reason, round int) bool {
	for i := range c.entries {
		if e := &c.entries[i]; (kind{reason: r, spent: true}).of(e) && e.round > round+1 {
			return true
		}
	}
	return false
}
