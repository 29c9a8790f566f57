package check

import (
	"bytes"
	"net/http"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/web/print"
	"saddlebag/web/site"
)

// pdf sends the sheets of a ledger as it leaves them, or as they were
// filled in. What is illegal in a ledger is left out, as the check has said.
func (h *handlers) pdf(w http.ResponseWriter, r *http.Request) error {
	file, text, err := site.SentLedger(w, r)
	if err != nil {
		return err
	}
	sent := sentSheet{file: file, text: text, language: site.Language(r)}
	called := r.Form.Get("called")
	if isFinal(text) {
		if sent.form, sent.own, err = print.SentOrder(w, r); err != nil {
			return err
		}
	}
	var pdf bytes.Buffer
	game := ""
	err = h.site.AtWork(r, func() error {
		var made print.Document
		if isFinal(text) {
			game, made, err = h.filledSheets(r, sent)
		} else {
			game, made, err = h.leftSheets(r, file, text, called)
		}
		if err != nil {
			return err
		}
		if made, err = made.Repeated(); err != nil {
			return err
		}
		_, err = made.Write(r.Context(), &pdf)
		return err
	})
	if isUnread(err) {
		return site.Refuse(http.StatusUnprocessableEntity, "table.unreadable", "why", speech.OfError(err))
	}
	if err != nil {
		return err
	}
	w.Header().Set("Cache-Control", "no-store")
	site.SendPDF(w, r, game, pdf.Bytes())
	return nil
}

// leftSheets makes the sheets that a form asks for, as a ledger leaves them.
func (h *handlers) leftSheets(r *http.Request, file, text, called string) (game string, made print.Document, err error) {
	o, err := reading.Ledger(h.site.Shelf, file, text, nil)
	if err != nil {
		return "", print.Document{}, err
	}
	if _, err := ledger.CheckUpTo(r.Context(), o.Fold, o.Doc, 0); err != nil {
		return "", print.Document{}, err
	}
	game = o.Fold.Game().Info().ID
	title, err := h.site.Title(game)
	if err != nil {
		return "", print.Document{}, err
	}
	l := site.Language(r)
	job, err := sheets.Filled(ledgerName(l, called, file, &o.Doc.Header), o.Opened)
	if err != nil {
		return "", print.Document{}, err
	}
	job.Language = l
	made, err = print.Compose(title, sheets.OnShelf(job, h.site.Shelf, title.Game), r.Form)
	return game, made, err
}

// ledgerName is what the sheets call their ledger: its file or, where it was
// pasted, its title.
func ledgerName(l *speech.Language, called, file string, h *ledger.Header) string {
	if file == site.Unnamed {
		file = site.Either(called, site.Unnamed)
	}
	if file = site.PlainName(file); file != site.Unnamed {
		return file
	}
	return site.Either(h.Title, l.Of("filled.as-pasted"))
}

// A filledForm asks for the sheets of a checked ledger as it leaves them.
type filledForm struct {
	Text   string // the ledger again
	Called string // the name it came by
	Sheets []site.Choice
	Papers []site.Choice
}

// filled is the form for the sheets of a ledger: all of them, those chosen
// that only a played game has.
func filled(title sheets.Title, file, text string, papers []site.Choice) *filledForm {
	form := &filledForm{Text: text, Called: file, Papers: papers}
	for _, s := range title.Sheets {
		form.Sheets = append(form.Sheets, site.Choice{Value: s.Name, Label: s.About, Chosen: s.Played})
	}
	return form
}
