package ledger_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring/ledger"
)

func FuzzParse(f *testing.F) {
	f.Add("saddlebag 1 tiny\nplayer Ann\nplayer \"Bob T\"\noption heap 3\n\nAnn take 1 # one\n\"Bob T\" undo\r\ntable result Ann 3.5")
	f.Add("\ufeffsaddlebag 1 tiny\nplayer Zoe\u0308\nplayer 👩\nsheet x\ndate 2026-11-20\n\ntable rename 👩 \"👩\\u200d🚀\"\nAnn \"\nx")
	f.Add("saddlebag 1 tiny\nplayer A\nplayer B\n\nA draw ace\nA correct coins -3.5 \"\\x00\"\nB take 1\nA undo\nB redo\ntable stop x\ntable undo\nA sign\ntable note \ufffd")
	f.Add("saddlebag 1 tiny\nplayer A\nplayer B\n\nA draw ace\nB take 1\nB \"\ntable amend 3 \"B take 2\"\ntable insert 2 \"A take 1\"\ntable insert 5 \"table note x\"\ntable amend 1 -\ntable undo\ntable redo\nA undo\ntable result A 0")
	f.Fuzz(func(t *testing.T, text string) {
		doc, err := ledger.Parse(text)
		if err != nil {
			return
		}
		canonical := doc.String()
		again, err := ledger.Parse(canonical)
		if err != nil {
			t.Fatalf("canonical text %q: %v", canonical, err)
		}
		if diff := sameDocument(doc, again); diff != "" {
			t.Fatalf("canonical text (-first +again):\n%s", diff)
		}
		if got := again.String(); got != canonical {
			t.Fatalf("%q is written again as %q", canonical, got)
		}
		fold, err := ledger.Open(tiny{}, &doc.Header, nil)
		if err != nil {
			return
		}
		report := ledger.NewReport("x", fold, ledger.Check(fold, doc))
		if _, err := json.Marshal(report); err != nil {
			t.Fatal(err)
		}
	})
}

func FuzzParseEvent(f *testing.F) {
	for _, event := range []string{"Ann take 1", `"Bob T" draw "a\u200db" # so`, "table note \"\\\\\"\r\n", "Zoe\u0308 undo", "a \x00", "\xff b", "a \"\t\r\""} {
		f.Add(event)
	}
	f.Fuzz(func(t *testing.T, text string) {
		e, err := ledger.ParseEvent(text)
		if err != nil {
			return
		}
		line := e.String()
		if strings.ContainsAny(line, "\r\n\t") {
			t.Fatalf("%q holds what splits lines", line)
		}
		again, err := ledger.ParseEvent(line)
		if err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		if diff := cmp.Diff(e, again); diff != "" {
			t.Fatalf("%q (-first +again):\n%s", line, diff)
		}
	})
}

// Names that are taken are taken again as they are, and can be written and read
// at every place of a ledger; those that can be told apart can be so in any
// order.
func FuzzNames(f *testing.F) {
	f.Add("Ann\nBob Tanner\nZoe\u0308\nЖанна")
	f.Add("Ann\nann\nA\u0430n\nAnn\u200b\n\u202eAnn")
	f.Add("می\u200cخواهم\nक\u094d\u200dष\n👩\u200d🚀\n❤\ufe0f")
	f.Add("table\n?\n\"\\#\n\u00a0\n\ufeff\n\u2800\n" + strings.Repeat("\u0344", 64))
	f.Add("ß\nSS\nſ\nİ\ni\u0307\nΣ\nς\nﬁ")
	f.Fuzz(func(t *testing.T, text string) {
		names, err := ledger.CleanNames(strings.Split(text, "\n"))
		if err != nil {
			return
		}
		again, err := ledger.CleanNames(names)
		if err != nil || !slices.Equal(again, names) {
			t.Fatalf("%q are cleaned to %q, %v", names, again, err)
		}
		for i, name := range names {
			if n := utf8.RuneCountInString(name); n < 1 || n > 64 {
				t.Fatalf("%q has %d characters", name, n)
			}
			for _, other := range names[i+1:] {
				if ledger.SameName(name, other) {
					t.Fatalf("%q counts as %q", name, other)
				}
			}
			e := ledger.Entry{Actor: name, Verb: ledger.VerbRename, Args: []string{name, name}}
			if read, err := ledger.ParseEvent(e.String()); err != nil || cmp.Diff(read, e) != "" {
				t.Fatalf("%s is read as %+v, %v", e, read, err)
			}
		}
		header := ledger.Header{Game: "tiny", Edition: 1, Players: names}
		doc, err := ledger.Parse(header.String())
		if err != nil || !slices.Equal(doc.Header.Players, names) {
			t.Fatalf("%q are read as %+v, %v", names, doc, err)
		}
		apart := ledger.TellApart(names) == nil
		slices.Reverse(names)
		if (ledger.TellApart(names) == nil) != apart {
			t.Fatalf("whether %q can be told apart is a matter of their order", names)
		}
	})
}
