package alike

import (
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/scoring/repair"
	"saddlebag/scoring/scoringtest"
	"saddlebag/scoring/speech"
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

// leastRead is how many of a hundred lines are read as they are meant, or repaired so first,
// however they are typed; none of the others is read as anything else, taken out, or taken
// for the line of another player.
const leastRead = 98

// waysEach is of how many ways to type a line one is tried, but in soak runs: the next line
// is typed in others.
const waysEach = 3

// tableEach is of how many lines one is typed at the table, too, where that takes longer.
const tableEach = 11

// A line that somebody has typed last is read as the line that is meant: in a file wherever
// the game stands, and at the table whoever sends it. What is not read so is read as nothing
// else that could go in.
func TestLinesAsPeopleTypeThem(t *testing.T) {
	t.Parallel()
	read, made, tried, lines, each := map[string]int{}, map[string]int{}, 0, 0, waysEach
	if os.Getenv(scoringtest.SlipsEnv) != "" {
		each = 1
	}
	ways := slices.Sorted(maps.Keys(typing))
	for _, file := range keptGames(t) {
		o := opened(t, file)
		if o == nil {
			continue
		}
		n := night{t: t, file: file, o: o, before: o.Doc.Header.String() + "\n"}
		for _, line := range o.Doc.Lines {
			n.reader = reading.NewReader(o.Fold)
			if says := line.Entry; !says.Amends() && !slices.Contains([]string{ledger.VerbNote, ledger.VerbRename, ledger.VerbStop}, says.Verb) { // who say what people want
				lines++
				for i, way := range ways {
					if typed := typing[way](says); (lines+i)%each == 0 && typed != says.String() {
						made[way]++
						read[way] += n.readAsMeant(typed, says)
						if tried++; tried%tableEach == 0 {
							atTheTable(t, o.Fold, typed, says)
							n.inTheFile(typed)
						}
					}
				}
			}
			n.before += line.Entry.String() + "\n"
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

// A night is a game that is kept line by line.
type night struct {
	t      *testing.T
	file   string
	o      *ledger.Opened
	before string          // the ledger so far
	reader *reading.Reader // of the line that comes next
}

// readAsMeant is 1 where the last line of a file is read as what is meant, or the first repair
// makes that of it. It fails where that is anything else.
func (n *night) readAsMeant(typed string, means ledger.Entry) int {
	n.t.Helper()
	found := n.reader.Line(typed)
	switch {
	case len(found) == 1 && found[0].String() == means.String():
		return 1
	case len(found) == 1:
		n.t.Errorf("%q is read as %q", typed, found[0])
		return 0
	}
	got, err := command.OpenLedger("typed", n.before+typed+"\n", programtest.DataBeside(n.file, n.before))
	if err != nil {
		n.t.Fatalf("%q: %v", typed, err)
	}
	r, err := repair.Report(n.t.Context(), "typed", got.Opened, got.Text, math.MaxInt)
	if err != nil {
		n.t.Fatal(err)
	}
	if len(r.Causes) == 0 || len(r.Causes[0].Repairs) == 0 {
		return 0
	}
	first := r.Causes[0].Repairs[0]
	if first.Do == ledger.Remove || strings.HasPrefix(first.Text, "player ") {
		n.t.Errorf("%s: %q: %+v", n.file, typed, first)
	}
	return scoring.When(first.Do == ledger.Change && first.Text == means.String(), 1)
}

// inTheFile fails where the last line of a file is read as something else than by a reader
// that has seen how the game went on.
func (n *night) inTheFile(typed string) {
	n.t.Helper()
	found := n.reader.Line(typed)
	got, err := command.OpenLedger("typed", n.before+typed+"\n", programtest.DataBeside(n.file, n.before))
	if err != nil {
		n.t.Fatalf("%q: %v", typed, err)
	}
	if last := got.Doc.Lines[len(got.Doc.Lines)-1].Entry; len(found) == 1 && last.String() != found[0].String() {
		n.t.Errorf("%s: %q is read as %q, and as %q where the game is", n.file, typed, last, found[0])
	}
}

// atTheTable fails where a line is read as something else that can happen now.
func atTheTable(t *testing.T, f *ledger.Fold, typed string, means ledger.Entry) {
	t.Helper()
	for _, sender := range append([]string{""}, f.Names()...) {
		got, err := reading.Read(speech.English, f, sender, reading.Words(typed))
		if err != nil || got.String() == means.String() || f.Clone().Apply(1, got) != nil {
			continue
		}
		t.Errorf("%q, sent by %q, is read as %q", typed, sender, got)
	}
}

// What is written exactly stays as it is, byte for byte, in ledgers that are right, amended
// and wrong.
func TestExactLedgersStay(t *testing.T) {
	files, err := filepath.Glob("../../../scoring/*/testdata/*/*.ledger")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d ledgers: %v", len(files), err)
	}
	for _, file := range files {
		text := programtest.Read(t, file)
		typed, err := reading.Ledger(titles.Shelf(), file, text, command.OwnData(programtest.DataBeside(file, text)))
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
			typed, err := reading.Ledger(titles.Shelf(), "typed", "saddlebag 1 coal-n-write\nplayer Ann\nplayer Bob\n\n"+line+"\n", nil)
			if err != nil {
				t.Fatal(err)
			}
			if got := typed.Doc.Lines[0].Entry; got.Verb != ledger.VerbRename || got.Args[0] != "Bob" || got.Args[1] != name {
				t.Errorf("%q is read as %q", line, got)
			}
		}
	}
}

// Whatever a line says, what it is read as is exact, and is read as itself: alone and in a
// ledger, byte for byte.
func FuzzReader(f *testing.F) {
	for _, line := range []string{
		"Ann claim borax-1 4", "a c b1 4", "• ANN: dig tin–1 ２+３.", "„Ann“ store pistol 3 b2", "table amend 1 \"ann claim B1 4\"",
		strings.Repeat("table amend 1 ", 40) + "-", strings.Repeat("a ", 400), `table insert 1 "table note \"supper\""`, "Ann claim borax-1 4+",
		"ann varmint 2 356 # for supper", "s d t1 3\r\n\r\n```\nZoe: c b 1 4;", "b tanner – d t1 3, 4",
	} {
		f.Add(line)
	}
	const header = "saddlebag 1 coal-n-write\nplayer Ann\nplayer \"Bob Tanner\"\nplayer Zoë\n\n"
	typed, err := reading.Ledger(titles.Shelf(), "fuzz", header, nil)
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
		once, err := reading.Ledger(titles.Shelf(), "fuzz", header+line, nil)
		if err != nil {
			return // no ledger
		}
		twice, err := reading.Ledger(titles.Shelf(), "fuzz", once.Text, nil)
		if err != nil || twice.Text != once.Text {
			t.Errorf("%q is read as %q, and that as %v: %v", line, once.Text, twice, err)
		}
	})
}
