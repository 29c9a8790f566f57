package ledger_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"saddlebag/scoring/ledger"
)

func TestTokens(t *testing.T) {
	tests := map[string]struct{ written, token, canonical string }{
		"a word":                 {`tin-1`, "tin-1", `tin-1`},
		"empty":                  {`""`, "", `""`},
		"needless quotes":        {`"tin-1"`, "tin-1", `tin-1`},
		"a space":                {`"so it goes"`, "so it goes", `"so it goes"`},
		"a no-break space":       {"so\u00a0it", "so\u00a0it", "so\u00a0it"},
		"a quote":                {`"a \"b\""`, `a "b"`, `"a \"b\""`},
		"a backslash":            {`"a\\b"`, `a\b`, `"a\\b"`},
		"a hash":                 {`"#1"`, "#1", `"#1"`},
		"a tab in quotes":        {"\"a\tb\"", "a\tb", `"a\tb"`},
		"an escaped line end":    {`"a\nb\r"`, "a\nb\r", `"a\nb\r"`},
		"a control character":    {`"\x00\u0085"`, "\x00\u0085", `"\x00\u0085"`},
		"accents":                {"Zoë", "Zoë", "Zoë"},
		"escaped accents":        {`"Zo\u00eb"`, "Zoë", "Zoë"},
		"Greek, Cyrillic, Han":   {"Ελένη-Борис-山田", "Ελένη-Борис-山田", "Ελένη-Борис-山田"},
		"an emoji":               {"🐎", "🐎", "🐎"},
		"an emoji with a joiner": {`"👩‍🚀"`, "👩\u200d🚀", `"👩\u200d🚀"`},
		"a mark in the text":     {`"\ufeffx"`, "\ufeffx", `"\ufeffx"`},
		"the unknown character":  {"\ufffd", "\ufffd", "\"\ufffd\""},
		"an apostrophe":          {"O'Hara", "O'Hara", "O'Hara"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			e, err := ledger.ParseEvent("Ann say " + test.written)
			if err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(e.Args, []string{test.token}) {
				t.Errorf("read as %q; want %q", e.Args, test.token)
			}
			if got := e.String(); got != "Ann say "+test.canonical {
				t.Errorf("written as %s; want %s", got, test.canonical)
			}
		})
	}
}

func TestParseEvent(t *testing.T) {
	tests := map[string]struct {
		text string
		want []string // the words; nil where an error is wanted
		err  string
	}{
		"blanks and tabs":         {" \tAnn\t \tdraw  ace \t", []string{"Ann", "draw", "ace"}, ""},
		"a comment":               {"Ann draw ace# and so on \x00 \xff \"", []string{"Ann", "draw", "ace"}, ""},
		"a comment after a quote": {`Ann draw "a"#b`, []string{"Ann", "draw", "a"}, ""},
		"a line end":              {"Ann draw ace\r\n", []string{"Ann", "draw", "ace"}, ""},
		"an actor composed":       {"Zoe\u0308 draw ace", []string{"Zoë", "draw", "ace"}, ""},
		"two lines":               {"Ann draw ace\rBob draw ace", nil, "1:13: there's a control character outside double quotes"},
		"two lines at once":       {"Ann draw\nBob draw ace", nil, "1:9: there's a control character outside double quotes"},
		"nothing":                 {"", nil, "1:1: a move says who acts, what they do and with what"},
		"only a comment":          {"# Ann draw ace", nil, "1:1: a move says who acts, what they do and with what"},
		"no verb":                 {"Ann", nil, "1:1: a move says who acts, what they do and with what"},
		"an open quote":           {`Ännä draw "ace`, nil, "1:11: a double quote is never closed, or an escape in it is unknown"},
		"an unknown escape":       {`Ann draw "a\qe"`, nil, "1:10: a double quote is never closed, or an escape in it is unknown"},
		"no blank after a quote":  {`Ann draw "ace"s`, nil, "1:15: there's no space after the closing quote"},
		"a quote in a word":       {`Ann draw a"ce"`, nil, "1:11: there's a quote or backslash inside a word; put the whole word in double quotes"},
		"a backslash in a word":   {`Ann draw a\ce`, nil, "1:11: there's a quote or backslash inside a word; put the whole word in double quotes"},
		"a control character":     {"Ann draw a\x01", nil, "1:11: there's a control character outside double quotes"},
		"a joiner outside quotes": {"👩\u200d🚀 draw ace", nil, "1:2: there's an invisible character outside double quotes"},
		"not UTF-8":               {"Zo\xeb draw ace", nil, "1:3: it isn't UTF-8"},
		"not UTF-8 in quotes":     {"Ann draw \"Zo\xeb\"", nil, "1:10: it isn't UTF-8"},
		"an escape not UTF-8":     {`Ann draw "\xff"`, nil, "1:10: it isn't UTF-8"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			e, err := ledger.ParseEvent(test.text)
			if test.err != "" {
				if err == nil || err.Error() != test.err {
					t.Fatalf("error %v; want %s", err, test.err)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			if got := append([]string{e.Actor, e.Verb}, e.Args...); !slices.Equal(got, test.want) {
				t.Errorf("words %q; want %q", got, test.want)
			}
		})
	}
}

func TestParse(t *testing.T) {
	text := "\ufeffsaddlebag 1 tiny # a comment\r\n" +
		"title \"One night\"\r\n" +
		"# another\r\n" +
		"player Ann\r\n" +
		"  player\t\"Zoe\u0308 B\"\r\n" +
		"sheet mine sha256:" + strings.Repeat("0f", 32) + "\r\n" +
		"edition 1\r\n" +
		"date 2026-11-20\r\n" +
		"option heap 7\r\n" +
		"option mood calm\r\n" +
		" \t\r\n" +
		"Ann take 1\t# coins\r\n" +
		"\r\n" +
		"   # alone\r\n" +
		"\t\"Zoe\u0308 B\" draw \"ace\"\r\n" +
		"Ann\r\n" +
		"Ann say \"a\r\n" +
		"table note \"#1\"" // and no end of the line
	doc, err := ledger.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	want := &ledger.Document{
		Header: ledger.Header{
			Game: "tiny", Players: []string{"Ann", "Zoë B"}, Options: []ledger.Option{{"heap", "7"}, {"mood", "calm"}},
			Data:    ledger.Data{Word: "sheet", Name: "mine", Digest: "sha256:" + strings.Repeat("0f", 32)},
			Edition: 1, Date: "2026-11-20", Title: "One night",
		},
		Lines: []ledger.Line{
			{Number: 12, Column: 1, Entry: ledger.Entry{Actor: "Ann", Verb: "take", Args: []string{"1"}}},
			{Number: 15, Column: 2, Entry: ledger.Entry{Actor: "Zoë B", Verb: "draw", Args: []string{"ace"}}},
			{Number: 16, Column: 1, Raw: "Ann", Syntax: &ledger.SyntaxError{Line: 16, Column: 4, Message: "ledger.lacks-verb"}},
			{Number: 17, Column: 1, Raw: `Ann say "a`, Syntax: &ledger.SyntaxError{Line: 17, Column: 9, Message: "ledger.open-quote"}},
			{Number: 18, Column: 1, Entry: ledger.Entry{Actor: "table", Verb: "note", Args: []string{"#1"}}},
		},
	}
	if diff := cmp.Diff(want, doc, cmpopts.IgnoreUnexported(ledger.Header{})); diff != "" {
		t.Errorf("document (-want +got):\n%s", diff)
	}
	canonical := "saddlebag 1 tiny\nplayer Ann\nplayer \"Zoë B\"\noption heap 7\noption mood calm\n" +
		"sheet mine sha256:" + strings.Repeat("0f", 32) + "\nedition 1\ndate 2026-11-20\ntitle \"One night\"\n\n" +
		"Ann take 1\n\"Zoë B\" draw ace\ntable note \"#1\"\n"
	if diff := cmp.Diff(canonical, doc.String()); diff != "" {
		t.Errorf("canonical text (-want +got):\n%s", diff)
	}
}

func TestHeaderErrors(t *testing.T) {
	long := strings.Repeat("é", 64)
	tests := map[string]struct{ text, want string }{
		"empty":              {"", `1:1: the file is empty: a ledger starts with "saddlebag 1 GAME", filled sheets with "saddlebag 1 GAME final"`},
		"something else":     {"[Event \"x\"]\n", `1:1: neither a ledger nor filled sheets: the first line should say "saddlebag 1 GAME"`},
		"a blank line first": {"\nsaddlebag 1 tiny\n", `2:1: who's playing? Write "player NAME" for each player in the header`},
		"no game":            {"saddlebag 1\n", `1:1: the first line should say "saddlebag 1 GAME"`},
		"another format":     {"saddlebag 2 tiny\n", `1:11: I can't read format "2", only format 1`},
		"another further on": {"saddlebag \t 2 tiny\n", `1:13: I can't read format "2", only format 1`},
		"no player":          {"saddlebag 1 tiny\ndate 2026-11-20\n\nAnn take 1\n", `3:1: who's playing? Write "player NAME" for each player in the header`},
		"no more at all":     {"saddlebag 1 tiny", `1:1: who's playing? Write "player NAME" for each player in the header`},
		"an unknown line":    {"saddlebag 1 tiny\nplayer Ann\n\t Colour red blue\n", `3:3: I don't know the header line "Colour"; leave a blank line after the header`},
		"an event too early": {"saddlebag 1 tiny\nplayer Ann\nAnn take 1\n", `3:1: I don't know the header line "Ann"; leave a blank line after the header`},
		"a name in two":      {"saddlebag 1 tiny\nplayer Bob Tanner\n", `2:1: player takes one value, not 2; put a value with spaces in double quotes`},
		"an option alone":    {"saddlebag 1 tiny\noption heap\n", `2:1: option takes 2 values, not 1; put a value with spaces in double quotes`},
		"a broken token":     {"saddlebag 1 tiny\nplayer Ann\nplayer \"B\n", `3:8: a double quote is never closed, or an escape in it is unknown`},
		"not UTF-8":          {"saddlebag 1 tiny\nplayer Zo\xeb\n", `2:10: it isn't UTF-8`},
		"a name twice":       {"saddlebag 1 tiny\nplayer Ann\nplayer Ann\n", `3:1: the header has "player Ann" twice`},
		"a name in capitals": {"saddlebag 1 tiny\nplayer Ann\n  player ANN\n", `3:3: the name "ANN" is taken by "Ann"`},
		"a name with ß":      {"saddlebag 1 tiny\nplayer Strauß\nplayer STRAUSS\n", `3:1: the name "STRAUSS" is taken by "Strauß"`},
		"a name decomposed":  {"saddlebag 1 tiny\nplayer Zoë\nplayer ZOE\u0308\n", `3:1: the name "ZOË" is taken by "Zoë"`},
		"table":              {"saddlebag 1 tiny\nplayer Table\n", `2:1: a ledger needs the word "Table" for something else`},
		"a question mark":    {"saddlebag 1 tiny\nplayer ?\n", `2:1: a ledger needs the word "?" for something else`},
		"an empty name":      {"saddlebag 1 tiny\nplayer \"\"\n", `2:1: the name is empty`},
		"a blank name":       {"saddlebag 1 tiny\nplayer \" \u3000\"\n", `2:1: the name is empty`},
		"65 characters":      {"saddlebag 1 tiny\nplayer " + long + "e\n", `2:1: a name has at most 64 characters`},
		"a control in it":    {"saddlebag 1 tiny\nplayer \"A\\n\"\n", `2:1: the name "A\n" has a control character in it`},
		"a date":             {"saddlebag 1 tiny\ndate 20.11.2026\n", `2:1: "20.11.2026" isn't a date like 2026-11-20`},
		"no such date":       {"saddlebag 1 tiny\ndate 2026-02-30\n", `2:1: "2026-02-30" isn't a date like 2026-11-20`},
		"a date twice":       {"saddlebag 1 tiny\ndate 2026-11-20\ndate 2026-11-20\n", `3:1: the header has "date" twice`},
		"an edition":         {"saddlebag 1 tiny\nedition 0\n", `2:1: "0" isn't an edition; editions are numbered 1, 2, …`},
		"players misspelt":   {"saddlebag 1 tiny\nplyer Ann\n\n", `2:1: I don't know the header line "plyer"; write "player NAME" for each player`},
		"data twice":         {"saddlebag 1 tiny\nsheet a\nsheet b\n", `3:1: the header names house data twice`},
		"data and more":      {"saddlebag 1 tiny\nsheet a\nboard b\n", `3:1: I don't know the header line "board"; leave a blank line after the header`},
		"a bad digest":       {"saddlebag 1 tiny\nsheet a sha256:0F\n", `2:1: "sha256:0F" isn't a digest; a digest is sha256: followed by 64 hexadecimal digits`},
		"data without name":  {"saddlebag 1 tiny\nmap\n", `2:1: I don't know the header line "map"; leave a blank line after the header`},
		"an option twice":    {"saddlebag 1 tiny\noption heap 1\noption heap 2\n", `3:1: the header has "option heap" twice`},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			_, err := ledger.Parse(test.text)
			var syntax *ledger.SyntaxError
			if !errors.As(err, &syntax) || err.Error() != test.want {
				t.Errorf("error %v; want %s", err, test.want)
			}
		})
	}
	doc, err := ledger.Parse("saddlebag 1 tiny\nplayer " + strings.ReplaceAll(long, "é", "e\u0301") + "\n")
	if err != nil || doc.Header.Players[0] != long {
		t.Errorf("64 characters, decomposed: %v", err)
	}
}

func TestOpenErrors(t *testing.T) {
	tests := map[string]struct{ header, want string }{
		"another game":    {"saddlebag 1 poker\nplayer Ann\nplayer Bob\n", `1:1: this is a ledger of "poker", not of tiny`},
		"another edition": {"saddlebag 1 tiny\nplayer Ann\nplayer Bob\nedition 2\n", `4:1: I don't know edition 2 of the rules, only edition 1`},
		"too few players": {"saddlebag 1 tiny\n  player Zoe\u0308\n", `2:3: Tiny is for 2 to 4 players, not 1`},
		"too many":        {"saddlebag 1 tiny\nplayer A\nplayer B\nplayer C\nplayer D\nplayer E\n", `6:1: Tiny is for 2 to 4 players, not 5`},
		"other data":      {"saddlebag 1 tiny\nplayer A\nplayer B\nmap x\n", `4:1: Tiny has no map; write sheet instead`},
		"no such option":  {"saddlebag 1 tiny\nplayer A\nplayer B\noption hats 2\n", `4:1: Tiny has no option "hats", only heap and mood`},
		"no such choice":  {"saddlebag 1 tiny\nplayer A\nplayer B\noption heap 3\noption mood sad\n", `5:1: option mood is calm or wild, not "sad"`},
		"no number":       {"saddlebag 1 tiny\nplayer A\nplayer B\noption heap +3\n", `4:1: option heap is a whole number from 1 to 1000000000, not "+3"`},
		"out of bounds":   {"saddlebag 1 tiny\nplayer A\nplayer B\noption heap 0\n", `4:1: option heap is a whole number from 1 to 1000000000, not "0"`},
		"a character":     {"saddlebag 1 tiny\nplayer A\nplayer Kit\n", `3:1: "Kit" is a character in the game, so no player can have that name`},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			doc, err := ledger.Parse(test.header)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := ledger.Open(tiny{cast: true}, &doc.Header, nil); err == nil || err.Error() != test.want {
				t.Errorf("error %v; want %s", err, test.want)
			}
		})
	}
	if _, err := ledger.Open(tiny{}, &ledger.Header{Game: "tiny"}, nil); err == nil {
		t.Error("a header without players is taken")
	}
}

// sameDocument ignores where things stand, and lines that could not be read.
func sameDocument(a, b *ledger.Document) string {
	entries := func(d *ledger.Document) []ledger.Entry {
		var es []ledger.Entry
		for _, l := range d.Lines {
			if l.Syntax == nil {
				es = append(es, l.Entry)
			}
		}
		return es
	}
	return cmp.Diff(a.Header, b.Header, cmpopts.IgnoreUnexported(ledger.Header{})) +
		cmp.Diff(entries(a), entries(b), cmpopts.EquateEmpty())
}

// What is written is read as the same, whatever the words hold.
func TestCanonicalText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		token := rapid.OneOf(rapid.String(), rapid.StringOf(rapid.SampledFrom([]rune(" \t\"\\#\r\n\x00\u00a0\u200d\ufeff\ufffdaé山🐎"))))
		doc := &ledger.Document{Header: ledger.Header{Game: token.Draw(t, "game"), Players: []string{"Ann"}, Title: "t" + token.Draw(t, "title")}}
		if name, err := ledger.CleanName(token.Draw(t, "player")); err == nil && !ledger.SameName(name, "Ann") {
			doc.Header.Players = append(doc.Header.Players, name)
		}
		if rapid.Bool().Draw(t, "option") {
			doc.Header.Options = []ledger.Option{{Name: token.Draw(t, "option name"), Value: token.Draw(t, "value")}}
		}
		if rapid.Bool().Draw(t, "data") {
			doc.Header.Data = ledger.Data{Word: "deck", Name: token.Draw(t, "deck")}
		}
		for range rapid.IntRange(0, 5).Draw(t, "lines") {
			e := ledger.Entry{Actor: rapid.SampledFrom([]string{"Ann", "table", "", "Zoë B"}).Draw(t, "actor"), Verb: token.Draw(t, "verb"), Args: rapid.SliceOf(token).Draw(t, "args")}
			doc.Lines = append(doc.Lines, ledger.Line{Entry: e})
		}
		text := doc.String()
		again, err := ledger.Parse(text)
		if err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		if diff := sameDocument(doc, again); diff != "" {
			t.Fatalf("%q (-written +read):\n%s", text, diff)
		}
		if got := again.String(); got != text {
			t.Fatalf("written again:\n%s", cmp.Diff(text, got))
		}
	})
}
