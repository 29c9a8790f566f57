package sheetstest

import (
	"regexp"
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// leastBox is the least side of a box that a pencil writes in, mm.
const leastBox = 6.0

// checkPencil tests that a pencil has room in what people write on a panel. Where
// pieces lie, they tell how things stand.
func (f fitting) checkPencil(sheet string, on panel.Panel, laid panel.Laid) {
	const exact = 1e-6
	for _, s := range on.Slots {
		i := slices.IndexFunc(f.job.Cells, func(c scoring.Cell) bool { return c.ID == s.Cell && c.Owner == on.Owner })
		lies := func(p panel.Place) bool {
			return p.Overlaps(panel.Place{At: canvas.Area{X: s.X, Y: s.Y, W: s.W, H: s.H}})
		}
		if i < 0 || f.job.Cells[i].Use > scoring.Row || slices.ContainsFunc(laid.Places, lies) {
			continue
		}
		if min(s.W, s.H) < leastBox-exact {
			f.t.Errorf("%s: %s: %s of %s is %.1f by %.1f mm: too little for a pencil", f.what, sheet, s.Cell, on.ID, s.W, s.H)
		}
	}
}

// A line of type in a list of what is drawn: its size and its words.
var typeLine = regexp.MustCompile(`(?m)^text \S+ \S+ \S+ (\S+) \S+ \S+ (".*")$`)

// checkNames tests that the names of places that are set in type are on their pages,
// and large enough.
func (f fitting) checkNames(sheet string, pages []press.Page) {
	for _, page := range pages {
		var names []string
		for _, at := range page.Placed {
			names = append(names, f.laidOn(at.Panel).Names...)
		}
		if len(names) == 0 {
			continue
		}
		list, err := page.List()
		if err != nil {
			f.t.Fatalf("%s: %s: %v", f.what, sheet, err)
		}
		sizes, before := map[string]float64{}, ""
		for _, m := range typeLine.FindAllStringSubmatch(list, -1) {
			words, _ := strconv.Unquote(m[2])
			size, err := strconv.ParseFloat(m[1], 64)
			for _, read := range []string{words, before + " " + words, before + words} { // a name may be on two lines
				if old, ok := sizes[read]; err == nil && (!ok || size < old) {
					sizes[read] = size
				}
			}
			before = words
		}
		for _, name := range names {
			if size, ok := sizes[name]; !ok || size < f.leastName {
				f.t.Errorf("%s: %s: the place %s is named in type of %.2f points", f.what, sheet, name, size)
			}
		}
	}
}
