package web

import (
	"errors"
	"net/http"
	"strings"

	"saddlebag/web/live"
)

// tablesPage is the way to every table: those that this phone has a seat at,
// and how to come to another.
type tablesPage struct {
	frame
	Kept  []keptView
	Make  makeForm
	Carry carryForm
}

// A keptView is a table that the phone remembers.
type keptView struct {
	Code    string
	Title   string
	Game    string // title of the game
	Who     string // who the phone is there
	Names   string // of all who play
	Made    string // the day
	Over    bool
	Entries int
	Host    bool
}

// tables shows the tables of the phone, and the forms for another.
func (a *app) tables(w http.ResponseWriter, r *http.Request) error {
	o, err := a.orderOf(r.URL.Query(), nil)
	if err != nil {
		return err
	}
	return a.showTables(w, r, http.StatusOK, tablesPage{Make: a.makeForm(o), Carry: a.carryForm(nil, carried{})})
}

// showTables sends the page with its forms filled in.
func (a *app) showTables(w http.ResponseWriter, r *http.Request, status int, page tablesPage) error {
	page.frame = frame{Title: "Tables", Icon: "cards", Here: "/tables"}
	if name := knownPhone(r); name != "" {
		kept, err := a.Tables.Of(r.Context(), name)
		if err != nil {
			return err
		}
		for _, k := range kept {
			page.Kept = append(page.Kept, a.viewKept(k))
		}
	}
	w.Header().Set("Cache-Control", "no-store") // it has the codes of seats
	return a.render(w, status, "tables", page)
}

func (a *app) viewKept(k live.Kept) keptView {
	v := keptView{
		Code: k.Place.Code, Title: k.Title, Game: k.Game, Who: who(k.Place.Role, k.Name), Names: strings.Join(k.Names, ", "),
		Made: k.Made.Format("2 January 2006"), Over: k.Over, Entries: k.Seen, Host: k.Place.Role == live.Host,
	}
	if t, err := a.title(k.Game); err == nil {
		v.Game = t.Game.Info().Title
	}
	return v
}

// who is what somebody is at a table, in words.
func who(role live.Role, name string) string {
	switch {
	case role == live.Onlooker:
		return "an onlooker"
	case role == live.Player:
		return name
	case name == "":
		return "the host"
	}
	return name + ", and the host"
}

// leave makes the phone forget a seat.
func (a *app) leave(w http.ResponseWriter, r *http.Request) error {
	p, err := a.place(r)
	if err != nil {
		return err
	}
	if err := a.Tables.Leave(r.Context(), p.Code, knownPhone(r)); err != nil {
		return told(err)
	}
	http.Redirect(w, r, "/tables", http.StatusSeeOther)
	return nil
}

// deleteTable deletes a table for good. The form has a box to tick, so that
// nobody does it by accident.
func (a *app) deleteTable(w http.ResponseWriter, r *http.Request) error {
	p, err := a.place(r)
	if err != nil {
		return err
	}
	form, err := sentForm(r)
	if err != nil {
		return err
	}
	if form.Get("sure") == "" && p.Role == live.Host {
		return refuse(http.StatusUnprocessableEntity, "Nothing was deleted. Tick the box that says you are sure, and delete the table then.")
	}
	if err := p.Delete(r.Context()); err != nil {
		return told(err)
	}
	http.Redirect(w, r, "/tables", http.StatusSeeOther)
	return nil
}

// told makes a refusal of what a table says to somebody, for a page of its
// own.
func told(err error) error {
	var refused *live.Refused
	switch {
	case errors.As(err, &refused):
		return refuse(http.StatusForbidden, "%s", refused.Sentence)
	case errors.Is(err, live.ErrUnknown):
		return errNoSeat
	}
	return err
}
