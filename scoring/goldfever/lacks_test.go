package goldfever_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
)

// A weapon that can be used is offered where it stands on its owner's sheet, and one that can't
// says why not. Ted stands in b2 with a Colt, which reaches four zones, and a knife, which reaches
// one. Fred is two zones away in the same row, behind him Silas.
func TestWeaponsSayWhyNot(t *testing.T) {
	g := started(t)
	for _, step := range []struct {
		events []string
		lacks  map[string]string // by cell
		tools  []string          // cells of what can be used
	}{
		{nil, map[string]string{}, nil},
		{[]string{"table activate Ted"}, map[string]string{"ted/pocket-1": "GF24 Ted throws the knife"}, []string{"ted/gun-1"}},
		{[]string{"Ted move c2"}, map[string]string{}, []string{"ted/gun-1", "ted/pocket-1"}},
		// The last of four points is spent.
		{[]string{"Ted move d2", "Ted move d1", "Ted move d2"}, map[string]string{"ted/gun-1": "GF11 Ted fires the Colt", "ted/pocket-1": "GF11 Ted throws the knife"}, nil},
		{[]string{"Ted end"}, map[string]string{}, nil},
	} {
		g.Play(step.events...)
		lacks := map[string]string{}
		for _, l := range scoring.Lacks(g.View, 0) {
			lacks[l.Cell] = l.Why.Clause + " " + l.Label.String()
		}
		if diff := cmp.Diff(step.lacks, lacks); diff != "" {
			t.Errorf("%v, what can't be used (-want +got):\n%s", step.events, diff)
		}
		var tools []string
		for _, p := range g.Prompts() {
			if p.Tool != "" && !slices.Contains(tools, p.Tool) {
				tools = append(tools, p.Tool)
			}
		}
		if diff := cmp.Diff(step.tools, tools); diff != "" {
			t.Errorf("%v, what can be (-want +got):\n%s", step.events, diff)
		}
		if all := scoring.Lacks(g.View, 1); len(all) > 0 {
			t.Errorf("%v: Bob, who does not act, is told %v", step.events, all)
		}
	}
}

// Who has a joker reads what it does before it's played (GF8).
func TestJokerSaysWhatItDoes(t *testing.T) {
	g := newTable(t).Play("table deals-joker Ted charm", "table deals-joker Lena ?", "table deals-joker Fred ?", "table deals-joker Silas ?", "table activate Ted")
	spends := func() string {
		for _, p := range g.Prompts() {
			if p.Verb == "joker" {
				return p.Spends.String()
			}
		}
		return ""
	}
	const once = "It's free, but you have only one: once played, it's gone."
	does := ""
	for _, j := range tiny(t).Jokers {
		if j.Kind.String() == "charm" {
			does = j.Text
		}
	}
	if got, want := spends(), does+" "+once; does == "" || got != want {
		t.Errorf("of a charm Ted reads %q, want %q", got, want)
	}
	g.Play("Ted end", "table activate Lena")
	if got := spends(); got != once {
		t.Errorf("of a joker that nobody knows Lena reads %q, want %q", got, once)
	}
}
