package club

import (
	"context"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
)

// Spot is the colour of what belongs to no game: brick red.
var Spot = canvas.RGB{R: 0x9a, G: 0x3b, B: 0x1e}

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
		if room := (high - headHigh - b.height()) / n; room < 0 {
			b.high += room
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
