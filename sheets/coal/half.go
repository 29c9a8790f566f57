package coal

import (
	rules "saddlebag/scoring/coal"
	"saddlebag/sheets"
)

// worksheetHalf puts two worksheets on a page, where the paper is twice what
// one needs: its boxes are no smaller.
func worksheetHalf(job sheets.PrintJob) ([]sheets.Page, error) {
	size := job.Paper.Turned()
	inside, err := size.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	half := inside
	half.W = (inside.W - 2*job.Margin) / 2
	half.On = "half of " + job.Paper.Name
	if half.W < pageWidth {
		return nil, sheets.Refuse("two worksheets on %s would have boxes of %.1f mm, and a pencil needs %g: take a3 or tabloid",
			job.Paper.Name, Box*half.W/pageWidth, leastBox)
	}
	if job.Players == 0 {
		if job, err = job.Nameless(rules.Game, 2); err != nil {
			return nil, err
		}
	}
	var pages []sheets.Page
	for first := 0; first < len(job.Setup.Players); first += 2 {
		page := sheets.Page{Size: size, Name: "worksheet-half"}
		var draws []func(sheets.Canvas)
		var more []sheets.Page
		for seat := first; seat < min(first+2, len(job.Setup.Players)); seat++ {
			at := half
			at.X += float64(seat-first) * (half.W + 2*job.Margin)
			one, follow, err := seatPages(job, seat, at)
			if err != nil {
				return nil, err
			}
			page.Placed = append(page.Placed, one.Placed...)
			page.Cells = append(page.Cells, one.Cells...)
			page.Name += " " + job.Setup.Players[seat]
			draws = append(draws, one.Decor)
			more = append(more, follow...)
		}
		page.Decor = func(c sheets.Canvas) {
			for _, draw := range draws {
				draw(c)
			}
			c.Path(sheets.Line(size.W/2, inside.Y, size.W/2, inside.Y+inside.H), dashed)
		}
		pages = append(append(pages, page), more...)
	}
	return pages, nil
}
