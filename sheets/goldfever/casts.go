package goldfever

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// The measures of the table of who leads whom.
const (
	castName   = 15.0 // column of the characters
	castNumber = 4.2  // column of a number of players
	castRow    = 3.7
	castTitle  = 46.0 // as wide as its title
)

// castsPanel says by how many play which of them leads whom: a row a character, a
// column a number of players, and in it the player's number round the table.
func castsPanel(s scenario.Scenario) panel.Panel {
	casts := slices.SortedFunc(slices.Values(s.Casts), func(a, b [][]string) int { return len(a) - len(b) })
	names := slices.Concat(s.Teams[0].Characters, s.Teams[1].Characters)
	w := castName + castNumber*float64(len(casts))
	p := panel.Panel{
		ID: "casts", Owner: scoring.Table, Title: "goldfever.casts", W: max(w, castTitle), H: headHeight + castRow*float64(len(names)+2) + 1, Key: key("casts", casts, names),
	}
	p.Static = func(c canvas.Canvas) {
		drawHead(c, c.Say("goldfever.casts"), p.W)
		line := func(row int, name string, of func(cast [][]string) int) {
			y := headHeight + castRow*float64(row)
			canvas.Fit(c, canvas.Area{Y: y, W: castName - 1, H: castRow}, name, art.SmallType)
			for i, cast := range casts {
				canvas.Fit(c, canvas.Area{X: castName + castNumber*float64(i), Y: y, W: castNumber, H: castRow}, strconv.Itoa(of(cast)), art.SmallType.Centred())
			}
			c.Path(canvas.Line(0, y+castRow, w, y+castRow), art.HairPen)
		}
		line(0, c.Say("goldfever.casts-players"), func(cast [][]string) int { return len(cast) })
		canvas.Fit(c, canvas.Area{Y: p.H - castRow, W: p.W, H: castRow}, c.Say("goldfever.casts-first"), art.CaptionType)
		for n, name := range names {
			line(n+1, name, func(cast [][]string) int {
				return 1 + slices.IndexFunc(cast, func(led []string) bool { return slices.Contains(led, name) })
			})
		}
	}
	return p
}

// withCasts puts the table of who leads whom on the page of a scenario for whoever
// will play it: under the right column where that makes the page no longer, or else
// under what lies across both, beside the plan. It returns the width that is left to
// the plan, and whether there was room.
func withCasts(job press.Job, page *press.Page, across panel.Panel) (left float64, ok bool) {
	p := castsPanel(houseOf(job.Setup).Scenario)
	last, bottom := page.Placed[len(page.Placed)-1], lowest(page.Placed)
	put := func(p panel.Panel, x, y float64) {
		page.Placed = append(page.Placed, panel.Placement{Panel: p, X: x, Y: y})
	}
	under := last.Y + last.Panel.H + columnGap
	beside := bottom + columnGap + across.H + columnGap
	named := slices.ContainsFunc(job.Setup.Players, func(name string) bool { return name != "" })
	put(across, page.Placed[0].X, bottom+columnGap)
	switch {
	case named:
		return panel.TwoWidth, true
	case under+p.H <= bottom:
		put(p, last.X, under)
		return panel.TwoWidth, true
	case beside+p.H <= page.Size.H-job.Margin:
		put(p, page.Placed[0].X+panel.TwoWidth-p.W, beside)
		return panel.TwoWidth - p.W - panel.Gutter, true
	}
	return panel.TwoWidth, false
}
