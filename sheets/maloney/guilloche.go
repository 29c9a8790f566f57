package maloney

import (
	"math"

	"saddlebag/sheets/canvas"
)

// The pens of engravers' lines, which are finer than those of a form.
var (
	lace     = canvas.Paint{Stroke: canvas.Spot, Width: 0.14, Round: true, Lace: true}
	laceDark = canvas.Paint{Stroke: canvas.Black, Width: 0.12, Round: true, Lace: true}
)

// pointsAWave is how many points a wave's smooth line is laid through.
const pointsAWave = 6

// rosette is a family of lines round x, y that wave between two radii, each a
// little turned from the one before. With an even number of lobes it is the same
// head over heels.
func rosette(x, y, inner, outer float64, lobes, lines int) canvas.Path {
	var all canvas.Path
	middle, swing := (inner+outer)/2, (outer-inner)/2
	for line := range lines {
		phase := 2 * math.Pi * float64(line) / float64(lines)
		points := make([]point, lobes*pointsAWave)
		for i := range points {
			turn := 2 * math.Pi * float64(i) / float64(len(points))
			r := middle + swing*math.Cos(float64(lobes)*turn+phase)
			points[i] = point{r * math.Sin(turn), -r * math.Cos(turn)}
		}
		all = append(all, outline(points, x, y, 1)...)
	}
	return all
}

// rope is a family of waves along the four sides of an area, which swing by a
// half to either side of its edge. Opposite sides are alike head over heels.
func rope(a canvas.Area, half, wave float64, lines int) canvas.Path {
	var all canvas.Path
	for line := range lines {
		phase := 2 * math.Pi * float64(line) / float64(lines)
		for _, turned := range []bool{false, true} {
			all = append(all, strand(a, half, wave, phase, turned)...)
		}
	}
	return all
}

// strand is one wave along the upper and the right side of an area, or, turned
// head over heels, along the other two.
func strand(a canvas.Area, half, wave, phase float64, turned bool) canvas.Path {
	across, down := wavePoints(a.W, wave), wavePoints(a.H, wave)
	var path canvas.Path
	swing := func(i int) float64 { return half * math.Sin(2*math.Pi*float64(i)/pointsAWave+phase) }
	put := func(x, y float64, start bool) {
		if turned {
			x, y = a.W-x, a.H-y
		}
		if start {
			path = path.Move(a.X+x, a.Y+y)
		} else {
			path = path.Line(a.X+x, a.Y+y)
		}
	}
	for i := range across + 1 {
		put(a.W*float64(i)/float64(across), swing(i), i == 0)
	}
	for i := range down + 1 {
		put(a.W+swing(i), a.H*float64(i)/float64(down), false)
	}
	return path
}

// wavePoints is how many steps a side takes in whole waves of about a length.
func wavePoints(length, wave float64) int {
	return pointsAWave * max(1, int(math.Round(length/wave)))
}

// mesh fills an area with upright waves side by side, each of them twice, so
// that they make chains. It is the same head over heels.
func mesh(a canvas.Area, step, wave float64) canvas.Path {
	const pointsAMesh = 2 * pointsAWave // its waves are long
	var all canvas.Path
	steps := int(math.Round(a.H / wave * pointsAMesh))
	n := math.Floor((a.W/2 - step/2) / step)
	for chain := -n; chain <= n; chain++ {
		for _, swing := range []float64{-step / 2, step / 2} {
			for i := range steps + 1 {
				y := a.H * (float64(i)/float64(steps) - 0.5)
				x := a.X + a.W/2 + step*chain + swing*math.Sin(2*math.Pi*y/wave)
				if i == 0 {
					all = all.Move(x, a.Y+a.H/2+y)
				} else {
					all = all.Line(x, a.Y+a.H/2+y)
				}
			}
		}
	}
	return all
}
