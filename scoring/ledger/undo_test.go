package ledger_test

import (
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

func TestUndoRedo(t *testing.T) {
	// Every case: events, each with the clause it breaks after "=>" where it
	// breaks one; then the coins of Ann and Bob, the heap (of 20) and who is next.
	tests := map[string]struct {
		events string
		want   string
	}{
		"nothing to undo":          {"Ann undo => LG3; table undo => LG3; Ann redo => LG4", "0 0 heap 20 Ann"},
		"own undo":                 {"Ann take 3; Ann undo", "0 0 heap 20 Ann"},
		"own undo and another":     {"Ann take 3; Ann undo; Ann take 1", "1 0 heap 19 Bob"},
		"nothing of one's own":     {"Ann take 3; Bob undo => LG3", "3 0 heap 17 Bob"},
		"others' events stand":     {"Ann draw ace; Ann take 1; Bob take 2; Ann reveal ace; Bob undo; Ann undo", "1 0 heap 19 Bob"},
		"own undo under others":    {"Ann draw ace; Ann reveal ace; Bob draw king; Bob reveal king; Ann undo", "0 5 heap 20 Ann"},
		"two under others":         {"Ann draw ace; Ann reveal ace; Bob draw king; Bob reveal king; Ann undo; Ann undo; Ann undo => LG3", "0 5 heap 20 Ann"},
		"would break a later turn": {"Ann take 1; Bob take 1; Ann undo => LG3", "1 1 heap 18 Ann"},
		"refused, then possible":   {"Ann take 1; Bob take 1; Ann undo => LG3; Bob undo; Ann undo", "0 0 heap 20 Ann"},
		"refused twice":            {"Ann take 1; Bob take 1; Ann undo => LG3; Bob draw ace; Ann undo => LG3", "1 1 heap 18 Ann"},
		"a spin under others":      {"table spin 3; Ann draw ace; table undo; table undo; Ann take 2", "2 0 heap 18 Bob"},
		"table takes from anybody": {"table spin 3; Ann take 2; table undo; Ann take 1", "3 0 heap 19 Bob"},
		"a spin changes what was":  {"table spin 3; Ann take 2; Bob take 1; Ann draw ace; Ann undo; table undo; Bob take 2", "6 2 heap 16 Ann"},
		"redo":                     {"Ann take 3; Ann undo; Ann redo", "3 0 heap 17 Bob"},
		"another may redo":         {"Ann take 3; Ann undo; Bob redo", "3 0 heap 17 Bob"},
		"table redo":               {"Ann take 3; table undo; table redo; table redo => LG4", "3 0 heap 17 Bob"},
		"three and three":          {"Ann take 1; Bob take 2; Ann take 3; table undo; table undo; table undo; table redo; table redo; table redo; Ann redo => LG4", "4 2 heap 14 Bob"},
		"three, two, one more":     {"Ann take 1; Bob take 2; Ann take 3; table undo; table undo; table undo; table redo; table redo; Ann take 1; table redo => LG4", "2 2 heap 16 Bob"},
		"redo after a play":        {"Ann take 3; Ann undo; Bob draw ace; Ann redo => LG4", "0 0 heap 20 Ann"},
		"redo after a struck play": {"Ann take 3; Ann undo; Bob take 1 => TY1; Ann redo", "3 0 heap 17 Bob"},
		"undo of what a redo made": {"Ann take 3; Ann undo; Ann redo; Ann undo; Ann redo; Bob take 1; Bob undo", "3 0 heap 17 Bob"},
		"passed over": {
			"Ann take 3; table note hm; Bob sign; table result Ann 3; Ann undo; table note hm; Ann sign; table result Bob 1; Ann redo",
			"3 0 heap 17 Bob",
		},
		"redo brings back an order":  {"Ann draw ace; Bob take 1 => TY1; Ann take 1; Bob take 2; Ann reveal ace; Ann undo; Ann redo; Bob undo", "6 0 heap 19 Bob"},
		"undo of a correction":       {"Ann correct coins +5 x; Ann take 1; table undo; table undo", "0 0 heap 20 Ann"},
		"own correction under other": {"Ann take 1; Ann correct coins +5 x; Bob take 1; Ann undo", "1 1 heap 18 Ann"},
		"a correction comes back":    {"Ann correct coins -2 x; Ann undo; Ann redo", "-2 0 heap 20 Ann"},
		"a correction ends redo":     {"Ann take 1; Ann undo; Bob correct coins +1 x; Ann redo => LG4", "0 1 heap 20 Ann"},
		"undo of a rename":           {"table rename Ann Cat; Cat take 2; Ann undo => LG1; Cat undo; table undo; Ann take 1", "1 0 heap 19 Bob"},
		"undo under a rename":        {"Ann draw ace; Ann reveal ace; table rename Ann Cat; Bob draw ace; Cat undo; Cat reveal ace", "5 0 heap 20 Cat"},
		"a rename is the table's":    {"Ann draw ace; table rename Ann Cat; Cat undo; Cat undo => LG3", "0 0 heap 20 Cat"},
		"redo of a rename":           {"table rename Ann Cat; table undo; Ann redo; Ann take 1 => LG1; Cat take 1", "1 0 heap 19 Bob"},
		"undo of a stop":             {"Ann take 1; table stop late; Bob take 1 => LG2; table undo; Bob take 1", "1 1 heap 18 Ann"},
		"undo before a stop":         {"Ann take 1; table stop late; Ann undo; Ann take 1 => LG2", "0 0 heap 20 Ann"},
		"redo of a stop":             {"table stop late; table undo; Bob redo; Ann take 1 => LG2", "0 0 heap 20 Ann"},
		"with arguments":             {"Ann take 1; Ann undo 2 => LG1; Ann redo all => LG1", "1 0 heap 19 Bob"},
		"by nobody":                  {"Ann take 1; Cat undo => LG1; ann undo => LG1", "1 0 heap 19 Bob"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			f := open(t, tiny{})
			run(t, f, test.events)
			if got := stand(f); got != test.want {
				t.Errorf("stands at %q; want %q", got, test.want)
			}
		})
	}
}

// run folds events separated by semicolons, each with the clause it is to
// break after "=>".
func run(t *testing.T, f *ledger.Fold, script string) {
	t.Helper()
	for i, line := range strings.Split(script, "; ") {
		event, want, _ := strings.Cut(line, " => ")
		if got := say(t, f, i+1, event); got != want {
			t.Fatalf("event %d, %s: breaks %q; want %q", i+1, event, got, want)
		}
	}
}

// stand is the score of each seat, the heap and who is next.
func stand(f *ledger.Fold) string {
	var b strings.Builder
	for _, s := range f.State().Tally() {
		b.WriteString(s.Total().String() + " ")
	}
	d := dump(f.State())
	heap, _, _ := strings.Cut(d, ",")
	b.WriteString(heap + " " + f.Names()[turnOf(f.State())])
	return b.String()
}

func turnOf(s scoring.State) int {
	if c, ok := s.(*castState); ok {
		return c.turn
	}
	return s.(*tinyState).turn
}

func TestUndoKeepsEventNumbers(t *testing.T) {
	f := open(t, tiny{})
	run(t, f, "Ann draw ace; Ann reveal ace; Bob draw king; Bob reveal king; Ann undo")
	tally := f.State().Tally()
	if got := tally[1].Lines; len(got) != 1 || got[0].Event != 4 {
		t.Errorf("Bob's lines %+v; want one, of event 4", got)
	}
	if got := tally[0].Lines; len(got) != 0 {
		t.Errorf("Ann's lines %+v; want none", got)
	}
}

// Without Bob's correction the game would have ended before the stop (LG2).
func TestUndoThatWouldStopAFinishedGame(t *testing.T) {
	f := open(t, tiny{}, "option heap 2")
	run(t, f, "Bob correct heap +1 x; Ann take 2; table stop late; Bob undo => LG3; table undo; Bob undo; table stop late => LG2; Bob draw ace => LG2")
	if got := stand(f); got != "2 0 heap 0 Bob" {
		t.Errorf("stands at %q", got)
	}
}

// A refusal names both events, but no card that others may not see.
func TestUndoRefusal(t *testing.T) {
	for events, want := range map[string]string{
		"Ann take 1; Bob take 1":                                      `You can't undo "Ann take 1": without it, "Bob take 1" would break TY1.`,
		"Ann correct heap +1 x; Bob correct heap -18 y; Bob take 1":   "",
		"Ann correct heap +1 x; Bob correct heap -20 y; Bob draw ace": `You can't undo "Ann correct heap +1 x": without it, "Bob draw ?" would break LG2.`,
	} {
		f := open(t, tiny{})
		for i, e := range strings.Split(events, "; ") {
			say(t, f, i+1, e)
		}
		v := f.Apply(9, ledger.Entry{Actor: "Ann", Verb: "undo"})
		got := ""
		if v != nil {
			got = v.Message.String()
		}
		if got != want {
			t.Errorf("%s; Ann undo: %q; want %q", events, got, want)
		}
	}
}

func TestNamesAfterUndo(t *testing.T) {
	f := open(t, tiny{})
	for _, step := range []struct {
		event string
		want  []string
	}{
		{"table rename Ann Cat", []string{"Cat", "Bob"}},
		{"table rename Bob Ann", []string{"Cat", "Ann"}},
		{"table undo", []string{"Cat", "Bob"}},
		{"Bob draw ace", []string{"Cat", "Bob"}},
		{"table undo", []string{"Cat", "Bob"}},
		{"table undo", []string{"Ann", "Bob"}},
		{"table redo", []string{"Cat", "Bob"}},
		{"table rename Cat CAT", []string{"CAT", "Bob"}},
	} {
		if clause := say(t, f, 1, step.event); clause != "" {
			t.Fatalf("%s: breaks %s", step.event, clause)
		}
		if got := f.Names(); !slices.Equal(got, step.want) {
			t.Errorf("after %s: %v; want %v", step.event, got, step.want)
		}
	}
}

func TestRename(t *testing.T) {
	f := open(t, tiny{cast: true})
	run(t, f, `table rename Ann bob => LG9; table rename Ann table => LG9; table rename Ann ? => LG9; table rename Ann "" => LG9; `+
		`table rename Cat Dan => LG1; Ann rename Ann Cat => LG1; table rename Ann Kit => LG9; table rename Ann => LG1; `+
		"table rename Ann Zoe\u0308; Zo\u00eb take 1; Zoe\u0308 undo; table rename Zoe\u0308 Ann; Ann take 1")
}

func TestClaimsStay(t *testing.T) {
	f := open(t, tiny{})
	play(t, f, "Ann take 1", "table result Ann 7", "Ann undo", "table result Bob 0.5", "Ann redo", "Ann undo", "Bob draw ace")
	want := []ledger.Claim{{Number: 2, Seat: 0, Claimed: 70}, {Number: 4, Seat: 1, Claimed: 5}}
	if got := f.Claims(); !slices.Equal(got, want) {
		t.Errorf("claims %+v; want %+v", got, want)
	}
}

func TestSignatureHoldsForItsMoment(t *testing.T) {
	f := open(t, tiny{})
	for i, step := range []struct {
		event    string
		ann, bob bool
	}{
		{"Ann take 1", false, false},
		{"Ann sign", true, false},
		{"table note hm", true, false},
		{"table result Ann 1", true, false},
		{"Bob sign", true, true},
		{"Bob take 2", false, false},
		{"Bob undo", true, true}, // the same moment
		{"Bob redo", false, false},
		{"Bob sign", false, true},
		{"Bob undo", true, false},
		{"Ann undo", false, false},
		{"Ann redo", true, false},
		{"Bob draw ace", false, false},
		{"Ann sign", true, false},
		{"Ann correct coins +1 x", false, false},
		{"Ann undo", true, false},
		{"table rename Ann Cat", false, false},
		{"table undo", true, false},
		{"table stop late", false, false},
		{"table redo", false, false},
	} {
		clause := say(t, f, i+1, step.event)
		if want := map[bool]string{true: "LG4"}[step.event == "table redo"]; clause != want {
			t.Fatalf("%s: breaks %q; want %q", step.event, clause, want)
		}
		if a, b := f.Signed(0), f.Signed(1); a != step.ann || b != step.bob {
			t.Errorf("after %s: signed %v and %v; want %v and %v", step.event, a, b, step.ann, step.bob)
		}
	}
}

func TestReturnedChance(t *testing.T) {
	f := open(t, tiny{})
	for i, step := range []struct {
		event string
		back  string // what the next spin must be; empty for any
	}{
		{"table spin 1", ""},
		{"table spin 2", ""},
		{"table spin 3", ""},
		{"table undo", "3"},
		{"table undo", "2"},
		{"table note hm", "2"},
		{"table redo", "3"}, // 2 is in force again
		{"table undo", "2"},
		{"Ann take 1", "2"}, // still owed
		{"table spin 2", "3"},
		{"table spin 3", ""},
		{"table undo", "3"},
		{"table redo", ""},
		{"Bob draw ace", ""},
		{"Bob undo", ""}, // no chance in that
	} {
		if clause := say(t, f, i+1, step.event); clause != "" {
			t.Fatalf("%s: breaks %s", step.event, clause)
		}
		e, ok := f.PendingThrow("table", "spin")
		got := ""
		if ok {
			got = e.Args[0]
			if e.Actor != "table" || e.Verb != "spin" || !e.Chance {
				t.Errorf("after %s: returned %+v", step.event, e)
			}
		}
		if got != step.back {
			t.Errorf("after %s: spin %q comes back; want %q", step.event, got, step.back)
		}
		if _, ok := f.PendingThrow("Ann", "spin"); ok {
			t.Errorf("after %s: a spin comes back for Ann", step.event)
		}
	}
}

// A throw is owed to the seat that lost it: another seat's does not spend it,
// and a new name does not shake it off.
func TestReturnedChanceIsTheSeats(t *testing.T) {
	f := open(t, tiny{})
	draw := func(actor, card string) {
		t.Helper()
		if v := f.Apply(1, ledger.Entry{Actor: actor, Verb: "draw", Args: []string{card}, Chance: true}); v != nil {
			t.Fatal(v)
		}
	}
	draw("Ann", "ace")
	play(t, f, "Ann undo")
	draw("Bob", "king")
	play(t, f, "table rename Ann Cat")
	e, ok := f.PendingThrow("Cat", "draw")
	if !ok || e.Actor != "Cat" || e.Args[0] != "ace" {
		t.Fatalf("returned for Cat: %+v, %v; want her ace", e, ok)
	}
	if _, ok := f.PendingThrow("Bob", "draw"); ok {
		t.Error("Bob's draw comes back, though nobody undid it")
	}
	draw("Cat", "ace")
	if _, ok := f.PendingThrow("Cat", "draw"); ok {
		t.Error("the ace comes back a second time")
	}
}

func TestCharacters(t *testing.T) {
	tests := map[string]struct{ events, want string }{
		"act for their player": {"Kit dig; Doc dig; Doc dig", "1 2 heap 17 Ann"},
		"their player undoes":  {"Kit dig; Doc dig; Ann undo", "0 1 heap 19 Ann"},
		"they undo nothing":    {"Kit dig; Kit undo => LG1; Kit redo => LG1; Kit sign => LG1; Kit correct coins +1 x => LG1", "1 0 heap 19 Ann"},
		"change sides":         {"Kit dig; Ann lend Kit; Kit dig; Ann lend Kit => TY7; Bob undo; Ann undo", "1 0 heap 19 Ann"},
		// Without the loan, what Kit does is Ann's.
		"act for whoever has them": {"Ann lend Kit; Kit dig; Ann undo", "1 0 heap 19 Ann"},
		"act for the new owner":    {"Ann lend Kit; Kit dig; Ann undo; Bob undo => LG3; Ann undo; Kit dig", "1 0 heap 19 Ann"},
		"come back":                {"Ann lend Kit; Kit dig; Ann undo; Ann redo", "0 1 heap 19 Ann"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			f := open(t, tiny{cast: true})
			run(t, f, test.events)
			if got := stand(f); got != test.want {
				t.Errorf("stands at %q; want %q", got, test.want)
			}
		})
	}
}
