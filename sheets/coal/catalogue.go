package coal

import (
	"fmt"
	"strings"

	rules "saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/sheets/art"
)

// catalogue is what the store sells, as the rulebook has it, with a picture
// and words for people. House prices are marked where they are ours.
func catalogue(printed *rules.Sheet, solo, ours bool) []item {
	var list []item
	for _, o := range sheet.Offers(printed, solo) {
		t := item{
			id: o.Name, cells: o.Cells, name: o.Title, house: o.House && ours, icon: pictures[o.Name],
			price: fmt.Sprintf("$%d", o.Price), text: fmt.Sprintf("%s (%s)", words[o.Name], o.Clause),
		}
		switch {
		case o.Name == blackjack:
			t.price, t.table = fmt.Sprintf("$%d in hand", rules.BlackjackStake), blackjackTable()
		case o.Price == 0 && !o.House:
			t.price = "free"
		case o.Many:
			t.price += " each"
		}
		list = append(list, t)
	}
	return list
}

// blackjack is the one item with a table of its own.
const blackjack = "blackjack"

// pictures are the items' icons.
var pictures = map[string]art.Icon{
	"pistol": art.Pistol, "share": art.Locomotive, "coal-baron": art.TopHat, "strike-gold": art.Gold,
	"wash-day": art.Washtub, "tack": art.Saddle, "varmint": art.Snake, "pinkertons": art.Eye,
	blackjack: art.Cards, "tonic": art.Tonic, "burro-7": art.Burro,
}

// words say what the items do.
var words = map[string]string{
	"pistol": "Rub out one bandit on a burro you have yet to load, straight away. Take as many as your cash allows.",
	"share": fmt.Sprintf("Worth $%d at the end for each later round that was played. Note how many you take, round by round.",
		rules.ShareWorth),
	"coal-baron": fmt.Sprintf("Have %d Coal lying in the stash and say so: $%d, shared in whole dollars with whoever says so in the same turn. Then no more.",
		rules.BaronCoal, rules.BaronPrize),
	"strike-gold": fmt.Sprintf("The delivery you make next brings $%d extra for every whole $%d of it. No more than one on order.",
		rules.StrikeGoldBonus, rules.StrikeGoldPer),
	"wash-day": fmt.Sprintf("Pays $%d when this round's load brings home %d Borax. Strike it out after the round, used or not.",
		rules.WashDayBonus, rules.WashDayBorax),
	"tack":       "The two dashed slots are yours on all loads from now on. Sold once to each player.",
	"varmint":    fmt.Sprintf("Roll %d dice: their total and $%d on top are yours as soon as the turn is done.", rules.Dice, rules.VarmintBonus),
	"pinkertons": "Give up one Silver, Tin, Coal and Borax out of the stash: nobody plays beyond this round.",
	blackjack: fmt.Sprintf("Dice count double. Roll one, then as many more as you dare; at %d or more you have to stop.",
		rules.BlackjackGoal),
	"tonic":   fmt.Sprintf("When a 1 turns up, swallow one first thing: the Bunkhouse gets nobody this time. %d in a game.", rules.Tonics),
	"burro-7": "One more burro, bandit included, and one more round to fill it. Too late once six are on their way.",
}

// blackjackTable are the rows of Blackjack, and why some never come.
func blackjackTable() [][2]string {
	var table [][2]string
	rows := rules.BlackjackRows()
	for i, row := range rows {
		total := fmt.Sprintf("%d", row.From)
		switch {
		case i == 0:
			total = fmt.Sprintf("up to %d", row.To)
		case i == len(rows)-1:
			total = fmt.Sprintf("%d or more", row.From)
		case row.To > row.From:
			total = fmt.Sprintf("%d or %d", row.From, row.To)
		}
		table = append(table, [2]string{total, winnings(row)})
	}
	return append(table, [2]string{"odd totals", "never come: every die is doubled"})
}

// winnings says what a row of Blackjack brings.
func winnings(row rules.BlackjackRow) string {
	text := "nothing"
	switch {
	case row.Cash > 0:
		text = fmt.Sprintf("win $%d", row.Cash)
	case row.Cash < 0:
		text = fmt.Sprintf("pay $%d", -row.Cash)
	}
	if joins := sheet.Joins(&row); len(joins) > 0 {
		text += "; " + strings.Join(joins, ", ") + " on the next burro"
	}
	return text
}
