package web

import (
	"errors"
	"net/http"
	"net/url"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/house"
	"saddlebag/scoring/ledger"
	"saddlebag/sheets"
)

// newSheetPage is the form for sheets that somebody wants to fill in.
type newSheetPage struct {
	frame
	gameForm
}

// judged are the titles whose filled sheets can be judged without a ledger.
func (a *app) judged() []sheets.Title {
	return slices.DeleteFunc(slices.Clone(a.Titles), func(t sheets.Title) bool {
		_, ok := t.Game.(scoring.Auditor)
		return !ok
	})
}

// sheet shows sheets to fill in: those that the address asks for, or the form
// that asks for some.
func (a *app) sheet(w http.ResponseWriter, r *http.Request) error {
	o, err := a.sheetOrder(r.URL.Query(), nil)
	if err != nil {
		return err
	}
	if !o.form.Has("player") {
		return a.askForSheet(w, o, http.StatusOK, nil)
	}
	return a.startSheet(w, r, o)
}

// sheetSent takes sheets as far as they are filled in, and shows what they are
// judged to be: the page of them or, to a script, what has changed of it. A form
// without any asks for new ones.
func (a *app) sheetSent(w http.ResponseWriter, r *http.Request) error {
	sent, err := sentSheets(w, r)
	if errors.Is(err, errNoField) {
		o, err := a.sheetOrder(sent.form, sent.own)
		if err != nil {
			return err
		}
		if sent.own == nil {
			return seeOther(w, r, sent.form)
		}
		return a.startSheet(w, r, o)
	}
	if err != nil {
		return err
	}
	return a.showSheet(w, r, sent)
}

// sheetOrder is the order of a form for sheets to fill in.
func (a *app) sheetOrder(form url.Values, own *ownData) (order, error) {
	if can := a.judged(); form.Get("game") == "" && len(can) > 0 {
		form.Set("game", can[0].Game.Info().ID)
	}
	o, err := a.orderOf(form, own)
	if err != nil {
		return o, err
	}
	if _, ok := o.title.Game.(scoring.Auditor); !ok {
		return o, refuse(http.StatusNotFound, "%s is not judged by its sheets alone. Keep a ledger, and check that.", o.title.Game.Info().Title)
	}
	return o, nil
}

// askForSheet shows the form for sheets, and what is wrong with it.
func (a *app) askForSheet(w http.ResponseWriter, o order, status int, why error) error {
	page := newSheetPage{
		frame:    frame{Title: "Fill in", Icon: "eye", Here: "/check", Game: o.title.Game.Info().ID},
		gameForm: a.gameForm(o, a.judged()),
	}
	if why != nil {
		if page.Reason, page.Wrong, why = madeWrong(why, o.own); why != nil {
			return why
		}
	}
	return a.render(w, status, "sheetnew", page)
}

// startSheet shows sheets of which nothing is filled in.
func (a *app) startSheet(w http.ResponseWriter, r *http.Request, o order) error {
	d, err := a.newSheet(o)
	if err != nil {
		return a.askForSheet(w, o, http.StatusUnprocessableEntity, err)
	}
	return a.renderSheet(w, r, d, d.Blank(), o.own, true)
}

// newSheet is the sheets of an order, of which nothing is filled in.
func (a *app) newSheet(o order) (*final.Document, error) {
	names := named(o.form["player"])
	if len(names) == 0 {
		return nil, refuse(http.StatusUnprocessableEntity, "Whose sheets are they? Write at least one name.")
	}
	players, err := ledger.CleanNames(names)
	if err != nil {
		return nil, unprocessable(err)
	}
	data, err := a.houseOf(o)
	if err != nil {
		return nil, err
	}
	header := ledger.Header{Game: o.title.Game.Info().ID, Players: players, Options: changed(o.title.Game.Info(), o.form), Data: data.Data, Final: true}
	return final.Start(a.Shelf, header, func(scoring.Game) (ledger.HouseData, error) { return data, nil })
}

// A sentSheet is sheets as they came with a request.
type sentSheet struct {
	file, text string
	own        *ownData
	form       url.Values
}

// sentSheets reads sheets that came with a request, with the house data of the
// user's own that they are by. Of a form without them the rest is read.
func sentSheets(w http.ResponseWriter, r *http.Request) (s sentSheet, err error) {
	var none error
	s.file, s.text, none = sentText(w, r, "ledger", mostLedger, errTooLarge)
	if none != nil && !errors.Is(none, errNoField) {
		return s, none
	}
	if s.form, s.own, err = sentOrder(w, r); err != nil {
		return s, err
	}
	return s, none
}

// isFinal says whether a text is filled sheets, and not a ledger.
func isFinal(text string) bool {
	header, _, _, err := ledger.ParseHeader(text)
	return err == nil && header.Final
}

// read reads sheets as they came.
func (a *app) read(s sentSheet) (*final.Document, error) {
	var own ledger.Own
	if s.own != nil {
		own = s.own.read
	}
	return final.Open(a.Shelf, s.file, s.text, own)
}

// showSheet shows sheets that were sent, or what cannot be read of them.
func (a *app) showSheet(w http.ResponseWriter, r *http.Request, s sentSheet) error {
	d, err := a.read(s)
	if err != nil {
		return a.showUnread(w, r, s, err)
	}
	if wantsJSON(r) {
		return a.changeSheet(w, r, d, s.form)
	}
	text := s.text
	if len(s.form["at"])+len(s.form["rest"]) > 0 {
		err := a.atWork(r, func() error {
			f, err := a.fillingOf(d)
			if err != nil {
				return err
			}
			_, err = f.change(s.form)
			text = d.String()
			return err
		})
		if err != nil {
			return err
		}
	}
	return a.renderSheet(w, r, d, text, s.own, false)
}

// showUnread says what of sheets cannot be read, with its line and column.
func (a *app) showUnread(w http.ResponseWriter, r *http.Request, s sentSheet, err error) error {
	var syntax *ledger.SyntaxError
	var wrong *house.Error
	if !errors.As(err, &syntax) && !errors.As(err, &wrong) {
		return err
	}
	if wantsJSON(r) {
		return refuse(http.StatusUnprocessableEntity, "%s.", err)
	}
	page := a.newCheckPage()
	page.Text, page.Reason = s.text, err.Error()
	if len(page.Text) > mostKept {
		page.Text = ""
	}
	return a.render(w, http.StatusUnprocessableEntity, "check", page)
}
