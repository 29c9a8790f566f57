package goldfever

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/goldfever/village"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// The pieces that are laid.
const (
	tokenPiece  speech.Text = "goldfever.piece-token"
	markerPiece speech.Text = "goldfever.piece-marker"
)

// cardPlaces are where tokens and markers lie on a character's card.
func cardPlaces(slots []panel.Slot) []panel.Place {
	var places []panel.Place
	for _, s := range slots {
		p := panel.Place{Name: s.Cell, Piece: markerPiece, Most: 1, At: canvas.Area{X: s.X, Y: s.Y, W: s.W, H: s.H}}
		switch terms.PartOf(s.Cell) {
		case terms.PartGun, terms.PartPocket:
			p.Piece = tokenPiece
		case terms.PartShells:
			places = append(places, shellPlaces(s.Cell, s.Y)...)
			continue
		case terms.PartUse:
			for i := range terms.Guns {
				at := useBox(i)
				p.At = canvas.Area{X: at.X + at.W - markerSide - 1, Y: at.Y, W: markerSide + 1, H: at.H}
				places = append(places, p)
			}
			continue
		case terms.PartJoker:
			continue // a pencil's
		}
		places = append(places, p)
	}
	return places
}

// numbersOfTracks are the numbers of the squares for shells.
func numbersOfTracks() []canvas.Area {
	var all []canvas.Area
	for i := range terms.Guns {
		all = append(all, numbersOfTrack(gunsTop+gunsStep*float64(i))...)
	}
	return all
}

// numbersOfTrack are those of the track at y.
func numbersOfTrack(y float64) []canvas.Area {
	return scoring.Each(trackSlots, func(n int) canvas.Area {
		at := square(n, y)
		return canvas.Area{X: at.X, Y: at.Y, W: trackNumber, H: at.H}
	})
}

// shellPlaces are where the marker of the shells lies on the track at y, of a name.
func shellPlaces(name string, y float64) []panel.Place {
	return scoring.Each(trackSlots, func(n int) panel.Place {
		at := square(n, y)
		return panel.Place{Name: name, Piece: markerPiece, Most: 1, At: canvas.Area{X: at.X + trackNumber, Y: at.Y, W: at.W - trackNumber, H: at.H}}
	})
}

// useBox is where on a card the marker lies by which the i-th gun is in use.
func useBox(i int) canvas.Area {
	const wide = bodyLeft / terms.Guns
	return canvas.Area{X: cardEdge + wide*float64(i), Y: entryTop, W: wide, H: boxHeight}
}

// mostStanding is how many figures stand in a zone. Where there are more they stand
// beside the village, at the twin of the number that lies in the zone.
const mostStanding = 4

// standingRoom is where figures stand and objects lie in the zones of a village, and
// the names of the zones.
func standingRoom(v *village.Village) panel.Laid {
	const air = 0.5
	var laid panel.Laid
	for _, z := range v.Zones {
		at, r := pointOf(z.Centre), circleOf(v)
		const ground = 25.8 // side of the square for tokens, down to the foot of the circle
		name, circle := nameOf(z, r), canvas.Area{X: at.x - ground/2, Y: at.y + r - ground, W: ground, H: ground}
		laid.Legible, laid.Names = append(laid.Legible, name), append(laid.Names, z.Name)
		laid.Places = append(laid.Places, panel.Place{Name: speech.Say("goldfever.on-the-ground-of", "zone", z.Name).String(), Piece: tokenPiece, Most: 1, At: circle})
		taken := []canvas.Area{name, circle}
		for standing := range mostStanding {
			spot, ok := freeSpot(z, taken, standeeWide+air, standeeDeep+air)
			if !ok { // too small a place, so that it is missed
				laid.Places = append(laid.Places, panel.Place{Name: z.Name, Piece: press.Standing, Most: mostStanding - standing})
				break
			}
			taken = append(taken, spot)
			laid.Places = append(laid.Places, panel.Place{Name: z.Name, Piece: press.Standing, Most: 1, At: spot})
		}
	}
	return laid
}

// freeSpot finds room for a figure in a zone, beside what is taken: across or along,
// as near to the zone's middle as it goes.
func freeSpot(z village.Zone, taken []canvas.Area, wide, deep float64) (spot canvas.Area, ok bool) {
	const step, reach = 1.0, 40.0
	centre, outline, least := pointOf(z.Centre), placesOf(z.Outline), 0.0
	for _, way := range []canvas.Area{{W: deep, H: wide}, {W: wide, H: deep}} {
		for x := centre.x - reach; x < centre.x+reach; x += step {
			for y := centre.y - reach; y < centre.y+reach; y += step {
				a := canvas.Area{X: x, Y: y, W: way.W, H: way.H}
				far := centre.from(place{x + a.W/2, y + a.H/2})
				if ok && far >= least || slices.ContainsFunc(taken, a.Overlaps) || !inZone(outline, a) {
					continue
				}
				spot, least, ok = a, far, true
			}
		}
	}
	return spot, ok
}

// inZone says whether all corners of an area lie in the outline of a zone, clear of it.
// Zones have no dents that reach between the corners.
func inZone(outline []place, a canvas.Area) bool {
	for _, corner := range []place{{a.X, a.Y}, {a.X + a.W, a.Y}, {a.X, a.Y + a.H}, {a.X + a.W, a.Y + a.H}} {
		if !holds(outline, corner) {
			return false
		}
	}
	return true
}
