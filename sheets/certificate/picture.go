package certificate

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/score"
)

// The picture on a certificate, mm.
const (
	leastPicture = 30.0 // high, below which there is none
	leastPodium  = 50.0
	mostPicture  = 3.0 // times as large as the game's own
)

// picture fills what is left between what is told, which ends at y, and the lines to sign on:
// with how the game ended, as far as that is settled, or else with the game's own picture.
func (c *certificate) picture(on canvas.Canvas, y float64) {
	y += certifyGap
	room := canvas.Area{X: certifyIn, Y: y, W: certifyWidth, H: c.signed() - y - certifyGap}
	unplaced := func(p final.PlayerReport) bool { return p.Place() == 0 }
	switch {
	case room.H < leastPicture:
	case room.H >= leastPodium && len(c.Players) > 1 && !slices.ContainsFunc(c.Players, unplaced):
		steps := c.podium().Steps()
		shown(on, room, steps.Size, room.H/steps.Size.H, steps.Decor)
	default:
		vignette := canvas.Size{W: art.VignetteWidth, H: art.VignetteHeight}
		shown(on, room, vignette, mostPicture, func(on canvas.Canvas) { c.title.DrawVignette(on, c.house) })
	}
}

// shown draws something in the middle of a room, at most k times as large.
func shown(on canvas.Canvas, room canvas.Area, size canvas.Size, k float64, draw func(canvas.Canvas)) {
	k = min(k, room.W/size.W, room.H/size.H)
	on.Push(room.X+(room.W-k*size.W)/2, room.Y+(room.H-k*size.H)/2, k)
	defer on.Pop()
	draw(on)
}

// podium is how the game ended.
func (c *certificate) podium() score.Podium {
	return score.Podium{
		Game: c.info.Title, Icon: c.title.Icon, Language: c.language,
		Finishers: scoring.Each(len(c.Players), func(i int) score.Finisher {
			p := c.Players[i]
			return score.Finisher{Name: p.Name, Score: p.Points(c.info), Rank: p.Place()}
		}),
	}
}
