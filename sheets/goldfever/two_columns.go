package goldfever

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/sheets"
)

// twoColumns is a page of two columns of panels under a banner.
func twoColumns(job sheets.PrintJob, name, title, remark string, left, right []sheets.Panel) ([]sheets.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	if inside.W < sheets.TwoWidth {
		return nil, sheets.Refuse("the %s is %g mm wide, and %s leaves %.1f mm", name, sheets.TwoWidth, inside.On, inside.W)
	}
	inside.X += (inside.W - sheets.TwoWidth) / 2
	inside.W = sheets.TwoWidth
	top, rest := inside.Cut(sheets.BannerHeight)
	page := sheets.Page{Size: job.Paper, Name: name, Cells: job.Cells, Placed: []sheets.Placement{
		{Panel: sheets.Banner(game.Game.Info(), job, title, remark, sheets.TwoWidth), X: top.X, Y: top.Y},
	}}
	for _, column := range [][]sheets.Panel{left, right} {
		placed, err := sheets.Column(rest, columnGap, column...)
		if err != nil {
			return nil, err
		}
		page.Placed = append(page.Placed, placed...)
		rest.X += sheets.ColumnWidth + sheets.Gutter
	}
	return []sheets.Page{page}, nil
}

// columnGap is between two panels of a column.
const columnGap = 4.0

// lowest is where the lowest of the panels on a page ends.
func lowest(placed []sheets.Placement) float64 {
	bottom := 0.0
	for _, at := range placed {
		bottom = max(bottom, at.Y+at.Panel.H)
	}
	return bottom
}

// headed is a panel under a title, for the columns of a page.
func headed(id, title string, height float64, data any, draw func(c sheets.Canvas)) sheets.Panel {
	return sheets.Panel{
		ID: id, Owner: scoring.Table, Title: title, W: Width, H: headHeight + height, Key: key(id, title, height, data),
		Static: func(c sheets.Canvas) {
			drawHead(c, title, Width)
			c.Push(0, headHeight, 1)
			draw(c)
			c.Pop()
		},
	}
}

// The head of such a panel.
const (
	headCaps   = 3.4
	headHeight = 8.0
)

// drawHead prints the title of a panel over a rule.
func drawHead(c sheets.Canvas, title string, width float64) {
	heading{headCaps, width, sheets.Solid, sheets.Left}.draw(c, 0, headCaps+0.6, title)
	sheets.DrawRule(c, 0, headCaps+1.8, width)
}
