// Package play keeps a ledger file by hand: new begins one, say adds an event, play does so
// in a terminal, and roll throws dice. Several people may write to one ledger at once.
//
// scoring/reading understands what people type, and screen shows the game. Nothing to do with
// checking, printing or serving belongs here. Begin with keptLedger, the ledger that both say
// and a session of play add to.
package play

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/play/screen"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
)

// Command keeps a game in the terminal.
func Command() *cobra.Command {
	var data string
	cmd := &cobra.Command{
		Use:   "play FILE",
		Short: command.Say("cli.play-short"),
		Long:  command.Say("cli.play-long", "commands", strings.Join(helpLines(screen.Sheet), "\n")),
		Example: `  saddlebag play night.ledger
  saddlebag play night.ledger < evening.txt`,
		Args: command.Arguments(1, 1, "cli.play-takes"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return play(cmd, args[0], data)
		},
	}
	cmd.Flags().StringVar(&data, "data", "", command.Say("cli.own-data-flag"))
	return cmd
}

// playCommands are what can be typed beside events, each with the message that says what it
// does.
var playCommands = []struct{ word, does string }{
	{"?", "cli.play-list"},
	{"NAME", "cli.play-name"},
	{"u", "cli.play-undo"},
	{"amend", "cli.play-amend"},
	{"player", "cli.play-player"},
	{"help", "cli.play-help"},
	{"quit", "cli.play-quit"},
}

// helpLines are the commands on a page, and what else there is to say.
func helpLines(page screen.Page) (lines []string) {
	for _, c := range playCommands {
		lines = append(lines, page.Wrap(fmt.Sprintf("  %-10s%s", c.word, command.Say(c.does)), "            ")...)
	}
	for _, said := range []string{"cli.play-lines", "cli.play-labels"} {
		lines = append(lines, page.Wrap(command.Say(said), "")...)
	}
	return lines
}

// play keeps a game until nothing more is typed.
func play(cmd *cobra.Command, file, data string) error {
	in, done, err := newPrompter(cmd.InOrStdin(), cmd.OutOrStdout())
	if err != nil {
		return command.FailedBy(command.Say("cli.terminal"), command.PlainCause(err))
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
		fmt.Fprintln(in, command.Words(k.earlier()))
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
	settled  bool          // how the game has ended is told
	together span          // what the last line of several events entered
}

// mostShown is how many lines the game and its options have on the screen, beside
// the line that is typed, and tallest where the lines are short; fewestShown is how many
// of them options have at least.
const (
	mostShown   = 13
	tallest     = 22
	fewestShown = 3
)

// room is how many lines the game and its options have on a page: where it is narrow, what
// is told takes more.
func room(page screen.Page) int {
	return min(tallest, max(mostShown, mostShown*screen.Sheet.Width/page.Width))
}

func (s *session) run(ctx context.Context) error {
	s.show()
	for ctx.Err() == nil {
		line, err := s.in.read(s.prompt())
		switch {
		case errors.Is(err, io.EOF):
			return s.end()
		case err != nil:
			return command.Unread(err)
		}
		words := reading.Words(reading.Endless(line))
		if len(words) == 1 && s.commands(words[0], "quit", "exit") {
			if s.in.asks() {
				s.say(command.Say("cli.saved", "file", filepath.Base(s.file)), "  ")
			}
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

// parts are the events of one line. A semicolon that no blank stands before parts them where
// the words mean nothing with it: it can be of a text.
func (s *session) parts(words []string) (parts [][]string) {
	for _, part := range cut(words) {
		var apart []string
		for _, word := range part {
			apart = append(apart, strings.Fields(strings.ReplaceAll(word, between, " "+between+" "))...)
		}
		if len(apart) == len(part) || s.reads(part) {
			parts = append(parts, part)
			continue
		}
		parts = append(parts, cut(apart)...)
	}
	return parts
}

// cut cuts words where a semicolon stands alone.
func cut(words []string) (parts [][]string) {
	for len(words) > 0 {
		at := slices.Index(words, between)
		if at < 0 {
			return append(parts, words)
		}
		if at > 0 {
			parts = append(parts, words[:at])
		}
		words = words[at+1:]
	}
	return parts
}

// reads says whether words mean something that can happen now.
func (s *session) reads(words []string) bool {
	entry, err := reading.Read(command.Language(), s.Fold, s.actor, words)
	return err == nil && s.legal(s.Fold, entry)
}

// legal says whether an entry can go in.
func (s *session) legal(f *ledger.Fold, entry ledger.Entry) bool {
	return f.Clone().Apply(1, entry) == nil
}

// A span is events that went in with one line: how many, and the ledger after them.
type span struct {
	text   string
	events int
}

// takeAll does what a line says: all of its events, or none.
func (s *session) takeAll(line string, words []string) error {
	parts := s.parts(words)
	if len(parts) < 2 {
		if slices.Contains(words, between) && len(parts) == 1 {
			words, line = parts[0], strings.Join(parts[0], " ")
		}
		return s.take(line, words)
	}
	before, events := s.text, len(s.Doc.Lines)
	for i, part := range parts {
		if err := s.take(strings.Join(part, " "), part); err != nil {
			return err
		}
		if s.idle != "" || s.asked != nil {
			return s.leave(before, scoring.Each(len(parts)-i, func(n int) string { return strings.Join(parts[i+n], " ") }))
		}
	}
	s.together = span{s.text, len(s.Doc.Lines) - events}
	return nil
}

// leave leaves the rest of a line, the first event of which was not taken. What was
// entered of it stays only where who has acted last waits for somebody else.
func (s *session) leave(before string, events []string) error {
	rest := strings.Join(events, " "+between+" ")
	if s.text == before {
		s.say(command.Say("cli.not-entered", "events", rest), "  ")
		return nil
	}
	last := s.Doc.Lines[len(s.Doc.Lines)-1].Entry.Actor
	if last != ledger.Table && screen.NewMenu(s.Fold, last).Empty() {
		s.say(command.Say("cli.not-entered-yet", "events", rest), "  ")
		return nil
	}
	if err := s.rewind(before); err != nil {
		return err
	}
	s.actor = nextActor(s.Fold, s.lastActor())
	s.show()
	s.say(command.Say("cli.nothing-of-line"), "  ")
	return nil
}

// end tells a script that something was refused.
func (s *session) end() error {
	if s.refused > 0 && !s.in.asks() {
		return &command.ExitError{Code: command.ExitRefused}
	}
	return nil
}

// prompt stands before the line that is typed. It says what digits are.
func (s *session) prompt() string {
	switch {
	case s.asked != nil:
		return command.Words(s.asked.Asks()) + " " + s.asked.Actor + "> "
	case s.menu.Throw() != nil:
		return command.Say("cli.dice-prompt", "player", s.actor) + "> "
	}
	return s.actor + "> "
}

// take does what a line says.
func (s *session) take(line string, words []string) error {
	switch {
	case len(words) == 0 && s.asked != nil && s.asked.Only() != nil:
		return s.enter(line, s.asked.Only())
	case len(words) == 0:
		s.show()
		return nil
	case s.answers(words):
		return s.enter(line, words)
	case strings.EqualFold(words[0], addsPlayer) && !s.isActor(words[0]):
		return s.addPlayer(line, strings.Join(words[1:], " "))
	case len(words) > 1:
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
		s.refuse(line, command.Say("cli.spell-undo"), "")
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
	told := command.Say("cli.nothing-to-undo", "line", strconv.Quote(s.idle))
	if number, _, ok := s.Fold.Undoable(scoring.Table); ok {
		told = command.Say("cli.undo-next", "line", strconv.Quote(s.idle), "event", s.entryAt(number).String())
	}
	s.idle, s.asked = "", nil
	s.say(told, "  ")
}

// commanded carries out a command that is no event.
func (s *session) commanded(word string) bool {
	switch {
	case s.commands(word, "?"):
		s.settled = false
		s.settle()
		s.print(s.options(0))
	case word == ledger.VerbAmend || word == ledger.VerbInsert:
		s.print(s.in.page().WrapAll(s.entries(mostEntries), "      "))
	case s.commands(word, "help"):
		s.print(helpLines(s.in.page()))
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
	page := s.in.page()
	s.print(page.Warning(page.Wrap(command.Legible(why), "  ")))
	if instead != "" {
		s.say("  "+instead, "    ")
	}
}

// show shows the game and what the one in turn can do; how it has ended where it has just
// ended.
func (s *session) show() {
	s.idle, s.asked, s.pending = "", nil, false
	lines := s.in.page().State(s.Fold, s.last())
	s.menu = screen.NewMenu(s.Fold, shownTo(s.actor)...)
	s.print(lines)
	s.settle()
	s.print(s.options(max(fewestShown, room(s.in.page())-len(lines))))
}

// settle tells each line of the scores at the end of a game, once.
func (s *session) settle() {
	over := s.Fold.Outcome().Over
	if over && !s.settled {
		info := s.Fold.Game().Info()
		s.print(s.in.page().WrapAll(command.ScoreLines(ledger.NewReport(s.file, s.Fold, nil), info, true), "              "))
	}
	s.settled = over
}

// options are what the one in turn can do, in so many lines at most; 0 for all.
func (s *session) options(most int) []string {
	switch {
	case !s.menu.Empty():
		return s.menu.Lines(s.in.page(), most)
	case s.actor == "":
		return nil
	}
	return s.in.page().Wrap("   "+command.Say("cli.cannot-do", "player", s.actor), "   ")
}

// say says something to whoever types.
func (s *session) say(text, indent string) { s.print(s.in.page().Wrap(command.Legible(text), indent)) }

func (s *session) print(lines []string) {
	for _, line := range lines {
		fmt.Fprintln(s.in, line)
	}
}
