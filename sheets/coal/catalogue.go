package coal

import (
	"strconv"
	"strings"

	"saddlebag/scoring"
	rules "saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
)

// catalogue is what the store sells, as the rulebook has it, with a picture
// and words for people. House prices are marked where they are ours.
func catalogue(printed *rules.Sheet, solo, ours bool) []item {
	var list []item
	words := wordsOf()
	for _, o := range sheet.Offers(printed, solo) {
		t := item{
			id: o.Name, cells: o.Cells, name: o.Title, house: o.House && ours, icon: pictures[o.Name],
			price: speech.Say("coal.amount", "amount", rules.Dollars(o.Price)), text: speech.Say("coal.store-item", "words", words[o.Name], "clause", o.Clause),
		}
		switch {
		case o.Name == blackjack:
			t.price, t.table = speech.Say("coal.store-in-hand", "price", rules.Dollars(rules.BlackjackStake)), blackjackTable()
		case o.Name == pinkertons:
			t.price = speech.Say("coal.store-minerals", "minerals", letters())
		case o.Price == 0 && !o.House:
			t.price = "coal.store-free"
		case o.Many:
			t.price = speech.Say("coal.price-each", "price", rules.Dollars(o.Price))
		}
		list = append(list, t)
	}
	return list
}

// Of the items, blackjack has a table of its own, and the Pinkertons are paid in minerals.
const (
	blackjack  = "blackjack"
	pinkertons = "pinkertons"
)

// letters are those of all minerals.
func letters() string {
	return strings.Join(scoring.Each(len(rules.Minerals()), func(i int) string { return rules.Minerals()[i].Letter() }), " ")
}

// pictures are the items' icons.
var pictures = map[string]art.Icon{
	"pistol": art.Pistol, "share": art.Locomotive, "coal-baron": art.TopHat, "strike-gold": art.Gold,
	"wash-day": art.Washtub, "tack": art.Saddle, "varmint": art.Snake, pinkertons: art.Eye,
	blackjack: art.Cards, "tonic": art.Tonic, "burro-7": art.Burro,
}

// wordsOf say what the items do.
func wordsOf() map[string]speech.Text {
	return map[string]speech.Text{
		"pistol":     "coal.store-pistol",
		"share":      speech.Say("coal.store-share", "worth", rules.Dollars(rules.ShareWorth)),
		"coal-baron": speech.Say("coal.store-coal-baron", "coal", rules.BaronCoal, "prize", rules.Dollars(rules.BaronPrize)),
		"strike-gold": speech.Say("coal.store-strike-gold",
			"bonus", rules.Dollars(rules.StrikeGoldBonus), "per", rules.Dollars(rules.StrikeGoldPer)),
		"wash-day": speech.Say("coal.store-wash-day", "bonus", rules.Dollars(rules.WashDayBonus), "borax", rules.WashDayBorax),
		"tack":     "coal.store-tack",
		"varmint":  speech.Say("coal.store-varmint", "dice", rules.Dice, "bonus", rules.Dollars(rules.VarmintBonus)),
		pinkertons: "coal.store-pinkertons",
		blackjack:  speech.Say("coal.store-blackjack", "goal", rules.BlackjackGoal),
		"tonic":    speech.Say("coal.store-tonic", "tonics", rules.Tonics),
		"burro-7":  "coal.store-burro-7",
	}
}

// blackjackTable are the rows of Blackjack, and why some never come.
func blackjackTable() [][2]speech.Text {
	var table [][2]speech.Text
	rows := rules.BlackjackRows()
	for i, row := range rows {
		total := speech.Words(strconv.Itoa(row.From))
		switch {
		case i == 0:
			total = speech.Say("coal.up-to", "total", row.To)
		case i == len(rows)-1:
			total = speech.Say("coal.or-more", "total", row.From)
		case row.To > row.From:
			total = speech.Say("coal.either-total", "from", row.From, "to", row.To)
		}
		table = append(table, [2]speech.Text{total, winnings(row)})
	}
	return append(table, [2]speech.Text{"coal.odd-totals", "coal.odd-totals-never"})
}

// winnings says what a row of Blackjack brings.
func winnings(row rules.BlackjackRow) speech.Text {
	switch joins := sheet.Joins(&row); {
	case row.Cash > 0:
		return speech.Say("coal.win-row", "cash", rules.Dollars(row.Cash), "joins", joins)
	case row.Cash < 0:
		return speech.Say("coal.pay-row", "cash", rules.Dollars(-row.Cash), "joins", joins)
	}
	return "coal.nothing"
}
