package main

import (
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
	"two blanks":           func(e ledger.Entry) string { return "  " + strings.ReplaceAll(e.String(), " ", "  ") + " " },
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

// A line that somebody has typed is read as the line that is meant, wherever the game
// stands, or not at all.
func TestLinesAsPeopleTypeThem(t *testing.T) {
	read, made := map[string]int{}, map[string]int{}
	for _, file := range keptGames(t) {
		o := opened(t, file)
		if o == nil {
			continue
		}
		header := o.Doc.Header.String() + "\n"
		for _, line := range o.Doc.Lines {
			if line.Syntax != nil || line.Entry.Amends() || line.Entry.Verb == ledger.VerbNote || line.Entry.Verb == ledger.VerbRename {
				continue // which say what people want
			}
			exact, err := reading.Ledger(shelf(), file, header+line.Entry.String()+"\n", nil)
			if err != nil || len(exact.Notes) > 0 || !reading.NewReader(exact.Fold).Exact(line.Entry) {
				continue // not written as a ledger writes it to begin with
			}
			for way, typed := range typing {
				if typed := typed(line.Entry); typed != line.Entry.String() {
					made[way]++
					got, err := reading.Ledger(shelf(), file, header+typed+"\n", nil)
					if err != nil {
						t.Fatalf("%q: %v", typed, err)
					}
					switch {
					case len(got.Doc.Lines) == 1 && got.Doc.Lines[0].Syntax == nil && got.Doc.Lines[0].Entry.String() == line.Entry.String():
						read[way]++
					case len(got.Notes) > 0:
						t.Errorf("%s: %q is read as %q", way, typed, got.Notes[0].Text)
					default:
						t.Logf("%s: %q is not read", way, typed)
					}
				}
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
