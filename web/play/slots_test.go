package play

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/live/views"
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
			View:     &views.View{Info: info, Names: []string{"Ann", "Bob"}, Prompts: c.prompts, Moment: scoring.Moment{Turn: []int{0}}},
		}
		main, ends := viewSlots(at, ViewEntries(at, nil, 0))
		if main == nil || main.Label.String() != c.main || (ends == nil) != (c.ends == "") || ends != nil && (ends.Label.String() != c.ends || ends.Cuts) {
			t.Errorf("of %d prompts: %+v and %+v", len(c.prompts), main, ends)
		}
	}
}

// What one has just done lies at hand as long as it can be done once more: not what
// another has done since, what was taken back, or what needs to be said anew.
func TestAgainLiesAtHand(t *testing.T) {
	info := &scoring.Info{Verbs: []scoring.Verb{{Name: "shoot", Do: "shoot"}, {Name: "walk", Do: "walk"}}}
	shoot := scoring.Prompt{Verb: "shoot", Label: "Ann shoots", Cell: "c2", Args: []scoring.Arg{{Name: "at", Kind: scoring.Choice, Choices: []string{"Ted"}}}}
	walk := scoring.Prompt{Verb: "walk", Label: "Ann walks", Cell: "c2", Args: []scoring.Arg{{Name: "to", Kind: scoring.Choice, Choices: []string{"c1", "c3"}}}}
	move := func(seat int, stands bool, actor string, words ...string) views.Move {
		return views.Move{Seat: seat, Fate: views.Fate{Stands: stands}, Present: ledger.Entry{Actor: actor, Verb: words[0], Args: words[1:]}}
	}
	shot, card := move(0, true, "Ann", "shoot", "Ted"), move(scoring.Table, true, ledger.Table, "card", "miss")
	for _, c := range []struct {
		name  string
		moves []views.Move
		label string
	}{
		{"a shot", []views.Move{shot}, "Again: Ann shoots"},
		{"a shot and its card", []views.Move{shot, card}, "Again: Ann shoots"},
		{"a shot at another", []views.Move{move(0, true, "Ann", "shoot", "Lena"), card}, "Shoot or walk"},
		{"a way", []views.Move{shot, card, move(0, true, "Ann", "walk", "c1")}, "Shoot or walk"},
		{"another's shot since", []views.Move{shot, card, move(1, true, "Bob", "shoot", "Ted")}, "Shoot or walk"},
		{"a shot that was taken back", []views.Move{move(0, false, "Ann", "shoot", "Ted")}, "Shoot or walk"},
		{"nothing", nil, "Shoot or walk"},
	} {
		at := &table.Snapshot{
			Presence: live.Presence{Done: []bool{false, false}},
			View: (&views.View{
				Info: info, Names: []string{"Ann", "Bob"}, Prompts: []scoring.Prompt{shoot, walk, shoot}, Moment: scoring.Moment{Turn: []int{0}},
			}).WithMoves(c.moves...),
		}
		if main, _ := viewSlots(at, ViewEntries(at, nil, 0)); main == nil || main.Label.String() != c.label {
			t.Errorf("after %s: %+v, want %s", c.name, main, c.label)
		}
	}
}

// What moves a table of several on never stands where one says to be done: a second
// tap on that would throw the next dice.
func TestMovingOnHasItsPlace(t *testing.T) {
	info := &scoring.Info{Verbs: []scoring.Verb{{Name: "dig", Do: "dig"}, {Name: "roll", Do: "throw the dice", Actor: scoring.ByTable, Ends: true}}}
	dig := scoring.Prompt{Verb: "dig", Label: "Dig", Cell: "box"}
	roll := scoring.Prompt{Seat: scoring.Table, Verb: "roll", Label: "Throw the dice"}
	for _, c := range []struct {
		name       string
		turn       []int
		done       []bool
		says, next bool // to be done, and that the throw is the one thing to do
		presses    bool // Done is pressed
	}{
		{"both are at it", []int{0, 1}, []bool{false, false}, true, false, false},
		{"the other is at it", []int{0, 1}, []bool{true, false}, true, false, true},
		{"both are done", []int{0, 1}, []bool{true, true}, true, true, true},
		{"nobody can do anything", nil, []bool{false, false}, false, true, false},
	} {
		prompts := []scoring.Prompt{roll}
		if len(c.turn) > 0 {
			prompts = append(prompts, dig)
		}
		at := &table.Snapshot{
			Place:    live.Place{Person: people.Person{Role: people.Player}},
			Presence: live.Presence{Done: c.done},
			View:     &views.View{Info: info, Names: []string{"Ann", "Bob"}, Prompts: prompts, Moment: scoring.Moment{Turn: c.turn}},
		}
		entries := ViewEntries(at, nil, 0)
		at.Place.Role = people.Onlooker // who has nothing to take back
		bar := ViewActionBar(at, entries)
		if bar.Ends == nil || bar.Ends.Label != "Throw the dice" || bar.Ends.Next != c.next {
			t.Errorf("%s: at the place of what ends something is %+v", c.name, bar.Ends)
		}
		if (bar.Done != nil) != c.says || c.says && bar.Done.Done != c.presses || len(c.turn) == 0 && bar.Main != nil {
			t.Errorf("%s: one can say %+v and do %+v", c.name, bar.Done, bar.Main)
		}
	}
}

// Where one's own throw of as many dice as the rules say is to be typed, its faces lie
// at hand, so that the first tap is the first die.
func TestFacesLieAtHand(t *testing.T) {
	info := &scoring.Info{Verbs: []scoring.Verb{{Name: "roll", Do: "throw the dice"}}, Devices: []scoring.Device{{Name: "dice"}}}
	for _, c := range []struct {
		name   string
		from   int
		dice   string
		faceUp []string
		faces  int
	}{
		{"two of the table’s own dice", 2, live.Physical, nil, 6},
		{"one or two", 1, live.Physical, nil, 0},
		{"the program throws", 2, live.Virtual, nil, 0},
		{"others lie there", 2, live.Physical, []string{"4"}, 0},
	} {
		roll := scoring.Prompt{Verb: "roll", Label: "Throw", Args: []scoring.Arg{{Name: "dice", Kind: scoring.Throw, From: c.from, To: 2, Faces: 6, Device: "dice"}}}
		at := &table.Snapshot{
			Presence: live.Presence{Dice: c.dice, Done: []bool{false, false}},
			View:     &views.View{Info: info, Names: []string{"Ann", "Bob"}, Prompts: []scoring.Prompt{roll}, Moment: scoring.Moment{Turn: []int{0}, FaceUp: c.faceUp}},
		}
		entries := ViewEntries(at, nil, 0)
		at.Place.Role = people.Onlooker // who has nothing to take back
		pad, faces := ViewActionBar(at, entries).Pad, 0
		if pad != nil {
			faces = len(pad.Faces)
		}
		if faces != c.faces {
			t.Errorf("%s: %d faces lie at hand, want %d", c.name, faces, c.faces)
		}
	}
}
