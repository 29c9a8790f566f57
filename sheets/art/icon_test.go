package art

import (
	"testing"

	"saddlebag/sheets/canvas"
)

var allIcons = []Icon{
	Burro, Hat, Pistol, Pick, Tools, Coach, Dog, Suitcase, Lantern, Cart, Gold, Washtub, Tonic, Barrel, Locomotive,
	Share, Cards, Bunkhouse, TopHat, Eye, Star, Saddle, Snake, Silver, Tin, Coal, Borax, Fist, Arrow, Papers, Phone, Loupe,
	Die(1), Die(2), Die(3), Die(4), Die(5), Die(6),
}

func TestEveryIconIsDrawnOnItsGrid(t *testing.T) {
	for _, icon := range allIcons {
		layers := engravings.Of(string(icon))
		if len(layers) == 0 {
			t.Errorf("%s has no drawing", icon)
		}
		for _, l := range layers {
			left, top, right, bottom := box(l.path)
			if left < 0 || top < 0 || right > iconGrid || bottom > iconGrid {
				t.Errorf("%s reaches from %g,%g to %g,%g", icon, left, top, right, bottom)
			}
		}
	}
	if got, want := len(engravings.Names()), len(allIcons); got != want {
		t.Errorf("%d drawings for %d icons", got, want)
	}
}

// A die has a pip, a circle of four curves, for each of its face's points.
func TestDieShowsItsFace(t *testing.T) {
	for face := 1; face <= 6; face++ {
		layers := engravings.Of(string(Die(face)))
		curves := 0
		for _, s := range layers[len(layers)-1].path {
			if s.Op == canvas.CurveTo {
				curves++
			}
		}
		if curves != 4*face {
			t.Errorf("die %d has %d quarter circles, want %d", face, curves, 4*face)
		}
	}
}
