package web

import (
	"bytes"
	"errors"
	"net/http"
	"net/url"

	"saddlebag/scoring/ledger"
	"saddlebag/sheets"
)

// A filledForm asks for the sheets of a checked ledger as it leaves them.
type filledForm struct {
	Text   string // the ledger again
	Called string // the name it came by
	Sheets []choice
	Papers []choice
}

// filled is the form for the sheets of a ledger: all of them, those chosen
// that only a played game has.
func filled(title sheets.Title, file, text string) *filledForm {
	form := &filledForm{Text: text, Called: file, Papers: paperChoices("")}
	for _, s := range title.Sheets {
		form.Sheets = append(form.Sheets, choice{s.Name, s.About, s.Played})
	}
	return form
}

// checkPDF sends the sheets of a ledger as it leaves them, or as they were
// filled in. What is illegal in a ledger is left out, as the check has said.
func (a *app) checkPDF(w http.ResponseWriter, r *http.Request) error {
	file, text, err := sentLedger(w, r)
	if err != nil {
		return err
	}
	sent := sentSheet{file: file, text: text}
	called := r.Form.Get("called")
	if isFinal(text) {
		if sent.form, sent.own, err = sentOrder(w, r); err != nil {
			return err
		}
	}
	var pdf bytes.Buffer
	game := ""
	err = a.atWork(r, func() error {
		var made document
		if isFinal(text) {
			game, made, err = a.filledSheets(sent)
		} else {
			game, made, err = a.leftSheets(file, text, called, r.Form)
		}
		if err != nil {
			return err
		}
		_, err = made.repeated().write(&pdf)
		return err
	})
	var unreadable *ledger.SyntaxError
	if errors.As(err, &unreadable) {
		return refuse(http.StatusUnprocessableEntity, "This cannot be read: %s.", err)
	}
	if err != nil {
		return err
	}
	w.Header().Set("Cache-Control", "no-store")
	sendPDF(w, r, game, pdf.Bytes())
	return nil
}

// leftSheets makes the sheets that a form asks for, as a ledger leaves them.
func (a *app) leftSheets(file, text, called string, form url.Values) (game string, made document, err error) {
	_, o, err := a.checked(file, text)
	if err != nil {
		return "", document{}, err
	}
	game = o.Fold.Game().Info().ID
	title, err := a.title(game)
	if err != nil {
		return "", document{}, err
	}
	job, err := sheets.Filled(ledgerName(called, file, &o.Doc.Header), o)
	if err != nil {
		return "", document{}, err
	}
	made, err = compose(title, job, form)
	return game, made, err
}

// ledgerName is what the sheets call their ledger: its file or, where it was
// pasted, its title.
func ledgerName(called, file string, h *ledger.Header) string {
	if file == unnamed {
		file = either(called, unnamed)
	}
	if file = plainName(file); file != unnamed {
		return file
	}
	return either(h.Title, "as pasted")
}
