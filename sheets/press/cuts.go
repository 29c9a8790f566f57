package press

import (
	"math"
	"slices"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
)

// cutsOf is how many straight cuts free all pieces on paper, each from edge to edge of what
// is in hand, in the order in which a guillotine makes them; not ok where one would go
// through a piece.
func cutsOf(on canvas.Area, pieces []canvas.Area) (cuts int, ok bool) {
	if len(pieces) == 0 {
		return 0, true
	}
	held := around(pieces)
	for _, waste := range []float64{held.X - on.X, held.Y - on.Y, on.X + on.W - held.X - held.W, on.Y + on.H - held.Y - held.H} {
		if waste > canvas.Slack {
			cuts++
		}
	}
	if len(pieces) == 1 {
		return cuts, true
	}
	least := -1
	for _, across := range []bool{false, true} {
		if n, ok := apart(held, pieces, across); ok && (least < 0 || n < least) {
			least = n
		}
	}
	return cuts + least, least >= 0
}

// apart cuts paper into strips, level ones or such across, and those further.
func apart(on canvas.Area, pieces []canvas.Area, across bool) (cuts int, ok bool) {
	extent := func(a canvas.Area) span {
		if across {
			return span{a.X, a.X + a.W}
		}
		return span{a.Y, a.Y + a.H}
	}
	pieces = slices.Clone(pieces)
	slices.SortStableFunc(pieces, func(a, b canvas.Area) int {
		switch one, other := extent(a).from, extent(b).from; {
		case one < other-canvas.Slack:
			return -1
		case one > other+canvas.Slack:
			return 1
		}
		return 0
	})
	strips := stripsOf(pieces, extent, canvas.Slack)
	if len(strips) == 1 { // nothing is wasted between two
		strips = stripsOf(pieces, extent, -canvas.Slack)
	}
	if len(strips) == 1 {
		return 0, false
	}
	for i, strip := range strips {
		if i > 0 {
			cuts++
		}
		last := on // what is in hand reaches from the last cut to the end of the strip
		from, to := extent(on).from, extent(on).to
		if i > 0 {
			from = extent(around(strips[i-1])).to
		}
		if i < len(strips)-1 {
			to = extent(around(strip)).to
		}
		if across {
			last.X, last.W = from, to-from
		} else {
			last.Y, last.H = from, to-from
		}
		n, ok := cutsOf(last, strip)
		if !ok {
			return 0, false
		}
		cuts += n
	}
	return cuts, true
}

// stripsOf are pieces in the order of their extents, apart where there is more than so much
// between them.
func stripsOf(pieces []canvas.Area, extent func(canvas.Area) span, gap float64) [][]canvas.Area {
	var strips [][]canvas.Area
	end := math.Inf(-1)
	for _, p := range pieces {
		at := extent(p)
		if at.from > end+gap {
			strips = append(strips, nil)
		}
		last := &strips[len(strips)-1]
		*last, end = append(*last, p), max(end, at.to)
	}
	return strips
}

// around is the smallest area that has all of some in it, of which there is one at least.
func around(areas []canvas.Area) canvas.Area {
	left, top, right, bottom := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, a := range areas {
		left, top, right, bottom = min(left, a.X), min(top, a.Y), max(right, a.X+a.W), max(bottom, a.Y+a.H)
	}
	return canvas.Area{X: left, Y: top, W: right - left, H: bottom - top}
}

// Cuts is how many straight cuts free what is cut out of the leaf, each from edge to edge of
// what is in hand; not ok where that needs scissors.
func (l Leaf) Cuts() (cuts int, ok bool) {
	paper := canvas.Area{W: l.Front.Size.W, H: l.Front.Size.H}
	if l.Front.folded {
		paper.W /= 2
	}
	return cutsOf(paper, l.Front.cuts)
}

// Scissors reports whether the leaf is marked for scissors.
func (l Leaf) Scissors() bool { return l.Front.scissors }

// How long it takes to make things with scissors, knife and ruler, in seconds, as far as we
// can guess.
const (
	secondsCut      = 16
	secondsScissors = 60 // for a piece
	secondsFold     = 90
	secondsJoin     = 300
	secondsGlue     = 180 // for a leaf
)

// workOf tells what there is to do to make leaves into a game, and about how many minutes it
// takes.
func workOf(leaves []Leaf) speech.Text {
	var cuts, scissors, folds, tiles, glues int
	for _, l := range leaves {
		n, _ := l.Cuts()
		cuts += n
		if l.Front.tile != "" {
			tiles++
		}
		if l.Front.folded || l.Front.glued {
			glues++
		}
		snipped := 0
		for _, at := range l.Front.Placed {
			for _, piece := range at.Panel.Pieces {
				if piece.Name == Standing {
					folds++
				}
				if piece.Round {
					snipped++
				}
			}
		}
		if l.Scissors() {
			scissors += max(1, snipped)
		}
	}
	var work speech.List
	seconds := 0
	for _, part := range []struct {
		count, each int
		says        string
	}{
		{cuts, secondsCut, "sheets.work-cuts"},
		{scissors, secondsScissors, "sheets.work-scissors"},
		{folds, secondsFold, "sheets.work-folds"},
		{tiles, secondsJoin, "sheets.work-tiles"},
		{glues, secondsGlue, "sheets.work-glue"},
	} {
		if part.count > 0 {
			work, seconds = append(work, speech.Say(part.says, "n", part.count)), seconds+part.count*part.each
		}
	}
	const about = 5 // minutes
	minutes := max(1, int(math.Round(float64(seconds)/60/about))) * about
	return speech.Say("sheets.plan-work", "minutes", minutes, "work", work)
}
