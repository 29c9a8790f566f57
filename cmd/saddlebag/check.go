package main

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"saddlebag/scoring/ledger"
)

func checkCommand() *cobra.Command {
	var data string
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "check FILE…",
		Short: "Check ledgers against the full rules",
		Long: `Check plays every ledger through the rules of its game. An event that breaks a
rule is reported with the clause it breaks and left out; the rest is checked
on. The score of every player follows, with the clause and the line of the
ledger behind every amount, and what the table claims is compared with it.

Exit code 0: all is right; 1: there are findings; 2: a file cannot be read.`,
		Example: `  saddlebag check night.ledger
  saddlebag check *.ledger --json
  saddlebag check old.ledger --data my-sheet.yaml
  saddlebag check - < night.ledger`,
		Args: arguments(1, -1, "one or more ledgers, or - for standard input"),
		RunE: func(cmd *cobra.Command, args []string) error {
			worst := exitDone
			for _, file := range args {
				code, err := checkFile(cmd, file, data, asJSON)
				if err != nil {
					return err
				}
				worst = max(worst, code)
			}
			if worst != exitDone {
				return &exitError{code: worst}
			}
			return nil
		},
	}
	cmd.Flags().StringVar(&data, "data", "", "house data of your own, as the ledger's header means: a `FILE`, or one of ours by name")
	cmd.Flags().BoolVar(&asJSON, "json", false, "print one line of JSON for each file")
	return cmd
}

// checkFile checks one file and says what was found. A file that cannot be
// read is told with its exit code; an error is one of output.
func checkFile(cmd *cobra.Command, file, data string, asJSON bool) (int, error) {
	text, err := readInput(cmd, file)
	var o *ledger.Opened
	if err == nil {
		o, err = openLedger(file, text, data)
	}
	if err != nil {
		if asJSON {
			return exitFailed, writeJSON(cmd.OutOrStdout(), ledger.Unreadable{File: file, Error: legible(err.Error())})
		}
		return report(cmd.ErrOrStderr(), err), nil
	}
	r := ledger.NewReport(file, o.Fold, ledger.Check(o.Fold, o.Doc))
	code := exitDone
	if len(r.Findings) > 0 {
		code = exitRefused
	}
	if asJSON {
		return code, writeJSON(cmd.OutOrStdout(), r)
	}
	return code, writeReport(cmd.OutOrStdout(), r, o)
}

// writeReport writes a report for people.
func writeReport(w io.Writer, r *ledger.Report, o *ledger.Opened) error {
	p := &printer{w: w}
	info := o.Fold.Game().Info()
	p.line("%s: %s, %s", r.File, info.Title, r.Standing())
	for _, f := range r.Findings {
		p.line("%s:%d:%d: %s: %s", r.File, f.Line, f.Column, f.Clause, f.Message)
		p.line("    %s", legible(f.Event))
		if f.Instead != "" {
			p.line("    instead: %s", f.Instead)
		}
	}
	for _, player := range r.Players {
		rank := ""
		if player.Rank > 0 {
			rank = fmt.Sprintf("%d. ", player.Rank)
		}
		corrected := ""
		if player.Score != player.Uncorrected {
			corrected = fmt.Sprintf(" (%s without corrections)", info.Amount(player.Uncorrected))
		}
		p.line("  %s%s: %s%s", rank, player.Name, info.Amount(player.Score), corrected)
		for _, l := range player.Lines {
			where := ""
			if l.Line > 0 {
				where = fmt.Sprintf("  line %d", l.Line)
			}
			p.line("    %8s  %-28s  %s%s", info.Amount(l.Amount), l.Label, l.Clause, where)
		}
	}
	for seat, name := range o.Fold.Names() {
		if o.Fold.Signed(seat) {
			p.line("  signed: %s", name)
		}
	}
	for _, c := range r.Claims {
		verdict := "agrees"
		if !c.Agrees {
			verdict = "does not agree: the rules make it " + info.Amount(c.Scored)
		}
		p.line("  the table's %s for %s %s", info.Amount(c.Claimed), c.Name, verdict)
	}
	return p.err
}

// A printer writes lines until one fails.
type printer struct {
	w   io.Writer
	err error
}

func (p *printer) line(format string, args ...any) {
	if p.err != nil {
		return
	}
	if _, err := fmt.Fprintf(p.w, format+"\n", args...); err != nil {
		p.err = failed("output", "%w", plainCause(err))
	}
}
