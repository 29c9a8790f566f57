package press

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
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

// planOf is the page that tells how to make a set: for each sheet its leaves, the
// stock, what to do, and how its tiles lie. Not ok where nothing is to be made, or
// there is but one sheet.
func planOf(chosen []Sheet, pages []Page, job Job) (plan Page, ok bool) {
	made := func(s Sheet) bool { return s.Craft.Do != "" }
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil || len(chosen) < 2 || !slices.ContainsFunc(chosen, made) {
		return Page{}, false
	}
	rows, leaves := planRows(chosen, pages, job.Duplex), Leaves(pages, job.Duplex)
	return Page{
		Size: job.Paper, Sheet: planSheet, Name: "sheets.plan", own: "sheets.plan", foot: footOf(job.Paper, job.Margin),
		Decor: func(c canvas.Canvas) { drawPlan(c, inside, rows, leaves) },
	}, true
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

// planRows are those of the sheets that have pages. The plan itself is the first leaf.
func planRows(chosen []Sheet, pages []Page, duplex Duplex) []planRow {
	var rows []planRow
	leaves := Leaves(pages, duplex)
	for _, s := range chosen {
		of := func(l Leaf) bool { return l.Front.Sheet == s.Name }
		from := slices.IndexFunc(leaves, of)
		if from < 0 {
			continue
		}
		row := planRow{name: s.Name}
		to := from
		for ; to < len(leaves) && of(leaves[to]) && !leaves[to].Front.glued; to++ {
			for _, at := range leaves[to].Front.Placed[:min(1, len(leaves[to].Front.Placed))] {
				if leaves[to].Front.tile != "" {
					row.tiles = append(row.tiles, planTile{leaves[to].Front.tile, at.Window, canvas.Size{W: at.Panel.W, H: at.Panel.H}})
				}
			}
		}
		row.leaves = numbersOf(from, to)
		row.words = wordsOf(s, duplex, glueOf(leaves, from, to))
		also := func(more speech.Text) { row.words = speech.Say("sheets.plan-and", "before", row.words, "next", more) }
		if len(row.tiles) > 0 {
			also(speech.Say("sheets.plan-tiles", "first", row.tiles[0].label, "overlap", TileOverlap))
		}
		if cut := piecesOn(leaves[from:to]); len(cut) > 0 {
			also(speech.Say("sheets.plan-pieces", "pieces", cut))
		}
		rows = append(rows, row)
	}
	return rows
}

// piecesOn counts what is cut out of leaves, by the names of the pieces: "standee 4,
// token 21".
func piecesOn(leaves []Leaf) speech.List {
	var names []speech.Text
	count := map[speech.Text]int{}
	for _, l := range leaves {
		for _, at := range l.Front.Placed {
			for _, piece := range at.Panel.Pieces {
				if count[piece.Name]++; count[piece.Name] == 1 {
					names = append(names, piece.Name)
				}
			}
		}
	}
	return scoring.Each(len(names), func(i int) speech.Text {
		return speech.Say("sheets.plan-piece", "piece", names[i], "count", count[names[i]])
	})
}

// numbersOf are the numbers of leaves behind the plan: "6 to 13".
func numbersOf(from, to int) speech.Text {
	if to == from+1 {
		return speech.Words(strconv.Itoa(from + 2))
	}
	return speech.Say("sheets.plan-leaves", "from", from+2, "to", to+1)
}

// glueOf tells how the backs of a sheet come behind their fronts, which are on some of the
// leaves; empty where the printer sees to it.
func glueOf(leaves []Leaf, from, to int) speech.Text {
	if slices.ContainsFunc(leaves[from:to], func(l Leaf) bool { return l.Front.folded }) {
		return "sheets.plan-fold"
	}
	back := func(l Leaf) bool { return l.Front.glued && l.Front.Sheet == leaves[from].Front.Sheet }
	first := slices.IndexFunc(leaves, back)
	if first < 0 {
		return ""
	}
	last := first
	for last < len(leaves) && back(leaves[last]) {
		last++
	}
	return speech.Say("sheets.plan-glue", "n", last-first, "leaves", numbersOf(first, last))
}

// wordsOf tells what to do with a sheet; glue is what comes before cutting.
func wordsOf(s Sheet, duplex Duplex, glue speech.Text) speech.Text {
	words := speech.Text("sheets.plan-nothing")
	switch craft := s.Craft; {
	case craft.Do != "" && craft.Secret && duplex == OneSided:
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

// drawPlan draws a plan: a row for each sheet, the maps of its tiles under it, and at the
// foot what the leaves look like.
func drawPlan(c canvas.Canvas, inside canvas.Area, rows []planRow, leaves []Leaf) {
	art.DrawTitle(c, inside.X, inside.Y+10, 8, c.Say("sheets.plan-title"), art.Shaded, canvas.Left)
	art.DrawRule(c, inside.X, inside.Y+13, inside.X+inside.W)
	y := inside.Y + planTop
	for _, row := range rows {
		canvas.Fit(c, canvas.Area{X: inside.X, Y: y, W: planIndent - 2, H: art.PlainType.Leading()}, c.Say(row.leaves), art.StrongType)
		text := canvas.Area{X: inside.X + planIndent, Y: y, W: inside.W - planIndent}
		c.Text(text.X, y+art.PlainType.Leading()*0.75, row.name, art.StrongType)
		text.Y += art.PlainType.Leading()
		y = text.Y + canvas.Paragraph(c, text, c.Say(row.words), art.PlainType) + planGap
		if len(row.tiles) > 0 {
			y += drawTiles(c, text.X, y, row.tiles) + 2*planGap
		}
		c.Path(canvas.Line(inside.X, y-planGap/2, inside.X+inside.W, y-planGap/2), art.HairPen)
	}
	foot := inside.Y + inside.H - RulerHeight
	if y < foot {
		DrawRuler(c, inside.X, foot)
	}
	drawThumbnails(c, canvas.Area{X: inside.X, Y: y, W: inside.W, H: foot - planGap - y}, leaves)
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
