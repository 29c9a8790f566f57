package club_test

import (
	"bytes"
	"errors"
	"image/png"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/club"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// Every group has a sheet on every paper, in every ink: each chart is on it once and whole, on
// none of the others, and each leaf says whose it is.
func TestSheet(t *testing.T) {
	for name, cl := range groups(t) {
		for _, paper := range press.Papers {
			pages, err := cl.Sheet(press.Job{Paper: paper, Margin: 8, Date: "2026-11-29"})
			if err != nil {
				t.Errorf("%s on %s: %v", name, paper.Name, err)
				continue
			}
			var ids []string
			for _, p := range pages {
				for i, at := range p.Placed {
					ids = append(ids, at.Panel.ID)
					if a := at.Shown(); a.X < 8-canvas.Slack || a.Y < 8-canvas.Slack || a.X+a.W > paper.W-8+canvas.Slack || a.Y+a.H > paper.H-8+canvas.Slack {
						t.Errorf("%s on %s: %s is in the margin", name, paper.Name, at.Panel.ID)
					}
					for _, o := range p.Placed[:i] {
						if at.Shown().Overlaps(o.Shown()) {
							t.Errorf("%s on %s: %s lies on %s", name, paper.Name, at.Panel.ID, o.Panel.ID)
						}
					}
				}
				if drawn := list(t, p); name == "small" && !strings.Contains(drawn, `"The Thursday Saddle Club, leaf `) || !strings.Contains(drawn, `"29 November 2026"`) {
					t.Errorf("%s on %s: a leaf doesn't say what it is", name, paper.Name)
				}
			}
			var want []string
			for _, ch := range cl.Charts() {
				want = append(want, ch.Panel.ID)
			}
			if diff := cmp.Diff(want, ids); diff != "" {
				t.Errorf("%s on %s: %s", name, paper.Name, diff)
			}
			for _, ink := range canvas.Inks {
				if paper.Name != "letter" && ink != canvas.Full {
					continue
				}
				if pdf := sheetstest.Write(t, press.Options{Title: cl.Name, Spot: club.Spot, Margin: 8, Ink: ink}, pages...); len(pdf) == 0 {
					t.Errorf("%s on %s in %s: nothing is written", name, paper.Name, ink)
				}
			}
		}
	}
}

// Saving ink saves some: at least a third of what it takes in full.
func TestSheetSavesInk(t *testing.T) {
	pages, err := small(t).Sheet(press.Job{Paper: press.Papers[0], Margin: 8})
	if err != nil {
		t.Fatal(err)
	}
	dark := func(ink canvas.Ink) float64 {
		return sheetstest.Darkness(t, sheetstest.Write(t, press.Options{Spot: club.Spot, Margin: 8, Ink: ink}, pages...))
	}
	if full, saver := dark(canvas.Full), dark(canvas.Saver); saver > full*2/3 {
		t.Errorf("%.4f, of %.4f", saver, full)
	}
}

func TestSheetRefusesWhatIsTooSmall(t *testing.T) {
	_, err := small(t).Sheet(press.Job{Paper: canvas.Size{Name: "a6", W: 105, H: 148}, Margin: 8})
	var refusal *canvas.Refusal
	if !errors.As(err, &refusal) {
		t.Errorf("%v, which is no refusal", err)
	}
}

// The picture has the size of how a game ended.
func TestPicture(t *testing.T) {
	for name, cl := range groups(t) {
		for _, l := range []*speech.Language{nil, speech.Pseudo} {
			cl.Language = l
			file, err := cl.PNG(t.Context())
			if err != nil {
				t.Fatal(name, err)
			}
			if again, _ := cl.PNG(t.Context()); !slices.Equal(file, again) {
				t.Errorf("%s: two pictures of the same", name)
			}
			picture, err := png.Decode(bytes.NewReader(file))
			if err != nil {
				t.Fatal(name, err)
			}
			if size := picture.Bounds().Size(); size.X != 1080 || size.Y != 1350 {
				t.Errorf("%s: %v", name, size)
			}
		}
	}
}
