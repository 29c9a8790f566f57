package goldfever_test

import (
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/sheet"
)

// What is offered to be put right has the forms of Info; each word of it is legal with
// one of the others at the least, and what is refused changes nothing.
func TestOverrulings(t *testing.T) {
	g := started(t).Play("table activate Ted", "Ted shoot Fred colt", "table card average jam")
	offered := map[string]int{}
	for _, p := range g.Overrulings() {
		offered[p.Verb+" "+strings.Join(p.Args[0].Choices, "|")]++
		taken := make([]map[string]bool, len(p.Args))
		for i := range taken {
			taken[i] = map[string]bool{}
		}
		for _, args := range combined(p.Args) {
			e := scoring.Event{Number: 99, Seat: scoring.Table, Verb: p.Verb, Args: args}
			trial := tableOf(t, g.Clone().(sheet.View))
			if v := scoring.Apply(&sheet.Info, trial.View, e); v == nil {
				checkState(t, trial.View)
				for i, word := range args {
					taken[i][word] = true
				}
			} else if v.Clause == scoring.UnknownClause {
				t.Errorf("%v: %v", e, v)
			}
		}
		for i, a := range p.Args {
			for _, word := range a.Choices {
				if !taken[i][word] {
					t.Errorf("%s: %s is legal with nothing", p.Label, word)
				}
			}
		}
	}
	for what, n := range map[string]int{"set wounds": 1, "set place": 1, "set object": 1, "set shells": 4, "set jam": 4, "shuffle easy|average|difficult|panic": 1} {
		if offered[what] != n {
			t.Errorf("%s is offered %d times, not %d", what, offered[what], n)
		}
	}
	if g.Play("Ted unjam colt", "Ted shoot Fred colt").Overrulings() != nil {
		t.Error("something is put right before the card is drawn")
	}
}

// combined are all ways to fill in arguments.
func combined(args []scoring.Arg) [][]string {
	all := [][]string{nil}
	for _, a := range args {
		words := a.Choices
		for n := a.From; a.Kind == scoring.Range && n <= a.To; n++ {
			words = append(slices.Clip(words), string(rune('0'+n)))
		}
		var longer [][]string
		for _, begun := range all {
			for _, word := range words {
				longer = append(longer, append(slices.Clip(begun), word))
			}
		}
		all = longer
	}
	return all
}
