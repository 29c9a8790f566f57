package print

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
	"saddlebag/web/site"
)

// A Document is what is printed: the pages of one copy.
type Document struct {
	Pages   []press.Page
	options press.Options
	copies  int
	// warnings are known before anything is drawn.
	warnings []speech.Text
}

// How much is printed at once at the most.
const (
	mostSheets = 50
	mostPages  = 2000
)

// defaultMargin in mm, and as in the form.
const (
	MarginMM      = 8
	defaultMargin = "8"
)

// Compose makes the pages of a job as a form wants them: which sheets, on which
// paper, in which ink. What is impossible is a refusal.
// They are counted before any is made.
func Compose(title sheets.Title, job press.Job, form url.Values) (Document, error) {
	d, err := Unpaged(title, &job, form)
	if err != nil {
		return Document{}, err
	}
	if n := len(form["sheet"]); n > mostSheets {
		return Document{}, site.Refuse(http.StatusUnprocessableEntity, "printing.many-sheets", "number", n, "most", mostSheets)
	}
	chosen, err := title.ChooseFor(job, form["sheet"])
	if err != nil {
		return Document{}, Unprocessable(err)
	}
	d.Pages, err = press.Pages(chosen, job, 1)
	return d, Refusable(err)
}

// Unpaged is a document without pages as yet, on which paper and in which ink a
// form wants it; the job, which has its language, is filled in.
func Unpaged(title sheets.Title, job *press.Job, form url.Values) (Document, error) {
	copies, err := site.WholeNumber("printing.of-copies", site.Either(form.Get("copies"), "1"), press.MostCopies)
	if err != nil {
		return Document{}, Unprocessable(err)
	}
	margin, err := millimetres(form, "margin", defaultMargin)
	if err != nil {
		return Document{}, err
	}
	bleed, err := millimetres(form, "bleed", "0")
	if err != nil {
		return Document{}, err
	}
	if date := strings.TrimSpace(form.Get("date")); date != "" {
		if job.Date, err = reading.Date(date); err != nil {
			return Document{}, Unprocessable(err)
		}
	}
	order := sheets.Order{
		Paper: site.Either(form.Get("paper"), sheets.PaperNames()[0]), Ink: site.Either(form.Get("ink"), sheets.InkNames()[0]),
		Duplex: site.Either(form.Get("duplex"), sheets.Duplexes[0]),
		Margin: margin, Bleed: bleed, Nudge: strings.TrimSpace(form.Get("nudge")), TwoUp: form.Get("two-up") != "",
	}
	options, err := order.Fill(title, job)
	if err != nil {
		return Document{}, Unprocessable(err)
	}
	return Document{nil, options, copies, job.Warnings}, nil
}

// millimetres is a length in a field of a form.
func millimetres(form url.Values, field, otherwise string) (float64, error) {
	mm, err := sheets.ParseMillimetres(site.Either(strings.TrimSpace(form.Get(field)), otherwise))
	var wrong *sheets.LengthError
	if errors.As(err, &wrong) && wrong.Can != nil {
		return 0, site.Refuse(http.StatusUnprocessableEntity, "printing.which-length", "field", speech.Text("printing.of-"+field), "value", form.Get(field), "either", speech.Any(speech.Named(wrong.Can...)))
	}
	if err != nil {
		return 0, site.Refuse(http.StatusUnprocessableEntity, "printing.no-length", "field", speech.Text("printing.of-"+field), "value", form.Get(field))
	}
	return mm, nil
}

// Repeated is the document with all its copies in one. Too many pages are a
// refusal.
func (d Document) Repeated() (Document, error) {
	if n := len(d.Pages) * d.copies; n > mostPages {
		return Document{}, site.Refuse(http.StatusUnprocessableEntity, "printing.many-pages", "number", n, "most", mostPages)
	}
	return Document{slices.Repeat(d.Pages, d.copies), d.options, 1, d.warnings}, nil
}

// Write writes one copy of the document as PDF, as long as somebody waits for it.
func (d Document) Write(ctx context.Context, w io.Writer) (warnings []speech.Text, err error) {
	warnings, err = press.Write(ctx, w, d.Pages, d.options)
	return append(slices.Clone(d.warnings), warnings...), Refusable(err)
}

// Refusable makes a refusal of what cannot be printed.
func Refusable(err error) error {
	var impossible *canvas.Refusal
	switch {
	case errors.Is(err, press.ErrUnplayed):
		name, _, _ := strings.Cut(err.Error(), ":")
		return site.Refuse(http.StatusUnprocessableEntity, "printing.played-sheet", "sheet", name)
	case errors.As(err, &impossible):
		return Unprocessable(err)
	}
	return err
}

// Unprocessable makes a refusal of an error that says what is wrong with a
// form.
func Unprocessable(err error) error {
	return &site.Error{Status: http.StatusUnprocessableEntity, Sentence: sentence(err)}
}

// sentence begins an error's text as a sentence. A place in a ledger that
// nobody has seen is left out.
func sentence(err error) speech.Text {
	var told *site.Error
	if errors.As(err, &told) {
		return told.Sentence
	}
	var syntax *ledger.SyntaxError
	if errors.As(err, &syntax) {
		return speech.Say("site.sentence", "what", syntax.Message)
	}
	return site.Sentence(err)
}
