package seats

import (
	"net/url"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/cmd/saddlebag/programtest"
)

// A keeper is somebody at a table who keeps something secret.
type keeper struct {
	names   []string // of the players, the host first
	name    string   // the one of them
	cell    string   // whose reason everybody asks for
	sheets  []string // that everybody prints
	guesses []string // what everybody tries to enter, all of it late
}

// keepsToItself tests that tables which differ in a secret of the keeper's are
// the same to everybody else, also to the host who has brought the ledger: pages,
// sheets, the notary's view, ledgers, what is offered and what is said to those
// who ask. It returns what the seats of each table can read.
func (k keeper) keepsToItself(t *testing.T, at string, tables [2]url.Values) (know [2]map[string]map[string]string) {
	t.Helper()
	for i, form := range tables {
		know[i] = map[string]map[string]string{}
		for name, seat := range programtest.SeatsAt(t, at, programtest.MakeTable(t, at+"/tables/carry", form), k.names...) {
			all := seat.All(k.cell, k.sheets...)
			for _, guess := range k.guesses {
				all["guess "+guess] = seat.Enter(0, guess)
			}
			for what, text := range all {
				all[what] = made.over(text)
			}
			know[i][name] = all
		}
	}
	for _, name := range k.names {
		diff := cmp.Diff(know[0][name], know[1][name])
		if name != k.name && diff != "" {
			t.Errorf("%s can tell what %s hides: %.2000s", name, k.name, diff)
		}
		if name == k.name && diff == "" {
			t.Errorf("%s does not see the own secret", name)
		}
	}
	return know
}

// One card differs that Bob has been dealt.
func TestDealtHandsStaySecret(t *testing.T) {
	t.Parallel()
	text := programtest.Read(t, "../../../scoring/maloney/testdata/games/empty-hand-4p.ledger")
	begun, _, ok := strings.Cut(text, "# Day 3")
	if !ok || !strings.Contains(begun, " 14-sat\n") {
		t.Fatal("the game has changed")
	}
	bob := keeper{
		names: []string{"Ann", "Bob", "Cid", "Dot"}, name: "Bob", cell: "s2-hand-card/12",
		sheets:  []string{"player", "notary", "result", "board"},
		guesses: []string{"Cid lays 14 sat", "Bob lays 2 sun", "table deals Bob 14-sat", "Bob reveal 14-sat", "Dot lays 1 wed"},
	}
	know := bob.keepsToItself(t, programtest.Serve(t, "--limits", "off"), [2]url.Values{
		{"ledger": {begun}, "me": {"Ann"}},
		{"ledger": {strings.Replace(begun, " 14-sat\n", " 14-thu\n", 1)}, "me": {"Ann"}},
	})
	ledger := know[0]["Ann"]["/ledger"]
	if !strings.Contains(ledger, "table deals Bob ? ? ? ? ? ? ? ? ? ? ? ?\n") || !strings.Contains(ledger, "table deals Ann 1-sun 6-mon ") {
		t.Errorf("the host's ledger shows other hands than the own: %s", ledger)
	}
}

// The joker of Bob's Lena differs, and then what Cid's Fred has picked up face
// down.
func TestJokersAndNuggetsStaySecret(t *testing.T) {
	t.Parallel()
	begun, _, ok := strings.Cut(programtest.Read(t, "../../../scoring/goldfever/testdata/games/shared-4p.ledger"), "# Round 2")
	if !ok {
		t.Fatal("the game has changed")
	}
	at, own := programtest.Serve(t, "--limits", "off"), programtest.Read(t, "../../../scoring/goldfever/testdata/games/tiny.yaml")
	for _, test := range []struct {
		name, cell, before string
		after              [2]string
	}{
		{"Bob", "s2-lena-lena/joker", "table deals-joker Lena ?\n", [2]string{"table deals-joker Lena charm\n", "table deals-joker Lena flask\n"}},
		{"Cid", "s3-fred-fred/pocket-1", "Fred pick nugget-2 ?\n", [2]string{"Fred pick nugget-2 3\n", "Fred pick nugget-2 1\n"}},
	} {
		var tables [2]url.Values
		for i, after := range test.after {
			if !strings.Contains(begun, test.before) {
				t.Fatalf("the game has no %s", test.before)
			}
			tables[i] = url.Values{"ledger": {strings.Replace(begun, test.before, after, 1)}, "me": {"Ann"}, "own": {own}, "called": {"tiny.yaml"}}
		}
		keeper{
			names: []string{"Ann", "Bob", "Cid", "Dot"}, name: test.name, cell: test.cell,
			sheets:  []string{"characters", "record", "result", "village-small"},
			guesses: []string{"Fred reveal nugget-2 3", "Lena joker charm", "Ted joker charm", "table deals-joker Lena charm", "Silas end"},
		}.keepsToItself(t, at, tables)
	}
}
