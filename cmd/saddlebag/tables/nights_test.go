package tables

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/nights"
	"saddlebag/web/live"
)

// What the group of TestNights tells by itself: in five games that three could win, chance
// would give each of two people 2.5 wins. Ann won the first four, and the fifth was Bob's.
const tuesdays = `ID  "The Tuesday Gang"  2 people, 5 games, 1 table, last on 20 November 2026
Ann, Bob

Who wins
  Rank  Person  games won  what chance would give  Games
  1     Ann     4          2.5                     5
  2     Bob     1          2.5                     5

A year of nights
  Night             Games
  1 November 2026   1
  2 November 2026   1
  3 November 2026   1
  20 November 2026  2

Head to head
  Person  Against  Ahead  Level  Behind
  Ann     Bob      4      0      1

Streaks
  Person  longest  still going
  Ann     4        0
  Bob     1        1

What we play
  Game         Games
  Rin Tin Tin  5

Scores: Rin Tin Tin
  Rank  Person  best       middle     Games
  1     Ann     31 points  31 points  5
  2     Bob     40 points  20 points  5

Records: Rin Tin Tin
  Record      Figure     Person  Night             How
  Best score  40 points  Bob     20 November 2026

The last night
Rin Tin Tin, 20 November 2026
1. Ann: 31 points
2. Bob: 20 points

Rin Tin Tin, 20 November 2026
1. Bob: 40 points
2. Ann: 31 points
`

// Groups are listed without their links, and each tells in a terminal what its page does: beside a
// server, and where none runs.
func TestNights(t *testing.T) {
	t.Parallel()
	database := filepath.Join(t.TempDir(), "t.db")
	now := time.Now()
	all, store := tablesOf(t, database, &now)
	group := func(name string) (link, id string) {
		t.Helper()
		link, err := all.MakeGroup(t.Context(), name, "")
		if err != nil {
			t.Fatal(err)
		}
		g, err := all.Groups().At(t.Context(), link)
		if err != nil {
			t.Fatal(err)
		}
		return link, g.ID()
	}
	link, id := group("The Tuesday Gang")
	other, empty := group("Thursday")
	_, damaged := group("The Broken Gang")
	g := all.Groups().Get(id)
	var persons []string
	for _, name := range []string{"Ann", "Bob"} {
		person, err := g.AddPerson(t.Context(), name)
		if err != nil {
			t.Fatal(err)
		}
		persons = append(persons, person)
	}
	for n, day := range []string{"01", "02", "03", "20", "20"} {
		p := nights.Play{ID: "play-" + string(rune('a'+n)), Game: "rin-tin-tin", Day: "2026-11-" + day, Source: nights.FromResult}
		ann, bob := nights.Seat{Person: persons[0], Scored: true, Score: scoring.Whole(31), Rank: 1}, nights.Seat{Person: persons[1], Scored: true, Score: scoring.Whole(20), Rank: 2}
		if n == 4 {
			ann.Rank, bob.Rank, bob.Score = 2, 1, scoring.Whole(40)
		}
		p.Seats = []nights.Seat{ann, bob}
		e, err := nights.PlayEntry(&p)
		if err == nil {
			err = g.Enter(t.Context(), e, "", "")
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if _, err := all.Make(t.Context(), live.Order{Header: ledger.Header{Game: "coal-n-write", Players: []string{"Ann", "Bob"}}, Host: scoring.Table, Group: link}); err != nil {
		t.Fatal(err)
	}
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	programtest.Change(t, database, `"name":"The Broken Gang"`, `"name":"The Bruken Gang"`)

	tells := func(served bool) {
		t.Helper()
		lines := strings.Split(says(t, 0, "", "nights", "--db", database), "\n")
		for _, want := range []string{id + `  "The Tuesday Gang"  2 people, 5 games, 1 table, last on 20 November 2026`, empty + "  Thursday  0 people, 0 games, 0 tables", damaged + "  damaged: "} {
			found := false
			for _, line := range lines {
				found = found || strings.HasPrefix(line, want)
			}
			if !found {
				t.Errorf("served %t: no line %q in %q", served, want, lines)
			}
		}
		for _, named := range []string{id, link, "https://saddlebag.example/nights/" + link, "https://saddlebag.example/nights/" + link + "/people"} {
			if diff := cmp.Diff(strings.Replace(tuesdays, "ID", id, 1), says(t, 0, "", "nights", "--db", database, named)); diff != "" {
				t.Errorf("served %t, named %s (-want +got):\n%s", served, named, diff)
			}
		}
		if got := says(t, 0, "", "nights", "--db", database, empty); got != empty+"  Thursday  0 people, 0 games, 0 tables\n" {
			t.Errorf("of a group without games: %q", got)
		}
		var row struct {
			Plays, Tables int
			Last          string
			Stats         struct{ Nights, People []any }
		}
		text := says(t, 0, "", "nights", "--db", database, "--json", id)
		if err := json.Unmarshal([]byte(text), &row); err != nil || row.Plays != 5 || row.Tables != 1 || row.Last != "2026-11-20" || len(row.Stats.Nights) != 4 || len(row.Stats.People) != 2 {
			t.Errorf("as JSON: %s, %v", text, err)
		}
		text += says(t, 0, "", "nights", "--db", database, "--json")
		if strings.Count(text, "\n") != 4 || strings.Contains(text, link) || strings.Contains(text, other) {
			t.Errorf("as JSON: %s", text)
		}
		says(t, 1, "there's no such group", "nights", "--db", database, "nobody")
	}
	tells(false)
	t.Run("served", func(t *testing.T) {
		programtest.ServeFrom(t, database)
		tells(true)
		says(t, 0, "deleted", "tables", "delete", "--db", database, empty)
		says(t, 1, "there's no such group", "nights", "--db", database, empty)
	})
}
