package web

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"saddlebag/scoring/ledger"
	"saddlebag/sheets"
)

// A document is what is printed: the pages of one copy.
type document struct {
	pages   []sheets.Page
	options sheets.Options
	copies  int
}

// defaultMargin in mm, and as in the form.
const (
	marginMM      = 8
	defaultMargin = "8"
)

// compose makes the pages of a job as a form wants them: which sheets, on which
// paper, in which ink. What is impossible is a refusal.
func compose(title sheets.Title, job sheets.Job, form url.Values) (document, error) {
	d, err := unpaged(title, &job, form)
	if err != nil {
		return document{}, err
	}
	chosen, err := title.Choose(form["sheet"], job.Players)
	if err != nil {
		return document{}, unprocessable(err)
	}
	d.pages, err = sheets.Pages(chosen, job, 1)
	return d, refusable(err)
}

// unpaged is a document without pages as yet, on which paper and in which ink a
// form wants it; the job is filled in.
func unpaged(title sheets.Title, job *sheets.Job, form url.Values) (document, error) {
	copies, err := wholeNumber("copies", either(form.Get("copies"), "1"), sheets.MostCopies)
	if err != nil {
		return document{}, unprocessable(err)
	}
	margin, err := strconv.ParseFloat(either(form.Get("margin"), defaultMargin), 64)
	if err != nil {
		return document{}, refuse(http.StatusUnprocessableEntity, "The margin is %q, not a number of millimetres.", form.Get("margin"))
	}
	order := sheets.Order{
		Paper: either(form.Get("paper"), sheets.PaperNames()[0]), Ink: either(form.Get("ink"), sheets.InkNames()[0]),
		Duplex: either(form.Get("duplex"), sheets.Duplexes[0]), Margin: margin,
	}
	options, err := order.Fill(title, job)
	if err != nil {
		return document{}, unprocessable(err)
	}
	return document{nil, options, copies}, nil
}

// repeated is the document with all its copies in one.
func (d document) repeated() document {
	return document{slices.Repeat(d.pages, d.copies), d.options, 1}
}

// write writes one copy of the document as PDF.
func (d document) write(w io.Writer) (warnings []string, err error) {
	warnings, err = sheets.Write(w, d.pages, d.options)
	return warnings, refusable(err)
}

// sendPDF sends a document of that name, under the headers that are set.
func sendPDF(w http.ResponseWriter, r *http.Request, name string, pdf []byte) {
	h := w.Header()
	h.Del("Content-Security-Policy") // browsers show a PDF by a page of their own, which it would hinder
	h.Set("Content-Type", "application/pdf")
	h.Set("Content-Disposition", fmt.Sprintf("inline; filename=%q", name+".pdf"))
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(pdf))
}

// refusable makes a refusal of what cannot be printed.
func refusable(err error) error {
	var impossible *sheets.Refusal
	switch {
	case errors.Is(err, sheets.ErrUnplayed):
		name, _, _ := strings.Cut(err.Error(), ":")
		return refuse(http.StatusUnprocessableEntity, "The sheet %q shows a game that was played: check its ledger, and print it there.", name)
	case errors.As(err, &impossible):
		return unprocessable(err)
	}
	return err
}

// unprocessable makes a refusal of an error that says what is wrong with a
// form.
func unprocessable(err error) error {
	return refuse(http.StatusUnprocessableEntity, "%s.", sentence(err))
}

// sentence begins an error's text as a sentence. A place in a ledger that
// nobody has seen is left out.
func sentence(err error) string {
	text := err.Error()
	var syntax *ledger.SyntaxError
	if errors.As(err, &syntax) {
		text = syntax.Message
	}
	return strings.ToUpper(text[:1]) + text[1:]
}
