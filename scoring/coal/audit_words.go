package coal

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// alsoCalled is what people write in the cash column for a reason, in small
// letters, beside its word and its title.
var alsoCalled = [len(reasons)][]string{
	started:      {"starting", "starting money", "begin", "beginning", "initial"},
	delivered:    {"deliver", "delivered", "burro", "load", "loaded", "loading", "d", "del", "donkey"},
	struckGold:   {"gold", "strike", "gold bonus", "strike bonus", "strikegold", "struck gold", "sg"},
	washed:       {"wash", "washday", "washing", "wd", "borax"},
	pistols:      {"pistols", "gun", "guns", "shot", "bandit", "bandits"},
	sharesBought: {"shares", "railroad", "railroad shares", "rr", "rr share", "rr shares", "buy share", "buy shares", "bought share", "bought shares", "stock"},
	sharesPaid: {
		"shares paid", "railroad paid", "shares pay", "share pay", "shares payout", "payout", "dividend", "dividends", "railroad pays", "paid shares", "shares end", "end shares",
		"share value", "shares value", "railroad shares paid",
	},
	baron:      {"baron", "coalbaron"},
	varmint:    {"varmints", "varmit", "varmits", "varmint huntin", "varmint hunt", "varmint hunting", "hunt", "hunting", "huntin", "vh"},
	hired:      {"pinkerton", "pinks"},
	blackjack:  {"black jack", "bj", "cards", "saloon"},
	tonics:     {"tonics", "workhorse", "workhorse tonics"},
	extraBurro: {"burro7", "seventh burro", "7th burro", "extra burro"},
	harness:    {"tack & harness", "tack + harness", "tack/harness", "harness", "tack harness", "t&h"},
	corrected:  {"correct", "corrected", "corr", "fix"},
}

// words are what can be written in a place: minerals, what rows of the cash column
// are for and mostly come to, and who has bought what.
func (a *auditor) words(p scoring.Place) []audit.Word {
	if p.Owner == scoring.Table {
		if slices.Contains(a.buyersPlaces(), p) {
			return a.buyersWords()
		}
		return nil
	}
	w := &a.sheets[p.Owner]
	if row, ok := rowPart(p.Cell); ok {
		switch row {
		case "what":
			return a.reasonWords()
		case "amount":
			return amountWords(a.amounts())
		case "round":
			return audit.Words(scoring.Each(a.rounds(), func(i int) string { return strconv.Itoa(i + 1) })...)
		}
		return nil
	}
	switch {
	case slices.Contains(w.tonics, p):
		return []audit.Word{{Value: tonicMark, Label: "Workhorse Tonic", Also: []string{"x", "tonic"}}}
	case slices.Contains(w.stash, p), slices.ContainsFunc(w.burros[:], func(b packs) bool { return slices.Contains(b.slots, p) }):
		return mineralWords()
	}
	return nil
}

// rowPart is which part of a row of the cash column a cell is.
func rowPart(cell string) (part string, ok bool) {
	rest, ok := strings.CutPrefix(cell, CashCell+"/")
	_, part, _ = strings.Cut(rest, "/")
	return part, ok
}

func mineralWords() []audit.Word {
	return scoring.Each(len(minerals), func(i int) audit.Word {
		m := Mineral(i)
		return audit.Word{Value: m.Letter(), Label: m.Title()}
	})
}

// reasonWords are what rows of the cash column can be for, the likeliest first.
func (a *auditor) reasonWords() []audit.Word {
	order := []reason{delivered, varmint, sharesBought, pistols, struckGold, washed, harness, sharesPaid, baron, blackjack, tonics, extraBurro, hired, started, corrected}
	var all []audit.Word
	for _, r := range order {
		if it := findItem(r.word()); it != nil && !it.sold(a.solo()) || r == sharesPaid && a.solo() || r == started && a.startCash() == 0 {
			continue
		}
		label := r.title()
		if r == sharesPaid {
			label = "Railroad Shares paid"
		}
		all = append(all, audit.Word{Value: r.word(), Label: label, Also: alsoCalled[r]})
	}
	return all
}

// amountWords are amounts with their signs.
func amountWords(dollars []int) []audit.Word {
	return scoring.Each(len(dollars), func(i int) audit.Word {
		word := audit.Word{Value: strconv.Itoa(dollars[i])}
		if dollars[i] > 0 {
			word.Label = "+" + word.Value
		}
		return word
	})
}

// amounts are what rows mostly come to that are no deliveries, in dollars.
func (a *auditor) amounts() []int {
	var all []int
	for n := varmintDice + VarmintBonus; n <= varmintDice*Faces+VarmintBonus; n++ {
		all = append(all, n)
	}
	for i := range items {
		if it := &items[i]; it.sold(a.solo()) && it.price.on(a.sheet) > 0 {
			all = append(all, -it.price.on(a.sheet))
			if it.many() {
				all = append(all, -2*it.price.on(a.sheet))
			}
		}
	}
	all = append(all, StrikeGoldBonus, 2*StrikeGoldBonus, WashDayBonus, 0)
	if a.solo() {
		for _, row := range blackjackRows {
			all = append(all, row.Cash)
		}
	}
	all = append(all, a.prizes()...)
	seen := map[int]bool{}
	return slices.DeleteFunc(all, func(n int) bool {
		again := seen[n]
		seen[n] = true
		return again
	})
}

// buyersPlaces hold names of players.
func (a *auditor) buyersPlaces() []scoring.Place {
	t := &a.table
	return slices.Concat(t.washDay, t.strikeGold, []scoring.Place{t.tack, t.coalBaron, t.pinkertons, t.burro7})
}

// buyersWords are all groups of players as the table writes them, the smallest
// first.
func (a *auditor) buyersWords() []audit.Word {
	var all []audit.Word
	for set := 1; set < 1<<len(a.names); set++ {
		all = append(all, audit.Word{Value: a.namesOf(scoring.Where(len(a.names), func(seat int) bool { return set>>seat&1 == 1 }))})
	}
	slices.SortStableFunc(all, func(a, b audit.Word) int { return strings.Count(a.Value, ", ") - strings.Count(b.Value, ", ") })
	return all
}

// namesOf are the names of some seats as the table writes them.
func (a *auditor) namesOf(seats []int) string {
	return strings.Join(scoring.Each(len(seats), func(i int) string { return a.names[seats[i]] }), ", ")
}

// read reads what people write where more than one word can stand.
func (a *auditor) read(p scoring.Place, text string) (value string, ok bool) {
	if p.Owner == scoring.Table {
		if !slices.Contains(a.buyersPlaces(), p) {
			return "", false
		}
		return a.readNames(text)
	}
	part, row := rowPart(p.Cell)
	switch {
	case row && part == "what":
		return a.readReason(text)
	case p.Cell == WonCell, strings.HasSuffix(p.Cell, partWon):
		return readTins(text)
	}
	return "", false
}

// readReason reads what a row of the cash column is for: numbers of burros, of
// rounds and of things beside it say nothing.
func (a *auditor) readReason(text string) (string, bool) {
	words := a.reasonWords()
	find := func(text string) (string, bool) {
		for _, w := range words {
			if text == w.Value || text == strings.ToLower(w.Label) || slices.Contains(w.Also, text) {
				return w.Value, true
			}
		}
		return "", false
	}
	text = strings.ToLower(strings.Join(strings.Fields(strings.ReplaceAll(text, "’", "'")), " "))
	if value, ok := find(text); ok {
		return value, true
	}
	bare := strings.TrimSpace(strings.TrimFunc(text, func(r rune) bool { return !unicode.IsLetter(r) }))
	if value, ok := find(bare); ok {
		return value, true
	}
	return find(strings.TrimSuffix(bare, "s"))
}

// readTins reads the minerals that were won at Blackjack: all of them are Tins.
func readTins(text string) (string, bool) {
	n, err := strconv.Atoi(text)
	if err == nil && n > 0 && n <= CashRows {
		return strings.TrimSuffix(strings.Repeat(Tin.Letter()+" ", n), " "), true
	}
	upper := strings.Join(strings.Fields(strings.ToUpper(text)), " ")
	if !strings.Contains(upper, " ") && strings.Trim(upper, Tin.Letter()) == "" {
		upper = strings.Join(strings.Split(upper, ""), " ")
	}
	_, _, ok := wonMinerals(scoring.Written{Value: upper})
	return upper, ok && upper != ""
}

// readNames reads names of players in any case, with commas, "and" or other marks
// between them, in any order.
func (a *auditor) readNames(text string) (string, bool) {
	seats, ok := a.namesIn(text, nil)
	if ok {
		slices.Sort(seats)
		return a.namesOf(seats), true
	}
	separator := func(r rune) bool { return strings.ContainsRune(",;&+/", r) }
	for _, word := range strings.FieldsFunc(strings.ReplaceAll(text, " and ", ","), separator) {
		word = strings.Join(strings.Fields(word), " ")
		if word == "" {
			continue
		}
		found, ok := a.whoIs(word)
		if !ok {
			return "", false
		}
		for _, seat := range found {
			if slices.Contains(seats, seat) {
				return "", false
			}
			seats = append(seats, seat)
		}
	}
	slices.Sort(seats)
	return a.namesOf(seats), len(seats) > 0
}

// whoIs are the players whom some words name, one after the other.
func (a *auditor) whoIs(text string) (seats []int, ok bool) {
	whole := slices.IndexFunc(a.names, func(name string) bool { return strings.EqualFold(name, text) })
	if whole >= 0 {
		return []int{whole}, true
	}
	for _, word := range strings.Fields(text) {
		seat := slices.IndexFunc(a.names, func(name string) bool { return strings.EqualFold(name, word) })
		if seat < 0 {
			return nil, false
		}
		seats = append(seats, seat)
	}
	return seats, len(seats) > 0
}
