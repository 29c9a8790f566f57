package check

import (
	"errors"
	"net/http"
	"net/url"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/final"
	"saddlebag/scoring/house"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/web/print"
	"saddlebag/web/site"
)

// newSheetPage is the form for sheets that somebody wants to fill in.
type newSheetPage struct {
	site.Frame
	print.GameForm
}

// sheet shows sheets to fill in: those that the address asks for, or the form
// that asks for some.
func (h *handlers) sheet(w http.ResponseWriter, r *http.Request) error {
	o, err := h.sheetOrder(r.URL.Query(), nil)
	if err != nil {
		return err
	}
	if !o.Form.Has("player") {
		return h.askForSheet(w, r, o, http.StatusOK, nil)
	}
	return h.startSheet(w, r, o)
}

// sheetSent takes sheets as far as they are filled in, and shows what they are
// judged to be: the page of them or, to a script, what has changed of it. A form
// without any asks for new ones.
func (h *handlers) sheetSent(w http.ResponseWriter, r *http.Request) error {
	sent, err := sentSheets(w, r)
	if errors.Is(err, site.ErrNoField) {
		o, err := h.sheetOrder(sent.form, sent.own)
		if err != nil {
			return err
		}
		if sent.own == nil {
			return print.SeeOther(w, r, sent.form)
		}
		return h.startSheet(w, r, o)
	}
	if err != nil {
		return err
	}
	return h.showSheet(w, r, sent)
}

// sheetOrder is the order of a form for sheets to fill in.
func (h *handlers) sheetOrder(form url.Values, own *print.OwnData) (print.Order, error) {
	if can := h.judged(); form.Get("game") == "" && len(can) > 0 {
		form.Set("game", can[0].Game.Info().ID)
	}
	o, err := print.OrderOf(h.site, form, own)
	if err != nil {
		return o, err
	}
	if _, ok := o.Title.Game.(audit.Auditor); !ok {
		return o, site.Refuse(http.StatusNotFound, "filled.not-judged", "game", o.Title.Game.Info().Title)
	}
	return o, nil
}

// askForSheet shows the form for sheets, and what is wrong with it.
func (h *handlers) askForSheet(w http.ResponseWriter, r *http.Request, o print.Order, status int, why error) error {
	page := newSheetPage{
		Frame:    site.Frame{Title: "filled.title", Icon: "eye", Here: "/check", Game: o.Title.Game.Info().ID},
		GameForm: print.NewGameForm(h.site, o, h.judged()),
	}
	if why != nil {
		if page.Reason, page.Wrong, why = print.WrongOrder(why, o.Own); why != nil {
			return why
		}
	}
	return h.site.Render(w, r, status, "sheetnew", page)
}

// startSheet shows sheets of which nothing is filled in.
func (h *handlers) startSheet(w http.ResponseWriter, r *http.Request, o print.Order) error {
	d, err := h.newSheet(o)
	if err != nil {
		return h.askForSheet(w, r, o, http.StatusUnprocessableEntity, err)
	}
	return h.renderSheet(w, r, shownSheet{Document: d, text: d.Form(audit.Everything), own: o.Own, depth: o.Form.Get(editDepth), fresh: true})
}

// newSheet is the sheets of an order, of which nothing is filled in.
func (h *handlers) newSheet(o print.Order) (*final.Document, error) {
	names := print.Named(o.Form["player"])
	if len(names) == 0 {
		return nil, site.Refuse(http.StatusUnprocessableEntity, "filled.whose")
	}
	players, err := ledger.CleanNames(reading.Names(names))
	if err != nil {
		return nil, print.Unprocessable(err)
	}
	data, err := print.HouseOf(h.site, o)
	if err != nil {
		return nil, err
	}
	header := ledger.Header{Game: o.Title.Game.Info().ID, Players: players, Options: print.Changed(o.Title.Game.Info(), o.Form), Data: data.Data, Final: true}
	return final.Start(h.site.Shelf, header, func(scoring.Game) (ledger.HouseData, error) { return data, nil })
}

// showSheet shows sheets that were sent, or what cannot be read of them.
func (h *handlers) showSheet(w http.ResponseWriter, r *http.Request, s sentSheet) error {
	if site.WantsJSON(r) {
		return h.changeSheet(w, r, s)
	}
	d, err := h.read(s)
	if err != nil {
		return h.showUnread(w, r, s, err)
	}
	text := s.text
	if edits(s.form) {
		err := h.site.AtWork(r, func() error {
			f, err := h.fillingOf(site.Language(r), d)
			if err != nil {
				return err
			}
			_, err = f.change(s.form)
			text = f.textOf(f.String(), s.text)
			return err
		})
		if err != nil {
			return err
		}
	}
	return h.renderSheet(w, r, shownSheet{Document: d, text: text, own: s.own, depth: s.form.Get(editDepth)})
}

// isUnread says whether an error is what cannot be read of what was sent: of sheets, a ledger
// or house data.
func isUnread(err error) bool {
	var syntax *ledger.SyntaxError
	var data *house.Error
	return errors.As(err, &syntax) || errors.As(err, &data)
}

// showUnread says what of sheets cannot be read, with its line and column.
func (h *handlers) showUnread(w http.ResponseWriter, r *http.Request, s sentSheet, err error) error {
	if !isUnread(err) {
		return err
	}
	if site.WantsJSON(r) {
		return &site.Error{Status: http.StatusUnprocessableEntity, Sentence: site.Sentence(err)}
	}
	page := h.newCheckPage()
	page.Text, page.Reason = s.text, reasonOf(err)
	if len(page.Text) > MostKept {
		page.Text = ""
	}
	return h.site.Render(w, r, http.StatusUnprocessableEntity, "check", page)
}
