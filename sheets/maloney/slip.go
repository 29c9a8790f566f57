package maloney

import (
	"fmt"
	"strconv"

	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// slipSize is the size of a player's purse on paper: four side by side on a4 and letter.
var slipSize = canvas.Size{Name: "purse", W: 47, H: 252}

// The measures of a purse on paper.
const (
	slipEdge   = 1.5
	slipTop    = 16.0 // over the rows
	slipRow    = 6.9
	slipDay    = 8.0  // column of the day
	slipChange = 15.0 // and of what comes in or goes out
)

// slipHeads are the heads of the columns.
var slipHeads = [...]speech.Text{"maloney.head-day", "maloney.head-change", "maloney.head-purse-money"}

// slips are a purse for each player, to write in instead of handling notes.
func slips(job press.Job) ([]press.Batch, error) {
	made, names := press.Batch{Card: slipSize}, job.Setup.Players
	if job.Players == 0 {
		names = make([]string, rules.MaxPlayers)
	}
	for seat, name := range names {
		made.Cards = append(made.Cards, press.Card{Front: slipPanel(job, seat, name)})
	}
	return []press.Batch{made}, nil
}

// startMoney is what everybody has before the first day (MI2).
func startMoney() int {
	sum := 0
	for _, note := range rules.Notes() {
		sum += note.Each * note.Dollars
	}
	return sum
}

// slipPanel is the purse of a seat: a column of rows, each with the day, what comes in or
// goes out, and what is left. The first has what the player has now.
func slipPanel(job press.Job, seat int, name string) panel.Panel {
	now := strconv.Itoa(startMoney())
	if c, ok := job.Cells.Find(seat, rules.PurseCell); ok && job.Started {
		now = c.Value
	}
	return panel.Panel{
		ID: fmt.Sprintf("slip-%d", seat+1), Owner: scoring.Table, Title: "maloney.purse", W: slipSize.W, H: slipSize.H, Key: key("slip", name, seat, now),
		Static: func(c canvas.Canvas) { drawSlip(c, name, seat, now) },
	}
}

func drawSlip(c canvas.Canvas, name string, seat int, now string) {
	left, right := slipEdge, slipSize.W-slipEdge
	badge := canvas.Area{X: left, Y: 1.8, W: 6.4, H: 6.4}
	c.Path(canvas.Circle(badge.X+3.2, badge.Y+3.2, 3.2), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Spot, Width: 0.7})
	canvas.Fit(c, badge, strconv.Itoa(seat+1), art.StrongType.Centred())
	if name == "" {
		c.Path(canvas.Line(left+8, 8, right, 8), art.RulePen)
	} else {
		canvas.Fit(c, canvas.Area{X: left + 8, Y: 1.4, W: right - left - 8, H: 7.2}, name, canvas.Type{Face: canvas.Bold, Size: 12, Colour: canvas.Black})
	}
	at := []float64{left, left + slipDay, left + slipDay + slipChange, right}
	for i, head := range slipHeads {
		canvas.Fit(c, canvas.Area{X: at[i], Y: slipTop - 5, W: at[i+1] - at[i], H: 4.6}, c.Say(head), art.TinyType.Centred())
	}
	rows := int((slipSize.H - slipTop - slipEdge) / slipRow)
	for row := range rows {
		y := slipTop + slipRow*float64(row)
		for i := range slipHeads {
			box := panel.Slot{X: at[i], Y: y, W: at[i+1] - at[i], H: slipRow}
			c.Path(box.Outline(), art.BoxPen)
			if row == 0 && i == len(slipHeads)-1 {
				drawWritten(c, box, scoring.Cell{Value: now})
			}
		}
	}
}
