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
	Decided  string         `json:"decided"` // what broke the tie, as people are told
	Badges   []playedBadge  `json:"badges"`  // nil where they weren't worked out
}

type playedPlayer struct {
	Name        string       `json:"name"`
	Score       json.Number  `json:"score"`
	Uncorrected json.Number  `json:"uncorrected"`
	Rank        int          `json:"rank"`
	Lines       []playedLine `json:"lines"`
}

type playedBadge struct {
	Title  string   `json:"title"`
	Clause string   `json:"clause"`
	Amount string   `json:"amount"`
	Names  []string `json:"names"`
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
// comments and blank lines they are the canonical text. If the game gives badges, those of
// one game at least are worked out, too.
func Games(t *testing.T, shelf ledger.Catalog, folder string) {
	t.Helper()
	given, workedOut := false, false
	for _, file := range ledgers(t, folder) {
		workedOut = workedOut || readPlayed(t, expectedIn(file)).Badges != nil
		t.Run(nameOf(file), func(t *testing.T) {
			given = checkPlayed(t, shelf, file)
			checkCanonical(t, file)
		})
	}
	if given && !workedOut {
		t.Error("no game has its badges worked out")
	}
}

// expectedIn is the file beside a ledger that says what it comes to.
func expectedIn(ledger string) string { return strings.TrimSuffix(ledger, ".ledger") + ".json" }

// checkPlayed checks one game, and says whether it gives badges.
func checkPlayed(t *testing.T, shelf ledger.Catalog, file string) (gives bool) {
	t.Helper()
	want := readPlayed(t, expectedIn(file))
	fold, report := Check(t, shelf, file)
	got := played(report, want)
	if want.Badges != nil {
		got.Badges = badges(fold)
	}
	if diff := cmp.Diff(want, got); diff != "" {
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
	checkStands(t, fold)
	_, gives = fold.State().(scoring.FeatGiver)
	return gives
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
	g := playedGame{Reason: r.Reason.String(), Over: r.Over, Winners: r.Winners, TieBreak: r.Outcome.TieBreak != "", Decided: r.Outcome.Decided.String()}
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

// badges are what the players have earned beside their scores.
func badges(f *ledger.Fold) (all []playedBadge) {
	for _, b := range scoring.Badges(f.State()) {
		one := playedBadge{Title: b.Badge.String(), Clause: b.Clause, Amount: b.Amount().String()}
		for _, seat := range b.Holders() {
			one.Names = append(one.Names, f.Names()[seat])
		}
		all = append(all, one)
	}
	return all
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
