package club

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// Sheet lays the charts out for the wall, on as many pages as they need: of the job count its
// paper, margin and date. A *Refusal says that the paper is too small.
func (cl Club) Sheet(job press.Job) ([]press.Page, error) {
	job.Game, job.Language = &scoring.Info{Title: speech.Words(cl.Name)}, cl.Language
	return press.Pages([]press.Sheet{{Name: "club", Make: cl.pages}}, job, 1)
}

// Distances of the charts on a sheet, and its picture, mm in their measure.
const (
	leastGap     = 4.0 // between charts
	mostGap      = 8.0
	leastCountry = 42.0 // of height that is left, for the picture
	mostCountry  = 70.0
)

// pages are one or two columns of charts, as large as fills the width. Where the first one has
// room for those of all games together, but not for all, those of single games begin on
// the second. What a page leaves free is for a picture.
func (cl Club) pages(job press.Job) ([]press.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	if err := inside.Room(panel.ColumnWidth, titleHigh); err != nil {
		return nil, err
	}
	columns, wide := 1, panel.ColumnWidth
	if inside.W >= panel.TwoWidth {
		columns, wide = 2, panel.TwoWidth
	}
	k := inside.W / wide
	free := canvas.Area{W: wide, H: inside.H / k, On: inside.On}
	title := panel.Placement{Panel: cl.title(wide).Panel}
	_, room := free.Cut(title.Panel.H + mostGap)
	ofAll, all := panels(cl.ofAll()), panels(slices.Concat(cl.ofAll(), cl.ofGames()))
	waiting := [][]panel.Panel{all}
	if _, n, _ := asMany(room, columns, all); len(ofAll) <= n && n < len(all) {
		waiting = [][]panel.Panel{ofAll, all[len(ofAll):]}
	}
	placed := []panel.Placement{title}
	var pages []press.Page
	end := func() {
		country := free
		for i, at := range placed {
			country.Y = max(country.Y, at.Y+at.Panel.H+mostGap)
			placed[i] = panel.Placement{Panel: at.Panel.Scaled(k), X: inside.X + k*at.X, Y: inside.Y + k*at.Y}
		}
		country.H = min(free.H-country.Y, mostCountry)
		country.Y = free.H - country.H
		pages = append(pages, press.Page{Size: job.Paper, Name: "club.sheet", Placed: placed, Decor: func(c canvas.Canvas) {
			c.Push(inside.X, inside.Y, k)
			defer c.Pop()
			if country.H >= leastCountry {
				cl.drawCountry(c, country)
			}
		}})
		placed, room = nil, free
	}
	for i, some := range waiting {
		if i > 0 && len(some) > 0 {
			end()
		}
		for len(some) > 0 {
			put, n, err := asMany(room, columns, some)
			if err != nil && len(placed) == 0 {
				return nil, err
			}
			placed, some = append(placed, put...), some[n:]
			if len(some) > 0 {
				end()
			}
		}
	}
	end()
	return pages, nil
}

// panels are those of charts.
func panels(charts []Chart) []panel.Panel {
	return scoring.Each(len(charts), func(i int) panel.Panel { return charts[i].Panel })
}

// asMany places as many panels as columns have room for, in order, and says how many.
func asMany(a canvas.Area, columns int, panels []panel.Panel) (placed []panel.Placement, n int, err error) {
	for n = len(panels); n > 0; n-- {
		if columns > 1 {
			placed, err = panel.TwoColumns(a, mostGap, panels[:n])
		} else {
			placed, err = panel.Column(a, panel.EvenGap(a.H, leastGap, mostGap, panels[:n]), panels[:n]...)
		}
		if err == nil {
			return placed, n, nil
		}
	}
	return nil, 0, err
}
