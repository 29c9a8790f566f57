package play

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/play/screen"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
)

// SayCommand adds an event to a ledger.
func SayCommand() *cobra.Command {
	var data string
	cmd := &cobra.Command{
		Use:   "say [--data FILE] FILE [EVENT…|-]",
		Short: command.Say("cli.say-short"),
		Long:  command.Say("cli.say-long"),
		Example: `  saddlebag say night.ledger
  saddlebag say night.ledger table roll 2+3+4
  saddlebag say night.ledger "Ann claim borax-1 4"
  saddlebag say night.ledger a c b1 4
  saddlebag say night.ledger Bob suitcase '-$1000'
  saddlebag say night.ledger "Bob Tanner" dig silver-1 2+3
  saddlebag say night.ledger Ann undo
  saddlebag say night.ledger amend 22 Ann claim b1 5
  saddlebag say night.ledger amend line 28 -
  saddlebag say night.ledger insert 22 table roll 234
  saddlebag say night.ledger - < evening.txt`,
		DisableFlagsInUseLine: true,
		Args:                  command.Arguments(1, -1, "cli.say-takes"),
		RunE: func(cmd *cobra.Command, args []string) error {
			switch file, words := args[0], args[1:]; {
			case len(words) == 0:
				return show(cmd, file, data)
			case len(words) == 1 && words[0] == "-":
				return sayAll(cmd, file, data)
			default:
				return say(cmd, file, words, data)
			}
		},
	}
	cmd.Flags().SetInterspersed(false) // "-5" in an event is no flag
	cmd.Flags().StringVar(&data, "data", "", command.Say("cli.own-data-flag"))
	return cmd
}

// show shows a game and all that can be done.
func show(cmd *cobra.Command, file, data string) error {
	k, err := openKept(file, data)
	if err != nil {
		return err
	}
	k.warn(cmd.ErrOrStderr())
	p, page := &command.Printer{W: cmd.OutOrStdout()}, pageOf(cmd.OutOrStdout())
	p.Lines(page.State(k.Fold, k.last()))
	for _, actor := range reading.Actors(k.Fold) {
		if options := screen.NewMenu(k.Fold, actor); !options.Empty() {
			p.Line("%s", command.Say("cli.can", "player", ledger.Quote(actor)))
			p.Lines(options.Plain(page, 0))
		}
	}
	return p.Err
}

// say adds one event, and shows what came of it.
func say(cmd *cobra.Command, file string, words []string, data string) error {
	words, err := spoken(words)
	if err != nil {
		return err
	}
	k := &keptLedger{file: file, data: data}
	entry, err := k.say(file, words)
	if err != nil {
		return err
	}
	k.warn(cmd.ErrOrStderr())
	return writeTable(cmd.OutOrStdout(), k, k.actorAfter(entry, ""))
}

// sayAll adds the events that stand on standard input, up to the first that
// cannot be.
func sayAll(cmd *cobra.Command, file, data string) error {
	k, err := openKept(file, data)
	if err != nil {
		return err
	}
	k.warn(cmd.ErrOrStderr())
	actor := ""
	lines := bufio.NewScanner(reading.Stream(cmd.InOrStdin()))
	lines.Buffer(nil, ledger.MaxBytes)
	for n := 1; lines.Scan(); n++ {
		line, err := reading.Decode(lines.Bytes())
		where := command.Say("cli.line", "number", n)
		if err != nil {
			return command.FailedBy(where, err)
		}
		if typed := reading.Words(line.String); len(typed) > 0 {
			entry, err := k.say(where, typed)
			if err != nil {
				return err
			}
			actor = k.actorAfter(entry, actor)
		}
	}
	if err := lines.Err(); err != nil {
		return command.Unread(err)
	}
	return writeTable(cmd.OutOrStdout(), k, actor)
}

// spoken are the words of a command line: one argument is a line, several are
// its words.
func spoken(words []string) ([]string, error) {
	if len(words) > 1 {
		// A word is what the ledger would read: it may hold no line of its own.
		words = reading.Names(words)
		words = []string{ledger.Entry{Actor: words[0], Verb: words[1], Args: words[2:]}.String()}
	}
	if strings.ContainsAny(strings.TrimRight(words[0], "\r\n"), "\r\n") {
		return nil, command.Failed(command.Say("cli.event"), "cli.one-line")
	}
	typed := reading.Words(strings.TrimRight(words[0], "\r\n"))
	if len(typed) == 0 {
		return nil, command.Failed(command.Say("cli.event"), "cli.no-event")
	}
	return typed, nil
}

// say adds the event that words mean. An error is of what, with what could be
// entered instead.
func (k *keptLedger) say(what string, words []string) (ledger.Entry, error) {
	entry, breaks, err := k.add(func(f *ledger.Fold) (ledger.Entry, error) {
		entry, amends, err := k.amendment(f, words)
		if !amends {
			entry, err = reading.Read(command.Language(), f, "", words)
		}
		var several *reading.AmbiguousError
		var open *reading.OpenError
		switch {
		case errors.As(err, &open):
			err = command.Advised(command.RefusedBy(what, err), screen.Meanings(open.Events))
		case errors.As(err, &several):
			err = command.RefusedBy(what, err)
		case err != nil:
			err = command.FailedBy(command.Say("cli.event"), err)
		}
		return entry, err
	})
	if breaks == nil || err != nil {
		return entry, err
	}
	err = command.RefusedBy(what, errors.New(breaks.Clause+": "+command.Words(breaks.Message)))
	if instead := k.instead(entry, breaks, words); instead != "" {
		err = command.Advised(err, instead)
	}
	return entry, err
}

// instead is what to do instead of an entry that was refused: what the rulebook
// says, or what its actor can do now.
func (k *keptLedger) instead(entry ledger.Entry, breaks *scoring.Violation, words []string) string {
	if entry.Verb != ledger.VerbAmend && reading.Eaten(words) {
		return command.Say("cli.shell-took")
	}
	if breaks.Clause != scoring.UnknownClause && breaks.Instead != "" {
		return command.Words(breaks.Instead)
	}
	if breaks.Meant {
		return command.Words(breaks.Instead)
	}
	isEntrys := func(v scoring.Verb) bool { return v.Name == entry.Verb }
	if !k.Fold.Plays(entry) && slices.ContainsFunc(ledger.Verbs(k.Fold.Game().Info(), nil), isEntrys) {
		return command.Words(breaks.Instead)
	}
	if now := screen.Instead(k.Fold, entry); now != "" {
		return now
	}
	return command.Words(breaks.Instead)
}

// last is the last event of a ledger, as it is written, and what it has done
// beside that where it was added just now; after an undo or a redo
// also the last one that stands.
func (k *keptLedger) last() string {
	n := len(k.Doc.Lines)
	if n == 0 || k.Doc.Lines[n-1].Syntax != nil {
		return ""
	}
	last := k.Doc.Lines[n-1].Entry
	if last.Verb != ledger.VerbUndo && last.Verb != ledger.VerbRedo {
		return strings.Join(append([]string{k.called(last)}, k.told...), "; ")
	}
	said := speech.Words(last.String())
	if number, _, ok := k.Fold.Redoable(); ok && last.Verb == ledger.VerbUndo {
		if back := k.entryAt(number); back.Verb == ledger.VerbAmend || back.Verb == ledger.VerbInsert {
			said = speech.Say("cli.undo-of", "undo", said, "amendment", back.String())
		}
	}
	active := k.Fold.ActiveEvents()
	if len(active) == 0 {
		return command.Say("cli.nothing-left", "undo", said)
	}
	now := active[len(active)-1]
	if number, _, ok := k.Fold.Undoable(scoring.Table); ok {
		now = number // an amendment is the last thing that stands where it came last
	}
	return command.Say("cli.undone", "undo", said, "event", k.entryAt(now).String())
}

// called is an entry as it is written, with its sentence where that has names for what has a
// number there: "Ann drives 3 (Ann drives to Sacramento)".
func (k *keptLedger) called(e ledger.Entry) string {
	said := command.Words(k.Fold.Tell(e).Sentence)
	named := func(word string) bool {
		_, number := scoring.ParseWhole(word)
		return number && !strings.Contains(said, word)
	}
	if said == "" || !slices.ContainsFunc(e.Args, named) {
		return e.String()
	}
	return fmt.Sprintf("%s (%s)", e, said)
}

// mostOptions is in how many lines say shows what can be done next.
const mostOptions = 8

// writeTable shows a game to the people round it: where it is, and what the next
// to act can do.
func writeTable(w io.Writer, k *keptLedger, actor string) error {
	p, page := &command.Printer{W: w}, pageOf(w)
	p.Lines(page.State(k.Fold, k.last()))
	p.Lines(unfit(k.Fold, mostUnfit))
	if actor = nextActor(k.Fold, actor); actor != "" {
		p.Line("%s", command.Say("cli.next", "player", actor))
		p.Lines(screen.NewMenu(k.Fold, shownTo(actor)...).Plain(page, mostOptions))
	}
	return p.Err
}
