package nights_test

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/nights"
)

// whole is a play with all that one can have.
var whole = nights.Play{
	ID: "0b9f3a52-7c1e-4f7a-9d35-2f6f1c0a7e11", Game: "coal-n-write", Data: "lode-1", Day: "2026-11-20",
	Began: time.Date(2026, 11, 20, 19, 3, 11, 0, time.UTC), Minutes: 75, Source: nights.FromTable, Table: "k3j5", Stopped: true, Place: "Bob's barn", Note: "so\n\"it\" goes",
	Seats: []nights.Seat{
		{Person: "p1", Score: 3125, Scored: true, Rank: 1, Role: "the sheriff", First: true},
		{Person: "p2"},
		{Score: -30, Scored: true, Rank: 2, Rival: true},
	},
	Feats: []nights.Feat{
		{ID: "lost", Figures: []scoring.Tenths{50, 0, -15}},
		{ID: "hits", Figures: []scoring.Tenths{30, 0, 0}, Of: []scoring.Tenths{70, 10, 0}},
		{ID: "delivery", Figures: []scoring.Tenths{740, 0, 200}, Lines: []*nights.Line{{Entry: 31, Verb: "deliver", Args: []string{"burro-3", "@0"}}, nil, {Entry: 7, Verb: "pass"}}},
	},
}

const (
	wholeSeats = `seat p1 312.5 1 role "the sheriff" first seat p2 - - seat "" -3 2 rival`
	wholeFeats = `total lost 5,0,-1.5 share hits 3,0,0 7,1,0 best delivery 74,0,20 31 deliver 2 burro-3 @0 - 7 pass 0`
	wholeHead  = `group play 0b9f3a52-7c1e-4f7a-9d35-2f6f1c0a7e11 coal-n-write 2026-11-20 table data lode-1 began 2026-11-20T19:03:11Z minutes 75 table k3j5 stopped place "Bob's barn" note "so\n\"it\" goes"`
	wholePlay  = wholeHead + " " + wholeSeats + " " + wholeFeats
	least      = "group play x coal 2026-11-20 result seat p1 - -"
)

func TestNotation(t *testing.T) {
	t.Parallel()
	e, err := nights.PlayEntry(&whole)
	if err != nil {
		t.Fatal(err)
	}
	if got := e.String(); got != wholePlay {
		t.Errorf("%s; want\n%s", got, wholePlay)
	}
	shelf := folded(t, wholePlay)
	got, ok := shelf.Play(whole.ID)
	if diff := cmp.Diff(whole, got); !ok || diff != "" {
		t.Errorf("there is one: %t (-written +read):\n%s", ok, diff)
	}

	other := nights.Play{ID: "x", Game: "coal", Day: "2026-11-20", Source: nights.FromResult, Seats: []nights.Seat{{Person: "p1"}}}
	e, err = nights.ImportEntry("my plays.csv", []nights.Play{other, whole})
	if err != nil {
		t.Fatal(err)
	}
	want := `group import "my plays.csv" "x coal 2026-11-20 result seat p1 - -" ` + ledger.Quote(strings.TrimPrefix(wholePlay, "group play "))
	if got := e.String(); got != want {
		t.Errorf("%s; want\n%s", got, want)
	}
	shelf = folded(t, want)
	if diff := cmp.Diff([]nights.Play{whole, other}, slices.Collect(shelf.Plays())); diff != "" {
		t.Errorf("(-written +read):\n%s", diff)
	}
	for e, want := range map[string]string{nights.DropEntry("x").String(): "group drop x", nights.UndoEntry(12).String(): "group undo 12"} {
		if e != want {
			t.Errorf("%s; want %s", e, want)
		}
	}
}

// folded is a shelf of what some lines say.
func folded(t *testing.T, lines ...string) *nights.Shelf {
	t.Helper()
	shelf := nights.NewShelf(nil)
	for _, line := range lines {
		if err := apply(shelf, line); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	return shelf
}

func apply(shelf *nights.Shelf, line string) error {
	e, err := ledger.ParseEvent(line)
	if err != nil {
		return err
	}
	return shelf.Apply(e)
}

// What isn't written as the program writes it is refused, and changes nothing.
func TestStrictNotation(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("x", 201)
	twelve := strings.Repeat(" seat p - -", 12)
	for _, line := range []string{
		"table" + strings.TrimPrefix(least, "group"), "group sing x", "group drop", "group drop x y", "group drop nothing", "group undo", "group undo 01", "group undo 1 1", "group undo 1",
		"group play", "group play x coal 2026-11-20 result", least + " -", least + " first first", least + " rival", least + " first role x", least + " score 3",
		strings.Replace(least, "x", `""`, 1), strings.Replace(least, "x", "ü", 1), strings.Replace(least, " coal", " co/al", 1),
		strings.Replace(least, "2026-11-20", "2026-02-29", 1), strings.Replace(least, "2026-11-20", "2026-1-20", 1), strings.Replace(least, "2026-11-20", "20261120", 1), strings.Replace(least, "result", "rumour", 1),
		strings.Replace(least, "seat", "minutes 0 seat", 1), strings.Replace(least, "seat", "minutes -1 seat", 1), strings.Replace(least, "seat", "minutes 075 seat", 1), strings.Replace(least, "seat", "minutes 1000001 seat", 1),
		strings.Replace(least, "seat", "began 2026-11-20T19:03:11+01:00 seat", 1), strings.Replace(least, "seat", "began soon seat", 1), strings.Replace(least, "seat", `data "" seat`, 1), strings.Replace(least, "seat", `table "" seat`, 1),
		strings.Replace(least, "seat", "place "+long+" seat", 1), strings.Replace(least, "seat", `note "\x07" seat`, 1), strings.Replace(least, "seat", "note x data y seat", 1), strings.Replace(least, "seat", "stopped stopped seat", 1),
		least + " role " + long, "group play x coal 2026-11-20 result first seat p1 - -", "group play x coal 2026-11-20 result seat p1 +3 -", "group play x coal 2026-11-20 result seat p1 3.0 -", "group play x coal 2026-11-20 result seat p1 3.25 -",
		"group play x coal 2026-11-20 result seat p1 999999999999 1 seat p2 1000000000000 2", "group play x coal 2026-11-20 result seat p1 - 2", "group play x coal 2026-11-20 result seat p1 - -1",
		`group play x coal 2026-11-20 result seat "" - -`, `group play x coal 2026-11-20 result seat "" - - rival`, "group play x coal 2026-11-20 result seat p1 - - seat p1 - -", "group play x coal 2026-11-20 result" + twelve + " seat q - -",
		least + " total lost 1,2", least + ` total lost ""`, least + " total lost 1 total lost 1", least + " share hits 1", least + " share hits 1 1,1", least + " best far 1", least + " best far 1 0 go 0", least + " best far 1 3 go 1",
		least + " best far 1 3 go 0 x", least + ` best far 1 3 "" 0`, least + " best far 1 03 go 0", least + " best far 1 3 go -1", "group play x coal 2026-11-20 result total lost 1 seat p1 - -",
		"group import", "group import x", `group import x ""`, `group import x "y coal 2026-11-20 result seat p1 - - "`, `group import x "y coal 2026-11-20 result seat p1 - - # so"`,
		`group import x "y coal 2026-11-20 result seat p1 - -" "y coal 2026-11-20 result seat p1 - -"`, `group import x "y coal 2026-11-20 result seat p1 - -" "z coal 2026-11-20 result"`,
	} {
		shelf := folded(t, strings.Replace(least, "x", "before", 1))
		if err := apply(shelf, line); err == nil {
			t.Errorf("%s is taken", line)
		} else if stats := shelf.Stats(); stats.Plays != 1 {
			t.Errorf("%s leaves %d plays; want 1", line, stats.Plays)
		}
	}
}

// Undo takes back an import whole, a drop, and an undo of these, by the number of the entry.
func TestUndo(t *testing.T) {
	t.Parallel()
	play := func(id, note string) string { return id + " coal 2026-11-20 result note " + note + " seat p1 - -" }
	single := func(id, note string) string { return "group play " + play(id, note) }
	imports := `group import file "` + play("x", "2x") + `" "` + play("y", "2y") + `"`
	tests := []struct {
		lines string
		want  string // the notes of the plays, in the order in which they were recorded
	}{
		{single("x", "1") + "|" + imports, "2x 2y"},
		{single("x", "1") + "|" + imports + "|group undo 2", "1"},
		{single("x", "1") + "|" + imports + "|group undo 2|group undo 3", "2x 2y"},
		{single("x", "1") + "|" + imports + "|group undo 2|group undo 3|group undo 2", "1"},
		{single("x", "1") + "|" + imports + "|" + single("x", "3") + "|group undo 2", "3"},
		{single("x", "1") + "|" + imports + "|" + imports + "|group undo 2", "2x 2y"},
		{single("x", "1") + "|" + imports + "|" + imports + "|group undo 2|group undo 3", "1"},
		{single("x", "1") + "|" + imports + "|group drop x", "2y"},
		{single("x", "1") + "|" + imports + "|group drop x|group undo 3", "2x 2y"},
		{single("x", "1") + "|" + imports + "|group drop x|group undo 2|group undo 3", "1"},
		{single("x", "1") + "|" + imports + "|group drop x|" + single("x", "4"), "4 2y"},
		{single("x", "1") + "|" + imports + "|group drop x|" + single("x", "4") + "|group undo 3", "4 2y"},
	}
	for _, test := range tests {
		var notes []string
		for p := range folded(t, strings.Split(test.lines, "|")...).Plays() {
			notes = append(notes, p.Note)
		}
		slices.Reverse(notes)
		if got := strings.Join(notes, " "); got != test.want {
			t.Errorf("%s: %s; want %s", test.lines, got, test.want)
		}
	}
	for _, lines := range []string{"group undo 0", "group undo 1", "group undo 2|group undo 2", "group undo 2|group undo 3|group undo 3", "group undo 2|group undo 3|group undo 4", "group undo 3", "group undo 4"} {
		shelf := folded(t, single("x", "1"), imports)
		before := strings.Split(lines, "|")
		for _, line := range before[:len(before)-1] {
			if err := apply(shelf, line); err != nil {
				t.Fatal(err)
			}
		}
		if err := apply(shelf, before[len(before)-1]); err == nil {
			t.Errorf("the last of %s is taken", lines)
		}
	}
}

// FuzzShelf reads any lines as entries: what is taken is written again as it was.
func FuzzShelf(f *testing.F) {
	f.Add(wholePlay + "\n" + least + "\ngroup drop x\ngroup undo 3\ngroup undo 4")
	f.Add(`group import "a b" "x coal 2026-11-20 result seat p1 3.5 1 seat p2 - 2 best far 1,0 3 go 1 \"a b\" -"` + "\n" + least + "\ngroup undo 1")
	f.Fuzz(func(t *testing.T, text string) {
		shelf := nights.NewShelf(nights.People{{ID: "p1", Name: "Ann"}, {ID: "p2", Name: "Bob", Into: "p1"}})
		for line := range strings.Lines(text) {
			if apply(shelf, line) != nil {
				continue
			}
			for p := range shelf.Plays() {
				e, err := nights.PlayEntry(&p)
				if err != nil {
					t.Fatal(err)
				}
				again, ok := folded(t, e.String()).Play(p.ID)
				if diff := cmp.Diff(p, again); !ok || diff != "" {
					t.Fatalf("%s (-first +again):\n%s", e, diff)
				}
			}
		}
		if _, err := json.Marshal(shelf.Stats()); err != nil {
			t.Fatal(err)
		}
	})
}

// A full shelf takes plays that are on it once more, and no others.
func TestShelfEnds(t *testing.T) {
	t.Parallel()
	plays := make([]nights.Play, 20_000)
	for i := range plays {
		plays[i] = nights.Play{ID: strconv.Itoa(i), Game: "coal", Day: "2026-11-20", Source: nights.FromImport, Seats: []nights.Seat{{Person: "p1"}}}
	}
	imports := func(plays ...nights.Play) string {
		e, err := nights.ImportEntry("all", plays)
		if err != nil {
			t.Fatal(err)
		}
		return e.String()
	}
	shelf := folded(t, imports(plays...), imports(plays[7]), strings.Replace(least, "x", "8", 1))
	for _, line := range []string{least, imports(plays[9], nights.Play{ID: "x", Game: "coal", Day: "2026-11-20", Source: nights.FromImport, Seats: []nights.Seat{{Person: "p1"}}})} {
		if err := apply(shelf, line); err == nil || !strings.Contains(err.Error(), "20,000 games") {
			t.Errorf("%s: %v; want that there's no room", line, err)
		}
	}
}
