package final_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
)

const head = "saddlebag 1 paper final\nplayer Ann\nplayer \"Bob T\"\n\n"

func open(t *testing.T, lines string) *final.Document {
	t.Helper()
	d, err := final.Open(shelf, "x.final", head+lines, nil)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// Each kind of line, and what it fills.
func TestOpen(t *testing.T) {
	letter := func(s string) scoring.Written { return scoring.Written{Value: s} }
	gone := func(s string) scoring.Written { return scoring.Written{Value: s, Struck: true} }
	crossed, blank := scoring.Written{Struck: true}, scoring.Written{}
	for name, c := range map[string]struct {
		lines string
		want  map[string]scoring.Written // of Ann
	}{
		"a group in order":         {"Ann stash S T /T", map[string]scoring.Written{"stash/1": letter("S"), "stash/2": letter("T"), "stash/3": gone("T")}},
		"fewer values than cells":  {"Ann stash S -", map[string]scoring.Written{"stash/1": letter("S"), "stash/2": blank}},
		"no value":                 {"Ann stash\nAnn cash", map[string]scoring.Written{}},
		"one cell":                 {"Ann stash/2 T", map[string]scoring.Written{"stash/2": letter("T")}},
		"a group of several kinds": {"Ann burro-3 x - S", map[string]scoring.Written{"burro-3/bandit-1": crossed, "burro-3/bandit-2": blank, "burro-3/slot-1": letter("S")}},
		"letters past the boxes": {"Ann burro-3 S T - -", map[string]scoring.Written{
			"burro-3/slot-1": letter("S"), "burro-3/slot-2": letter("T"), "burro-3/slot-3": blank, "burro-3/slot-4": blank,
		}},
		"money past the letters": {"Ann burro-3 120", map[string]scoring.Written{"burro-3/value": letter("120")}},
		"an entry of words":      {"Ann cash/2 +15 varmint 3 # why", map[string]scoring.Written{"cash/2": letter("+15 varmint 3")}},
		"an entry in quotes":     {`Ann cash/2 "a # b"`, map[string]scoring.Written{"cash/2": letter("a # b")}},
		"an entry crossed out":   {"Ann cash/2 /gone", map[string]scoring.Written{"cash/2": gone("gone")}},
		"a cell and no group":    {"Ann cash 312", map[string]scoring.Written{"cash": letter("312")}},
		"numbers":                {"Ann count +07 -3.5", map[string]scoring.Written{"count/1": letter("7"), "count/2": letter("-3.5")}},
		"composed letters":       {"Ann cash/1 Zoe\u0308", map[string]scoring.Written{"cash/1": letter("Zoë")}},
		"a correction":           {"Ann correct/cash +5", map[string]scoring.Written{"correct/cash": letter("5")}},
	} {
		t.Run(name, func(t *testing.T) {
			d, err := final.Open(shelf, "x.final", head+c.lines+"\n", nil)
			if err != nil {
				t.Fatal(err)
			}
			got := map[string]scoring.Written{}
			for p, w := range d.Filled {
				if p.Owner != 0 {
					t.Errorf("filled %v", p)
				}
				got[p.Cell] = w
			}
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("by the syntax (-), as read (+):\n%s", diff)
			}
		})
	}
}

// What is wrong is told with its place.
func TestOpenErrors(t *testing.T) {
	for lines, want := range map[string]string{
		"Cid stash S":                 `x.final:5:1: nobody is called "Cid"; there is Ann, Bob T, and table`,
		"Ann":                         `x.final:5:1: which cell?`,
		"\nAnn  purse 3":              `x.final:6:6: Ann has no cell or group of cells "purse"`,
		"table stash S":               `x.final:5:7: table has no cell or group of cells "stash"`,
		"Ann stash S T S T":           `x.final:5:17: stash has 3 cell(s), and this is one more`,
		"Ann stash SS":                `x.final:5:11: "SS" cannot stand in stash/1: it is one letter, or -`,
		"table round x y":             `x.final:5:15: "y" cannot stand in round/2: it is x or -`,
		"Ann cash many":               `x.final:5:10: "many" cannot stand in cash: it is a number with one decimal at the most, or -`,
		"Ann count 2.25":              `x.final:5:11: "2.25" cannot stand in count/1`,
		"Ann cash 1 2":                `x.final:5:12: cash has 1 cell(s), and this is one more`,
		"Ann stash S\nAnn stash/1 T":  `x.final:6:13: cell stash/1 of Ann is filled twice, first on line 5`,
		"Ann stash \"":                `x.final:5:11: a double quote that is not closed`,
		"Ann stash \x00":              `x.final:5:11: a control character`,
		"\"Bob T\" stash \u00e9 \xff": `x.final:5:17: not UTF-8`,
	} {
		d, err := final.Open(shelf, "x.final", head+lines+"\n", nil)
		if err == nil {
			t.Errorf("%q was read as %v", lines, d.Filled)
		} else if !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", lines, err, want)
		}
	}
}

func TestOpenHeaderErrors(t *testing.T) {
	for text, want := range map[string]string{
		"":                                     "x.final:1:1: empty",
		"saddlebag 1 paper\nplayer Ann\n\n":    "x.final:1:1: a ledger, not filled sheets",
		"saddlebag 1 papper final\nplayer A\n": `x.final:1:1: no game "papper"`,
		"saddlebag 1 paper final\n\n":          "x.final:2:1: no player",
		"saddlebag 1 paper final\nplayer A\nplayer B\nplayer C\n\n":     "x.final:4:1: 3 player(s)",
		"saddlebag 1 paper final\nplayer A\nsheet plainer\n\n":          `x.final:3:1: no sheet "plainer"`,
		"saddlebag 1 paper final more\nplayer A\n":                      "x.final:1:1: the first line is",
		strings.Repeat("noise and noise\n", final.MaxBytes/16) + "more": "x.final:1:1: filled sheets of more than 1 MB",
	} {
		if _, err := final.Open(shelf, "x.final", text, nil); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%.40q: %v, want %s", text, err, want)
		}
	}
}

// The canonical text gives each group a line where it can.
func TestString(t *testing.T) {
	d := open(t, strings.Join([]string{
		"\"Bob T\" cash 30 # a comment", "Ann stash/2 T", "Ann burro-3/slot-1 S", "Ann burro-3/bandit-2 -", "Ann burro-3/bandit-1 x",
		"table round x -", "Ann count 007", `Ann cash/1 "+15  varmint"`, "Ann cash/2 -5 varmint 3",
	}, "\n"))
	want := head + "Ann burro-3 x - S\nAnn stash/2 T\nAnn cash/1 \"+15  varmint\"\nAnn cash/2 -5 varmint 3\nAnn count 7\n\n\"Bob T\" cash 30\n\ntable round x -\n"
	if diff := cmp.Diff(want, d.String()); diff != "" {
		t.Errorf("by hand (-), as written (+):\n%s", diff)
	}
}

// Sheets to fill in name every cell, and nothing in them is known.
func TestBlank(t *testing.T) {
	d := open(t, "Ann cash 3")
	text := d.Blank()
	want := []string{"Ann burro-3", "Ann stash", "Ann cash/1", "Ann cash/2", "Ann count", "Ann cash", "Ann correct"}
	for _, line := range want {
		if !strings.Contains(text, "\n"+line+"  # The ") && !strings.Contains(text, "\n"+line+"  # Correction") {
			t.Errorf("no line %q in\n%s", line, text)
		}
	}
	again, err := final.Open(shelf, "x.final", text, nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(again.Filled) > 0 {
		t.Errorf("filled: %v", again.Filled)
	}
}

// What an entry says is told from what the notation means by it.
func TestEntriesThatLookLikeNotation(t *testing.T) {
	for _, value := range []string{"-", "/", "/Ann", "\\", "\\-", "\\/Ann", " Ann", "x", "a, b", "#"} {
		for _, struck := range []bool{false, true} {
			d := open(t, "")
			want := scoring.Written{Value: value, Struck: struck}
			d.Filled[scoring.Place{Cell: "cash/1"}] = want
			again, err := final.Open(shelf, "x.final", d.String(), nil)
			if err != nil {
				t.Fatalf("%q: %v", value, err)
			}
			if got := again.Filled[scoring.Place{Cell: "cash/1"}]; got != want {
				t.Errorf("%+v is written as\n%s\nand read as %+v", want, d, got)
			}
		}
	}
}

// The fingerprint is that of what is known, not of how it was typed.
func TestFingerprint(t *testing.T) {
	one, two, other := open(t, "Ann stash S T"), open(t, "Ann stash/2  T # so\nAnn stash/1 S"), open(t, "Ann stash T S")
	if one.Fingerprint() != two.Fingerprint() || one.Fingerprint() == other.Fingerprint() {
		t.Errorf("%s, %s, %s", one.Fingerprint(), two.Fingerprint(), other.Fingerprint())
	}
}

func TestCompare(t *testing.T) {
	sheets, kept := open(t, "Ann count 3 -\nAnn stash S T\nAnn cash 5"), open(t, "Ann count 3 0\nAnn stash S /T S\nAnn cash 6")
	found, err := sheets.Compare(kept)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, d := range found {
		got = append(got, d.String()+" not "+d.Ledger)
	}
	if diff := cmp.Diff([]string{"Ann stash/2 T not /T", "Ann cash 5 not 6"}, got); diff != "" {
		t.Errorf("by hand (-), as found (+):\n%s", diff)
	}
	others, err := final.Open(shelf, "x.final", strings.Replace(head, "Ann", "Eve", 1), nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := sheets.Compare(others); err == nil {
		t.Error("the sheets of others were compared")
	}
}

// A report has all its keys, and tells what is wrong by lines and cells.
func TestReport(t *testing.T) {
	for lines, want := range map[string]string{
		"Ann count 3 4\nAnn cash 8\n": `"verdict":"wrong total","players":[` +
			`{"name":"Ann","score":7.0,"claimed":8.0,"rank":0,"lines":[{"label":"Cash","amount":7.0,"clause":"PA1","line":0}]},` +
			`{"name":"Bob T","score":null,"claimed":null,"rank":0,"lines":[]}],"winners":[],` +
			`"looked":3,"of":33,"unseen":["burro-3","stash","round"],"findings":[{"clause":"PA1","message":"The cash is 3 + 4 = 7; the sheet says 8.","sum":true,"entries":[` +
			`{"owner":"Ann","cell":"cash","label":"The cash","value":"8","line":6},` +
			`{"owner":"Ann","cell":"count/1","label":"The count/1","value":"3","line":5},` +
			`{"owner":"Ann","cell":"count/2","label":"The count/2","value":"4","line":5}]}],` +
			`"more":false,"common":[],"unread":[],"doubts":[],"causes":[],"missing":[{"owner":"Bob T","cell":"count/1","label":"The count/1","value":"","line":0}],"ledger":"","differences":[]}`,
		"Ann count 3 4\n\"Bob T\" count 3 5\n": `"verdict":"right","players":[` +
			`{"name":"Ann","score":7.0,"claimed":null,"rank":2,"lines":[{"label":"Cash","amount":7.0,"clause":"PA1","line":0}]},` +
			`{"name":"Bob T","score":8.0,"claimed":null,"rank":1,"lines":[{"label":"Cash","amount":8.0,"clause":"PA1","line":0}]}],` +
			`"winners":["Bob T"],"looked":4,"of":33,"unseen":["burro-3","stash","cash","round"],` +
			`"findings":[],"more":false,"common":[],"unread":[],"doubts":[],"causes":[],"missing":[],"ledger":"","differences":[]}`,
	} {
		d := open(t, lines)
		audit, err := d.Audit(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		r := final.NewReport("x.final", d, audit)
		r.Fingerprint = ""
		got, err := json.Marshal(r)
		if err != nil {
			t.Fatal(err)
		}
		want = `{"file":"x.final","kind":"final","game":"paper","edition":1,` + strings.Replace(want, `"players"`, `"fingerprint":"","players"`, 1)
		if diff := cmp.Diff(want, string(got)); diff != "" {
			t.Errorf("by hand (-), reported (+):\n%s", diff)
		}
	}
}
