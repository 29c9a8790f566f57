package lobby

import (
	"errors"
	"net/http"
	"net/url"
	"strings"

	"github.com/gorilla/mux"

	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/live/refusal"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// sitPage asks somebody who has followed a link whether to sit down. To look
// at it takes no seat: what shows a preview of a link only looks.
type sitPage struct {
	site.Frame
	Link   string
	Table  speech.Text // what the table is called
	Name   string      // whose seat it is; empty for an onlooker's
	Taken  bool        // by another phone
	Named  bool        // who sits down says who they are
	Kept   []string    // names that are kept for somebody
	Free   int         // seats besides
	Any    bool        // the link leads to any seat
	Short  string      // where the game has begun without them
	Called string      // what was written
	Reason speech.Text // why nobody sat down
}

// ErrNoInvitation is said to a link that leads nowhere.
var ErrNoInvitation = site.Refuse(http.StatusNotFound, "lobby.dead-link")

// invitation shows where a link leads. Who has the seat already goes there.
func (h *handlers) invitation(w http.ResponseWriter, r *http.Request) error {
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
	wrong := table.Returned(w, r)
	page := sitPage{
		Frame: site.Frame{Title: "lobby.title-sit", Icon: "coach"}, Link: link, Table: in.Title, Name: in.Name, Taken: in.Taken,
		Named: in.Named, Kept: in.Kept, Free: in.Free, Any: in.Any, Short: in.Short, Called: r.URL.Query().Get("name"),
	}
	if wrong != nil {
		page.Reason = wrong.Sentence
	}
	return h.site.Render(w, r, wrong.StatusCode(), "sit", page)
}

// sit gives the phone the seat that a link leads to.
func (h *handlers) sit(w http.ResponseWriter, r *http.Request) error {
	form, err := site.SentForm(r)
	if err != nil {
		return err
	}
	name := strings.TrimSpace(site.Either(form.Get("kept"), form.Get("name")))
	code, err := h.tables.Live.Sit(r.Context(), mux.Vars(r)["link"], live.Guest{Name: name, Keys: h.site.Keys(w, r), From: site.ClientKey(r)})
	var refused *refusal.Error
	switch {
	case errors.Is(err, live.ErrTaken):
		return h.site.Return(w, r, r.URL.Path, table.EntryError{Status: http.StatusConflict})
	case errors.As(err, &refused):
		return h.site.Return(w, r, r.URL.Path+"?"+url.Values{"name": {name}}.Encode(), table.EntryError{Status: http.StatusConflict, Sentence: refused.Sentence})
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
	if err := h.mayAsk(r, h.tables.Live.DoorOfLink(r.Context(), link)); err != nil {
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
