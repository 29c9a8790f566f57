package nights_test

import (
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/nights"
)

// table reads a spreadsheet, with a map for each row but the first, which has the keys.
func table(t *testing.T, name string) (keys []string, rows []map[string]string) {
	t.Helper()
	f, err := os.Open(filepath.Join("testdata", "twenty", name+".csv"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	cells, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range cells[1:] {
		m := map[string]string{}
		for i, key := range cells[0] {
			m[key] = row[i]
		}
		rows = append(rows, m)
	}
	return cells[0], rows
}

func amount(t *testing.T, s string) scoring.Tenths {
	t.Helper()
	a, ok := scoring.ParseTenths(s)
	if !ok {
		t.Fatalf("%q is no amount", s)
	}
	return a
}

// twenty are the entries of the spreadsheet of plays.
func twenty(t *testing.T) []ledger.Entry {
	t.Helper()
	_, rows := table(t, "plays")
	var entries []ledger.Entry
	for len(rows) > 0 {
		n := 1
		for n < len(rows) && rows[n]["entry"] == rows[0]["entry"] {
			n++
		}
		seats := rows[:n]
		rows = rows[n:]
		if seats[0]["what"] == "drop" {
			entries = append(entries, nights.DropEntry(seats[0]["play"]))
			continue
		}
		p := nights.Play{ID: seats[0]["play"], Game: seats[0]["game"], Day: seats[0]["day"], Stopped: seats[0]["stopped"] != "", Source: nights.FromTable}
		delivery, lost, hits := nights.Feat{ID: "delivery"}, nights.Feat{ID: "lost"}, nights.Feat{ID: "hits"}
		for _, row := range seats {
			s := nights.Seat{Person: row["person"], Rival: row["rival"] != "", Scored: row["score"] != ""}
			if s.Scored {
				s.Score = amount(t, row["score"])
			}
			s.Rank, _ = strconv.Atoi(row["rank"])
			p.Seats = append(p.Seats, s)
			if row["delivery"] != "" {
				delivery.Figures = append(delivery.Figures, amount(t, row["delivery"]))
				lost.Figures = append(lost.Figures, amount(t, row["lost"]))
				var line *nights.Line
				if words := strings.Fields(row["line"]); len(words) > 0 {
					line = &nights.Line{Verb: words[1], Args: words[2:]}
					line.Entry, _ = strconv.Atoi(words[0])
				}
				delivery.Lines = append(delivery.Lines, line)
			}
			if row["shots"] != "" {
				hits.Figures, hits.Of = append(hits.Figures, amount(t, row["hits"])), append(hits.Of, amount(t, row["shots"]))
			}
		}
		for _, f := range []nights.Feat{delivery, lost, hits} {
			if f.Figures != nil {
				p.Feats = append(p.Feats, f)
			}
		}
		e, err := nights.PlayEntry(&p)
		if err != nil {
			t.Fatal(p.ID, err)
		}
		entries = append(entries, e)
	}
	return entries
}

// The spreadsheets have what twenty plays come to, worked out by hand: with a shared win, a game for
// one, a rival, a stopped game, one without scores, one of which only the winner is known, one
// recorded late, one recorded twice and one dropped; and with people of whom one was misspelt,
// one turned out to be another, one is forgotten, and one has too few games for a rank.
func TestTwentyPlays(t *testing.T) {
	people := must(t)(nights.People(nil).Add("ann", "Anne"))
	for _, p := range [][2]string{{"bob", "Bob"}, {"cyd", "Cyd"}, {"bobby", "Bobby"}, {"dee", "Dee"}, {"eve", "Eve"}} {
		people = must(t)(people.Add(p[0], p[1]))
	}
	shelf := nights.NewShelf(people)
	for i, e := range twenty(t) {
		if i == 16 { // the people change while there are plays, and before there are others
			people = must(t)(people.Rename("ann", "Ann"))
			people = must(t)(people.Merge("bobby", "bob", shelf.Together))
			people = must(t)(people.Forget("dee"))
			shelf.SetPeople(people)
		}
		if err := shelf.Apply(e); err != nil {
			t.Fatal(i+1, err)
		}
	}
	stats := shelf.Stats()
	if stats.Plays != 20 {
		t.Errorf("%d plays; want 20", stats.Plays)
	}

	found := map[string][][]any{}
	add := func(table string, cells ...any) { found[table] = append(found[table], cells) }
	for _, n := range stats.Nights {
		add("nights", n.Day, n.Plays)
	}
	for _, g := range stats.Games {
		add("games", g.Game, g.Plays)
		for _, r := range g.Records {
			line := ""
			if r.Line != nil {
				line = fmt.Sprint(r.Line.Entry, " ", r.Line.Verb, " ", strings.Join(r.Line.Args, " "))
			}
			add("records", g.Game, r.Feat, r.Figure, r.Person, r.Play, r.Day, line)
		}
	}
	for _, p := range stats.People {
		add("people", p.Rank, p.Person, p.Name, p.Plays, p.Contests, p.Wins, p.Chance, p.Running, p.Longest)
		for _, g := range p.Games {
			add("person-games", p.Person, g.Game, g.Plays, g.Contests, g.Wins, g.Chance, g.Scores, g.Best, g.Middle, g.Rank)
			for _, f := range g.Feats {
				add("feats", p.Person, g.Game, f.Feat, f.Plays, f.Figure, f.Of)
			}
		}
	}
	for _, p := range stats.Pairs {
		add("pairs", p.A, p.B, p.Together, p.Ahead, p.Level, p.Behind)
	}
	for _, name := range []string{"nights", "games", "records", "people", "person-games", "feats", "pairs"} {
		keys, want := table(t, name)
		var got []map[string]string
		for _, cells := range found[name] {
			row := map[string]string{}
			for i, cell := range cells {
				row[keys[i]] = fmt.Sprint(cell)
			}
			got = append(got, row)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-by hand +found):\n%s", name, diff)
		}
	}
}

// must fails the test where people can't be changed.
func must(t *testing.T) func(nights.People, error) nights.People {
	return func(p nights.People, err error) nights.People {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
}
