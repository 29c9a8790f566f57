package coal

import (
	"fmt"
	"math"
	"strconv"

	"saddlebag/scoring"
	rules "saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// An item is something that the General Store has.
type item struct {
	id    string
	cells []string // of those of the table that say who has it
	name  speech.Text
	price speech.Text
	house bool // the price is house data
	icon  art.Icon
	text  speech.Text
	table [][2]speech.Text // rows to look up
}

// The layout of an item.
const (
	itemIcon  = 12.0
	itemText  = itemIcon + 2.5 // where its words begin
	itemName  = 5.6            // height of its name's line
	roundGap  = 0.7            // between boxes by round, of which each holds two initials
	roundBox  = 8.0
	initials  = 6.0 // height of a line of them
	nameBox   = 8.0
	rowHeight = 7.0
	shareBox  = 8.0
	itemSpace = 2.4
	tableRow  = 5.4
	tableWord = 26.0 // where the second column of a table begins
)

// itemWords is the type of an item's text: to be read from across a table.
var itemWords = canvas.Type{Size: 10.5, Colour: canvas.Black}

// panel lays an item out: its words, and below them the boxes of its cells.
func (t item) panel(job press.Job, names []string) panel.Panel {
	words := canvas.Lines(job.Say(t.text), Width-itemText, itemWords)
	y := max(itemIcon+0.5, itemName+float64(len(words))*itemWords.Leading()) + 0.8
	p := panel.Panel{ID: "store-" + t.id, Owner: scoring.Table, Title: t.name, W: Width}
	var labels []func(canvas.Canvas)
	if len(t.table) > 0 {
		top := y
		labels = append(labels, func(c canvas.Canvas) { t.drawTable(c, top) })
		y += float64(len(t.table)) * tableRow
	}
	label := func(x, y float64, text speech.Text, set canvas.Type) {
		labels = append(labels, func(c canvas.Canvas) { c.Text(x, y, c.Say(text), set) })
	}
	switch {
	case t.id == rules.ShareItem:
		y = shareRows(&p, names, y, label, func(a canvas.Area, name string) {
			labels = append(labels, func(c canvas.Canvas) { drawOwner(c, a, name) })
		})
	case len(t.cells) > 1:
		y += 2.6
		high := max(roundBox, initials*math.Ceil(float64(len(names))/2)) // two beside one another
		step := (Width - itemText + roundGap) / float64(len(t.cells))
		for i, cell := range t.cells {
			x := itemText + float64(i)*step
			label(x+(step-roundGap)/2, y-0.7, speech.Say("coal.store-round", "round", i+1), canvas.Type{Size: 6, Align: canvas.Middle, Colour: canvas.Black})
			p.Slots = append(p.Slots, panel.Slot{Cell: cell, X: x, Y: y, W: step - roundGap, H: high, Draw: drawNote})
		}
		y += high
	case len(t.cells) == 1:
		p.Slots = append(p.Slots, panel.Slot{Cell: t.cells[0], X: itemText + 12, Y: y, W: Width - itemText - 12, H: nameBox, Draw: drawOwners})
		whose := speech.Text("coal.store-initials")
		if len(names) == 1 {
			whose = "coal.store-bought"
		}
		label(itemText, y+nameBox/2+art.TinyType.CapHeight()/2, whose, art.TinyType)
		y += nameBox
	}
	p.H = y + itemSpace
	p.Key = key("store", t, len(p.Slots), len(names) == 1)
	if t.id == rules.ShareItem {
		p.Key += fmt.Sprintf("%q", names)
	}
	slots := p.Slots
	p.Static = func(c canvas.Canvas) {
		t.draw(c, y)
		panel.DrawBoxes(c, slots)
		for _, l := range labels {
			l(c)
		}
	}
	return p
}

// shareRows lays out the boxes of Railroad Shares: a row a player, a column a
// round. It returns where the rows end.
func shareRows(p *panel.Panel, names []string, y float64, label func(x, y float64, text speech.Text, t canvas.Type), owner func(canvas.Area, string)) float64 {
	y += 2.6
	for seat, name := range names {
		const left = Width - rules.Rounds*shareBox
		for i := range rules.Rounds {
			x := left + float64(i)*shareBox
			if seat == 0 {
				label(x+shareBox/2, y-0.7, speech.Words(strconv.Itoa(i+1)), tag)
			}
			p.Slots = append(p.Slots, panel.Slot{Cell: rules.SeatShareCell(seat, i), X: x, Y: y, W: shareBox, H: rowHeight, Draw: drawLetter})
		}
		owner(canvas.Area{X: itemText, Y: y, W: left - itemText - 1.5, H: rowHeight}, name)
		y += rowHeight
	}
	return y
}

// drawOwner names the player of a row, or leaves a line for the name.
func drawOwner(c canvas.Canvas, a canvas.Area, name string) {
	if name == "" {
		c.Path(canvas.Line(a.X, a.Y+a.H-1, a.X+a.W, a.Y+a.H-1), dashed)
		return
	}
	canvas.Fit(c, a, name, art.SmallType)
}

// draw draws what is printed of an item, down to its bottom rule.
func (t item) draw(c canvas.Canvas, bottom float64) {
	art.DrawIcon(c, t.icon, 0, 0.2, itemIcon, canvas.Black)
	art.DrawTitle(c, itemText, 3.9, 3, c.Say(t.name), art.Solid, canvas.Left)
	right := strong.ToRight().Sized(10)
	price := c.Say(t.price)
	c.Text(Width, 4, price, right)
	if t.house {
		c.Text(Width-canvas.Measure(price, right)-1.2, 4, c.Say("coal.store-house"), caption.ToRight())
	}
	canvas.Paragraph(c, canvas.Area{X: itemText, Y: itemName, W: Width - itemText}, c.Say(t.text), itemWords)
	c.Path(canvas.Line(0, bottom+itemSpace-0.4, Width, bottom+itemSpace-0.4), art.FinePen)
}

// drawTable draws the rows to look up.
func (t item) drawTable(c canvas.Canvas, y float64) {
	for _, row := range t.table {
		base := y + tableRow/2 + itemWords.CapHeight()/2
		c.Path(canvas.Line(itemText, y, Width, y), art.FinePen)
		c.Text(itemText+1, base, c.Say(row[0]), itemWords.InBold())
		canvas.Fit(c, canvas.Area{X: tableWord + 8, Y: y, W: Width - tableWord - 8, H: tableRow}, c.Say(row[1]), itemWords)
		y += tableRow
	}
}

// drawOwners writes the names of those who have an item, crossed out once
// nobody else can get it.
func drawOwners(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
	drawNote(c, s, cell)
	if cell.Struck && cell.Value == "" {
		panel.CrossOut(c, s, strikeIn, stroke)
	}
}
