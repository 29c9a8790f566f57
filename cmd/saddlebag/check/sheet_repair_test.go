package check_test

import (
	"bytes"
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
)

// Mistakes in the filled sheets of whole games: the first repair gives the sheets
// of the game again.
func TestSheetRepairs(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct{ file, old, slip, says string }{
		"a score": {"rintintin/testdata/games/all-secret-4p.ledger", "Cy score 26\n", "Cy score 62\n", "Cy's Score is 26, not 62."},
		"carried on": {
			"rintintin/testdata/games/all-secret-4p.ledger", "Bob boodle 24\nBob score 39\n", "Bob boodle 14\nBob score 29\n",
			"Bob's Boodle should be 24, not 14. The sums that include it change, too.",
		},
		"two scores exchanged": {"fortyniners/testdata/games/stage-1.ledger", "Ann credited 10\nAnn lost 11\n", "Ann credited 11\nAnn lost 10\n", ""},
		"a running total":      {"maloney/testdata/games/deck-again-6p.ledger", "Ann day-9 4 30\n", "Ann day-9 4 40\n", ""},
		"a word":               {"maloney/testdata/games/deck-again-6p.ledger", "table testament Eve\n", "table testament Bob\n", ""},
		"a sum":                {"coal/testdata/games/pinkertons-3p.ledger", "Ann cash/1 1 varmint 18 18", "Ann cash/1 1 varmint -18 18", ""},
	} {
		t.Run(name, func(t *testing.T) {
			var right bytes.Buffer
			check := func(args ...string) (out, errs string, code int) {
				var said, told bytes.Buffer
				code = program.Run(t.Context(), append([]string{"check"}, args...), strings.NewReader(""), &said, &told)
				return said.String(), told.String(), code
			}
			if code := program.Run(t.Context(), []string{"check", "--emit-final", "../../../scoring/" + test.file}, strings.NewReader(""), &right, &right); code != command.ExitDone {
				t.Fatalf("exit code %d: %s", code, &right)
			}
			wrong := strings.Replace(right.String(), test.old, test.slip, 1)
			if wrong == right.String() {
				t.Fatalf("%s has no line %q", test.file, test.old)
			}
			file := filepath.Join(t.TempDir(), "sheets.final")
			programtest.Write(t, file, wrong)
			mended, says, code := check("--repair", file)
			if code != command.ExitDone || mended != right.String() || !strings.Contains(says, "perhaps: "+test.says) {
				t.Errorf("exit code %d, repaired: %t\n%s", code, mended == right.String(), says)
			}
			out, _, _ := check("--json", file)
			var r struct { // scores are not read back
				Findings []final.Finding
				Causes   []ledger.Cause
			}
			if err := json.Unmarshal([]byte(out), &r); err != nil {
				t.Fatal(err)
			}
			if len(r.Causes) != 1 || r.Causes[0].Line != r.Findings[0].Entries[0].Line || r.Causes[0].Follow != len(r.Findings)-1 {
				t.Errorf("%+v of %+v", r.Causes, r.Findings)
			}
		})
	}
}
