package coal

import (
	"fmt"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/sheets"
)

// share is the one item whose boxes belong to players.
const share = "share"

// An item is something that the General Store has.
type item struct {
	id    string
	name  string
	price string
	house bool // the price is house data
	icon  sheets.Icon
	text  string
	table [][2]string // rows to look up
}

// The layout of an item.
const (
	itemIcon  = 12.0
	itemText  = itemIcon + 2.5 // where its words begin
	itemName  = 5.6            // height of its name's line
	roundStep = 10.6           // of boxes by round
	roundBox  = 8.0
	nameBox   = 8.0
	rowHeight = 7.0
	shareBox  = 8.0
	itemSpace = 2.4
	tableRow  = 5.4
	tableWord = 26.0 // where the second column of a table begins
)

// itemWords is the type of an item's text: to be read from across a table.
var itemWords = sheets.Type{Size: 10.5, Colour: sheets.Black}

// panel lays an item out: its words, and below them the boxes of its cells.
func (t item) panel(cells []scoring.Cell, names []string) sheets.Panel {
	words := sheets.Lines(t.text, Width-itemText, itemWords)
	y := max(itemIcon+0.5, itemName+float64(len(words))*itemWords.Leading()) + 0.8
	p := sheets.Panel{ID: "store-" + t.id, Owner: scoring.Table, Title: t.name, W: Width}
	var labels []func(sheets.Canvas)
	if len(t.table) > 0 {
		top := y
		labels = append(labels, func(c sheets.Canvas) { t.drawTable(c, top) })
		y += float64(len(t.table)) * tableRow
	}
	label := func(x, y float64, text string, set sheets.Type) {
		labels = append(labels, func(c sheets.Canvas) { c.Text(x, y, text, set) })
	}
	switch byRound := inGroup(cells, t.id); {
	case t.id == share:
		y = shareRows(&p, cells, names, y, label, func(a sheets.Area, name string) {
			labels = append(labels, func(c sheets.Canvas) { drawOwner(c, a, name) })
		})
	case len(byRound) > 0:
		y += 2.6
		for i, cell := range byRound {
			x := itemText + float64(i)*roundStep
			label(x+roundStep/2-0.4, y-0.7, "round "+strconv.Itoa(i+1), sheets.Type{Size: 6, Align: sheets.Middle, Colour: sheets.Black})
			p.Slots = append(p.Slots, sheets.Slot{Cell: cell.ID, X: x, Y: y, W: roundStep - 0.8, H: roundBox, Draw: drawNote})
		}
		y += roundBox
	case has(cells, t.id):
		p.Slots = append(p.Slots, sheets.Slot{Cell: t.id, X: itemText + 12, Y: y, W: Width - itemText - 12, H: nameBox, Draw: drawOwners})
		label(itemText, y+nameBox/2+small.CapHeight()/2, "initials", small)
		y += nameBox
	}
	p.H = y + itemSpace
	p.Key = key("store", t, len(p.Slots))
	if t.id == share {
		p.Key += fmt.Sprintf("%q", names)
	}
	slots := p.Slots
	p.Static = func(c sheets.Canvas) {
		t.draw(c, y)
		for _, s := range slots {
			drawBox(c, s.X, s.Y, s.W, s.H)
		}
		for _, l := range labels {
			l(c)
		}
	}
	return p
}

// shareRows lays out the boxes of Railroad Shares: a row a player, a column a
// round. It returns where the rows end.
func shareRows(p *sheets.Panel, cells []scoring.Cell, names []string, y float64, label func(x, y float64, text string, t sheets.Type), owner func(sheets.Area, string)) float64 {
	y += 2.6
	for seat, name := range names {
		row := inGroup(cells, "share-"+strconv.Itoa(seat+1))
		left := Width - float64(len(row))*shareBox
		for i, cell := range row {
			x := left + float64(i)*shareBox
			if seat == 0 {
				label(x+shareBox/2, y-0.7, strconv.Itoa(i+1), tag)
			}
			p.Slots = append(p.Slots, sheets.Slot{Cell: cell.ID, X: x, Y: y, W: shareBox, H: rowHeight, Draw: drawLetter})
		}
		owner(sheets.Area{X: itemText, Y: y, W: left - itemText - 1.5, H: rowHeight}, name)
		y += rowHeight
	}
	return y
}

// drawOwner names the player of a row, or leaves a line for the name.
func drawOwner(c sheets.Canvas, a sheets.Area, name string) {
	if name == "" {
		c.Path(sheets.Line(a.X, a.Y+a.H-1, a.X+a.W, a.Y+a.H-1), dashed)
		return
	}
	sheets.Fit(c, a, name, plain)
}

// draw draws what is printed of an item, down to its bottom rule.
func (t item) draw(c sheets.Canvas, bottom float64) {
	sheets.DrawIcon(c, t.icon, 0, 0.2, itemIcon, sheets.Black)
	sheets.DrawTitle(c, itemText, 3.9, 3, t.name, sheets.Solid, sheets.Left)
	right := strong
	right.Align, right.Size = sheets.Right, 10
	c.Text(Width, 4, t.price, right)
	if t.house {
		house := caption
		house.Align = sheets.Right
		c.Text(Width-sheets.Measure(t.price, right)-1.2, 4, "house", house)
	}
	sheets.Paragraph(c, sheets.Area{X: itemText, Y: itemName, W: Width - itemText}, t.text, itemWords)
	c.Path(sheets.Line(0, bottom+itemSpace-0.4, Width, bottom+itemSpace-0.4), fine)
}

// drawTable draws the rows to look up.
func (t item) drawTable(c sheets.Canvas, y float64) {
	for _, row := range t.table {
		base := y + tableRow/2 + itemWords.CapHeight()/2
		bold := itemWords
		bold.Face = sheets.Bold
		c.Path(sheets.Line(itemText, y, Width, y), fine)
		c.Text(itemText+1, base, row[0], bold)
		sheets.Fit(c, sheets.Area{X: tableWord + 8, Y: y, W: Width - tableWord - 8, H: tableRow}, row[1], itemWords)
		y += tableRow
	}
}

// drawOwners writes the names of those who have an item, crossed out once
// nobody else can get it.
func drawOwners(c sheets.Canvas, s sheets.Slot, cell scoring.Cell) {
	drawNote(c, s, cell)
	if cell.Struck && cell.Value == "" {
		drawCross(c, s)
	}
}

func has(cells []scoring.Cell, id string) bool {
	for _, c := range cells {
		if c.ID == id {
			return true
		}
	}
	return false
}
