package coal

import (
	"strconv"
	"strings"

	"saddlebag/scoring"
	rules "saddlebag/scoring/coal"
	"saddlebag/scoring/coal/game"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// onTop places a panel as wide as all columns at the top of a page.
func onTop(top canvas.Area, p panel.Panel) panel.Placement {
	return panel.Placement{Panel: p, X: top.X + (top.W-pageWidth)/2, Y: top.Y}
}

// page is a page with some of a player's panels, and the top of a worksheet.
func (w worksheetOf) page(name string, job press.Job, seat int, top canvas.Area, placed []panel.Placement) press.Page {
	at := onTop(top, topPanel(job))
	return press.Page{
		Size: job.Paper, Name: speech.Words(strings.TrimSpace(name + " " + job.Setup.Players[seat])), Placed: append([]panel.Placement{at}, placed...), Cells: w.cells,
		Decor: func(c canvas.Canvas) { drawMiner(c, at.X, at.Y, job, seat) },
	}
}

// The top of a worksheet.
const (
	minerLine  = 16.0                   // the line for the name
	minerRight = pageWidth - qrSide - 2 // where what is written beside it ends
	nameRight  = trackAt - 12           // where the line ends
	trackAt    = 142 - 7*trackBox       // where the round track begins
	trackBox   = 6.2
	titleCaps  = 7.8 // height of the title's capitals
	titleGap   = 6.0 // from the title to the ruler, and on
	codeNote   = 8.9 // top of what is said of the code
)

// topPanel is what the tops of all worksheets of a game have alike: the game,
// the sheet, the rulings, a line for the name.
func topPanel(job press.Job) panel.Panel {
	rounds := rules.RoundsFor(len(job.Setup.Players) == 1)
	title, sheet, rulings := game.Game.Info().Title, game.Game.Info().DataTitle(job.Data), press.Rulings(game.Game.Info(), job.Setup)
	return panel.Panel{
		ID: "top", Owner: scoring.Table, Title: title, W: pageWidth, H: titleHeight, Key: key("top", sheet, rulings, rounds),
		Static: func(c canvas.Canvas) {
			words := c.Say(title)
			art.DrawTitle(c, 0, 8.2, titleCaps, words, art.Shaded, canvas.Left)
			c.Text(0, minerLine-0.6, c.Say("coal.paper-miner"), strong)
			c.Path(canvas.Line(11, minerLine, nameRight, minerLine), art.RulePen)
			drawTrack(c, rounds)
			note := caption.ToRight()
			from := art.TitleWidth(words, titleCaps) + titleGap
			from += press.RulerLength + titleGap
			canvas.Fit(c, canvas.Area{X: from, Y: 1, W: minerRight - from, H: 4}, c.Say(sheet), note)
			canvas.Fit(c, canvas.Area{X: from, Y: 4.6, W: minerRight - from, H: 4}, rulings, note)
		},
	}
}

// drawMiner draws what is a player's own at the top of a worksheet: the name,
// and a code with what it is for.
func drawMiner(c canvas.Canvas, x, y float64, job press.Job, seat int) {
	name := job.Setup.Players[seat]
	job.DrawRuler(c, x+art.TitleWidth(c.Say(game.Game.Info().Title), titleCaps)+titleGap, y+1.6)
	canvas.Fit(c, canvas.Area{X: x + 12, Y: y + minerLine - 5.4, W: nameRight - 13, H: 5.4}, name,
		canvas.Type{Face: canvas.Bold, Size: 13, Colour: canvas.Black})
	if art.DrawQR(c, x+pageWidth-qrSide, y, qrSide, job.Code(name)) == nil { // else it says too much to be read
		canvas.Fit(c, canvas.Area{X: x + pageWidth/2, Y: y + codeNote, W: minerRight - pageWidth/2, H: 2.6}, c.Say(job.CodeSays), caption.ToRight())
	}
}

// drawTrack prints the rounds, to cross off one after the other.
func drawTrack(c canvas.Canvas, rounds int) {
	const y = minerLine - trackBox
	c.Text(trackAt-1.5, minerLine-0.6-(trackBox-strong.CapHeight())/2+0.6, c.Say("coal.paper-rounds"), strong.ToRight())
	for i := range rounds {
		x := trackAt + float64(i)*trackBox
		drawBox(c, x, y, trackBox, trackBox)
		c.Text(x+trackBox/2, y+(trackBox+tag.CapHeight())/2, strconv.Itoa(i+1), tag)
	}
}
