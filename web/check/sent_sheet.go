package check

import (
	"errors"
	"net/http"
	"net/url"

	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
	"saddlebag/web/print"
	"saddlebag/web/site"
)

// A sentSheet is sheets as they came with a request.
type sentSheet struct {
	file, text string
	own        *print.OwnData
	form       url.Values
	language   *speech.Language // of who sent them; may be nil
}

// sentSheets reads sheets that came with a request, with the house data of the
// user's own that they are by. Of a form without them the rest is read.
func sentSheets(w http.ResponseWriter, r *http.Request) (s sentSheet, err error) {
	var none error
	s.language = site.Language(r)
	s.file, s.text, none = site.SentText(w, r, "ledger", site.MostLedger, site.ErrTooLarge)
	if none != nil && !errors.Is(none, site.ErrNoField) {
		return s, none
	}
	if s.form, s.own, err = print.SentOrder(w, r); err != nil {
		return s, err
	}
	return s, none
}

// house is the house data of the user's own; none where the sheets are not by any.
func (s sentSheet) house() print.OwnData {
	if s.own == nil {
		return print.OwnData{}
	}
	return *s.own
}

// isFinal says whether a text is filled sheets, and not a ledger.
func isFinal(text string) bool {
	header, _, _, err := ledger.ParseHeader(reading.Header(text))
	return err == nil && header.Final
}

// read reads sheets as they came.
func (h *handlers) read(s sentSheet) (*final.Document, error) {
	var own ledger.DataLoader
	if s.own != nil {
		own = s.own.Read
	}
	return final.OpenIn(s.language, h.site.Shelf, s.file, s.text, own)
}
