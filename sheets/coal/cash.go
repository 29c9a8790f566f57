package coal

import (
	"fmt"
	"strconv"
	"strings"

	"saddlebag/scoring"
	rules "saddlebag/scoring/coal"
	"saddlebag/sheets"
)

// The cash column: a numbered row a change, with its round, its reason, the
// amount and the running total; what is in hand at its foot.
const (
	cashStep  = 6.0
	cashTitle = 3.2 // of the columns
	cashFoot  = 8.4
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
func cashPanels(cells []scoring.Cell, owner int) []sheets.Panel {
	rows := 0
	totals := map[string]string{} // after each row
	total := 0
	for _, c := range cells {
		if c.ID != rules.CashRowCell(rows) {
			continue
		}
		rows++
		if c.Value != "" {
			change, _, _ := strings.Cut(c.Value, " ")
			n, err := strconv.Atoi(change)
			if err != nil {
				continue // not an amount: there is no total to show
			}
			total += n
			totals[c.ID] = strconv.Itoa(total)
		}
	}
	var panels []sheets.Panel
	for first := 0; first < rows; first += rules.CashRows {
		panels = append(panels, cashColumn{owner, first, totals}.panel())
	}
	return panels
}

// cashColumn is the column whose first row has the number first+1.
type cashColumn struct {
	owner  int
	first  int
	totals map[string]string
}

func (k cashColumn) panel() sheets.Panel {
	p := sheets.Panel{
		ID: "cash", Owner: k.owner, Title: "Cash", W: Width, H: heading + cashTitle + rules.CashRows*cashStep, Static: k.draw,
		Key: key("cash", k.first),
	}
	for i := range rules.CashRows {
		p.Slots = append(p.Slots, sheets.Slot{
			Cell: rules.CashRowCell(k.first + i), X: 0, Y: k.y(i), W: Width, H: cashStep, Draw: k.drawRow,
		})
	}
	if k.first > 0 {
		p.ID = fmt.Sprintf("cash-%d", k.first/rules.CashRows+1)
		return p
	}
	p.Slots = append(p.Slots, sheets.Slot{Cell: rules.CashCell, X: totalAt - 4, Y: p.H + 1.2, W: Width - totalAt + 4, H: cashFoot - 1.6, Draw: k.drawTotal})
	p.H += cashFoot
	return p
}

func (k cashColumn) y(row int) float64 { return heading + cashTitle + float64(row)*cashStep }

func (k cashColumn) draw(c sheets.Canvas) {
	drawHeading(c, "Cash", "a line for every change")
	for _, column := range []struct {
		x    float64
		name string
	}{{roundAt + 0.6, "round"}, {reasonAt + 1, "what for"}, {amountAt + 1, "+ or − $"}, {totalAt + 1, "in hand $"}} {
		c.Text(column.x, heading+cashTitle-0.9, column.name, sheets.Type{Face: sheets.Italic, Size: 6, Colour: sheets.Black})
	}
	top, bottom := k.y(0), k.y(rules.CashRows)
	for i := range rules.CashRows {
		if i%2 == 1 {
			c.Hatch(sheets.Rect(0, k.y(i), Width, cashStep), shade)
		}
		c.Text(roundAt-1, k.y(i)+cashStep/2+sheets.TinyType.CapHeight()/2, strconv.Itoa(k.first+i+1),
			sheets.Type{Size: 6.5, Align: sheets.Right, Colour: sheets.Black})
		c.Path(sheets.Line(0, k.y(i), Width, k.y(i)), sheets.FinePen)
	}
	for _, x := range []float64{roundAt, reasonAt, amountAt, totalAt} {
		c.Path(sheets.Line(x, top, x, bottom), sheets.FinePen)
	}
	c.Path(sheets.Rect(0, top, Width, bottom-top), sheets.RulePen)
	if k.first == 0 {
		s := sheets.Area{X: totalAt - 4, Y: bottom + 1.2, W: Width - totalAt + 4, H: cashFoot - 1.6}
		c.Path(s.Outline(), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.7})
		drawDollar(c, s.X, s.Y, s.H)
		c.Text(s.X-1.5, s.Y+s.H/2+strong.CapHeight()/2, "cash in hand", strong.ToRight())
	}
}

// drawTotal writes what is in hand, once there has been a change.
func (k cashColumn) drawTotal(c sheets.Canvas, s sheets.Slot, cell scoring.Cell) {
	if len(k.totals) > 0 {
		drawMoney(c, s, cell)
	}
}

// drawRow writes a change: "+15 varmint 3" is the amount, the reason, the
// round.
func (k cashColumn) drawRow(c sheets.Canvas, s sheets.Slot, cell scoring.Cell) {
	words := strings.Fields(cell.Value)
	if len(words) != 3 {
		drawNote(c, s, cell)
		return
	}
	right := jotted.ToRight()
	for _, w := range []struct {
		from, to float64
		text     string
		t        sheets.Type
	}{
		{roundAt, reasonAt, words[2], jotted.Centred()},
		{reasonAt + 1, amountAt, strings.ReplaceAll(words[1], "-", " "), jotted},
		{amountAt, totalAt - 1.5, strings.Replace(words[0], "-", "−", 1), right},
		{totalAt, Width - 1.5, k.totals[cell.ID], right},
	} {
		sheets.Fit(c, sheets.Area{X: s.X + w.from, Y: s.Y, W: w.to - w.from, H: s.H}, w.text, w.t)
	}
}
