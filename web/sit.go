package web

import (
	"errors"
	"net/http"

	"github.com/gorilla/mux"

	"saddlebag/web/live"
)

// sitPage asks somebody who has followed a link whether to sit down. To look
// at it takes no seat: what shows a preview of a link only looks.
type sitPage struct {
	frame
	Link  string
	Table string // what the table is called
	Name  string // whose seat it is; empty for an onlooker's
	Taken bool   // by another phone
}

// errNoInvitation is said to a link that leads nowhere.
var errNoInvitation = refuse(http.StatusNotFound, "This link leads to no seat any more: it was replaced by a new one, or the table is gone. Ask the host for a new link.")

// invitation shows where a link leads. Who has the seat already goes there.
func (a *app) invitation(w http.ResponseWriter, r *http.Request) error {
	return a.showInvitation(w, r, http.StatusOK)
}

func (a *app) showInvitation(w http.ResponseWriter, r *http.Request, status int) error {
	link := mux.Vars(r)["link"]
	in, err := a.Tables.Invited(r.Context(), link, knownPhone(r))
	if errors.Is(err, live.ErrUnknown) {
		return errNoInvitation
	}
	if err != nil {
		return err
	}
	w.Header().Set("Cache-Control", "no-store")
	if in.Code != "" {
		http.Redirect(w, r, "/t/"+in.Code, http.StatusSeeOther)
		return nil
	}
	page := sitPage{frame: frame{Title: "Sit down", Icon: "coach"}, Link: link, Table: in.Title, Name: in.Name, Taken: in.Taken}
	return a.render(w, status, "sit", page)
}

// sit gives the phone the seat that a link leads to.
func (a *app) sit(w http.ResponseWriter, r *http.Request) error {
	code, err := a.Tables.Sit(r.Context(), mux.Vars(r)["link"], phone(w, r))
	switch {
	case errors.Is(err, live.ErrTaken):
		return a.showInvitation(w, r, http.StatusConflict)
	case errors.Is(err, live.ErrUnknown):
		return errNoInvitation
	case err != nil:
		return err
	}
	http.Redirect(w, r, "/t/"+code, http.StatusSeeOther)
	return nil
}

// askForTaken asks the host for a seat that another phone has.
func (a *app) askForTaken(w http.ResponseWriter, r *http.Request) error {
	secret, _, err := a.Tables.KnockLink(r.Context(), mux.Vars(r)["link"], phone(w, r))
	if errors.Is(err, live.ErrUnknown) {
		return errNoInvitation
	}
	if err != nil {
		return told(err)
	}
	http.Redirect(w, r, "/asked/"+secret, http.StatusSeeOther)
	return nil
}
