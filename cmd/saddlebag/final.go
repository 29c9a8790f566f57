package main

import (
	"bytes"
	"fmt"
	"path/filepath"
	"strings"

	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/repair"
	"saddlebag/sheets"
	"saddlebag/sheets/certificate"
	"saddlebag/sheets/press"
)

// checkFinal judges filled sheets.
func (c *checker) checkFinal(file, text string) (int, error) {
	d, err := final.Open(shelf(), file, text, ownData(c.data))
	if err != nil {
		return c.unreadable(file, err)
	}
	judged, err := d.Audit(c.cmd.Context())
	if err != nil {
		return c.unreadable(file, failed(file, "%w", err))
	}
	causes := []ledger.Cause{}
	if c.repair || c.asJSON {
		if causes, err = repair.DiagnoseSheets(c.cmd.Context(), d, judged, text); err != nil {
			return c.unreadable(file, failed(file, "%w", err))
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
	code := exitDone
	if !r.Accepted() {
		code = exitRefused
	}
	if c.certificate != "" {
		if err := c.certify(d, r); err != nil {
			return exitFailed, err
		}
	}
	if c.asJSON {
		return code, writeJSON(c.cmd.OutOrStdout(), r)
	}
	return code, writeFinal(c.cmd.OutOrStdout(), r, d.Game.Info(), c.all)
}

// emitFinal writes the final document of a ledger.
func (c *checker) emitFinal(file string, o *ledger.Opened, findings []ledger.Finding) (int, error) {
	for _, f := range findings {
		if f.Struck() {
			return exitFailed, refused(file, "line %d breaks %s: %s", f.Line, f.Clause, f.Message)
		}
	}
	if !o.Fold.State().Outcome().Over {
		return exitFailed, refused(file, "the game has not been played to its end, so its sheets are not filled")
	}
	d, err := final.Of(shelf(), o)
	if err != nil {
		return exitFailed, failed(file, "%s", unplaced(err))
	}
	p := &printer{w: c.cmd.OutOrStdout()}
	p.line("%s", strings.TrimSuffix(d.String(), "\n"))
	return exitDone, p.err
}

// openFinal reads the filled sheets that a ledger is compared with.
func (c *checker) openFinal() (*final.Document, error) {
	text, err := readInput(c.cmd, c.final)
	if err != nil {
		return nil, err
	}
	return final.Open(shelf(), c.final, text, ownData(c.data))
}

// compare judges filled sheets beside the ledger of their game.
func (c *checker) compare(d *final.Document, kept string, o *ledger.Opened) (int, error) {
	of, err := final.Of(shelf(), o)
	if err != nil {
		return c.unreadable(c.final, failed(c.final, "%s", unplaced(err)))
	}
	differences, err := d.Compare(of)
	if err != nil {
		return c.unreadable(c.final, failed(c.final, "%w", err))
	}
	judged, err := d.Audit(c.cmd.Context())
	if err != nil {
		return c.unreadable(c.final, failed(c.final, "%w", err))
	}
	r := final.NewReport(c.final, d, judged)
	r.Ledger, r.Differences = kept, differences
	return c.report(d, r)
}

// certify prints what filled sheets were judged to be.
func (c *checker) certify(d *final.Document, r *final.Report) error {
	title, _ := findTitle(d.Header.Game) // it was opened from the same list
	job, err := title.Written(d)
	if err != nil {
		return failed(r.File, "%s", unplaced(err))
	}
	job.Ledger = filepath.Base(r.File)
	order := sheets.Order{Paper: c.paper(), Ink: c.Ink, Duplex: "none", Margin: c.Margin}
	options, err := order.Fill(title, &job)
	if err != nil {
		return unprintable(fmt.Errorf("certificate: %w", err))
	}
	page, err := certificate.Page(title, job, r)
	if err != nil {
		return unprintable(fmt.Errorf("certificate: %w", err))
	}
	var pdf bytes.Buffer
	warnings, err := press.Write(c.cmd.Context(), &pdf, []press.Page{page}, options)
	if err != nil {
		return unprintable(fmt.Errorf("certificate: %w", err))
	}
	for _, w := range warnings {
		fmt.Fprintf(c.cmd.ErrOrStderr(), "saddlebag: warning: %s\n", w)
	}
	if c.certificate == "-" {
		if err := notToTerminal(c.pdf); err != nil {
			return err
		}
		_, err = c.pdf.Write(pdf.Bytes())
	} else {
		err = writeWhole(c.certificate, pdf.Bytes())
	}
	if err != nil {
		return failed(c.certificate, "%w", plainCause(err))
	}
	return nil
}
