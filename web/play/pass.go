package play

import (
	"net/http"
	"net/url"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// A passPage is where a phone that several play on goes to the next one. Where they have
// secrets, it's a curtain between two hands.
type passPage struct {
	site.Frame
	Code    string
	Has     string     // who has the phone; empty while it goes from hand to hand
	Players []passSeat // who can have it next, those with something to do first
	Next    *passSeat  // whom it's handed to; nil until somebody is chosen
}

// A passSeat is who can have the phone.
type passSeat struct {
	Value string // of the seat, in a form
	Name  string
	Todo  speech.Text // empty where the game doesn't wait for them
}

// pass asks who has the phone next, or shows the curtain to who has been chosen.
func (h *handlers) pass(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Hosting(r)
	if err != nil {
		return err
	}
	t, err := table.Look(r.Context(), p)
	if err != nil {
		return table.PageError(err)
	}
	page := passPage{Frame: site.Frame{Title: "table.pass", Game: t.View.Info.ID}, Code: p.Code}
	if form := r.URL.Query(); form.Has("to") {
		to, err := passedTo(t, form, "to")
		if err != nil {
			return err
		}
		page.Next = &passSeat{Value: table.SeatValue(to), Name: t.View.Names[to]}
		return h.site.Render(w, r, http.StatusOK, "pass", page)
	}
	if p.Seat != scoring.Table {
		page.Has = t.View.Names[p.Seat]
	}
	page.Players = passSeats(t)
	return h.site.Render(w, r, http.StatusOK, "pass", page)
}

// passOn lays the hand down that is on the phone and draws the curtain, where there are secrets.
// Else, and from behind the curtain, it takes up the next one.
func (h *handlers) passOn(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Hosting(r)
	if err != nil {
		return err
	}
	form, err := site.SentForm(r)
	if err != nil {
		return err
	}
	t, err := table.Look(r.Context(), p)
	if err != nil {
		return table.PageError(err)
	}
	field, next := "seat", "/t/"+p.Code
	if form.Has("to") {
		field = "to"
	}
	seat, err := passedTo(t, form, field)
	if err != nil {
		return err
	}
	if field == "to" && t.View.Secrets {
		next, seat = next+"/pass?to="+table.SeatValue(seat), scoring.Table
	}
	if err := p.Pass(r.Context(), seat); err != nil {
		return table.RequestError(err)
	}
	http.Redirect(w, r, next, http.StatusSeeOther)
	return nil
}

// passedTo reads the player that a field of a form names.
func passedTo(t *table.Snapshot, form url.Values, field string) (int, error) {
	seat, err := table.SeatOf(url.Values{"seat": form[field]})
	if err == nil && (seat < 0 || seat >= len(t.View.Names)) {
		err = site.Refuse(http.StatusBadRequest, "live.no-seat")
	}
	return seat, err
}

// passSeats are those who can have the phone next.
func passSeats(t *table.Snapshot) (all []passSeat) {
	waited, last := waitedFor(t), 0
	for seat, name := range t.View.Names {
		one := passSeat{Value: table.SeatValue(seat), Name: name}
		switch {
		case seat == t.Place.Seat:
		case slices.Contains(waited, name):
			if one.Todo = todo(t, seat, mostInLine); one.Todo == "" {
				one.Todo = "table.at-it"
			}
			all = slices.Insert(all, last, one)
			last++
		default:
			all = append(all, one)
		}
	}
	return all
}

// passTo has the phone passed on where the game waits for somebody else, and not for who has
// it.
func (v *actionBarView) passTo(t *table.Snapshot) {
	waited := waitedFor(t)
	if len(waited) == 0 || t.View.Outcome.Over {
		return
	}
	on := &slotView{ID: "act-pass", Label: "table.pass", Page: "/t/" + t.Place.Code + "/pass"}
	if len(waited) == 1 {
		on.Action, on.Page, on.To = on.Page, "", table.SeatValue(slices.Index(t.View.Names, waited[0]))
		on.Label = speech.Say("table.pass-to", "name", waited[0])
	}
	switch {
	case v.Done != nil && v.Done.Done:
		v.Todo = on
	case v.Main == nil:
		v.Main = on
	}
	if v.Main == on && v.Ends != nil {
		v.Ends.Next = false
	}
}
