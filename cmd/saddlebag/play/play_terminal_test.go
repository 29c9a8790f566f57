package play

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/creack/pty"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/waittest"
)

// escapes are what colours a terminal and moves its cursor.
var escapes = regexp.MustCompile(`\x1b\[[0-9;?]*[A-Za-z]`)

// promptedAt is a prompt at the end of what is shown; the cursor may have gone to the next line.
var promptedAt = regexp.MustCompile(`[>:?] (?:\x1b\[[0-9;?]*[A-Za-z]|\r\n)*$`)

// typedAt types lines at a terminal of so many columns, each once something is asked, and
// returns what was shown.
func typedAt(t *testing.T, file string, columns uint16, env []string, lines ...string) string {
	t.Helper()
	cmd := exec.Command("saddlebag", "play", file)
	cmd.Env = append(append(os.Environ(), "TERM=xterm", "NO_COLOR="), env...) //nolint:misspell // as the convention has it
	tty, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 40, Cols: columns})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		tty.Close()
		_ = cmd.Process.Kill() // unless it has ended
		_ = cmd.Wait()
	})
	p := &typist{tty: tty, output: make(chan []byte)}
	go p.listen()
	patience := time.Until(waittest.Latest(t))
	var shown bytes.Buffer
	answered := 0
	for _, line := range append(lines, "quit") {
		for !promptedAt.Match(shown.Bytes()[answered:]) {
			select {
			case part, more := <-p.output:
				if shown.Write(part); !more {
					t.Fatalf("the end, before %q is typed at\n%s", line, shown.String())
				}
			case <-time.After(patience):
				t.Fatalf("nothing is asked, before %q is typed at\n%s", line, shown.String())
			}
		}
		answered = shown.Len()
		if _, err := tty.WriteString(line + "\r"); err != nil {
			t.Fatal(err)
		}
	}
	for part := range p.output {
		shown.Write(part)
	}
	if err := cmd.Wait(); err != nil {
		t.Fatal(err)
	}
	return shown.String()
}

// A game that is not there is begun in a terminal: who is alone is asked who else plays, and
// somebody can come late, before the first event.
func TestPlayBeginsATable(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lines   []string
		players string
	}{
		{[]string{"1", "Ann", ""}, "player Ann\n"},
		{[]string{"1", "Ann", "Bob, Cy"}, "player Ann\nplayer Bob\nplayer Cy\n"},
		{[]string{"coal", "Ann", "", "player Bob", "player Cy and Dee"}, "player Ann\nplayer Bob\nplayer Cy\nplayer Dee\n"},
		{[]string{"1", "Bob Tanner", "", ""}, "player \"Bob Tanner\"\n"},
		{[]string{"1", "Ann Bob", "Ann, Bob"}, "player Ann\nplayer Bob\n"},
		{[]string{"1", "Ann, Bob", "player bob", "234", "player Cy"}, "player Ann\nplayer Bob\n"}, // taken; and too late
		{[]string{"2", "Ann", "", "Ann", "Bob"}, "player Ann\nplayer Bob\n"},                      // nobody plays that alone
	} {
		file := filepath.Join(t.TempDir(), "night.ledger")
		shown := typedAt(t, file, 80, nil, c.lines...)
		_, header, _ := strings.Cut(programtest.Read(t, file), "\n")
		if !strings.HasPrefix(header, c.players) || strings.HasPrefix(header[len(c.players):], "player") {
			t.Errorf("%q: the header is %q, want %q\n%s", c.lines, header, c.players, shown)
		}
	}
}

// Lines are as long as the terminal is wide, from 40 columns to 200, and no word is broken.
func TestPlayIsAsWideAsTheTerminal(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "night.ledger")
	typed := []string{"234", "?", "help", "a c b1 9", "d b 2", "b"}
	longest := map[uint16]int{}
	for _, columns := range []uint16{30, 40, 60, 100, 250} {
		programtest.Write(t, file, threeMiners)
		shown := escapes.ReplaceAllString(typedAt(t, file, columns, []string{"NO_COLOR=1"}, typed...), "") //nolint:misspell // as the convention has it
		for _, line := range strings.Split(strings.ReplaceAll(shown, "\r", ""), "\n") {
			longest[columns] = max(longest[columns], utf8.RuneCountInString(line))
		}
		for _, words := range []string{"undo the last event; U is redo.", "or none if one is refused."} {
			if !strings.Contains(strings.Join(strings.Fields(shown), " "), words) {
				t.Errorf("%d columns: %q is broken in\n%s", columns, words, shown)
			}
		}
	}
	for columns, most := range map[uint16]int{30: 40, 40: 40, 60: 60, 100: 100, 250: 200} {
		if got := longest[columns]; got > most || got < most-20 {
			t.Errorf("%d columns: the longest line has %d characters, want about %d", columns, got, most)
		}
	}
}

// What matters most stands out in a terminal, unless somebody wants no colour.
func TestPlayInColour(t *testing.T) {
	t.Parallel()
	const bold, red = "\x1b[1mCoal n' Write", "\x1b[31mCW2: "
	for _, c := range []struct {
		env    string
		colour bool
	}{{"TERM=xterm", true}, {"NO_COLOR=1", false}, {"TERM=dumb", false}} { //nolint:misspell // as the convention has it
		file := filepath.Join(t.TempDir(), "night.ledger")
		programtest.Write(t, file, threeMiners)
		shown := typedAt(t, file, 80, []string{c.env}, "234", "a c b1 9")
		if strings.Contains(shown, bold) != c.colour || strings.Contains(shown, red) != c.colour {
			t.Errorf("%s: in colour is %t in\n%q", c.env, !c.colour, shown)
		}
		if c.env == "TERM=dumb" && strings.Contains(shown, "\x1b") {
			t.Errorf("a terminal that only prints is sent %q", shown)
		}
	}
}

// The end of a game tells who has won, by how much and why, and each line of the scores.
func TestPlayTellsTheEnd(t *testing.T) {
	for file, told := range map[string][]string{
		"../../../scoring/coal/testdata/games/six-deliveries-2p.ledger": {"Ann wins by $10, $341 to Bob's $331\n", "         $16  Delivery 1: 2 × $8                     CW42  line 50\n"},
		"../../../scoring/coal/testdata/games/shared-win-2p.ledger":     {"Ann and Bob share the win with $123 each\n"},
		"../../../scoring/coal/testdata/games/solo-no-rank.ledger":      {"Solo rank: none (the Ore Stash isn't full)  CW44"},
		"../../../scoring/maloney/testdata/games/shared-3p.ledger":      {"Bob and Cid share the win by 17 points, 76 to Ann's 59 points\n", "Chicago (Friday) on a Friday             MI18  line 62\n"},
	} {
		header, events, _ := strings.Cut(programtest.Read(t, file), "\n\n")
		kept := strings.Split(strings.TrimSpace(events), "\n")
		_, shown, code := programtest.TypedInto(t, header+"\n\n"+strings.Join(kept[:len(kept)-1], "\n")+"\n", "?")
		for _, want := range told {
			if !strings.Contains(shown, want) || code != command.ExitDone {
				t.Errorf("%s does not tell %q, code %d:\n%s", file, want, code, shown)
			}
		}
	}
	// Both have nothing; Ann has a Borax of $3 that waits, and Bob has none.
	const even = "saddlebag 1 coal-n-write\nplayer Ann\nplayer Bob\noption start-cash 0\n\n"
	typed := "334|a c b1 4|111|11|1|a load b1 none|b load b1 none"
	for round := 2; round <= 6; round++ {
		typed += "|111|11|1|a load b" + string(rune('0'+round)) + " none|b load b" + string(rune('0'+round)) + " none"
	}
	_, shown, _ := programtest.TypedInto(t, even, typed)
	const want = "Ann wins: tied at $0 with Bob; the tie is broken by the higher value left in"
	if !strings.Contains(shown, want) || !strings.Contains(shown, "(CW43)\n") {
		t.Errorf("%q is not told:\n%s", want, shown)
	}
}
