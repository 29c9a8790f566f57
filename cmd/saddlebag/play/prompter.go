package play

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strings"

	"golang.org/x/term"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/play/screen"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
)

// A prompter asks for lines: at a terminal with a line to edit, or from a pipe.
type prompter interface {
	io.Writer
	// read returns the next line; io.EOF where there is none.
	read(prompt string) (string, error)
	// asks says whether somebody is there to be asked.
	asks() bool
	// page is what is shown on, as wide as it is now.
	page() screen.Page
	// remember puts the events of a ledger into the history.
	remember(*ledger.Document)
	// complete says what the words before the cursor can be followed by: the
	// last of them is the one to complete.
	complete(func(words []string) []string)
}

// newPrompter makes a prompter, and what is to be done at the end. A terminal that only
// prints has no line to edit.
func newPrompter(in io.Reader, out io.Writer) (prompter, func(), error) {
	file, ok := in.(*os.File)
	if ok = ok && term.IsTerminal(int(file.Fd())); !ok || os.Getenv("TERM") == dumb {
		lines := bufio.NewScanner(in)
		lines.Buffer(nil, ledger.MaxBytes)
		return &pipe{Writer: out, lines: lines, person: ok}, func() {}, nil
	}
	if screen, ok := out.(*os.File); ok {
		command.Obeys(screen) // for the line is edited where it stands
	}
	before, err := term.MakeRaw(int(file.Fd()))
	if err != nil {
		return nil, nil, err
	}
	t := &terminal{file: file, out: out, Terminal: term.NewTerminal(struct {
		io.Reader
		io.Writer
	}{in, out}, "")}
	return t, func() { _ = term.Restore(int(file.Fd()), before) }, nil
}

// dumb is what a terminal calls itself that only prints.
const dumb = "dumb"

// pageOf is the page that is written on: as wide as the terminal, and in colour unless
// somebody wants none.
func pageOf(w io.Writer) screen.Page {
	if !command.IsTerminal(w) {
		return screen.Sheet
	}
	columns, _, err := term.GetSize(int(w.(*os.File).Fd()))
	if err != nil {
		columns = 0
	}
	return screen.NewPage(columns, os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != dumb) //nolint:misspell // as the convention has it
}

// A pipe brings lines that nobody waits at, or those of a terminal that only prints.
type pipe struct {
	io.Writer
	lines  *bufio.Scanner
	person bool // is there
}

func (p *pipe) read(prompt string) (string, error) {
	if p.person {
		_, _ = fmt.Fprint(p, promptLine(p, prompt)) // who reads it is told by the next line that fails
	}
	if !p.lines.Scan() {
		if err := p.lines.Err(); err != nil {
			return "", err
		}
		return "", io.EOF
	}
	return p.lines.Text(), nil
}

func (p *pipe) asks() bool                       { return p.person }
func (p *pipe) page() screen.Page                { return pageOf(p.Writer) }
func (p *pipe) remember(*ledger.Document)        {}
func (p *pipe) complete(func([]string) []string) {}

// A terminal has a line to edit, a history and completion. It is that of Go's own
// x/term: small, kept with Go, for all systems.
type terminal struct {
	file *os.File
	out  io.Writer
	*term.Terminal
}

func (t *terminal) asks() bool        { return true }
func (t *terminal) page() screen.Page { return pageOf(t.out) }

func (t *terminal) read(prompt string) (string, error) {
	if width, height, err := term.GetSize(int(t.file.Fd())); err == nil && width > 0 && height > 0 {
		_ = t.SetSize(width, height) // it writes to the terminal, which the prompt does next
	}
	t.SetPrompt(promptLine(t, prompt))
	return t.ReadLine()
}

// promptLine is the last line of a prompt, where what is typed stands. The others are shown.
func promptLine(in prompter, prompt string) string {
	lines := in.page().Wrap(prompt, "")
	for _, line := range lines[:len(lines)-1] {
		fmt.Fprintln(in, line)
	}
	return lines[len(lines)-1] + " "
}

// remembered is how many events of a ledger the arrow keys bring back.
const remembered = 100

func (t *terminal) remember(doc *ledger.Document) {
	for _, line := range doc.Lines[max(0, len(doc.Lines)-remembered):] {
		if line.Syntax == nil {
			t.History.Add(line.Entry.String())
		}
	}
}

func (t *terminal) complete(next func([]string) []string) {
	t.AutoCompleteCallback = func(line string, pos int, key rune) (string, int, bool) {
		if key != '\t' {
			return "", 0, false
		}
		before := line[:pos]
		typed := reading.Words(before)
		if len(typed) == 0 || strings.HasSuffix(before, " ") {
			typed = append(typed, "")
		}
		part := typed[len(typed)-1]
		all := next(typed)
		if len(all) == 0 {
			return line, pos, true
		}
		longest := commonBeginning(all)
		switch {
		case len(all) == 1:
			longest = ledger.Quote(all[0]) + " "
		case len(longest) <= len(part):
			fmt.Fprintln(t, strings.Join(all, "  "))
			return line, pos, true
		}
		start := strings.TrimSuffix(before, ledger.Quote(part))
		if part == "" {
			start = before
		}
		return start + longest + line[pos:], len(start) + len(longest), true
	}
}

// commonBeginning is what all words begin with.
func commonBeginning(words []string) string {
	common := words[0]
	for _, w := range words[1:] {
		for !strings.HasPrefix(w, common) {
			common = common[:len(common)-1]
		}
	}
	return strings.ToValidUTF8(common, "")
}
