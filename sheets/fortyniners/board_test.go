package fortyniners_test

import (
	"math"
	"testing"

	"saddlebag/scoring"
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/fortyniners"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// A line is a stroke between two places, by what it is drawn with.
type line struct{ x1, y1, x2, y2, width float64 }

// A lineEye is a canvas that notes strokes of one line or curve.
type lineEye struct {
	*canvas.Listing
	k     float64
	lines []line
}

func (e *lineEye) Push(x, y, k float64) { e.k = k; e.Listing.Push(x, y, k) }

func (e *lineEye) Path(p canvas.Path, paint canvas.Paint) {
	for i := 1; i < len(p); i++ {
		begins, ends := p[i-1].Op == canvas.MoveTo, i+1 == len(p) || p[i+1].Op == canvas.MoveTo
		if begins && ends {
			e.lines = append(e.lines, line{p[i-1].X, p[i-1].Y, p[i].X, p[i].Y, paint.Width})
		}
	}
}

// boardOf is the board on a screen, as a seat sees it.
func boardOf(t *testing.T, job press.Job, seat int) panel.Panel {
	t.Helper()
	job.Viewer = seat + 1
	for _, p := range fortyniners.Title.Panels(job, scoring.Table) {
		if p.ID == "board" {
			return p
		}
	}
	t.Fatal("no board")
	return panel.Panel{}
}

// The widths of the strokes that ways are made of: with the paper round it a road
// is 7.4 mm wide, its bed 4.7, its top 3.8 and its middle 0.9; the dots of a trail are
// 1.5, and 3.6 with the paper round them.
var wayPens = map[string][]float64{"road": {7.4, 4.7, 3.8, 0.9}, "trail": {3.6, 1.5}}

// Each edge of the data is drawn once, as a road or as a trail, and nothing
// else goes from spot to spot, whichever side is at the bottom.
func TestEveryEdgeIsDrawn(t *testing.T) {
	job := played(t, 0)
	data := job.Setup.House.(*rules.Board)
	for seat := range players {
		board := boardOf(t, job, seat)
		eye := &lineEye{Listing: canvas.NewListing()}
		board.Static(eye)
		spotAt := func(x, y float64) string {
			for _, s := range board.Slots {
				if math.Hypot(x-s.X-s.W/2, y-s.Y-s.H/2) < 0.01 {
					return s.Cell
				}
			}
			return ""
		}
		type stroke struct {
			from, to string
			width    float64
		}
		drawn := map[stroke]int{}
		for _, l := range eye.lines {
			from, to := spotAt(l.x1, l.y1), spotAt(l.x2, l.y2)
			if from == "" || to == "" {
				continue
			}
			if from > to {
				from, to = to, from
			}
			drawn[stroke{from, to, l.width}]++
		}
		for kind, edges := range map[string][]rules.Edge{"road": data.Road, "trail": data.Trail} {
			for _, e := range edges {
				from, to := min(e[0], e[1]), max(e[0], e[1])
				for _, width := range wayPens[kind] {
					at := stroke{from, to, width}
					if drawn[at] != 1 {
						t.Errorf("seat %d: the %s from %s to %s is drawn %d times, %g mm wide", seat, kind, from, to, drawn[at], width)
					}
					delete(drawn, at)
				}
			}
		}
		for at := range drawn {
			t.Errorf("seat %d: %s and %s are joined by a stroke %g mm wide, and not on the board", seat, at.from, at.to, at.width)
		}
	}
}

// In the first run Ann drives, and Start is where the data has it, low on the
// left. To her left sits Bob, for whom that corner is low on the right; for Cy,
// opposite, it is high on the right, and for Di high on the left.
func TestBoardLiesBeforeItsViewer(t *testing.T) {
	job := played(t, 0)
	for seat, want := range [][2]float64{{46, 334}, {334, 354}, {354, 66}, {66, 46}} {
		for _, s := range boardOf(t, job, seat).Slots {
			if s.Cell != "s0" {
				continue
			}
			if x, y := s.X+s.W/2, s.Y+s.H/2; math.Hypot(x-want[0], y-want[1]) > 0.01 {
				t.Errorf("for %s Start is at %g, %g, and not at %v", players[seat], x, y, want)
			}
		}
	}
}

// The tiles of a4 are the poster, with 10 mm that neighbours both show. Two of them are
// 2 x 194 - 10 = 378 mm wide, and a board in whole hundredths of 400 mm is 376.
func TestTilesMakeThePoster(t *testing.T) {
	job := played(t, 25)
	tiles := made(t, job, "board")
	job.Paper = sheetstest.Paper(t, "a3")
	whole := made(t, job, "board-small")
	if len(tiles) != 4 || len(whole) != 2 {
		t.Fatalf("%d tiles, %d pages of a3", len(tiles), len(whole))
	}
	second, third := tiles[1].Placed[0].Window, tiles[2].Placed[0].Window
	sheetstest.TilesMake(t, sheetstest.Options(fortyniners.Title), tiles, whole[0], sheetstest.Tiling{W: 376, H: 376, X: []float64{0, second.X}, Y: []float64{0, third.Y}, Edge: 8})
}

// Tiles are as few on letter and with its usual margins as on a4.
func TestFewestTiles(t *testing.T) {
	job := blank(t, "stage-1")
	for _, on := range []struct {
		paper        string
		margin, wide float64 // of the poster, in whole hundredths of 400 mm
		tiles        int
	}{{"a4", 8, 376, 4}, {"letter", 8, 388, 4}, {"letter", 12.7, 368, 4}, {"legal", 8, 388, 4}, {"a3", 8, 400, 2}, {"tabloid", 8, 400, 2}} {
		job.Paper, job.Margin = sheetstest.Paper(t, on.paper), on.margin
		tiles := made(t, job, "board")
		if w := tiles[0].Placed[0].Panel.W; len(tiles) != on.tiles || math.Abs(w-on.wide) > 0.01 {
			t.Errorf("%s: %d tiles of a board of %.1f mm, want %d of %.0f", on.paper, len(tiles), w, on.tiles, on.wide)
		}
	}
}

// Tiles of a4, letter and a3 are cut beside all that is to stay whole: 75 spots, 25
// signs with their words, the ids of the 71 spots that pieces move to, three plates on
// each side, and the cartouche. None of it lies on another.
func TestNothingOnTheBoardIsCut(t *testing.T) {
	job := blank(t, "stage-1")
	for _, name := range []string{"a4", "letter", "a3"} {
		job.Paper = sheetstest.Paper(t, name)
		sheetstest.NothingIsCut(t, made(t, job, "board"))
	}
	whole := made(t, job, "board")[0].Placed[0].Panel.Uncut
	if want := 75 + 25 + 71 + 12 + 1; len(whole) != want {
		t.Fatalf("%d things are to stay whole, want %d", len(whole), want)
	}
	for i, a := range whole {
		for _, o := range whole[:i] {
			if a.X < o.X+o.W && o.X < a.X+a.W && a.Y < o.Y+o.H && o.Y < a.Y+a.H && !roundPast(a, o) {
				t.Errorf("%v lies on %v", a, o)
			}
		}
	}
}

// roundPast says whether of two areas that overlap one is a spot, which is round
// and leaves its corners to the other.
func roundPast(areas ...canvas.Area) bool {
	for i, spot := range areas {
		other, r := areas[1-i], spot.W/2
		x, y := spot.X+r, spot.Y+r
		far := math.Hypot(max(other.X-x, 0, x-other.X-other.W), max(other.Y-y, 0, y-other.Y-other.H))
		if spot.W == 19 && spot.H == 19 && far >= r {
			return true
		}
	}
	return false
}

// Each cell has its place on a phone once, at every moment of a game, and where
// the table has a board of its own.
func TestEveryCellIsOnThePhone(t *testing.T) {
	jobs := []press.Job{blank(t, "none")}
	for _, events := range []int{0, 60, 5000} {
		jobs = append(jobs, played(t, events))
	}
	for _, job := range jobs {
		count := map[[2]any]int{}
		for _, c := range job.Cells {
			count[[2]any{c.Owner, c.ID}]++
		}
		for owner := scoring.Table; owner < len(players); owner++ {
			for _, p := range fortyniners.Title.Panels(job, owner) {
				for _, s := range p.Slots {
					count[[2]any{owner, s.Cell}]--
				}
			}
		}
		for cell, n := range count {
			if n != 0 {
				t.Errorf("%v is drawn %d times too few", cell, n)
			}
		}
	}
}

// Spots lie apart by more than a piece, and on the inside of what is written
// along the sides.
func TestPiecesHaveRoom(t *testing.T) {
	board := boardOf(t, played(t, 0), 0)
	const edge = 22.0
	for i, s := range board.Slots {
		if s.X < edge || s.Y < edge || s.X+s.W > board.W-edge || s.Y+s.H > board.H-edge {
			t.Errorf("%s lies on what is written along a side", s.Cell)
		}
		for _, o := range board.Slots[:i] {
			if math.Hypot(s.X-o.X, s.Y-o.Y) < s.W {
				t.Errorf("%s and %s overlap", s.Cell, o.Cell)
			}
		}
	}
}

// The ids of cells are the rulebook's to build.
func TestNoCellIsSpelled(t *testing.T) {
	sheetstest.NoCellSpelled(t, played(t, 5000).Cells)
}

// The board says where the sheriff begins (FN6): a board on which he begins elsewhere has one
// mark less, and one more.
func TestTheSheriffsStartIsMarked(t *testing.T) {
	job := played(t, 0)
	drawn := func(sheriff string) string {
		data := *job.Setup.House.(*rules.Board)
		data.Sheriff = sheriff
		moved := job
		moved.Setup.House = &data
		l := canvas.NewListing()
		boardOf(t, moved, 0).Static(l)
		return l.String()
	}
	ours, moved, none := drawn("t15"), drawn("t16"), drawn("")
	if ours == moved || len(ours) <= len(none) || len(moved) <= len(none) {
		t.Errorf("drawn are %d bytes with the sheriff at t15, %d with him at t16, and %d with him nowhere", len(ours), len(moved), len(none))
	}
}
