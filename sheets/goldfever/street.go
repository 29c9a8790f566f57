package goldfever

import (
	"math"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/speech"
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

// The thickness of the lines of a picture, in shares of their distance.
var cuts = [...]float64{0.16, 0.27, 0.4, 0.54, 0.68}

// A block is what is being engraved: a frame on a canvas, mm.
type block struct {
	canvas.Canvas
	frame []place
	vista place   // where the street vanishes
	k     float64 // mm to a unit
	pitch float64 // of ruled lines, mm
	lines [len(cuts)]canvas.Path
}

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

// at is where a point of the street is seen: so far to the right of its middle, high above
// the ground, and off, m.
func (b *block) at(x, y, z float64) place {
	return place{b.vista.x + b.k*streetLens*x/z, b.vista.y - b.k*streetLens*(y-streetEye)/z}
}

// wall is a piece of a wall along the street.
func (b *block) wall(x, near, far, low, high float64) []place {
	return []place{b.at(x, low, near), b.at(x, high, near), b.at(x, high, far), b.at(x, low, far)}
}

// across is a piece of a wall across the street.
func (b *block) across(left, right, low, high, off float64) []place {
	return []place{b.at(left, low, off), b.at(left, high, off), b.at(right, high, off), b.at(right, low, off)}
}

// level is a piece of a floor, or of what hangs level.
func (b *block) level(x, end, y, near, far float64) []place {
	return []place{b.at(x, y, near), b.at(end, y, near), b.at(end, y, far), b.at(x, y, far)}
}

// face lays bare a face, and returns what the frame shows of it.
func (b *block) face(outline []place) []place {
	for i, from := range b.frame {
		if outline = rightOf(outline, from, b.frame[(i+1)%len(b.frame)]); len(outline) == 0 {
			return nil
		}
	}
	b.Path(ring(outline), canvas.Paint{Fill: canvas.Paper})
	return outline
}

// rule rules a line across a face, as dark as it says from 0 to 1.
func (b *block) rule(face []place, p, q place, dark float64) {
	n := int(math.Round(dark*float64(len(cuts)))) - 1
	if len(face) == 0 || n < 0 {
		return
	}
	n = min(n, len(cuts)-1)
	within(p, q, face, func(p, q place) { b.lines[n] = append(b.lines[n], between(p.tenths(), q.tenths())...) })
}

// shaded rules a line whose darkness changes on the way.
func (b *block) shaded(face []place, p, q place, dark func(at place) float64) {
	long := p.from(q)
	n := max(1, math.Round(long/(2.2*b.pitch)))
	step := func(i float64) place { return place{p.x + (q.x-p.x)*i/n, p.y + (q.y-p.y)*i/n} }
	from, last := 0.0, dark(step(0.5))
	for i := 1.0; i <= n; i++ {
		next := -1.0
		if i < n {
			next = dark(step(i + 0.5))
		}
		if math.Round(next*float64(len(cuts))) != math.Round(last*float64(len(cuts))) || i == n {
			b.rule(face, step(from), step(i), last)
			from, last = i, next
		}
	}
}

// print inks what has been ruled.
func (b *block) print(ink canvas.Colour) {
	for i, lines := range b.lines {
		if len(lines) > 0 {
			b.Path(lines, canvas.Paint{Stroke: ink, Width: cuts[i] * b.pitch})
		}
		b.lines[i] = lines[:0]
	}
}

// edge draws the outline of a face, where the frame shows it.
func (b *block) edge(outline []place, wide float64) {
	var path canvas.Path
	for i, p := range outline {
		within(p, outline[(i+1)%len(outline)], b.frame, func(p, q place) { path = append(path, between(p, q)...) })
	}
	b.Path(path, canvas.Paint{Stroke: canvas.Black, Width: wide * b.pitch, Round: true})
}

// tone covers a face with lines between two sides, from p to q on the one and from r to s
// on the other.
func (b *block) tone(outline []place, p, q, r, s place, dark float64) {
	face := b.face(outline)
	n := math.Max(1, math.Floor((p.from(q)+r.from(s))/2/(1.1*b.pitch)))
	for i := 0.5; i < n; i++ {
		t := i / n
		b.rule(face, place{p.x + (q.x-p.x)*t, p.y + (q.y-p.y)*t}, place{r.x + (s.x-r.x)*t, r.y + (s.y-r.y)*t}, dark)
	}
	b.print(canvas.Black)
}

// planks rules a face of four corners along the street, or up and down it.
func (b *block) planks(face []place, dark float64) {
	b.tone(face, face[0], face[1], face[3], face[2], dark)
	b.edge(face, 0.5)
}

// boards rules a face of four corners across.
func (b *block) boards(face []place, dark float64) {
	b.tone(face, face[0], face[3], face[1], face[2], dark)
	b.edge(face, 0.5)
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

// A front is a house of the street: on its left side (-1) or right, from and to so far
// off, m.
type front struct {
	side, near, far, high float64
	sign                  speech.Text
	storeys               int
	gate                  bool // a stable's, instead of a door
	crown                 bool // a raised middle
}

// The houses, those nearest first.
var houses = []front{
	{-1, 5, 13.4, 7.2, "goldfever.street-livery", 1, true, false},
	{1, 5, 15, 8.4, "goldfever.street-hotel", 2, false, false},
	{-1, 14.6, 25.5, 7.6, "goldfever.street-saloon", 1, false, true},
	{1, 16.2, 25, 6.4, "goldfever.street-bank", 1, false, true},
	{-1, 26.5, 36, 7, "", 2, false, false},
	{1, 26, 37, 7.4, "", 2, false, false},
	{-1, 37, 50, 5.8, "", 1, false, true},
	{1, 38.5, 52, 5.6, "", 1, false, false},
	{-1, 51, 70, 6.4, "", 1, false, false},
	{1, 53, 74, 6.6, "", 1, false, true},
}

// house engraves a house: the wall that is turned to us, its front, and its porch.
func (b *block) house(h front) {
	x, deep := h.side*streetWide, h.side*(streetWide+14)
	gable := []place{b.at(x, 0, h.near), b.at(x, h.high-1.2, h.near), b.at((x+deep)/2, h.high+0.6, h.near), b.at(deep, h.high-1.2, h.near), b.at(deep, 0, h.near)}
	b.tone(gable, gable[0], b.at(x, h.high+1, h.near), gable[4], b.at(deep, h.high+1, h.near), 0.55)
	b.edge(gable, 0.5)
	dark := 0.34
	if h.side > 0 {
		dark = 0.46 // away from the sun
	}
	b.planks(b.wall(x, h.near, h.far, 0, h.high), dark)
	if h.crown {
		third := (h.far - h.near) / 3
		b.planks(b.wall(x, h.near+third, h.far-third, h.high, h.high+0.9), dark)
		b.cornice(h, h.near+third-0.2, h.far-third+0.2, h.high+0.9)
	}
	b.cornice(h, h.near, h.far, h.high)
	b.windows(h)
	if h.gate {
		b.gate(h)
		b.sign(h, h.high-2.2, 1.1)
		return
	}
	b.porch(h, 0.3, 2.9)
	b.hitch(h)
	if h.storeys > 1 {
		b.porch(h, 3.1, 5.6)
		b.sign(h, 6.1, 1.1)
		return
	}
	b.sign(h, 4.4, 1.3)
}

// cornice lays a moulding along the top of a front.
func (b *block) cornice(h front, near, far, top float64) {
	out := h.side * (streetWide - 0.35)
	b.boards(b.level(out, h.side*streetWide, top-0.4, near, far), 0.9)
	b.planks(b.wall(out, near, far, top-0.4, top+0.1), 0.2)
	b.boards(b.across(min(out, h.side*streetWide), max(out, h.side*streetWide), top-0.4, top+0.1, near), 0.8)
}

// windows cuts windows and a door into a front.
func (b *block) windows(h front) {
	x, long := h.side*streetWide, h.far-h.near
	n := max(2, math.Round(long/2.9))
	for storey := range h.storeys {
		low := 0.9 + 2.9*float64(storey)
		for i := range int(n) {
			from := h.near + long*(float64(i)+0.28)/n
			to := h.near + long*(float64(i)+0.72)/n
			if storey == 0 && (i == int(n)/2 || h.gate) {
				if !h.gate {
					b.boards(b.wall(x, from-0.1, to+0.1, 0.3, 2.5), 0.95)
				}
				continue
			}
			b.pane(x, from, to, low, low+1.5)
		}
	}
	if h.gate {
		b.pane(x, h.near+long*0.44, h.near+long*0.56, 3.7, 4.9)
	}
}

// pane draws a window: dark glass, a frame and bars.
func (b *block) pane(x, near, far, low, high float64) {
	outer := b.wall(x, near, far, low, high)
	b.face(outer)
	b.edge(outer, 0.55)
	in := (far - near) * 0.1
	for _, half := range []float64{low + 0.1, (low+high)/2 + 0.04} {
		b.boards(b.wall(x, near+in, far-in, half, half+(high-low)/2-0.14), 0.86)
	}
	middle := (near + far) / 2
	var bar canvas.Path
	within(b.at(x, low, middle), b.at(x, high, middle), b.frame, func(p, q place) { bar = append(bar, between(p, q)...) })
	b.Path(bar, canvas.Paint{Stroke: canvas.Paper, Width: 0.6 * b.pitch})
}

// gate cuts the doors of a stable, one of them open.
func (b *block) gate(h front) {
	x, long := h.side*streetWide, h.far-h.near
	near, middle, far := h.near+0.22*long, h.near+0.5*long, h.near+0.78*long
	b.boards(b.wall(x, near, middle, 0, 3.2), 1)
	b.boards(b.wall(x, middle, far, 0, 3.2), 0.3)
	b.edge(b.wall(x, near, far, 0, 3.2), 0.9)
	b.edge([]place{b.at(x, 0, middle), b.at(x, 3.2, far), b.at(x, 3.2, middle), b.at(x, 0, far)}, 0.8)
}

// porch builds a deck, posts, a rail and a roof before a front, from the deck to the roof,
// m above the ground.
func (b *block) porch(h front, deck, roof float64) {
	wall, edge := h.side*streetWide, h.side*porchWide
	if deck < 1 {
		b.planks(b.level(wall, edge, deck, h.near, h.far), 0.3)
	} else {
		b.boards(b.level(wall, edge, deck-0.25, h.near, h.far), 0.7)
	}
	b.planks(b.wall(edge, h.near, h.far, deck-0.28, deck), 0.45)
	b.boards(b.across(min(wall, edge), max(wall, edge), deck-0.28, deck, h.near), 0.7)
	posts := max(2, math.Round((h.far-h.near)/3.2))
	rail := deck + 0.95
	if deck > 1 {
		var balusters canvas.Path
		for z := h.near; z < h.far; z += 0.45 * max(1, h.near/9) {
			within(b.at(edge, deck, z), b.at(edge, rail, z), b.frame, func(p, q place) { balusters = append(balusters, between(p, q)...) })
		}
		b.Path(balusters, canvas.Paint{Stroke: canvas.Black, Width: 0.42 * b.pitch})
		b.bar(b.at(edge, rail, h.near), b.at(edge, rail, h.far), 0.8)
	}
	b.boards(b.level(wall, edge, roof, h.near, h.far), 0.7) // what is seen of it from below
	for i := posts; i >= 0; i-- {
		z := h.near + 0.15 + (h.far-h.near-0.3)*i/posts
		post := b.across(edge-0.1, edge+0.1, deck, roof, z)
		b.face(post)
		b.edge(post, 0.55)
		b.rule(b.frame, b.at(edge+0.05, deck, z), b.at(edge+0.05, roof, z), 0.6)
		b.print(canvas.Black)
		brace := h.side * 0.5
		b.bar(b.at(edge, roof-0.55, z), b.at(edge+brace, roof, z), 0.6)
	}
	b.planks(b.wall(edge, h.near, h.far, roof, roof+0.3), 0.15)
	b.boards(b.across(min(wall, edge), max(wall, edge), roof, roof+0.3, h.near), 0.75)
}

// hitch stands a rail to hitch horses to before a porch.
func (b *block) hitch(h front) {
	x, near, far := h.side*(porchWide-1.1), h.near+0.3*(h.far-h.near), h.near+0.6*(h.far-h.near)
	for _, z := range []float64{near, (near + far) / 2, far} {
		b.bar(b.at(x, 0, z), b.at(x, 1.15, z), 1.1)
	}
	b.bar(b.at(x, 1.05, near), b.at(x, 1.05, far), 1.1)
}

// bar draws a beam.
func (b *block) bar(p, q place, wide float64) {
	var path canvas.Path
	within(p, q, b.frame, func(p, q place) { path = append(path, between(p, q)...) })
	b.Path(path, canvas.Paint{Stroke: canvas.Black, Width: wide * b.pitch})
}

// sign paints the word of a house on its front, towards its far end, if the frame shows
// all of it.
func (b *block) sign(h front, low, caps float64) {
	word := b.Say(h.sign)
	if h.sign == "" || !art.CanLetter(word) {
		return
	}
	const in = 0.3
	letters, width := art.Lettering(word)
	long := h.far - h.near
	size := min(caps, 0.62*long/width)
	x, to := h.side*(streetWide-0.06), h.far-0.14*long
	from := to - size*width
	point := func(px, py float64) place {
		z := from + px*size
		if h.side > 0 {
			z = to - px*size
		}
		return b.at(x, low-py*size, z)
	}
	board := b.wall(x, from-in, to+in, low-in, low+size+in)
	if slices.ContainsFunc(board, func(corner place) bool { return !holds(b.frame, corner) }) {
		return
	}
	b.face(board)
	b.edge(board, 0.9)
	path := slices.Clone(letters)
	for i, s := range letters {
		p, q, r := point(s.X, s.Y), point(s.X1, s.Y1), point(s.X2, s.Y2)
		path[i] = canvas.Segment{Op: s.Op, X1: q.x, Y1: q.y, X2: r.x, Y2: r.y, X: p.x, Y: p.y}
	}
	b.Path(path, canvas.Paint{Fill: canvas.Black})
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
