package print

import (
	"errors"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring/ledger"
	"saddlebag/sheets"
	"saddlebag/web/site"
)

// A Document is what is printed: the pages of one copy.
type Document struct {
	Pages   []sheets.Page
	options sheets.Options
	copies  int
}

// defaultMargin in mm, and as in the form.
const (
	MarginMM      = 8
	defaultMargin = "8"
)

// Compose makes the pages of a job as a form wants them: which sheets, on which
// paper, in which ink. What is impossible is a refusal.
func Compose(title sheets.Title, job sheets.PrintJob, form url.Values) (Document, error) {
	d, err := Unpaged(title, &job, form)
	if err != nil {
		return Document{}, err
	}
	chosen, err := title.Choose(form["sheet"])
	if err != nil {
		return Document{}, Unprocessable(err)
	}
	d.Pages, err = sheets.Pages(chosen, job, 1)
	return d, Refusable(err)
}

// Unpaged is a document without pages as yet, on which paper and in which ink a
// form wants it; the job is filled in.
func Unpaged(title sheets.Title, job *sheets.PrintJob, form url.Values) (Document, error) {
	copies, err := site.WholeNumber("copies", site.Either(form.Get("copies"), "1"), sheets.MostCopies)
	if err != nil {
		return Document{}, Unprocessable(err)
	}
	margin, err := strconv.ParseFloat(site.Either(form.Get("margin"), defaultMargin), 64)
	if err != nil {
		return Document{}, site.Errorf(http.StatusUnprocessableEntity, "The margin is %q, not a number of millimetres.", form.Get("margin"))
	}
	order := sheets.Order{
		Paper: site.Either(form.Get("paper"), sheets.PaperNames()[0]), Ink: site.Either(form.Get("ink"), sheets.InkNames()[0]),
		Duplex: site.Either(form.Get("duplex"), sheets.Duplexes[0]), Margin: margin,
	}
	options, err := order.Fill(title, job)
	if err != nil {
		return Document{}, Unprocessable(err)
	}
	return Document{nil, options, copies}, nil
}

// Repeated is the document with all its copies in one.
func (d Document) Repeated() Document {
	return Document{slices.Repeat(d.Pages, d.copies), d.options, 1}
}

// Write writes one copy of the document as PDF.
func (d Document) Write(w io.Writer) (warnings []string, err error) {
	warnings, err = sheets.Write(w, d.Pages, d.options)
	return warnings, Refusable(err)
}

// Refusable makes a refusal of what cannot be printed.
func Refusable(err error) error {
	var impossible *sheets.Refusal
	switch {
	case errors.Is(err, sheets.ErrUnplayed):
		name, _, _ := strings.Cut(err.Error(), ":")
		return site.Errorf(http.StatusUnprocessableEntity, "The sheet %q shows a game that was played: check its ledger, and print it there.", name)
	case errors.As(err, &impossible):
		return Unprocessable(err)
	}
	return err
}

// Unprocessable makes a refusal of an error that says what is wrong with a
// form.
func Unprocessable(err error) error {
	return site.Errorf(http.StatusUnprocessableEntity, "%s.", sentence(err))
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
