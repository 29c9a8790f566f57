package maloney_test

import (
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
)

// Where the program deals it offers the cards of a hand, in their places, for
// what they are worth today.
func TestPromptsOfAKnownHand(t *testing.T) {
	g := newTableWith(t, 3, sheet.DealtHands).Play(
		"table deals Ann 1-mon 1-wed 2-tue 2-thu 3-wed 3-sun 4-thu 4-sat 5-fri 5-sun 9-tue 9-thu",
		"table deals Bob ? ? ? ? ? ? ? ? ? ? ? ?", "table deals Cid 7-sun 7-tue 8-mon 8-wed 9-sat 10-fri 10-wed 11-thu 11-sat 12-fri 12-sun 13-sat",
		"table start 3 fri", "Ann buys 100", "Ann drives 9", "Ann suitcase +1")
	type offer struct {
		seat  int
		cell  string
		label string
		best  []string
	}
	var got []offer
	for _, p := range g.Prompts() {
		if p.Verb == maloney.VerbLays {
			got = append(got, offer{p.Seat, p.Cell, p.Label.String(), p.Args[1].Choices})
		}
	}
	want := []offer{
		{0, "card/11", "Play Kansas City (Tuesday) for 8", []string{"tue"}},
		{0, "card/12", "Play Kansas City (Thursday) for 12", []string{"thu"}},
		{1, "card/1", "Play a Kansas City card", []string{"mon"}}, // the others are known to be elsewhere
		{2, "card/5", "Play Kansas City (Saturday) for 2", []string{"sat"}},
	}
	if !slices.EqualFunc(got, want, func(a, b offer) bool {
		return a.seat == b.seat && a.cell == b.cell && a.label == b.label && slices.Equal(a.best, b.best)
	}) {
		t.Errorf("offered %v, want %v", got, want)
	}
	g.Refuse("MI6", "Ann lays 9 sat", "Cid lays 9 mon", "Cid lays 9 thu")
}

// The deck that is left is what the program draws from.
func TestPromptsOfTheDeck(t *testing.T) {
	g := newTable(t, 3)
	first := g.prompts(scoring.Table, maloney.VerbStart)[0].Args[0]
	if first.Device != maloney.DeviceDeck || len(first.Items) != 64 || !slices.Contains(first.Choices, "3 fri") {
		t.Errorf("the first card is one of %q", first.Choices)
	}
	g.Play("table start 3 fri", "Ann buys 100", "Ann drives 9")
	cases := g.prompts(0, maloney.VerbSuitcase)[0].Args[0]
	if n := slices.IndexFunc(cases.Items, func(i scoring.Item) bool { return i.Name == "+4" }); cases.Device != maloney.DeviceCases || cases.Items[n].Most != 2 {
		t.Errorf("the suitcase is one of %v", cases.Items)
	}
	g.Play("Ann suitcase +4", "Bob lays 9 thu", "table day", "table nobid", "Ann drives 8", "Ann suitcase +4", "table day")
	turned := g.prompts(scoring.Table, maloney.VerbLucky)[0].Args[0]
	if len(turned.Items) != 62 || slices.Contains(turned.Choices, "3 fri") || slices.Contains(turned.Choices, "9 thu") {
		t.Errorf("%d cards can be turned", len(turned.Items))
	}
	g.Play("table lucky 2 mon")
	if p := g.prompts(scoring.Table, maloney.VerbSuitcase); len(p) != 1 || slices.Contains(p[0].Args[0].Choices, "+4") {
		t.Errorf("the Sunday's suitcase: %+v", p)
	}
}
