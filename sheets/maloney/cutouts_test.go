package maloney_test

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/maloney"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// sheetOf is what makes a sheet of the title.
func sheetOf(name string) press.Make {
	for _, s := range maloney.Title.Sheets {
		if s.Name == name {
			return s.Make
		}
	}
	return nil
}

// fronts are the faces of what a sheet has to cut out, and how many there are
// of each title.
func fronts(t *testing.T, job press.Job, cut press.Make) map[string]int {
	t.Helper()
	pages, err := cut(job)
	if err != nil {
		t.Fatal(err)
	}
	count := map[string]int{}
	for _, page := range pages {
		for _, at := range page.Placed {
			if !strings.HasSuffix(at.Panel.ID, "-back") {
				count[at.Panel.Title.String()]++
			}
		}
	}
	return count
}

// Of the house data 16 cities with four days each, of which some are named here;
// six jokers; the suitcases as the data lists them.
func TestCardsAreThoseOfTheData(t *testing.T) {
	count := fronts(t, blank(t, 3), press.InTurn(sheetOf("cards"), sheetOf("tokens")))
	actions, cases := 0, 0
	for title, n := range count {
		switch {
		case strings.HasPrefix(title, "Suitcase "):
			cases += n
		case title == "The car", title == "The day", title == "Testament":
		case title != "Joker":
			actions += n
			if n != 1 {
				t.Errorf("%s is there %d times", title, n)
			}
		}
	}
	if actions != 64 || count["Joker"] != 6 || cases != 24 {
		t.Errorf("%d action cards, %d jokers, %d suitcases", actions, count["Joker"], cases)
	}
	for title, want := range map[string]int{
		"3 Sacramento, Wednesday": 1, "3 Sacramento, Tuesday": 1, "3 Sacramento, Monday": 0,
		"13 New Orleans, Saturday": 1, "16 Charleston, Monday": 1,
		"Suitcase +5": 1, "Suitcase +2": 3, "Suitcase -2": 2, "Suitcase +$1,500": 1, "Suitcase -$500": 2, "Suitcase -$1,000": 1,
	} {
		if count[title] != want {
			t.Errorf("%q is there %d times, want %d", title, count[title], want)
		}
	}
}

// A cutEye is a canvas that notes texts, upright rectangles and the points of
// all paths.
type cutEye struct {
	*canvas.Listing
	texts  []string
	rects  []canvas.Area
	points map[[2]int]bool // hundredths of a mm
}

func look(p panel.Panel) *cutEye {
	e := &cutEye{Listing: canvas.NewListing(), points: map[[2]int]bool{}}
	p.Static(e)
	return e
}

func (e *cutEye) Text(_, _ float64, s string, _ canvas.Type) { e.texts = append(e.texts, s) }

func (e *cutEye) Path(p canvas.Path, _ canvas.Paint) {
	for _, s := range p {
		if s.Op != canvas.Close {
			e.points[[2]int{hundredths(s.X), hundredths(s.Y)}] = true
		}
	}
	if len(p) == 5 && p[4].Op == canvas.Close {
		e.rects = append(e.rects, canvas.Area{X: p[0].X, Y: p[0].Y, W: p[2].X - p[0].X, H: p[2].Y - p[0].Y})
	}
}

func hundredths(mm float64) int { return int(math.Round(100 * mm)) }

// The week of a card that is best on Thursday: seven then, and one less each day
// after (MI4). The bars are a seventh of 53 mm wide, less 2 mm. The roads of
// Sacramento are those of the rules (MI3).
func TestActionCardTellsItsWeekAndRoads(t *testing.T) {
	pages, err := sheetOf("cards")(blank(t, 3))
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, page := range pages {
		for _, at := range page.Placed {
			switch at.Panel.Title.String() {
			case "2 San Diego, Thursday":
				found++
				var bars []float64
				highest := 0.0
				for _, r := range look(at.Panel).rects {
					if math.Abs(r.W-(53.0/7-2)) < 0.001 {
						bars, highest = append(bars, r.H), max(highest, r.H)
					}
				}
				week := ""
				for _, h := range bars {
					week += fmt.Sprintf("%.2f ", 7*h/highest)
				}
				if want := "3.00 2.00 1.00 7.00 6.00 5.00 4.00 "; week != want {
					t.Errorf("bars of %s, want %s", week, want)
				}
			case "3 Sacramento, Friday":
				found++
				text := strings.Join(look(at.Panel).texts, " ")
				for _, want := range []string{"1 2 6 7 8 9 16 Mon"} {
					if !strings.Contains(text, want) {
						t.Errorf("no %q in %q", want, text)
					}
				}
			}
		}
	}
	if found != 2 {
		t.Errorf("%d of the two cards", found)
	}
}

// MI2: seven notes of $1,000, six of $500 and five of $100 for each player; the
// bank has 6, 12 and 18 more.
func TestNotesOfAllAndTheBank(t *testing.T) {
	for players, want := range map[int]map[string]int{
		3: {"$1,000": 21 + 6, "$500": 18 + 12, "$100": 15 + 18},
		6: {"$1,000": 42 + 6, "$500": 36 + 12, "$100": 30 + 18},
		0: {"$1,000": 42 + 6, "$500": 36 + 12, "$100": 30 + 18}, // nobody knows how many play
	} {
		job := blank(t, max(3, players))
		job.Players = players
		if got := fronts(t, job, sheetOf("money")); len(got) != 3 || got["$1,000"] != want["$1,000"] || got["$500"] != want["$500"] || got["$100"] != want["$100"] {
			t.Errorf("%d players: %v, want %v", players, got, want)
		}
	}
}

// The back of each card and note lies behind its front, however the paper is
// turned: over the edge that runs up and down what was x from the left is x from
// the right, over the other likewise from top to bottom.
func TestBacksFallOnTheirFronts(t *testing.T) {
	for _, size := range []string{"a4", "letter"} {
		for _, duplex := range []press.Duplex{press.LongEdge, press.ShortEdge} {
			for name, cut := range map[string]press.Make{"cards": sheetOf("cards"), "money": sheetOf("money")} {
				job := blank(t, 3)
				job.Paper, job.Duplex = sheetstest.Paper(t, size), duplex
				pages, err := cut(job)
				if err != nil || len(pages)%2 != 0 {
					t.Fatalf("%s: %d pages, %v", name, len(pages), err)
				}
				for n := 0; n < len(pages); n += 2 {
					checkBacks(t, pages[n], pages[n+1], (duplex == press.LongEdge) == (pages[n].Size.H >= pages[n].Size.W))
				}
			}
		}
	}
}

// checkBacks compares a page of fronts with the page behind it. Sideways is
// whether the paper was turned over an edge that runs up and down.
func checkBacks(t *testing.T, fronts, backs press.Page, sideways bool) {
	t.Helper()
	if len(fronts.Placed) != len(backs.Placed) {
		t.Fatalf("%s: %d fronts, %d backs", fronts.Name, len(fronts.Placed), len(backs.Placed))
	}
	for i, front := range fronts.Placed {
		back := backs.Placed[i]
		x, y := front.X, front.Y
		if sideways {
			x = fronts.Size.W - x - front.Panel.W
		} else {
			y = fronts.Size.H - y - front.Panel.H
		}
		if back.Panel.ID != front.Panel.ID+"-back" || math.Hypot(back.X-x, back.Y-y) > 0.01 {
			t.Errorf("%s: behind %s at %.2f, %.2f lies %s at %.2f, %.2f", fronts.Name, front.Panel.ID, x, y, back.Panel.ID, back.X, back.Y)
		}
	}
}

// Backs are the same head over heels: nobody knows a card by how it lies, and
// none stands on its head where the paper is turned that way.
func TestBacksAreEven(t *testing.T) {
	job := blank(t, 3)
	job.Duplex = press.LongEdge
	for _, cut := range []press.Make{press.InTurn(sheetOf("cards"), sheetOf("tokens")), sheetOf("money")} {
		pages, err := cut(job)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]bool{}
		for _, page := range pages {
			for _, at := range page.Placed {
				if p := at.Panel; strings.HasSuffix(p.ID, "-back") && !seen[p.Key] {
					seen[p.Key] = true
					checkEven(t, p)
				}
			}
		}
		if len(seen) != 3 { // the deck, the jokers, the suitcases; three values
			t.Errorf("%d backs", len(seen))
		}
	}
}

func checkEven(t *testing.T, p panel.Panel) {
	t.Helper()
	points := look(p).points
	if len(points) < 100 {
		t.Fatalf("%s: only %d points", p.ID, len(points))
	}
	w, h := hundredths(p.W), hundredths(p.H)
	for at := range points {
		found := false
		for i := range 9 { // rounded up here, they may be rounded down there
			found = found || points[[2]int{w - at[0] + i%3 - 1, h - at[1] + i/3 - 1}]
		}
		if !found {
			t.Errorf("%s: nothing opposite %v", p.ID, at)
			return
		}
	}
}

// Panels of the same key and size have the same static part.
func TestKeysOfCutouts(t *testing.T) {
	drawn := sheetstest.Keys{}
	for _, house := range []bool{true, false} {
		job := blank(t, 3)
		job.House, job.Duplex = house, press.LongEdge
		for _, cut := range []press.Make{sheetOf("cards"), sheetOf("money"), sheetOf("tokens")} {
			pages, err := cut(job)
			if err != nil {
				t.Fatal(err)
			}
			for _, page := range pages {
				for _, at := range page.Placed {
					drawn.Check(t, at.Panel)
				}
			}
		}
	}
	if len(drawn) < 64+18+3 { // action cards, kinds of suitcases and their backs, notes
		t.Errorf("only %d keys", len(drawn))
	}
}

// All of it is printed on every paper and in every ink, inside the margins.
func TestCutoutsArePrinted(t *testing.T) {
	for _, size := range press.Papers {
		job := blank(t, 6)
		job.Paper, job.Duplex = size, press.ShortEdge
		for name, cut := range map[string]press.Make{"cards": sheetOf("cards"), "money": sheetOf("money"), "tokens": sheetOf("tokens")} {
			pages, err := cut(job)
			if err != nil {
				t.Errorf("%s on %s: %v", name, size.Name, err)
				continue
			}
			for _, ink := range canvas.Inks {
				o := sheetstest.Options(maloney.Title)
				o.Ink = ink
				sheetstest.Write(t, o, pages...)
			}
		}
	}
}

// A reader finds what is on a card, and the name of the data once on each of 8 pages of cards
// and one of tokens; that it's ours is said on the map.
func TestCardsAsReadersSeeThem(t *testing.T) {
	pages, err := press.Pages([]press.Sheet{{Name: "cards", Make: press.InTurn(sheetOf("cards"), sheetOf("tokens"))}}, blank(t, 3), 1)
	if err != nil {
		t.Fatal(err)
	}
	pdf := sheetstest.Write(t, sheetstest.Options(maloney.Title), pages...)
	sheetstest.Read(t, pdf, "qpdf", "--check", "FILE")
	text := sheetstest.Read(t, pdf, "pdftotext", "-layout", "FILE", "-")
	for want, n := range map[string]int{"cities-1": 9, "(house)": 0, "each player, once a game": 6, "the bank pays": 6, "the bank gets": 4} {
		if got := strings.Count(text, want); got != n {
			t.Errorf("%q is there %d times, want %d", want, got, n)
		}
	}
}

// The standees, of 28 by 76 mm, are refused where they do not fit with their crop
// marks and the ruler of 6 mm.
func TestTokensNeedRoom(t *testing.T) {
	job := blank(t, 3)
	job.Paper, job.Margin = sheetstest.Paper(t, "a5"), 60
	var refusal *canvas.Refusal
	if _, err := sheetOf("tokens")(job); !errors.As(err, &refusal) {
		t.Errorf("on 28 by 90 mm: %v", err)
	}
}
