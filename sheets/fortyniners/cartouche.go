package fortyniners

import (
	"math"

	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// The size of the cartouche, mm.
const (
	cartoucheW = 47.0
	cartoucheH = 52.0
)

// noCartouche is where the title is of a board that has no room for it.
var noCartouche = point{-1, -1}

// cartouche puts the title, which is read from the coach's side, where there is room
// for it.
func (g *ground) cartouche() point {
	at := g.find(g.openest)
	if at != noCartouche {
		g.boxes = append(g.boxes, around(at, cartoucheW, cartoucheH, 0))
	}
	return at
}

// openest is the place for the title: where nothing else lies, as far to the right as
// can be.
func (g *ground) openest() point {
	const step = 1.0
	best, least := noCartouche, math.Inf(1)
	for y := sideDepth + cartoucheH/2; y < Side-sideDepth-cartoucheH/2; y += step {
		row := g.near(around(point{Side / 2, y}, Side, cartoucheH, 0), air)
		for x := Side - sideDepth - cartoucheW/2 - step; x >= sideDepth+cartoucheW/2; x -= step {
			cost := Side - x + math.Abs(y-Side/2)/4
			if cost >= least {
				break
			}
			if row.cost(around(point{x, y}, cartoucheW, cartoucheH, 0), 0) < inRiver {
				best, least = point{x, y}, cost
			}
		}
	}
	return best
}

// drawCartouche draws the title of the board on one that is turned, on paper with a coach that
// phones would wait for.
func drawCartouche(c canvas.Canvas, at point, bottom int, onPaper bool) {
	p := pose{at.quarter(-bottom), -bottom}
	const w, h = cartoucheW, cartoucheH
	c.Path(p.path(canvas.Rect(-w/2, -h/2, w, h)), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 1.2})
	c.Path(p.path(canvas.Rect(-w/2+1.8, -h/2+1.8, w-3.6, h-3.6)), canvas.Paint{Stroke: canvas.Spot, Width: 0.35})
	for _, x := range []float64{-w/2 + 4, w/2 - 4} {
		for _, y := range []float64{-h/2 + 4, h/2 - 4} {
			p.disc(c, x, y, 0.9, canvas.Paint{Fill: canvas.Spot})
		}
	}
	if onPaper {
		const coachLong, k = 99.0, 0.41 // and mm to a unit
		at := p.point(-k*(coachLong/2-7), -h/2+3+k*coachHigh)
		engravings.Of("stagecoach").Turned(p.quarters).Draw(c, at.x, at.y, k, canvas.Black)
	} else {
		const coach = 20.0
		icon := p.point(0, -h/2+3+coach/2)
		art.DrawTurnedIcon(c, art.Coach, icon.x, icon.y, coach, p.quarters, canvas.Black)
	}
	p.letter(c, 0, -0.5, 4, c.Say("fortyniners.cartouche-the"), canvas.Black)
	p.letter(c, 0, 8.2, 9, c.Say("fortyniners.cartouche-name"), canvas.Black)
	p.letter(c, 0, 17, 3.2, c.Say("fortyniners.cartouche-runs"), canvas.Spot)
	p.letter(c, 0, 21.6, 3.2, c.Say("fortyniners.cartouche-gold"), canvas.Spot)
}
