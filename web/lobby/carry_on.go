package lobby

import (
	"errors"
	"net/http"
	"net/url"
	"strings"

	"saddlebag/scoring/house"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/web/check"
	"saddlebag/web/live"
	"saddlebag/web/print"
	"saddlebag/web/site"
)

// A carryForm is the form for a table that carries on a ledger.
type carryForm struct {
	Text     string // of the ledger
	Me       string // the player who the host is
	Own      string // house data of the user's own
	OwnName  string // the file it came in
	Settings settingsForm
	Reason   speech.Text
	Wrong    *house.Error
}

// A carried ledger is what was sent to be carried on.
type carried struct {
	file, text string
	own        *print.OwnData
}

// carryForm fills the form in as it was sent.
func (h *handlers) carryForm(form url.Values, c carried) carryForm {
	f := carryForm{Me: form.Get("me"), Settings: newSettings(form, true)}
	if len(c.text) <= check.MostKept {
		f.Text = c.text
	}
	if c.own != nil {
		f.Own, f.OwnName = c.own.Text, c.own.File
	}
	return f
}

// carryOn makes a table of a ledger, or shows the form again with what is
// wrong.
func (h *handlers) carryOn(w http.ResponseWriter, r *http.Request) error {
	var sent carried
	var err error
	if sent.file, sent.text, err = site.SentLedger(w, r); err != nil {
		return err
	}
	form, own, err := print.SentOrder(w, r)
	if err != nil {
		return err
	}
	sent.own = own
	p, err := h.carry(r, form, sent)
	if err == nil {
		h.tables.GoTo(w, r, p.Code)
		return nil
	}
	page := tablesPage{Carry: h.carryForm(form, sent)}
	if page.Carry.Reason, page.Carry.Wrong, err = WrongTable(err, own); err != nil {
		return err
	}
	return h.showTables(w, r, http.StatusUnprocessableEntity, page)
}

// carry makes a table of a ledger.
func (h *handlers) carry(r *http.Request, form url.Values, sent carried) (live.Place, error) {
	wanted, err := settingsOf(form)
	if err != nil {
		return live.Place{}, err
	}
	if strings.TrimSpace(sent.text) == "" {
		return live.Place{}, site.Refuse(http.StatusUnprocessableEntity, "lobby.no-ledger")
	}
	if sent.own != nil {
		wanted.Data = sent.own.Text
	}
	wanted.From, wanted.Me = site.ClientKey(r), strings.TrimSpace(form.Get("me"))
	file, called := sent.file, speech.Words(sent.file)
	if file == site.Unnamed {
		called = "lobby.the-ledger"
		file = called.String() // which nobody reads
	}
	var p live.Place
	err = h.site.AtWork(r, func() (err error) {
		p, err = h.tables.Live.Import(r.Context(), wanted, file, sent.text)
		return err
	})
	var syntax *ledger.SyntaxError
	if errors.As(err, &syntax) {
		return p, site.Refuse(http.StatusUnprocessableEntity, "lobby.bad-line", "file", called, "line", syntax.Line, "why", syntax.Message)
	}
	return p, err
}
