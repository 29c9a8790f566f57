package goldfever

import (
	"math"
	"slices"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

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
