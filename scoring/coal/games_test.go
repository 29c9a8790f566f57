package coal_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/ledger"
	"saddlebag/templates"
)

// A played game is what a ledger in testdata/games must come to, worked out
// from the clauses without this package. Amounts are whole dollars; lines have a label only
// where the clauses fix what it says.
type playedGame struct {
	Reason   string         `json:"reason"`
	Over     bool           `json:"over"`
	Players  []playedPlayer `json:"players"`
	Winners  []string       `json:"winners"`
	TieBreak bool           `json:"tieBreak"`
}

type playedPlayer struct {
	Name        string       `json:"name"`
	Score       int          `json:"score"`
	Uncorrected int          `json:"uncorrected"`
	Rank        int          `json:"rank"`
	Lines       []playedLine `json:"lines"`
}

type playedLine struct {
	Label  string `json:"label"`
	Amount int    `json:"amount"`
	Clause string `json:"clause"`
	Line   int    `json:"line"`
}

// TestGames checks whole games, one for every way in which a game ends,
// against the outcome that was worked out independently, line by line.
func TestGames(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "games", "*.ledger"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no games: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".ledger"), func(t *testing.T) {
			want := readPlayed(t, strings.TrimSuffix(file, ".ledger")+".json")
			fold, report := checkGame(t, file)
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
		})
	}
}

// TestGamesAreCanonical holds the ledgers to the style that the program
// writes: without comments and blank lines they are the canonical text.
func TestGamesAreCanonical(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "games", "*.ledger"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text := readFile(t, file)
		document, err := ledger.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(bare(text), bare(document.String())); diff != "" {
			t.Errorf("%s: as written (-), canonical (+):\n%s", file, diff)
		}
	}
}

func checkGame(t *testing.T, file string) (*ledger.Fold, *ledger.Report) {
	t.Helper()
	document, err := ledger.Parse(readFile(t, file))
	if err != nil {
		t.Fatal(err)
	}
	name := document.Header.Data.Name
	sheet, ok := templates.House(document.Header.Game, name)
	if !ok {
		t.Fatalf("no house data %q", name)
	}
	house, err := coal.Game.ReadHouse(name, sheet)
	if err != nil {
		t.Fatal(err)
	}
	fold, err := ledger.Open(coal.Game, &document.Header, house)
	if err != nil {
		t.Fatal(err)
	}
	findings := ledger.Check(fold, document)
	return fold, ledger.NewReport(file, fold, findings)
}

// played is a report in the form of the expectation. It leaves out the labels
// that the expectation does not name.
func played(r *ledger.Report, want playedGame) playedGame {
	g := playedGame{Reason: r.Reason, Over: r.Over, Winners: r.Winners, TieBreak: r.Outcome.TieBreak != ""}
	for seat, p := range r.Players {
		player := playedPlayer{Name: p.Name, Score: dollars(p.Score), Uncorrected: dollars(p.Uncorrected), Rank: p.Rank}
		for i, l := range p.Lines {
			line := playedLine{l.Label, dollars(l.Amount), l.Clause, l.Line}
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

func dollars(t scoring.Tenths) int { return int(t / scoring.Whole(1)) }

func readPlayed(t *testing.T, file string) playedGame {
	t.Helper()
	var g playedGame
	decoder := json.NewDecoder(strings.NewReader(readFile(t, file)))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&g); err != nil {
		t.Fatal(err)
	}
	return g
}

func readFile(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
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
