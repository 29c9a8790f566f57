package goldfever

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/sheets/canvas"
)

// Everybody, every object and every card is drawn, and nothing besides.
func TestEverythingIsDrawn(t *testing.T) {
	want := []string{"ambush", "jam", "joker", "duelist", "stranger", "chimney"} // two are in the street, one on roofs
	for _, yard := range yards {
		want = append(want, yard.drawing)
	}
	for _, power := range terms.PowerWords {
		want = append(want, "joker-"+power)
	}
	for _, name := range terms.Cast() {
		want = append(want, strings.ToLower(name))
	}
	for kind := range terms.Kind(terms.Kinds) {
		want = append(want, kind.String())
	}
	for p := range terms.Pile(terms.Piles) {
		for _, s := range sortsOf(scenario.Decks{}, p) {
			if s.word != "two-wounds" { // twice a wound
				want = append(want, s.word)
			}
		}
	}
	slices.Sort(want)
	have := engravings.Names()
	slices.Sort(have)
	if got, want := fmt.Sprint(have), fmt.Sprint(slices.Compact(want)); got != want {
		t.Errorf("drawings are\n%s, want\n%s", got, want)
	}
}

// Drawings stay on their grids: 24 by 24, guns 48 by 24, people and jokers 48 by 48, who is
// in the street 60 by 96 or 24 by 48. What stands in a yard keeps within its size.
func TestDrawingsStayOnTheirGrids(t *testing.T) {
	people := map[string]bool{}
	for _, name := range terms.Cast() {
		people[strings.ToLower(name)] = true
	}
	for _, name := range engravings.Names() {
		w, h := 24.0, 24.0
		if kind, ok := kindOf(name); ok && kind.Gun() {
			w = 48
		}
		if people[name] || strings.HasPrefix(name, "joker-") {
			w, h = 48, 48
		}
		for _, yard := range yards {
			if name == yard.drawing {
				w, h = yard.wide/yardScale, yard.high/yardScale
			}
		}
		switch name {
		case "duelist":
			w, h = 60, 96
		case "stranger":
			w, h = 24, 48
		}
		on := &grid{Listing: canvas.NewListing()}
		engravings.Of(name).Draw(on, 0, 0, 1, canvas.Black)
		if on.left < 0 || on.top < 0 || on.right > w || on.bottom > h {
			t.Errorf("%s reaches from %g,%g to %g,%g", name, on.left, on.top, on.right, on.bottom)
		}
	}
}

// A grid is a canvas that notes how far paths reach.
type grid struct {
	*canvas.Listing
	left, top, right, bottom float64
}

func (g *grid) Path(p canvas.Path, _ canvas.Paint) {
	for _, s := range p {
		g.left, g.right = min(g.left, s.X), max(g.right, s.X)
		g.top, g.bottom = min(g.top, s.Y), max(g.bottom, s.Y)
	}
}

// The cards are called what ledgers call them, in the order of the rulebook.
func TestCardsAreTheRulebooks(t *testing.T) {
	for p := range terms.Pile(terms.Piles) {
		var words []string
		for _, s := range sortsOf(scenario.Decks{}, p) {
			words = append(words, s.word)
		}
		for _, d := range game.Game.Info().Devices {
			if d.Name == p.String() && !slices.Equal(words, d.Sides) {
				t.Errorf("the cards of %s are %q, want %q", p, words, d.Sides)
			}
		}
	}
}

// An action costs one point, an ambush two, and a few things are free (GF11,
// GF25).
func TestPricesAreTheRulebooks(t *testing.T) {
	got := map[string]int{}
	for _, p := range prices(game.Game.Info()) {
		got[p.verb] = p.points
	}
	want := map[string]int{
		"move": 1, "shoot": 1, "reload": 1, "unjam": 1, "throw": 1, "pick": 1, "take": 1, "give": 1, "swap": 1, "attack": 1, "drink": 1,
		"ambush": 2, "drop": 0, "use": 0, "joker": 0, "end": 0,
	}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("prices are\n%v, want\n%v", got, want)
	}
}
