package coal

import (
	"fmt"

	"saddlebag/scoring"
	rules "saddlebag/scoring/coal"
	"saddlebag/sheets"
)

// items are what the store has: some for everybody, some for company alone,
// some for the solo player.
func items(sheet *rules.Sheet, solo bool) []item {
	dollars := func(n int) string { return fmt.Sprintf("$%d", n) }
	p := sheet.Prices
	list := []item{
		{
			id: "pistol", name: "Pistol", price: "$10 each", icon: sheets.Pistol, clause: "CW23",
			text: "Scratch one bandit off an unused burro of yours, at once. Take as many as you can pay.",
		},
	}
	if !solo {
		list = append(list,
			item{
				id: "share", name: "Railroad Share", price: "$10 each", icon: sheets.Locomotive, clause: "CW24",
				text: "Pays $6 at the end for every round played after this one. Write how many you buy, by round.",
			})
	}
	list = append(list,
		item{
			id: "strike-gold", name: "Strike Gold", price: dollars(p.StrikeGold), house: true, icon: sheets.Gold, clause: "CW26",
			text: "Your next delivery earns $5 more for each full $10 of its value. One may wait at a time.",
		},
		item{
			id: "wash-day", name: "Wash Day", price: dollars(p.WashDay), house: true, icon: sheets.Washtub, clause: "CW27",
			text: "$25 if your delivery of this round brings in 6 Borax or more. Cross it off when the round ends.",
		},
		item{
			id: "tack", name: "Tack and Harness", price: dollars(p.Tack), house: true, icon: sheets.Saddle, clause: "CW28",
			text: "Two more slots (the dashed ones) on every delivery from now on. Once.",
		},
		item{
			id: "varmint", name: "Varmint Huntin'", price: "free", icon: sheets.Snake, clause: "CW29",
			text: "Throw three dice: when the turn ends you get their sum and $6 more.",
		},
		item{
			id: "coal-baron", name: "Coal Baron", price: "free", icon: sheets.TopHat, clause: "CW25",
			text: "With 12 Coal waiting in your stash: $40, split evenly among all who report in the same turn. Then closed.",
		})
	if !solo {
		return append(list,
			item{
				id: "pinkertons", name: "Pinkertons", price: "free", icon: sheets.Eye, clause: "CW30",
				text: "Cross out a waiting Silver, Tin, Coal and Borax: this round becomes the last.",
			})
	}
	return append(list,
		item{
			id: "tonic", name: "Workhorse Tonic", price: dollars(p.Tonic) + " each", house: true, icon: sheets.Tonic, clause: "CW33",
			text: "Drink it the moment a 1 shows: no die goes to the Bunkhouse this turn. Six in a game.",
		},
		item{
			id: "burro-7", name: "Burro 7", price: dollars(p.Burro7), house: true, icon: sheets.Burro, clause: "CW37",
			text: "A seventh round and a seventh burro, with a bandit on it. Before the sixth delivery is loaded.",
		},
		item{
			id: "blackjack", name: "Blackjack", price: "$10 in hand", icon: sheets.Cards, clause: "CW31",
			text: "Throw a die and double it; stay, or throw another, until you stay or reach 21.",
			table: [][2]string{
				{"up to 15", "pay $10"},
				{"16 or 17", "nothing"},
				{"18 or 19", "win $10"},
				{"20", "win $20, and a Tin on the next burro"},
				{"21", "win $25, a Tin and a Coal on it"},
				{"22 or more", "pay $10, and a bandit on it"},
				{"17, 19, 21", "never come: doubled dice are even"},
			},
		})
}

// storePanels are the items with the boxes of the table's cells.
func storePanels(sheet *rules.Sheet, names []string, cells []scoring.Cell) []sheets.Panel {
	var made []sheets.Panel
	for _, t := range items(sheet, len(names) == 1) {
		t.text += " (" + t.clause + ")"
		made = append(made, t.panel(cells, names))
	}
	return made
}

// store makes the General Store's sheet: for the players named, or, where
// nobody is, one for company and one for the solo player.
func store(job sheets.Job) ([]sheets.Page, error) {
	if job.Players > 0 {
		return storePage(job)
	}
	var pages []sheets.Page
	for _, players := range []int{rules.Game.Info().MaxPlayers, 1} {
		blank, err := blankJob(job, players)
		if err != nil {
			return nil, err
		}
		made, err := storePage(blank)
		if err != nil {
			return nil, err
		}
		pages = append(pages, made...)
	}
	return pages, nil
}

// blankJob is a job for a number of players who have no names yet.
func blankJob(job sheets.Job, players int) (sheets.Job, error) {
	setup := job.Setup
	setup.Players = make([]string, players)
	state, err := rules.Game.New(setup)
	if err != nil {
		return job, err
	}
	job.Setup, job.Game = setup, state
	return job, nil
}

func storePage(job sheets.Job) ([]sheets.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	cells := owned(job.Game.Cells(), scoring.Table)
	names := job.Setup.Players
	top, rest := inside.Cut(titleHeight)
	if rest.W < pageWidth {
		return nil, sheets.Refuse("the General Store is %d mm wide, and %s leaves %.1f mm", int(pageWidth), rest.On, rest.W)
	}
	rest.X += (rest.W - pageWidth) / 2
	rest.H -= pricesHeight
	foot := sheets.Area{X: rest.X, Y: rest.Y + rest.H, W: pageWidth, H: pricesHeight}
	made := append([]sheets.Panel{turnPanel(cells)}, storePanels(houseOf(job.Setup), names, cells)...)
	placed, err := twoColumns(rest, itemsGap, made)
	if err != nil {
		return nil, err
	}
	who := "for two to eight players"
	if len(names) == 1 {
		who = "for the solo player"
	}
	return []sheets.Page{{
		Size: job.Paper, Name: "store", Placed: append(placed, onTop(top, bannerPanel("General Store", who, job))), Cells: cells,
		Furniture: func(c sheets.Canvas) { drawPrices(c, foot) },
	}}, nil
}

// bannerPanel is the top of a page that belongs to the whole table.
func bannerPanel(title, remark string, job sheets.Job) sheets.Panel {
	lines := []string{rules.Game.Info().Title + ", " + remark, "sheet " + job.Data, optionsOf(job)}
	return sheets.Panel{
		ID: "banner", Owner: scoring.Table, Title: title, W: pageWidth, H: titleHeight, Key: key("banner", title, lines),
		Static: func(c sheets.Canvas) {
			sheets.DrawTitle(c, 0, 10, 9, title, sheets.Shaded, sheets.Left)
			left := sheets.TitleWidth(title, 9) + 5
			note := caption
			note.Align = sheets.Right
			area := sheets.Area{X: left, Y: 1, W: pageWidth - left, H: 4}
			for _, line := range lines {
				sheets.Fit(c, area, line, note)
				area.Y += 3.4
			}
			sheets.DrawRule(c, 0, 13.4, pageWidth)
		},
	}
}

// The foot of the General Store's sheet, and the space between items.
const (
	pricesHeight = 30.0
	rulerAt      = 21.5 // from the foot's top
	priceIcon    = 12.0
	itemsGap     = 12.0
)

// drawPrices draws what the store pays for the minerals, and a ruler: real
// dice must fit on the sheet.
func drawPrices(c sheets.Canvas, a sheets.Area) {
	sheets.DrawRule(c, a.X, a.Y+2, a.X+a.W)
	minerals := rules.Minerals()
	step := a.W / float64(len(minerals))
	for i, m := range minerals {
		x, y := a.X+float64(i)*step+4, a.Y+6
		sheets.DrawIcon(c, sheets.Icon(m.String()), x, y, priceIcon, sheets.Black)
		sheets.DrawTitle(c, x+priceIcon+2, y+5.2, 3.4, m.Title(), sheets.Solid, sheets.Left)
		c.Text(x+priceIcon+2, y+11, fmt.Sprintf("%s, $%d each", m.Letter(), m.Value()),
			sheets.Type{Face: sheets.Bold, Size: 11, Colour: sheets.Black})
	}
	sheets.DrawRuler(c, a.X+(a.W-sheets.RulerLength)/2, a.Y+rulerAt)
}
