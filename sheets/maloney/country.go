package maloney

import "saddlebag/sheets"

// A point is a place on the map in its own unit: thousandths of its width, from
// its upper left corner.
type point struct{ x, y float64 }

// coast is the outline of the country, clockwise from its north-western corner.
// It is drawn by eye round the cities of the house data, roomier in the west
// and on the coast of the Atlantic, as they are.
var coast = []point{
	{34, 12}, {58, 6}, {160, 4}, {300, 3}, {460, 4}, {508, 8}, // the northern border
	{540, 30}, {590, 46}, {640, 62}, {690, 78}, {700, 96}, // the upper lakes
	{668, 104}, {640, 122}, {622, 150}, {618, 172}, {634, 184}, {654, 172}, {664, 140}, {690, 122}, // the lake at Chicago
	{722, 122}, {744, 146}, {742, 176}, {768, 182}, {812, 158}, {836, 132}, {868, 112}, {892, 78}, // the lower lakes
	{916, 54}, {940, 40}, {956, 14}, {982, 18}, {992, 44}, {972, 72}, {962, 96}, {982, 112}, // the north-east
	{960, 124}, {986, 136}, {968, 152}, {938, 160}, {930, 190}, {922, 224}, {908, 214}, {906, 252}, {924, 292}, {900, 330}, // the bays
	{880, 366}, {866, 396}, {850, 430}, {846, 456}, {864, 496}, {876, 528}, {868, 546}, {850, 534}, {834, 504}, {816, 480}, // Florida
	{784, 478}, {760, 490}, {728, 480}, {706, 492}, {712, 516}, {694, 532}, {668, 518}, {630, 516}, {592, 506}, // the Gulf
	{560, 520}, {534, 532}, {518, 546}, {480, 547}, {438, 546}, // Texas
	{404, 540}, {384, 508}, {356, 476}, {330, 482}, {310, 474}, {288, 446}, {262, 426}, {232, 422}, {206, 426}, // the Rio Grande
	{170, 416}, {124, 398}, {66, 390}, // the southern border
	{48, 374}, {40, 346}, {26, 318}, {22, 290}, {10, 262}, {14, 226}, {5, 190}, {7, 150}, {6, 110}, {20, 84}, {22, 48}, {20, 26}, // the Pacific
}

// outline is a smooth closed line through points, each k mm to a unit from an
// origin.
func outline(points []point, x, y, k float64) sheets.Path {
	n := len(points)
	at := func(i int) point {
		p := points[(i+n)%n]
		return point{x + k*p.x, y + k*p.y}
	}
	path := sheets.Path{}.Move(at(0).x, at(0).y)
	const sixth = 1.0 / 6 // of a Catmull-Rom spline's tangents
	for i := range n {
		before, from, to, after := at(i-1), at(i), at(i+1), at(i+2)
		path = path.Curve(
			from.x+(to.x-before.x)*sixth, from.y+(to.y-before.y)*sixth,
			to.x-(after.x-from.x)*sixth, to.y-(after.y-from.y)*sixth, to.x, to.y)
	}
	return path.Close()
}

// drawCountry draws the land in a sea of waves, w by h mm, k mm to a unit of
// the map, whose origin is at x, y. The sea is darkest along the coast.
func drawCountry(c sheets.Canvas, frame sheets.Area, x, y, k float64) {
	land := outline(coast, x, y, k)
	sea := frame.Outline()
	c.Hatch(sea, sheets.Tone{Pattern: sheets.Waves, Pitch: 2.6, Weight: 0.16, Colour: sheets.Spot})
	for _, shore := range []float64{4.4, 2.8, 1.2} {
		c.Path(land, sheets.Paint{Stroke: sheets.Spot, Width: shore + 0.25, Round: true})
		c.Path(land, sheets.Paint{Stroke: sheets.Paper, Width: shore - 0.25, Round: true})
	}
	c.Path(land, sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.5, Round: true})
}
