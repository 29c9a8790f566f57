package check_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/repair"
)

// shifted is what the comments of a ledger demand: "#= 30" behind each amendment whose
// number misses, "# say …" for how that is told, "# score …" for what all have then.
type shifted struct {
	numbers map[int]string // by lines
	say     string
	scores  []string
}

// Numbers that all miss are told with the lines of the amendments, first, and with the right
// ones the game is what it was before somebody deleted, added or moved a line by hand. What
// misses nothing is told to miss nothing, though something else is wrong.
func TestNumbersOfAmendments(t *testing.T) {
	files, err := filepath.Glob("testdata/shifted/*.ledger")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d ledgers: %v", len(files), err)
	}
	games := titles.Shelf()
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".ledger"), func(t *testing.T) {
			all, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			text, want := string(all), wantShifted(string(all))
			o, err := games.Open(file, text, nil)
			if err != nil {
				t.Fatal(err)
			}
			r, err := repair.Report(t.Context(), file, o, text, 100)
			if err != nil || len(r.Causes) == 0 || len(r.Causes[0].Repairs) == 0 {
				t.Fatalf("%+v, %v", r, err)
			}
			first := r.Causes[0].Repairs[0]
			for _, c := range r.Causes {
				if len(want.numbers) == 0 && slices.ContainsFunc(c.Repairs, saysNumbers) {
					t.Errorf("it says %+v", c.Repairs)
				}
			}
			if first.Say.String() != want.say && want.say != "" {
				t.Errorf("it says %q", first.Say)
			}
			numbers := map[int]string{}
			for _, e := range first.Edits() {
				if words := strings.Fields(e.Text); e.Do == ledger.Change && len(words) > 2 && words[1] == ledger.VerbAmend {
					numbers[e.Line] = words[2]
				}
			}
			if len(numbers) != len(want.numbers) {
				t.Errorf("the numbers are %v, want %v", numbers, want.numbers)
			}
			for line, number := range want.numbers {
				if numbers[line] != number {
					t.Errorf("line %d names entry %s, want %s", line, numbers[line], number)
				}
			}
			repaired, err := games.Open(file, repair.Rewrite(text, first), nil)
			if err != nil {
				t.Fatal(err)
			}
			if left := ledger.Check(repaired.Fold, repaired.Doc); len(left) != first.Leaves {
				t.Errorf("left: %+v", left)
			}
			var scores []string
			for seat, score := range repaired.Fold.State().Tally() {
				scores = append(scores, repaired.Fold.Names()[seat]+" "+score.Total().String())
			}
			if len(want.scores) > 0 && !slices.Equal(scores, want.scores) {
				t.Errorf("the scores are %q, want %q", scores, want.scores)
			}
		})
	}
}

// saysNumbers says whether a repair is of the numbers of amendments.
func saysNumbers(r ledger.Repair) bool { return strings.Contains(r.Say.String(), "the amendment") }

// What is wrong in a ledger whose amendments name the entries that they mean is never told
// as numbers that miss.
func TestNumbersThatAreRight(t *testing.T) {
	files, err := filepath.Glob("../../../scoring/*/testdata/*/*.ledger")
	games := titles.Shelf()
	amended := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		o, err := games.Open(file, string(text), nil)
		if err != nil || !ledger.HasAmendments(o.Doc) || strings.Contains(file, "/shifted/") {
			continue
		}
		amended++
		r, err := repair.Report(t.Context(), file, o, string(text), 100)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range r.Causes {
			if slices.ContainsFunc(c.Repairs, saysNumbers) {
				t.Errorf("%s: %+v", file, c.Repairs)
			}
		}
	}
	if err != nil || amended == 0 {
		t.Fatalf("%d ledgers: %v", amended, err)
	}
}

func wantShifted(text string) shifted {
	want := shifted{numbers: map[int]string{}}
	for i, line := range strings.Split(text, "\n") {
		if _, number, ok := strings.Cut(line, "#= "); ok {
			want.numbers[i+1] = strings.TrimSpace(number)
		}
		if say, ok := strings.CutPrefix(line, "# say "); ok {
			want.say = say
		}
		if score, ok := strings.CutPrefix(line, "# score "); ok {
			want.scores = append(want.scores, score)
		}
	}
	return want
}
