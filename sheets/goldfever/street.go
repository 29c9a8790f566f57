package goldfever

import (
	"math"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// The street is the game's large picture, in the manner of the wood engravers of the 1870s:
// tone is ruled lines, the thicker the darker. It's built of houses measured in metres, seen
// by an eye in the middle of the street, so that it fills a picture of any proportions.
const (
	streetHigh  = 34.0 // of a picture, in units of its own
	streetVista = 20.4 // of its horizon, from the top
	streetLens  = 30.0 // a metre so many metres off is a unit high
	streetEye   = 1.15 // of the eye above the ground, m
	streetWide  = 9.0  // from the middle to the houses, m
	porchWide   = 6.4  // and to the posts of their porches
	streetNear  = 2.5  // nothing is nearer, m
)

// drawStreet engraves the street into an area; a millimetre there is so many on paper.
func drawStreet(c canvas.Canvas, a canvas.Area, scale float64) {
	const fewest, most, rows = 0.46, 0.95, 92 // mm of paper
	k := a.H / streetHigh
	b := &block{
		Canvas: c, frame: []place{{a.X, a.Y}, {a.X + a.W, a.Y}, {a.X + a.W, a.Y + a.H}, {a.X, a.Y + a.H}},
		vista: place{a.X + a.W/2, a.Y + k*streetVista}, k: k, pitch: max(fewest, min(most, a.H*scale/rows)) / scale,
	}
	c.Path(ring(b.frame), canvas.Paint{Fill: canvas.Paper})
	b.sky()
	b.hills()
	b.ground()
	for _, h := range slices.Backward(houses) {
		b.house(h)
	}
	b.dust()
	b.stranger()
	b.duelist()
	c.Path(ring(b.frame), canvas.Paint{Stroke: canvas.Black, Width: 0.7 / scale})
}

// A puff is a part of a cloud.
type puff struct{ x, y, r float64 }

// sky rules the sky round the sun, with clouds.
func (b *block) sky() {
	top, sun, r := b.frame[0].y, place{b.vista.x + 3.6*b.k, b.vista.y - 3.7*b.k}, 2.5*b.k
	high := b.vista.y - top
	clouds := []struct{ x, y, k float64 }{{-13, -12.6, 1.5}, {11, -14.4, 1.7}, {-27, -9.4, 1.3}, {27, -9.6, 1.4}, {-3, -8.2, 0.7}, {-36, -14.6, 1.7}, {39, -15.2, 1.6}}
	heap := []puff{{-3.6, -0.3, 0.7}, {-2.3, -0.7, 1.1}, {-0.6, -1.1, 1.5}, {1.2, -0.9, 1.2}, {2.6, -0.4, 0.9}, {3.8, -0.2, 0.5}} // of a cloud, over its foot
	dark := func(at place) float64 {
		away := sun.from(at)
		if away < r {
			return 0
		}
		for _, c := range clouds {
			x, y := ((at.x-b.vista.x)/b.k-c.x)/c.k, ((at.y-b.vista.y)/b.k-c.y)/c.k
			if y > 0 || y < -3 || math.Abs(x) > 5 {
				continue
			}
			for _, h := range heap {
				if (x-h.x)*(x-h.x)+(y-h.y)*(y-h.y) < h.r*h.r {
					if y > -0.5 {
						return 0.2
					}
					return 0
				}
			}
		}
		return (0.2 + 0.5*(b.vista.y-at.y)/high) * min(1, 0.3+(away-r)/(7*b.k))
	}
	sky := []place{b.frame[0], b.frame[1], {b.frame[1].x, b.vista.y}, {b.frame[0].x, b.vista.y}}
	for y := top + b.pitch/2; y < b.vista.y; y += b.pitch {
		b.shaded(sky, place{b.frame[0].x, y}, place{b.frame[1].x, y}, dark)
	}
	b.print(canvas.Spot)
	var rims canvas.Path // of the clouds, where no part of them lies behind
	for _, c := range clouds {
		for i, h := range heap {
			const steps = 14
			down := false
			for n := range steps + 1 {
				sin, cos := math.Sincos(math.Pi * (1 + float64(n)/steps))
				x, y := h.x+h.r*cos, h.y+h.r*sin
				at := place{b.vista.x + b.k*(c.x+c.k*x), b.vista.y + b.k*(c.y+c.k*y)}
				if y > 0 || !holds(b.frame, at) || slices.ContainsFunc(heap, func(o puff) bool { return o != heap[i] && math.Hypot(x-o.x, y-o.y) < o.r }) {
					down = false
					continue
				}
				if down {
					rims = rims.Line(at.x, at.y)
				} else {
					rims = rims.Move(at.x, at.y)
				}
				down = true
			}
		}
	}
	b.Path(rims, canvas.Paint{Stroke: canvas.Spot, Width: 0.5 * b.pitch, Round: true})
	b.Path(canvas.Circle(sun.x, sun.y, r), canvas.Paint{Stroke: canvas.Spot, Width: 0.5 * b.pitch})
	var birds canvas.Path
	for _, p := range []place{{-5, -12}, {-3.2, -11.2}, {7.5, -10.6}} {
		x, y, w := b.vista.x+p.x*b.k, b.vista.y+p.y*b.k, 0.62*b.k
		birds = birds.Move(x-w, y-0.5*w).Curve(x-0.6*w, y-0.6*w, x-0.2*w, y-0.2*w, x, y).Curve(x+0.2*w, y-0.2*w, x+0.6*w, y-0.6*w, x+w, y-0.5*w)
	}
	b.Path(birds, canvas.Paint{Stroke: canvas.Black, Width: 0.55 * b.pitch, Round: true})
}

// hills stands table mountains at the end of the street.
func (b *block) hills() {
	hill := func(points []place, dark float64) {
		shape := movedTo(points, b.vista, b.k)
		face := b.face(shape)
		low, high := extent(shape)
		for x := low.x; x < high.x; x += 1.3 * b.pitch {
			b.rule(face, place{x, low.y - 1}, place{x + 0.35*b.pitch, high.y + 1}, dark)
		}
		b.print(canvas.Spot)
		var path canvas.Path
		for i, p := range shape[1:] {
			within(shape[i], p, b.frame, func(p, q place) { path = append(path, between(p, q)...) })
		}
		b.Path(path, canvas.Paint{Stroke: canvas.Spot, Width: 0.5 * b.pitch, Round: true})
	}
	hill([]place{{-6.4, 0}, {-4.6, -1.2}, {-4.2, -2.5}, {-2.4, -2.6}, {-2.2, -2.2}, {-1.1, -2.25}, {-0.8, -1}, {0.6, -0.5}, {2, 0}}, 0.5)
	hill([]place{{1, 0}, {2.6, -0.7}, {3, -1.7}, {4.8, -1.75}, {5, -1.1}, {6.6, 0}}, 0.35)
}

// movedTo are places round another, so many times as far off.
func movedTo(points []place, round place, k float64) []place {
	moved := make([]place, len(points))
	for i, p := range points {
		moved[i] = place{round.x + k*p.x, round.y + k*p.y}
	}
	return moved
}

// ground draws the street: ruts, and streaks in the dirt.
func (b *block) ground() {
	face := b.face([]place{{b.frame[0].x, b.vista.y}, {b.frame[1].x, b.vista.y}, b.frame[2], b.frame[3]})
	thrown := scatter(0.37)
	left, right, foot := b.frame[0].x, b.frame[1].x, b.frame[2].y
	for y := b.vista.y + b.pitch; y < foot; y += b.pitch * (0.9 + (y-b.vista.y)/(15*b.k)) {
		off := b.k * streetLens * streetEye / (y - b.vista.y)
		for x := left - 8*b.k*thrown.next(); x < right; {
			long := b.k * (0.6 + 30*thrown.next()/off)
			dark := 0.2 + 0.3*thrown.next()*min(1, 10/off)
			b.rule(face, place{x, y}, place{x + long, y + 0.2*b.pitch*(thrown.next()-0.5)}, dark)
			x += long + b.k*(0.5+26*thrown.next()/off)
		}
	}
	for _, x := range []float64{-3.4, -3.1, -1.7, -1.4, 1.9, 2.2, 3.6, 3.9} {
		for z := streetNear; z < 60; z *= 1.07 {
			if thrown.next() < 0.82 {
				b.rule(face, b.at(x, 0, z), b.at(x+0.05*(thrown.next()-0.5), 0, z*1.07), 0.4+0.3*thrown.next())
			}
		}
	}
	b.print(canvas.Black)
	b.Path(canvas.Line(left, b.vista.y, right, b.vista.y), canvas.Paint{Stroke: canvas.Black, Width: 0.3 * b.pitch})
}

// stands draws a figure that stands on the street, so high.
func (b *block) stands(name string, wide, tall, high, x, z float64) {
	k := b.k * streetLens * high / z / tall
	at := b.at(x, 0, z)
	engravings.Of(name).Draw(b, at.x-k*wide/2, at.y-k*tall, k, canvas.Black)
}

// stranger stands down the street, against the sun, and his shadow reaches towards us.
func (b *block) stranger() {
	const x, z = 1.15, 13.0
	b.boards([]place{b.at(x-0.35, 0, z), b.at(x+0.35, 0, z), b.at(x-0.2, 0, 6.6), b.at(x-1.4, 0, 6.6)}, 0.6)
	b.stands("stranger", 24, 48, 1.95, x, z)
}

// dust rises where he has walked, and drifts to the right.
func (b *block) dust() {
	thrown := scatter(0.61)
	for i := range 26 {
		far := float64(i) / 26
		x, z := 0.2+4.6*(1-far)+0.7*thrown.next(), 15.5-3.6*far
		high, r := (0.05+0.75*(1-far))*thrown.next(), 0.12+0.22*thrown.next()*(1.2-far)
		at := b.at(x, high+0.6*r, z)
		r *= b.k * streetLens / z
		b.Path(canvas.Circle(at.x, at.y, r), canvas.Paint{Fill: canvas.Paper})
		turn := 2 * math.Pi * thrown.next()
		curl := func(from, to, r float64) canvas.Path {
			var arc canvas.Path
			const steps = 6
			for i := range steps + 1 {
				sin, cos := math.Sincos(turn + from + (to-from)*float64(i)/steps)
				if i == 0 {
					arc = arc.Move(at.x+r*cos, at.y+r*sin)
				} else {
					arc = arc.Line(at.x+r*cos, at.y+r*sin)
				}
			}
			return arc
		}
		b.Path(append(curl(0, 3.4, r), curl(0.6, 2.4, 0.55*r)...), canvas.Paint{Stroke: canvas.Black, Width: 0.3 * b.pitch, Round: true})
	}
}

// duelist stands before us with his back to us, a hand at his gun.
func (b *block) duelist() {
	const x, z = -1.05, 3.5
	b.boards([]place{b.at(x-0.4, 0, z), b.at(x+0.4, 0, z), b.at(x+0.34, 0, streetNear), b.at(x-0.5, 0, streetNear)}, 0.8)
	b.stands("duelist", 60, 96, 1.84, x, z)
}

// The measures of the street on a sheet: at least so high that one sees who is in it, and
// at most so high for its width.
const (
	streetLeast = 42.0
	streetShare = 0.95
)

// withStreet fills what is left of a page under its lowest panel with the street, where
// there is room.
func withStreet(job press.Job, page *press.Page) {
	y := lowest(page.Placed) + columnGap
	high := min(page.Size.H-job.Margin-y, streetShare*panel.TwoWidth)
	if high < streetLeast {
		return
	}
	high = math.Floor(high)
	page.Placed = append(page.Placed, panel.Placement{X: page.Placed[0].X, Y: y, Panel: panel.Panel{
		ID: "street", Owner: scoring.Table, Title: "goldfever.street", W: panel.TwoWidth, H: high, Key: key("street", high),
		Static: func(c canvas.Canvas) {
			a := canvas.Area{X: 0.5, Y: 0.5, W: panel.TwoWidth - 1, H: high - 1}
			drawStreet(c, a, 1)
			streetTitle(c, a)
		},
	}})
}

// streetTitle letters the game's title across the sky of a picture.
func streetTitle(c canvas.Canvas, a canvas.Area) {
	title := c.Say(game.Game.Info().Title)
	if !art.CanLetter(title) {
		return
	}
	caps := art.CapsFor(title, 0.13*a.H, 0.5*a.W)
	art.DrawTitle(c, a.X+a.W/2, a.Y+0.06*a.H+caps, caps, title, art.Contoured, canvas.Middle)
}
