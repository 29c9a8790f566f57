package goldfever

import (
	"saddlebag/scoring"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// leastVillage is the smallest scale at which all words can be read and a zone
// holds figures that can be folded.
const leastVillage = 0.7

// leastPoster is the smallest scale of the poster: its zones hold figures as large as
// those of the largest.
const leastPoster = 0.97

// village makes the poster, a millimetre to a unit, in tiles; a little smaller where
// a circle would be cut otherwise.
func village(job press.Job) ([]press.Page, error) {
	return press.TileScaled(func(k float64) panel.Panel { return villagePanel(job, k) }, leastPoster, job.Cells.Of(scoring.Table), job.Paper, job.Margin)
}

// villageSmall makes the village on one page, upright or on its side, as large
// as it goes, and figures and tokens of its size.
func villageSmall(job press.Job) ([]press.Page, error) {
	paper, k := job.Paper, 0.0
	poster := villagePanel(job, 1)
	for _, way := range []canvas.Size{job.Paper, job.Paper.Turned()} {
		inside, err := way.Inside(job.Margin)
		if err != nil {
			return nil, err
		}
		if fits := min(1, inside.W/poster.W, (inside.H-villageFoot)/poster.H); fits > k {
			paper, k = way, fits
		}
	}
	if k < leastVillage {
		return nil, canvas.Refuse("the village on one page of %s would be %.0f mm wide, and cannot be read: take a3 or tabloid, or village, which is in tiles", job.Paper.Name, k*poster.W)
	}
	inside, err := paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	p := villagePanel(job, k)
	at := panel.Placement{Panel: p, X: inside.X + (inside.W-p.W)/2, Y: inside.Y + (inside.H-villageFoot-p.H)/2}
	pages := []press.Page{{
		Size: paper, Name: "village-small", Placed: []panel.Placement{at}, Cells: job.Cells.Of(scoring.Table),
		Decor: func(c canvas.Canvas) { press.DrawRuler(c, inside.X, at.Y+p.H+3) },
	}}
	if k == 1 {
		return pages, nil
	}
	figures, err := standeesOf(job, "small standees", k)
	return append(pages, figures...), err
}

// villageFoot is the room under a village on one page, for the ruler.
const villageFoot = press.RulerHeight + 3
