package coal

import (
	"strconv"

	rules "saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// The measures of the mine. It is two wings, each a panel, with half of the
// shaft at its inner edge; tunnels lead off to both sides.
const (
	shaft      = 7.0  // half the shaft's width
	mouth      = 11.8 // of a tunnel, where its mineral is named
	tunnelEnd  = 1.5  // rock beyond the last deposit
	depositBox = 6.4  // side of the box with a deposit's number
	mostSpace  = 2.4  // between two deposits
	ceiling    = 1.1  // rock above a tunnel
	headroom   = 0.7  // air above the highest box
	floor      = 1.9  // track below the boxes
	surface    = 5.6  // hill above the first tunnel
	ground     = 1.4  // rock below the last
)

// ahead is the folder of the parts of a worksheet by our house data that were drawn ahead.
const ahead = "coal"

// digWord is the type of the word in DIG boxes.
var digWord = canvas.Type{Size: canvas.LeastSize, Align: canvas.Middle, Colour: canvas.Spot}

// wing is one side of the mine.
type wing struct {
	id      string
	owner   int
	east    bool
	tunnels []rules.Tunnel
}

// wings splits the mine: the first half of the tunnels lies to the west.
func wings(sheet *rules.Sheet, owner int) (west, east panel.Panel) {
	half := (len(sheet.Tunnels) + 1) / 2
	w := wing{"mine-west", owner, false, sheet.Tunnels[:half]}
	e := wing{"mine-east", owner, true, sheet.Tunnels[half:]}
	height := max(w.height(), e.height())
	return w.panel(height), e.panel(height)
}

func (w wing) height() float64 {
	h := surface + ground
	for _, t := range w.tunnels {
		h += ceiling + bore(t)
	}
	return h
}

// bore is the height of a tunnel from its ceiling to below its track.
func bore(t rules.Tunnel) float64 {
	rows := 0
	for _, d := range t.Deposits {
		rows = max(rows, digRows(d))
	}
	return headroom + float64(rows)*Box + depositBox + floor
}

// digRows is how many rows of DIG boxes stand above a deposit: three boxes
// make two below and one on top.
func digRows(d rules.Deposit) int { return min(d.Digs, 2) }

// breadth is what a deposit with its DIG boxes needs of a tunnel's length.
func breadth(d rules.Deposit) float64 {
	if d.Digs > digRows(d) {
		return 2 * Box
	}
	return depositBox
}

// space is what lies between two deposits of a tunnel. It is below 0 where
// they have no room.
func space(t rules.Tunnel) float64 {
	left := Width - shaft - mouth - tunnelEnd
	for _, d := range t.Deposits {
		left -= breadth(d)
	}
	return min(mostSpace, left/float64(len(t.Deposits)))
}

// x turns a distance from the shaft's middle into a place on the panel. width
// is that of the thing whose left edge is wanted.
func (w wing) x(out, width float64) float64 {
	if w.east {
		return out
	}
	return Width - out - width
}

func (w wing) panel(height float64) panel.Panel {
	p := panel.Panel{
		ID: w.id, Owner: w.owner, Title: "coal.paper-mine", W: Width, H: height,
		Static: func(c canvas.Canvas) { w.draw(c, height) }, Key: key(w.id, w.tunnels), Ahead: ahead,
	}
	y := surface
	for _, t := range w.tunnels {
		y += ceiling
		p.Slots = append(p.Slots, w.slots(t, y)...)
		y += bore(t)
	}
	return p
}

// column is where a deposit lies: its left edge and its width.
func (w wing) column(t rules.Tunnel, deposit int) (x, width float64) {
	out := shaft + mouth
	for _, d := range t.Deposits[:deposit] {
		out += breadth(d) + space(t)
	}
	width = breadth(t.Deposits[deposit])
	return w.x(out, width), width
}

func (w wing) slots(t rules.Tunnel, top float64) []panel.Slot {
	var slots []panel.Slot
	base := top + bore(t) - floor - depositBox
	for d, deposit := range t.Deposits {
		x, width := w.column(t, d)
		middle := x + width/2
		slots = append(slots, panel.Slot{Cell: rules.DepositCell(t.ID, d), X: middle - depositBox/2, Y: base, W: depositBox, H: depositBox, Draw: drawStruck, Says: saysDeposit(deposit)})
		for dig := range deposit.Digs {
			row, left := dig, middle-Box/2
			if deposit.Digs > digRows(deposit) && dig < 2 { // the two below of three
				row, left = 0, middle+float64(dig-1)*Box
			} else if deposit.Digs > digRows(deposit) {
				row = 1
			}
			slots = append(slots, panel.Slot{
				Cell: rules.DigCell(t.ID, d, dig), X: left, Y: base - float64(row+1)*Box, W: Box, H: Box, Draw: drawStruck,
				Says: panel.Either("coal.spoken-dug", "coal.spoken-undug"),
			})
		}
	}
	return slots
}

func (w wing) draw(c canvas.Canvas, height float64) {
	c.Hatch(w.rock(height), bedrock)
	c.Path(w.ridge(), art.HeavyPen)
	w.drawShaft(c, height)
	y := surface
	for _, t := range w.tunnels {
		y += ceiling
		w.drawTunnel(c, t, y)
		y += bore(t)
	}
}

// ridge is the line of the hill, lowest at the far side.
func (w wing) ridge() canvas.Path {
	x := func(out float64) float64 { return w.x(out, 0) }
	return canvas.Path{}.Move(x(0), 1.2).
		Curve(x(22), 0.6, x(38), 5.4, x(62), 3.4).
		Curve(x(74), 2.4, x(80), 5.6, x(Width), 5.2)
}

// rock is everything below the ridge.
func (w wing) rock(height float64) canvas.Path {
	return w.ridge().Line(w.x(Width, 0), height).Line(w.x(0, 0), height).Close()
}

// drawShaft draws half of the shaft with its ladder of timbers.
func (w wing) drawShaft(c canvas.Canvas, height float64) {
	c.Path(canvas.Rect(w.x(0, shaft), 1.2, shaft, height-ground-1.2), canvas.Paint{Fill: canvas.Paper})
	edge := w.x(shaft, 0)
	c.Path(canvas.Line(edge, 2, edge, height-ground), art.RulePen)
	for y := surface - 1; y < height-ground; y += 5.5 {
		c.Path(canvas.Line(w.x(0, 0), y, w.x(2.6, 0), y), art.HeavyPen)
	}
	c.Path(canvas.Line(w.x(2.6, 0), 1.2, w.x(2.6, 0), height-ground), art.HeavyPen)
	c.Path(canvas.Line(w.x(0, 0), height-ground, edge, height-ground), art.HeavyPen)
}

// drawTunnel draws one tunnel: its bore cut out of the rock, track, timbers,
// the sign at its mouth, and the boxes.
func (w wing) drawTunnel(c canvas.Canvas, t rules.Tunnel, top float64) {
	h := bore(t)
	last, width := w.column(t, len(t.Deposits)-1)
	far := last - 1
	if w.east {
		far = last + width + 1
	}
	c.Path(w.cut(far, top, h), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.35, Round: true})
	c.Path(canvas.Rect(w.x(shaft-0.3, 0.8), top+0.3, 0.8, h-0.6), canvas.Paint{Fill: canvas.Paper})
	w.drawTrack(c, far, top+h)
	w.drawSign(c, t, top, h)
	slots := w.slots(t, top)
	panel.DrawBoxes(c, slots)
	for d, deposit := range t.Deposits {
		for _, s := range slots[1 : 1+deposit.Digs] {
			c.Text(s.X+s.W/2, s.Y+s.H/2+digWord.CapHeight()/2, c.Say("coal.paper-dig"), digWord)
		}
		slots = slots[1+deposit.Digs:]
		x, wide := w.column(t, d)
		y := top + h - floor - depositBox
		c.Text(x+wide/2, y+depositBox/2+number.CapHeight()/2, strconv.Itoa(deposit.Number), number)
		c.Path(canvas.Rect(x+wide/2-depositBox/2, y, depositBox, depositBox), canvas.Paint{Stroke: canvas.Black, Width: 0.7})
	}
}

// cut is the outline of a tunnel from the shaft to its far end, its roof
// hewn.
func (w wing) cut(far, top, h float64) canvas.Path {
	near := w.x(shaft, 0)
	round := 2.5
	if far < near {
		round = -round
	}
	return canvas.Path{}.Move(near, top).
		Line(far-round, top).
		Curve(far, top, far, top, far, top+2.5).
		Line(far, top+h).Line(near, top+h).Close()
}

// drawTrack draws rails on sleepers along the floor.
func (w wing) drawTrack(c canvas.Canvas, far, y float64) {
	near := w.x(0.6*shaft, 0)
	from, to := min(near, far), max(near, far)
	for x := from + 0.8; x < to-0.6; x += 2.2 {
		c.Path(canvas.Line(x, y-0.75, x+0.9, y-0.75), art.HeavyPen)
	}
	c.Path(canvas.Line(from, y-1.25, to, y-1.25), art.RulePen)
}

// drawSign names the mineral at the tunnel's mouth.
func (w wing) drawSign(c canvas.Canvas, t rules.Tunnel, top, h float64) {
	x := w.x(shaft+0.6, mouth-1.6)
	middle := x + (mouth-1.6)/2
	const icon, name, price = 6.4, 2.3, 3.2
	y := top + max(0.8, (h-floor-icon-name-price-1.6)/2)
	art.DrawIcon(c, art.Icon(t.Mineral.String()), middle-icon/2, y, icon, canvas.Black)
	y += icon + 0.7 + name
	art.DrawTitle(c, middle, y, name, c.Say(t.Mineral.Title()), art.Solid, canvas.Middle)
	c.Text(middle, y+price, c.Say(speech.Say("coal.paper-sign", "letter", t.Mineral.Letter(), "price", rules.Dollars(t.Mineral.Value()))), strong.Centred())
}
