package coal

import (
	"strconv"

	rules "saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// The extras: Railroad Shares by round, Tack and Harness, Tonics.
const (
	extraLabel = 2.8
	extraFoot  = 3.6 // what shares are worth
	tackAt     = 41.5
	tonicsAt   = Width - rules.Tonics*Box
)

// extrasPanel has what is not for so many players left out: shares for one, Tonics for
// company.
func extrasPanel(sheet *rules.Sheet, owner int, use use, prices bool) panel.Panel {
	y := heading + extraLabel
	p := panel.Panel{ID: "extras", Owner: owner, Title: "coal.paper-extras", W: Width, H: y + Box, Key: key("extras", use)}
	labels := map[string]speech.Text{rules.TackCell: "coal.paper-tack"}
	add := func(cell string, x float64, draw panel.Draw) {
		p.Slots = append(p.Slots, panel.Slot{Cell: cell, X: x, Y: y, W: Box, H: Box, Draw: draw})
	}
	for i := range rules.Rounds * shown(use != forOne) {
		add(rules.ShareCell(i), float64(i)*Box, drawLetter)
		labels[rules.ShareCell(i)] = speech.Words(strconv.Itoa(i + 1))
	}
	add(rules.TackCell, tackAt, drawStruck)
	for i := range rules.Tonics * shown(use != forCompany) {
		add(rules.TonicCell(i), tonicsAt+float64(i)*Box, drawLetter)
	}
	remark := speech.Text("coal.paper-extras-note")
	if use == forCompany {
		p.H += extraFoot
	}
	slots, boxes := p.Slots, p.H
	heads := speech.Text("coal.paper-extras")
	prices = prices && use != onPhone
	if use != onPhone {
		heads, remark = "coal.paper-store", "coal.paper-store-note"
		p.Key = key("extras", use, sheet.Prices, prices)
	}
	if prices {
		p.H += pricesHigh
	}
	p.Static = func(c canvas.Canvas) {
		drawHeading(c, heads, remark)
		if prices {
			drawStorePrices(c, boxes+pricesGap, catalogue(sheet, use == forOne, false))
		}
		if use == forOne {
			drawRanks(c, canvas.Area{Y: heading, W: tackAt - 2, H: extraLabel + Box})
		}
		for _, s := range slots {
			if label := labels[s.Cell]; label != "" {
				c.Text(s.X+Box/2, y-0.7, c.Say(label), tag)
			}
			drawBox(c, s.X, s.Y, s.W, s.H)
		}
		if use != forCompany {
			tonics := speech.Text("coal.paper-tonics")
			if use == forOne {
				tonics = "coal.paper-tonics-note"
			}
			canvas.Fit(c, canvas.Area{X: tonicsAt, Y: heading - 0.4, W: rules.Tonics * Box, H: extraLabel}, c.Say(tonics), tag)
			return
		}
		c.Text(0, boxes-0.6, c.Say(speech.Say("coal.paper-shares-pay", "worth", rules.Dollars(rules.ShareWorth))), caption)
	}
	return p
}

// shown is 1 where something is, and else 0.
func shown(is bool) int {
	if is {
		return 1
	}
	return 0
}

// What the store asks, on paper: its items in columns, each with its icon and its price.
const (
	pricesGap     = 1.4
	priceColumns  = 3
	priceRows     = 3
	priceRow      = 4.6
	pricesHigh    = pricesGap + priceRows*priceRow
	smallestPrice = 6.0 // room for one
)

// drawStorePrices prints what the store has and asks, for a pencil that looks for it.
func drawStorePrices(c canvas.Canvas, y float64, items []item) {
	const wide, icon = Width / priceColumns, 4.4
	for i, t := range items {
		x, y := float64(i/priceRows)*wide, y+float64(i%priceRows)*priceRow
		art.DrawIcon(c, t.icon, x, y+(priceRow-icon)/2, icon, canvas.Black)
		price := c.Say(t.price)
		far := x + wide - 1.4
		asks := max(smallestPrice, canvas.Measure(price, art.TinyType.InBold()))
		canvas.Fit(c, canvas.Area{X: far - asks, Y: y, W: asks, H: priceRow}, price, art.TinyType.InBold().ToRight())
		canvas.Fit(c, canvas.Area{X: x + icon + 0.6, Y: y, W: wide - icon - 1.4 - 0.9 - asks, H: priceRow}, c.Say(t.name), art.TinyType)
	}
}

// drawRanks prints what final cash comes to with a full stash (CW44).
func drawRanks(c canvas.Canvas, a canvas.Area) {
	ranks := rules.SoloRanks()
	canvas.Fit(c, canvas.Area{X: a.X, Y: a.Y - 0.3, W: a.W, H: 2.8}, c.Say("coal.paper-ranks"), art.TinyType.InBold())
	const columns, row = 2, 2.5
	for i, r := range ranks {
		at := canvas.Area{X: a.X + float64(i%columns)*a.W/columns, Y: a.Y + 2.5 + float64(i/columns)*row, W: a.W/columns - 0.6, H: row}
		if i == len(ranks)-1 {
			at.W = a.W // it's alone in its row
		}
		words := speech.Say("coal.paper-rank", "from", rules.Dollars(r.From), "rank", r.Name)
		if r.From == 0 {
			words = speech.Say("coal.paper-rank-below", "rank", r.Name)
		}
		canvas.Fit(c, at, c.Say(words), art.TinyType)
	}
}
