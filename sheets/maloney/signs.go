package maloney

import (
	"math"

	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets/canvas"
)

// The sign of a city and the ring in which its number stands, units.
const (
	signW  = signWide / perUnit
	signH  = signHigh / perUnit
	ringR  = ringRadius / perUnit
	beside = 2.0 // between a sign and any ring, or another sign
)

// posterSeams are the lines between the tiles of a poster, which no sign and no
// ring may touch: where the middle of the board is, nearly.
var posterSeams = struct{ x, y, clear float64 }{489.5, 337.5, 2}

// What it costs to put a sign somewhere.
const (
	impossible = 1e6
	onSeam     = 1e4
	onRoad     = 4.0  // a square of one
	onLand     = 40.0 // all of it
	offMiddle  = 12.0 // of its city's side
)

// placeSigns puts a sign beside each city: at sea rather than on land, and where
// the fewest roads would run under it.
func (l *layout) placeSigns(traffic *grid) {
	const rounds = 4
	for round := range rounds {
		for city := range l.of {
			least := math.Inf(1)
			try := func(signs []canvas.Area) {
				for _, sign := range signs {
					cost := l.signCost(city, sign, round > 0, least)
					if cost < least {
						cost += onRoad * traffic.sum(sign)
					}
					if cost < least {
						least, l.signs[city] = cost, sign
					}
				}
			}
			if try(signsBeside(l.of[city].at)); least >= impossible {
				try(signsAnywhere()) // on a longer post
			}
		}
	}
}

// signsBeside are the places for the sign of a city: on its four sides, each
// shifted along it, at the ring or on a post.
func signsBeside(at point) []canvas.Area {
	var all []canvas.Area
	for _, away := range []float64{ringR + beside, ringR + 8, ringR + 16, ringR + 26, ringR + 36} {
		for _, shift := range []float64{0, -0.14, 0.14, -0.28, 0.28, -0.42, 0.42, -0.6, 0.6} {
			for _, side := range []float64{-1, 1} {
				all = append(all,
					canvas.Area{X: at.x + side*(away+signW/2) - signW/2, Y: at.y + shift*signH - signH/2, W: signW, H: signH},
					canvas.Area{X: at.x + shift*signW - signW/2, Y: at.y + side*(away+signH/2) - signH/2, W: signW, H: signH})
			}
		}
	}
	return all
}

// signsAnywhere are places for signs all over the map.
func signsAnywhere() []canvas.Area {
	const step = 12.0
	var all []canvas.Area
	for x := step; x+signW < rules.Width; x += step {
		for y := step; y+signH < rules.Height; y += step {
			all = append(all, canvas.Area{X: x, Y: y, W: signW, H: signH})
		}
	}
	return all
}

// signCost is how bad a place for the sign of a city is, beside the signs of the
// cities before it, or of all others; as far as that is less than most.
func (l *layout) signCost(city int, sign canvas.Area, all bool, most float64) float64 {
	cost := 0.0
	if sign.X < 1 || sign.Y < 1 || sign.X+sign.W > rules.Width-1 || sign.Y+sign.H > rules.Height-1 {
		cost += impossible
	}
	for _, taken := range l.written {
		if overlap(sign, taken, 0) {
			cost += impossible
		}
	}
	middle := point{sign.X + sign.W/2, sign.Y + sign.H/2}
	if math.Abs(middle.x-posterSeams.x) < signW/2+posterSeams.clear || math.Abs(middle.y-posterSeams.y) < signH/2+posterSeams.clear {
		cost += onSeam
	}
	for other := range l.of {
		if cost >= most {
			return cost
		}
		at := l.of[other].at
		if overlap(sign, canvas.Area{X: at.x - ringR, Y: at.y - ringR, W: 2 * ringR, H: 2 * ringR}, beside-canvas.Slack) {
			cost += impossible
		}
		if (other < city || all && other > city) && overlap(sign, l.signs[other], beside) {
			cost += impossible
		}
	}
	if cost >= most {
		return cost
	}
	at := l.of[city].at
	return cost + onLand*l.in.landShare(sign) + offMiddle*(math.Abs(middle.x-at.x)/signW+math.Abs(middle.y-at.y)/signH)
}

// overlap says whether two areas come nearer to one another than by air.
func overlap(a, b canvas.Area, air float64) bool {
	return a.X < b.X+b.W+air && b.X < a.X+a.W+air && a.Y < b.Y+b.H+air && b.Y < a.Y+a.H+air
}
