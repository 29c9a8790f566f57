package sheetstest

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// The specimen is a page of the size and density of a worksheet: a mine of
// tunnels, a stash, a column of cash, with the name of a player.

var specimenSpot = canvas.RGB{R: 150, G: 40, B: 20}

// SpecimenOptions are what it is written with.
func SpecimenOptions() press.Options {
	return press.Options{Title: "Specimen", Language: "en", Spot: specimenSpot, Margin: 8}
}

// SpecimenPanels are what is on it.
func SpecimenPanels() []panel.Panel {
	return []panel.Panel{minePanel(), PatternPanel(), stashPanel(), cashPanel()}
}

// SpecimenPage is one page for a player.
func SpecimenPage(size canvas.Size, name string) press.Page {
	panels := SpecimenPanels()
	inside, err := size.Inside(8)
	if err != nil {
		panic(err)
	}
	head, body := inside.Cut(16)
	placed, err := panel.Flow(body, 4, panels...)
	if err != nil {
		panic(err)
	}
	var cells []scoring.Cell
	for _, p := range panels {
		cells = append(cells, specimenCells(p)...)
	}
	return press.Page{
		Size: size, Name: speech.Words("specimen " + name), Placed: placed, Cells: cells,
		Decor: func(c canvas.Canvas) {
			band := head
			band.H = 10
			c.Path(canvas.Rect(band.X, band.Y, band.W, band.H), canvas.Paint{Fill: canvas.Black})
			band.X, band.W = band.X+3, 80
			canvas.Fit(c, band, "COAL & CO. OF DENVER", canvas.Type{Face: canvas.Bold, Size: 20, Colour: canvas.Paper})
			c.Path(canvas.Line(head.X, head.Y+11.2, head.X+head.W, head.Y+11.2), canvas.Paint{Stroke: canvas.Black, Width: 0.8})
			c.Path(canvas.Line(head.X, head.Y+12.2, head.X+head.W, head.Y+12.2), canvas.Paint{Stroke: canvas.Black, Width: 0.2})
			band.X, band.W = head.X+90, head.W-93
			canvas.Fit(c, band, name, canvas.Type{Face: canvas.Italic, Size: 14, Align: canvas.Right, Colour: canvas.Paper})
		},
	}
}

func specimenCells(p panel.Panel) []scoring.Cell {
	cells := make([]scoring.Cell, len(p.Slots))
	for i, s := range p.Slots {
		cells[i] = scoring.Cell{ID: s.Cell, Owner: p.Owner, Label: speech.Words("Cell " + s.Cell), Kind: scoring.Box, Struck: i%5 == 1}
	}
	return cells
}

// box draws a cell as a box for a pencil, crossed out if it is struck.
func box(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
	c.Path(canvas.Rect(s.X, s.Y, s.W, s.H), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.3})
	if cell.Struck {
		c.Path(canvas.Line(s.X+1, s.Y+1, s.X+s.W-1, s.Y+s.H-1).Move(s.X+s.W-1, s.Y+1).Line(s.X+1, s.Y+s.H-1),
			canvas.Paint{Stroke: canvas.Pencil, Width: 0.5, Round: true})
	}
}

func framed(c canvas.Canvas, w, h float64, title string) {
	c.Path(canvas.Rect(0, 0, w, h), canvas.Paint{Stroke: canvas.Black, Width: 0.9})
	c.Path(canvas.Rect(1, 1, w-2, h-2), canvas.Paint{Stroke: canvas.Black, Width: 0.2})
	c.Text(w/2, 6.4, title, canvas.Type{Face: canvas.Bold, Size: 12, Align: canvas.Middle, Colour: canvas.Spot})
}

func minePanel() panel.Panel {
	const w, h, tunnels, deposits = 90, 150, 8, 6
	p := panel.Panel{ID: "mine", Title: "The mine", W: w, H: h, Key: "specimen mine"}
	for t := range tunnels {
		for d := range deposits {
			p.Slots = append(p.Slots, panel.Slot{
				Cell: fmt.Sprintf("tunnel-%d/%d", t+1, d+1),
				X:    18 + 11*float64(d), Y: 14 + 16.5*float64(t), W: 6, H: 6, Draw: box,
			})
		}
	}
	p.Static = func(c canvas.Canvas) {
		framed(c, w, h, "THE MINE")
		c.Hatch(canvas.Rect(3, 9, 10, h-12), canvas.Tone{Pattern: canvas.Diagonal, Pitch: 0.8, Weight: 0.2, Colour: canvas.Black})
		for t := range tunnels {
			y := 12 + 16.5*float64(t)
			tone := canvas.Tone{Pattern: canvas.Pattern(t), Pitch: 1, Weight: 0.18, Colour: canvas.Black}
			c.Hatch(canvas.Rect(13, y, w-16, 13), tone)
			c.Path(canvas.Rect(13, y, w-16, 13), canvas.Paint{Stroke: canvas.Black, Width: 0.4})
			for d := range deposits {
				x := 21 + 11*float64(d)
				c.Path(canvas.Circle(x, y+10.3, 2.2), canvas.Paint{Fill: canvas.Spot})
				c.Text(x, y+11.2, fmt.Sprint(3+(t*5+d*7)%15), canvas.Type{Face: canvas.Bold, Size: 8, Align: canvas.Middle, Colour: canvas.Paper})
			}
		}
	}
	return p
}

// PatternPanel has all patterns of hatching.
func PatternPanel() panel.Panel {
	p := panel.Panel{ID: "patterns", Title: "Patterns", W: 90, H: 60, Key: "specimen patterns"}
	p.Static = func(c canvas.Canvas) {
		framed(c, p.W, p.H, "EIGHT TONES")
		for i := range 8 {
			x, y := 8+20*float64(i%4), 10+24*float64(i/4)
			shape := canvas.Circle(x+7, y+8, 8)
			if i >= 4 {
				shape = canvas.Rect(x-1, y, 16, 16)
			}
			pattern := canvas.Pattern(i)
			c.Hatch(shape, canvas.Tone{Pattern: pattern, Pitch: 1, Weight: 0.25, Colour: canvas.Black})
			c.Path(shape, canvas.Paint{Stroke: canvas.Black, Width: 0.25})
			c.Text(x+7, y+20, pattern.String(), canvas.Type{Face: canvas.Italic, Size: 8, Align: canvas.Middle, Colour: canvas.Black})
		}
	}
	return p
}

func stashPanel() panel.Panel {
	p := panel.Panel{ID: "stash", Title: "Ore stash", W: 90, H: 82, Key: "specimen stash"}
	for i := range 40 {
		p.Slots = append(p.Slots, panel.Slot{
			Cell: fmt.Sprintf("stash/%d", i+1),
			X:    6 + 10*float64(i%8), Y: 34 + 9.5*float64(i/8), W: 7, H: 7, Draw: box,
		})
	}
	p.Static = func(c canvas.Canvas) {
		framed(c, p.W, p.H, "ORE STASH")
		canvas.Paragraph(c, canvas.Area{X: 5, Y: 10, W: 80, H: 20},
			"Each claim writes the letter of its mineral into a free box. What has been loaded leaves the stash, "+
				"and its box stays struck: a box never becomes free again. With no box left there is no claim, "+
				"however high the dice; so mind the Borax.",
			canvas.Type{Face: canvas.Body, Size: 9, Colour: canvas.Black})
	}
	return p
}

func cashPanel() panel.Panel {
	const rows = 22
	p := panel.Panel{ID: "cash", Title: "Cash", W: 90, H: 160, Key: "specimen cash"}
	for i := range rows {
		p.Slots = append(p.Slots, panel.Slot{Cell: fmt.Sprintf("cash/%d", i+1), X: 60, Y: 14 + 6.5*float64(i), W: 24, H: 6, Draw: box})
	}
	p.Static = func(c canvas.Canvas) {
		framed(c, p.W, p.H, "CASH")
		for i := range rows {
			y := 14 + 6.5*float64(i)
			c.Text(8, y+4.3, fmt.Sprintf("%d. amount and reason", i+1), canvas.Type{Size: 9, Colour: canvas.Black})
			c.Path(canvas.Line(6, y+6, 58, y+6), canvas.Paint{Stroke: canvas.Black, Width: 0.15, Dash: []float64{0.6, 0.6}})
		}
	}
	return p
}

// SamplePanel uses every operation of a canvas.
func SamplePanel() panel.Panel {
	return panel.Panel{
		ID: "sample", Title: "Sample <&>", W: 60, H: 40,
		Static: func(c canvas.Canvas) {
			c.Path(canvas.Rect(0, 0, 60, 40), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.9})
			c.Path(canvas.Line(2, 10, 58, 10), canvas.Paint{Stroke: canvas.Spot, Width: 0.25, Dash: []float64{1, 0.5}, Round: true})
			c.Hatch(canvas.Circle(10, 20, 3), canvas.Tone{Pattern: canvas.Dots, Pitch: 1, Weight: 0.3, Colour: canvas.Black})
			c.Push(20, 15, 2)
			c.Text(0, 1.005, "twice as large", canvas.Type{Face: canvas.Bold, Size: 5, Colour: canvas.Spot})
			c.Path(canvas.Rect(0, 2, 4, 3), canvas.Paint{Fill: canvas.Spot, Stroke: canvas.Black, Width: 0.1, Dash: []float64{0.5}})
			c.Hatch(canvas.Rect(5, 2, 4, 3), canvas.Tone{Pattern: canvas.Cross, Pitch: 0.5, Weight: 0.1, Colour: canvas.Pencil})
			c.Pop()
		},
		Slots: []panel.Slot{{Cell: "gold/1", X: 50, Y: 30, W: 6, H: 6, Draw: func(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
			c.Path(canvas.Rect(s.X, s.Y, s.W, s.H), canvas.Paint{Stroke: canvas.Black, Width: 0.3})
			c.Text(s.X+s.W/2, s.Y+4.5, cell.Value, canvas.Type{Face: canvas.Italic, Size: 11, Align: canvas.Middle, Colour: canvas.Pencil})
		}}},
	}
}

// SampleCell is the cell of a SamplePanel.
func SampleCell() scoring.Cell {
	return scoring.Cell{ID: "gold/1", Label: `The "first" nugget`, Value: "G & 🐎"}
}
