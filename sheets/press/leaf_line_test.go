package press

import (
	"fmt"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
)

// played is the game of these leaves.
var played = &scoring.Info{Title: "Nugget", DataWord: "deck"}

// cardSheet is a sheet of so many cards.
func cardSheet(card canvas.Size, blank float64, n int) Sheet {
	return Sheet{Name: "cards", Make: func(job Job) ([]Page, error) {
		return LayCards(job, "cards", card, blank, deck(card, n))
	}}
}

// On a4 with a margin of 8 mm the line of a leaf is in the margin at the foot: 0.3 mm
// under what the margins leave, 289.3 mm down, 2.6 mm high, and so more than 5 mm from the
// edge. The date ends at the right, 202 mm across; without one there are 22 mm to write it
// on.
func TestEveryLeafSaysWhatItIs(t *testing.T) {
	job := Job{Game: played, Paper: a4, Margin: 8, Data: "two (house)", Date: "2026-11-20"}
	pages, err := Pages([]Sheet{cardSheet(Poker, CardBlank, 10)}, job, 2)
	if err != nil {
		t.Fatal(err)
	}
	if len(pages) != 4 {
		t.Fatalf("%d pages, want 10 cards on two, twice", len(pages))
	}
	for i, want := range []string{"leaf 1 of 2: cards 1", "leaf 2 of 2: cards 2", "leaf 1 of 2: cards 1", "leaf 2 of 2: cards 2"} {
		line := leafOf(t, pages[i])
		if !strings.Contains(line, fmt.Sprintf(`"Nugget, %s"`, want)) || !strings.Contains(line, `text 202 `) || !strings.Contains(line, `"deck two (house) · 20 November 2026"`) {
			t.Errorf("page %d says %s", i+1, line)
		}
	}
	job.Date = ""
	if pages, err = Pages([]Sheet{cardSheet(Poker, CardBlank, 1)}, job, 1); err != nil {
		t.Fatal(err)
	}
	line := leafOf(t, pages[0])
	for _, want := range []string{`"deck two (house) · date"`, " M 180 291.9 L 202 291.9"} {
		if !strings.Contains(line, want) {
			t.Errorf("no %s: %s", want, line)
		}
	}
}

// leafOf is the list of what the line of a page draws.
func leafOf(t *testing.T, p Page) string {
	t.Helper()
	l := canvas.NewListing()
	p.drawLeaf(l)
	return l.String()
}

// A back is on the leaf of its front and says nothing; in a one-sided print there is none,
// and both kinds of print have as many leaves.
func TestBacksAreOnTheLeafOfTheirFronts(t *testing.T) {
	job := Job{Game: played, Paper: a4, Margin: 8, Duplex: LongEdge}
	pages, err := Pages([]Sheet{cardSheet(Poker, CardBlank, 10)}, job, 1)
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"leaf 1 of 2", "", "leaf 2 of 2", ""} {
		if line := leafOf(t, pages[i]); want == "" && line != "" || !strings.Contains(line, want) {
			t.Errorf("page %d says %q, want %q", i+1, line, want)
		}
	}
}

// The line is clear of cards, of their crop marks and of what printers leave blank,
// whatever is laid on whatever paper.
func TestLinesOfLeavesAreClear(t *testing.T) {
	note, block := canvas.Size{Name: "note", W: 63, H: 33}, canvas.Size{Name: "block", W: 90, H: 120}
	for _, paper := range Papers {
		for _, margin := range []float64{5, 6.5, 8, 10, 12.7} {
			for _, card := range []canvas.Size{Poker, Bridge, Mini, Tarot, note, block, {Name: "role", W: 93, H: 126}, {Name: "character", W: 90, H: 116}} {
				for _, blank := range []float64{0, CardBlank} {
					for _, n := range []int{1, 2, 3, 8, 18, 40} {
						what := fmt.Sprintf("%d of %s, blank for %g, on %s within %g", n, card.Name, blank, paper.Name, margin)
						pages, err := Pages([]Sheet{cardSheet(card, blank, n)}, Job{Game: played, Paper: paper, Margin: margin}, 1)
						if err != nil {
							continue
						}
						for _, p := range pages {
							clear(t, what, p)
						}
					}
				}
			}
		}
	}
}

// clear tests where the line of a page may stand.
func clear(t *testing.T, what string, p Page) {
	t.Helper()
	l := canvas.NewListing()
	p.Decor(l)
	marks, _, _ := strings.Cut(l.String(), "\n")
	reach, _ := p.Size.Inside(canvas.LeastMargin)
	for _, a := range p.foot {
		if a.X < reach.X || a.Y < reach.Y || a.X+a.W > reach.X+reach.W+canvas.Slack || a.Y+a.H > reach.Y+reach.H+canvas.Slack {
			t.Errorf("%s: the line at %v is nearer to the edge than printers print", what, a)
		}
		for _, at := range p.Placed {
			if a.Overlaps(canvas.Area{X: at.X, Y: at.Y, W: at.Panel.W, H: at.Panel.H - CardBlank}) {
				t.Errorf("%s: the line at %v is on the card at %g, %g", what, a, at.X, at.Y)
			}
		}
		for mark := range strings.SplitSeq(marks, " M ") {
			var from, to [2]float64
			if n, _ := fmt.Sscanf(mark, "%g %g L %g %g", &from[0], &from[1], &to[0], &to[1]); n == 4 &&
				a.Overlaps(canvas.Area{X: from[0], Y: from[1], W: max(to[0]-from[0], 0.01), H: max(to[1]-from[1], 0.01)}) {
				t.Errorf("%s: the line at %v is on the mark %s", what, a, mark)
			}
		}
	}
}

// A name with what is beside it on the paper is not what the leaf's half says.
func TestHalvesSayTheirOwn(t *testing.T) {
	half := Sheet{Name: "slip", Make: func(job Job) ([]Page, error) {
		page := func(name string) Page { return Page{Size: job.Paper, Name: speech.Words(name)} }
		return []Page{page("slip Ann"), page("slip Bob")}, nil
	}}
	pages, err := Pages([]Sheet{half}, Job{Game: played, Paper: Papers[3], Margin: 8, TwoUp: true}, 1)
	if err != nil || len(pages) != 1 {
		t.Fatalf("%d pages, %v", len(pages), err)
	}
	// The halves of an a3 of 420 by 297 mm lie side by side.
	line := leafOf(t, pages[0])
	for _, want := range []string{`text 8 `, `leaf 1 of 1: slip Ann"`, `text 218 `, `leaf 1 of 1: slip Bob"`} {
		if !strings.Contains(line, want) {
			t.Errorf("no %s in %s", want, line)
		}
	}
}
