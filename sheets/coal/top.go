package coal

import (
	"saddlebag/scoring"
	"saddlebag/scoring/coal/game"
	"saddlebag/sheets"
)

// onTop places a panel as wide as all columns at the top of a page.
func onTop(top sheets.Area, p sheets.Panel) sheets.Placement {
	return sheets.Placement{Panel: p, X: top.X + (top.W-pageWidth)/2, Y: top.Y}
}

// page is a page with some of a player's panels, and the top of a worksheet.
func (w worksheetOf) page(name string, job sheets.PrintJob, seat int, top sheets.Area, placed []sheets.Placement) sheets.Page {
	at := onTop(top, topPanel(job))
	return sheets.Page{
		Size: job.Paper, Name: name + " " + job.Setup.Players[seat], Placed: append([]sheets.Placement{at}, placed...), Cells: w.cells,
		Decor: func(c sheets.Canvas) { drawMiner(c, at.X, at.Y, job, seat) },
	}
}

// The top of a worksheet.
const (
	minerLine  = 16.0                   // the line for the name
	minerRight = pageWidth - qrSide - 2 // where it ends
	titleCaps  = 7.8                    // height of the title's capitals
	titleGap   = 6.0                    // from the title to the ruler, and on
	codeNote   = 8.9                    // top of what is said of the code
)

// topPanel is what the tops of all worksheets of a game have alike: the game,
// the sheet, the rulings, a line for the name.
func topPanel(job sheets.PrintJob) sheets.Panel {
	title, sheet, rulings := game.Game.Info().Title, dataOf(job), sheets.Rulings(game.Game.Info(), job.Setup)
	return sheets.Panel{
		ID: "top", Owner: scoring.Table, Title: title, W: pageWidth, H: titleHeight, Key: key("top", sheet, rulings),
		Static: func(c sheets.Canvas) {
			sheets.DrawTitle(c, 0, 8.2, titleCaps, title, sheets.Shaded, sheets.Left)
			c.Text(0, minerLine-0.6, "Miner", strong)
			c.Path(sheets.Line(11, minerLine, minerRight, minerLine), sheets.RulePen)
			note := caption.ToRight()
			from := sheets.TitleWidth(title, titleCaps) + titleGap
			sheets.DrawRuler(c, from, 1.6)
			from += sheets.RulerLength + titleGap
			sheets.Fit(c, sheets.Area{X: from, Y: 1, W: minerRight - from, H: 4}, sheet, note)
			sheets.Fit(c, sheets.Area{X: from, Y: 4.6, W: minerRight - from, H: 4}, rulings, note)
		},
	}
}

// drawMiner draws what is a player's own at the top of a worksheet: the name,
// and a code with what it is for.
func drawMiner(c sheets.Canvas, x, y float64, job sheets.PrintJob, seat int) {
	name := job.Setup.Players[seat]
	sheets.Fit(c, sheets.Area{X: x + 12, Y: y + minerLine - 5.4, W: minerRight - 13, H: 5.4}, name,
		sheets.Type{Face: sheets.Bold, Size: 13, Colour: sheets.Black})
	sheets.Fit(c, sheets.Area{X: x + pageWidth/2, Y: y + codeNote, W: minerRight - pageWidth/2, H: 2.6}, job.CodeSays, caption.ToRight())
	// The longest header of one player fits: 64 characters, a digest, two options.
	_ = sheets.DrawQR(c, x+pageWidth-qrSide, y, qrSide, job.Code(name))
}

// dataOf names the sheet that is played on.
func dataOf(job sheets.PrintJob) string { return game.Game.Info().DataWord + " " + job.Data }
