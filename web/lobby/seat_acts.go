package lobby

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/live/refusal"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// A seatAct is something that a host does on the page of the seats. It returns
// the id of the element to go back to.
type seatAct func(r *http.Request, p live.Place, form url.Values) (back string, err error)

// seatActs are what a host does on the page of the seats, by the last part of
// the address.
func (h *handlers) seatActs() map[string]seatAct {
	return map[string]seatAct{
		"hand": handOn, "first": goFirst,
		"rename": h.renamePlayer, "replace": h.replacePlayer, "dice": setDice, "keep": setKeep,
	}
}

// hosted makes a handler of what a host does: afterwards the page of the seats
// is shown again, with what was wrong if something was.
func (h *handlers) hosted(do seatAct) site.Handler {
	return func(w http.ResponseWriter, r *http.Request) error {
		p, err := h.tables.Hosting(r)
		if err != nil {
			return err
		}
		form, err := site.SentForm(r)
		if err != nil {
			return err
		}
		back, err := do(r, p, form)
		if err == nil {
			http.Redirect(w, r, "/t/"+p.Code+"/seats"+back, http.StatusSeeOther)
			return nil
		}
		wrong, err := table.EntryErrorOf(err, "")
		if err != nil {
			return err
		}
		if p, err = h.tables.Place(r); err != nil { // the act may have gone in by half
			return err
		}
		return h.site.Return(w, r, "/t/"+p.Code+"/seats", wrong)
	}
}

// handOn frees a seat for another phone.
func handOn(r *http.Request, p live.Place, form url.Values) (string, error) {
	seat, err := table.SeatOf(form)
	if err != nil {
		return "", err
	}
	link, err := p.Hand(r.Context(), roleOf(seat), seat)
	if link == "" {
		return "#handovers", err
	}
	return "#" + seatID(seat), err
}

// roleOf is who is meant by a seat that is not the host's.
func roleOf(seat int) people.Role {
	if seat == scoring.Table {
		return people.Onlooker
	}
	return people.Player
}

// playSeat makes the host play a seat.
func playSeat(r *http.Request, p live.Place, form url.Values) (string, error) {
	seat, err := table.SeatOf(form)
	if err != nil {
		return "", err
	}
	return "#table", p.Play(r.Context(), seat)
}

// goFirst makes a player the first.
func goFirst(r *http.Request, p live.Place, form url.Values) (string, error) {
	seat, err := table.SeatOf(form)
	if err != nil {
		return "", err
	}
	return "#table", p.First(r.Context(), seat)
}

// renamePlayer gives a player another name. It stands in the ledger.
func (h *handlers) renamePlayer(r *http.Request, p live.Place, form url.Values) (string, error) {
	seat, err := h.rename(r, p, form)
	return "#" + seatID(seat), err
}

// replacePlayer has somebody else play on for a player: under a name of their
// own, and on a phone of their own. If the table is asked about the seat first, it keeps its name
// for so long.
func (h *handlers) replacePlayer(r *http.Request, p live.Place, form url.Values) (string, error) {
	seat, err := table.SeatOf(form)
	if err != nil {
		return "", err
	}
	switch asks, err := p.Asks(r.Context(), seat); {
	case err != nil:
		return "", err
	case asks:
		return "#handovers", p.Replace(r.Context(), seat, form.Get("name"))
	}
	if _, err := h.rename(r, p, form); err != nil {
		return "", err
	}
	_, err = p.Hand(r.Context(), people.Player, seat)
	return "#" + seatID(seat), err
}

// giveSeat has somebody who came late play on for a player, under their own name and on the
// phone that asks. If the table is asked about the seat first, it keeps its name for so long.
func (h *handlers) giveSeat(r *http.Request, p live.Place, form url.Values) error {
	now, v, err := p.Look(r.Context())
	if err != nil {
		return err
	}
	id := form.Get("id")
	at := slices.IndexFunc(now.Presence.JoinRequests, func(a people.JoinRequest) bool { return a.ID == id && a.Wants == people.FreedSeat })
	if at < 0 || p.Role != people.Host {
		return refusal.New("live.not-asking")
	}
	seat, err := table.SeatOf(form)
	if err != nil {
		return err
	}
	switch asks, err := p.Asks(r.Context(), seat); {
	case err != nil:
		return err
	case asks:
		return p.GiveSeat(r.Context(), id, seat)
	}
	_, err = h.rename(r, p, url.Values{"seat": {form.Get("seat")}, "name": {now.Presence.JoinRequests[at].Name}, "seen": {strconv.Itoa(v.Seen)}})
	if err != nil {
		return err
	}
	return p.GiveSeat(r.Context(), id, seat)
}

func (h *handlers) rename(r *http.Request, p live.Place, form url.Values) (seat int, err error) {
	if seat, err = table.SeatOf(form); err != nil {
		return seat, err
	}
	v, err := p.View(r.Context())
	if err != nil {
		return seat, err
	}
	if seat < 0 || seat >= len(v.Names) {
		return seat, site.Refuse(http.StatusBadRequest, "live.no-seat")
	}
	event := ledger.Entry{Actor: ledger.Table, Verb: ledger.VerbRename, Args: []string{v.Names[seat], reading.Name(form.Get("name"))}}
	_, err = h.tables.EnterForm(r, p, form.Get("seen"), event.String(), "")
	return seat, err
}

// setDice sets how the table comes by its throws.
func setDice(r *http.Request, p live.Place, form url.Values) (string, error) {
	return "#table", p.SetDice(r.Context(), form.Get("dice"))
}

// setKeep sets for how long the table is kept.
func setKeep(r *http.Request, p live.Place, form url.Values) (string, error) {
	days, err := site.NumberOf(form.Get("keep"), "site.day")
	if err != nil {
		return "", err
	}
	return "#table", p.KeepFor(r.Context(), days)
}
