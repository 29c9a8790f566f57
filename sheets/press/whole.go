package press

import (
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// wholeFoot is the room under a board on one page, for the ruler.
const wholeFoot = RulerHeight + 3

// WholeScale is the scale, at most 1, at which a board of w by h mm fits on one page with
// a ruler under it, and the paper turned as it needs it: upright or on its side. A
// *Refusal says that the margin is impossible.
func WholeScale(paper canvas.Size, margin, w, h float64) (k float64, on canvas.Size, err error) {
	for _, lies := range []canvas.Size{paper, paper.Turned()} {
		inside, err := lies.Inside(margin)
		if err != nil {
			return 0, canvas.Size{}, err
		}
		if fits := min(1, inside.W/w, (inside.H-wholeFoot)/h); fits > k {
			k, on = fits, lies
		}
	}
	return k, on, nil
}

// Whole puts a board of w by h mm in the middle of one page, with a ruler under it, at
// the scale of WholeScale. Scaled gives the board at a scale. A *Refusal says that the
// margin is impossible.
func Whole(job Job, name speech.Text, w, h float64, scaled func(k float64) panel.Panel) ([]Page, error) {
	k, on, err := WholeScale(job.Paper, job.Margin, w, h)
	if err != nil {
		return nil, err
	}
	inside, err := on.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	at := panel.Placement{Panel: scaled(k), X: inside.X + (inside.W-k*w)/2, Y: inside.Y + (inside.H-wholeFoot-k*h)/2}
	return []Page{{
		Size: on, Name: name, Placed: []panel.Placement{at}, Cells: job.Cells.Of(scoring.Table),
		Decor: func(c canvas.Canvas) {
			DrawRuler(c, inside.X+(inside.W-RulerLength)/2, at.Y+k*h+3)
			c.Text(at.X+k*w, at.Y+k*h+3+RulerHeight-1.5, c.Say(at.Panel.Title), canvas.Type{Face: canvas.Bold, Size: 8, Align: canvas.Right, Colour: canvas.Black})
		},
	}}, nil
}
