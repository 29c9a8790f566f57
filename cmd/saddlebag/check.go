package main

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
)

func checkCommand(s *settings) *cobra.Command {
	c := checker{settings: s}
	cmd := &cobra.Command{
		Use:   "check FILE…",
		Short: "Check ledgers and filled sheets against the full rules",
		Long: `Check plays every ledger through the rules of its game. An event that breaks a
rule is reported with the clause it breaks and left out; the rest is checked
on. The score of every player follows, with the clause and the line of the
ledger behind every amount, and what the table claims is compared with it.

Filled sheets without a ledger (saddlebag new GAME --final) are judged by what
is written on them: right, wrong total, impossible, or cannot be told. Each
contradiction is told with its clause and the smallest set of entries that
cannot stand together.

Exit code 0: all is right, or cannot be told; 1: there are findings; 2: a file
cannot be read.`,
		Example: `  saddlebag check night.ledger
  saddlebag check *.ledger --json
  saddlebag check old.ledger --data my-sheet.yaml
  saddlebag check night.ledger --emit-final > night.final
  saddlebag check night.ledger --final sheets.final
  saddlebag check sheets.final
  saddlebag check sheets.final --certificate certificate.pdf
  saddlebag check - < night.ledger`,
		Args: arguments(1, -1, "one or more ledgers or final documents, or - for standard input"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 1 && (c.emit || c.final != "") {
				return usage(cmd, "--final and --emit-final are for one ledger")
			}
			if c.emit && (c.final != "" || c.asJSON) {
				return usage(cmd, "--emit-final goes with neither --final nor --json")
			}
			if len(args) > 1 && c.certificate != "" {
				return usage(cmd, "--certificate is for one final document")
			}
			c.cmd = cmd
			worst := exitDone
			for _, file := range args {
				code, err := c.check(file)
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
	cmd.Flags().StringVar(&c.data, "data", "", "house data of your own, as the header means: a `FILE`, or one of ours by name")
	cmd.Flags().StringVar(&c.final, "final", "", "compare the ledger with the filled sheets of a `FILE`")
	cmd.Flags().StringVar(&c.certificate, "certificate", "", "print what filled sheets were judged to be, as a PDF `FILE` of one page")
	cmd.Flags().BoolVar(&c.emit, "emit-final", false, "write the final document of the ledger instead")
	cmd.Flags().BoolVar(&c.asJSON, "json", false, "print one line of JSON for each file")
	return cmd
}

// A checker checks files as the flags say.
type checker struct {
	*settings
	cmd         *cobra.Command
	data        string
	final       string // filled sheets to compare the ledger with; empty for none
	certificate string // where to print what they were judged to be; empty for nowhere
	emit        bool   // write the ledger's final document instead
	asJSON      bool
}

// check checks one file and says what was found. A file that cannot be read is
// told with its exit code; an error is one of output.
func (c *checker) check(file string) (int, error) {
	text, err := readInput(c.cmd, file)
	if err != nil {
		return c.unreadable(file, err)
	}
	if header, _, _, err := ledger.ParseHeader(text); err == nil && header.Final && c.final == "" && !c.emit {
		return c.checkFinal(file, text)
	}
	if c.certificate != "" && c.final == "" {
		return exitFailed, hinted(refused(file, "a certificate is for filled sheets"), "saddlebag print GAME result --from %s prints that of a ledger", file)
	}
	o, err := openLedger(file, text, c.data)
	if err != nil {
		return c.unreadable(file, err)
	}
	var sheets *final.Document
	if c.final != "" {
		if sheets, err = c.openFinal(); err != nil {
			return c.unreadable(c.final, err)
		}
	}
	findings := ledger.Check(o.Fold, o.Doc)
	if c.emit {
		return c.emitFinal(file, o, findings)
	}
	r := ledger.NewReport(file, o.Fold, findings)
	code := exitDone
	if len(r.Findings) > 0 {
		code = exitRefused
	}
	if c.asJSON {
		err = writeJSON(c.cmd.OutOrStdout(), r)
	} else {
		err = writeReport(c.cmd.OutOrStdout(), r, o)
	}
	if err != nil || sheets == nil {
		return code, err
	}
	compared, err := c.compare(sheets, file, o)
	return max(code, compared), err
}

// unreadable tells why a file could not be checked.
func (c *checker) unreadable(file string, why error) (int, error) {
	if c.asJSON {
		return exitFailed, writeJSON(c.cmd.OutOrStdout(), ledger.Unreadable{File: file, Error: legible(why.Error())})
	}
	return report(c.cmd.ErrOrStderr(), why), nil
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
