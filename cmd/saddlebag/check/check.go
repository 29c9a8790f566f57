// Package check is the subcommand that judges ledgers and filled sheets: what it reports,
// what it repairs, and the certificate of its verdict.
//
// How something is judged lives under scoring; how the command line reports it lives here.
// Begin with checker, whose method check reads one file.
package check

import (
	"errors"
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
		Short: command.Say("cli.check-short"),
		Long:  command.Say("cli.check-long"),
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
		Args: command.Arguments(1, -1, "cli.check-takes"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 1 && (c.emit || c.final != "") {
				return command.Usage(cmd, "cli.final-one")
			}
			if c.emit && (c.final != "" || c.asJSON) {
				return command.Usage(cmd, "cli.emit-alone")
			}
			if len(args) > 1 && c.certificate != "" {
				return command.Usage(cmd, "cli.certificate-one")
			}
			if why := c.badRepair(args); why != "" {
				return command.Usage(cmd, why)
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
	cmd.Flags().StringVar(&c.data, "data", "", command.Say("cli.check-data-flag"))
	cmd.Flags().StringVar(&c.final, "final", "", command.Say("cli.check-final-flag"))
	cmd.Flags().StringVar(&c.game, "game", "", command.Say("cli.game-flag"))
	cmd.Flags().StringVar(&c.certificate, "certificate", "", command.Say("cli.certificate-flag"))
	cmd.Flags().BoolVar(&c.emit, "emit-final", false, command.Say("cli.emit-final-flag"))
	cmd.Flags().BoolVar(&c.all, "all", false, command.Say("cli.all-flag"))
	cmd.Flags().BoolVar(&c.repair, "repair", false, command.Say("cli.repair-flag"))
	cmd.Flags().BoolVar(&c.write, "write", false, command.Say("cli.write-flag"))
	cmd.Flags().BoolVar(&c.asJSON, "json", false, command.Say("cli.json-each-file-flag"))
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
		return command.ExitFailed, command.Hinted(command.Refused(file, "cli.certificate-sheets"), "cli.certificate-hint", "file", file)
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
	if errors.As(err, new(*ledger.SyntaxError)) {
		return c.unreadable(file, err)
	}
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
		return command.ExitFailed, command.WriteJSON(c.cmd.OutOrStdout(), ledger.Unreadable{File: file, Error: command.Legible(command.Told(why))})
	}
	return command.Report(c.cmd.ErrOrStderr(), why), nil
}
