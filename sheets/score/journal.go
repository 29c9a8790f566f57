package score

import (
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// journalGap is between what was done and what was done next, mm.
const journalGap = 1.0

// journalPanel shows what was done with the power over a live table.
func journalPanel(job press.Job) panel.Panel {
	height := scoreHead
	for _, says := range job.Journal {
		height += paragraphHeight(job, says)
	}
	return panel.Panel{
		ID: "journal", Title: "sheets.journal", W: panel.ColumnWidth, H: height,
		Static: func(c canvas.Canvas) {
			canvas.Fit(c, canvas.Area{Y: 1.6, W: panel.ColumnWidth, H: 5.6}, c.Say(speech.Text("sheets.journal")), canvas.Type{Face: canvas.Bold, Size: 12, Colour: canvas.Black})
			art.DrawRule(c, 0, scoreHead-1.8, panel.ColumnWidth)
			y := scoreHead
			for _, says := range job.Journal {
				canvas.Paragraph(c, canvas.Area{Y: y, W: panel.ColumnWidth}, c.Say(says), art.SmallType)
				y += paragraphHeight(job, says)
			}
		},
	}
}

// paragraphHeight is what one of the things that were done takes.
func paragraphHeight(job press.Job, says speech.Text) float64 {
	return float64(len(canvas.Lines(job.Say(says), panel.ColumnWidth, art.SmallType)))*art.SmallType.Leading() + journalGap
}
