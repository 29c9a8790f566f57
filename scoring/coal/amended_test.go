package coal_test

import (
	"testing"

	"saddlebag/scoring/ledger"
)

// What the program threw is not amended, nor struck by an amendment, and nobody
// puts in a throw before it. What people chose can be changed beside it.
func TestThrownByProgram(t *testing.T) {
	const header = "saddlebag 1 coal-n-write\nplayer Ann\nplayer Bob\n"
	thrown := func(dice string) ledger.Entry {
		return ledger.Entry{Actor: ledger.Table, Verb: "roll", Args: []string{dice}, Chance: true}
	}
	record := []ledger.Entry{thrown("1+4+5"), event(t, "Ann claim tin-1 4+5"), event(t, "Bob claim silver-1 4+5"), thrown("1+2"), event(t, "Ann claim coal-2 1+2")}
	for line, clause := range map[string]string{
		`table amend 1 "table roll 2+4+5"`:      "LG10", // what the program threw
		`table amend 4 -`:                       "LG10",
		`table amend 2 "table roll 2+3"`:        "LG10", // thrown again before it
		`table insert 4 "table roll 1"`:         "LG10",
		`table insert 2 "table roll 2+3"`:       "LG10",
		`table insert 4 "Ann dig tin-1 1"`:      "",     // what people chose
		`table insert 4 "Ann dig tin-1 6"`:      "CW7",  // by the rules
		`table insert 2 "table stop \"early\""`: "LG10", // strikes the throw of entry 4
		`table amend 5 "table roll 1"`:          "",     // after it, by the rules
		`table amend 3 "Bob dig silver-1 4+5"`:  "",
		`table amend 5 -`:                       "",
	} {
		o, err := shelf.Open("night", header, nil)
		if err != nil {
			t.Fatal(err)
		}
		f := o.Fold
		for i, e := range record {
			if v := f.Apply(i+1, e); v != nil {
				t.Fatalf("entry %d: %v", i+1, v)
			}
		}
		got := ""
		if v := f.Apply(6, event(t, line)); v != nil {
			got = v.Clause
		}
		if got != clause {
			t.Errorf("%s breaks %q; want %q", line, got, clause)
		}
	}
}

func event(t *testing.T, line string) ledger.Entry {
	t.Helper()
	e, err := ledger.ParseEvent(line)
	if err != nil {
		t.Fatal(err)
	}
	return e
}
