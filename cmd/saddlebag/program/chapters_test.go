package program_test

import (
	"slices"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// The clauses of a game are told in chapters, none without a heading, in the
// terminal.
func TestRulesAreInChapters(t *testing.T) {
	for _, title := range titles.List {
		info := title.Game.Info()
		chapters := scoring.Chapters(slices.Concat(info.Clauses, ledger.Clauses))
		if len(chapters) < 3 {
			t.Errorf("%s has %d chapters", info.ID, len(chapters))
		}
		var told, wrong strings.Builder
		if code := program.Run(t.Context(), []string{"rules", info.ID}, strings.NewReader(""), &told, &wrong); code != 0 {
			t.Fatalf("exit %d: %s", code, wrong.String())
		}
		for _, c := range chapters {
			if c.Heading == "" || !strings.Contains("\n"+told.String(), "\n"+c.Heading.String()+"\n"+c.Clauses[0].Number+" ") {
				t.Errorf("%s: no heading %q before %s", info.ID, c.Heading, c.Clauses[0].Number)
			}
		}
	}
}
