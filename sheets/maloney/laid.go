package maloney

import (
	_ "embed"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// laidMap is the layout of our own map.
//
//go:embed land/laid.txt
var laidMap panel.Prepared

// The words of laidMap.
const (
	laidSign = "sign" // x y
	laidRoad = "road" // from to, x y of either control point
)

// laidAhead is the layout of our own map; not ok for cities that are not its.
func laidAhead(of places16) (*layout, bool) {
	lines, ok := laidMap.For(of)
	if !ok {
		return nil, false
	}
	l := &layout{of: of}
	signs := l.signs[:0]
	for word, n := range lines {
		switch word {
		case laidSign:
			signs = append(signs, canvas.Area{X: n[0], Y: n[1], W: signW, H: signH})
		case laidRoad:
			from, to := int(n[0]), int(n[1])
			l.roads = append(l.roads, road{from, to, point{n[2], n[3]}, point{n[4], n[5]}, of[from].at, of[to].at})
		}
	}
	return l, true
}
