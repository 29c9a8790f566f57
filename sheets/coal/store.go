package coal

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/coal"
	"saddlebag/scoring/coal/game"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// storePanels are the items with the boxes of the table's cells.
func storePanels(job press.Job) []panel.Panel {
	var made []panel.Panel
	for _, t := range catalogue(houseOf(job.Setup), len(job.Setup.Players) == 1, job.House) {
		made = append(made, t.panel(job, job.Setup.Players))
	}
	return made
}

// store makes the General Store's sheet: for the players named, or, where
// nobody is, one for company and one for the solo player.
func store(job press.Job) ([]press.Page, error) {
	if job.Players > 0 {
		return storePage(job)
	}
	var pages []press.Page
	for _, players := range []int{game.Game.Info().MaxPlayers, 1} {
		blank, err := job.Nameless(game.Game, players)
		if err != nil {
			return nil, err
		}
		made, err := storePage(blank)
		if err != nil {
			return nil, err
		}
		pages = append(pages, made...)
	}
	return forEither(pages[0], pages[1]), nil
}

func storePage(job press.Job) ([]press.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	cells := job.Cells.Of(scoring.Table)
	names := job.Setup.Players
	top, rest := inside.Cut(press.BannerHeight)
	if rest.W < pageWidth {
		return nil, tooWide("coal.store-too-wide", rest)
	}
	rest.X += (rest.W - pageWidth) / 2
	rest.H -= pricesHeight
	who := speech.Text("coal.store-for-company")
	if len(names) == 1 {
		who = "coal.store-for-one"
	}
	foot := canvas.Area{X: rest.X, Y: rest.Y + rest.H, W: pageWidth, H: pricesHeight}
	banner := onTop(top, press.Banner(game.Game.Info(), job, "coal.store-title", who, pageWidth))
	job.House = false // the banner says so, once
	made := append([]panel.Panel{turnPanel(len(names) == 1, paperTray)}, storePanels(job)...)
	above := rest
	above.H -= storeScene
	placed, err := panel.TwoColumns(above, itemsGap, made)
	picture := err == nil
	if !picture {
		placed, err = panel.TwoColumns(rest, itemsGap, made)
	}
	if err != nil {
		return nil, err
	}
	return []press.Page{{
		Size: job.Paper, Name: "store", Placed: append(placed, banner), Cells: cells,
		Decor: func(c canvas.Canvas) {
			if picture {
				drawScene(c, foot.X+foot.W/2, foot.Y+1.6, foot.W/(2*Width), func(float64) float64 { return 0 })
			}
			drawPrices(c, job, foot)
		},
	}}, nil
}

// The foot of the General Store's sheet, and the space between items.
const (
	pricesHeight = 30.0
	rulerAt      = 21.5 // from the foot's top
	priceIcon    = 12.0
	itemsGap     = 18.0
	storeScene   = sceneHigh + 5 // what the country below the items takes
)

// drawPrices draws what the store pays for the minerals, and a ruler: real
// dice must fit on the sheet.
func drawPrices(c canvas.Canvas, job press.Job, a canvas.Area) {
	art.DrawRule(c, a.X, a.Y+2, a.X+a.W)
	minerals := rules.Minerals()
	step := a.W / float64(len(minerals))
	for i, m := range minerals {
		x, y := a.X+float64(i)*step+4, a.Y+6
		art.DrawIcon(c, art.Icon(m.String()), x, y, priceIcon, canvas.Black)
		art.DrawTitle(c, x+priceIcon+2, y+5.2, 3.4, c.Say(m.Title()), art.Solid, canvas.Left)
		c.Text(x+priceIcon+2, y+11, c.Say(speech.Say("coal.store-pays", "letter", m.Letter(), "price", rules.Dollars(m.Value()))),
			canvas.Type{Face: canvas.Bold, Size: 11, Colour: canvas.Black})
	}
	job.DrawRuler(c, a.X+(a.W-press.RulerLength)/2, a.Y+rulerAt)
}
