package ledgertest

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// A playedGame is what a ledger of a whole game must come to. Amounts are
// written as people write them, "35.5" or "12"; lines have a label only where
// the clauses fix what it says.
type playedGame struct {
	Reason   string         `json:"reason"`
	Over     bool           `json:"over"`
	Players  []playedPlayer `json:"players"`
	Winners  []string       `json:"winners"`
	TieBreak bool           `json:"tieBreak"`
}

type playedPlayer struct {
	Name        string       `json:"name"`
	Score       json.Number  `json:"score"`
	Uncorrected json.Number  `json:"uncorrected"`
	Rank        int          `json:"rank"`
	Lines       []playedLine `json:"lines"`
}

type playedLine struct {
	Label  string      `json:"label"`
	Amount json.Number `json:"amount"`
	Clause string      `json:"clause"`
	Line   int         `json:"line"`
}

// Games checks whole games, one for every way a game can end, against the outcome that was
// worked out independently, line by line. Beside each NAME.ledger in the folder is a
// NAME.json. The ledgers must also be in the style that the program writes: without
// comments and blank lines they are the canonical text.
func Games(t *testing.T, shelf ledger.Catalog, folder string) {
	t.Helper()
	for _, file := range ledgers(t, folder) {
		t.Run(nameOf(file), func(t *testing.T) {
			checkPlayed(t, shelf, file)
			checkCanonical(t, file)
		})
	}
}

func checkPlayed(t *testing.T, shelf ledger.Catalog, file string) {
	t.Helper()
	want := readPlayed(t, strings.TrimSuffix(file, ".ledger")+".json")
	fold, report := Check(t, shelf, file)
	if diff := cmp.Diff(want, played(report, want)); diff != "" {
		t.Errorf("from the clauses (-), by the program (+):\n%s", diff)
	}
	if len(report.Findings) > 0 {
		t.Errorf("findings: %+v", report.Findings)
	}
	if len(report.Claims) != len(want.Players) {
		t.Errorf("%d results are claimed by %d players", len(report.Claims), len(want.Players))
	}
	for seat, p := range want.Players {
		if !fold.Signed(seat) {
			t.Errorf("%s has not signed", p.Name)
		}
	}
}

func checkCanonical(t *testing.T, file string) {
	t.Helper()
	text := read(t, file)
	document, err := ledger.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(bare(text), bare(document.String())); diff != "" {
		t.Errorf("as written (-), canonical (+):\n%s", diff)
	}
}

// played is a report in the form of the expectation. It leaves out the labels
// that the expectation does not name.
func played(r *ledger.Report, want playedGame) playedGame {
	g := playedGame{Reason: r.Reason.String(), Over: r.Over, Winners: r.Winners, TieBreak: r.Outcome.TieBreak != ""}
	for seat, p := range r.Players {
		player := playedPlayer{Name: p.Name, Score: written(p.Score), Uncorrected: written(p.Uncorrected), Rank: p.Rank}
		for i, l := range p.Lines {
			line := playedLine{l.Label.String(), written(l.Amount), l.Clause, l.Line}
			if !want.names(seat, i) {
				line.Label = ""
			}
			player.Lines = append(player.Lines, line)
		}
		g.Players = append(g.Players, player)
	}
	return g
}

// names says whether the expectation names the label of a player's line.
func (g playedGame) names(seat, line int) bool {
	return seat < len(g.Players) && line < len(g.Players[seat].Lines) && g.Players[seat].Lines[line].Label != ""
}

func written(t scoring.Tenths) json.Number { return json.Number(t.String()) }

func readPlayed(t *testing.T, file string) playedGame {
	t.Helper()
	var g playedGame
	decoder := json.NewDecoder(strings.NewReader(read(t, file)))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&g); err != nil {
		t.Fatal(err)
	}
	return g
}

// bare returns the lines of a ledger without comments and blank lines. No
// quoted text of these games holds a "#".
func bare(text string) []string {
	var lines []string
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(line, "#")
		if line = strings.TrimRight(line, " \n"); line != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

func nameOf(file string) string { return strings.TrimSuffix(filepath.Base(file), ".ledger") }
