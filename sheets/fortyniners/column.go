package fortyniners

import (
	"fmt"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/sheets"
)

// The measures of a run sheet.
const (
	runHead   = 22.0 // name, role and the heads of the columns
	phoneRow  = 7.0
	leastRow  = 6.0 // holds a pencil
	numbers   = 8.0 // column of the turns' numbers
	sumHeight = 9.0
	sumGap    = 2.0
)

// A runColumn is a column of a run sheet: the ending of its cells' ids, what it
// is called, and its share of the width.
type runColumn struct {
	cell, head string
	share      float64
}

var runColumns = []runColumn{
	{"throw", "throw", 0.17},
	{"stands", "stands on", 0.21},
	{"passed", "passed", 0.26},
	{"credited", "credited", 0.18},
	{"lost", "lost", 0.18},
}

// runSums are the cells under a run sheet, and what they are called.
var runSums = []runColumn{{cell: "credited", head: "credited"}, {cell: "lost", head: "lost"}, {cell: "result", head: "result"}}

// runPanel is the run sheet of a seat's run as Blackjack.
func runPanel(job sheets.Job, seat int) sheets.Panel { return runPanelOf(job, seat, phoneRow) }

// runPanelOf is a run sheet with rows of a height.
func runPanelOf(job sheets.Job, seat int, row float64) sheets.Panel {
	n := 0 // turns
	for _, c := range job.Game.Cells() {
		if c.Owner == seat && strings.HasSuffix(c.ID, "/throw") {
			n++
		}
	}
	rowsEnd := runHead + row*float64(n)
	p := sheets.Panel{
		ID: "run", Owner: seat, Title: "Run sheet", W: Width, H: rowsEnd + sumGap + sumHeight + 2,
		Key: key("run", job.Setup.Players[seat], seat, n, row),
	}
	slot := func(cell string, x, y, w, h float64) {
		p.Slots = append(p.Slots, sheets.Slot{Cell: cell, X: x, Y: y, W: w, H: h, Draw: byPencil(job, drawEntry)})
	}
	slot("role", 62, 2, Width-64, 9)
	const room = Width - numbers - 2
	for i := range n {
		x := numbers
		for _, c := range runColumns {
			slot(fmt.Sprintf("turn-%d/%s", i+1, c.cell), x, runHead+row*float64(i), room*c.share, row)
			x += room * c.share
		}
	}
	for i, s := range runSums {
		third := room / float64(len(runSums))
		slot(s.cell, numbers+third*float64(i)+14, rowsEnd+sumGap, third-14, sumHeight)
	}
	name, slots := job.Setup.Players[seat], p.Slots
	p.Static = func(c sheets.Canvas) { drawRun(c, name, seat, n, row, slots) }
	return p
}

// drawRun prints an empty run sheet.
func drawRun(c sheets.Canvas, name string, seat, n int, row float64, slots []sheets.Slot) {
	right := strong
	right.Align = sheets.Right
	drawLettered(c, numbers+9, 6.5, 4.6, fmt.Sprintf("Run %d", seat+1), sheets.Black)
	if name == "" {
		c.Path(sheets.Line(28, 11, 50, 11), rule)
	} else {
		sheets.Fit(c, sheets.Area{X: 28, Y: 2, W: 24, H: 9}, name, strong)
	}
	c.Text(60.5, 6.5+strong.CapHeight()/2, "plays", right)
	heads := slots[1:]
	for i, col := range runColumns {
		if i < len(heads) {
			sheets.Fit(c, sheets.Area{X: heads[i].X + 0.5, Y: runHead - 6, W: heads[i].W - 1, H: 6}, col.head, centred(caption))
		}
	}
	for _, s := range slots {
		c.Path(sheets.Rect(s.X, s.Y, s.W, s.H), boxed)
	}
	for i := range n {
		c.Text(numbers-1.5, runHead+row*(float64(i)+0.5)+small.CapHeight()/2, strconv.Itoa(i+1), sheets.Type{Size: small.Size, Align: sheets.Right, Colour: sheets.Black})
	}
	for i, s := range slots[len(slots)-len(runSums):] {
		c.Text(s.X-1, s.Y+s.H/2+small.CapHeight()/2, runSums[i].head, sheets.Type{Size: small.Size, Align: sheets.Right, Colour: sheets.Black})
	}
	last := slots[len(slots)-1]
	c.Path(sheets.Rect(last.X, last.Y, last.W, last.H), sheets.Paint{Stroke: sheets.Black, Width: 0.9})
}

// drawEntry writes what a cell holds, and strikes what is void.
func drawEntry(c sheets.Canvas, s sheets.Slot, cell scoring.Cell) {
	drawWritten(c, s, cell)
	if cell.Struck {
		c.Path(sheets.Line(s.X+1, s.Y+s.H/2, s.X+s.W-1, s.Y+s.H/2), pencil)
	}
}
