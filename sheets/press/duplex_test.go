package press

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"saddlebag/sheets/canvas"
)

// Where a leaf is folded and glued, half of it holds fronts. Half of a4 on its side is
// 148.5 by 210 mm: a margin of 8 and marks of 2.5 on both sides leave 135.5 by 189 for two
// by two poker cards of 63 by 88. Upright it is 105 by 297, which leave 92 by 276: three
// poker cards, or two by four mini ones of 44 by 68, of which the other half has 3 by 2.
// Cards lie 2.5 mm beside the fold.
func TestFoldedLeaves(t *testing.T) {
	for _, test := range []struct {
		card   canvas.Size
		cards  int
		page   canvas.Size
		leaves int
		first  [2]float64
		fold   string
	}{
		{Poker, 70, a4.Turned(), 18, [2]float64{20, 17}, " M 148.5 8 L 148.5 202\n"}, // 148.5 - 2.5 - 2 × 63, (210 - 2 × 88) / 2
		{Mini, 24, a4, 3, [2]float64{14.5, 12.5}, " M 105 8 L 105 289\n"},            // 105 - 2.5 - 2 × 44, (297 - 4 × 68) / 2
		{Tarot, 3, a4, 2, [2]float64{32.5, 28.5}, " M 105 8 L 105 289\n"},            // 105 - 2.5 - 70, (297 - 2 × 120) / 2
	} {
		pages, err := LayCards(Job{Paper: a4, Margin: 8, Duplex: GutterFold}, "deck", test.card, CardBlank, deck(test.card, test.cards))
		if err != nil {
			t.Fatal(err)
		}
		if len(pages) != test.leaves || pages[0].Size != test.page {
			t.Errorf("%s: %d leaves of %v, want %d of %v", test.card.Name, len(pages), pages[0].Size, test.leaves, test.page)
		}
		for n, page := range pages {
			here := len(page.Placed) / 2
			for i, front := range page.Placed[:here] {
				back := page.Placed[here+i]
				if back.Panel.ID[1:] != front.Panel.ID[1:] || !near(back.X, page.Size.W-front.X-test.card.W) || !near(back.Y, front.Y) {
					t.Errorf("%s: %s at %g, %g is not behind %s at %g, %g", test.card.Name, back.Panel.ID, back.X, back.Y, front.Panel.ID, front.X, front.Y)
				}
				if front.X+test.card.W > page.Size.W/2-2.5+1e-6 {
					t.Errorf("%s: %s lies on the fold", test.card.Name, front.Panel.ID)
				}
			}
			l := canvas.NewListing()
			page.Decor(l)
			if !strings.Contains(l.String(), test.fold) || !strings.Contains(l.String(), `"fold, glue, then cut"`) {
				t.Errorf("%s %d: nothing to fold in %s", test.card.Name, n+1, l)
			}
		}
		if first := pages[0].Placed[0]; !near(first.X, test.first[0]) || !near(first.Y, test.first[1]) {
			t.Errorf("%s: the first at %g, %g, want %v", test.card.Name, first.X, first.Y, test.first)
		}
	}
}

// What fits on a page but not on half of it is refused in these words.
func TestFoldedLeavesNeedRoom(t *testing.T) {
	wide := canvas.Size{Name: "map", W: 150, H: 150}
	if _, err := LayCards(Job{Paper: a4, Margin: 8, Duplex: GutterFold}, "deck", wide, 0, deck(wide, 1)); err == nil || !strings.Contains(err.Error(), "150 × 150 mm doesn't fit on half of a4") {
		t.Errorf("on half of a4: %v", err)
	}
}

// Ten poker cards are on two pages of a4. Their backs are on two more, each the mirror of
// its front, with marks of their own, after a sheet that has nothing to do with them, and
// with each copy.
func TestBacksAfterAll(t *testing.T) {
	cards := func(job Job) ([]Page, error) { return LayCards(job, "cards", Poker, CardBlank, deck(Poker, 10)) }
	score := func(job Job) ([]Page, error) {
		return []Page{{Size: job.Paper, Name: "score"}, {Size: job.Paper, Name: "rules", Back: true}}, nil
	}
	pages, err := Pages([]Sheet{{Name: "cards", Make: cards}, {Name: "score", Make: score}}, Job{Paper: a4, Margin: 8, Duplex: BacksAfter}, 2)
	if err != nil {
		t.Fatal(err)
	}
	want := strings.Repeat("cards 1, cards 2, score, rules, cards 1 backs, cards 2 backs, ", 2)
	got := ""
	for _, page := range pages {
		got += page.Name.String() + ", "
	}
	if got != want || len(Leaves(pages, BacksAfter)) != 12 {
		t.Fatalf("got %swant %s", got, want)
	}
	for n, front := range pages[:2] {
		back := pages[4+n]
		for i, at := range front.Placed {
			if behind := back.Placed[i]; behind.Panel.ID[1:] != at.Panel.ID[1:] || !near(behind.X, 210-at.X-63) || !near(behind.Y, at.Y) {
				t.Errorf("%s at %g, %g is not behind %s at %g, %g", behind.Panel.ID, behind.X, behind.Y, at.Panel.ID, at.X, at.Y)
			}
		}
		l := canvas.NewListing()
		back.Decor(l)
		if !strings.Contains(l.String(), fmt.Sprintf(`"glue behind cards %d, then cut"`, n+1)) {
			t.Errorf("%s does not say where it goes: %s", back.Name, l)
		}
		if n == 0 && !strings.Contains(l.String(), " M 10.5 14 L 10.5 16 ") { // 2.5 over the block at 10.5, 16.5
			t.Errorf("no marks on backs: %s", l)
		}
	}
}

// Where 17 mini cards leave no room under them, the note lies behind the ruler, in the place
// of the 18th: on letter on its side at the left, from 7.7 mm on, and 5.95 mm over the foot
// of 215.9, both 2.5 mm inside.
func TestGlueNoteBehindTheRuler(t *testing.T) {
	pages, err := LayCards(Job{Paper: usLetter, Margin: 8, Duplex: BacksAfter}, "deck", Mini, CardBlank, deck(Mini, 17))
	if err != nil || len(pages) != 2 {
		t.Fatal(len(pages), err)
	}
	l := canvas.NewListing()
	pages[1].Decor(l)
	if want := `text 10.2 206.95 italic 6 left ink "glue behind deck 1, then cut"`; !strings.Contains(l.String(), want) {
		t.Errorf("no %s in %s", want, l)
	}
}

// Standees without backs of their own lie on no leaf that is folded or glued to another:
// four figures are on the first, 23 tokens of 18 mm on another, whose half has room for
// five columns of 92 mm and more rows than they need.
func TestWhatHasNoBackIsNotGlued(t *testing.T) {
	figures, tokens := canvas.Size{Name: "figure", W: 16, H: 60}, canvas.Size{Name: "token", W: 18, H: 18}
	for duplex, pages := range map[Duplex]string{GutterFold: "4 46 ", BacksAfter: "4 23 23 "} {
		made, err := LayBatches(Job{Paper: a4, Margin: 8, Duplex: duplex}, "pieces", []Batch{{Card: figures, Cards: withoutBacks(deck(figures, 4))}, {Card: tokens, Cards: deck(tokens, 23)}})
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, page := range made {
			got += fmt.Sprint(len(page.Placed), " ")
		}
		if got != pages || made[1].Name.String() != "pieces 2" {
			t.Fatalf("%d: pages of %spieces, want %s; the second is %s", duplex, got, pages, made[1].Name)
		}
		backs := made[len(made)-1].Placed
		for i, front := range made[1].Placed[:23] {
			if back := backs[len(backs)-23+i]; back.Panel.ID[1:] != front.Panel.ID[1:] || !near(back.X, made[1].Size.W-front.X-18) || !near(back.Y, front.Y) {
				t.Errorf("%d: %s lies not behind %s", duplex, back.Panel.ID, front.Panel.ID)
			}
		}
	}
}

// Whatever is cut first: each edge of each card keeps a mark of 1 mm at both its ends, on
// the cut. It is 0.1 mm wide, so 0.05 mm of it stays on a card.
func TestMarksOnEveryCut(t *testing.T) {
	pages, err := LayCards(Job{Paper: a4, Margin: 8}, "deck", Poker, CardBlank, deck(Poker, 9))
	if err != nil {
		t.Fatal(err)
	}
	lines := &lineEye{Listing: canvas.NewListing()}
	pages[0].Decor(lines)
	for _, at := range pages[0].Placed {
		right, foot := at.X+63, at.Y+88
		for _, want := range [][4]float64{
			{at.X, at.Y, at.X + 1, at.Y},
			{right - 1, at.Y, right, at.Y},
			{at.X, foot, at.X + 1, foot},
			{right - 1, foot, right, foot},
			{at.X, at.Y, at.X, at.Y + 1},
			{at.X, foot - 1, at.X, foot},
			{right, at.Y, right, at.Y + 1},
			{right, foot - 1, right, foot},
		} {
			if !slices.ContainsFunc(lines.all, func(l [4]float64) bool {
				return l[0] <= want[0]+1e-6 && l[1] <= want[1]+1e-6 && l[2] >= want[2]-1e-6 && l[3] >= want[3]-1e-6 && (near(l[0], l[2]) == near(want[0], want[2]))
			}) {
				t.Errorf("%s has no mark from %g, %g to %g, %g", at.Panel.ID, want[0], want[1], want[2], want[3])
			}
		}
	}
	for _, l := range lines.all {
		for _, at := range pages[0].Placed {
			inside := canvas.Area{X: at.X + 0.06, Y: at.Y + 0.06, W: 63 - 0.12, H: 88 - 0.12}
			if inside.Overlaps(canvas.Area{X: l[0] - 0.05, Y: l[1] - 0.05, W: l[2] - l[0] + 0.1, H: l[3] - l[1] + 0.1}) {
				t.Errorf("a mark from %g, %g to %g, %g is on the face of %s", l[0], l[1], l[2], l[3], at.Panel.ID)
			}
		}
	}
}

// A lineEye is a canvas that notes all level and upright lines.
type lineEye struct {
	*canvas.Listing
	all [][4]float64
}

func (e *lineEye) Path(p canvas.Path, _ canvas.Paint) {
	for i := 1; i < len(p); i++ {
		if p[i].Op == canvas.LineTo {
			a, b := p[i-1], p[i]
			e.all = append(e.all, [4]float64{min(a.X, b.X), min(a.Y, b.Y), max(a.X, b.X), max(a.Y, b.Y)})
		}
	}
}
