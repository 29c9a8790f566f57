package check

import (
	"bytes"
	"errors"
	"path/filepath"
	"strings"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/repair"
	"saddlebag/sheets"
	"saddlebag/sheets/certificate"
	"saddlebag/sheets/press"
)

// checkFinal judges filled sheets.
func (c *checker) checkFinal(file, text string) (int, error) {
	d, err := final.OpenIn(command.Language(), titles.Shelf(), file, text, command.OwnData(c.data))
	if err != nil {
		return c.unreadable(file, err)
	}
	judged, err := d.Audit(c.cmd.Context())
	if err != nil {
		return c.unreadable(file, command.FailedBy(file, err))
	}
	causes := []ledger.Cause{}
	if c.repair || c.asJSON {
		if causes, err = repair.DiagnoseSheets(c.cmd.Context(), d, judged, text); err != nil {
			return c.unreadable(file, command.FailedBy(file, err))
		}
	}
	if c.repair {
		return c.repairFinal(file, text, causes)
	}
	r := final.NewReport(file, d, judged)
	r.Causes = causes
	return c.report(d, r)
}

// report tells what filled sheets are judged to be.
func (c *checker) report(d *final.Document, r *final.Report) (int, error) {
	code := command.ExitDone
	if !r.Accepted() {
		code = command.ExitRefused
	}
	if c.certificate != "" {
		if err := c.certify(d, r); err != nil {
			return command.ExitFailed, err
		}
	}
	if c.asJSON {
		return code, command.WriteJSON(c.cmd.OutOrStdout(), r)
	}
	return code, writeFinal(c.cmd.OutOrStdout(), r, d.Game.Info(), c.all)
}

// emitFinal writes the final document of a ledger.
func (c *checker) emitFinal(file string, o *ledger.Opened, findings []ledger.Finding) (int, error) {
	for _, f := range findings {
		if f.Struck() {
			return command.ExitFailed, command.Refused(file, "cli.line-breaks", "line", f.Line, "clause", f.Clause, "why", f.Message)
		}
	}
	if !o.Fold.State().Outcome().Over {
		return command.ExitFailed, command.Refused(file, "cli.not-over")
	}
	d, err := final.Of(titles.Shelf(), o)
	if err != nil {
		return command.ExitFailed, command.FailedBy(file, errors.New(command.Unplaced(err)))
	}
	p := &command.Printer{W: c.cmd.OutOrStdout()}
	p.Line("%s", strings.TrimSuffix(d.String(), "\n"))
	return command.ExitDone, p.Err
}

// openFinal reads the filled sheets that a ledger is compared with.
func (c *checker) openFinal() (*final.Document, error) {
	text, err := command.ReadInput(c.cmd, c.final)
	if err != nil {
		return nil, err
	}
	return final.OpenIn(command.Language(), titles.Shelf(), c.final, text, command.OwnData(c.data))
}

// compare judges filled sheets beside the ledger of their game.
func (c *checker) compare(d *final.Document, kept string, o *ledger.Opened) (int, error) {
	of, err := final.Of(titles.Shelf(), o)
	if err != nil {
		return c.unreadable(c.final, command.FailedBy(c.final, errors.New(command.Unplaced(err))))
	}
	differences, err := d.Compare(of)
	if err != nil {
		return c.unreadable(c.final, command.FailedBy(c.final, err))
	}
	judged, err := d.Audit(c.cmd.Context())
	if err != nil {
		return c.unreadable(c.final, command.FailedBy(c.final, err))
	}
	r := final.NewReport(c.final, d, judged)
	r.Ledger, r.Differences = kept, differences
	return c.report(d, r)
}

// certify prints what filled sheets were judged to be.
func (c *checker) certify(d *final.Document, r *final.Report) error {
	title, _ := titles.Find(d.Header.Game) // it was opened from the same list
	job, err := title.Written(d)
	if err != nil {
		return command.FailedBy(r.File, errors.New(command.Unplaced(err)))
	}
	job.Ledger, job.Language = filepath.Base(r.File), command.Language()
	order := sheets.Order{Paper: c.PaperName(), Ink: c.Ink, Duplex: "none", Margin: c.Margin}
	options, err := order.Fill(title, &job)
	if err != nil {
		return command.Unprintable("certificate", err)
	}
	page, err := certificate.Page(title, job, r)
	if err != nil {
		return command.Unprintable("certificate", err)
	}
	var pdf bytes.Buffer
	warnings, err := press.Write(c.cmd.Context(), &pdf, []press.Page{page}, options)
	if err != nil {
		return command.Unprintable("certificate", err)
	}
	for _, w := range warnings {
		command.Note(c.cmd.ErrOrStderr(), "cli.warning", "warning", w)
	}
	if c.certificate == "-" {
		if err := command.NotToTerminal(c.pdf); err != nil {
			return err
		}
		_, err = c.pdf.Write(pdf.Bytes())
	} else {
		err = command.WriteWhole(c.certificate, pdf.Bytes())
	}
	if err != nil {
		return command.FailedBy(c.certificate, command.PlainCause(err))
	}
	return nil
}
