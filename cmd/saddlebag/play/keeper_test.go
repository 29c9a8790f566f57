package play

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/creack/pty"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/play/screen"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/scoring/waittest"
)

// A typist keeps a game in a terminal of 80 by 24, as a person would: from the
// screen, with the fewest keys.
type typist struct {
	t       *testing.T
	file    string
	tty     *os.File
	output  chan []byte
	typed   string         // the last line
	seen    string         // the last screen
	shown   *reading.Typed // what the screen is of
	actor   string         // whose options it lists
	keys    int
	tallest int // lines of a screen, with the one that is typed
}

// sit starts the program at a terminal.
func sit(t *testing.T, header ledger.Header) *typist {
	t.Helper()
	p := &typist{t: t, output: make(chan []byte), file: filepath.Join(t.TempDir(), "night.ledger")}
	text := header.String() + "\n"
	if err := os.WriteFile(p.file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	var err error
	if p.shown, err = command.OpenLedger(p.file, text, ""); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("saddlebag", "play", p.file)
	cmd.Env = append(os.Environ(), "NO_COLOR=1", "TERM=xterm") //nolint:misspell // as the convention has it
	if p.tty, err = pty.StartWithSize(cmd, &pty.Winsize{Rows: 24, Cols: 80}); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		p.tty.Close()
		_ = cmd.Process.Kill() // unless it has ended
		_ = cmd.Wait()
	})
	go p.listen()
	p.actor = nextActor(p.shown.Fold, "")
	p.screen()
	return p
}

// listen takes in what the terminal is sent, until the program ends.
func (p *typist) listen() {
	defer close(p.output)
	for {
		buffer := make([]byte, 4096)
		n, err := p.tty.Read(buffer)
		if err != nil {
			return
		}
		p.output <- buffer[:n]
	}
}

// screen reads until the program waits for a line.
func (p *typist) screen() {
	p.t.Helper()
	patience := time.Until(waittest.Latest(p.t))
	prompt := []byte(p.actor + "> ")
	if p.actor == "" {
		prompt = []byte("\n> ")
	}
	var seen bytes.Buffer
	for !bytes.HasSuffix(seen.Bytes(), prompt) {
		select {
		case output, more := <-p.output:
			if seen.Write(output); !more {
				p.t.Fatalf("the end, waiting for %q in %q", prompt, seen.String())
			}
		case <-time.After(patience):
			p.t.Fatalf("%q was typed at\n%s\nwaiting for %q in\n%s", p.typed, p.seen, prompt, seen.String())
		}
	}
	// What is typed stands on the line before; every other line is the screen's.
	_, shown, found := strings.Cut(seen.String(), "\r\n")
	if p.keys == 0 {
		shown, found = seen.String(), true
	}
	if found && !p.shown.Fold.Outcome().Over { // the scores are told then, line by line
		p.tallest = max(p.tallest, strings.Count(shown, "\n")+1)
	}
	p.seen = shown
}

// types types a line and waits for the next screen.
func (p *typist) types(line string) {
	p.t.Helper()
	p.typed = line
	p.keys += len([]rune(line)) + 1
	if _, err := p.tty.WriteString(line + "\r"); err != nil {
		p.t.Fatal(err)
	}
}

// enter enters an event by the shortest lines, and follows what becomes of it.
func (p *typist) enter(number int, e ledger.Entry) {
	p.t.Helper()
	for _, line := range p.shortest(e) {
		p.types(line)
		if actor, ok := reading.Actor(p.shown.Fold, []string{line}); ok {
			p.actor = actor
			p.screen()
		}
	}
	if v := p.shown.Fold.Apply(number, e); v != nil {
		p.t.Fatalf("%s: %v", e, v)
	}
	p.shown.Doc.Lines = append(p.shown.Doc.Lines, ledger.Line{Number: number, Entry: e})
	p.actor = nextActor(p.shown.Fold, (&keptLedger{Typed: p.shown}).actorAfter(e, p.actor))
	p.screen()
	if !strings.HasSuffix(programtest.Read(p.t, p.file), "\n"+e.String()+"\n") {
		p.t.Fatalf("%q is not %s; after\n%s", p.typed, e, p.seen)
	}
}

// shortest are the lines with the fewest keys for an event: one, or the name of
// who acts and one.
func (p *typist) shortest(e ledger.Entry) []string {
	best := [][]string{{p.line(e, p.actor)}}
	if e.Actor != p.actor && e.Actor != ledger.Table {
		for n := 1; n <= len(e.Actor); n++ {
			name := strings.ToLower(e.Actor[:n])
			if actor, ok := reading.Actor(p.shown.Fold, []string{name}); ok && actor == e.Actor {
				best = append(best, []string{name, p.line(e, e.Actor)})
				break
			}
		}
	}
	if len(best) > 1 && len(best[1][0])+1+len(best[1][1]) < len(best[0][0]) {
		return best[1]
	}
	return best[0]
}

// line is the shortest line for an event while an actor's options are on the
// screen: a number or a letter, or words cut as short as they are understood.
func (p *typist) line(e ledger.Entry, actor string) string {
	p.t.Helper()
	as := &session{keptLedger: &keptLedger{Typed: p.shown}, actor: actor, menu: screen.NewMenu(p.shown.Fold, shownTo(actor)...)}
	exact, lines := e.String(), []string(nil)
	try := func(words ...string) { lines = append(lines, strings.Join(words, " ")) }
	args := compact(e)
	for _, number := range p.numbers(as.menu) {
		for from := range len(args) + 1 {
			try(append([]string{number}, args[from:]...)...)
		}
	}
	for _, list := range cuts(args) {
		try(list...)
		for _, verb := range beginnings(e.Verb) {
			try(append([]string{verb}, list...)...)
			for _, who := range beginnings(e.Actor) {
				try(append([]string{who, verb}, list...)...)
			}
		}
	}
	slices.SortStableFunc(lines, func(a, b string) int { return len(a) - len(b) })
	tried := map[string]bool{}
	for _, line := range lines {
		typed := reading.Words(line)
		if len(typed) == 0 || tried[line] {
			continue
		}
		if len(line) >= len(exact) {
			break
		}
		tried[line] = true
		if got, err := as.meant(p.shown.Fold, typed); err == nil && got.String() == exact {
			return line
		}
	}
	return exact
}

var optionNumber = regexp.MustCompile(`\b(\d+|[a-z]+)\) `)

// numbers are the labels of the options that the screen has room for.
func (p *typist) numbers(menu *screen.Menu) (all []string) {
	state := screen.Sheet.State(p.shown.Fold, "something")
	for _, line := range menu.Lines(screen.Sheet, max(fewestShown, mostShown-len(state))) {
		for _, found := range optionNumber.FindAllStringSubmatch(line, -1) {
			all = append(all, found[1])
		}
	}
	return all
}

// compact are the arguments of an event with dice and letters in one word.
func compact(e ledger.Entry) []string {
	var list []string
	letters := ""
	for _, a := range e.Args {
		switch {
		case strings.Trim(a, "123456+") == "" && a[0] != '+':
			list = append(list, strings.ReplaceAll(a, "+", ""))
		case slices.Contains([]string{"S", "T", "C", "B"}, a):
			letters += strings.ToLower(a)
		default:
			list = append(list, ledger.Quote(a))
		}
	}
	if letters != "" {
		list = append(list, letters)
	}
	return list
}

// beginnings are a word cut short, in small letters, the shortest first.
func beginnings(word string) []string {
	var all []string
	runes := []rune(strings.ToLower(word))
	for n := range runes {
		all = append(all, string(runes[:n+1]))
	}
	return all
}

var placeForm = regexp.MustCompile(`^([a-z])[a-z]*-(\d)$`)

// cuts are arguments as they are, with their places cut short, and with words cut
// to a letter or two.
func cuts(args []string) [][]string {
	short, shorter := make([]string, len(args)), make([]string, len(args))
	for i, a := range args {
		short[i] = placeForm.ReplaceAllString(a, "$1$2")
		shorter[i] = short[i]
		if placeForm.MatchString(a) {
			shorter[i] = placeForm.ReplaceAllString(a, "$2")
		} else if len(a) > 2 && a[0] >= 'a' && a[0] <= 'z' && strings.Trim(a, "stcb") != "" {
			short[i], shorter[i] = a[:2], a[:1]
		}
	}
	return [][]string{shorter, short, args}
}

// A whole game of four is kept in a terminal: what is typed is short, the screen
// is small, and the ledger is the one that was kept by hand.
func TestPlayAWholeGame(t *testing.T) {
	t.Parallel()
	const file = "../../../scoring/coal/testdata/games/six-deliveries-4p.ledger"
	doc, err := ledger.Parse(programtest.Read(t, file))
	if err != nil {
		t.Fatal(err)
	}
	p := sit(t, doc.Header)
	first := strings.Count(programtest.Read(t, p.file), "\n") + 1
	for i, line := range doc.Lines {
		p.enter(first+i, line.Entry)
	}
	p.types("quit")
	kept, err := ledger.Parse(programtest.Read(t, p.file))
	if err != nil {
		t.Fatal(err)
	}
	if kept.String() != doc.String() {
		t.Error("the ledger that was typed is not the one that was kept")
	}
	mean := float64(p.keys) / float64(len(doc.Lines))
	t.Logf("%d entries, %.2f keys each with Enter, %d lines at most", len(doc.Lines), mean, p.tallest)
	if mean > 8 || p.tallest > 14 {
		t.Errorf("%.2f keys an entry and %d lines, want at most 8 and 14", mean, p.tallest)
	}
}
