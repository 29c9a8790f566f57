package press_test

import (
	"strings"
	"testing"

	"saddlebag/scoring/speech"
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
	for _, want := range []string{`"2 to 5"`, `"6"`, `"Deal two. Card. Cut it. You printed these without the backs`, "That makes 2 × chip.", "Don't trim A1", "10 mm edge of its"} {
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
