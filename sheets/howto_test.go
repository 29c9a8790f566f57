package sheets_test

import (
	"fmt"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/example"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// nuggetJob is for the example's players, on a paper.
func nuggetJob(t *testing.T, paper string) press.Job {
	t.Helper()
	job := sheetstest.Blank(t, example.Title, "plain", scoring.Setup{Players: []string{"Ann", "Bob"}})
	job.Paper = sheetstest.Paper(t, paper)
	return job
}

// land is a panel of 200 by 100 mm.
func land(press.Job) panel.Panel {
	return panel.Panel{ID: "land", W: 200, H: 100, Static: func(canvas.Canvas) {}}
}

// Six lessons stand two in a row, and who wins at the foot; seven stand three in a row, and who
// wins has what they leave free. What players are after comes first, and all of it is said.
func TestLeafHasRoomForAll(t *testing.T) {
	card := func(job press.Job) ([]press.Page, error) { return []press.Page{{Size: job.Paper, Name: "card"}}, nil }
	for n, across := range map[int]int{6: 2, 7: 3, 8: 3} {
		for _, paper := range []string{"a4", "letter", "legal", "a3", "tabloid", "a5"} {
			course := sheets.Course{Aim: "the-aim", Wins: "the-winner", Begin: "saddlebag 1 nugget\nplayer Ann\nplayer Bob\n"}
			for i := range n {
				course.Lessons = append(course.Lessons, sheets.Lesson{Title: "One", Text: speech.Words(fmt.Sprint("lesson-", i+1)), Clauses: "NU1, NU2", Panel: land})
			}
			pages, err := sheets.Taught(example.Title.Game, course, sheets.InOpenCountry(art.Burro), card)(nuggetJob(t, paper))
			if err != nil {
				t.Fatal(err)
			}
			list, err := pages[0].List()
			if err != nil {
				t.Fatal(err)
			}
			at := -1
			for _, words := range []string{"the-aim", "lesson-1", "NU1 · NU2", fmt.Sprint("lesson-", n), "the-winner"} {
				if next := strings.Index(list, fmt.Sprintf("%q", words)); next > at {
					at = next
				} else {
					t.Errorf("%d lessons on %s: %s is missing, or comes too early", n, paper, words)
				}
			}
			tops := map[string]int{}
			for _, p := range pages[0].Placed[1 : 1+2*n] {
				tops[fmt.Sprintf("%.1f", p.Y+p.Window.Y)]++
			}
			for top, many := range tops { // a picture is two panels
				if many > 2*across {
					t.Errorf("%d lessons on %s: %d stand at %s mm", n, paper, many/2, top)
				}
			}
		}
	}
}

// A part of a panel of 200 by 100 mm that is 40 by 20 mm, at 150, 80, in a square: 40 by 40 mm,
// 10 more above and below. On the panel, that ends at its foot; alone, it's the same on both
// sides.
func TestPictureOfAPart(t *testing.T) {
	for alone, top := range map[bool]float64{false: 60, true: 70} {
		title := example.Title
		title.Course = sheets.Course{Begin: "saddlebag 1 nugget\nplayer Ann\nplayer Bob\n", Lessons: []sheets.Lesson{
			{Title: "One", Panel: land, Part: canvas.Area{X: 150, Y: 80, W: 40, H: 20}, Alone: alone},
		}}
		pictures, err := title.Pictures(nil)
		if err != nil {
			t.Fatal(err)
		}
		if got, want := pictures[0].In(90, 90), (canvas.Area{X: 150, Y: top, W: 40, H: 40}); got != want {
			t.Errorf("alone %t: %v, want %v", alone, got, want)
		}
	}
}

// A card says each of its rules once, with the numbers of the clauses small behind it, and with no
// others in brackets. Where a page is too small for all, it goes on on the next.
func TestReferenceSaysItsRules(t *testing.T) {
	rules := append(sheets.Rules("NU1", "NU2"), sheets.Rule{Clauses: "NU3, NU4", Says: "roll and dig (NU5)"})
	many := rules
	for range 300 {
		many = append(many, sheets.Rule{Clauses: "NU6", Says: "again"})
	}
	for _, c := range []struct {
		rules []sheets.Rule
		more  bool
	}{{rules, false}, {many, true}} {
		make := sheets.Reference(example.Title.Game, func(press.Job) []sheets.Chapter {
			return []sheets.Chapter{{Title: "Digging", Icon: art.Burro, Rules: c.rules}}
		})
		pages, err := make(nuggetJob(t, "a5"))
		if err != nil || (len(pages) > 1) != c.more {
			t.Fatalf("%d pages of %d rules, %v", len(pages), len(c.rules), err)
		}
		all := ""
		for _, p := range pages {
			list, err := p.List()
			if err != nil {
				t.Fatal(err)
			}
			all += list
		}
		for _, words := range []string{"roll and dig", "NU1", "NU2", "NU3 · NU4"} {
			if n := strings.Count(all, fmt.Sprintf("%q", words)); n != 1 {
				t.Errorf("%q is said %d times", words, n)
			}
		}
		if n := strings.Count(all, `"again"`); n != len(c.rules)-len(rules) {
			t.Errorf("%d of %d are said", n, len(c.rules)-len(rules))
		}
	}
}
