package press

import (
	"cmp"
	"errors"
	"math"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// usual is the paper that sheets are laid out for: a4. Letter is much like it.
var usual = Papers[0]

// muchLarger is how much larger than the usual paper is large: legal is only higher.
const muchLarger = 1.2

// enlargement is how much larger than the usual paper one is; 1 for what is much like it,
// or smaller.
func enlargement(paper canvas.Size) float64 {
	if k := min(paper.W/usual.W, paper.H/usual.H); k >= muchLarger {
		return k
	}
	return 1
}

// enlarged makes a sheet that one reads or writes on for the usual paper, and all that is
// on it k times as large. Not ok where pieces are cut out or lie on it: their size is
// that of the table's.
func (s Sheet) enlarged(job Job, k float64) (pages []Page, ok bool) {
	if k == 1 || s.Craft.Do != "" || s.Name == NudgeSheet.Name {
		return nil, false
	}
	small := job
	small.Paper.W, small.Paper.H = job.Paper.W/k, job.Paper.H/k
	small.Margin, small.scale = max(job.Margin/k, canvas.LeastMargin), k
	made, err := s.Make(small)
	if err != nil {
		return nil, false
	}
	for _, p := range made {
		for _, at := range p.Placed {
			if len(at.Panel.Pieces) > 0 || at.Panel.Laid != nil && !s.Record && !s.Played {
				return nil, false
			}
		}
		pages = append(pages, p.enlarged(k, job.Paper))
	}
	return pages, true
}

// enlarged is the page k times as large, on paper of that size.
func (p Page) enlarged(k float64, paper canvas.Size) Page {
	if p.Size.W > p.Size.H {
		paper = paper.Turned()
	}
	p.Size, p.edge = paper, k*p.edge
	if decor := p.Decor; decor != nil {
		p.Decor = func(c canvas.Canvas) {
			c.Push(0, 0, k)
			decor(c)
			c.Pop()
		}
	}
	if p.foot != nil {
		p.foot = panel.ScaledAreas(p.foot, k)
	}
	p.Placed = slices.Clone(p.Placed)
	for i, at := range p.Placed {
		p.Placed[i] = panel.Placement{Panel: at.Panel.Scaled(k), X: k * at.X, Y: k * at.Y, Window: at.Window.Scaled(k)}
	}
	return p
}

// DrawRuler draws the ruler of a page that perhaps is enlarged: it is 50 mm long all the
// same.
func (j Job) DrawRuler(c canvas.Canvas, x, y float64) {
	c.Push(x, y, 1/cmp.Or(j.scale, 1))
	DrawRuler(c, 0, 0)
	c.Pop()
}

// spreads are what a sheet can be as high as, so that it's on so many leaves that lie
// below one another: a part of it that nobody cuts through can begin each.
var spreads = []float64{1.8, 2.4, 3.2}

// small says whether paper is much smaller than the usual: sheets lie on its side.
func small(paper canvas.Size) bool { return paper.W*muchLarger < usual.W }

// spread makes what is too large for its paper on leaves that lie below one another.
// They're cut between panels, or between the rows of a table. Why is the refusal on one
// leaf, which stands where this cannot be done either.
func spread(from Make, job Job, why error) ([]Page, error) {
	var refusal *canvas.Refusal
	if !errors.As(why, &refusal) {
		return nil, why
	}
	leaf := job.Paper
	if small(leaf) {
		leaf = leaf.Turned()
	}
	inside, err := leaf.Inside(job.Margin)
	if err != nil {
		return nil, why
	}
	large := job
	for _, most := range []float64{throughWords, throughBox} {
		for _, high := range spreads {
			large.Paper.W, large.Paper.H = leaf.W, high*inside.H+2*job.Margin
			pages, err := from(large)
			if err != nil {
				continue
			}
			if cut, ok := cutUp(pages, leaf, job, most); ok {
				return cut, nil
			}
		}
	}
	return nil, why
}

// cutUp puts pages that are as wide as a leaf on several leaves each. In a print on both
// sides, behind a leaf is one of the back of its page. Not ok where cutting one of them costs
// as much as most.
func cutUp(pages []Page, leaf canvas.Size, job Job, most float64) ([]Page, bool) {
	var all []Page
	fronts := 0 // of the page before that have nothing behind them
	for _, p := range pages {
		parts, cost := p.cutUp(leaf, job.Margin)
		if cost >= most {
			return nil, false
		}
		if !p.Back || !job.Duplex.bothSides() {
			all, fronts = append(all, parts...), len(parts)
			continue
		}
		for _, back := range parts {
			back.Back = fronts > 0
			fronts = max(0, fronts-1)
			all = slices.Insert(all, len(all)-fronts, back)
		}
	}
	return all, true
}

// What it costs to cut a page.
const (
	throughTable = 1.0 // that is nearly as high as a leaf
	throughPanel = 5.0
	throughLines = 50.0
	throughWords = 1e3
	throughBox   = 1e5 // or what pieces lie on, or are cut out of
	tableHigh    = 0.6 // of a leaf's height
)

// A lump is what of a page is better left whole, and what it costs to cut it.
type lump struct {
	canvas.Area
	cost float64
}

// lumps are those of a page for leaves with so much room.
func (p Page) lumps(room float64) []lump {
	all := lumpsOf(p.Language, point{}, p.Decor)
	for _, at := range p.Placed {
		shown, of := at.Shown(), at.Panel
		switch {
		case of.Laid != nil, len(of.Pieces) > 0:
			all = append(all, lump{shown, throughBox})
		case at.Window != canvas.Area{}: // a picture
			all = append(all, lump{shown, throughWords})
		case shown.H > tableHigh*room:
			all = append(all, lump{shown, throughTable})
		default:
			all = append(all, lump{shown, throughPanel})
		}
		for _, s := range of.Slots {
			all = append(all, lump{canvas.Area{X: at.X + s.X, Y: at.Y + s.Y, W: s.W, H: s.H}, throughBox})
		}
		if at.Window == (canvas.Area{}) {
			all = append(all, lumpsOf(of.Language, point{at.X, at.Y}, of.Static)...)
		}
	}
	return all
}

// A cutting is how a page is cut: across, or down if it lies on its side.
type cutting struct {
	down  bool
	lumps []lump
}

// ends are where a lump begins and ends along the page.
func (c cutting) ends(b lump) (from, to float64) {
	if c.down {
		return b.X, b.X + b.W
	}
	return b.Y, b.Y + b.H
}

// cost is what it costs to cut at a place.
func (c cutting) cost(at float64) float64 {
	cost := 0.0
	for _, b := range c.lumps {
		if from, to := c.ends(b); from+canvas.Slack < at && at < to-canvas.Slack {
			cost += b.cost
		}
	}
	return cost
}

// places are where it may be worth while to cut: where something begins or ends.
func (c cutting) places() []float64 {
	var all []float64
	for _, b := range c.lumps {
		from, to := c.ends(b)
		all = append(all, from, to)
	}
	slices.Sort(all)
	return slices.CompactFunc(all, func(a, b float64) bool { return math.Abs(a-b) < canvas.Slack })
}

// has says whether something is between two places.
func (c cutting) has(from, to float64) bool {
	return slices.ContainsFunc(c.lumps, func(b lump) bool {
		first, last := c.ends(b)
		return first < to-canvas.Slack && from+canvas.Slack < last
	})
}

// cutUp is the page on several leaves, and what it costs to cut it.
func (p Page) cutUp(leaf canvas.Size, margin float64) (parts []Page, cost float64) {
	c := cutting{down: p.Size.W > p.Size.H}
	length, room := p.Size.H, leaf.H-2*margin
	if c.down {
		leaf = leaf.Turned()
		length, room = p.Size.W, leaf.W-2*margin
	}
	c.lumps = p.lumps(room)
	ends, cost := c.cheapest(margin, length-margin, room)
	ground := panel.Panel{ID: "page", Owner: scoring.Table, W: p.Size.W, H: p.Size.H, Static: p.Decor}
	for i := range len(ends) - 1 {
		if !c.has(ends[i], ends[i+1]) {
			continue
		}
		band := canvas.Area{X: margin, Y: ends[i], W: p.Size.W - 2*margin, H: ends[i+1] - ends[i]}
		x, y := 0.0, margin-ends[i]
		if c.down {
			band = canvas.Area{X: ends[i], Y: margin, W: ends[i+1] - ends[i], H: p.Size.H - 2*margin}
			x, y = y, x
		}
		part := p
		part.Size, part.Decor, part.Placed, part.cuts, part.free = leaf, nil, nil, nil, nil
		part.Name = speech.Say("sheets.page-number", "name", p.Name, "number", len(parts)+1)
		for _, at := range append([]panel.Placement{{Panel: ground}}, p.Placed...) {
			if seen, ok := within(at.Shown(), band); ok {
				seen.X, seen.Y = seen.X-at.X, seen.Y-at.Y
				at.X, at.Y, at.Window = at.X+x, at.Y+y, seen
				part.Placed = append(part.Placed, at)
			}
		}
		for _, piece := range p.cuts {
			if seen, ok := within(piece, band); ok {
				seen.X, seen.Y = seen.X+x, seen.Y+y
				part.cuts = append(part.cuts, seen)
			}
		}
		parts = append(parts, part)
	}
	return parts, cost
}

// within is the part of an area that's in a band; not ok for none.
func within(a, band canvas.Area) (canvas.Area, bool) {
	x, y := max(a.X, band.X), max(a.Y, band.Y)
	part := canvas.Area{X: x, Y: y, W: min(a.X+a.W, band.X+band.W) - x, H: min(a.Y+a.H, band.Y+band.H) - y}
	return part, part.W > canvas.Slack && part.H > canvas.Slack
}

// cheapest cuts what is between two places into as few parts as have room, or one more
// where it would be cut through words.
func (c cutting) cheapest(first, last, room float64) (ends []float64, cost float64) {
	parts := max(1, int(math.Ceil((last-first-canvas.Slack)/room)))
	if ends, cost = c.into(parts, first, last, room); cost < throughWords {
		return ends, cost
	}
	if more, less := c.into(parts+1, first, last, room); less < cost {
		return more, less
	}
	return ends, cost
}

// into cuts what is between two places into so many parts, where that costs least, and of
// equal places nearest to parts of one size. It gives the ends of the parts.
func (c cutting) into(parts int, first, last, room float64) (ends []float64, total float64) {
	length := last - first
	type way struct {
		cost float64
		ends []float64
	}
	ways, places := []way{{0, []float64{first}}}, c.places()
	for n := 1; n < parts; n++ {
		even := first + length*float64(n)/float64(parts)
		var next []way
		for _, at := range places {
			if at <= first || at >= last || last-at > room*float64(parts-n)+canvas.Slack {
				continue
			}
			best := way{cost: math.Inf(1)}
			here := c.cost(at) + math.Abs(at-even)/length
			for _, w := range ways {
				if before := w.ends[len(w.ends)-1]; at > before && at-before <= room+canvas.Slack && w.cost+here < best.cost {
					best = way{w.cost + here, append(slices.Clone(w.ends), at)}
				}
			}
			if best.ends != nil {
				next = append(next, best)
			}
		}
		ways = next
	}
	if len(ways) == 0 {
		return []float64{first, last}, math.Inf(1)
	}
	best := slices.MinFunc(ways, func(a, b way) int { return cmp.Compare(a.cost, b.cost) })
	return append(best.ends, last), best.cost
}

// A point is a place on a page, mm.
type point struct{ x, y float64 }

// lumpsOf are the lines of type, and the drawings, of what is drawn from a place; nil for
// nothing.
func lumpsOf(l *speech.Language, from point, draw func(canvas.Canvas)) []lump {
	if draw == nil {
		return nil
	}
	eye := lumpEye{Listing: canvas.NewListingIn(l), frame: canvas.NewFrame(l)}
	eye.Push(from.x, from.y, 1)
	draw(&eye)
	return eye.seen
}

// A lumpEye is a canvas that notes where something is drawn. What is higher than a
// drawing between lines of type is a frame or a ground, which can be cut.
type lumpEye struct {
	*canvas.Listing
	frame canvas.Frame
	seen  []lump
}

const drawingHigh = 24.0 // mm, at the most

func (e *lumpEye) Push(x, y, k float64) { e.frame.Push(x, y, k) }
func (e *lumpEye) Pop()                 { e.frame.Pop() }

func (e *lumpEye) Text(x, y float64, s string, t canvas.Type) {
	const above, high = 1.2, 1.6 // of the capitals' height, with what stands above them and hangs below the line
	w := canvas.Measure(s, t)
	e.see(canvas.Rect(x-w*t.Align.Share(), y-above*t.CapHeight(), w, high*t.CapHeight()), throughWords)
}

func (e *lumpEye) Path(path canvas.Path, _ canvas.Paint) { e.see(path, throughLines) }
func (e *lumpEye) Hatch(path canvas.Path, _ canvas.Tone) { e.see(path, throughLines) }

func (e *lumpEye) see(path canvas.Path, cost float64) {
	var around canvas.Extent
	around.AddPath(e.frame.MediumPath(path))
	a := canvas.Area{X: around.MinX, Y: around.MinY, W: around.MaxX - around.MinX, H: around.MaxY - around.MinY}
	if a.H <= drawingHigh || cost > throughLines {
		e.seen = append(e.seen, lump{a, cost})
	}
}
