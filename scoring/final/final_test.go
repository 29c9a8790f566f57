package final_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
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

// Each kind of line, and what it fills. Where a part is written on, the rest of it
// is blank, but for what adds up.
func TestOpen(t *testing.T) {
	letter := func(s string) scoring.Written { return scoring.Written{Value: s} }
	gone := func(s string) scoring.Written { return scoring.Written{Value: s, Struck: true} }
	crossed, blank := scoring.Written{Struck: true}, scoring.Written{}
	stash := func(a, b, c scoring.Written) map[string]scoring.Written {
		return map[string]scoring.Written{"stash/1": a, "stash/2": b, "stash/3": c}
	}
	burro := func(one, two scoring.Written, slots ...scoring.Written) map[string]scoring.Written {
		all := map[string]scoring.Written{"burro-3/bandit-1": one, "burro-3/bandit-2": two}
		for i, id := range []string{"burro-3/slot-1", "burro-3/slot-2", "burro-3/slot-3", "burro-3/slot-4"} {
			if all[id] = blank; i < len(slots) {
				all[id] = slots[i]
			}
		}
		return all
	}
	worth := func(n string, all map[string]scoring.Written) map[string]scoring.Written {
		all["burro-3/value"] = letter(n)
		return all
	}
	row := func(round, what, amount, hand string) map[string]scoring.Written {
		return map[string]scoring.Written{
			"cash/1/round": letter(round), "cash/1/what": letter(what), "cash/1/amount": letter(amount), "cash/1/hand": letter(hand),
			"cash/2/round": blank, "cash/2/what": blank, "cash/2/amount": blank,
		}
	}
	noHand := func(all map[string]scoring.Written) map[string]scoring.Written {
		delete(all, "cash/1/hand")
		return all
	}
	for name, c := range map[string]struct {
		lines string
		want  map[string]scoring.Written // of Ann
	}{
		"a group in order":            {"Ann stash S T /T", stash(letter("S"), letter("T"), gone("T"))},
		"fewer values than cells":     {"Ann stash S -", stash(letter("S"), blank, blank)},
		"no value":                    {"Ann stash\nAnn cash", map[string]scoring.Written{}},
		"one cell":                    {"Ann stash/2 T", stash(blank, letter("T"), blank)},
		"what nobody knows":           {"Ann stash S ?", map[string]scoring.Written{"stash/1": letter("S"), "stash/3": blank}},
		"a whole group":               {"Ann stash -", stash(blank, blank, blank)},
		"nothing of the rest":         {"Ann stash S\nAnn stash rest ?", map[string]scoring.Written{"stash/1": letter("S")}},
		"a group of several kinds":    {"Ann burro-3 x - S", burro(crossed, blank, letter("S"))},
		"letters past the boxes":      {"Ann burro-3 S T - -", burro(blank, blank, letter("S"), letter("T"))},
		"money past the letters":      {"Ann burro-3 S 120", worth("120", burro(blank, blank, letter("S")))},
		"a number of boxes":           {"Ann burro-3 2 S", burro(crossed, crossed, letter("S"))},
		"boxes in a word":             {"Ann burro-3 x- S", burro(crossed, blank, letter("S"))},
		"letters in a word":           {"Ann burro-3 st/t", burro(blank, blank, letter("S"), letter("T"), gone("T"))},
		"letters with commas":         {"Ann burro-3 S, T, T", burro(blank, blank, letter("S"), letter("T"), letter("T"))},
		"letters counted":             {"Ann burro-3 2S /2T", burro(blank, blank, letter("S"), letter("S"), gone("T"), gone("T"))},
		"letters counted with a sign": {"Ann burro-3 3xs $36", worth("36", burro(blank, blank, letter("S"), letter("S"), letter("S")))},
		"what letters stand for": {"Ann burro-3 silver ~tin~ (S) T?", map[string]scoring.Written{
			"burro-3/bandit-1": blank, "burro-3/bandit-2": blank, "burro-3/slot-1": letter("S"), "burro-3/slot-2": gone("T"), "burro-3/slot-3": gone("S"),
		}},
		"an owner in any case":      {"ANN Stash s", stash(letter("S"), blank, blank)},
		"an owner cut short":        {"a stash s", stash(letter("S"), blank, blank)},
		"with a colon":              {"Ann: stash: S", stash(letter("S"), blank, blank)},
		"a name with a blank":       {"Ann burro 3 x", burro(crossed, blank)},
		"a name run together":       {"Ann burro3 x", burro(crossed, blank)},
		"a name cut short":          {"Ann sta T", stash(letter("T"), blank, blank)},
		"a printed name":            {"Ann the stash/2 T", stash(blank, letter("T"), blank)},
		"a row":                     {"Ann cash/1 1 varmint 14 14", row("1", "varmint", "14", "14")},
		"a row as it is called":     {"Ann cash/1 1 Varmint Huntin' +14 $14", row("1", "varmint", "14", "14")},
		"a row in the old order":    {"Ann cash/1 +15 varmint 1", noHand(row("1", "varmint", "15", ""))},
		"an old row of money spent": {"Ann cash/1 -20 SHARES 2", noHand(row("2", "share", "-20", ""))},
		"the next row":              {"Ann cash 1 varmint 14", noHand(row("1", "varmint", "14", ""))},
		"a total beside its column": {"Ann cash 312", map[string]scoring.Written{"cash": letter("312")}},
		"a column with nothing in it": {"Ann cash -", map[string]scoring.Written{
			"cash/1/round": blank, "cash/1/what": blank, "cash/1/amount": blank, "cash/2/round": blank, "cash/2/what": blank, "cash/2/amount": blank, "cash": blank,
		}},
		"numbers":              {"Ann count +07 -3.5", map[string]scoring.Written{"count/1": letter("7"), "count/2": letter("-3.5")}},
		"an entry of words":    {"Ann note buried by the well", map[string]scoring.Written{"note": letter("buried by the well")}},
		"an entry in quotes":   {`Ann note "a # b"`, map[string]scoring.Written{"note": letter("a # b")}},
		"an entry crossed out": {"Ann note /gone", map[string]scoring.Written{"note": gone("gone")}},
		"what the game reads":  {"Ann note bob", map[string]scoring.Written{"note": letter("Bob T")}},
		"composed letters":     {"Ann note Zoe\u0308", map[string]scoring.Written{"note": letter("Zoë")}},
		"the same twice":       {"Ann stash S\nAnn stash/1 S", stash(letter("S"), blank, blank)},
		"what phones show":     {"Ann luck 7\nAnn stash T", stash(letter("T"), blank, blank)},
		"a correction":         {"Ann correct/cash +5", map[string]scoring.Written{"correct/cash": letter("5")}},
	} {
		t.Run(name, func(t *testing.T) {
			d, err := final.Open(shelf, "x.final", head+c.lines+"\n", nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, u := range d.Unread {
				t.Errorf("not read: %+v", u)
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

// Numbers as people write them, and what they can be.
func TestNumbers(t *testing.T) {
	for text, want := range map[string]string{
		"$500": "500", "500$": "500", "$ 500": "500", "1,500": "1500", "46,5": "46.5", "46.5": "46.5", "1'500": "1500", `"1 500"`: "1500",
		"1 500": "1500", "1\u00a0500": "1500", "1,500.5": "1500.5", "1.500,5": "1500.5", "1,234,567": "1234567", "1.234.567": "1234567",
		"+14": "14", "−14": "-14", "–14": "-14", "-$5": "-5", "$-5": "-5", ".5": "0.5", "½": "0.5", "46½": "46.5", "46,50": "46.5", "0.500": "0.5",
		"1.250": "1250", "500.-": "500", "=12": "12", "12=": "12", "007": "7", "-0.5": "-0.5", "/12": "/12",
		"1.500": "? 1500 1.5", "1.000": "? 1000 1", "2.25": "?", "many": "?", "1,50,000": "?", "12a": "?", "--5": "?", "1'50": "?",
	} {
		d := open(t, "Ann cash "+text)
		got := d.Value(scoring.Place{Cell: "cash"})
		for _, u := range d.Unread {
			got = strings.Join(append([]string{"?"}, u.Choices...), " ")
		}
		if got != want {
			t.Errorf("%s is read as %q, want %q", text, got, want)
		}
	}
}

// What cannot be read is asked back with its place, once a line; nothing is taken of
// that line, and nothing is blank that it may tell of.
func TestUnread(t *testing.T) {
	for lines, want := range map[string][]string{
		"Cid stash S":                {`5:1 Nobody here is called "Cid". [Ann Bob T table]`},
		"A":                          {"5:1 Which space is this? Write a player or \"table\", the space, then what's in it. []"},
		"\nAnn  purse 3":             {`6:6 I don't know what "purse" is on the sheet of Ann. It has cash, count, burro-3, stash, note; ` + "`" + `saddlebag new paper --player Ann --player "Bob T" --final` + "`" + ` lists them. [burro-3 cash cash/1 cash/2 correct count note stash]`},
		"Ann stash S T S T":          {`5:17 Stash has 3 spaces; I can't fit "T" in. I've skipped "stash S T S T". []`},
		"Ann stash S Tut T":          {`5:13 Expected one letter, or -, found "Tut". I've skipped "stash S Tut T". [Silver Tin]`},
		"table round x maybe":        {`5:15 Expected x or -, found "maybe". I've skipped "round x maybe". [x -]`},
		"Ann cash many\nAnn count z": {`5:10 Expected a number with at most one decimal, or -, found "many". []`, `6:11 Expected a number with at most one decimal, or -, found "z". []`},
		"Ann cash/1 sha +5 1":        {`5:12 Expected one of these, found "sha". I've skipped "cash/1 sha +5 1". [share share-paid]`},
		"Ann stash S\nAnn stash/1 T": {`6:13 The stash/1 is filled in twice, first on line 5. Which is right? [S T]`},
		"Ann stash \"":               {`5:11 I can't read this line: a double quote is never closed, or an escape in it is unknown. []`},
	} {
		d := open(t, lines+"\nBob count 1")
		var got []string
		for _, u := range d.Unread {
			got = append(got, fmt.Sprintf("%d:%d %s %v", u.Line, u.Column, u.Why, u.Choices))
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%q, by hand (-), asked (+):\n%s", lines, diff)
		}
		if n := d.Filled[scoring.Place{Owner: 1, Cell: "count/1"}]; n.Value != "1" {
			t.Errorf("%q: the rest is not read", lines)
		}
		audit, err := d.Audit(t.Context())
		if err != nil || audit.Verdict != scoring.HardToRead {
			t.Errorf("%q is %s, %v", lines, audit.Verdict, err)
		}
		again, err := final.Open(shelf, "x.final", d.String(), nil)
		if err != nil || len(again.Unread) != len(d.Unread) || !maps.Equal(again.Filled, d.Filled) {
			t.Errorf("%q is written as\n%s\nand asked again is %v, %v", lines, d, again.Unread, err)
		}
	}
}

// What is no text is an error with its place, and nothing else behind the header.
func TestOpenErrors(t *testing.T) {
	for lines, want := range map[string]string{
		"Ann stash \x00":              `x.final:5:11: there's a control character`,
		"\"Bob T\" stash \u00e9 \xff": `x.final:5:17: it isn't UTF-8`,
	} {
		d, err := final.Open(shelf, "x.final", head+lines+"\n", nil)
		if err == nil {
			t.Errorf("%q was read as %v", lines, d.Filled)
		} else if !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", lines, err, want)
		}
	}
}

// Nobody reads noise to its end.
func TestNoise(t *testing.T) {
	for name, line := range map[string]string{
		"nobody": "zzz stash S\n", "no cell": "Ann zzz S\n", "no value": "Ann stash zzz\n", "twice": "Ann stash S\nAnn stash T\n",
		"a word a line": "a\n", "long lines": "Ann cash" + strings.Repeat(" 1", 1000) + "\n", "quotes": "\"\n", "nothing new": "Ann stash S\n",
	} {
		d, err := final.Open(shelf, "x.final", head+strings.Repeat(line, (final.MaxBytes-len(head))/len(line)), nil)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if n := len(d.Unread); n == 0 || n > 250 {
			t.Errorf("%s: %d questions", name, n)
		}
	}
}

func TestOpenHeaderErrors(t *testing.T) {
	for text, want := range map[string]string{
		"":                                     "x.final:1:1: the file is empty",
		"saddlebag 1 paper\nplayer Ann\n\n":    "x.final:1:1: this is a ledger; filled sheets",
		"saddlebag 1 papper final\nplayer A\n": `x.final:1:1: there's no game "papper"`,
		"saddlebag 1 paper final\n\n":          "x.final:2:1: who's playing?",
		"saddlebag 1 paper final\nplayer A\nplayer B\nplayer C\n\n":     "x.final:4:1: Paper is for 1 to 2 players, not 3",
		"saddlebag 1 paper final\nplayer A\nsheet plainer\n\n":          `x.final:3:1: there's no sheet "plainer"`,
		"saddlebag 1 paper final more\nplayer A\n":                      "x.final:1:1: the first line should say",
		strings.Repeat("noise and noise\n", final.MaxBytes/16) + "more": "x.final:1:1: the sheets are larger than 1 MB",
	} {
		if _, err := final.Open(shelf, "x.final", text, nil); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%.40q: %v, want %s", text, err, want)
		}
	}
}

// The canonical text gives each group a line where it can, and leaves out what is
// blank where another line says so.
func TestString(t *testing.T) {
	d := open(t, strings.Join([]string{
		"\"Bob T\" cash 30 # a comment", "Ann stash/2 T", "Ann burro-3/slot-1 S", "Ann burro-3/bandit-2 -", "Ann burro-3/bandit-1 x", "Ann burro-3 rest ?",
		"table round x -", "Ann count 007", `Ann note "so  so"`, "Ann cash 1 varmint +15 15", "Ann cash 2 share -5", "\"Bob T\" stash -",
	}, "\n"))
	want := head + "Ann burro-3 x - S\nAnn stash/2 T\nAnn cash/1 1 varmint 15 15\nAnn cash/2 2 share -5\nAnn count 7\nAnn note \"so  so\"\nAnn burro-3 rest ?\n\n" +
		"\"Bob T\" stash -\n\"Bob T\" cash 30\n\ntable round x\n"
	if diff := cmp.Diff(want, d.String()); diff != "" {
		t.Errorf("by hand (-), as written (+):\n%s", diff)
	}
}

// A form has a line for each part that decides anything, as far down as it is asked
// for, and says nothing by itself.
func TestForm(t *testing.T) {
	d := open(t, "Ann cash 3")
	for depth, want := range map[audit.Depth]string{
		audit.TheEnd:     "\nAnn count # counts, 2 spaces\n\n\"Bob T\" count # counts, 2 spaces\n",
		audit.Everything: "\nAnn cash    # cash column, 2 rows: round, what for, amount, in hand: 1 varmint +14 14\nAnn count   # counts, 2 spaces\nAnn burro-3 # 7 spaces\nAnn stash   # 3 spaces\nAnn note    # note\n",
	} {
		text := d.Form(depth)
		if !strings.Contains(text, want) {
			t.Errorf("no\n%s\nin\n%s", want, text)
		}
		for line := range strings.Lines(text) {
			if utf8.RuneCountInString(line) > 101 {
				t.Errorf("too wide: %s", line)
			}
		}
		again, err := final.Open(shelf, "x.final", text, nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(again.Filled) > 0 || len(again.Unread) > 0 {
			t.Errorf("filled: %v, not read: %v", again.Filled, again.Unread)
		}
	}
}

// What an entry says is told from what the notation means by it.
func TestEntriesThatLookLikeNotation(t *testing.T) {
	for _, value := range []string{"-", "/", "/Ann", "\\", "\\-", "\\/Ann", " Ann", "x", "a, b", "#", "?", "who?", "bob", "–", "~a~"} {
		for _, struck := range []bool{false, true} {
			d := open(t, "")
			want := scoring.Written{Value: value, Struck: struck}
			d.Filled[scoring.Place{Cell: "note"}] = want
			again, err := final.Open(shelf, "x.final", d.String(), nil)
			if err != nil {
				t.Fatalf("%q: %v", value, err)
			}
			if got := again.Filled[scoring.Place{Cell: "note"}]; got != want {
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
	if diff := cmp.Diff([]string{"Ann stash/2 T not /T", "Ann stash/3 - not S", "Ann cash 5 not 6"}, got); diff != "" {
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
			`{"name":"Ann","score":null,"range":null,"claimed":8.0,"rank":null,"lines":[]},` +
			`{"name":"Bob T","score":null,"range":null,"claimed":null,"rank":null,"lines":[]}],"winners":[],"repaired":null,` +
			`"headline":"Not settled yet: too little is known.","question":"Look again: is Ann's The cash $7, not $8?",` +
			`"looked":3,"of":47,"unseen":["burro-3","stash","note","round"],"findings":[{"clause":"PA1","message":"The cash is 3 + 4 = 7; the sheet says 8.","sum":true,"entries":[` +
			`{"owner":"Ann","cell":"cash","label":"The cash","value":"8","line":6},` +
			`{"owner":"Ann","cell":"count/1","label":"The count/1","value":"3","line":5},` +
			`{"owner":"Ann","cell":"count/2","label":"The count/2","value":"4","line":5}],"choices":[]}],` +
			`"more":false,"common":[],"unread":[],"doubts":[],"causes":[],"missing":[{"owner":"Bob T","cell":"count/1","label":"The count/1","value":"","line":0}],"wanted":["Bob T's The count/1"],"ledger":"","differences":[]}`,
		"Ann count 3 4\n\"Bob T\" count 3 5\n": `"verdict":"right","players":[` +
			`{"name":"Ann","score":7.0,"range":{"least":7.0,"most":7.0},"claimed":null,"rank":2,"lines":[{"label":"Cash","amount":7.0,"clause":"PA1","line":0}]},` +
			`{"name":"Bob T","score":8.0,"range":{"least":8.0,"most":8.0},"claimed":null,"rank":1,"lines":[{"label":"Cash","amount":8.0,"clause":"PA1","line":0}]}],` +
			`"winners":["Bob T"],"repaired":null,"headline":"Bob T wins, 8 to Ann's 7.","question":"","looked":4,"of":47,"unseen":["cash column","burro-3","stash","note","round"],` +
			`"findings":[],"more":false,"common":[],"unread":[],"doubts":[],"causes":[],"missing":[],"wanted":[],"ledger":"","differences":[]}`,
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
