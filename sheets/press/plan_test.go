package press_test

import (
	"fmt"
	"regexp"
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
	for _, want := range []string{`"2 to 5"`, `"6"`, `"Deal two. Card. Cut it. You printed these without the backs`, "That makes 2 × chip.", "Don't trim A1", "10 mm edge of its", "Each leaf has its number at the bottom."} {
		if !strings.Contains(plan, want) {
			t.Errorf("the plan does not say %s:\n%s", want, plan)
		}
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
		for _, want := range append(test.plan, "before you cut. Cut it. That makes 10 × card.") {
			if !strings.Contains(said, want) {
				t.Errorf("the plan does not say %q in %q", want, said)
			}
		}
		if told := strings.Join(speech.Strings(press.Contents(press.Leaves(pages, test.duplex))...), "\n"); !strings.Contains(told, test.told) || strings.Contains(told, "without the backs") {
			t.Errorf("the list of leaves is\n%s, want %s", told, test.told)
		}
	}
}
