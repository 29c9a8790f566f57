package web

import (
	"errors"
	"net/http"
	"strings"

	"github.com/gorilla/mux"

	"saddlebag/scoring"
	"saddlebag/web/live"
)

// joinPage is the way in by a short code: first the code, then who one is.
type joinPage struct {
	frame
	Code   string // as it was typed
	Wrong  bool   // there is no table of that code
	Reason string // why the host cannot be asked
	Table  string // what the table is called; empty until the code is right
	Seats  []choice
}

func newJoinPage(code string) joinPage {
	return joinPage{frame: frame{Title: "Join", Icon: "fist", Here: "/tables"}, Code: code}
}

// join shows the field for the code or, once it is right, the seats.
func (a *app) join(w http.ResponseWriter, r *http.Request) error {
	code := r.URL.Query().Get("code")
	return a.showDoor(w, r, http.StatusOK, newJoinPage(code))
}

func (a *app) showDoor(w http.ResponseWriter, r *http.Request, status int, page joinPage) error {
	w.Header().Set("Cache-Control", "no-store")
	if page.Code == "" {
		return a.render(w, status, "join", page)
	}
	door, err := a.Tables.Door(r.Context(), page.Code)
	if errors.Is(err, live.ErrUnknown) {
		page.Wrong = true
		return a.render(w, http.StatusNotFound, "join", page)
	}
	if err != nil {
		return err
	}
	page.Table = door.Title
	for seat, name := range door.Names {
		page.Seats = append(page.Seats, choice{seatValue(seat), name, false})
	}
	page.Seats = append(page.Seats, choice{nobody, "Nobody: I only look on", false})
	return a.render(w, status, "join", page)
}

// knock asks the host of a table for a seat.
func (a *app) knock(w http.ResponseWriter, r *http.Request) error {
	form, err := sentForm(r)
	if err != nil {
		return err
	}
	page := newJoinPage(form.Get("code"))
	if form.Get("seat") == "" {
		page.Reason = "Choose who you are first."
		return a.showDoor(w, r, http.StatusUnprocessableEntity, page)
	}
	seat, err := seatOf(form)
	if err != nil {
		return err
	}
	role := live.Player
	if seat == scoring.Table {
		role = live.Onlooker
	}
	if err := a.mayAsk(r, page.Code); err != nil {
		return err
	}
	secret, _, err := a.Tables.Knock(r.Context(), page.Code, role, seat, phone(w, r))
	var refused *live.Refused
	switch {
	case errors.Is(err, live.ErrUnknown):
		page.Wrong = true
		return a.render(w, http.StatusNotFound, "join", page)
	case errors.As(err, &refused):
		page.Reason = refused.Sentence
		return a.showDoor(w, r, http.StatusConflict, page)
	case err != nil:
		return err
	}
	http.Redirect(w, r, "/asked/"+secret, http.StatusSeeOther)
	return nil
}

// askedPage is where somebody waits to be let in.
type askedPage struct {
	frame
	Table  string
	Number string // that the host sees too
	Denied bool
}

// asked shows how an ask stands, and leads on once the host has agreed.
func (a *app) asked(w http.ResponseWriter, r *http.Request) error {
	answer, err := a.Tables.Answered(r.Context(), mux.Vars(r)["secret"])
	if errors.Is(err, live.ErrUnknown) {
		return refuse(http.StatusNotFound, "Nobody waits here any more. If you still want a seat, ask again.")
	}
	if err != nil {
		return err
	}
	w.Header().Set("Cache-Control", "no-store")
	if answer.Code != "" {
		http.Redirect(w, r, "/t/"+answer.Code, http.StatusSeeOther)
		return nil
	}
	page := askedPage{frame: frame{Title: "Waiting", Icon: "bunkhouse"}, Table: answer.Title, Number: answer.Number, Denied: answer.Denied}
	if page.Denied {
		page.Title = "Not let in"
	}
	return a.render(w, http.StatusOK, "asked", page)
}

// mayAsk holds up who asks too often to be let in: by address and, as a short
// code can be guessed at, by the code.
func (a *app) mayAsk(r *http.Request, code string) error {
	if err := a.limits.asks.check(household(r)); err != nil {
		return err
	}
	return a.limits.asksAtTable.check(strings.ToUpper(code))
}
