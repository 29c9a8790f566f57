package sheet

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
)

// Printed is what people call a cell besides its label, as the paper prints it beside it.
var Printed = map[string][]speech.Text{coal.EndSharesCell: {"coal.paper-shares-paid"}, coal.EndWaitingCell: {"coal.paper-waiting"}, coal.CashCell: {"coal.odds-total"}}

// alsoCalled is what people write in the cash column for a reason, in small
// letters, beside its word and its title.
var alsoCalled = [len(coal.Reasons)][]speech.Text{
	coal.Started:      {"starting", "starting money", "begin", "beginning", "initial"},
	coal.Delivered:    {"deliver", "delivered", "burro", "load", "loaded", "loading", "d", "del", "donkey"},
	coal.StruckGold:   {"gold", "strike", "gold bonus", "strike bonus", "strikegold", "struck gold", "sg"},
	coal.Washed:       {"wash", "washday", "washing", "wd", "borax"},
	coal.Pistols:      {"pistols", "gun", "guns", "shot", "bandit", "bandits"},
	coal.SharesBought: {"shares", "railroad", "coal.shares-paid", "railroad shares", "rr", "rr share", "rr shares", "buy share", "buy shares", "bought share", "bought shares", "stock"},
	coal.SharesPaid: {
		"shares paid", "railroad paid", "shares pay", "share pay", "shares payout", "payout", "dividend", "dividends", "railroad pays", "paid shares", "shares end", "end shares",
		"share value", "shares value", "railroad shares paid",
	},
	coal.Baron:        {"baron", "coalbaron"},
	coal.Varmint:      {"varmints", "varmit", "varmits", "varmint huntin", "varmint hunt", "varmint hunting", "hunt", "hunting", "huntin", "vh"},
	coal.Hired:        {"pinkerton", "pinks"},
	coal.Blackjack:    {"black jack", "bj", "cards", "saloon"},
	coal.TonicsBought: {"tonics", "workhorse", "workhorse tonics"},
	coal.ExtraBurro:   {"burro7", "seventh burro", "7th burro", "extra burro"},
	coal.Harness:      {"tack & harness", "tack + harness", "tack/harness", "harness", "tack harness", "t&h"},
	coal.Corrected:    {"correct", "corrected", "corr", "fix"},
}

// Words are what can be written in a place: minerals, what rows of the cash column
// are for and mostly come to, and who has bought what.
func (a *Paper) Words(p scoring.Place) []audit.Word {
	if p.Owner == scoring.Table {
		if slices.Contains(a.buyersPlaces(), p) {
			return a.buyersWords()
		}
		return nil
	}
	w := &a.Sheets[p.Owner]
	if row, ok := rowPart(p.Cell); ok {
		switch row {
		case "what":
			return a.reasonWords()
		case "amount":
			return amountWords(a.amounts())
		case "round":
			return audit.Words(scoring.Each(a.Rounds(), func(i int) string { return strconv.Itoa(i + 1) })...)
		}
		return nil
	}
	switch {
	case slices.Contains(w.TonicsBought, p):
		return []audit.Word{{Value: TonicMark, Label: coal.TonicsBought.Title(), Also: []speech.Text{"x", "tonic"}}}
	case slices.Contains(w.Stash, p), slices.ContainsFunc(w.Burros[:], func(b Packs) bool { return slices.Contains(b.Slots, p) }):
		return mineralWords()
	}
	return nil
}

// rowPart is which part of a row of the cash column a cell is.
func rowPart(cell string) (part string, ok bool) {
	rest, ok := strings.CutPrefix(cell, coal.CashCell+"/")
	_, part, _ = strings.Cut(rest, "/")
	return part, ok
}

func mineralWords() []audit.Word {
	return scoring.Each(coal.MineralKinds, func(i int) audit.Word {
		m := coal.Mineral(i)
		return audit.Word{Value: m.Letter(), Label: m.Title()}
	})
}

// reasonWords are what rows of the cash column can be for, the likeliest first.
func (a *Paper) reasonWords() []audit.Word {
	order := []coal.Reason{coal.Delivered, coal.Varmint, coal.SharesBought, coal.Pistols, coal.StruckGold, coal.Washed, coal.Harness, coal.SharesPaid, coal.Baron, coal.Blackjack, coal.TonicsBought, coal.ExtraBurro, coal.Hired, coal.Started, coal.Corrected}
	var all []audit.Word
	for _, r := range order {
		if it := coal.FindItem(r.Word()); it != nil && !it.Sold(a.Solo()) || r == coal.SharesPaid && a.Solo() || r == coal.Started && a.StartCash() == 0 {
			continue
		}
		label := r.Title()
		if r == coal.SharesPaid {
			label = "coal.reason-shares-paid"
		}
		all = append(all, audit.Word{Value: r.Word(), Label: label, Also: alsoCalled[r]})
	}
	return all
}

// amountWords are amounts with their signs.
func amountWords(dollars []int) []audit.Word {
	return scoring.Each(len(dollars), func(i int) audit.Word {
		word := audit.Word{Value: strconv.Itoa(dollars[i])}
		if dollars[i] > 0 {
			word.Label = speech.Words("+" + word.Value)
		}
		return word
	})
}

// amounts are what rows mostly come to that are no deliveries, in dollars.
func (a *Paper) amounts() []int {
	var all []int
	for n := coal.VarmintDice + coal.VarmintBonus; n <= coal.VarmintDice*coal.Faces+coal.VarmintBonus; n++ {
		all = append(all, n)
	}
	for i := range coal.Items {
		if it := &coal.Items[i]; it.Sold(a.Solo()) && it.Price.On(a.Printed) > 0 {
			all = append(all, -it.Price.On(a.Printed))
			if it.Many() {
				all = append(all, -2*it.Price.On(a.Printed))
			}
		}
	}
	all = append(all, coal.StrikeGoldBonus, 2*coal.StrikeGoldBonus, coal.WashDayBonus, 0)
	if a.Solo() {
		for _, row := range coal.BlackjackRows() {
			all = append(all, row.Cash)
		}
	}
	all = append(all, a.Prizes()...)
	seen := map[int]bool{}
	return slices.DeleteFunc(all, func(n int) bool {
		again := seen[n]
		seen[n] = true
		return again
	})
}

// buyersPlaces hold names of players.
func (a *Paper) buyersPlaces() []scoring.Place {
	t := &a.Table
	return slices.Concat(t.WashDay, t.StrikeGold, []scoring.Place{t.Tack, t.CoalBaron, t.Pinkertons, t.Burro7})
}

// buyersWords are all groups of players as the table writes them, the smallest
// first.
func (a *Paper) buyersWords() []audit.Word {
	var all []audit.Word
	for set := 1; set < 1<<len(a.Names); set++ {
		all = append(all, audit.Word{Value: a.namesOf(scoring.Where(len(a.Names), func(seat int) bool { return set>>seat&1 == 1 }))})
	}
	slices.SortStableFunc(all, func(a, b audit.Word) int { return strings.Count(a.Value, ", ") - strings.Count(b.Value, ", ") })
	return all
}

// namesOf are the names of some seats as the table writes them.
func (a *Paper) namesOf(seats []int) string {
	return strings.Join(scoring.Each(len(seats), func(i int) string { return a.Names[seats[i]] }), ", ")
}

// Read reads what people write where more than one word can stand.
func (a *Paper) Read(p scoring.Place, text string) (value string, ok bool) {
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
	case p.Cell == coal.WonCell, strings.HasSuffix(p.Cell, coal.PartWon):
		return readTins(text)
	}
	return "", false
}

// readReason reads what a row of the cash column is for: numbers of burros, of
// rounds and of things beside it say nothing.
func (a *Paper) readReason(text string) (string, bool) {
	words := a.reasonWords()
	find := func(text string) (string, bool) {
		for _, w := range words {
			if text == w.Value || text == strings.ToLower(w.Label.String()) || slices.Contains(w.Also, speech.Text(text)) {
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
	if err == nil && n > 0 && n <= coal.CashRows {
		return strings.TrimSuffix(strings.Repeat(coal.Tin.Letter()+" ", n), " "), true
	}
	upper := strings.Join(strings.Fields(strings.ToUpper(text)), " ")
	if !strings.Contains(upper, " ") && strings.Trim(upper, coal.Tin.Letter()) == "" {
		upper = strings.Join(strings.Split(upper, ""), " ")
	}
	_, _, ok := WonMinerals(scoring.Written{Value: upper})
	return upper, ok && upper != ""
}

// readNames reads names of players in any case, with commas, "and" or other marks
// between them, in any order.
func (a *Paper) readNames(text string) (string, bool) {
	seats, ok := a.NamesIn(text, nil)
	if ok {
		slices.Sort(seats)
		return a.namesOf(seats), true
	}
	for _, and := range append([]string{speech.Text("speech.all").String()}, speech.Abroad("speech.all")...) {
		if seats, ok := a.listed(strings.ReplaceAll(text, and, ",")); ok {
			return a.namesOf(seats), true
		}
	}
	return "", false
}

// listed are the players whom a list names, in seating order.
func (a *Paper) listed(text string) (seats []int, ok bool) {
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(",;&+/", r) }) {
		word = strings.Join(strings.Fields(word), " ")
		if word == "" {
			continue
		}
		found, ok := a.whoIs(word)
		if !ok {
			return nil, false
		}
		for _, seat := range found {
			if slices.Contains(seats, seat) {
				return nil, false
			}
			seats = append(seats, seat)
		}
	}
	slices.Sort(seats)
	return seats, len(seats) > 0
}

// whoIs are the players whom some words name, one after the other.
func (a *Paper) whoIs(text string) (seats []int, ok bool) {
	whole := slices.IndexFunc(a.Names, func(name string) bool { return strings.EqualFold(name, text) })
	if whole >= 0 {
		return []int{whole}, true
	}
	for _, word := range strings.Fields(text) {
		seat := slices.IndexFunc(a.Names, func(name string) bool { return strings.EqualFold(name, word) })
		if seat < 0 {
			return nil, false
		}
		seats = append(seats, seat)
	}
	return seats, len(seats) > 0
}
