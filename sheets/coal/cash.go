package coal

import (
	"fmt"
	"strconv"
	"strings"

	"saddlebag/scoring"
	rules "saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// The cash column: a numbered row a change, with its round, its reason, the
// amount and what is in hand after it; what it comes to at its foot.
const (
	cashStep  = 6.0
	cashTitle = 3.2 // of the columns
	cashFoot  = cashSumGap + cashSumHeight
	cashIn    = 1.0 // between a line and what is written
)

// The boxes at the foot.
const (
	cashSumHeight = 8.6 // its title over the room for a figure
	cashSumWidth  = 17.0
	cashSumGap    = 1.2
	cashHandAt    = 2 * (cashSumWidth + cashSumGap)
	cashHandWidth = 21.6
	cashTieAt     = 70.0 // of what counts only in a tie, which stands apart
)

// The columns of the cash column: where each begins.
const (
	roundAt  = 6.0
	reasonAt = 14.0
	amountAt = 52.0
	totalAt  = 71.0
)

// cashPanels are the cash columns that a player's cells fill: one, and
// continuations where more rows were written than fit one.
func cashPanels(cells panel.CellList, owner int, use use) []panel.Panel {
	rows := cells.Rows(owner, rules.CashRoundCell)
	var panels []panel.Panel
	for from := 0; from < rows; from += rules.CashRows {
		panels = append(panels, cashColumn{owner, from, use}.panel())
	}
	return panels
}

// cashColumn is the column whose first row has the number first+1.
type cashColumn struct {
	owner int
	first int
	use   use
}

func (k cashColumn) panel() panel.Panel {
	p := panel.Panel{
		ID: "cash", Owner: k.owner, Title: "coal.paper-cash", W: Width, H: heading + cashTitle + rules.CashRows*cashStep, Static: k.draw,
		Key: key("cash", k.first, k.use),
	}
	for i := range rules.CashRows {
		row, y := k.first+i, k.y(i)
		p.Slots = append(p.Slots,
			panel.Slot{Cell: rules.CashRoundCell(row), X: roundAt, Y: y, W: reasonAt - roundAt, H: cashStep, Draw: drawRound},
			panel.Slot{Cell: rules.CashWhatCell(row), X: reasonAt, Y: y, W: amountAt - reasonAt, H: cashStep, Draw: drawReason},
			panel.Slot{Cell: rules.CashAmountCell(row), X: amountAt, Y: y, W: totalAt - amountAt, H: cashStep, Draw: drawChange},
			panel.Slot{Cell: rules.CashHandCell(row), X: totalAt, Y: y, W: Width - totalAt, H: cashStep, Draw: drawHand},
		)
	}
	if k.first > 0 {
		p.ID = fmt.Sprintf("cash-%d", k.first/rules.CashRows+1)
		return p
	}
	for _, sum := range k.sums() {
		p.Slots = append(p.Slots, sum.Slot)
	}
	p.H += cashFoot
	return p
}

// A cashSum is a box at the foot of the column for what it comes to in the end.
type cashSum struct {
	panel.Slot
	title speech.Text
}

// sums are the boxes at the foot: what has made the cash, what may decide between
// equals, and the cash in hand.
func (k cashColumn) sums() []cashSum {
	y := k.y(rules.CashRows) + cashSumGap
	box := func(x, w float64, cell string, title speech.Text, draw panel.Draw) cashSum {
		return cashSum{panel.Slot{Cell: cell, X: x, Y: y, W: w, H: cashSumHeight, Draw: draw}, title}
	}
	sums := []cashSum{box(0, cashSumWidth, rules.EndDeliveriesCell, "coal.paper-deliveries", drawMoney)}
	if k.use != forOne {
		sums = append(sums, box(cashSumWidth+cashSumGap, cashSumWidth, rules.EndSharesCell, "coal.paper-shares-paid", drawMoney))
	}
	return append(sums,
		box(cashTieAt, Width-cashTieAt, rules.EndWaitingCell, "coal.paper-waiting", drawMoney),
		box(cashHandAt, cashHandWidth, rules.CashCell, "coal.paper-cash-in-hand", drawMoney),
	)
}

func (k cashColumn) y(row int) float64 { return heading + cashTitle + float64(row)*cashStep }

// cashHead is the type of what the columns are for.
var cashHead = canvas.Type{Face: canvas.Italic, Size: 7.6, Colour: canvas.Black}

func (k cashColumn) draw(c canvas.Canvas) {
	drawHeading(c, "coal.paper-cash", "coal.paper-cash-note")
	for _, column := range []struct {
		x, to float64
		name  speech.Text
	}{{roundAt, reasonAt, "coal.paper-round"}, {reasonAt + 1, amountAt, "coal.paper-what-for"}, {amountAt + 1, totalAt, "coal.paper-amount"}, {totalAt + 1, Width, "coal.paper-in-hand"}} {
		canvas.Fit(c, canvas.Area{X: column.x, Y: heading, W: column.to - column.x, H: cashTitle}, c.Say(column.name), cashHead)
	}
	top, bottom := k.y(0), k.y(rules.CashRows)
	for i := range rules.CashRows {
		if i%2 == 1 {
			c.Hatch(canvas.Rect(0, k.y(i), Width, cashStep), shade)
		}
		c.Text(roundAt-1, k.y(i)+cashStep/2+art.TinyType.CapHeight()/2, strconv.Itoa(k.first+i+1),
			canvas.Type{Size: 6.5, Align: canvas.Right, Colour: canvas.Black})
		c.Path(canvas.Line(0, k.y(i), Width, k.y(i)), art.FinePen)
	}
	for _, x := range []float64{roundAt, reasonAt, amountAt, totalAt} {
		c.Path(canvas.Line(x, top, x, bottom), art.FinePen)
	}
	c.Path(canvas.Rect(0, top, Width, bottom-top), art.RulePen)
	if k.first > 0 {
		return
	}
	for _, sum := range k.sums() {
		pen := canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.35}
		switch sum.Cell {
		case rules.CashCell:
			pen.Width = 0.7
		case rules.EndWaitingCell:
			pen.Dash = dashed.Dash
			if k.use != forOne {
				const left = cashHandAt + cashHandWidth + cashSumGap
				canvas.Fit(c, canvas.Area{X: left, Y: sum.Y, W: cashTieAt - cashSumGap/2 - left, H: sum.H}, c.Say("coal.paper-tie"), caption.ToRight())
			}
		}
		c.Path(sum.Outline(), pen)
		drawDollar(c, sum.X, sum.Y+2.2, sum.H-2.2)
		c.Text(sum.X+0.7, sum.Y+2.2, c.Say(sum.title), canvas.Type{Face: canvas.Italic, Size: 6, Colour: canvas.Black})
	}
}

// How the parts of a row are written.
var (
	drawRound = drawNote
	drawHand  = inRow(jotted.ToRight(), func(value string) string { return value })

	drawReason = inRow(jotted, func(value string) string { return strings.ReplaceAll(value, "-", " ") })
	drawChange = inRow(jotted.ToRight(), signed)
)

// inRow writes what stands in a cell in other words.
func inRow(t canvas.Type, words func(value string) string) panel.Draw {
	return func(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
		canvas.Fit(c, canvas.Area{X: s.X + cashIn, Y: s.Y, W: s.W - 2*cashIn, H: s.H}, words(cell.Value), t)
	}
}

// signed is an amount with its sign.
func signed(value string) string {
	switch sign, rest, _ := strings.Cut(value, "-"); {
	case value == "" || value == "0":
		return value
	case sign == "":
		return "−" + rest
	}
	return "+" + value
}
