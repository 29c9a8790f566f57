package alike

import (
	"fmt"
	"net/url"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
)

// sharedRanks are the ranks of scores of which equal ones share a place.
func sharedRanks(scores []scoring.Score) []int {
	ranks := make([]int, len(scores))
	for seat := range scores {
		ranks[seat] = 1 + len(scoring.Where(len(scores), func(other int) bool { return scores[other].Total() > scores[seat].Total() }))
	}
	return ranks
}

// In every game level scores share a rank from the first line to the last but that by
// which it comes to its own end, and nothing is told of a tie that was broken; a stop leaves
// the ranks as they stood.
func TestLevelScoresShareARank(t *testing.T) {
	for _, id := range titles.IDs() {
		for _, file := range programtest.WholeGames(t, id) {
			t.Run(id+"/"+filepath.Base(file), func(t *testing.T) {
				t.Parallel()
				text := programtest.Read(t, file)
				o, err := command.OpenLedger(file, text, programtest.DataBeside(file, text))
				if err != nil {
					t.Fatal(err)
				}
				stands := func(after string) {
					out, tally := o.Fold.Outcome(), o.Fold.State().Tally()
					if o.Fold.State().Outcome().Over {
						return
					}
					if want := sharedRanks(tally); !slices.Equal(out.Ranks, want) || out.TieBreak != "" {
						t.Errorf("after %s the ranks are %v (%q), by the scores %v", after, out.Ranks, out.TieBreak, want)
					}
				}
				stands("the header")
				for i := range o.Doc.Lines {
					if v := o.Fold.Take(&o.Doc.Lines[i]); v != nil {
						t.Fatal(v)
					}
					stands(fmt.Sprintf("line %d", o.Doc.Lines[i].Number))
				}
			})
		}
	}
}

// levelLedger leaves three players at $0 whose stashes are worth different sums.
const levelLedger = `saddlebag 1 coal-n-write
player Ann
player Bob
player Cy

table roll 2+3+6
Ann claim borax-1 3
Bob claim coal-1 6
`

// Wherever people look, three players at $0 are all first: at a table, by its
// standings and its state; and once it has stopped, in a check, as JSON, where the game is
// played in a terminal, and on paper.
func TestLevelScoresWhereverPeopleLook(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t)
	table := programtest.MakeTable(t, at+"/tables/carry", url.Values{"ledger": {levelLedger}, "me": {"Ann"}})
	_, page := programtest.GetText(t, at+table+"/result")
	allFirst(t, "standings", page, `<span class="rank">(\d)\.</span>`)
	_, state := programtest.GetText(t, at+"/api/v1/tables"+strings.TrimPrefix(table, "/t"))
	allFirst(t, "state", state, `"rank": ?(\d)`)

	file := filepath.Join(t.TempDir(), "level.ledger")
	programtest.Write(t, file, levelLedger+"table stop supper\n")
	allFirst(t, "check", ran(t, "check", file), `(?m)^  (\d)\. `)
	allFirst(t, "check --json", ran(t, "check", "--json", file), `"rank": ?(\d)`)
	var played strings.Builder
	program.Run(t.Context(), []string{"play", file}, strings.NewReader("quit\n"), &played, &played)
	allFirst(t, "play", played.String(), `(?m)^  (\d)\. `)
	paper := filepath.Join(t.TempDir(), "result.pdf")
	ran(t, "print", "coal-n-write", "result", "--from", file, "-o", paper)
	text, err := exec.Command("pdftotext", paper, "-").Output()
	if err != nil {
		t.Fatal(err)
	}
	allFirst(t, "paper", string(text), `\b(\d)\. (?:Ann|Bob|Cy)`)
}

// allFirst finds the ranks of three players in a text.
func allFirst(t *testing.T, where, text, rank string) {
	t.Helper()
	var ranks []string
	for _, found := range regexp.MustCompile(rank).FindAllStringSubmatch(text, -1) {
		ranks = append(ranks, found[1])
	}
	if want := []string{"1", "1", "1"}; !slices.Equal(ranks, want) {
		t.Errorf("%s: ranks %v\n%s", where, ranks, text)
	}
}
