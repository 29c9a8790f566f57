package club

import (
	"context"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// Spot is the colour of what belongs to no game: brick red.
var Spot = canvas.RGB{R: 0x9a, G: 0x3b, B: 0x1e}

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

// pages are one or two columns of charts, as large as fills the width. Where the
// first one has room for those of all games, but not for all, those of single games begin on
// the second. What a page leaves free is for a
// picture.
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

// drawCountry fills an area with the open country, and with what is played there.
func (cl Club) drawCountry(c canvas.Canvas, a canvas.Area) {
	sky := canvas.Tone{Pattern: canvas.Level, Pitch: 1.4, Weight: 0.4, Colour: canvas.Spot}
	ground := a.Y + 0.9*a.H
	c.Hatch(canvas.Rect(a.X, a.Y, a.W, ground-a.Y), sky)
	sunX, sunY, sun := a.X+0.8*a.W, a.Y+0.36*a.H, min(0.2*a.H, 0.14*a.W)
	c.Path(canvas.Circle(sunX, sunY, 1.4*sun), canvas.Paint{Fill: canvas.Paper})
	c.Path(canvas.Circle(sunX, sunY, sun), canvas.Paint{Fill: canvas.Spot})
	c.Path(canvas.Line(a.X, ground, a.X+a.W, ground), canvas.Paint{Stroke: canvas.Black, Width: 0.9})
	const icons, gap = most / 2, 4.0 / 3
	side := min(0.6*a.H, a.W/icons/gap)
	cl.drawIcons(c, a.X+a.W/2, ground-0.96*side, side)
}

// The size of the picture, as that of how a game ended, mm.
const (
	pictureWide = 108.0
	pictureHigh = 135.0
	pictureEdge = 5.0
	pictureIn   = (pictureWide - width) / 2 // from the edge to what stands inside the frame
	pictureDPI  = 254                       // 1080 by 1350 dots
)

// Picture is what the group has played and who wins, to show around.
func (cl Club) Picture() press.Page {
	size := canvas.Size{W: pictureWide, H: pictureHigh}
	return press.Page{Size: size, Name: speech.Say("club.picture", "club", cl.Name), Language: cl.Language, Decor: cl.drawPicture}
}

// PNG is the picture as a file.
func (cl Club) PNG(ctx context.Context) ([]byte, error) {
	pictures, _, err := press.PNG(ctx, []press.Page{cl.Picture()}, press.Options{Spot: Spot, Margin: pictureEdge}, pictureDPI)
	if err != nil {
		return nil, err
	}
	return pictures[0], nil
}

func (cl Club) drawPicture(c canvas.Canvas) {
	art.DrawFrame(c, pictureEdge, pictureEdge, pictureWide-2*pictureEdge, pictureHigh-2*pictureEdge)
	const head, foot = 10.0, 121.0
	cl.drawTitle(c, canvas.Area{X: pictureIn + 2, Y: head, W: width - 4, H: titleHigh - 8})
	canvas.Fit(c, canvas.Area{X: pictureIn, Y: foot, W: width, H: 4.5}, c.Say("sheets.kept-by"), art.CaptionType.Sized(8).Centred())
	if cl.Stats.Plays > 0 {
		const from = head + titleHigh - 6
		cl.drawBest(c, canvas.Area{X: pictureIn, Y: from, W: width, H: foot - from})
	}
}

// drawBest draws who wins: where there are many, in lower rows. Below it's what is played, if
// there's room; and alone, if nobody has won.
func (cl Club) drawBest(c canvas.Canvas, a canvas.Area) {
	c.Push(a.X, a.Y, 1)
	defer c.Pop()
	high := a.H
	b, rows := cl.winners()
	if n := float64(len(b.shown())); n > 0 {
		if most := (high - headHigh - b.height()) / n; most < 0 {
			b.high += most
			for i := range b.rows {
				b.rows[i].figures = b.rows[i].figures[:1]
			}
		}
		drawHead(c, "club.wins", Game{})
		b.draw(c, 0, headHigh)
		high -= headHigh + b.height() + mostGap
	}
	if plays := cl.plays().Panel; plays.H <= high {
		if len(rows) > 0 {
			c.Push(0, a.H-high, 1)
			defer c.Pop()
		}
		plays.Part().Draw(c)
	}
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
