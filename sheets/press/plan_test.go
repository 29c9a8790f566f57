package press_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// A set of a board in four tiles and of secret cards begins with its plan: the tiles
// are the leaves 2 to 5, the cards leaf 6, without backs where the paper is printed on
// one side.
func TestSetsBeginWithTheirPlan(t *testing.T) {
	a4 := press.Papers[0]
	page := func(name string) press.Make {
		piece := panel.Placement{Panel: panel.Panel{ID: "piece", Pieces: []panel.Piece{{Name: "chip", W: 10, H: 10}}}}
		return func(press.Job) ([]press.Page, error) {
			return []press.Page{{Size: a4, Name: speech.Words(name), Placed: []panel.Placement{piece, piece}}}, nil
		}
	}
	tiles := func(job press.Job) ([]press.Page, error) {
		return press.Tile(panel.Panel{ID: "board", Title: "Board", W: 500, H: 340}, nil, job.Paper, job.Margin)
	}
	set := []press.Sheet{
		{Name: "board", Craft: press.Craft{Stock: "Board", Do: "Lay it."}, Make: tiles},
		{Name: "cards", Use: "Deal two.", Craft: press.Craft{Stock: "Card", Do: "Cut it.", Secret: true}, Make: page("cards 1")},
	}
	job := press.Job{Paper: a4, Margin: 8}
	pages, err := press.Pages(set, job, 2)
	if err != nil {
		t.Fatal(err)
	}
	if len(pages) != 12 {
		t.Fatalf("%d pages, want twice a plan and five", len(pages))
	}
	plan, err := pages[0].List()
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`"2 to 5"`, `"6"`, `"Deal two. Card. Cut it. That makes 2 chip."`, "Leave A1 as it is", "10 mm edge of its", "Each leaf has its number at the bottom."} {
		if !strings.Contains(plan, want) {
			t.Errorf("the plan does not say %s:\n%s", want, plan)
		}
	}
	if backs, rows := strings.Index(plan, "These have no backs to keep them secret: cards."), strings.Index(plan, `"2 to 5"`); backs < 0 || backs > rows {
		t.Errorf("that backs are missing is not said first:\n%s", plan)
	}
	if said := strings.Join(speech.Strings(press.Contents(press.Leaves(pages, press.OneSided))...), "\n"); !strings.Contains(said, "cards 1, without the backs") {
		t.Errorf("the list of leaves does not say that the cards have no backs: %s", said)
	}
	if pages, err = press.Pages(set[1:], job, 1); err != nil || len(pages) != 1 {
		t.Errorf("a sheet alone: %d pages, %v", len(pages), err)
	}
}

// Ten cards of 63 by 88 mm are on two leaves of a4 and their backs on two more at the end,
// behind a score sheet; or four on each of three folded leaves. The plan is the first leaf.
func TestPlanTellsHowToGlue(t *testing.T) {
	cards := make([]press.Card, 10)
	for i := range cards {
		face := panel.Panel{ID: fmt.Sprint("card-", i), W: press.Poker.W, H: press.Poker.H, Static: func(canvas.Canvas) {}}
		cards[i] = press.Card{Front: face, Back: face}
	}
	set := []press.Sheet{
		{Name: "cards", Craft: press.Craft{Stock: "Card", Do: "Cut it.", Secret: true}, Make: func(job press.Job) ([]press.Page, error) {
			return press.LayCards(job, "cards", press.Poker, press.CardBlank, cards)
		}},
		{Name: "score", Make: func(job press.Job) ([]press.Page, error) { return []press.Page{{Size: job.Paper, Name: "score"}}, nil }},
	}
	for _, test := range []struct {
		duplex press.Duplex
		pages  int
		plan   []string
		told   string
	}{
		{press.GutterFold, 5, []string{"2 to 4 cards ", "5 score ", "Card. Fold each leaf along its dashes with the print outside"}, "2-4    cards 1, cards 2, cards 3, with backs"},
		{press.BacksAfter, 6, []string{"2 to 3 cards ", "4 score ", "Card. The backs are on leaves 5 to 6. Glue each behind its front"}, "5-6    cards 1 backs, cards 2 backs"},
	} {
		pages, err := press.Pages(set, press.Job{Paper: press.Papers[0], Margin: 8, Duplex: test.duplex}, 1)
		if err != nil || len(pages) != test.pages {
			t.Fatalf("%d pages, want %d: %v", len(pages), test.pages, err)
		}
		plan, err := pages[0].List()
		if err != nil {
			t.Fatal(err)
		}
		said := ""
		for _, m := range regexp.MustCompile(`(?m)^text .*? "(.*)"$`).FindAllStringSubmatch(plan, -1) {
			said += m[1] + " " // lines of a paragraph
		}
		for _, want := range append(test.plan, "before you cut. Cut it. That makes 10 cards.") {
			if !strings.Contains(said, want) {
				t.Errorf("the plan does not say %q in %q", want, said)
			}
		}
		if told := strings.Join(speech.Strings(press.Contents(press.Leaves(pages, test.duplex))...), "\n"); !strings.Contains(told, test.told) || strings.Contains(told, "without the backs") {
			t.Errorf("the list of leaves is\n%s, want %s", told, test.told)
		}
	}
}

// Thirty sheets to cut out need more than one leaf of a5 to be told, and none is told on two.
// The last plan leaf is before the first sheet, and on a3 the words are 1.41 times as large.
func TestPlanFitsItsPaper(t *testing.T) {
	set := make([]press.Sheet, 30)
	for i := range set {
		set[i] = press.Sheet{Name: fmt.Sprintf("sheet-%d", i+1), Craft: press.Craft{Stock: "Card", Do: "Cut it."}, Make: func(job press.Job) ([]press.Page, error) {
			return []press.Page{{Size: job.Paper, Name: "one"}}, nil
		}}
	}
	small := press.Papers[slices.IndexFunc(press.Papers, func(s canvas.Size) bool { return s.Name == "a5" })]
	pages, err := press.Pages(set, press.Job{Paper: small, Margin: 8}, 1)
	if err != nil {
		t.Fatal(err)
	}
	plans := len(pages) - len(set)
	if plans < 2 {
		t.Fatalf("%d leaves tell how to make it, want several", plans)
	}
	for i := range set {
		said := 0
		for _, page := range pages[:plans] {
			list, err := page.List()
			if err != nil {
				t.Fatal(err)
			}
			if page.Size != small {
				t.Errorf("a leaf is %v, want %v", page.Size, small)
			}
			numbered := strings.Contains(list, fmt.Sprintf("%q\n", fmt.Sprint(plans+i+1)))
			if named := strings.Contains(list, fmt.Sprintf("%q\n", set[i].Name)); named && numbered {
				said++
			} else if named {
				t.Errorf("%s is without its number, %d", set[i].Name, plans+i+1)
			}
		}
		if said != 1 {
			t.Errorf("%s is told of on %d leaves", set[i].Name, said)
		}
	}
	pages, err = press.Pages(set, press.Job{Paper: press.Papers[slices.IndexFunc(press.Papers, func(s canvas.Size) bool { return s.Name == "a3" })], Margin: 8}, 1)
	if err != nil {
		t.Fatal(err)
	}
	if list, _ := pages[0].List(); !strings.Contains(list, " body 12.7") {
		t.Errorf("on a3 the words are not 9 points times 1.414:\n%s", list)
	}
}
