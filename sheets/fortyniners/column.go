package fortyniners

import (
	"strconv"

	"saddlebag/scoring"
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// The measures of a run sheet on a phone.
const (
	runHead   = 22.0 // name, role and the heads of the columns
	runRow    = 7.0
	numbers   = 8.0 // column of the turns' numbers
	sumHeight = 9.0
	sumGap    = 2.0
	runFoot   = sumGap + sumHeight + 2
	runRoom   = Width - numbers - 2 // for the columns
)

// A runColumn is a column of a run sheet: what a cell of it is, what it is
// called, and its share of the width.
type runColumn struct {
	cell  string
	head  speech.Text
	brief speech.Text // the same over the narrow boxes of a journey
	share float64
}

var runColumns = []runColumn{
	{rules.ColumnThrow, "fortyniners.head-throw", "fortyniners.head-throw", 0.17},
	{rules.ColumnStands, "fortyniners.head-stands", "fortyniners.head-spot", 0.21},
	{rules.ColumnPassed, "fortyniners.head-passed", "fortyniners.head-passed", 0.26},
	{rules.ColumnCredited, "fortyniners.head-credited", "fortyniners.head-plus", 0.18},
	{rules.ColumnLost, "fortyniners.head-lost", "fortyniners.head-minus", 0.18},
}

// runSums are the cells under a run sheet, and what they are called.
var runSums = []runColumn{{cell: rules.ColumnCredited, head: "fortyniners.head-credited"}, {cell: rules.ColumnLost, head: "fortyniners.head-lost"}, {cell: rules.ResultCell, head: "fortyniners.head-result"}}

// turns is how many turns a seat's run sheet has rows for.
func turns(job press.Job, seat int) int {
	return job.Cells.Rows(seat, func(turn int) string { return rules.RowCell(turn, rules.ColumnThrow) })
}

// runPanel is the run sheet of a seat's run as Blackjack.
func runPanel(job press.Job, seat int) panel.Panel {
	name, rows := job.Setup.Players[seat], turns(job, seat)
	p := panel.Panel{
		ID: "run", Owner: seat, Title: "fortyniners.run-sheet", W: Width, H: runHead + runRow*float64(rows) + runFoot,
		Key: key("run", name, seat, rows),
	}
	slot := func(cell string, x, y, w, h float64) {
		p.Slots = append(p.Slots, panel.Slot{Cell: cell, X: x, Y: y, W: w, H: h, Draw: job.ByPencil(drawEntry)})
	}
	slot(rules.RoleCell, 62, 2, Width-64, 9)
	for i := range rows {
		x := numbers
		for _, c := range runColumns {
			slot(rules.RowCell(i, c.cell), x, runHead+runRow*float64(i), runRoom*c.share, runRow)
			x += runRoom * c.share
		}
	}
	third := runRoom / float64(len(runSums))
	for i, s := range runSums {
		slot(s.cell, numbers+third*float64(i)+14, p.H-runFoot+sumGap, third-14, sumHeight)
	}
	slots := p.Slots
	p.Static = func(c canvas.Canvas) {
		for _, s := range slots {
			c.Path(s.Outline(), art.BoxPen)
		}
		drawRunHead(c, name, seat)
		for i := range rows {
			c.Text(numbers-1.5, runHead+runRow*(float64(i)+0.5)+art.SmallType.CapHeight()/2, strconv.Itoa(i+1), art.SmallType.ToRight())
		}
		drawSums(c, slots[len(slots)-len(runSums):])
	}
	return p
}

// drawRunHead prints whose run it is, and the heads of the columns.
func drawRunHead(c canvas.Canvas, name string, seat int) {
	art.DrawLettered(c, numbers+9, 6.5, 4.6, c.Say(speech.Say("fortyniners.run-number", "run", seat+1)), canvas.Black)
	const wide = 24.0
	if name == "" {
		c.Path(canvas.Line(28, 11, 26+wide, 11), art.RulePen)
	} else {
		canvas.Fit(c, canvas.Area{X: 28, Y: 2, W: wide, H: 9}, name, art.StrongType)
	}
	c.Text(60.5, 6.5+art.StrongType.CapHeight()/2, c.Say("fortyniners.run-plays"), art.StrongType.ToRight())
	x := numbers
	for _, col := range runColumns {
		w := runRoom * col.share
		canvas.Fit(c, canvas.Area{X: x + 0.5, Y: runHead - 6, W: w - 1, H: 6}, c.Say(col.head), art.CaptionType.Centred())
		x += w
	}
}

// drawSums prints what the boxes under a run sheet are for. The last one is the
// result.
func drawSums(c canvas.Canvas, boxes []panel.Slot) {
	for i, s := range boxes {
		c.Text(s.X-1.5, s.Y+s.H/2+art.SmallType.CapHeight()/2, c.Say(runSums[i].head), art.SmallType.ToRight())
	}
	last := boxes[len(boxes)-1]
	c.Path(last.Outline(), canvas.Paint{Stroke: canvas.Black, Width: 0.9})
}

// drawEntry writes what a cell holds, and strikes what is void.
func drawEntry(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
	drawWritten(c, s, cell)
	if cell.Struck {
		c.Path(canvas.Line(s.X+1, s.Y+s.H/2, s.X+s.W-1, s.Y+s.H/2), art.MarkPen)
	}
}
