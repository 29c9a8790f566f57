package repair_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/example/game"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/repair"
	"saddlebag/templates"
)

var shelf = ledger.Catalog{Games: []scoring.Game{game.Game}, House: templates.House, Houses: templates.Houses}

// night is a whole game of Nugget that is right.
func night(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../example/testdata/games/whole-2p.ledger")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// causes are those of a ledger.
func causes(t *testing.T, text string) []ledger.Cause {
	t.Helper()
	o, err := shelf.Open("night.ledger", text, nil)
	if err != nil {
		t.Fatal(err)
	}
	r, err := repair.Report(t.Context(), "night.ledger", o, text, 100)
	if err != nil {
		t.Fatal(err)
	}
	return r.Causes
}

// A slip in the game of one night, and the repair that is told first.
func TestSlipsOfANight(t *testing.T) {
	for name, test := range map[string]struct {
		old, slip string
		line      int
		do        ledger.Doing
		at        int
		text, say string
	}{
		"a throw left out":   {"table roll 2+6\n", "", 15, ledger.Insert, 15, "table roll 2+6", "A throw is missing before line 15."},
		"an entry twice":     {"Ann dig 5\n", "Ann dig 5\nAnn dig 5\n", 13, ledger.Remove, 13, "", "Line 13 repeats line 12."},
		"two exchanged":      {"Ann dig 2\nBob dig 6\nBob spin bust\n", "Ann dig 2\nBob spin bust\nBob dig 6\n", 17, ledger.Move, 17, "", "Lines 17 and 18 are swapped."},
		"a wrong digit":      {"Ann dig 5", "Ann dig 8", 12, ledger.Change, 12, "Ann dig 5", "Line 12 says 8, but should say 5."},
		"a wrong player":     {"Ann dig 5\n", "Bob dig 5\n", 12, ledger.Change, 12, "Ann dig 5", "Line 12 is Ann's, not Bob's."},
		"a verb misspelt":    {"table roll 2+6", "table rol 2+6", 15, ledger.Change, 15, "table roll 2+6", "Line 15 says rol, but should say roll."},
		"capitals":           {"Ann dig 5", "ANN Dig 5", 12, ledger.Change, 12, "Ann dig 5", `Line 12 should say "Ann dig 5".`},
		"a comma":            {"table roll 2+6", "table roll, 2+6", 15, ledger.Change, 15, "table roll 2+6", "Line 15 says roll,, but should say roll."},
		"a quote not closed": {`Bob bury "behind the saloon"`, `Bob bury "behind the saloon`, 6, ledger.Change, 6, `Bob bury "behind the saloon"`, `Line 6 should say "Bob bury "behind the saloon"".`},
		"a player misspelt":  {"player Bob", "player Rob", 6, ledger.Change, 3, "player Bob", `The header should say "player Bob".`},
		"a claim":            {"result Ann 17", "result Ann 71", 22, ledger.Change, 22, "table result Ann 17", "By the rules, Ann has 17."},
		"a claim of nobody":  {"result Ann 17", "result Anne 17", 22, ledger.Change, 22, "table result Ann 17", "Line 22 says Anne, but should say Ann."},
	} {
		t.Run(name, func(t *testing.T) {
			text := strings.Replace(night(t), test.old, test.slip, 1)
			all := causes(t, text)
			if len(all) != 1 || all[0].Line != test.line || len(all[0].Repairs) == 0 {
				t.Fatalf("%+v", all)
			}
			first := all[0].Repairs[0]
			if first.Do != test.do || first.Line != test.at || first.Text != test.text || first.Say.String() != test.say || first.Leaves != 0 {
				t.Errorf("%+v", first)
			}
			if left := causes(t, repair.Repaired(text, all)); len(left) > 0 {
				t.Errorf("left after the repair: %+v", left)
			}
		})
	}
}

// Where all is legal and the table claims something else, the claim is wrong, or
// perhaps a line by which all claims would agree.
func TestClaims(t *testing.T) {
	for name, test := range map[string]struct {
		old, slip string
		says      []string
	}{
		"a digit":         {"Bob dig 2", "Bob dig 5", []string{"By the rules, Bob has 6.", "Maybe: Line 11 says 5, but should say 2."}},
		"a claim":         {"result Ann 17", "result Ann 18", []string{"By the rules, Ann has 17."}},
		"two claims":      {"result Bob 3 ", "result Bob 6 # 3 ", []string{"By the rules, Bob has 3.", "Maybe: Line 11 says 2, but should say 5."}},
		"nothing of both": {"result Ann 17", "result Ann 18\ntable result Bob 4", []string{"By the rules, Ann has 17."}},
	} {
		t.Run(name, func(t *testing.T) {
			text := strings.Replace(night(t), test.old, test.slip, 1)
			all := causes(t, text)
			var says []string
			for _, r := range all[0].Repairs {
				says = append(says, r.Say.String())
			}
			if all[0].Clause != "LG6" || !slices.Equal(says, test.says) {
				t.Errorf("%s: %q", all[0].Clause, says)
			}
			if left := causes(t, repair.Repaired(text, all)); len(left) > 0 {
				t.Errorf("left after the repair: %+v", left)
			}
		})
	}
}

// What is right has no causes, and a repair keeps everything else as it is.
func TestRepairedIsAsItWas(t *testing.T) {
	text := night(t)
	if all := causes(t, text); len(all) > 0 {
		t.Errorf("%+v", all)
	}
	slip := strings.Replace(text, "Ann dig 5\n", "Bob dig 5   # the deep one\n", 1)
	all := causes(t, slip)
	if got, want := repair.Repaired(slip, all), strings.Replace(text, "Ann dig 5\n", "Ann dig 5   # the deep one\n", 1); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	crlf := strings.ReplaceAll(slip, "\n", "\r\n")
	if got, want := repair.Repaired(crlf, causes(t, crlf)), strings.ReplaceAll(repair.Repaired(slip, all), "\n", "\r\n"); got != want {
		t.Errorf("%q\nwant\n%q", got, want)
	}
}

// Slips far apart are causes of their own, and one in the shadow of another is
// told once that is repaired.
func TestTwoSlips(t *testing.T) {
	text := strings.Replace(night(t), "Bob draw queen\n", "", 1)
	text = strings.Replace(text, "table roll 2+6", "table rol 2+6", 1)
	all := causes(t, text)
	if len(all) != 2 || all[0].Line > 10 || all[1].Line != 14 {
		t.Fatalf("%+v", all)
	}
	if left := causes(t, repair.Repaired(text, all)); len(left) > 0 {
		t.Errorf("left after the repairs: %+v", left)
	}
}

// What is hidden stays hidden, and is not guessed.
func TestHiddenIsNotGuessed(t *testing.T) {
	text, err := os.ReadFile("../example/testdata/games/corrected-3p.ledger")
	if err != nil {
		t.Fatal(err)
	}
	for _, slip := range []string{
		strings.Replace(string(text), "Ann draw ?\n", "", 1),
		strings.Replace(string(text), "Ann draw ?\n", "Bob draw ?\n", 1),
		strings.Replace(string(text), "Ann draw ?\nAnn bury ?\n", "Ann bury ?\nAnn draw ?\n", 1),
	} {
		for _, c := range causes(t, slip) {
			for _, r := range c.Repairs {
				for _, e := range r.Edits() {
					was := strings.Split(slip, "\n")[min(e.Line, 30)-1]
					if e.Do == ledger.Change && strings.HasSuffix(was, "?") != strings.HasSuffix(e.Text, "?") {
						t.Errorf("%+v", r)
					}
				}
			}
		}
	}
}

// A file in which nothing is right ends in a count of what is left.
func TestManyCauses(t *testing.T) {
	text := night(t) + strings.Repeat("Nobody knows this\n", 60)
	o, err := shelf.Open("night.ledger", text, nil)
	if err != nil {
		t.Fatal(err)
	}
	r, err := repair.Report(t.Context(), "night.ledger", o, text, 10)
	if err != nil {
		t.Fatal(err)
	}
	done := 0
	for _, c := range r.Causes {
		done += c.Follow + 1
	}
	if len(r.Findings) != 10 || r.More != 50 || len(r.Causes) > 20 || done+r.Left != 60 {
		t.Errorf("%d findings and %d more, %d causes of %d, %d left", len(r.Findings), r.More, len(r.Causes), done, r.Left)
	}
}

// What is looked for is bounded: the causes of a long ledger end in one without a
// repair, behind which all findings are counted.
func TestLongLedgersEnd(t *testing.T) {
	wrong := strings.Repeat("Ann dig 4\n", 4)
	text := strings.Replace(night(t), "table roll 2+5\n", wrong+strings.Repeat("table note on\n", 100_000)+"table roll 2+5\n", 1)
	text = strings.Replace(text, "Bob spin bust\n", strings.Repeat("Bob sings\n", 30), 1)
	all := causes(t, text)
	last := all[len(all)-1]
	if len(all) > 10 || len(last.Repairs) > 0 || last.Follow == 0 {
		t.Errorf("%d causes, the last one %+v", len(all), last)
	}
}
