package play

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/web/live"
	"saddlebag/web/table"
)

// What gives up what one could still do has a place of its own beside the rest, and is
// the one thing to do where there is no rest. Nobody else waits for it.
func TestPassingLiesAtHand(t *testing.T) {
	info := &scoring.Info{Verbs: []scoring.Verb{{Name: "walk", Do: "walk"}, {Name: "end", Do: "end the phase", Passes: true}}}
	walk, end := scoring.Prompt{Verb: "walk", Label: "Walk", Cell: "c2"}, scoring.Prompt{Verb: "end", Label: "End the phase", Cell: "points"}
	for _, c := range []struct {
		prompts    []scoring.Prompt
		main, ends string
	}{
		{[]scoring.Prompt{walk, walk, end}, "Walk", "End the phase"},
		{[]scoring.Prompt{walk, end}, "Walk", "End the phase"},
		{[]scoring.Prompt{end}, "End the phase", ""},
	} {
		at := &table.Snapshot{
			Presence: live.Presence{Done: []bool{false, false}},
			View:     &live.View{Info: info, Names: []string{"Ann", "Bob"}, Prompts: c.prompts, Moment: scoring.Moment{Turn: []int{0}}},
		}
		main, ends := viewSlots(at, ViewEntries(at, NoElement, 0))
		if main == nil || main.Label != c.main || (ends == nil) != (c.ends == "") || ends != nil && (ends.Label != c.ends || ends.Cuts) {
			t.Errorf("of %d prompts: %+v and %+v", len(c.prompts), main, ends)
		}
	}
}
