package play

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/live/views"
	"saddlebag/web/table"
)

// hand is a prompt that throws one die at a time.
var hand = scoring.Prompt{
	Seat: 0, Verb: "play", Label: "Play a hand", Cell: "hand/1", Args: []scoring.Arg{
		{Name: "die", Kind: scoring.DiceChoice, Choices: []string{"2", "3"}},
		{Name: "dice", Kind: scoring.Throw, From: 2, To: 8, Faces: 6, StopAtSum: 16, Device: "dice"},
	},
}

func offerAt(presence live.Presence, p scoring.Prompt) *OfferView {
	t := &table.Snapshot{
		View: &views.View{Info: &scoring.Info{}, Names: []string{"Ann", "Bob"}, Prompts: []scoring.Prompt{p}}, Presence: presence,
	}
	return ViewEntries(t, nil, 0).Seats[0].Verbs[0].Offers[0]
}

// A throw of one die at a time says how it goes on, and goes on with the die it
// was begun with.
func TestOfferOfOneDieAtATime(t *testing.T) {
	for held, want := range map[int][]buttonView{
		0: {{"arg-1", "*", "Play a hand: roll a die"}},
		1: {{"arg-1", "*", "Roll one more die"}},
		2: {{"arg-1", "*", "Roll one more die"}, {"arg-1", "=", "Stay with 6+5"}},
	} {
		presence := live.Presence{Dice: live.Virtual}
		if held > 0 {
			presence.Held = []live.Held{{Event: "Bob play 3 *", Faces: []string{"1"}}, {Event: "Ann play 3 *", Faces: []string{"6", "5"}[:held]}}
		}
		o := offerAt(presence, hand)
		for i, b := range o.Buttons {
			o.Buttons[i].Label = speech.Words(b.Label.String())
		}
		if diff := cmp.Diff(want, o.Buttons); diff != "" {
			t.Errorf("%d held: %s", held, diff)
		}
		if fixed := o.Args[0].Fixed; (fixed == "3") != (held > 0) {
			t.Errorf("%d held: the die is %q", held, fixed)
		}
	}
}

// At a table that throws its own dice the same prompt is typed.
func TestOfferToType(t *testing.T) {
	o := offerAt(live.Presence{Dice: live.Physical}, hand)
	if len(o.Buttons) != 1 || o.Buttons[0].Name != "" {
		t.Errorf("buttons %v", o.Buttons)
	}
	if dice := o.Args[1].Dice; len(dice) != 8 || !dice[1].Required || dice[2].Required {
		t.Errorf("fields %v", dice)
	}
}

// Everything is chosen that most people would choose.
func TestOfferOfCounts(t *testing.T) {
	for most, want := range map[int][]int{6: {2, 3}, 4: {0, 0}} {
		a := viewArg(scoring.Arg{Kind: scoring.Counts, To: most, Items: []scoring.Item{{Name: "S", Most: 2}, {Name: "T", Most: 3}}}, speech.Words)
		if got := []int{a.Items[0].Count, a.Items[1].Count}; !cmp.Equal(got, want) {
			t.Errorf("of %d: %v, not %v", most, got, want)
		}
	}
}

// Two prompts of one verb at one cell are two forms.
func TestOffersHaveIDsOfTheirOwn(t *testing.T) {
	var s SeatEntries
	for range 3 {
		s.add(offerAt(live.Presence{}, hand))
	}
	seen := map[string]bool{}
	for _, o := range s.Verbs[0].Offers {
		seen[o.ID] = true
	}
	if len(seen) != 3 {
		t.Errorf("ids %v", seen)
	}
}

func TestWarning(t *testing.T) {
	roll := scoring.Prompt{Seat: scoring.Table, Verb: "roll"}
	table := func(turn ...int) *table.Snapshot {
		return &table.Snapshot{
			Place: live.Place{Person: people.Person{Seat: 0}}, Presence: live.Presence{Done: []bool{false, false, true}},
			View: &views.View{Info: &scoring.Info{}, Names: []string{"Ann", "Bob", "Cy", "Dee"}, Moment: scoring.Moment{Turn: turn}},
		}
	}
	for want, turn := range map[string][]int{
		"": {0}, "Bob hasn't finished.": {0, 1}, "Bob and Dee haven't finished.": {1, 2, 3},
	} {
		at := table(turn...)
		at.Presence.Done = append(at.Presence.Done, false)
		at.View.Prompts = []scoring.Prompt{roll}
		all := ViewEntries(at, nil, 0).Seats
		table := all[slices.IndexFunc(all, func(s SeatEntries) bool { return s.Seat == scoring.Table })]
		if got := table.Verbs[0].Offers[0].Warning.String(); got != want {
			t.Errorf("%v: %q, not %q", turn, got, want)
		}
	}
}
