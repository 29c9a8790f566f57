package lobby

import (
	"errors"
	"net/http"

	"github.com/gorilla/mux"

	"saddlebag/web/live"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// sitPage asks somebody who has followed a link whether to sit down. To look
// at it takes no seat: what shows a preview of a link only looks.
type sitPage struct {
	site.Frame
	Link  string
	Table string // what the table is called
	Name  string // whose seat it is; empty for an onlooker's
	Taken bool   // by another phone
}

// ErrNoInvitation is said to a link that leads nowhere.
var ErrNoInvitation = site.Errorf(http.StatusNotFound, "This link leads to no seat any more: its time is over, it was replaced by a new one, or the table is gone. Ask the host for a new link.")

// invitation shows where a link leads. Who has the seat already goes there.
func (h *handlers) invitation(w http.ResponseWriter, r *http.Request) error {
	return h.showInvitation(w, r, http.StatusOK)
}

func (h *handlers) showInvitation(w http.ResponseWriter, r *http.Request, status int) error {
	link := mux.Vars(r)["link"]
	in, err := h.tables.Live.Invited(r.Context(), link, h.site.Keys(w, r))
	if errors.Is(err, live.ErrUnknown) {
		return ErrNoInvitation
	}
	if err != nil {
		return err
	}
	if in.Code != "" {
		http.Redirect(w, r, "/t/"+in.Code, http.StatusSeeOther)
		return nil
	}
	page := sitPage{Frame: site.Frame{Title: "Sit down", Icon: "coach"}, Link: link, Table: in.Title, Name: in.Name, Taken: in.Taken}
	return h.site.Render(w, status, "sit", page)
}

// sit gives the phone the seat that a link leads to.
func (h *handlers) sit(w http.ResponseWriter, r *http.Request) error {
	code, err := h.tables.Live.Sit(r.Context(), mux.Vars(r)["link"], h.site.Keys(w, r))
	switch {
	case errors.Is(err, live.ErrTaken):
		return h.showInvitation(w, r, http.StatusConflict)
	case errors.Is(err, live.ErrUnknown):
		return ErrNoInvitation
	case err != nil:
		return table.PageError(err)
	}
	h.tables.GoTo(w, r, code)
	return nil
}

// requestTakenSeat asks the host for a seat that another phone has.
func (h *handlers) requestTakenSeat(w http.ResponseWriter, r *http.Request) error {
	link := mux.Vars(r)["link"]
	if err := h.mayAsk(r, h.tables.Live.DoorOfLink(link)); err != nil {
		return err
	}
	secret, _, err := h.tables.Live.RequestTakenSeat(r.Context(), link, h.asker(w, r))
	if errors.Is(err, live.ErrUnknown) {
		return ErrNoInvitation
	}
	if err != nil {
		return table.PageError(err)
	}
	http.Redirect(w, r, "/asked/"+secret, http.StatusSeeOther)
	return nil
}
