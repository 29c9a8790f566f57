package live_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/live/views"
)

// enterAt enters an event where a place has seen so much.
func enterAt(t *testing.T, p live.Place, seen int, event string) error {
	t.Helper()
	_, err := p.Enter(t.Context(), live.Request{Seen: seen, Event: event})
	return err
}

// propose is a proposal that must go well.
func propose(t *testing.T, p live.Place, event string) *views.Proposal {
	t.Helper()
	in, err := p.Propose(t.Context(), event)
	if err != nil {
		t.Fatalf("%s: %v", event, err)
	}
	return in
}

// fits are what no longer fits, or fits again, in words.
func fits(all []views.Fit) string {
	var words []string
	for _, f := range all {
		words = append(words, fmt.Sprintf("%d %s (%s)", f.Number, f.Entry, f.Breaks.Clause))
	}
	return strings.Join(words, ", ")
}

func TestInsertStrikesWhatNoLongerFits(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	r.enter(host, dug...)
	past, err := host.Past(t.Context(), 6)
	if err != nil {
		t.Fatal(err)
	}
	if past.Moment.Label.String() != "Round 1" || past.Tally[0].Total() != 0 || len(past.Moment.Turn) != 2 {
		t.Errorf("after the throw: %+v, %v", past.Moment, past.Tally)
	}
	const insert = `table insert 6 "Ann dig 2"`
	in := propose(t, host, insert)
	if fits(in.Struck) != "6 Ann dig 5 (NU4)" || len(in.Fits) > 0 || in.Was.Verb != "" || in.Is.String() != "Ann dig 2" {
		t.Errorf("%+v", in)
	}
	if in.Before[0].Total() != scoring.Whole(5) || in.After[0].Total() != scoring.Whole(2) || r.view(host).Tally[0].Total() != scoring.Whole(5) {
		t.Error("the proposal has gone in, or tells another score")
	}
	if err := enterAt(t, host, 6, insert); !errors.Is(err, live.ErrMoved) {
		t.Errorf("another state: %v", err)
	}
	if err := enterAt(t, host, in.Seen, insert); err != nil {
		t.Fatal(err)
	}
	check := func() {
		t.Helper()
		want := `Ann draw ace, Ann bury here, Bob draw ?, Bob bury ?, table roll 2+5, [Ann dig 5], Bob dig 2, table insert 6 "Ann dig 2"`
		if got := r.texts(host); got != want {
			t.Errorf("%s\nwant\n%s", got, want)
		}
		moves := r.view(host).Moves()
		if m := moves[5]; m.Status != ledger.Struck || m.Breaks.Clause != "NU4" || m.Amended != 0 || m.Present.String() != "Ann dig 5" {
			t.Errorf("struck: %+v", m)
		}
		if m := moves[7]; m.Before != 6 || m.Present.String() != "Ann dig 2" {
			t.Errorf("put in: %+v", m)
		}
	}
	check()
	r.holds(host)
	r.reopen()
	host = r.at(host.Code)
	check()

	// What is struck is mended, and what mends it can be taken back.
	in = propose(t, host, "table amend 8 -")
	if fits(in.Fits) != "6 Ann dig 5 (NU4)" || len(in.Struck) > 0 || in.Was.String() != "Ann dig 2" || in.Is.Verb != "" {
		t.Errorf("%+v", in)
	}
	r.enter(host, "table amend 8 -")
	if m := r.view(host).Moves()[7]; m.Status != ledger.TakenOut || m.Amended != 9 || m.Stands || m.Present.Verb != "" {
		t.Errorf("taken out: %+v", m)
	}
	if score := r.view(host).Tally[0].Total(); score != scoring.Whole(5) {
		t.Errorf("Ann has %v", score)
	}
	undo, ok := r.view(host).Undo(host.Person)
	if !ok || undo.Takes.Number != 9 || undo.Entry.String() != "table undo" {
		t.Errorf("to take back: %+v", undo)
	}
	r.enter(host, "table undo")
	if score := r.view(host).Tally[0].Total(); score != scoring.Whole(2) {
		t.Errorf("Ann has %v", score)
	}
	if redo, ok := r.view(host).Redo(host.Person); !ok || redo.Takes.Number != 9 {
		t.Errorf("to bring back: %+v", redo)
	}
	r.enter(host, "table redo", "table undo", "table undo")
	if v := r.view(host); v.Tally[0].Total() != scoring.Whole(5) || !v.Moves()[5].Stands || v.Moves()[7].Stands {
		t.Errorf("all taken back: %v", r.texts(host))
	}
	r.holds(host)
}

func TestPast(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	r.enter(host, dug...)
	for _, before := range []int{8, 0, -1, 99} {
		if _, err := host.Past(t.Context(), before); !isRefused(err) {
			t.Errorf("before entry %d: %v", before, err)
		}
	}
	r.enter(host, `table amend 5 "table roll 2+6"`)
	past, err := host.Past(t.Context(), 7)
	if err != nil {
		t.Fatal(err)
	}
	if got := past.Moment.FaceUp; strings.Join(got, "") != "26" {
		t.Errorf("the dice show %v", got)
	}
	if turn := past.Moment.Turn; len(turn) != 2 { // what Ann dug is struck
		t.Errorf("to move: %v", turn)
	}
}

// Who may amend: the host anything, a player what is theirs before and after as long
// as nothing of others is struck.
func TestWhoAmends(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	bob, looker := r.sit(host, people.Player, 1), r.sit(host, people.Onlooker, scoring.Table)
	r.enter(host, dug...)
	tests := []struct {
		place     live.Place
		event     string
		host      bool   // only the host may
		clause    string // that it breaks
		forbidden bool
	}{
		{place: bob, event: `table amend 7 "Bob dig 5"`},
		{place: bob, event: `table amend 7 -`},
		{place: bob, event: `table amend 4 "Bob bury elsewhere"`},
		{place: bob, event: `table insert 7 "table note hm"`},
		{place: bob, event: `table amend 5 "table roll 2+5"`},
		{place: bob, event: `table amend 5 "table roll 2+6"`, host: true}, // Ann's dig would be struck
		{place: bob, event: `table amend 5 -`, host: true},
		{place: bob, event: `table amend 6 -`, forbidden: true},
		{place: bob, event: `table amend 6 "Bob dig 5"`, forbidden: true},
		{place: bob, event: `table amend 7 "Ann dig 2"`, forbidden: true},
		{place: bob, event: `table insert 7 "Ann dig 2"`, forbidden: true},
		{place: bob, event: `table insert 7 "table stop late"`, forbidden: true},
		{place: bob, event: `table insert 7 "Bob correct points +1 smudge"`},
		{place: bob, event: `table insert 7 "Ann correct points +1 smudge"`, forbidden: true},
		{place: looker, event: `table amend 7 "Bob dig 5"`, forbidden: true},
		{place: looker, event: `table insert 7 "table note hm"`, forbidden: true},
		{place: host, event: `table amend 7 "Bob dig 5"`},
		{place: host, event: `table insert 6 "table stop late"`},
		{place: host, event: `table amend 6 "Ann dig 6"`, clause: "NU4"},
		{place: bob, event: `table amend 7 "Bob dig 6"`, clause: "NU4"},
		{place: host, event: `table amend 8 -`, clause: "LG10"},
		{place: host, event: `table amend 0 -`, clause: "LG1"},
		{place: host, event: `table amend x -`, clause: "LG1"},
		{place: host, event: `table amend 6`, clause: "LG1"},
		{place: host, event: `table insert 6 -`, clause: "LG1"},
		{place: host, event: `table insert 6 "Cec dig 5"`, clause: "LG1"},
		{place: host, event: `table amend 6 "Ann sign"`, clause: "LG10"},
		{place: host, event: `table amend 6 "table amend 5 -"`, clause: "LG10"},
	}
	for _, test := range tests {
		in, err := test.place.Propose(t.Context(), test.event)
		switch {
		case test.forbidden != isRefused(err), test.clause != clause(err):
			t.Errorf("%s by %s: %v", test.event, test.place.Role, err)
		case err == nil && test.host != (in.Barred != nil):
			t.Errorf("%s by %s: barred %v", test.event, test.place.Role, in.Barred)
		}
		if test.forbidden || test.host || test.clause != "" {
			if got := r.try(test.place, test.event); isRefused(got) != (test.forbidden || test.host) || clause(got) != test.clause {
				t.Errorf("%s entered by %s: %v", test.event, test.place.Role, got)
			}
		}
	}
	if _, err := host.Propose(t.Context(), "Ann dig 5"); !isRefused(err) {
		t.Errorf("no amendment: %v", err)
	}
	if seen := r.seen(host); seen != len(dug) {
		t.Fatalf("%d entries", seen)
	}

	// What a player amended only the host takes back; a player's own undo passes over.
	r.enter(bob, `table amend 7 "Bob dig 5"`)
	if undo, ok := r.view(bob).Undo(bob.Person); !ok || undo.Entry.String() != "Bob undo" || undo.Takes.Number != 7 {
		t.Errorf("Bob can take back %+v", undo)
	}
	if err := r.try(bob, "table undo"); !isRefused(err) {
		t.Errorf("Bob takes the amendment back: %v", err)
	}
	r.enter(bob, "Bob undo")
	if m := r.view(bob).Moves()[6]; m.Status != ledger.TakenBack {
		t.Errorf("%+v", m)
	}
	r.enter(bob, "Bob redo")
	r.enter(host, "table undo")
	if m := r.view(bob).Moves()[6]; !m.Stands || m.Present.String() != "Bob dig 2" {
		t.Errorf("%+v", m)
	}
	r.holds(host)
}

// A ledger is carried on whose slips were amended; what an amendment strikes
// stays struck until it is mended at the table.
func TestImportAmended(t *testing.T) {
	const start = "saddlebag 1 nugget\nplayer Ann\nplayer Bob\n\nAnn draw ace\nAnn bury here\nBob draw king\nBob bury there\ntable roll 2+5\n"
	tests := map[string]struct {
		lines string
		want  string // of the entries from the sixth on; empty where it is refused
		says  string // where it is refused
	}{
		"clean":               {"Ann dig 6\ntable amend 6 \"Ann dig 5\"\n", `Ann dig 6, table amend 6 "Ann dig 5"`, ""},
		"taken out":           {"Ann dig 6\ntable amend 6 -\n", `[Ann dig 6], table amend 6 -`, ""},
		"struck by it":        {"Ann dig 5\ntable amend 5 \"table roll 1+2\"\n", `[Ann dig 5], table amend 5 "table roll 1+2"`, ""},
		"what rested on it":   {"Ann dig 6\nBob dig 6\ntable amend 5 \"table roll 2+6\"\n", `Ann dig 6, Bob dig 6, table amend 5 "table roll 2+6"`, ""},
		"a line nobody reads": {"Ann \"dig\ntable amend 6 \"Ann dig 5\"\n", `table note "Ann \"dig", table amend 6 "Ann dig 5"`, ""},
		"not amended":         {"Ann dig 6\n", "", "Line 10 breaks NU4"},
		"amended wrongly":     {"Ann dig 6\nAnn dig 2\ntable amend 7 \"Ann dig 5\"\n", "", "Line 10 breaks NU4"},
		"no amendment":        {"Ann dig 5\ntable amend 6 \"Ann dig 6\"\n", "", "Line 11 breaks NU4"},
		"after it":            {"Ann dig 6\ntable amend 6 \"Ann dig 5\"\nAnn dig 2\n", "", "Line 12 breaks NU4"},
		"nobody can read it":  {"Ann \"dig\ntable amend 5 \"table roll 2+5\"\n", "", "night.ledger:10:5"},
		"a redo of nothing":   {"table redo\ntable amend 5 \"table roll 2+5\"\n", "", "Line 10 breaks LG4"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			r := open(t)
			p, err := r.Import(t.Context(), live.Order{Host: 0, Keep: 7}, "night.ledger", start+test.lines)
			if test.want == "" {
				if err == nil || !strings.Contains(err.Error(), test.says) {
					t.Fatalf("%v, want %q", err, test.says)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			check := func(p live.Place) {
				t.Helper()
				const secret = "Ann draw ace, Ann bury here, Bob draw ?, Bob bury ?, "
				got := strings.TrimPrefix(r.texts(p), secret)
				if _, got, _ = strings.Cut(got, ", "); got != test.want {
					t.Errorf("%s\nwant %s", got, test.want)
				}
				r.holds(p)
			}
			check(p)
			r.reopen()
			check(r.at(p.Code))

			// It goes on, also from an export of the whole.
			whole, err := r.store.Load(t.Context(), p.Table.ID())
			if err != nil {
				t.Fatal(err)
			}
			text, err := json.Marshal(whole)
			if err != nil {
				t.Fatal(err)
			}
			next, err := r.Import(t.Context(), live.Order{Host: 0, Keep: 7}, "night.json", string(text))
			if err != nil {
				t.Fatal(err)
			}
			check(next)
			seen := r.seen(next)
			r.enter(next, "table undo", "table redo", "table note on")
			r.reopen()
			if got := r.seen(r.at(next.Code)); got != seen+3 {
				t.Errorf("%d entries, want %d", got, seen+3)
			}
			r.enter(r.at(next.Code), "table undo") // what was wrong is wrong again
			r.reopen()
			if v := r.view(r.at(next.Code)); v.Damage != nil || v.Seen != seen+4 {
				t.Errorf("damaged: %v", v.Damage)
			}
		})
	}
}

// What the program makes nobody reveals, chooses or has thrown again by amending.
func TestAmendedChance(t *testing.T) {
	r := openShelf(t, bonesShelf)
	host := r.make("bones", "Bob")
	bob := r.sit(host, people.Player, 1)
	if err := host.SetDice(t.Context(), live.Virtual); err != nil {
		t.Fatal(err)
	}
	r.enter(host, "table note first", "table deals Bob *", "table turns *", "Bob pass", "table note last")
	before := r.texts(bob)
	tests := map[string]string{
		"it is chosen":                       `table amend 2 "table deals Bob a b"`,
		"it is chosen before":                `table insert 2 "table deals Ann a b"`,
		"it is chosen after":                 `table insert 5 "table deals Ann a b"`,
		"a card is revealed":                 `table insert 2 "table turns a top"`,
		"a card is revealed at the end":      `table amend 5 "table turns a top"`,
		"a throw is chosen":                  `table amend 4 "Bob throw 6+6+6"`,
		"it is thrown again":                 `table amend 2 -`,
		"another card is turned":             `table amend 3 -`,
		"it is drawn anew":                   `table insert 2 "table deals Ann *"`,
		"it becomes something else":          `table amend 3 "table turns none"`,
		"what was thrown would not be legal": `table insert 1 "table stop late"`,
	}
	for name, event := range tests {
		for _, p := range []live.Place{host, bob} {
			_, err := p.Propose(t.Context(), event)
			got := r.try(p, event)
			stops := p.Role == people.Player && strings.Contains(event, "stop")
			if (clause(err) != "LG10" || clause(got) != "LG10") && (!stops || !isRefused(err) || !isRefused(got)) {
				t.Errorf("%s, by the %s: %v, %v", name, p.Role, err, got)
			}
		}
	}
	if got := r.texts(bob); got != before {
		t.Errorf("%s\nwant %s", got, before)
	}
	r.enter(host, "table amend 4 -", `table insert 3 "table turns none"`)
	r.holds(host)
}

// Two amend the same entry at once: one wins, one is told, and one record is kept.
func TestTwoAmendAtOnce(t *testing.T) {
	r := open(t)
	file := filepath.Join(t.TempDir(), "tables.db")
	var code string
	kept := r.withStore(file, func() {
		host := r.make("nugget", "Bob")
		bob := r.sit(host, people.Player, 1)
		r.enter(host, dug...)
		var group sync.WaitGroup
		errs := make([]error, 2)
		for i, event := range []string{`table amend 7 "Bob dig 5"`, `table amend 7 -`} {
			group.Go(func() { errs[i] = enterAt(t, []live.Place{host, bob}[i], len(dug), event) })
		}
		group.Wait()
		if moved := []bool{errors.Is(errs[0], live.ErrMoved), errors.Is(errs[1], live.ErrMoved)}; moved[0] == moved[1] || errs[0] != nil && errs[1] != nil {
			t.Errorf("%v", errs)
		}
		code = host.Code
	})
	if !kept {
		t.Fatal("no database")
	}
	r.withStore(file, func() {
		p := r.at(code)
		if seen := r.seen(p); seen != len(dug)+1 {
			t.Errorf("%d entries", seen)
		}
		if m := r.view(p).Moves()[6]; m.Amended != 8 {
			t.Errorf("%+v", m)
		}
		r.holds(p)
	})
}
