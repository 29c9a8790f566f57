package maloney_test

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/maloney"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// No plate covers a ring, of its own city or of any other, and none another plate: on no
// paper that takes the board, nor on a phone, for our cities or for others that lie an inch apart.
func TestPlatesCoverNothing(t *testing.T) {
	ours := blank(t, 3)
	for _, size := range press.Papers {
		for _, sheet := range []string{"board", "board-small"} {
			job := ours
			job.Paper = size
			for _, p := range boards(t, job, sheet) {
				platesAreClear(t, size.Name+" "+sheet, p, job.Setup.House.(*rules.Map), 5*p.W/496, 0.8)
			}
		}
	}
	platesAreClear(t, "phone", mapOf(t, ours), ours.Setup.House.(*rules.Map), 0, 6.4)
	const maps = 12
	for seed := range uint64(maps) {
		job := ours
		data := scattered(ours.Setup.House.(*rules.Map), rand.New(rand.NewPCG(47, seed)))
		job.Setup.House = data
		platesAreClear(t, "scattered", mapOf(t, job), data, 0, 6.4)
	}
}

// boards are the boards on the pages of a sheet; none where it's refused.
func boards(t *testing.T, job press.Job, name string) []panel.Panel {
	t.Helper()
	var all []panel.Panel
	for _, s := range maloney.Title.Sheets {
		if s.Name != name {
			continue
		}
		pages, err := s.Make(job)
		var refusal *canvas.Refusal
		if err != nil && !errors.As(err, &refusal) {
			t.Fatal(err)
		}
		for _, page := range pages {
			for _, at := range page.Placed {
				if at.Panel.ID == "board" {
					all = append(all, at.Panel)
				}
			}
		}
	}
	return all
}

// platesAreClear holds a map, whose edge begins so far in a panel, to what a ring and a plate take: 5.4 mm
// round a city, and 57 by 20 mm from 0.8 mm left of the bay of its suitcase and so far above
// it. Of the board, which is 496 mm wide, they take their share.
func platesAreClear(t *testing.T, on string, p panel.Panel, data *rules.Map, in, above float64) {
	t.Helper()
	k := 1.0
	if p.ID == "board" {
		k = p.W / 496
	}
	ring, plates := make([]canvas.Area, len(data.Cities)), make([]canvas.Area, len(data.Cities))
	for i, c := range data.Cities {
		x, y := in+k*(6+0.474*float64(c.At.X())), in+k*(6+0.474*float64(c.At.Y()))
		ring[i] = canvas.Area{X: x, Y: y, W: 5.4 * k}
		bay := p.Slots[2*i+1]
		plates[i] = canvas.Area{X: bay.X - 0.8*k, Y: bay.Y - above*k, W: 57 * k, H: 20 * k}
	}
	for i, plate := range plates {
		for j, r := range ring {
			x, y := max(plate.X, min(r.X, plate.X+plate.W)), max(plate.Y, min(r.Y, plate.Y+plate.H))
			if d := math.Hypot(x-r.X, y-r.Y); d < r.W {
				t.Errorf("%s: the plate of %s covers the ring of %s by %.2f mm", on, data.Cities[i].Name, data.Cities[j].Name, r.W-d)
			}
		}
		for j, other := range plates[:i] {
			if plate.X < other.X+other.W && other.X < plate.X+plate.W && plate.Y < other.Y+other.H && other.Y < plate.Y+plate.H {
				t.Errorf("%s: the plates of %s and %s cover one another", on, data.Cities[i].Name, data.Cities[j].Name)
			}
		}
	}
}

// scattered is a map whose cities lie anywhere, an inch and more apart on the board.
func scattered(m *rules.Map, r *rand.Rand) *rules.Map {
	const edge, apart = 40, 60.0 // units
	scattered := *m
	scattered.Cities = slices.Clone(m.Cities)
	for i := range scattered.Cities {
		for {
			at := rules.Point{edge + r.IntN(rules.Width-2*edge), edge + r.IntN(rules.Height-2*edge)}
			near := func(c rules.City) bool {
				return math.Hypot(float64(c.At.X()-at.X()), float64(c.At.Y()-at.Y())) < apart
			}
			if !slices.ContainsFunc(scattered.Cities[:i], near) {
				scattered.Cities[i].At = at
				break
			}
		}
	}
	return &scattered
}

// The frame of the map is whole: it runs round the bay of the cards, which lies outside it.
// Its four lines are closed, with six corners each on paper and four on a phone.
func TestNothingBreaksTheFrame(t *testing.T) {
	job := blank(t, 3)
	job.Paper = sheetstest.Paper(t, "a3")
	for name, want := range map[string]int{"paper": 6, "phone": 4} {
		p := mapOf(t, job)
		if name == "paper" {
			p = boards(t, job, "board")[0]
		}
		eye := &frameEye{Listing: canvas.NewListing()}
		p.Static(eye)
		if !slices.Equal(eye.corners, []int{want, want, want, want}) {
			t.Errorf("%s: lines of the frame with %d corners", name, eye.corners)
		}
	}
}

// A frameEye is a canvas that notes the corners of closed lines that are as wide as nearly all
// of the map, 485.9 mm, or the lines of its frame, at most 12 mm less.
type frameEye struct {
	*canvas.Listing
	corners []int
}

func (e *frameEye) Path(p canvas.Path, paint canvas.Paint) {
	var extent canvas.Extent
	extent.AddPath(p)
	if wide := extent.MaxX - extent.MinX; paint.Fill == canvas.None && paint.Stroke == canvas.Black && wide < 486 && wide > 485-12 && p[len(p)-1].Op == canvas.Close {
		e.corners = append(e.corners, len(p)-1)
	}
}
