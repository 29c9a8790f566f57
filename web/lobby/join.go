package lobby

import (
	"errors"
	"net/http"
	"strings"

	"github.com/gorilla/mux"

	"saddlebag/scoring"
	"saddlebag/web/live"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// joinPage is the way in by a short code: first the code, then who one is.
type joinPage struct {
	site.Frame
	Code   string // as it was typed
	Wrong  bool   // there is no table of that code
	Reason string // why the host cannot be asked
	Table  string // what the table is called; empty until the code is right
	Seats  []site.Choice
}

func newJoinPage(code string) joinPage {
	return joinPage{Frame: site.Frame{Title: "Join", Icon: "fist", Here: "/tables"}, Code: code}
}

// join shows the field for the code or, once it is right, the seats.
func (h *handlers) join(w http.ResponseWriter, r *http.Request) error {
	code := r.URL.Query().Get("code")
	return h.showLobby(w, r, http.StatusOK, newJoinPage(code))
}

func (h *handlers) showLobby(w http.ResponseWriter, r *http.Request, status int, page joinPage) error {
	w.Header().Set("Cache-Control", "no-store")
	if page.Code == "" {
		return h.site.Render(w, status, "join", page)
	}
	door, err := h.tables.Live.JoinLobby(r.Context(), page.Code)
	if errors.Is(err, live.ErrUnknown) {
		page.Wrong = true
		return h.site.Render(w, http.StatusNotFound, "join", page)
	}
	if err != nil {
		return err
	}
	page.Table = door.Title
	for seat, name := range door.Names {
		page.Seats = append(page.Seats, site.Choice{Value: table.SeatValue(seat), Label: name, Chosen: false})
	}
	page.Seats = append(page.Seats, site.Choice{Value: table.Nobody, Label: "Nobody: I only look on", Chosen: false})
	return h.site.Render(w, status, "join", page)
}

// requestSeat asks the host of a table for a seat.
func (h *handlers) requestSeat(w http.ResponseWriter, r *http.Request) error {
	form, err := site.SentForm(r)
	if err != nil {
		return err
	}
	page := newJoinPage(form.Get("code"))
	if form.Get("seat") == "" {
		page.Reason = "Choose who you are first."
		return h.showLobby(w, r, http.StatusUnprocessableEntity, page)
	}
	seat, err := table.SeatOf(form)
	if err != nil {
		return err
	}
	role := live.Player
	if seat == scoring.Table {
		role = live.Onlooker
	}
	if err := h.mayAsk(r, page.Code); err != nil {
		return err
	}
	secret, _, err := h.tables.Live.RequestSeat(r.Context(), page.Code, role, seat, h.site.Phone(w, r))
	var refused *live.Refusal
	switch {
	case errors.Is(err, live.ErrUnknown):
		page.Wrong = true
		return h.site.Render(w, http.StatusNotFound, "join", page)
	case errors.As(err, &refused):
		page.Reason = refused.Sentence
		return h.showLobby(w, r, http.StatusConflict, page)
	case err != nil:
		return err
	}
	http.Redirect(w, r, "/asked/"+secret, http.StatusSeeOther)
	return nil
}

// askedPage is where somebody waits to be let in.
type askedPage struct {
	site.Frame
	Table  string
	Number string // that the host sees too
	Denied bool
}

// requestStatus shows how a request for a seat stands, and leads on once the host has agreed.
func (h *handlers) requestStatus(w http.ResponseWriter, r *http.Request) error {
	answer, err := h.tables.Live.RequestStatus(r.Context(), mux.Vars(r)["secret"])
	if errors.Is(err, live.ErrUnknown) {
		return site.Errorf(http.StatusNotFound, "Nobody waits here any more. If you still want a seat, ask again.")
	}
	if err != nil {
		return err
	}
	if answer.Code != "" {
		http.Redirect(w, r, "/t/"+answer.Code, http.StatusSeeOther)
		return nil
	}
	page := askedPage{Frame: site.Frame{Title: "Waiting", Icon: "bunkhouse"}, Table: answer.Title, Number: answer.Number, Denied: answer.Denied}
	if page.Denied {
		page.Title = "Not let in"
	}
	return h.site.Render(w, http.StatusOK, "asked", page)
}

// mayAsk holds up who asks too often to be let in: by address and, as a short
// code can be guessed at, by the code.
func (h *handlers) mayAsk(r *http.Request, code string) error {
	if err := h.site.Limiters.Ask.Check(site.ClientKey(r)); err != nil {
		return err
	}
	return h.site.Limiters.AskTable.Check(strings.ToUpper(code))
}
