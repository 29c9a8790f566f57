package goldfever

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// twoColumns is a page of two columns of panels under a banner.
func twoColumns(job press.Job, name, title, remark string, left, right []panel.Panel) ([]press.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	if inside.W < panel.TwoWidth {
		return nil, canvas.Refuse("the %s is %g mm wide, and %s leaves %.1f mm", name, panel.TwoWidth, inside.On, inside.W)
	}
	inside.X += (inside.W - panel.TwoWidth) / 2
	inside.W = panel.TwoWidth
	top, rest := inside.Cut(press.BannerHeight)
	page := press.Page{Size: job.Paper, Name: name, Cells: job.Cells, Placed: []panel.Placement{
		{Panel: press.Banner(rules.Game.Info(), job, title, remark, panel.TwoWidth), X: top.X, Y: top.Y},
	}}
	for _, column := range [][]panel.Panel{left, right} {
		placed, err := panel.Column(rest, columnGap, column...)
		if err != nil {
			return nil, err
		}
		page.Placed = append(page.Placed, placed...)
		rest.X += panel.ColumnWidth + panel.Gutter
	}
	return []press.Page{page}, nil
}

// columnGap is between two panels of a column.
const columnGap = 4.0

// lowest is where the lowest of the panels on a page ends.
func lowest(placed []panel.Placement) float64 {
	bottom := 0.0
	for _, at := range placed {
		bottom = max(bottom, at.Y+at.Panel.H)
	}
	return bottom
}

// headed is a panel under a title, for the columns of a page.
func headed(id, title string, height float64, data any, draw func(c canvas.Canvas)) panel.Panel {
	return panel.Panel{
		ID: id, Owner: scoring.Table, Title: title, W: Width, H: headHeight + height, Key: key(id, title, height, data),
		Static: func(c canvas.Canvas) {
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
func drawHead(c canvas.Canvas, title string, width float64) {
	heading{headCaps, width, art.Solid, canvas.Left}.draw(c, 0, headCaps+0.6, title)
	art.DrawRule(c, 0, headCaps+1.8, width)
}
