package goldfever_test

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// turnedOver is where a place on the front of a page is seen from behind,
// after the paper was turned over an edge: its long edge runs up and down
// where the page is upright.
func turnedOver(page canvas.Size, duplex press.Duplex, x, y float64) (float64, float64) {
	if (duplex == press.LongEdge) == (page.H >= page.W) {
		return page.W - x, y
	}
	return x, page.H - y
}

// The back of each card and token lies behind its front.
func TestBacksFallOnTheirFronts(t *testing.T) {
	for _, size := range []string{"a4", "letter", "a3"} {
		for _, duplex := range []press.Duplex{press.LongEdge, press.ShortEdge} {
			for _, sheet := range []string{"cards", "tokens"} {
				job := blank(t, "bank-job-3", names[:4]...)
				job.Paper, job.Duplex = sheetstest.Paper(t, size), duplex
				pages := made(t, job, sheet)
				for n := 0; n < len(pages); n += 2 {
					for i, front := range withBacks(pages[n]) {
						back := pages[n+1].Placed[i]
						if back.Panel.ID != front.Panel.ID+"-back" {
							t.Errorf("%s is behind %s", back.Panel.ID, front.Panel.ID)
						}
						w, h := front.Panel.W/2, front.Panel.H/2
						x, y := turnedOver(pages[n].Size, duplex, front.X+w, front.Y+h)
						if math.Hypot(x-back.X-w, y-back.Y-h) > 0.01 {
							t.Errorf("%s on %s: %s lies elsewhere", front.Panel.ID, size, back.Panel.ID)
						}
					}
				}
			}
		}
	}
}

// withBacks are the pieces of a page but standees, which have both sides on it.
func withBacks(page press.Page) []panel.Placement {
	return slices.DeleteFunc(slices.Clone(page.Placed), func(at panel.Placement) bool {
		return strings.HasPrefix(at.Panel.ID, "standee-")
	})
}

// faces counts the fronts of a sheet by their titles, and the pictures on their
// backs.
func faces(t *testing.T, job press.Job, sheet string) (titles map[string]int, backs map[string]map[string]bool) {
	t.Helper()
	job.Duplex = press.LongEdge
	titles, backs = map[string]int{}, map[string]map[string]bool{}
	pages := made(t, job, sheet)
	for n := 0; n < len(pages); n += 2 {
		for i, front := range withBacks(pages[n]) {
			title, back := front.Panel.Title.String(), pages[n+1].Placed[i].Panel
			titles[title]++
			if backs[title] == nil {
				backs[title] = map[string]bool{}
			}
			back.ID, back.Key = "back", ""
			backs[title][panel.SVGStatic(back)] = true
		}
	}
	return titles, backs
}

// The cards are those of the house data.
func TestPilesAreTheDecks(t *testing.T) {
	job := duel(t)
	job.Setup.House.(*scenario.House).Decks = scenario.Decks{
		Easy:      scenario.Hits{Miss: 3, Wound: 7, TwoWounds: 2, Jam: 1, Panic: 1},
		Average:   scenario.Hits{Miss: 4, Wound: 5, TwoWounds: 2, Jam: 1, Panic: 2},
		Difficult: scenario.Hits{Miss: 6, Wound: 4, TwoWounds: 1, Panic: 3},
		Panic:     scenario.Panics{Nothing: 4, Startle: 3, Drop: 2, Flee: 2, Shake: 1},
	}
	titles, backs := faces(t, job, "cards")
	want := map[string]int{
		"easy: miss": 3, "easy: wound": 7, "easy: two wounds": 2, "easy: jam": 1, "easy: panic": 1,
		"average: miss": 4, "average: wound": 5, "average: two wounds": 2, "average: jam": 1, "average: panic": 2,
		"difficult: miss": 6, "difficult: wound": 4, "difficult: two wounds": 1, "difficult: panic": 3,
		"panic: nothing": 4, "panic: startle": 3, "panic: drop": 2, "panic: flee": 2, "panic: shake": 1,
	}
	maps.DeleteFunc(titles, func(title string, _ int) bool { return strings.HasPrefix(title, "joker: ") })
	if fmt.Sprint(titles) != fmt.Sprint(want) {
		t.Errorf("cards are\n%v, want\n%v", titles, want)
	}
	different := map[string]string{}
	for title, pictures := range backs {
		pile, _, _ := strings.Cut(title, ":")
		if len(pictures) != 1 {
			t.Errorf("%d backs of %s", len(pictures), title)
		}
		for picture := range pictures {
			if before, ok := different[pile]; ok && before != picture {
				t.Errorf("the back of %s is not that of its pile", title)
			}
			different[pile] = picture
		}
	}
	if len(different) != 5 || different["easy"] == different["average"] || different["average"] == different["difficult"] {
		t.Errorf("the backs do not tell the piles apart")
	}
}

// Nobody can tell from behind what a nugget is worth, which joker it is, or
// whose chip.
func TestBacksKeepSecrets(t *testing.T) {
	job := duel(t)
	for _, test := range []struct{ sheet, prefix string }{{"tokens", "nugget: "}, {"tokens", "chip: "}, {"cards", "joker: "}} {
		_, backs := faces(t, job, test.sheet)
		seen, fronts := map[string]bool{}, 0
		for title, pictures := range backs {
			if !strings.HasPrefix(title, test.prefix) {
				continue
			}
			fronts++
			for picture := range pictures {
				seen[picture] = true
			}
		}
		if len(seen) != 1 || fronts < 3 {
			t.Errorf("%s%s: %d backs of %d fronts", test.sheet, test.prefix, len(seen), fronts)
		}
	}
}

// The tokens of the duel: 3 chips, the objects that three people carry and that
// lie about, 5 faces of nuggets, and the markers: of shells one for each gun, of jams
// for half of what can jam, of wounds two for each, as the third is deadly (GF7).
func TestTokensAreTheScenarios(t *testing.T) {
	titles, _ := faces(t, duel(t), "tokens")
	want := map[string]int{
		"chip: Ted": 1, "chip: Nora": 1, "chip: Wes": 1,
		"Colt": 3, "shotgun": 1, "hunting rifle": 1, "whisky": 1, "knife": 1, "rock": 1, "dynamite": 1,
		"nugget: 1": 1, "nugget: 2": 2, "nugget: 3": 1, "nugget: rock": 1,
		"marker: shells": 5, "marker: jammed": 3, "marker: ambush": 3, "marker: wound": 6, "marker: in use": 3,
	}
	if fmt.Sprint(titles) != fmt.Sprint(want) {
		t.Errorf("tokens are\n%v, want\n%v", titles, want)
	}
}

// The back of a card is the same head over heels, so that nobody knows one by
// how it lies.
func TestBacksAreEven(t *testing.T) {
	job := blank(t, "showdown-2", "Ann", "Bob")
	job.Duplex = press.LongEdge
	for n, page := range made(t, job, "cards") {
		if n%2 == 0 {
			continue // fronts
		}
		for _, at := range page.Placed {
			points := map[[2]int]bool{}
			at.Panel.Static(&eye{canvas.NewListing(), points})
			for p := range points {
				found := false
				for i := range 9 { // rounded up here, they may be rounded down there
					found = found || points[[2]int{4400 - p[0] + i%3 - 1, 6800 - p[1] + i/3 - 1}]
				}
				if !found {
					t.Fatalf("%s: nothing opposite %v", at.Panel.ID, p)
				}
			}
			if len(points) < 100 {
				t.Errorf("%s: only %d points", at.Panel.ID, len(points))
			}
		}
	}
}

// An eye is a canvas that notes all points of paths, to a hundredth of a
// millimetre.
type eye struct {
	*canvas.Listing
	points map[[2]int]bool
}

func (e *eye) Path(p canvas.Path, _ canvas.Paint) {
	for _, s := range p {
		if s.Op != canvas.Close {
			e.points[[2]int{int(math.Round(100 * s.X)), int(math.Round(100 * s.Y))}] = true
		}
	}
}
