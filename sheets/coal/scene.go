package coal

import (
	_ "embed"
	"math"

	"saddlebag/scoring"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

//go:embed engravings.packed
var drawings []byte

// engravings are the drawings of this game by their names. They stand on 0,0 of their grids.
var engravings = art.Engravings{Packed: drawings}

// The country above the mine, which paper alone has room for: a mine head over the shaft, a
// miner, burros that leave. Measures are mm.
const (
	sceneHigh  = 26.5 // at its largest
	sceneLeast = 8.0  // less is no picture
	sceneGrid  = 0.48 // to a unit, at its largest
	minerAt    = 52.0 // from the shaft's middle
	packBurro  = 12.0 // the size of a burro
)

// burrosAt are where burros walk off, from the shaft's middle.
var burrosAt = []float64{57, 71}

// pinesAt are where pines stand, from the shaft's middle.
var pinesAt = []float64{-37, 44, 82}

// scenePanel is the country above the mine, whose hill it reaches down to.
func scenePanel(high float64) panel.Panel {
	return panel.Panel{
		ID: "scene", Owner: scoring.Table, Title: "coal.paper-mine", W: 2 * Width, H: high + surface, Key: key("scene", high),
		Static: func(c canvas.Canvas) { drawScene(c, Width, high, high/sceneHigh, hillAt) },
	}
}

// drawScene draws the country with the middle of the shaft at x and the foot of all at y, k times its
// size, on ground that is so far below y at a distance from the shaft.
func drawScene(c canvas.Canvas, x, y, k float64, ground func(out float64) float64) {
	stand := func(name string, out float64) {
		engravings.Of(name).Draw(c, x+k*out, y+ground(math.Abs(k*out)), k*sceneGrid, canvas.Black)
	}
	stand("mountains", 0)
	stand("minehead", 0)
	for _, out := range pinesAt {
		stand("pines", out)
	}
	stand("miner", -minerAt)
	for _, out := range burrosAt {
		const hoofs = 0.925 // of its size
		size := k * packBurro
		art.DrawIcon(c, art.Burro, x+k*out-size/2, y+ground(k*out)-hoofs*size, size, canvas.Black)
	}
}

// hillAt is how far below the mine's top the hill is so far from the shaft: along its
// ridge, near enough for feet.
func hillAt(out float64) float64 {
	ridge := wing{east: true}.ridge()
	from := ridge[0]
	for _, s := range ridge[1:] {
		if out <= s.X {
			t := (out - from.X) / (s.X - from.X)
			u := 1 - t
			return u*u*u*from.Y + 3*u*u*t*s.Y1 + 3*u*t*t*s.Y2 + t*t*t*s.Y
		}
		from = s
	}
	return from.Y
}
