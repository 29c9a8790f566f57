package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/screen"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
)

func playCommand() *cobra.Command {
	var data string
	cmd := &cobra.Command{
		Use:   "play FILE",
		Short: "Keep a game in the terminal",
		Long: `Play shows a game and takes one line after another: a number of the list, the
dice of a throw ("234"), or an event cut as short as it can be understood, in
any case ("a c b1 4" for Ann claim borax-1 4). Who has acted stays, so that
"c b1 4" does as well; a name alone shows what somebody else can do. What a line
leaves open (which dice, the sign of an amount) is asked for: nothing is filled
in that was not said. Every event is on the disk before the game is shown again,
and only the exact event is written: saddlebag rules GAME --verbs explains them
all.

` + playHelp + `
In a terminal a file that is not there is begun: play asks for the game and the
players. What comes from a pipe is for a game that is there: saddlebag new begins one.`,
		Example: `  saddlebag play night.ledger
  saddlebag play night.ledger < evening.txt`,
		Args: arguments(1, 1, "a ledger"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return play(cmd, args[0], data)
		},
	}
	cmd.Flags().StringVar(&data, "data", "", "house data of your own, as the ledger's header means: a `FILE`")
	return cmd
}

// playHelp is what can be typed beside events.
const playHelp = `  ?         all that the player, and the table, can do now
  NAME      what that player can do; NAME 4 is number 4 of that list
  u         takes the last event back (undo), U brings it back (redo); after a
            line that entered nothing u says so first. NAME u takes back NAME's
  amend     the last entries with their numbers; amend 22 EVENT changes entry
            22, amend line 28 - takes out what line 28 says, and insert 22 EVENT
            puts one in before entry 22
  help      this
  quit      ends; so does Ctrl-D
A name or a verb that begins with u goes before; undo and redo always work.
Several events go in with one line with a semicolon between blanks: "m c4 ; m c5":
all or, where one is not taken, none. Where somebody else has to act first, as who may
react to a step, those before stay. u takes all of a line back.
Where digits are the throw that is due, the prompt says so, and the list begins
above what could be one. Numbers stand as they are shown until an event is
entered.
`

// play keeps a game until nothing more is typed.
func play(cmd *cobra.Command, file, data string) error {
	in, done, err := newPrompter(cmd.InOrStdin(), cmd.OutOrStdout())
	if err != nil {
		return failed("terminal", "%w", plainCause(err))
	}
	defer done()
	if _, err := os.Stat(file); errors.Is(err, fs.ErrNotExist) && in.asks() {
		if err := begin(in, file, data); err != nil {
			return err
		}
	}
	k, err := openKept(file, data)
	if err != nil {
		return err
	}
	if k.findings > 0 {
		fmt.Fprintf(in, "%s; see saddlebag check\n", counted(k.findings, "earlier finding"))
	}
	s := &session{keptLedger: k, in: in, actor: nextActor(k.Fold, k.lastActor())}
	in.remember(k.Doc)
	in.complete(s.completions)
	return s.run(cmd.Context())
}

// A session is a game being kept in a terminal.
type session struct {
	*keptLedger
	in       prompter
	actor    string        // whose options are listed; "" when the game is over
	menu     *screen.Menu  // as it was shown last
	asked    *reading.Open // what something was asked of, until something is entered; nil where nothing is asked
	idle     string        // the line typed last, where it entered nothing and the game was not shown since
	pending  bool          // what was asked is not answered yet
	refused  int           // lines that were, and questions that were not answered
	together span          // what the last line of several events entered
}

// mostShown is how many lines the game and its options have on the screen, beside
// the line that is typed; fewestShown is how many of them options have at least.
const (
	mostShown   = 13
	fewestShown = 3
)

func (s *session) run(ctx context.Context) error {
	s.show()
	for ctx.Err() == nil {
		line, err := s.in.read(s.prompt())
		switch {
		case errors.Is(err, io.EOF):
			return s.end()
		case err != nil:
			return failed("input", "%w", plainCause(err))
		}
		words := reading.Words(line)
		if len(words) == 1 && s.commands(words[0], "quit", "exit") {
			return s.end()
		}
		if err := s.takeAll(strings.TrimSpace(line), words); err != nil {
			return err
		}
	}
	return nil
}

// between parts the events of one line.
const between = ";"

// A span is events that went in with one line: how many, and the ledger after them.
type span struct {
	text   string
	events int
}

// takeAll does what a line says: all of its events, or none.
func (s *session) takeAll(line string, words []string) error {
	if !slices.Contains(words, between) {
		return s.take(line, words)
	}
	before, events := s.text, len(s.Doc.Lines)
	for len(words) > 0 {
		part := words
		if at := slices.Index(words, between); at >= 0 {
			part, words = words[:at], words[at+1:]
		} else {
			words = nil
		}
		if len(part) == 0 {
			continue
		}
		said := strings.Join(part, " ")
		if err := s.take(said, part); err != nil {
			return err
		}
		if s.idle != "" || s.asked != nil {
			return s.leave(before, strings.Join(append(part, words...), " "))
		}
	}
	s.together = span{s.text, len(s.Doc.Lines) - events}
	return nil
}

// leave leaves the rest of a line, the first event of which was not taken. What was
// entered of it stays only where who has acted last waits for somebody else.
func (s *session) leave(before, rest string) error {
	if s.text == before {
		s.print(screen.Wrap(legible("Not entered: "+rest), "  "))
		return nil
	}
	last := s.Doc.Lines[len(s.Doc.Lines)-1].Entry.Actor
	if last != ledger.Table && screen.NewMenu(s.Fold, last).Empty() {
		s.print(screen.Wrap(legible("Not entered, as somebody else acts first: "+rest), "  "))
		return nil
	}
	if err := s.rewind(before); err != nil {
		return err
	}
	s.actor = nextActor(s.Fold, s.lastActor())
	s.show()
	s.print(screen.Wrap("Nothing of that line was entered.", "  "))
	return nil
}

// end tells a script that something was refused.
func (s *session) end() error {
	if s.refused > 0 && !s.in.asks() {
		return &exitError{code: exitRefused}
	}
	return nil
}

// prompt stands before the line that is typed. It says what digits are.
func (s *session) prompt() string {
	digits := ""
	switch first := s.menu.First(); {
	case s.asked != nil:
		return s.asked.Asks() + " " + s.asked.Actor + "> "
	case s.menu.Throw() == nil:
	case first > 1:
		digits = fmt.Sprintf("digits are the throw, the list is from %d · ", first)
	default:
		digits = "digits are the throw · "
	}
	return digits + s.actor + "> "
}

// take does what a line says.
func (s *session) take(line string, words []string) error {
	switch {
	case len(words) == 0:
		s.show()
		return nil
	case s.answers(words) || len(words) > 1:
		return s.enter(line, words)
	case s.commanded(words[0]):
		return nil
	}
	if undo := s.undoOf(words[0]); undo != "" {
		if undo == ledger.VerbUndo && s.idle != "" {
			s.warnOfUndo()
			return nil
		}
		if undo == ledger.VerbUndo && s.together.text == s.text {
			return s.undoLine()
		}
		words = []string{ledger.Table, undo}
	} else if actor, ok := reading.Actor(s.Fold, words); ok {
		s.actor = actor
		s.show()
		return nil
	}
	if strings.EqualFold(words[0], "u") && !reading.IsVerb(s.Fold, s.actor, words[0]) {
		s.refuse(line, "A verb of this game begins with u: undo and redo are spelled out here.", "")
		return nil
	}
	return s.enter(line, words)
}

// undoLine takes back what the last line entered.
func (s *session) undoLine() error {
	for range s.together.events {
		if err := s.enter(ledger.VerbUndo, []string{ledger.Table, ledger.VerbUndo}); err != nil {
			return err
		}
	}
	return nil
}

// completions are what the last of the words can be completed to.
func (s *session) completions(words []string) []string {
	if s.asked != nil {
		if answers := s.asked.Complete(words); len(answers) > 0 {
			return answers
		}
	}
	return reading.Complete(s.Fold, s.actor, words)
}

// answers says whether words answer what was asked.
func (s *session) answers(words []string) bool {
	if s.asked == nil || words[0] == "?" {
		return false
	}
	_, ok, _ := s.asked.Answer(words)
	return ok
}

// warnOfUndo says what would be taken back, to somebody who may mean a line that
// entered nothing.
func (s *session) warnOfUndo() {
	told := fmt.Sprintf("Nothing was entered by %q", s.idle)
	if number, _, ok := s.Fold.Undoable(scoring.Table); ok {
		told += "; u once more takes back " + s.entryAt(number).String()
	}
	s.idle, s.asked = "", nil
	fmt.Fprintln(s.in, legible(told))
}

// commanded carries out a command that is no event.
func (s *session) commanded(word string) bool {
	switch {
	case s.commands(word, "?"):
		s.print(s.options(0))
	case word == ledger.VerbAmend || word == ledger.VerbInsert:
		s.print(s.entries(mostEntries))
	case s.commands(word, "help"):
		s.print(strings.Split(strings.TrimRight(playHelp, "\n"), "\n"))
	default:
		return false
	}
	return true
}

// commands says whether a word is one of the commands: spelled out, or cut short
// where no name or verb begins like it.
func (s *session) commands(word string, commands ...string) bool {
	for _, c := range commands {
		if word == c || strings.HasPrefix(c, word) && !reading.Begins(s.Fold, word) {
			return true
		}
	}
	return false
}

// undoOf is the verb that u or U stands for; "" where the word is something else.
func (s *session) undoOf(word string) string {
	switch {
	case word == ledger.VerbUndo, word == "u" && !reading.Begins(s.Fold, word):
		return ledger.VerbUndo
	case word == ledger.VerbRedo, word == "U" && !reading.Begins(s.Fold, word):
		return ledger.VerbRedo
	}
	return ""
}

// refuse says why a line was not taken, and what to type instead.
func (s *session) refuse(line, why, instead string) {
	s.refused++
	s.idle = line
	s.print(screen.Wrap(legible(why), "  "))
	if instead != "" {
		s.print(screen.Wrap("  "+legible(instead), "    "))
	}
}

// show shows the game and what the one in turn can do.
func (s *session) show() {
	s.idle, s.asked, s.pending = "", nil, false
	lines := screen.State(s.Fold, s.last())
	s.menu = screen.NewMenu(s.Fold, shownTo(s.actor)...)
	s.print(append(lines, s.options(max(fewestShown, mostShown-len(lines)))...))
}

// options are what the one in turn can do, in so many lines at most; 0 for all.
func (s *session) options(most int) []string {
	switch {
	case !s.menu.Empty():
		return s.menu.Lines(most)
	case s.actor == "":
		return nil
	}
	return []string{"   nothing that " + s.actor + " can do now"}
}

func (s *session) print(lines []string) {
	for _, line := range lines {
		fmt.Fprintln(s.in, line)
	}
}
