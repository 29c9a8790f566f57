package web

import (
	"bytes"
	"errors"
	"net/http"

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

// checkPDF sends the sheets of a ledger as it leaves them. What is illegal in
// it is left out, as the check has said.
func (a *app) checkPDF(w http.ResponseWriter, r *http.Request) error {
	file, text, err := sentLedger(w, r)
	if err != nil {
		return err
	}
	var pdf bytes.Buffer
	game := ""
	err = a.atWork(r, func() error {
		_, o, err := a.checked(file, text)
		if err != nil {
			return err
		}
		game = o.Fold.Game().Info().ID
		title, err := a.title(game)
		if err != nil {
			return err
		}
		job, err := sheets.Filled(ledgerName(r.Form.Get("called"), file, &o.Doc.Header), o)
		if err != nil {
			return err
		}
		made, err := compose(title, job, r.Form)
		if err != nil {
			return err
		}
		_, err = made.repeated().write(&pdf)
		return err
	})
	var unreadable *ledger.SyntaxError
	if errors.As(err, &unreadable) {
		return refuse(http.StatusUnprocessableEntity, "This ledger cannot be read: %s.", err)
	}
	if err != nil {
		return err
	}
	w.Header().Set("Cache-Control", "no-store")
	sendPDF(w, r, game, pdf.Bytes())
	return nil
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
