package certificate

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/sheets"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// A glass looks at places of filled sheets as the sheets have them.
type glass struct {
	job    press.Job
	report *final.Report
	panels func(seat int) []panel.Panel
}

func newGlass(title sheets.Title, job press.Job, r *final.Report) *glass {
	return &glass{job, r, func(seat int) []panel.Panel {
		if title.Panels == nil {
			return nil
		}
		return title.PanelsOf(job, seat)
	}}
}

// A view is a part of a panel, with marks on some of its cells.
type view struct {
	panel  panel.Panel
	window canvas.Area // in the measure of the panel
}

// at places a view with the corner of its window there.
func (v *view) at(x, y float64) panel.Placement {
	return panel.Placement{Panel: v.panel, X: x - v.window.X, Y: y - v.window.Y, Window: v.window}
}

// look is the view of where entries stand: of what all findings have, if that is
// among them, and else of the first that a panel shows; nil where none does.
func (g *glass) look(entries []final.Entry) *view {
	order := slices.Clone(entries)
	slices.SortStableFunc(order, func(a, b final.Entry) int {
		common := func(e final.Entry) int {
			return scoring.When(!slices.ContainsFunc(g.report.Common, e.SamePlace), 1)
		}
		return common(a) - common(b)
	})
	for _, e := range order {
		for _, p := range g.panels(g.seat(e.Owner)) {
			if at := slices.IndexFunc(p.Slots, func(s panel.Slot) bool { return s.Cell == e.Cell }); at >= 0 {
				return g.zoom(p, p.Slots[at], entries)
			}
		}
	}
	return nil
}

// seat is that of an owner.
func (g *glass) seat(owner string) int {
	if owner == ledger.Table {
		return scoring.Table
	}
	return slices.IndexFunc(g.report.Players, func(p final.PlayerReport) bool { return p.Name == owner })
}

// zoom is the view of a slot and what is round it.
func (g *glass) zoom(p panel.Panel, s panel.Slot, entries []final.Entry) *view {
	w, h := min(viewWidth, p.W), min(viewHeight, p.H)
	window := canvas.Area{
		X: min(max(0, s.X+s.W/2-w/2), p.W-w), Y: min(max(0, s.Y+s.H/2-h/2), p.H-h), W: w, H: h,
	}
	shown := p
	shown.Slots, shown.Key = nil, "" // a page shows each cell once: these are drawn with what does not change
	shown.Static = func(c canvas.Canvas) {
		p.Part().Draw(c)
		for _, slot := range p.Slots {
			if cell, ok := g.cell(p.Owner, slot.Cell); ok {
				p.DrawCell(c, slot, cell)
			}
			if slices.ContainsFunc(entries, func(e final.Entry) bool { return e.Cell == slot.Cell && g.seat(e.Owner) == p.Owner }) {
				const over = 0.4 // mm
				c.Path(canvas.Rect(slot.X-over, slot.Y-over, slot.W+2*over, slot.H+2*over), canvas.Paint{Stroke: canvas.Spot, Width: 0.6})
			}
		}
		const rule = 0.3 // mm, all of it inside
		c.Path(canvas.Rect(window.X+rule/2, window.Y+rule/2, w-rule, h-rule), canvas.Paint{Stroke: canvas.Black, Width: rule})
	}
	return &view{shown, window}
}

func (g *glass) cell(owner int, id string) (scoring.Cell, bool) {
	at := slices.IndexFunc(g.job.Cells, func(c scoring.Cell) bool { return c.ID == id && c.Owner == owner })
	if at < 0 {
		return scoring.Cell{}, false
	}
	return g.job.Cells[at], true
}
