package nugget

import (
	"saddlebag/scoring"
	"saddlebag/sheets"
)

// Title is the game with its one sheet: the slips of the table and of every
// player.
var Title = sheets.Title{
	Game: Game,
	Spot: sheets.RGB{R: 0x7a, G: 0x5a, B: 0x10},
	Sheets: []sheets.Sheet{
		{Name: "slips", About: "the slips of the table and of every player", Night: func(int) bool { return true }, Make: slips},
	},
	Panels: func(job sheets.Job, seat int) []sheets.Panel { return []sheets.Panel{slip(job, seat)} },
}

// The measures of a slip, in mm.
const (
	width  = 84.0
	height = 12.0 // of a line
	label  = 40.0 // width of what stands before a box
	inset  = 3.0
)

// slip has a box for each cell of its owner, under one another.
func slip(job sheets.Job, owner int) sheets.Panel {
	p := sheets.Panel{ID: "slip", Owner: owner, Title: "The table", W: width}
	if owner != scoring.Table {
		p.Title = "Slip of " + job.Setup.Players[owner]
	}
	var labels []string
	for _, c := range job.Game.Cells() {
		if c.Owner == owner {
			p.Slots = append(p.Slots, sheets.Slot{Cell: c.ID, X: label, Y: p.H, W: width - label, H: height, Draw: write})
			labels = append(labels, c.Label)
			p.H += height
		}
	}
	p.Static = func(c sheets.Canvas) {
		for i, text := range labels {
			y := height * float64(i)
			c.Text(0, baseline(y), text, sheets.Type{Size: 10, Colour: sheets.Black})
			c.Path(sheets.Rect(label, y, width-label, height), sheets.Paint{Stroke: sheets.Black, Width: 0.3})
		}
	}
	return p
}

// write writes what a cell has into its box.
func write(c sheets.Canvas, s sheets.Slot, cell scoring.Cell) {
	c.Text(s.X+inset, baseline(s.Y), cell.Value, sheets.Type{Size: 10, Colour: sheets.Pencil})
}

// baseline is that of the text in a line.
func baseline(top float64) float64 { return top + height*0.6 }

func slips(job sheets.Job) ([]sheets.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	var panels []sheets.Panel
	for seat := scoring.Table; seat < len(job.Setup.Players); seat++ {
		panels = append(panels, slip(job, seat))
	}
	placed, err := sheets.Flow(inside, inset, panels...)
	if err != nil {
		return nil, err
	}
	return []sheets.Page{{Size: job.Paper, Name: "slips", Furniture: func(sheets.Canvas) {}, Placed: placed, Cells: job.Game.Cells()}}, nil
}
