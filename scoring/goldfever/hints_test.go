package goldfever_test

import (
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// Ted stands in b2 with a Colt, which reaches four zones, and a knife, which
// reaches one. Fred is two zones away in the same row, behind him Silas.
func TestHints(t *testing.T) {
	at := func(label, says, clause, cell string) scoring.Hint {
		return scoring.Hint{Label: speech.Words(label), Says: speech.Words(says), Clause: clause, Owner: scoring.Table, Cell: cell}
	}
	g := started(t)
	if _, all := g.Hints(0); all != nil {
		t.Errorf("before a chip is drawn: %v", all)
	}
	for _, step := range []struct {
		events []string
		title  string
		want   []scoring.Hint
	}{
		{[]string{"table activate Ted"}, "What Ted sees", []scoring.Hint{
			at("Fred in d2", "Colt: average", "GF52", "zone/d2"), // two zones are half of four
			at("Silas in e2", "Fred is in the way", "GF41", ""),
		}},
		{[]string{"Ted move c2"}, "What Ted sees", []scoring.Hint{
			at("Fred in d2", "Colt: average; knife: difficult", "GF52", "zone/d2"),
			at("Silas in e2", "Fred is in the way", "GF41", ""),
		}},
		// From d1 Fred is next door, and the barn behind its wall.
		{[]string{"Ted move d2", "Ted move d1"}, "What Ted sees", []scoring.Hint{
			at("Fred in d2", "Colt: average; knife: difficult", "GF52", "zone/d2"),
			at("Silas in e2", "a wall is in the way", "GF40", ""),
		}},
	} {
		g.Play(step.events...)
		title, all := g.Hints(0)
		for i, p := range all { // in English
			all[i].Label, all[i].Says = speech.Words(p.Label.String()), speech.Words(p.Says.String())
		}
		if title.String() != step.title || !slices.Equal(all, step.want) {
			t.Errorf("%v: %s %v\nwant %s %v", step.events, title, all, step.title, step.want)
		}
		if _, all := g.Hints(1); all != nil {
			t.Errorf("%v: Bob, who does not act, is told %v", step.events, all)
		}
	}
}
