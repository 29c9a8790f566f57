package exchange

import (
	"encoding/json"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/example/game"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
	"saddlebag/templates"
)

// shelf has the small game alone, which is for 2 to 4 and counts points.
var shelf = ledger.Catalog{Games: []scoring.Game{game.Game}, House: templates.House, Houses: templates.Houses}

// people are, by id, who somebody turned out to be, and their name.
type people map[string][2]string

func (p people) Who(id string) string  { return p[id][0] }
func (p people) Name(id string) string { return p[id][1] }

// everybody is called one thing.
type everybody string

func (e everybody) Who(id string) string { return id }
func (e everybody) Name(string) string   { return string(e) }

// byName are people whose ids are their names.
type byName struct{}

func (byName) Who(id string) string  { return id }
func (byName) Name(id string) string { return id }

// club is a log of two nights. The files in testdata were worked out from it by hand, and the
// ids in them by another program.
func club() *Log {
	return &Log{
		ID: "club", Shelf: shelf, Made: time.Date(2026, 11, 28, 12, 0, 0, 0, time.UTC),
		People: people{
			"p1": {"p1", "Ann"},
			"p2": {"p2", `Bob "Six" Tanner`},
			"p3": {"p3", ""},    // who wants to be forgotten
			"p4": {"p1", "Ann"}, // whom they took for somebody else
		},
		Plays: []nights.Play{
			{
				ID: "0195f3a0-0000-7000-8000-000000000001", Game: "nugget", Data: "plain", Day: "2026-11-20",
				Began: time.Date(2026, 11, 20, 19, 30, 5, 0, time.UTC), Minutes: 45, Source: nights.FromTable, Table: "k3yk3y",
				Place: "Ann's", Note: "=2+2, said Bob\nTwice",
				Seats: []nights.Seat{
					{Person: "p2", Score: -30, Scored: true, Rank: 2, Role: "red"},
					{Person: "p4", Score: 315, Scored: true, Rank: 1, First: true},
				},
				Feats: []nights.Feat{
					{ID: "dig", Figures: []scoring.Tenths{0, 120}, Lines: []*nights.Line{nil, {Entry: 7, Verb: "dig", Args: []string{"here", "@0", "@9", "@"}}}},
					{ID: "luck", Figures: []scoring.Tenths{10, 20}, Of: []scoring.Tenths{30, 30}},
				},
			},
			{
				ID: "0195f3a0-0000-7000-8000-000000000002", Game: "nugget", Day: "2026-11-21", Source: nights.FromResult, Stopped: true,
				Seats: []nights.Seat{
					{Person: "p3"},
					{Score: 120, Scored: true, Rank: 1, Role: "The bandit", Rival: true},
				},
			},
		},
	}
}

// written is what a log writes.
func written(t testing.TB, write func(b *strings.Builder) error) string {
	t.Helper()
	var b strings.Builder
	if err := write(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func wantFile(t *testing.T, name, got string) {
	t.Helper()
	want, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s (-want +got):\n%s", name, diff)
	}
}

func TestWritten(t *testing.T) {
	t.Parallel()
	l := club()
	for name, write := range map[string]func(b *strings.Builder) error{
		"club.bgsplay": func(b *strings.Builder) error { return l.BGSPlay(b) },
		"club.csv":     func(b *strings.Builder) error { return l.CSV(b, false) },
		"club.jsonl":   func(b *strings.Builder) error { return l.JSON(b) },
		"club.txt":     func(b *strings.Builder) error { return l.Text(b, speech.English, Plain) },
		"club.md":      func(b *strings.Builder) error { return l.Text(b, speech.English, Markdown) },
		"club.bgg":     func(b *strings.Builder) error { return l.Text(b, speech.English, BoardGameGeek) },
	} {
		wantFile(t, name, written(t, write))
	}
}

// A spreadsheet that's told that a table is in UTF-8 gets the same table.
func TestMarkedTable(t *testing.T) {
	t.Parallel()
	l := club()
	plain := written(t, func(b *strings.Builder) error { return l.CSV(b, false) })
	marked := written(t, func(b *strings.Builder) error { return l.CSV(b, true) })
	if marked != "\xef\xbb\xbf"+plain {
		t.Errorf("%q", marked)
	}
}

// linkData is the JSON in a link, as a browser decodes it.
func linkData(t testing.TB, link string) string {
	t.Helper()
	encoded, ok := strings.CutPrefix(link, "https://app.bgstatsapp.com/createPlay.html?data=")
	if !ok {
		t.Fatalf("it leads elsewhere: %s", link)
	}
	data, err := url.PathUnescape(encoded) // a plus is a plus, as decodeURIComponent has it
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestLink(t *testing.T) {
	t.Parallel()
	l := club()
	for i, want := range []string{
		`{"sourceName":"Saddlebag","sourcePlayId":"0195f3a0-0000-7000-8000-000000000001","playDate":"2026-11-20 19:30:05","durationMin":45,` +
			`"location":"Ann's","board":"plain","comments":"=2+2, said Bob\nTwice",` +
			`"game":{"name":"Nugget","sourceGameId":"nugget","highestWins":true,"noPoints":false},"players":[` +
			`{"name":"Bob \"Six\" Tanner","sourcePlayerId":"77c7e6c3-e4de-5df9-bba8-e20bd97ec8e9","score":-3,"rank":2,"role":"red","winner":false,"startPlayer":false},` +
			`{"name":"Ann","sourcePlayerId":"c57026af-6123-5e8a-b3dc-33e06ac21b01","score":31.5,"rank":1,"winner":true,"startPlayer":true}]}`,
		`{"sourceName":"Saddlebag","sourcePlayId":"0195f3a0-0000-7000-8000-000000000002","playDate":"2026-11-21 12:00:00",` +
			`"comments":"We stopped this game early.",` +
			`"game":{"name":"Nugget","sourceGameId":"nugget","highestWins":true,"noPoints":false},"players":[` +
			`{"name":"Somebody","sourcePlayerId":"74630635-c982-543f-b76d-5a817ff511f7","winner":false,"startPlayer":false},` +
			`{"name":"The bandit","sourcePlayerId":"8f2225b9-8aaf-53c4-9934-89704fc7a15e","score":12,"rank":1,"role":"The bandit","winner":false,"startPlayer":false}]}`,
	} {
		link := l.BGStats(&l.Plays[i], speech.English)
		if strings.ContainsAny(link, "+ \"{") {
			t.Errorf("characters that no address has: %s", link)
		}
		if diff := cmp.Diff(want, linkData(t, link)); diff != "" {
			t.Errorf("play %d (-want +got):\n%s", i, diff)
		}
	}
}

// A link stays short enough with twelve people, whatever they're called. No usual name is cut,
// whatever it's written in.
func TestLinkLength(t *testing.T) {
	t.Parallel()
	for _, letter := range []string{"x", "Ø", "木", "🤠", `"`} {
		for length, cuts := range map[int]bool{24: false, 64: letter != "x"} {
			l := club()
			name := strings.Repeat(letter, length)
			l.People = everybody(name)
			p := nights.Play{ID: "1", Game: "nugget", Day: "2026-11-20", Place: name, Note: strings.Repeat(letter, 5000), Stopped: true}
			for i := range 12 {
				p.Seats = append(p.Seats, nights.Seat{Person: string(rune('a' + i)), Score: 12345, Scored: true, Rank: i + 1, Role: "Card sharp"})
			}
			link := l.BGStats(&p, speech.English)
			if len(link) >= 8<<10 {
				t.Errorf("%d of %s: %d bytes", length, letter, len(link))
			}
			var data struct{ Players []struct{ Name string } }
			if err := json.Unmarshal([]byte(linkData(t, link)), &data); err != nil {
				t.Fatal(err)
			}
			if len(data.Players) != 12 {
				t.Fatalf("%d of %s: %d players", length, letter, len(data.Players))
			}
			for _, who := range data.Players {
				if kept, cut := strings.CutSuffix(who.Name, "…"); cut != cuts || !strings.HasPrefix(name, kept) || kept == "" {
					t.Errorf("%d of %s: is called %s", length, letter, who.Name)
				}
			}
		}
	}
}

// A calendar reads the same once its folded lines are put together again; none of them is
// longer than 75 bytes or breaks within a character.
func TestCalendar(t *testing.T) {
	t.Parallel()
	l := club()
	l.Plays[1].Place = "Café; back\\room, " + strings.Repeat("Ærø ", 40) + "end"
	l.Plays = append(l.Plays, nights.Play{ID: "3", Game: "faro", Day: "2026-11-20", Place: "Ann's"})
	got := written(t, func(b *strings.Builder) error { return l.Calendar(b, speech.English) })
	for line := range strings.SplitSeq(got, "\r\n") {
		if len(line) > 75 || strings.Contains(line, "\n") || strings.ToValidUTF8(line, "?") != line {
			t.Errorf("%d bytes: %q", len(line), line)
		}
	}
	want := []string{
		"BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Saddlebag//EN",
		"BEGIN:VEVENT", "UID:d48cdaa8-774a-57c9-976c-e54a8c56327e", "DTSTAMP:20261128T120000Z",
		"DTSTART;VALUE=DATE:20261120", "DTEND;VALUE=DATE:20261121", `SUMMARY:Game night: Nugget\, faro`,
		`DESCRIPTION:Nugget\, 20 November 2026\, 45 minutes\, Ann's\n1. Ann: 31.5 points\n2. Bob "Six" Tanner (red): -3 points\n` +
			`=2+2\, said Bob\nTwice\n\nfaro\, 20 November 2026\, Ann's`,
		"LOCATION:Ann's", "TRANSP:TRANSPARENT", "END:VEVENT",
		"BEGIN:VEVENT", "UID:53c2563d-7b9e-50c4-a6eb-b610beb2194e", "DTSTAMP:20261128T120000Z",
		"DTSTART;VALUE=DATE:20261121", "DTEND;VALUE=DATE:20261122", "SUMMARY:Game night: Nugget",
		`DESCRIPTION:Nugget\, 21 November 2026\, Café\; back\\room\, ` + strings.Repeat("Ærø ", 40) + `end\n1. The bandit: 12 points\nSomebody\nWe stopped this game early.`,
		`LOCATION:Café\; back\\room\, ` + strings.Repeat("Ærø ", 40) + "end", "TRANSP:TRANSPARENT", "END:VEVENT",
		"END:VCALENDAR", "",
	}

	if diff := cmp.Diff(want, strings.Split(strings.ReplaceAll(got, "\r\n ", ""), "\r\n")); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// What looks like markup is none.
func TestMarkup(t *testing.T) {
	t.Parallel()
	l := club()
	l.Plays = []nights.Play{{ID: "1", Game: "nugget", Day: "2026-11-20", Note: "# [x](y)\r\n[b]&lt;", Seats: []nights.Seat{{Person: "p9", Rank: 1, Scored: true}}}}
	l.People = everybody("*Bob_the_[great]*")
	for markup, want := range map[Markup]string{
		Plain:         "Nugget, 20 November 2026\n1. *Bob_the_[great]*: 0 points\n# [x](y)\n[b]&lt;\n",
		Markdown:      "**Nugget**, 20 November 2026\n\n- **1.** \\*Bob\\_the\\_\\[great\\]\\*: 0 points\n\n> \\# \\[x\\](y)\n> \\[b\\]\\&lt;\n",
		BoardGameGeek: "[b]Nugget[/b], 20 November 2026\n[b]1.[/b] *Bob_the_(great)*: 0 points\n# (x)(y)\n(b)&lt;\n",
	} {
		if got := written(t, func(b *strings.Builder) error { return l.Text(b, speech.English, markup) }); got != want {
			t.Errorf("%d:\n%s\nwant\n%s", markup, got, want)
		}
	}
}

// What is said is said in the reader's language; names aren't.
func TestTextInLanguage(t *testing.T) {
	t.Parallel()
	l := club()
	text := written(t, func(b *strings.Builder) error { return l.Text(b, speech.Pseudo, Plain) })
	for _, line := range []string{
		"1. Ann", `Bob "Six" Tanner (red)`, speech.Pseudo.Of("exchange.somebody"), speech.Pseudo.Of("exchange.stopped"), speech.Pseudo.Of("scoring.month-11"),
	} {
		if !strings.Contains(text, line) {
			t.Errorf("%q isn't in\n%s", line, text)
		}
	}
}

// Spreadsheets run none of these, and reading undoes what was done about it.
func TestDefused(t *testing.T) {
	t.Parallel()
	for cell, want := range map[string]string{
		"=1+1": "'=1+1", "+49 30": "'+49 30", "-1+1": "'-1+1", "@sum": "'@sum", "\tx": "'\tx", "\n=x": "'\n=x", " =x": "' =x", "＝1": "'＝1",
		"'=1": "''=1", "''@": "'''@", "-": "'-",
		"": "", "Ann": "Ann", "-3": "-3", "-3.5": "-3.5", "'tis": "'tis", "'": "'", "3-4": "3-4", "2+3": "2+3",
	} {
		if got := defused(cell); got != want {
			t.Errorf("%q becomes %q, want %q", cell, got, want)
		}
		if got := fused(want); got != cell {
			t.Errorf("%q is read as %q, want %q", want, got, cell)
		}
	}
}
