package sheets_test

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/sheets"
)

// The specimen is a page of the size and density of a worksheet: a mine of
// tunnels, a stash, a column of cash, with the name of a player.

var specimenSpot = sheets.RGB{R: 150, G: 40, B: 20}

func specimenOptions() sheets.Options {
	return sheets.Options{Title: "Specimen", Language: "en", Spot: specimenSpot, Margin: 8}
}

// specimenPage is one page for a player.
func specimenPage(size sheets.Size, name string) sheets.Page {
	panels := []sheets.Panel{minePanel(), patternPanel(), stashPanel(), cashPanel()}
	inside, err := size.Inside(8)
	if err != nil {
		panic(err)
	}
	head, body := inside.Cut(16)
	placed, err := sheets.Flow(body, 4, panels...)
	if err != nil {
		panic(err)
	}
	var cells []scoring.Cell
	for _, p := range panels {
		cells = append(cells, specimenCells(p)...)
	}
	return sheets.Page{
		Size: size, Name: "specimen " + name, Placed: placed, Cells: cells,
		Decor: func(c sheets.Canvas) {
			band := head
			band.H = 10
			c.Path(sheets.Rect(band.X, band.Y, band.W, band.H), sheets.Paint{Fill: sheets.Black})
			band.X, band.W = band.X+3, 80
			sheets.Fit(c, band, "COAL & CO. OF DENVER", sheets.Type{Face: sheets.Bold, Size: 20, Colour: sheets.Paper})
			c.Path(sheets.Line(head.X, head.Y+11.2, head.X+head.W, head.Y+11.2), sheets.Paint{Stroke: sheets.Black, Width: 0.8})
			c.Path(sheets.Line(head.X, head.Y+12.2, head.X+head.W, head.Y+12.2), sheets.Paint{Stroke: sheets.Black, Width: 0.2})
			band.X, band.W = head.X+90, head.W-93
			sheets.Fit(c, band, name, sheets.Type{Face: sheets.Italic, Size: 14, Align: sheets.Right, Colour: sheets.Paper})
		},
	}
}

func specimenCells(p sheets.Panel) []scoring.Cell {
	cells := make([]scoring.Cell, len(p.Slots))
	for i, s := range p.Slots {
		cells[i] = scoring.Cell{ID: s.Cell, Owner: p.Owner, Label: "Cell " + s.Cell, Kind: scoring.Box, Struck: i%5 == 1}
	}
	return cells
}

// box draws a cell as a box for a pencil, crossed out if it is struck.
func box(c sheets.Canvas, s sheets.Slot, cell scoring.Cell) {
	c.Path(sheets.Rect(s.X, s.Y, s.W, s.H), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.3})
	if cell.Struck {
		c.Path(sheets.Line(s.X+1, s.Y+1, s.X+s.W-1, s.Y+s.H-1).Move(s.X+s.W-1, s.Y+1).Line(s.X+1, s.Y+s.H-1),
			sheets.Paint{Stroke: sheets.Pencil, Width: 0.5, Round: true})
	}
}

func framed(c sheets.Canvas, w, h float64, title string) {
	c.Path(sheets.Rect(0, 0, w, h), sheets.Paint{Stroke: sheets.Black, Width: 0.9})
	c.Path(sheets.Rect(1, 1, w-2, h-2), sheets.Paint{Stroke: sheets.Black, Width: 0.2})
	c.Text(w/2, 6.4, title, sheets.Type{Face: sheets.Bold, Size: 12, Align: sheets.Middle, Colour: sheets.Spot})
}

func minePanel() sheets.Panel {
	const w, h, tunnels, deposits = 90, 150, 8, 6
	p := sheets.Panel{ID: "mine", Title: "The mine", W: w, H: h, Key: "specimen mine"}
	for t := range tunnels {
		for d := range deposits {
			p.Slots = append(p.Slots, sheets.Slot{
				Cell: fmt.Sprintf("tunnel-%d/%d", t+1, d+1),
				X:    18 + 11*float64(d), Y: 14 + 16.5*float64(t), W: 6, H: 6, Draw: box,
			})
		}
	}
	p.Static = func(c sheets.Canvas) {
		framed(c, w, h, "THE MINE")
		c.Hatch(sheets.Rect(3, 9, 10, h-12), sheets.Tone{Pattern: sheets.Diagonal, Pitch: 0.8, Weight: 0.2, Colour: sheets.Black})
		for t := range tunnels {
			y := 12 + 16.5*float64(t)
			tone := sheets.Tone{Pattern: sheets.Pattern(t), Pitch: 1, Weight: 0.18, Colour: sheets.Black}
			c.Hatch(sheets.Rect(13, y, w-16, 13), tone)
			c.Path(sheets.Rect(13, y, w-16, 13), sheets.Paint{Stroke: sheets.Black, Width: 0.4})
			for d := range deposits {
				x := 21 + 11*float64(d)
				c.Path(sheets.Circle(x, y+10.3, 2.2), sheets.Paint{Fill: sheets.Spot})
				c.Text(x, y+11.2, fmt.Sprint(3+(t*5+d*7)%15), sheets.Type{Face: sheets.Bold, Size: 8, Align: sheets.Middle, Colour: sheets.Paper})
			}
		}
	}
	return p
}

func patternPanel() sheets.Panel {
	p := sheets.Panel{ID: "patterns", Title: "Patterns", W: 90, H: 60, Key: "specimen patterns"}
	p.Static = func(c sheets.Canvas) {
		framed(c, p.W, p.H, "EIGHT TONES")
		for i := range 8 {
			x, y := 8+20*float64(i%4), 10+24*float64(i/4)
			shape := sheets.Circle(x+7, y+8, 8)
			if i >= 4 {
				shape = sheets.Rect(x-1, y, 16, 16)
			}
			pattern := sheets.Pattern(i)
			c.Hatch(shape, sheets.Tone{Pattern: pattern, Pitch: 1, Weight: 0.25, Colour: sheets.Black})
			c.Path(shape, sheets.Paint{Stroke: sheets.Black, Width: 0.25})
			c.Text(x+7, y+20, pattern.String(), sheets.Type{Face: sheets.Italic, Size: 8, Align: sheets.Middle, Colour: sheets.Black})
		}
	}
	return p
}

func stashPanel() sheets.Panel {
	p := sheets.Panel{ID: "stash", Title: "Ore stash", W: 90, H: 82, Key: "specimen stash"}
	for i := range 40 {
		p.Slots = append(p.Slots, sheets.Slot{
			Cell: fmt.Sprintf("stash/%d", i+1),
			X:    6 + 10*float64(i%8), Y: 34 + 9.5*float64(i/8), W: 7, H: 7, Draw: box,
		})
	}
	p.Static = func(c sheets.Canvas) {
		framed(c, p.W, p.H, "ORE STASH")
		sheets.Paragraph(c, sheets.Area{X: 5, Y: 10, W: 80, H: 20},
			"Each claim writes the letter of its mineral into a free box. What has been loaded leaves the stash, "+
				"and its box stays struck: a box never becomes free again. With no box left there is no claim, "+
				"however high the dice; so mind the Borax.",
			sheets.Type{Face: sheets.Body, Size: 9, Colour: sheets.Black})
	}
	return p
}

func cashPanel() sheets.Panel {
	const rows = 22
	p := sheets.Panel{ID: "cash", Title: "Cash", W: 90, H: 160, Key: "specimen cash"}
	for i := range rows {
		p.Slots = append(p.Slots, sheets.Slot{Cell: fmt.Sprintf("cash/%d", i+1), X: 60, Y: 14 + 6.5*float64(i), W: 24, H: 6, Draw: box})
	}
	p.Static = func(c sheets.Canvas) {
		framed(c, p.W, p.H, "CASH")
		for i := range rows {
			y := 14 + 6.5*float64(i)
			c.Text(8, y+4.3, fmt.Sprintf("%d. amount and reason", i+1), sheets.Type{Size: 9, Colour: sheets.Black})
			c.Path(sheets.Line(6, y+6, 58, y+6), sheets.Paint{Stroke: sheets.Black, Width: 0.15, Dash: []float64{0.6, 0.6}})
		}
	}
	return p
}
