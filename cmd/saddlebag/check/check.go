// Package check is the subcommand that judges ledgers and filled sheets: what it reports,
// what it repairs, and the certificate of its verdict.
//
// How something is judged lives under scoring; how the command line reports it lives here.
// Begin with checker, whose method check reads one file.
package check

import (
	"io"
	"math"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/scoring/repair"
)

// Command judges ledgers and filled sheets.
func Command(s *command.Settings) *cobra.Command {
	c := checker{Settings: s}
	cmd := &cobra.Command{
		Use:   "check FILE…",
		Short: "Check ledgers and filled sheets against the full rules",
		Long: `Check plays every ledger through the rules of its game. A line is read as people
type it, and if that is not how a ledger writes it, check says how it was read.
An event that breaks a rule is left out, and the rest is checked on. What is wrong is told by its
causes: the first event that breaks a rule, with the clause, and what was
perhaps meant; then what is left after that, and so on (--all tells every
finding). The score of every player follows, with the clause and the line of the
ledger behind every amount, and what the table claims is compared with it. The
score "with 2 repairs" is what it would be if the first proposal of each cause is
right.

--repair writes the ledger with the first proposal of each cause made in it.
Look at it: what people meant is for them to say. In filled sheets it changes a
cell, exchanges two cells or columns, shifts a column by a row, or adds up anew;
--json tells such proposals, too.

Filled sheets without a ledger (saddlebag new GAME --final) are settled by what
is written on them. Where they contradict themselves, the scores are those of
the likeliest repairs, if all of these agree, and it says what it takes for
meant; if they don't, nobody has won yet, and it asks what to look at again.
Each contradiction is told with its clause and the smallest set of entries that
cannot stand together. What cannot be read is asked back, with its place and
what may have been meant, and the rest is judged meanwhile. A ? is unknown.

Scores alone, as in "Ann 312, Bob 297" or a table of a spreadsheet, are sheets of
which nothing else is known. Where the headings don't tell the game --game does;
with --emit-final they are written as sheets, to fill in more.

Exit code 0: all is right, or cannot be told; 1: there are findings, or
something is hard to read; 2: a file cannot be read at all. With --repair 0 says
that nothing is left to find.`,
		Example: `  saddlebag check night.ledger
  saddlebag check *.ledger --json
  saddlebag check night.ledger --repair > repaired.ledger
  saddlebag check night.ledger --repair --write
  saddlebag check old.ledger --data my-sheet.yaml
  saddlebag check night.ledger --emit-final > night.final
  saddlebag check night.ledger --final sheets.final
  saddlebag check sheets.final
  saddlebag check sheets.final --repair > repaired.final
  saddlebag check sheets.final --certificate certificate.pdf
  saddlebag check scores.txt --game rin-tin-tin
  saddlebag check - < night.ledger`,
		Args: command.Arguments(1, -1, "one or more ledgers or final documents, or - for standard input"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 1 && (c.emit || c.final != "") {
				return command.Usage(cmd, "--final and --emit-final are for one ledger")
			}
			if c.emit && (c.final != "" || c.asJSON) {
				return command.Usage(cmd, "--emit-final goes with neither --final nor --json")
			}
			if len(args) > 1 && c.certificate != "" {
				return command.Usage(cmd, "--certificate is for one final document")
			}
			if why := c.badRepair(args); why != "" {
				return command.Usage(cmd, "%s", why)
			}
			c.cmd, c.pdf = cmd, cmd.OutOrStdout()
			if c.certificate == "-" { // which has standard output to itself
				cmd.SetOut(cmd.ErrOrStderr())
			}
			worst := command.ExitDone
			for _, file := range args {
				code, err := c.check(file)
				if err != nil {
					return err
				}
				worst = max(worst, code)
			}
			if worst != command.ExitDone {
				return &command.ExitError{Code: worst}
			}
			return nil
		},
	}
	cmd.Flags().StringVar(&c.data, "data", "", "house data of your own, as the header means: a `FILE`, or one of ours by name")
	cmd.Flags().StringVar(&c.final, "final", "", "compare the ledger with the filled sheets of a `FILE`")
	cmd.Flags().StringVar(&c.game, "game", "", "the `GAME` that scores alone are of")
	cmd.Flags().StringVar(&c.certificate, "certificate", "", "print what filled sheets were judged to be, as a PDF `FILE` of one page, or to standard output for -")
	cmd.Flags().BoolVar(&c.emit, "emit-final", false, "write the final document of the ledger instead")
	cmd.Flags().BoolVar(&c.all, "all", false, "tell every finding, not only what they come from")
	cmd.Flags().BoolVar(&c.repair, "repair", false, "write the repaired file instead, and what was repaired to standard error")
	cmd.Flags().BoolVar(&c.write, "write", false, "with --repair: into the file; what it was is kept as FILE.orig")
	cmd.Flags().BoolVar(&c.asJSON, "json", false, "print one line of JSON for each file")
	return cmd
}

// A checker checks files as the flags say.
type checker struct {
	*command.Settings
	cmd         *cobra.Command
	data        string
	final       string    // filled sheets to compare the ledger with; empty for none
	game        string    // of scores alone
	certificate string    // where to print what they were judged to be; empty for nowhere
	pdf         io.Writer // takes it where it goes to standard output
	emit        bool      // write the ledger's final document instead
	asJSON      bool
	all         bool // tell every finding, not the causes alone
	repair      bool // write the repaired file instead
	write       bool // into its file
}

// check checks one file and says what was found. A file that cannot be read is
// told with its exit code; an error is one of output.
func (c *checker) check(file string) (int, error) {
	text, err := command.ReadInput(c.cmd, file)
	if err != nil {
		return c.unreadable(file, err)
	}
	if s, ok := final.ReadScores(titles.Shelf(), text); ok {
		return c.checkScores(file, s)
	}
	if c.repair {
		if err := cannotRepair(file, text); err != nil {
			return command.ExitFailed, err
		}
	}
	if header, _, _, err := ledger.ParseHeader(reading.Header(text)); err == nil && header.Final && c.final == "" && !c.emit {
		return c.checkFinal(file, text)
	}
	if c.certificate != "" && c.final == "" {
		return command.ExitFailed, command.Hinted(command.Refused(file, "a certificate is for filled sheets"), "saddlebag print GAME result --from %s prints that of a ledger", file)
	}
	o, err := command.OpenLedger(file, text, c.data)
	if err != nil {
		return c.unreadable(file, err)
	}
	var sheets *final.Document
	if c.final != "" {
		if sheets, err = c.openFinal(); err != nil {
			return c.unreadable(c.final, err)
		}
	}
	if c.emit {
		return c.emitFinal(file, o.Opened, ledger.Check(o.Fold, o.Doc))
	}
	r, err := repair.Report(c.cmd.Context(), file, o.Opened, o.Text, math.MaxInt)
	if err != nil {
		return command.ExitFailed, err
	}
	r.Read = append(r.Read, o.Notes...)
	code := command.ExitDone
	if len(r.Findings) > 0 {
		code = command.ExitRefused
	}
	switch {
	case c.repair:
		code, err = c.writeRepaired(r, text, o.Text)
	case c.asJSON:
		err = command.WriteJSON(c.cmd.OutOrStdout(), r)
	default:
		err = writeReport(c.cmd.OutOrStdout(), r, o.Opened, c.all)
	}
	if err != nil || sheets == nil {
		return code, err
	}
	compared, err := c.compare(sheets, file, o.Opened)
	return max(code, compared), err
}

// unreadable tells why a file could not be checked.
func (c *checker) unreadable(file string, why error) (int, error) {
	if c.asJSON {
		return command.ExitFailed, command.WriteJSON(c.cmd.OutOrStdout(), ledger.Unreadable{File: file, Error: command.Legible(why.Error())})
	}
	return command.Report(c.cmd.ErrOrStderr(), why), nil
}
