package lobby

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"strings"

	"github.com/gorilla/mux"

	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/live/refusal"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// joinPage is the way in by a short code and the name under which one plays.
// Neither is said to be right before the host has agreed: whoever guesses at
// letters learns nothing about a table.
type joinPage struct {
	site.Frame
	Code   string // as it was typed
	Name   string
	Looks  bool        // wants no seat
	Wrong  bool        // there is no such seat
	Reason speech.Text // why the host cannot be asked
}

func newJoinPage(form url.Values) joinPage {
	return joinPage{
		Frame: site.Frame{Title: "lobby.title-join", Icon: "fist", Here: "/tables"},
		Code:  form.Get("code"), Name: strings.TrimSpace(form.Get("name")), Looks: form.Has("look") || form.Get("want") == "watch",
	}
}

// join shows the form, filled in with the code of the address if it has one.
func (h *handlers) join(w http.ResponseWriter, r *http.Request) error {
	page, wrong := newJoinPage(r.URL.Query()), table.Returned(w, r)
	if wrong != nil {
		page.Reason = wrong.Sentence
		page.Wrong = wrong.Status == http.StatusNotFound
	}
	w.Header().Set("Cache-Control", "no-store")
	return h.site.Render(w, r, wrong.StatusCode(), "join", page)
}

// joinAgain leads back to the form with what was written, and why nobody was asked.
func (h *handlers) joinAgain(w http.ResponseWriter, r *http.Request, page joinPage, status int, reason speech.Text) error {
	query := url.Values{"code": {page.Code}, "name": {page.Name}}
	if page.Looks {
		query.Set("look", "yes")
	}
	return h.site.Return(w, r, "/join?"+query.Encode(), table.EntryError{Status: status, Sentence: reason})
}

// requestSeat asks the host of a table for a seat.
func (h *handlers) requestSeat(w http.ResponseWriter, r *http.Request) error {
	form, err := site.SentForm(r)
	if err != nil {
		return err
	}
	page := newJoinPage(form)
	role := people.Player
	switch {
	case page.Looks:
		role = people.Onlooker
	case page.Name == "":
		return h.joinAgain(w, r, page, http.StatusUnprocessableEntity, "lobby.name-or-watch")
	}
	if err := h.mayAsk(r, h.tables.Live.DoorOf(r.Context(), page.Code)); err != nil {
		return err
	}
	ask := h.tables.Live.RequestSeat
	if wants := people.Want(form.Get("want")); !page.Looks && (wants == people.FreedSeat || wants == people.NextGame) {
		ask = func(ctx context.Context, short string, _ people.Role, name string, by people.Asker) (secret, number string, err error) {
			return h.tables.Live.RequestLate(ctx, short, wants, name, by)
		}
	}
	secret, _, err := ask(r.Context(), page.Code, role, page.Name, h.asker(w, r))
	var refused *refusal.Error
	switch {
	case errors.Is(err, live.ErrUnknown):
		return h.joinAgain(w, r, page, http.StatusNotFound, "")
	case errors.As(err, &refused):
		return h.joinAgain(w, r, page, http.StatusConflict, refused.Sentence)
	case err != nil:
		return err
	}
	http.Redirect(w, r, "/asked/"+secret, http.StatusSeeOther)
	return nil
}

// asker is who asks for a seat.
func (h *handlers) asker(w http.ResponseWriter, r *http.Request) people.Asker {
	return people.Asker{Phone: h.site.Asker(w, r), From: site.ClientKey(r)}
}

// askedPage is where somebody waits to be let in.
type askedPage struct {
	site.Frame
	Number string // that the host sees too
	Denied bool
	Until  string // time of day at which the seat is theirs; empty if the table isn't asked
}

// requestStatus shows how a request for a seat stands, and leads on once the host has agreed.
func (h *handlers) requestStatus(w http.ResponseWriter, r *http.Request) error {
	answer, err := h.tables.Live.RequestStatus(r.Context(), mux.Vars(r)["secret"])
	if errors.Is(err, live.ErrUnknown) {
		return site.Refuse(http.StatusNotFound, "lobby.not-waiting")
	}
	if err != nil {
		return err
	}
	if answer.Code != "" {
		h.tables.GoTo(w, r, answer.Code)
		return nil
	}
	page := askedPage{Frame: site.Frame{Title: "lobby.title-waiting", Icon: "bunkhouse"}, Number: answer.Number, Denied: answer.Denied}
	if !answer.Until.IsZero() {
		page.Until = table.TimeOf(answer.Until)
	}
	if page.Denied {
		page.Title = "lobby.title-denied"
	}
	return h.site.Render(w, r, http.StatusOK, "asked", page)
}

// mayAsk holds up who asks too often to be let in: by address, and by address at
// one table, which has the same name however its code was spelt.
func (h *handlers) mayAsk(r *http.Request, door string) error {
	from := site.ClientKey(r)
	if err := h.site.Limiters.Ask.Check(from); err != nil {
		return err
	}
	return h.site.Limiters.AskTable.Check(from + " at " + door)
}

// tried makes a handler of one that tries a code or a link, which an address may
// do only so often.
func (h *handlers) tried(try site.Handler) site.Handler {
	return func(w http.ResponseWriter, r *http.Request) error {
		if err := h.site.Limiters.Join.Check(site.ClientKey(r)); err != nil {
			return err
		}
		return try(w, r)
	}
}
