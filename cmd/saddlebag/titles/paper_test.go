package titles_test

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/sheets"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
	"saddlebag/templates"
)

// programTalk is what nobody says who plays with paper: options by their names, house data, and
// measures that drawings are made by.
var programTalk = regexp.MustCompile(`(?i)\(option|\boptions?\b|\bin ours\b|'s data|\bdata\b|\bsilent\b|\bPieces: |nothing to do|must be able|\bradius\b|\bclauses?\b|start-cash|ones-rest|single-squads|squads-apart|turn-cap`)

// What stands on paper is said to players: no sheet of any game, by any house data, for few or
// many, speaks as the program does. That house data is ours is said once a page.
func TestPaperTalksToPlayers(t *testing.T) {
	t.Parallel()
	for _, title := range titles.List {
		info := title.Game.Info()
		for i, data := range templates.Houses(info.ID) {
			for _, players := range []int{0, info.MaxPlayers} {
				if i > 0 && players > 0 {
					continue // the same words
				}
				job, ok := blankFor(t, title, data, players)
				if !ok {
					continue
				}
				for _, s := range title.AllSheets() {
					if s.Played || s.Name == press.NudgeSheet.Name {
						continue
					}
					for _, page := range madeOn(t, s, job) {
						words := strings.Join(wordsOn(t, page), " ")
						if found := programTalk.FindAllString(words, -1); len(found) > 0 {
							t.Errorf("%s, %s for %d, %s says %q", info.ID, data, players, s.Name, found)
						}
						if n := strings.Count(words, "(house)"); n > 1 {
							t.Errorf("%s, %s for %d, %s says (house) %d times", info.ID, data, players, s.Name, n)
						}
					}
				}
			}
		}
	}
}

// unlisted are the clauses that no reference has, and why.
var unlisted = map[string]string{
	"CW45": "what a sheet may look like",
	"GF43": "how large circles are drawn",
	"GF67": "what a game comes to that was stopped",
	"GF68": "an extra rule, of one scenario",
	"GF69": "an extra rule, of another",
}

// A reference tells all that a game's clauses say to players, each in one place.
func TestReferencesTellAllClauses(t *testing.T) {
	t.Parallel()
	for _, title := range titles.List {
		info := title.Game.Info()
		job, ok := blankFor(t, title, info.Offered(), 0)
		if !ok {
			t.Fatal(info.ID)
		}
		told := map[string]int{}
		pages := madeOn(t, sheetOf(title, "reference"), job)
		for _, line := range wordsOn(t, pages[len(pages)-1]) {
			for number := range strings.SplitSeq(line, " · ") {
				told[number]++
			}
		}
		for _, clause := range info.Clauses {
			if want := scoring.When(unlisted[clause.Number] == "", 1); told[clause.Number] != want {
				t.Errorf("%s is told %d times, want %d", clause.Number, told[clause.Number], want)
			}
		}
	}
}

// sheetOf is a sheet of a title.
func sheetOf(title sheets.Title, name string) press.Sheet {
	return title.Sheets[slices.IndexFunc(title.Sheets, func(s press.Sheet) bool { return s.Name == name })]
}

// blankFor is the job of blank sheets on a4, for players without names where there are 0; not ok
// where the data is for others.
func blankFor(t *testing.T, title sheets.Title, data string, players int) (job press.Job, ok bool) {
	t.Helper()
	info := title.Game.Info()
	found, ok, err := titles.Shelf().InForce(title.Game, data, players)
	if err != nil || !ok {
		t.Fatalf("%s: %s: %v", info.ID, data, err)
	}
	names := []string{"Ann", "Bob", "Cy", "Dora", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou"}[:players]
	job, err = title.Blank(ledger.Header{Game: info.ID, Players: names, Data: found.Data}, found)
	if err != nil {
		return job, false
	}
	job.Paper, job.Margin = sheetstest.Paper(t, "a4"), 8
	return job, true
}

// madeOn are the pages of a sheet; none where the paper is too small.
func madeOn(t *testing.T, s press.Sheet, job press.Job) []press.Page {
	t.Helper()
	pages, err := press.Pages([]press.Sheet{s}, job, 1)
	if err != nil {
		return nil
	}
	return pages
}

// wordsOn are the lines of type on a page.
func wordsOn(t *testing.T, page press.Page) []string {
	t.Helper()
	list, err := page.List()
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, m := range typeOn.FindAllStringSubmatch(list, -1) {
		words, err := strconv.Unquote(m[1])
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, words)
	}
	return lines
}

var typeOn = regexp.MustCompile(`(?m)^text .* (".*")$`)
