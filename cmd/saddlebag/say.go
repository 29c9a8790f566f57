package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"github.com/spf13/cobra"

	"saddlebag/scoring/ledger"
)

func sayCommand() *cobra.Command {
	var data string
	cmd := &cobra.Command{
		Use:   "say [--data FILE] FILE EVENT…",
		Short: "Add one event to a ledger, if it is legal",
		Long: `Say adds one event to the end of a ledger if the rules allow it, and shows the
score and what may happen next. One argument after the file is a whole line;
several are the words of one. Everything else in the file stays as it is, and
an event that breaks a rule is explained and not written.`,
		Example: `  saddlebag say night.ledger table roll 2+3+4
  saddlebag say night.ledger "Ann claim borax-1 4"
  saddlebag say night.ledger "Bob Tanner" dig silver-1 2+3
  saddlebag say night.ledger Ann undo`,
		DisableFlagsInUseLine: true,
		Args:                  arguments(2, -1, "a ledger and an event"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return say(cmd, args[0], args[1:], data)
		},
	}
	cmd.Flags().SetInterspersed(false) // "-5" in an event is no flag
	cmd.Flags().StringVar(&data, "data", "", "house data of your own, as the ledger's header means: a `FILE`")
	return cmd
}

func say(cmd *cobra.Command, file string, words []string, data string) error {
	entry, err := spoken(words)
	if err != nil {
		return failed("event", "%s", unplaced(err))
	}
	f, err := openLocked(file)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return hinted(failed(file, "%w", plainCause(err)), "saddlebag new GAME --player NAME > %s starts one", file)
	case err != nil:
		return failed(file, "%w", plainCause(err))
	}
	defer f.Close()
	bytes, err := io.ReadAll(io.LimitReader(f, ledger.MaxBytes+1))
	if err != nil {
		return failed(file, "%w", plainCause(err))
	}
	text := string(bytes)
	o, err := openLedger(file, text, data)
	if err != nil {
		return err
	}
	struck := len(ledger.Check(o.Fold, o.Doc))
	tail := addition(text, len(o.Doc.Lines), entry)
	if breaks := o.Fold.Apply(strings.Count(text+tail, "\n"), entry); breaks != nil {
		err := refused(file, "%s: %s", breaks.Clause, breaks.Message)
		if breaks.Instead != "" {
			err = hinted(err, "%s", breaks.Instead)
		}
		return err
	}
	if _, err := f.WriteString(tail); err != nil {
		_ = f.Truncate(int64(len(text))) // half an event would be a finding ever after
		return failed(file, "%w", plainCause(err))
	}
	if err := f.Close(); err != nil {
		return failed(file, "%w", plainCause(err))
	}
	if struck > 0 {
		fmt.Fprintf(cmd.ErrOrStderr(), "saddlebag: %s: %d earlier finding(s); see saddlebag check\n", file, struck)
	}
	return writeTable(cmd.OutOrStdout(), o)
}

// spoken reads the event of a command line: one argument is a line, several
// are its words.
func spoken(words []string) (ledger.Entry, error) {
	if len(words) == 1 {
		return ledger.ParseEvent(words[0])
	}
	return ledger.ParseEvent(ledger.Entry{Actor: words[0], Verb: words[1], Args: words[2:]}.String())
}

// addition is what is written after a text so that an entry becomes its next
// line: with the end of an unfinished line and the blank line after a header
// where they are missing.
func addition(text string, lines int, entry ledger.Entry) string {
	end := "\n"
	if strings.Contains(text, "\r\n") {
		end = "\r\n"
	}
	for _, gap := range []string{"", end} {
		tail := gap + entry.String() + end
		if doc, err := ledger.Parse(text + tail); err == nil && len(doc.Lines) == lines+1 && doc.Lines[lines].Syntax == nil &&
			doc.Lines[lines].Entry.String() == entry.String() {
			return tail
		}
	}
	return end + end + entry.String() + end
}
