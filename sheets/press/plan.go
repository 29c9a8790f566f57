package press

import (
	"maps"
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// planSheet is what the page is called that tells how to make a set.
const planSheet = "plan"

// The measures of a plan, mm.
const (
	planTop    = 16.0
	planIndent = 24.0 // of what is said of a sheet, after its leaves
	planGap    = 2.2
	planMap    = 46.0 // width of a map of tiles
)

// hasPlan reports whether a set has a plan: it doesn't where nothing is to be made, or there
// is but one sheet.
func hasPlan(chosen []Sheet) bool {
	return len(chosen) > 1 && slices.ContainsFunc(chosen, func(s Sheet) bool { return s.Craft.Do != "" })
}

// withPlan is the pages of a set with the plan that tells how to make it, before all others:
// for each sheet its leaves, the stock, what to do, and how its tiles lie.
func withPlan(chosen []Sheet, pages []Page, job Job) []Page {
	switch {
	case !hasPlan(chosen):
		return pages
	case small(job.Paper):
		return append(plansOf(chosen, pages, job), pages...)
	case pages[0].Sheet != planSheet:
		pages = append([]Page{newPlan(job)}, pages...)
	}
	pages[0] = pages[0].planning(chosen, pages, job)
	return pages
}

// planning is a plan that tells how to make a set, of which it's the first page.
func (p Page) planning(chosen []Sheet, pages []Page, job Job) Page {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return p
	}
	if len(p.guests) > 0 {
		inside.H = p.free[0].Y - inside.Y
	}
	leaves, guests := Leaves(pairUp(pages, job), job.Duplex), p.Decor
	rows, work := planRows(chosen, leaves), workOf(leaves)
	p.Decor = func(c canvas.Canvas) {
		if guests != nil {
			guests(c)
		}
		drawPlan(c, inside, rows, work, leaves)
	}
	return p.In(job.Language)
}

// newPlan is a plan with nothing on it yet.
func newPlan(job Job) Page {
	return Page{Size: job.Paper, Sheet: planSheet, Name: "sheets.plan", own: "sheets.plan", foot: footOf(job.Paper, job.Margin)}
}

// planWithRoom is a plan with nothing on it yet, and what it needs not of its page free; not
// ok where that's little.
func planWithRoom(chosen []Sheet, pages []Page, job Job) (plan Page, ok bool) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil || !hasPlan(chosen) || small(job.Paper) {
		return Page{}, false
	}
	const least, spare = 30.0, 2 // mm, and lines that other numbers of leaves may take
	plan = newPlan(job)
	leaves := Leaves(append([]Page{plan}, pages...), job.Duplex)
	top := drawRows(canvas.NewListingIn(job.Language), inside, planRows(chosen, leaves), workOf(leaves))
	top += spare*art.PlainType.Leading() + thumbsHigh(len(leaves)-1, thumbLeast, inside.W) + RulerHeight + 2*planGap
	marks := min(cropRoom, job.Margin-canvas.LeastMargin)
	plan.free = []canvas.Area{{X: inside.X - marks, Y: top, W: inside.W + 2*marks, H: inside.Y + inside.H - top, On: inside.On}}
	return plan, plan.free[0].H >= least
}

// A planRow is what a plan says of a sheet.
type planRow struct {
	leaves, words speech.Text
	name          string
	tiles         []planTile
}

// A planTile is where a tile lies on its board.
type planTile struct {
	label string
	at    canvas.Area
	board canvas.Size
}

// planRows are those of the sheets that have pages. The plan itself is the first of the leaves.
func planRows(chosen []Sheet, leaves []Leaf) []planRow {
	var rows []planRow
	for _, s := range chosen {
		fronts := leavesThat(leaves, func(p Page) bool { return p.has(s.Name) && !p.glued })
		if len(fronts) == 0 {
			continue
		}
		row := planRow{name: s.Name, leaves: numbersOf(fronts)}
		var cut []panel.Placement
		for _, n := range fronts {
			page, placed := leaves[n].Front, leaves[n].Front.placedOf(s.Name)
			cut = append(cut, placed...)
			if page.Sheet != s.Name {
				continue
			}
			for _, at := range placed[:min(1, len(placed))] {
				if page.tile != "" {
					row.tiles = append(row.tiles, planTile{page.tile, at.Window, canvas.Size{W: at.Panel.W, H: at.Panel.H}})
				}
			}
		}
		row.words = wordsOf(s, leaves, glueOf(s.Name, leaves))
		also := func(more speech.Text) { row.words = speech.Say("sheets.plan-and", "before", row.words, "next", more) }
		if len(row.tiles) > 0 {
			also(speech.Say("sheets.plan-tiles", "first", row.tiles[0].label, "overlap", TileOverlap))
		}
		if pieces := piecesOf(cut); len(pieces) > 0 {
			also(speech.Say("sheets.plan-pieces", "pieces", pieces))
		}
		if shared, ok := sharedBy(s, chosen, leaves); ok {
			also(shared)
		}
		rows = append(rows, row)
	}
	return rows
}

// leavesThat are the leaves whose fronts are so.
func leavesThat(leaves []Leaf, so func(Page) bool) []int {
	var found []int
	for i, l := range leaves {
		if so(*l.Front) {
			found = append(found, i)
		}
	}
	return found
}

// sharedBy tells what on leaves of a sheet needs another stock; not ok where nothing does.
func sharedBy(s Sheet, chosen []Sheet, leaves []Leaf) (shared speech.Text, ok bool) {
	var names speech.List
	numbers := map[int]bool{}
	for _, guest := range chosen {
		if guest.Craft.Stock == s.Craft.Stock {
			continue
		}
		on := leavesThat(leaves, func(p Page) bool { return p.Sheet == s.Name && p.has(guest.Name) && guest.Name != s.Name })
		if len(on) == 0 {
			continue
		}
		names = append(names, speech.Words(guest.Name))
		for _, n := range on {
			numbers[n] = true
		}
	}
	if len(names) == 0 {
		return "", false
	}
	return speech.Say("sheets.plan-shared", "n", len(numbers), "leaves", numbersOf(slices.Sorted(maps.Keys(numbers))), "sheets", names), true
}

// piecesOf counts what is cut out of panels, by the names of the pieces: "standee 4,
// token 21".
func piecesOf(placed []panel.Placement) speech.List {
	var names []speech.Text
	count := map[speech.Text]int{}
	for _, at := range placed {
		for _, piece := range at.Panel.Pieces {
			if count[piece.Name]++; count[piece.Name] == 1 {
				names = append(names, piece.Name)
			}
		}
	}
	return scoring.Each(len(names), func(i int) speech.Text {
		return speech.Say("sheets.plan-piece", "piece", names[i], "count", count[names[i]])
	})
}

// numbersOf are the numbers of leaves, of which there is one at least: "3", "6 to 13".
func numbersOf(leaves []int) speech.Text {
	var runs speech.List
	for from := 0; from < len(leaves); {
		to := from + 1
		for to < len(leaves) && leaves[to] == leaves[to-1]+1 {
			to++
		}
		first, last := leaves[from]+1, leaves[to-1]+1
		run := speech.Words(strconv.Itoa(first))
		if last > first {
			run = speech.Say("sheets.plan-leaves", "from", first, "to", last)
		}
		runs, from = append(runs, run), to
	}
	if len(runs) == 1 {
		return runs[0]
	}
	return speech.Say("sheets.plan-runs", "runs", runs)
}

// glueOf tells how the backs of a sheet come behind their fronts; empty where the printer
// sees to it.
func glueOf(sheet string, leaves []Leaf) speech.Text {
	if len(leavesThat(leaves, func(p Page) bool { return p.has(sheet) && p.folded })) > 0 {
		return "sheets.plan-fold"
	}
	backs := leavesThat(leaves, func(p Page) bool { return p.has(sheet) && p.glued })
	if len(backs) == 0 {
		return ""
	}
	return speech.Say("sheets.plan-glue", "n", len(backs), "leaves", numbersOf(backs))
}

// wordsOf tells what to do with a sheet; glue is what comes before cutting.
func wordsOf(s Sheet, leaves []Leaf, glue speech.Text) speech.Text {
	words := speech.Text("sheets.plan-nothing")
	bare := leavesThat(leaves, func(p Page) bool { return p.has(s.Name) && p.bare })
	switch craft := s.Craft; {
	case craft.Do != "" && craft.Secret && len(bare) > 0:
		words = speech.Say("sheets.plan-secret", "stock", craft.Stock, "do", craft.Do)
	case craft.Do == "" && glue != "":
		words = glue
	case glue != "":
		words = speech.Say("sheets.plan-craft", "stock", craft.Stock, "do", speech.Say("sheets.plan-and", "before", glue, "next", craft.Do))
	case craft.Do != "":
		words = speech.Say("sheets.plan-craft", "stock", craft.Stock, "do", craft.Do)
	}
	if s.Use != "" {
		words = speech.Say("sheets.plan-and", "before", s.Use, "next", words)
	}
	return words
}

// drawPlan draws a plan: a row for each sheet, the maps of its tiles under it, how long it all
// takes, and at the foot what the leaves look like.
func drawPlan(c canvas.Canvas, inside canvas.Area, rows []planRow, work speech.Text, leaves []Leaf) {
	y := drawRows(c, inside, rows, work)
	foot := inside.Y + inside.H - RulerHeight
	if y < foot {
		DrawRuler(c, inside.X, foot)
	}
	drawThumbnails(c, canvas.Area{X: inside.X, Y: y, W: inside.W, H: foot - planGap - y}, leaves[1:])
}

// drawRows draws what a plan says, and returns where that ends.
func drawRows(c canvas.Canvas, inside canvas.Area, rows []planRow, work speech.Text) float64 {
	art.DrawTitle(c, inside.X, inside.Y+10, 8, c.Say("sheets.plan-title"), art.Shaded, canvas.Left)
	art.DrawRule(c, inside.X, inside.Y+13, inside.X+inside.W)
	y := inside.Y + planTop
	for _, row := range rows {
		numbers := canvas.Paragraph(c, canvas.Area{X: inside.X, Y: y, W: planIndent - 2}, c.Say(row.leaves), art.StrongType)
		text := canvas.Area{X: inside.X + planIndent, Y: y, W: inside.W - planIndent}
		c.Text(text.X, y+art.PlainType.Leading()*0.75, row.name, art.StrongType)
		text.Y += art.PlainType.Leading()
		y = max(y+numbers, text.Y+canvas.Paragraph(c, text, c.Say(row.words), art.PlainType)) + planGap
		if len(row.tiles) > 0 {
			y += drawTiles(c, text.X, y, row.tiles) + 2*planGap
		}
		c.Path(canvas.Line(inside.X, y-planGap/2, inside.X+inside.W, y-planGap/2), art.HairPen)
	}
	return y + canvas.Paragraph(c, canvas.Area{X: inside.X, Y: y, W: inside.W}, c.Say(work), art.StrongType) + planGap
}

// drawTiles draws how tiles lie together from x, y, and returns the height used.
func drawTiles(c canvas.Canvas, x, y float64, tiles []planTile) float64 {
	k := planMap / tiles[0].board.W
	for _, t := range tiles {
		at := t.at.Scaled(k)
		at.X, at.Y = at.X+x, at.Y+y
		c.Path(at.Outline(), art.BoxPen)
		art.DrawLettered(c, at.X+at.W/2, at.Y+at.H/2, min(5, at.H/3), t.label, canvas.Black)
	}
	return k * tiles[0].board.H
}
