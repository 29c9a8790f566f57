package main

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
)

// typing are ways in which editors, phones and tired hands write a line of a ledger.
var typing = map[string]func(e ledger.Entry) string{
	"an en dash":           func(e ledger.Entry) string { return swapped(e, "-", "–") },
	"a minus":              func(e ledger.Entry) string { return swapped(e, "-", "−") },
	"a hyphen of Unicode":  func(e ledger.Entry) string { return swapped(e, "-", "\u2010") },
	"digits of full width": func(e ledger.Entry) string { return wide(e, '０') },
	"Arabic digits":        func(e ledger.Entry) string { return wide(e, '٠') },
	"blanks that stay":     func(e ledger.Entry) string { return strings.ReplaceAll(e.String(), " ", "\u00a0") },
	"blanks that are wide": func(e ledger.Entry) string { return strings.ReplaceAll(e.String(), " ", "\u3000") },
	"two blanks":           func(e ledger.Entry) string { return "  " + strings.Join(quoted(e), "  ") + " " },
	"no width":             func(e ledger.Entry) string { return "\u200b" + e.String() + "\ufeff" },
	"a bullet":             func(e ledger.Entry) string { return "- " + e.String() },
	"a round bullet":       func(e ledger.Entry) string { return "• " + e.String() },
	"a number":             func(e ledger.Entry) string { return "12. " + e.String() },
	"a full stop":          func(e ledger.Entry) string { return e.String() + "." },
	"a colon":              func(e ledger.Entry) string { return marked(e, ":") },
	"a dash behind":        func(e ledger.Entry) string { return marked(e, " –") },
	"a small name":         func(e ledger.Entry) string { e.Actor = strings.ToLower(e.Actor); return e.String() },
	"a tall name":          func(e ledger.Entry) string { e.Actor = strings.ToUpper(e.Actor); return e.String() },
	"no accents":           func(e ledger.Entry) string { e.Actor = unaccented(e.Actor); return e.String() },
	"a tall verb":          func(e ledger.Entry) string { e.Verb = strings.ToUpper(e.Verb); return e.String() },
	"dice run together":    func(e ledger.Entry) string { return swapped(e, "+", "") },
}

// quoted are the words of an entry as a ledger writes them.
func quoted(e ledger.Entry) []string {
	words := []string{ledger.Quote(e.Actor), ledger.Quote(e.Verb)}
	for _, arg := range e.Args {
		words = append(words, ledger.Quote(arg))
	}
	return words
}

// swapped is an entry with something else in what it names; texts stay.
func swapped(e ledger.Entry, was, is string) string {
	args := make([]string, len(e.Args))
	for i, arg := range e.Args {
		if args[i] = arg; !strings.ContainsAny(arg, " \"") && arg != was && (was != "+" || allDice(arg)) {
			args[i] = strings.ReplaceAll(arg, was, is)
		}
	}
	e.Args = args
	return e.String()
}

func allDice(arg string) bool { return strings.Trim(arg, "0123456789+") == "" && arg[0] != '+' }

// wide is an entry with other digits; texts stay.
func wide(e ledger.Entry, zero rune) string {
	args := make([]string, len(e.Args))
	for i, arg := range e.Args {
		if args[i] = arg; !strings.ContainsAny(arg, " \"") {
			args[i] = strings.Map(func(r rune) rune {
				if r >= '0' && r <= '9' {
					return zero + r - '0'
				}
				return r
			}, arg)
		}
	}
	e.Args = args
	return e.String()
}

func marked(e ledger.Entry, mark string) string {
	name := ledger.Quote(e.Actor)
	return name + mark + strings.TrimPrefix(e.String(), name)
}

func unaccented(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, norm.NFD.String(name))
}

// leastRead is how many of a hundred lines are read as they are meant, however they are
// typed; none of the others is read as anything else.
const leastRead = 98

// tableEach is of how many lines one is typed at the table, too, where that takes longer.
const tableEach = 11

// A line that somebody has typed is read as the line that is meant: in a file wherever the
// game stands, and at the table whoever sends it. What is not read so is read as nothing
// else that could go in.
func TestLinesAsPeopleTypeThem(t *testing.T) {
	read, made, tried := map[string]int{}, map[string]int{}, 0
	for _, file := range keptGames(t) {
		o := opened(t, file)
		if o == nil {
			continue
		}
		header := o.Doc.Header.String() + "\n"
		for _, line := range o.Doc.Lines {
			if says := line.Entry; !says.Amends() && !slices.Contains([]string{ledger.VerbNote, ledger.VerbRename, ledger.VerbStop}, says.Verb) { // who say what people want
				for way, typed := range typing {
					if typed := typed(says); typed != says.String() {
						made[way]++
						read[way] += readAsMeant(t, header, typed, says)
						if tried++; tried%tableEach == 0 {
							atTheTable(t, o.Fold, typed, says)
						}
					}
				}
			}
			if v := o.Fold.Apply(line.Number, line.Entry); v != nil {
				t.Fatalf("%s:%d: %v", file, line.Number, v)
			}
		}
	}
	for way, n := range made {
		t.Logf("%-22s %4d of %4d", way, read[way], n)
		if read[way]*100 < leastRead*n {
			t.Errorf("%s: %d of %d lines are read", way, read[way], n)
		}
	}
}

// readAsMeant is 1 where a line of a file is read as what is meant; it fails where that is
// anything else.
func readAsMeant(t *testing.T, header, typed string, means ledger.Entry) int {
	t.Helper()
	if strings.Contains(header, "sha256:") || !strings.Contains(header, "player "+ledger.Quote(means.Actor)+"\n") && means.Actor != ledger.Table {
		return 1 // with data of its own, or somebody who is called so later, or a character: read at the table
	}
	got, err := reading.Ledger(shelf(), "typed", header+typed+"\n", nil)
	if err != nil {
		t.Fatalf("%q: %v", typed, err)
	}
	if lines := got.Doc.Lines; len(lines) == 1 && lines[0].Syntax == nil && lines[0].Entry.String() == means.String() {
		return 1
	}
	if len(got.Notes) > 0 {
		t.Errorf("%q is read as %q", typed, got.Notes[0].Text)
	}
	return 0
}

// atTheTable fails where a line is read as something else that can happen now.
func atTheTable(t *testing.T, f *ledger.Fold, typed string, means ledger.Entry) {
	t.Helper()
	for _, sender := range append([]string{""}, f.Names()...) {
		got, err := reading.Read(f, sender, reading.Words(typed))
		if err != nil || got.String() == means.String() || f.Clone().Apply(1, got) != nil {
			continue
		}
		t.Errorf("%q, sent by %q, is read as %q", typed, sender, got)
	}
}

// What is written exactly stays as it is, byte for byte, in ledgers that are right, amended
// and wrong.
func TestExactLedgersStay(t *testing.T) {
	files, err := filepath.Glob("../../scoring/*/testdata/*/*.ledger")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d ledgers: %v", len(files), err)
	}
	for _, file := range files {
		text := read(t, file)
		typed, err := reading.Ledger(shelf(), file, text, ownData(dataBeside(file, text)))
		if err != nil || filepath.Base(file) == "lg1.ledger" {
			continue // of a game that is not offered; or lines that nobody could read as they stand
		}
		if typed.Text != text {
			t.Errorf("%s: %v", file, typed.Notes)
		}
	}
}

// A new name keeps its spelling, however the line around it is typed.
func TestRenamesAsPeopleTypeThem(t *testing.T) {
	for _, name := range []string{"Łukasz", "O’Neal", "IŞIL", "Bo\u200b", "borax-1"} {
		for _, line := range []string{"table rename Bob " + ledger.Quote(name), "• TABLE rename bob " + ledger.Quote(name)} {
			typed, err := reading.Ledger(shelf(), "typed", "saddlebag 1 coal-n-write\nplayer Ann\nplayer Bob\n\n"+line+"\n", nil)
			if err != nil {
				t.Fatal(err)
			}
			if got := typed.Doc.Lines[0].Entry; got.Verb != ledger.VerbRename || got.Args[0] != "Bob" || got.Args[1] != name {
				t.Errorf("%q is read as %q", line, got)
			}
		}
	}
}

// Whatever a line says, what it is read as is exact, and is read as itself.
func FuzzLines(f *testing.F) {
	for _, line := range []string{
		"Ann claim borax-1 4", "a c b1 4", "• ANN: dig tin–1 ２+３.", "„Ann“ store pistol 3 b2", "table amend 1 \"ann claim B1 4\"",
		strings.Repeat("table amend 1 ", 40) + "-", strings.Repeat("a ", 400), `table insert 1 "table note \"supper\""`, "Ann claim borax-1 4+",
	} {
		f.Add(line)
	}
	typed, err := reading.Ledger(shelf(), "fuzz", "saddlebag 1 coal-n-write\nplayer Ann\nplayer \"Bob Tanner\"\nplayer Zoë\n\n", nil)
	if err != nil {
		f.Fatal(err)
	}
	r := reading.NewReader(typed.Fold)
	f.Fuzz(func(t *testing.T, line string) {
		for _, e := range r.Line(line) {
			if again, err := ledger.ParseEvent(e.String()); err != nil || !r.Exact(again) {
				t.Errorf("%q is read as %q, which is not exact: %v", line, e, err)
			}
		}
	})
}
