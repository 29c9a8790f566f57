package rintintin

import (
	"fmt"

	"saddlebag/scoring"
	rules "saddlebag/scoring/rintintin"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// squareSide is the side of a cavalryman that is cut out by straight cuts: its corners lie
// within the circles that hold a round one.
const squareSide = 12.7 // 18 mm across

// squareCounters are the pieces without anything round: the cavalrymen on a grid of squares,
// and the dogs.
func squareCounters(job press.Job) ([]press.Batch, error) {
	men := press.Batch{Card: canvas.Size{Name: "man", W: squareSide, H: squareSide}}
	dogs := press.Batch{Card: canvas.Size{Name: "dog", W: dogWidth, H: dogLength}}
	for squad := range squadsPlaying(job) {
		for n := range manCount {
			men.Cards = append(men.Cards, press.Card{Front: squarePanel(squad, n, true), Back: squarePanel(squad, n, false)})
		}
		for n := range rules.Dogs {
			dogs.Cards = append(dogs.Cards, press.Card{Front: dogPanel(squad, n)})
		}
	}
	return []press.Batch{men, dogs}, nil
}

// squarePanel is a side of the n-th cavalryman of a squad: a round one made smaller, on a
// square of the same pattern.
func squarePanel(squad, n int, front bool) panel.Panel {
	end := ""
	if !front {
		end = "-back"
	}
	p := panel.Panel{
		ID: fmt.Sprintf("man-%d-%d%s", squad+1, n+1, end), Owner: scoring.Table, Title: squadTitle(squad), W: squareSide, H: squareSide,
		Key: key("square man", squad, front), Pieces: []panel.Piece{{Name: manPiece, W: squareSide, H: squareSide}},
		Static: func(c canvas.Canvas) {
			const k, air = squareSide / pieceSide, 0.5
			ground := canvas.Rect(air, air, squareSide-2*air, squareSide-2*air)
			if !squads[squad].rings {
				c.Hatch(ground, tone(squad, k*manRadius*piecePitch, squads[squad].colour))
			}
			c.Path(ground, art.FinePen)
			c.Push(0, 0, k)
			drawCounter(c, point{manRadius, manRadius}, squad, front)
			c.Pop()
		},
	}
	if !front {
		p.Pieces = nil
	}
	return p
}

// dogPanel is the n-th dog of a squad, to fold.
func dogPanel(squad, n int) panel.Panel {
	return panel.Panel{
		ID: fmt.Sprintf("dog-%d-%d", squad+1, n+1), Owner: scoring.Table, Title: squadTitle(squad), W: dogWidth, H: dogLength,
		Key: key("dog", squad), Pieces: []panel.Piece{{Name: press.Standing, W: dogWidth, H: flap}},
		Static: func(c canvas.Canvas) {
			c.Push(0, (dogLength-blockSize.H)/2, 1)
			drawStandee(c, dogWidth/2, squad)
			c.Pop()
		},
	}
}
