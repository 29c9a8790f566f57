package goldfever

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// vignette is the two teams of a scenario, face to face: as many of each as there is
// room for.
func vignette(c canvas.Canvas, house scoring.House) {
	const half, most = art.VignetteWidth / 2, 3
	art.DrawOpenCountry(c)
	for team, t := range house.(*rules.House).Scenario.Teams {
		shown := t.Characters[:min(most, len(t.Characters))]
		wide := min(20, 1.35*half/float64(len(shown)))
		step := (half - wide*0.9) / max(1, float64(len(shown)-1))
		for i := range shown {
			x := float64(team)*half + half/2
			if len(shown) > 1 {
				x = float64(team)*half + wide*0.45 + float64(i)*step
			}
			drawPortrait(c, shown[i], x, art.VignetteGround, wide)
		}
	}
}
