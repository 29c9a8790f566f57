package fortyniners

import (
	"fmt"
	"math"

	"saddlebag/scoring"
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// leastSide is the smallest board on which names can be read, and whose standees can
// be folded.
const leastSide = 258.0

// leastPoster is the smallest poster, of the board's size, on whose spots the standees
// of the largest stand.
const leastPoster = 0.9

// board makes the poster: in tiles, or on one page of paper that is as large. A
// table that plays on a board of its own (FN41) needs none.
func board(job press.Job) ([]press.Page, error) {
	b, ok := boardOf(job.Setup)
	if !ok {
		return nil, nil
	}
	if err := drawable(job, b); err != nil {
		return nil, err
	}
	whole := uncut(b)
	return press.TileScaled(func(k float64) panel.Panel {
		p := boardPanel(job, b, k*Side, 0, true)
		p.Title, p.Uncut = titleOf(job), panel.ScaledAreas(whole, k)
		return p
	}, leastPoster, job.Cells.Of(scoring.Table), job.Paper, job.Margin)
}

// boardSmall makes the board on one page, as large as it goes, where there is one, and
// standees of its size.
func boardSmall(job press.Job) ([]press.Page, error) {
	b, ok := boardOf(job.Setup)
	if !ok {
		return nil, nil
	}
	if err := drawable(job, b); err != nil {
		return nil, err
	}
	k, _, err := press.WholeScale(job.Paper, job.Margin, Side, Side)
	if err != nil {
		return nil, err
	}
	if k*Side < leastSide {
		return nil, canvas.Refused("fortyniners.board-too-small", "side", int(math.Round(k*Side)), "paper", job.Paper.Name, "margin", canvas.Tenths(job.Margin))
	}
	pages, err := press.Whole(job, "board-small", Side, Side, func(k float64) panel.Panel {
		p := boardPanel(job, b, k*Side, 0, true)
		p.Title = titleOf(job)
		return p
	})
	if err != nil || k == 1 {
		return pages, err
	}
	pieces, err := press.LayBatches(job, "fortyniners.small-standees", []press.Batch{standeesOf(k)})
	return append(pages, pieces...), err
}

// drawable refuses a board of somebody's own whose spots cover one another, or what its
// sides say.
func drawable(job press.Job, b *rules.Board) error {
	const edge = sideDepth + spotRadius
	for i, s := range b.Spots {
		field := fmt.Sprintf("spots[%d].at", i)
		if float64(min(s.At[0], s.At[1])) < edge || float64(max(s.At[0], s.At[1])) > Side-edge {
			return job.Undrawable(field, "fortyniners.spot-on-edge", "spot", s.ID, "edge", canvas.Tenths(edge))
		}
		for _, other := range b.Spots[:i] {
			if math.Hypot(float64(s.At[0]-other.At[0]), float64(s.At[1]-other.At[1])) < 2*spotRadius {
				return job.Undrawable(field, "fortyniners.spots-touch", "spot", s.ID, "other", other.ID, "apart", canvas.Tenths(2*spotRadius))
			}
		}
	}
	return nil
}

// titleOf names the board that is printed, below it.
func titleOf(job press.Job) speech.Text {
	return speech.Say("fortyniners.board-of", "data", job.Data)
}

// uncut is what tiles of the poster are not cut through: spots, what is written
// and what stands beside spots.
func uncut(b *rules.Board) []canvas.Area {
	plan := plans.Of(b)
	all := append(sideWordAreas(), plan.ground.boxes...)
	for _, d := range plan.ground.discs {
		all = append(all, around(d.point, 2*spotRadius, 2*spotRadius, 0))
	}
	return all
}
