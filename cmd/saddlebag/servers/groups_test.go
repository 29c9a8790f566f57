//go:build unix

package servers

import (
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/tables"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/nights"
	"saddlebag/web/live"
	"saddlebag/web/live/groups"
)

// withDatabase does something to the tables of a database that nobody serves.
func withDatabase(t *testing.T, database string, do func(all *live.Tables) error) {
	t.Helper()
	store, err := tables.OpenToServe(t.Context(), database)
	if err != nil {
		t.Fatal(err)
	}
	all, err := live.Open(t.Context(), live.Config{Shelf: titles.Shelf(), Store: store, Dice: dice.Crypto(), Keys: rand.Reader, Clock: time.Now})
	if err == nil {
		err = do(all)
	}
	if err = errors.Join(err, store.Close()); err != nil {
		t.Fatal(err)
	}
}

// result is a play of people that was told, the first of whom won.
func result(id string, persons ...string) (ledger.Entry, error) {
	p := nights.Play{ID: id, Game: "maloneys-inheritance", Day: "2026-11-20", Source: nights.FromResult}
	for i, person := range persons {
		p.Seats = append(p.Seats, nights.Seat{Person: person, Rank: i + 1})
	}
	return nights.PlayEntry(&p)
}

// added adds people to a group, and returns their ids.
func added(t *testing.T, g *groups.Group, names ...string) (ids []string) {
	t.Helper()
	for _, name := range names {
		id, err := g.AddPerson(t.Context(), name)
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, id)
	}
	return ids
}

// enters enters something into a group's log.
func enters(t *testing.T, g *groups.Group, e ledger.Entry, err error) {
	t.Helper()
	if err == nil {
		err = g.Enter(t.Context(), e, "", "")
	}
	if err != nil {
		t.Error(err)
	}
}

// aGroup is a group with a whole game of each kind at tables, and one that goes on; with results
// that were told, one taken off, one off and on again; with people who were renamed, merged and
// forgotten. Beside it is a table that isn't the group's. It returns the group's link and id, and
// the code of the game that goes on.
func aGroup(t *testing.T, database string) (link, id, code string) {
	t.Helper()
	withDatabase(t, database, func(all *live.Tables) (err error) {
		if link, err = all.MakeGroup(t.Context(), "The Thursday Gang", "192.0.2.7"); err != nil {
			return err
		}
		brings := func(file, text, data string) live.Place {
			o := live.Order{Host: scoring.Table, Group: link}
			if data != "" {
				o.Data = programtest.Read(t, data)
			}
			p, err := all.Import(t.Context(), o, file, text)
			if err != nil {
				t.Errorf("%s: %v", file, err)
			}
			return p
		}
		for _, game := range titles.IDs() {
			for _, file := range programtest.WholeGames(t, game)[:2] {
				text := programtest.Read(t, file)
				brings(file, text, programtest.DataBeside(file, text))
			}
		}
		code = brings("running.ledger", "saddlebag 1 coal-n-write\nplayer Ann\nplayer Bob\n\ntable roll 2+3+4\n", "").Code
		if _, err := all.Make(t.Context(), live.Order{Header: ledger.Header{Game: "coal-n-write", Players: []string{"Stranger", "Other"}}}); err != nil {
			return err
		}

		g, err := all.Groups().At(t.Context(), link)
		if err != nil {
			return err
		}
		id = g.ID()
		p := added(t, g, "Zed", "Zoe", "Forgotten One")
		for n, persons := range [][]string{{p[0], p[2]}, {p[1], p[2]}, {p[2], p[1]}} {
			e, err := result("told-"+string(rune('a'+n)), persons...)
			enters(t, g, e, err)
		}
		enters(t, g, nights.DropEntry("told-a"), nil)
		enters(t, g, nights.DropEntry("told-b"), nil)
		view, err := g.Look(t.Context(), nil)
		if err != nil {
			return err
		}
		enters(t, g, nights.UndoEntry(view.Last), nil)
		if _, err := all.LookAtGroup(t.Context(), link, nil); err != nil { // which records the games that were brought
			return err
		}
		return g.ChangePeople(t.Context(), func(all nights.People, shelf *nights.Shelf) (nights.People, error) {
			all, err := all.Rename(p[1], "Zora")
			if err == nil {
				all, err = all.Merge(p[0], p[1], shelf.Together)
			}
			if err == nil {
				all, err = all.Forget(p[2])
			}
			return all, err
		})
	})
	return link, id, code
}

// told is all that the pages and files of a group tell, by their addresses, and how far the game at
// one of its tables is.
func told(t *testing.T, database, link, code string) map[string]string {
	t.Helper()
	all := map[string]string{}
	t.Run("served", func(t *testing.T) {
		at := programtest.ServeFrom(t, database, "--limits", "off")
		for _, page := range []string{"", "/people", "/out/game-nights.csv", "/out/game-nights.jsonl", "/out/game-nights.ics", "/out/game-nights.md", "/club.png"} {
			status, text := programtest.GetText(t, at+"/nights/"+link+page)
			if status != 200 {
				t.Fatalf("%s: status %d: %s", page, status, text)
			}
			all["entries"] = fmt.Sprint(programtest.ProgramAt(t, at, code).State(0).Seen)
			all[page] = regexp.MustCompile("(?m)^DTSTAMP.*$").ReplaceAllString(text, "")
		}
	})
	return all
}

// chains are the ends of the chains in a database, by table.
func chains(t *testing.T, database string) map[string]string {
	t.Helper()
	all := map[string]string{}
	for line := range strings.Lines(said(t, command.ExitDone, "verify", "--json", database)) {
		var v struct{ Table, Last string }
		if err := json.Unmarshal([]byte(line), &v); err != nil {
			t.Fatal(err)
		}
		all[v.Table] = v.Last
	}
	return all
}

// A group goes from a file to PostgreSQL and back by way of a file of its own, with all that it
// remembers and its tables, and with nothing else.
func TestGroupGoesElsewhere(t *testing.T) {
	t.Parallel()
	folder, database := t.TempDir(), newDatabase(t)
	first, alone, back := filepath.Join(folder, "first.db"), filepath.Join(folder, "alone.db"), filepath.Join(folder, "back.db")
	link, id, code := aGroup(t, first)
	want, chained := told(t, first, link, code), chains(t, first)
	for _, name := range []string{"Zora", "Ann"} {
		if !strings.Contains(want["/people"], name) || want["entries"] != "1" {
			t.Errorf("%s isn't among the people, or %s entries: this test sees nothing", name, want["entries"])
		}
	}

	for _, step := range [][2]string{{first, alone}, {alone, database}, {database, back}} {
		for again, says := range []string{"the group is there, with 11 more tables", "with 0 more tables and 0 more entries"} {
			if out := said(t, command.ExitDone, "copy", "--group", id, step[0], step[1]); !strings.Contains(out, says) {
				t.Errorf("time %d: %s to %s: %s", again+1, step[0], step[1], out)
			}
		}
		if diff := cmp.Diff(want, told(t, step[1], link, code)); diff != "" {
			t.Errorf("%s (-before +after):\n%s", step[1], diff)
		}
		got := chains(t, step[1])
		if len(got) != 12 || len(chained) != 13 {
			t.Errorf("%d are in %s, of %d; want 12 of 13", len(got), step[1], len(chained))
		}
		for table, last := range got {
			if chained[table] != last {
				t.Errorf("the chain of %s has become another one", table)
			}
		}
	}
	// Named by its link as by its id, it tells the same, and so do all forms that it's exported in.
	for _, args := range [][]string{{"nights", "--db", alone, link}, {"nights", "--db", back, "--json", "https://saddlebag.example/nights/" + link}} {
		if out := said(t, command.ExitDone, args...); !strings.Contains(out, "The Thursday Gang") || !strings.Contains(out, "Zora") || strings.Contains(out, "Forgotten One") {
			t.Errorf("%q says %s", args, out)
		}
	}
	for form, file := range map[string]string{"csv": "/out/game-nights.csv", "json": "/out/game-nights.jsonl", "markdown": "/out/game-nights.md"} {
		if diff := cmp.Diff(want[file], said(t, command.ExitDone, "export", database, "--group", id, "--to", form)); diff != "" {
			t.Errorf("%s (-page +command):\n%s", form, diff)
		}
	}
	// The tables by themselves have the ten games, with ids of their own that are the same everywhere.
	all := said(t, command.ExitDone, "export", back, "--to", "json")
	if n := strings.Count(all, "\n"); n != 10 {
		t.Errorf("%d games are exported of all tables", n)
	}
	for line := range strings.Lines(all) {
		var play struct{ ID string }
		if err := json.Unmarshal([]byte(line), &play); err != nil || !strings.Contains(want["/out/game-nights.jsonl"], play.ID) {
			t.Errorf("the group has no %s, %v", line, err)
		}
	}
}

// Of a file that was cut or damaged nothing is taken.
func TestDamagedGroupStaysOut(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	first, to := filepath.Join(folder, "first.db"), filepath.Join(folder, "to.db")
	_, id, _ := aGroup(t, first)
	whole, err := os.ReadFile(first)
	if err != nil {
		t.Fatal(err)
	}
	refused := func(name string, content []byte, code int) {
		t.Helper()
		file := filepath.Join(folder, name)
		if err := os.WriteFile(file, content, 0o600); err != nil {
			t.Fatal(err)
		}
		said(t, code, "copy", "--group", id, file, to)
		if _, err := os.Stat(to); err == nil && len(chains(t, to)) > 0 {
			t.Errorf("something of %s was taken: %v", name, slices.Collect(maps.Keys(chains(t, to))))
		}
	}
	for _, part := range []int{2, 3, 5} {
		refused("cut.db", whole[:len(whole)-len(whole)/part], command.ExitFailed)
	}
	was := string(whole)
	for _, change := range [][2]string{{"table roll 2+3+4", "table roll 2+3+5"}, {"The Thursday Gang", "The Thursday Bang"}, {"told-c", "told-d"}} {
		if !strings.Contains(was, change[0]) {
			t.Fatalf("%s isn't in the file: this test sees nothing", change[0])
		}
		refused("changed.db", []byte(strings.ReplaceAll(was, change[0], change[1])), command.ExitRefused)
	}
	// A table that's damaged keeps the results of the others from nobody.
	if err := os.WriteFile(filepath.Join(folder, "one.db"), []byte(strings.ReplaceAll(was, "table roll 2+3+4", "table roll 2+3+5")), 0o600); err != nil {
		t.Fatal(err)
	}
	if out := said(t, command.ExitRefused, "export", filepath.Join(folder, "one.db"), "--to", "json"); strings.Count(out, `"source":"ledger"`) != 10 || !strings.Contains(out, "left out, because") {
		t.Errorf("exported: %s", out)
	}
	said(t, command.ExitDone, "copy", "--group", id, first, to)
	said(t, command.ExitRefused, "copy", "--group", "nobody", first, filepath.Join(folder, "none.db"))
	if _, err := os.Stat(filepath.Join(folder, "none.db")); err == nil {
		t.Error("a group that isn't there leaves a file")
	}
}

// What has happened elsewhere since isn't undone by an older file: no name comes back, and no game
// goes. Where both have gone on, both stay as they are.
func TestOlderGroupUndoesNothing(t *testing.T) {
	t.Parallel()
	folder, database := t.TempDir(), newDatabase(t)
	old := filepath.Join(folder, "old.db")
	link, id, code := aGroup(t, old)
	said(t, command.ExitDone, "copy", "--group", id, old, database)
	change := func(in string, do func(g *groups.Group) error) {
		t.Helper()
		withDatabase(t, in, func(all *live.Tables) error { return do(all.Groups().Get(id)) })
	}
	plays := func(in, play string) {
		t.Helper()
		change(in, func(g *groups.Group) error {
			e, err := result(play, added(t, g, "Ann", "Zora")...)
			enters(t, g, e, err)
			return nil
		})
	}
	change(database, func(g *groups.Group) error {
		return g.ChangePeople(t.Context(), func(all nights.People, _ *nights.Shelf) (nights.People, error) {
			zora, _ := all.Find("Zora")
			return all.Forget(zora)
		})
	})
	want := told(t, database, link, code)
	for _, args := range [][]string{{"--group", id}, nil} {
		said(t, command.ExitDone, append(append([]string{"copy"}, args...), old, database)...)
		if diff := cmp.Diff(want, told(t, database, link, code)); diff != "" {
			t.Errorf("after copy %q (-before +after):\n%s", args, diff)
		}
	}

	// The older one goes on with somebody who was forgotten in the other.
	plays(old, "later")
	said(t, command.ExitDone, "copy", "--group", id, old, database)
	now := told(t, database, link, code)
	if strings.Contains(now["/people"], "Zora") || !strings.Contains(now["/out/game-nights.jsonl"], "2026-11-20") || now["/out/game-nights.csv"] == want["/out/game-nights.csv"] {
		t.Errorf("somebody comes back, or a game doesn't come: %s", now["/people"])
	}

	plays(old, "here")
	plays(database, "there")
	want = told(t, database, link, code)
	if out := said(t, command.ExitRefused, "copy", "--group", id, old, database); !strings.Contains(out, "both have gone on") {
		t.Errorf("both have gone on: %s", out)
	}
	if diff := cmp.Diff(want, told(t, database, link, code)); diff != "" {
		t.Errorf("(-before +after):\n%s", diff)
	}
}

// Two servers are killed by turns while phones change a group at both. What was acknowledged is
// there once, and of what wasn't all or nothing.
func TestKilledServersKeepGroupsWhole(t *testing.T) {
	t.Parallel()
	programtest.StormGangs(t, newDatabase(t), 2)
}
