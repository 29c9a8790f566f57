package fortyniners

import (
	"cmp"
	"math"
	"slices"

	rules "saddlebag/scoring/fortyniners"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// A sign is what stands beside a spot that has a name: a picture, and the name on a
// ribbon under it, or over it where the spot is there.
type sign struct {
	spot rules.Spot
	word speech.Text
	row  []string // what the picture is of
	side int      // from which it is read
	w, h float64  // as it is read
	at   point    // its middle, on a board that is not turned
}

// Measures of a sign, mm.
const (
	signCaps   = 3.3 // of its word; small capitals are 10.7 points on the poster
	ribbonHigh = 5.4
	ribbonIn   = 2.4 // from an end to the word
)

// trades are what towns are built of.
var trades = []string{"house", "store", "church", "saloon", "tower", "mine", "smelter", "pump"}

// town is what a settlement is built of: the more points it has, the more.
func town(settlement, points int) []string {
	stride := 3 + 2*(settlement/len(trades)%2) // through the trades, so that no two towns are alike
	var row []string
	for i := range min(4, 2+max(0, points-2)/3) {
		row = append(row, trades[(settlement+stride*i)%len(trades)])
	}
	return row
}

// signsOf are the signs of a board, and where they stand.
func signsOf(b *rules.Board, g *ground) []sign {
	var all []sign
	settlements := 0
	add := func(s rules.Spot, side int, word speech.Text, row []string) {
		all = append(all, sign{
			spot: s, word: word, row: row, side: side,
			w: max(rowWidth(row), signWidth(word)+2*ribbonIn), h: artScale*artHigh + ribbonHigh,
		})
	}
	for _, s := range b.Spots {
		near := nearestSide(place(s, 0))
		switch {
		case s.ID == b.Start:
			add(s, int(rules.Blackjack), "fortyniners.start", []string{"depot"})
		case s.ID == b.End:
			add(s, int(rules.Blackjack), "fortyniners.end", []string{"depot"})
		case s.ID == b.Jail.Red, s.ID == b.Jail.Blue:
			add(s, int(rules.White), "fortyniners.sign-jail", []string{"jail"})
		case s.ID == b.Hideouts.Red:
			add(s, int(rules.Red), "fortyniners.sign-hideout", []string{"cabin"})
		case s.ID == b.Hideouts.Blue:
			add(s, int(rules.Bluebeard), "fortyniners.sign-hideout", []string{"cabin"})
		case slices.Contains(b.Blocks, s.ID):
			add(s, near, "fortyniners.sign-road-block", []string{"barricade"})
		case slices.Contains(b.Lookouts, s.ID):
			add(s, near, "fortyniners.sign-lookout", []string{"crag"})
		case s.Settlement > 0:
			add(s, near, speech.Words(s.Name), town(settlements, s.Settlement))
			settlements++
		}
	}
	g.stand(all)
	slices.SortStableFunc(all, func(a, b sign) int { return cmp.Compare(a.side, b.side) })
	return all
}

// signWidth is how wide a sign's word is in English: that decides where it stands, so that a
// board is the same in all languages.
func signWidth(word speech.Text) float64 { return art.TitleWidth(word.String(), signCaps) }

// nearestSide is the side of the board that a place is nearest to, in quarters
// clockwise from the bottom.
func nearestSide(at point) int {
	side, least := 0, math.Inf(1)
	for i, far := range []float64{Side - at.y, at.x, at.y, Side - at.x} {
		if far < least {
			side, least = i, far
		}
	}
	return side
}

// area is the room that a sign takes on the board.
func (s sign) area() canvas.Area { return around(s.at, s.w, s.h, s.side) }

// hangs says whether the ribbon of a sign is over its picture, where its spot is: so
// that of two towns side by side each has its name beside its own points.
func (s sign) hangs() bool {
	spot, at := place(s.spot, 0).quarter(-s.side), s.at.quarter(-s.side)
	return spot.y < at.y-s.h/2
}

// around is an area of a size as it is read from a side, round its middle.
func around(at point, w, h float64, side int) canvas.Area {
	if side%2 != 0 {
		w, h = h, w
	}
	return canvas.Area{X: at.x - w/2, Y: at.y - h/2, W: w, H: h}
}

// drawSigns draws the signs of a board that is turned: side by side, and all
// words after all pictures, as what is alike packs well together.
func drawSigns(c canvas.Canvas, signs []sign, bottom int) {
	var grounds, ribbons, words canvas.Path
	for _, s := range signs {
		p := pose{s.at.quarter(-bottom), s.side - bottom}
		foot, top := s.h/2-ribbonHigh, s.h/2-ribbonHigh
		if s.hangs() {
			foot, top = s.h/2, -s.h/2
		}
		p.build(c, -rowWidth(s.row)/2, foot, s.row)
		grounds = append(grounds, p.path(canvas.Line(-s.w/2, foot, s.w/2, foot))...)
		if s.word == "" {
			continue
		}
		word := c.Say(s.word)
		caps := art.CapsFor(word, signCaps, max(rowWidth(s.row), signWidth(s.word)))
		half := art.TitleWidth(word, caps)/2 + ribbonIn
		ribbons = append(ribbons, p.path(ribbon(half, top))...)
		words = append(words, p.lettered(0, top+ribbonHigh/2+0.1, caps, word)...)
	}
	c.Path(grounds, canvas.Paint{Stroke: canvas.Black, Width: 0.5})
	c.Path(ribbons, canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.4})
	c.Path(words, canvas.Paint{Fill: canvas.Black})
}

// ribbon is what a word stands on, so far to each side.
func ribbon(half, top float64) canvas.Path {
	const notch = 1.6
	return canvas.Path{}.Move(-half, top).Line(half, top).Line(half-notch, top+ribbonHigh/2).Line(half, top+ribbonHigh).
		Line(-half, top+ribbonHigh).Line(-half+notch, top+ribbonHigh/2).Close()
}
