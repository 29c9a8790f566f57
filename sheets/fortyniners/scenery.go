package fortyniners

import (
	"cmp"
	"math"
	"slices"
	"sync"

	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets"
)

// The scenery of the board, on grids of 24 by 24.
var sceneryTexts = []string{
	`form  1,21 7.4,9 10.4,13.6 15.2,3.6 23,21 z
fall  15.2,3.6 23,21 16.4,21 13.8,12.6 z
fall  7.4,9 10.4,13.6 9.2,21 6.6,15 z
line  13.1,8 14.4,9.9 15.4,8.2 16.6,9.8 17.5,8.7 ;
bold  0.4,21 23.6,21 ;
line  2,22.4 8,22.4 ; 11,22.7 20,22.7 ;`,
	`form  10.4,22 10.4,5 ~10.4,2.6 12,2.6 ~13.6,2.6 13.6,5 13.6,22 z
form  10.4,15.4 7.4,15.4 ~5,15.4 5,13 5,9.2 ~5,7.6 6.4,7.6 ~7.8,7.6 7.8,9.2 7.8,12.6 10.4,12.6 z
form  13.6,13 16.4,13 ~19,13 19,10.6 19,7.4 ~19,5.8 17.6,5.8 ~16.2,5.8 16.2,7.4 16.2,10.2 13.6,10.2 z
line  11.5,5 11.5,21 ; 12.6,4.6 12.6,21 ; 6.4,9 6.4,13.4 ; 17.6,7.2 17.6,11 ;
bold  5,22 19,22 ;`,
	`form  2,21 5,12 6.4,12 6.8,6 17,6 17.6,12 19,12 22,21 z
upright 13.4,6 17,6 17.6,12 19,12 22,21 15.6,21 z
line  6.8,8.4 17.2,8.4 ; 6.6,10.6 17.4,10.6 ; 5,13.6 19.4,13.6 ; 3.6,17 20.6,17 ;
bold  0.8,21 23.2,21 ;`,
}

// scenery is what the texts draw.
var scenery = sync.OnceValue(func() []sheets.Engraving {
	var all []sheets.Engraving
	for _, text := range sceneryTexts {
		e, err := sheets.ParseEngraving(text)
		if err != nil {
			panic(err) // the texts are part of the program
		}
		all = append(all, e)
	}
	return all
})

// The room that scenery takes: it keeps off what is played on, and spreads.
const (
	sceneryLeast = 17.0 // side of the smallest drawing
	sceneryMost  = 34.0
	sceneryClear = 6.0 // between it and a way, or a spot's name
	sceneryApart = 52.0
	sceneryCount = 14
)

// drawScenery fills the widest empty places of a board, wherever its spots are.
func drawScenery(c sheets.Canvas, b *rules.Board, bottom int) {
	for i, v := range vistas(b) {
		at := v.at.quarter(-bottom)
		all := scenery()
		all[i%len(all)].Draw(c, at.x-v.side/2, at.y-v.side/2, v.side/24, sheets.Black)
	}
}

// A vista is an empty square of the board.
type vista struct {
	at   point
	side float64
}

// vistas are the largest empty squares, each away from the others.
func vistas(b *rules.Board) []vista {
	const step, edge = 6.0, sideDepth + 14
	var all []vista
	for y := edge; y <= Side-edge; y += step {
		for x := edge; x <= Side-edge; x += step {
			v := vista{at: point{x, y}}
			if v.side = min(sceneryMost, math.Sqrt2*(clearance(b, v.at)-sceneryClear)); v.side >= sceneryLeast {
				all = append(all, v)
			}
		}
	}
	slices.SortStableFunc(all, func(a, b vista) int { return cmp.Compare(b.side, a.side) })
	var found []vista
	for _, v := range all {
		crowded := slices.ContainsFunc(found, func(o vista) bool { return math.Hypot(v.at.x-o.at.x, v.at.y-o.at.y) < sceneryApart })
		if !crowded && len(found) < sceneryCount {
			found = append(found, v)
		}
	}
	return found
}

// clearance is how far a place is from all ways, spots and their names.
func clearance(b *rules.Board, at point) float64 {
	const name = 18.0 // what a spot takes with its name
	places := map[string]point{}
	far := math.Inf(1)
	for _, s := range b.Spots {
		p := point{float64(s.At[0]), float64(s.At[1])}
		places[s.ID] = p
		far = min(far, math.Hypot(at.x-p.x, at.y-p.y)-name+sceneryClear)
	}
	for _, edges := range [][]rules.Edge{b.Road, b.Trail} {
		for _, e := range edges {
			far = min(far, distance(at, places[e[0]], places[e[1]]))
		}
	}
	return min(far, at.x-sideDepth, at.y-sideDepth, Side-sideDepth-at.x, Side-sideDepth-at.y)
}

// distance is that of a place from the line between two others.
func distance(at, from, to point) float64 {
	dx, dy := to.x-from.x, to.y-from.y
	along := 0.0
	if long := dx*dx + dy*dy; long > 0 {
		along = max(0, min(1, ((at.x-from.x)*dx+(at.y-from.y)*dy)/long))
	}
	return math.Hypot(at.x-from.x-along*dx, at.y-from.y-along*dy)
}
