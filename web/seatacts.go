package web

import (
	"net/http"
	"net/url"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
)

// A seatAct is something that a host does on the page of the seats. It returns
// the id of the element to go back to.
type seatAct struct {
	path string
	do   func(*app, *http.Request, live.Place, url.Values) (back string, err error)
}

// seatActs are what a host does on the page of the seats, by the last part of
// the address.
var seatActs = []seatAct{
	{"answer", (*app).answerAsk},
	{"hand", (*app).handOn},
	{"play", (*app).playSeat},
	{"first", (*app).goFirst},
	{"rename", (*app).renamePlayer},
	{"replace", (*app).replacePlayer},
	{"dice", (*app).setDice},
	{"keep", (*app).setKeep},
}

// hosted makes a handler of what a host does: afterwards the page of the seats
// is shown again, with what was wrong if something was.
func (a *app) hosted(do func(*app, *http.Request, live.Place, url.Values) (string, error)) handler {
	return func(w http.ResponseWriter, r *http.Request) error {
		p, err := a.hosting(r)
		if err != nil {
			return err
		}
		form, err := sentForm(r)
		if err != nil {
			return err
		}
		back, err := do(a, r, p, form)
		if err == nil {
			http.Redirect(w, r, "/t/"+p.Code+"/seats"+back, http.StatusSeeOther)
			return nil
		}
		status, s, err := sorryFor(err, "")
		if err != nil {
			return err
		}
		if p, err = a.place(r); err != nil { // the act may have gone in by half
			return err
		}
		return a.showSeats(w, r, p, status, s)
	}
}

// answerAsk lets in or sends away who has asked.
func (a *app) answerAsk(r *http.Request, p live.Place, form url.Values) (string, error) {
	return "#asks", p.Answer(r.Context(), form.Get("id"), form.Get("agree") == "yes")
}

// handOn frees a seat for another phone.
func (a *app) handOn(r *http.Request, p live.Place, form url.Values) (string, error) {
	seat, err := seatOf(form)
	if err != nil {
		return "", err
	}
	_, err = p.Hand(r.Context(), roleOf(seat), seat)
	return "#" + seatID(seat), err
}

// roleOf is who is meant by a seat that is not the host's.
func roleOf(seat int) live.Role {
	if seat == scoring.Table {
		return live.Onlooker
	}
	return live.Player
}

// playSeat makes the host play a seat.
func (a *app) playSeat(r *http.Request, p live.Place, form url.Values) (string, error) {
	seat, err := seatOf(form)
	if err != nil {
		return "", err
	}
	return "#table", p.Play(r.Context(), seat)
}

// goFirst makes a player the first.
func (a *app) goFirst(r *http.Request, p live.Place, form url.Values) (string, error) {
	seat, err := seatOf(form)
	if err != nil {
		return "", err
	}
	return "#table", p.First(r.Context(), seat)
}

// renamePlayer gives a player another name. It stands in the ledger.
func (a *app) renamePlayer(r *http.Request, p live.Place, form url.Values) (string, error) {
	seat, err := a.rename(r, p, form)
	return "#" + seatID(seat), err
}

// replacePlayer has somebody else play on for a player: under a name of their
// own, and on a phone of their own.
func (a *app) replacePlayer(r *http.Request, p live.Place, form url.Values) (string, error) {
	seat, err := a.rename(r, p, form)
	if err != nil {
		return "", err
	}
	_, err = p.Hand(r.Context(), live.Player, seat)
	return "#" + seatID(seat), err
}

func (a *app) rename(r *http.Request, p live.Place, form url.Values) (seat int, err error) {
	if seat, err = seatOf(form); err != nil {
		return seat, err
	}
	v, err := p.View(r.Context())
	if err != nil {
		return seat, err
	}
	if seat < 0 || seat >= len(v.Names) {
		return seat, refuse(http.StatusBadRequest, "There is no such seat.")
	}
	event := ledger.Entry{Actor: ledger.Table, Verb: "rename", Args: []string{v.Names[seat], strings.TrimSpace(form.Get("name"))}}
	_, err = a.entry(r.Context(), p, form.Get("seen"), event.String(), "")
	return seat, err
}

// setDice sets how the table comes by its throws.
func (a *app) setDice(r *http.Request, p live.Place, form url.Values) (string, error) {
	return "#table", p.Throw(r.Context(), form.Get("dice"))
}

// setKeep sets for how long the table is kept.
func (a *app) setKeep(r *http.Request, p live.Place, form url.Values) (string, error) {
	days, err := numberOf(form.Get("keep"), "day")
	if err != nil {
		return "", err
	}
	return "#table", p.Keep(r.Context(), days)
}
