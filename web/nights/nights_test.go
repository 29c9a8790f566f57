package nights_test

import (
	"fmt"
	"net/http"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/memory"
	"saddlebag/scoring/ledger/sqlite"
	"saddlebag/web"
	"saddlebag/web/roomtest"
	"saddlebag/web/site"
)

// stores are those with which the room is tested.
func stores(t *testing.T) map[string]logbook.Store {
	t.Helper()
	file, err := sqlite.Open(t.Context(), filepath.Join(t.TempDir(), "tables.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = file.Close() })
	return map[string]logbook.Store{"memory": new(memory.Store), "sqlite": file}
}

func serve(t *testing.T, c web.Config) string {
	t.Helper()
	return roomtest.StartWith(t, c, func(*site.Site) {}).URL
}

// newGroup makes a group, and returns the path of its page.
func newGroup(t *testing.T, v *roomtest.Visitor) string {
	t.Helper()
	return made(t, v.Post("/nights", "name", "The Tuesday Gang"))
}

// made is the path of the group that an answer is about.
func made(t *testing.T, got roomtest.Answer) string {
	t.Helper()
	return got.Found(t, `href="(/nights/[a-z2-7]{26})/add"`)
}

// adds adds a result: names and scores by turns.
func adds(t *testing.T, v *roomtest.Visitor, path, day string, result ...string) roomtest.Answer {
	t.Helper()
	fields := []string{"id", v.Get(path+"/add").Found(t, `name="id" value="([0-9a-f-]{36})"`), "game", "nugget", "day", day}
	for i := 0; i < len(result); i += 2 {
		fields = append(fields, "name", result[i], "score", result[i+1], "place", "")
	}
	return v.Post(path+"/add", fields...)
}

// person is the path of somebody's page.
func person(t *testing.T, v *roomtest.Visitor, path, name string) string {
	t.Helper()
	return v.Get(path+"/people").Found(t, `href="(`+path+`/people/[a-z2-7]{26})"><strong>`+regexp.QuoteMeta(name)+`</strong>`)
}

// text is a page without its tags, each run of blanks as one.
func text(got roomtest.Answer) string {
	return strings.Join(strings.Fields(regexp.MustCompile(`<[^>]*>`).ReplaceAllString(got.Text, " ")), " ")
}

func says(t *testing.T, got roomtest.Answer, wants ...string) {
	t.Helper()
	page := text(got)
	for _, want := range wants {
		if !strings.Contains(page, want) {
			t.Errorf("%s: without %q:\n%s", got.Request.URL.Path, want, page)
		}
	}
}

func saysNot(t *testing.T, got roomtest.Answer, not ...string) {
	t.Helper()
	page := text(got)
	for _, unwanted := range not {
		if strings.Contains(page, unwanted) {
			t.Errorf("%s: with %q:\n%s", got.Request.URL.Path, unwanted, page)
		}
	}
}

// Six games of Ann and Bob, of which Cid is in the last. Ann wins 3 and shares one: 3.5 of 6. By
// chance she would win 5 halves and a third: 17/6, 2.8. That is 21/17, 1.2 times as often. Bob
// wins 1 and shares one: 9/17, 0.5 times. Cid has won his only game, by chance 0.3: he isn't ranked.
// Ann's scores are 5 10 12 20 30 40, the middle one 16; Bob's are 4 8 12 15 18 50, the middle one 13.5.
func TestAGroupsYear(t *testing.T) {
	t.Parallel()
	for name, store := range stores(t) {
		t.Run(name, func(t *testing.T) {
			at := serve(t, roomtest.StoreConfig(t, store))
			ann := roomtest.Visit(t, at)
			path := newGroup(t, ann)
			ann.Get(path).Says(t, 200, "No games yet")
			adds(t, ann, path, "2026-01-02", "Ann", "30", "Bob", "4").Says(t, 200, "Added: Nugget, 2 January 2026. Ann wins.")
			adds(t, ann, path, "2026-01-02", "Ann", "40", "Bob", "8").Says(t, 200)
			adds(t, ann, path, "2026-01-09", "Ann", "20", "Bob", "18").Says(t, 200)
			level := adds(t, ann, path, "2026-01-16", "Ann", "12", "Bob", "12")
			level.Says(t, 422, "Ann and Bob are level.", `name="place"`)
			ann.Post(path+"/add", "id", level.Found(t, `name="id" value="([0-9a-f-]{36})"`), "game", "nugget", "day", "2026-01-16",
				"name", "Ann", "score", "12", "place", "1", "name", "Bob", "score", "12", "place", "1").Says(t, 200, "Ann and Bob share the win.")
			adds(t, ann, path, "2026-01-23", "Bob", "50", "Ann", "5").Says(t, 200, "Bob wins.")
			adds(t, ann, path, "2026-01-30", "Ann", "10", "Bob", "15", "Cid", "25").Says(t, 200, "Cid wins.")
			says(t, ann.Get(path),
				"1. Ann 6 3.5 2.8 1.2 × 2. Bob 6 1.5 2.8 0.5 × Cid 1 1 0.3 3 ×",
				"Nobody is ranked before five games.",
				"Ann against Bob 3 1 2 Ann against Cid 0 0 1 Bob against Cid 0 0 1",
				"Ann 4 0", // wins in a row, a shared one too
				"1. Ann 6 40 points 16 points 2. Bob 6 50 points 13.5 points Cid 1 25 points 25 points",
				"Best score Bob, 50 points, 23 January 2026",
				"30 January 2026 Nugget 1. Cid 25 points 2. Bob 15 points 3. Ann 10 points",
				"16 January 2026 Nugget 1. Ann 12 points 1. Bob 12 points",
			)
		})
	}
}
