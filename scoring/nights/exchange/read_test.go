package exchange

import (
	"bytes"
	gocmp "cmp"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"saddlebag/scoring"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
)

func read(t testing.TB, text string, dates DateOrder) *Found {
	t.Helper()
	found, err := Read(shelf, []byte(text), dates)
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	return found
}

// told is what was found, a line each.
func told(f *Found) (lines []string) {
	for _, p := range f.Plays {
		var seats []string
		for _, s := range p.Play.Seats {
			seat := fmt.Sprintf("%d. %s", s.Rank, s.Person)
			if s.Scored {
				seat += " " + s.Score.String()
			}
			seats = append(seats, seat)
		}
		lines = append(lines, fmt.Sprintf("%s: %s on %s: %s", p.Where, p.Play.Game, p.Play.Day, strings.Join(seats, ", ")))
	}
	for _, a := range f.Asks {
		lines = append(lines, fmt.Sprintf("%s: %s is %s or %s?", a.Where, a.Typed, a.Day, a.Other))
	}
	for _, s := range f.Skipped {
		lines = append(lines, fmt.Sprintf("%s: %s", s.Where, s.Why))
	}
	for _, o := range f.Others {
		lines = append(lines, fmt.Sprintf("%d of %s", o.Plays, o.Game))
	}
	if f.Unused != nil {
		lines = append(lines, fmt.Sprintf("unused: %q", f.Unused))
	}
	return lines
}

func wantTold(t *testing.T, text string, f *Found, want ...string) {
	t.Helper()
	if diff := cmp.Diff(want, told(f)); diff != "" {
		t.Errorf("%s\n(-want +got):\n%s", text, diff)
	}
}

// A file of BG Stats, with all that it has besides, and mistakes.
func TestReadBGSPlay(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile(filepath.Join("testdata", "foreign.bgsplay"))
	if err != nil {
		t.Fatal(err)
	}
	found := read(t, string(text), Unknown)
	wantTold(t, "foreign", found,
		"plays[0]: nugget on 2026-11-20: 2. Ann 1234, 1. Bob 1234, 3.  12.5",
		"plays[1]: nugget on 2026-11-22: 1. Ann, 0. Bob",
		"plays[4]: nugget on 2026-11-23: 2. Ann -5, 1. Bob 8",
		"plays[5]: It's the same play as plays[4].",
		`plays[6]: We can't read the date "20261323". Write it like 2026-11-20.`,
		`plays[7]: Its "gameRefId" is 77, which isn't in the file.`,
		`plays[8]: Its "playerRefId" is 77, which isn't in the file.`,
		`plays[9]: "playerScores.score" can't be a number.`,
		`plays[10]: The score "six" isn't a number.`,
		"plays[11]: ANN is in it twice. If these are two games, add a column Play with a number for each game.",
		"plays[12]: Nobody plays in it.",
		"plays[13]: It has 5 players, but at most 4 can play Nugget.",
		`plays[14]: The score "1.200" could be 1200 or 1.2. Write it without anything between the thousands.`,
		"plays[15]: It can't have taken -1 minutes.",
		"plays[16]: It has somebody on rank 2, but only 1 player.",
		`plays[17]: It has no "uuid".`,
		"2 of Catan",
	)
	// The time isn't read, because nobody says in which zone it is.
	want := nights.Play{
		ID: "a6b1c2d3-0000-4000-8000-000000000001", Game: "nugget", Data: "plain", Day: "2026-11-20", Minutes: 30, Source: nights.FromImport, Place: "Pub", Note: "a\nb",
		Seats: []nights.Seat{
			{Person: "Ann", Score: 12340, Scored: true, Rank: 2, First: true},
			{Person: "Bob", Score: 12340, Scored: true, Rank: 1, Role: "red"}, // who won, by whatever broke the tie
			{Score: 125, Scored: true, Rank: 3, Rival: true},
		},
	}
	if diff := cmp.Diff(want, found.Plays[0].Play); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if id := found.Plays[1].Play.ID; id != "8389a261-5cfe-5c36-a1e9-8e758b0f9bf4" {
		t.Errorf("the id that isn't a UUID becomes %s", id)
	}
	if p := found.Plays[2].Play; !p.Stopped {
		t.Error("a play that's ignored counts")
	}
}

// What isn't a file that we read is told as a whole.
func TestUnreadable(t *testing.T) {
	t.Parallel()
	rows := "date,game,player\n"
	for text, want := range map[string]string{
		"":                                     "exchange.no-table",
		"\x00\x01":                             "reading.no-text",
		"Hello\nAnn 312":                       "exchange.no-table",
		"date,player\n":                        "exchange.no-column",
		"game;player;score\n":                  "exchange.no-column",
		"date,game\n":                          "exchange.no-column",
		rows + "2026,\"x\"y,Ann":               "exchange.quotes",
		rows + "2026,x\"y\",Ann":               "exchange.quotes",
		rows + "2026,\"x,Ann":                  "exchange.quotes",
		"date,day,game,player\n":               "exchange.column-twice",
		"{":                                    "exchange.no-json",
		"{}":                                   "exchange.no-plays",
		`{"plays": 7}`:                         "exchange.wrong-type",
		`{"plays": [],"games": [{"id": "7"}]}`: "exchange.wrong-type",
		`{"plays": [], "plays": []}`:           "exchange.key-twice",
		`{"plays": [{"uuid": "a", "UUID": "b"}]}`: "exchange.key-twice",
		`{"plays": []} x`:                         "exchange.no-json",
		"[1]":                                     "exchange.no-table",
		rows + strings.Repeat("x,y,z\n", mostRows+1):              "exchange.too-many-rows",
		`{"plays": [` + strings.Repeat("1,", mostRows) + `1]}`:    "exchange.too-many-rows",
		`{"games": [` + strings.Repeat("{},", mostObjects) + `1]`: "exchange.too-many-rows",
		strings.Repeat("x", MostBytes+1):                          "exchange.too-long",
	} {
		found, err := Read(shelf, []byte(text), Unknown)
		shown := text[:min(40, len(text))]
		if err == nil {
			t.Errorf("%q is read: %q", shown, told(found))
		} else if !speech.OfError(err).Is(want) {
			t.Errorf("%q: %v, want %s", shown, err, want)
		}
	}
}

// Tables as people write them.
func TestReadTable(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"date,game,player,score\n2026-11-20,Nugget,Ann,28\n2026-11-20,Nugget,Bob,31.5\n": {
			"line 2: nugget on 2026-11-20: 2. Ann 28, 1. Bob 31.5",
		},
		"Points; Who ;When;Title;Mood\r\n1.234,5;Ann;20.11.2026;the NUGGET;good\r\n$2,000;Bob;20 Nov 2026;nugget;bad\r\n": {
			"line 2: nugget on 2026-11-20: 2. Ann 1234.5, 1. Bob 2000",
			`unused: ["Mood"]`,
		},
		"\ufeffplayer\tdate\tgame\nAnn\tNovember 20, 2026\tnugget\n\nBob\tNovember 20, 2026\tnugget\nAnn\t2026-11-21\tnugget\n": {
			"line 2: nugget on 2026-11-20: 0. Ann, 0. Bob",
			"line 5: nugget on 2026-11-21: 0. Ann",
		},
		"date,game,player,won\n2026-11-20,nugget,Ann,no\n2026-11-20,nugget,Bob,yes\n2026-11-20,nugget,Cleo,\n": {
			"line 2: nugget on 2026-11-20: 0. Ann, 1. Bob, 0. Cleo",
		},
		"date,game,player,rank,score\n2026-11-20,nugget,Ann,2,30\n2026-11-20,nugget,Bob,1,30\n": {
			"line 2: nugget on 2026-11-20: 2. Ann 30, 1. Bob 30",
		},
		// The same people twice on a day are two games only where somebody says so.
		"date,game,player,score\n2026-11-20,nugget,Ann,1\n2026-11-20,nugget,Bob,2\n2026-11-20,nugget,ann,3\n2026-11-20,nugget,Bob,4\n": {
			"line 2: ann is in it twice. If these are two games, add a column Play with a number for each game.",
		},
		"date,game,player,score,no\n2026-11-20,nugget,Ann,1,1\n2026-11-20,nugget,Bob,2,1\n2026-11-20,nugget,Ann,1,2\n2026-11-20,nugget,Bob,2,2\n": {
			"line 2: nugget on 2026-11-20: 2. Ann 1, 1. Bob 2",
			"line 4: nugget on 2026-11-20: 2. Ann 1, 1. Bob 2",
		},
		"date,game,player,score\n2026-11-20,Faro,Ann,1\n2026-11-20,faro,Bob,2\n2026-11-21,Faro,Ann,3\n2026-11-21,Whist,Ann,4\n": {
			"2 of Faro", "1 of Whist",
		},
		// The id of a play that we wrote keeps its rows together, and they have to fit.
		"date,game,player,play\n2026-11-20,nugget,Ann,0195f3a0-0000-7000-8000-000000000001\n2026-11-21,nugget,Bob,0195f3a0-0000-7000-8000-000000000001\n": {
			"line 3: The column Date says something else here than in line 2, for the same play.",
		},
		"date,game,player,rival\n2026-11-20,nugget,Bandit,yes\n2026-11-20,nugget,Ghost,yes\n": {
			"line 2: Nobody plays in it.",
		},
		"date,game,player,where,note,min\n2026-11-20,nugget,Ann," + strings.Repeat("é", 201) + ",,\n2026-11-21,nugget,Ann,," + strings.Repeat("é", 2001) + ",\n2026-11-22,nugget,Ann,,,1000001\n2026-11-23,nugget,Ann," + strings.Repeat("é", 200) + "," + strings.Repeat("é", 2000) + ",1000000\n": {
			"line 5: nugget on 2026-11-23: 0. Ann",
			"line 2: The column Location has over 200 characters.",
			"line 3: The column Note has over 2000 characters.",
			"line 4: It can't have taken 1000001 minutes.",
		},
		"date,game,player,where\n2026-11-20,nugget,Ann,Pub\n2026-11-20,nugget,Bob,Home\n": {
			"line 3: The column Location says something else here than in line 2, for the same play.",
		},
		"date,game,player,score,minutes\n2026-11-20,nugget,Ann,1,soon\n": {
			`line 2: We can't read "soon" in the column Minutes.`,
		},
		"date,game,player,rank,note\n2026-02-30,nugget,Ann,1,\n2026-11-20,nugget,Ann,0,\n2026-11-21,nugget,,1,\n2026-11-22,nugget,Ann,2,x\n2026-11-23,nugget,table,1\n2026-11-24\n": {
			`line 2: We can't read the date "2026-02-30". Write it like 2026-11-20.`,
			`line 3: We can't read "0" in the column Rank.`,
			"line 4: A row has no player. Fill in who it is.",
			"line 5: It has somebody on rank 2, but only 1 player.",
			`line 6: "table" can't be the name of a player: a ledger needs the word "table" for something else.`,
			"1 of ",
		},
	} {
		wantTold(t, text, read(t, text, Unknown), want...)
	}
}

// A date that can be two days is asked, once for all that are written so, and never guessed.
func TestAmbiguousDates(t *testing.T) {
	t.Parallel()
	table := "date,game,player,score\n03/04/2026,nugget,Ann,1\n03/04/2026,nugget,Bob,2\n3/4/2026,nugget,Cleo,2\n25/04/2026,nugget,Ann,1\n04/25/2026,nugget,Bob,1\n05/05/2026,nugget,Ann,4\n03/04/2026,nugget,Dora,2\n"
	sure := []string{
		"line 5: nugget on 2026-04-25: 1. Ann 1, 1. Bob 1",
		"line 7: nugget on 2026-05-05: 1. Ann 4",
	}
	wantTold(t, "asked", read(t, table, Unknown), append(sure, "line 2: 03/04/2026 is 2026-04-03 or 2026-03-04?")...)
	wantTold(t, "the day first", read(t, table, DayFirst), append([]string{
		"line 2: nugget on 2026-04-03: 4. Ann 1, 1. Bob 2, 1. Cleo 2, 1. Dora 2",
	}, sure...)...)
	wantTold(t, "the month first", read(t, table, MonthFirst), append([]string{
		"line 2: nugget on 2026-03-04: 4. Ann 1, 1. Bob 2, 1. Cleo 2, 1. Dora 2",
	}, sure...)...)
}

// The same play has the same id, in whatever order and form people write it; another has
// another.
func TestContentID(t *testing.T) {
	t.Parallel()
	ids := map[string]string{}
	for name, text := range map[string]string{
		"it":            "date,game,player,score\n2026-11-20,nugget,Ann,31.5\n2026-11-20,nugget,Bob,28\n",
		"the same":      "score;player;day;game\n28.0 pts;bob;20/11/2026;Nugget\n31,5;ANN;20/11/2026;Nugget\n",
		"another score": "date,game,player,score\n2026-11-20,nugget,Ann,31.6\n2026-11-20,nugget,Bob,28\n",
		"another day":   "date,game,player,score\n2026-11-21,nugget,Ann,31.5\n2026-11-21,nugget,Bob,28\n",
		"another game":  "date,game,player,score,no\n2026-11-20,nugget,Ann,31.5,2\n2026-11-20,nugget,Bob,28,2\n",
	} {
		found := read(t, text, Unknown)
		if len(found.Plays) != 1 {
			t.Fatalf("%s: %q", name, told(found))
		}
		ids[name] = found.Plays[0].Play.ID
	}
	if ids["it"] != "6dc8f8ce-8bcc-5898-a32b-3c559663912f" {
		t.Errorf("its id is %s", ids["it"])
	}
	if ids["it"] != ids["the same"] {
		t.Error("the same play is another")
	}
	for _, name := range []string{"another score", "another day", "another game"} {
		if ids[name] == ids["it"] {
			t.Errorf("%s is the same play", name)
		}
	}
}

// Spreadsheets save tables in several encodings.
func TestEncodings(t *testing.T) {
	t.Parallel()
	var utf16 bytes.Buffer
	for _, r := range "\ufeffdate;game;player\n2026-11-20;nugget;Jürgen\n" {
		utf16.Write([]byte{byte(r), byte(r >> 8)})
	}
	for name, table := range map[string]string{
		"Windows-1252": "date;game;player\n2026-11-20;nugget;J\xfcrgen\n",
		"UTF-16":       utf16.String(),
	} {
		wantTold(t, name, read(t, table, Unknown), "line 2: nugget on 2026-11-20: 0. Jürgen")
	}
}

// somePlays are random plays as a group remembers them, with the names of people for their ids.
func somePlays(t *rapid.T) []nights.Play {
	text := rapid.StringOf(rapid.SampledFrom([]rune("ab'=+-@\"\\,;|\t 1é木🤠{}<&"))) // as tables and JSON dislike it
	line := rapid.Map(text, func(s string) string { return clean(s, false) })
	names := rapid.SliceOfNDistinct(rapid.SampledFrom([]string{"Ann", "Bob", "=Cleo", `D"ora`, "@e", "Fritz, jr.", "-", "'", "'=x", "Ǆ"}), 1, 4, rapid.ID[string])
	var all []nights.Play
	for i := range rapid.IntRange(1, 5).Draw(t, "plays") {
		p := nights.Play{
			ID: ID("test", fmt.Sprint(i)), Game: "nugget", Data: line.Draw(t, "data"), Source: nights.FromImport,
			Day: rapid.SampledFrom([]string{"2026-11-20", "2024-02-29", "1999-12-31"}).Draw(t, "day"), Minutes: rapid.IntRange(0, 300).Draw(t, "minutes"),
			Place: line.Draw(t, "place"), Stopped: rapid.Bool().Draw(t, "stopped"),
			Note: clean(rapid.StringOf(rapid.SampledFrom([]rune("x'= \n\"é"))).Draw(t, "note"), true),
		}
		if rapid.Bool().Draw(t, "timed") {
			p.Began = time.Date(2026, 11, 20, rapid.IntRange(13, 23).Draw(t, "hour"), 1, 2, 0, time.UTC)
		}
		ranked := rapid.Bool().Draw(t, "ranked")
		for seat, name := range names.Draw(t, "names") {
			s := nights.Seat{Person: name, Scored: rapid.Bool().Draw(t, "scored"), Role: line.Draw(t, "role"), First: seat == 0, Rival: rapid.Bool().Draw(t, "rival")}
			if s.Scored {
				s.Score = scoring.Tenths(rapid.Int64Range(-50_000, 50_000).Draw(t, "score"))
			}
			if ranked || s.Scored {
				s.Rank = seat + 1 // where all scores are known, so are the ranks
			}
			if seat == 0 {
				s.Rival = false // or nobody plays
			}
			if !s.Rival && rapid.IntRange(0, 9).Draw(t, "forgotten") == 0 {
				s.Person = ""
			}
			p.Seats = append(p.Seats, s)
		}
		all = append(all, p)
	}
	return all
}

// What we write we read as it was: everything but the feats, and where its ledger is.
func TestRoundTrips(t *testing.T) {
	t.Parallel()
	l := club()
	l.People = byName{}
	rapid.Check(t, func(t *rapid.T) {
		l.Plays = somePlays(t)
		for name, write := range map[string]func(b *bytes.Buffer) error{
			"bgsplay":    func(b *bytes.Buffer) error { return l.BGSPlay(b) },
			"csv":        func(b *bytes.Buffer) error { return l.CSV(b, false) },
			"marked csv": func(b *bytes.Buffer) error { return l.CSV(b, true) },
		} {
			var b bytes.Buffer
			if err := write(&b); err != nil {
				t.Fatal(err)
			}
			found, err := Read(shelf, b.Bytes(), Unknown)
			if err != nil {
				t.Fatalf("%s: %v in\n%s", name, err, &b)
			}
			var got []nights.Play
			for _, p := range found.Plays {
				got = append(got, p.Play)
			}
			if diff := cmp.Diff(l.Plays, got); diff != "" || found.Skipped != nil || found.Asks != nil || found.Others != nil || found.Unused != nil {
				t.Fatalf("%s: (-want +got):\n%s%q in\n%s", name, diff, told(found), &b)
			}
		}
	})
}

// No cell of a table begins like a formula, whatever people are called.
func TestNoFormulas(t *testing.T) {
	t.Parallel()
	l := club()
	rapid.Check(t, func(t *rapid.T) {
		evil := rapid.StringOfN(rapid.SampledFrom([]rune("=+-@\t\r\n'x1 \"")), 1, 6, -1)
		l.Plays = []nights.Play{{ID: "1", Game: evil.Draw(t, "game"), Day: evil.Draw(t, "day"), Data: evil.Draw(t, "data"), Place: evil.Draw(t, "place"), Note: evil.Draw(t, "note"), Seats: []nights.Seat{{Person: "p", Role: evil.Draw(t, "role")}}}}
		l.People = everybody(evil.Draw(t, "name"))
		for _, cell := range l.row(&l.Plays[0], 0) {
			out := defused(cell)
			if trimmed := strings.TrimLeft(out, " "); trimmed != "" && strings.ContainsRune("=+-@\t\r\n", rune(trimmed[0])) && !isANumber.MatchString(trimmed) {
				t.Fatalf("%q runs", out)
			}
			if fused(out) != cell {
				t.Fatalf("%q is read as %q", cell, fused(out))
			}
		}
	})
}

func fuzz(f *testing.F, seeds ...string) {
	for _, name := range seeds {
		text, err := os.ReadFile(filepath.Join("testdata", name))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		found, err := Read(shelf, text, Unknown)
		if err != nil {
			_ = err.Error()
			return
		}
		_ = told(found)
		// What was read is written and read again as it is.
		l := &Log{ID: "fuzz", Shelf: shelf, People: byName{}}
		for _, p := range found.Plays {
			for i := range p.Play.Seats {
				if s := &p.Play.Seats[i]; s.Rival && s.Person == "" {
					s.Person = gocmp.Or(s.Role, "Rival") // as it's written
				}
			}
			l.Plays = append(l.Plays, p.Play)
		}
		if l.Plays == nil {
			return
		}
		again := read(t, written(t, func(b *strings.Builder) error { return l.CSV(b, false) }), Unknown)
		if len(again.Plays) != len(l.Plays) {
			t.Fatalf("of %q\n%q is left", told(found), told(again))
		}
		for i, p := range again.Plays {
			if diff := cmp.Diff(l.Plays[i], p.Play); diff != "" {
				t.Fatalf("(-want +got):\n%s", diff)
			}
		}
	})
}

func FuzzBGSPlay(f *testing.F) { fuzz(f, "foreign.bgsplay", "club.bgsplay") }

func FuzzCSV(f *testing.F) { fuzz(f, "club.csv", "plain.csv") }

// Somebody without a name is known by an id, which stands for one person in a play, whatever
// number the file gives them.
func TestNameless(t *testing.T) {
	t.Parallel()
	file := func(anonymous int, refs string) string {
		return fmt.Sprintf(`{"games":[{"id":1,"name":"Nugget"}],"players":[{"id":9,"name":"Ann"},{"id":%d,"uuid":"one","name":"?","isAnonymous":true},{"id":8,"uuid":"other","isAnonymous":true},{"id":7,"isAnonymous":true}],
			"plays":[{"uuid":"a","gameRefId":1,"playDateYmd":20261123,"playerScores":[%s]}]}`, anonymous, refs)
	}
	one, other := ID("somebody", "one"), ID("somebody", "other")
	for text, want := range map[string][]string{
		file(1, `{"playerRefId":9},{"playerRefId":1},{"playerRefId":8}`):                   {"", one, other},
		file(2, `{"playerRefId":2},{"playerRefId":9}`):                                     {one, ""},
		file(1, `{"playerRefId":1},{"playerRefId":1},{"playerRefId":7},{"playerRefId":7}`): {one, "", "", ""},
	} {
		if diff := cmp.Diff(want, read(t, text, Unknown).Plays[0].Nameless); diff != "" {
			t.Errorf("%s (-want +got):\n%s", text, diff)
		}
	}
}
