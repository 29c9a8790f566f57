package api

import (
	"net/http"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/web/live/views"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// A proposalRequest is an amendment that somebody wants to look at.
type proposalRequest struct {
	Event string `json:"event"`
}

// A proposal is what an amendment would make of a game, as the place may know it.
type proposal struct {
	Event   string         `json:"event"`
	Seen    int            `json:"seen"`    // number of the last entry that it was worked out for
	Number  int            `json:"number"`  // of the entry that is changed, or that something is put in before
	Inserts bool           `json:"inserts"` // something is put in
	Was     string         `json:"was"`     // what counts there; empty for nothing
	Is      string         `json:"is"`      // what would
	Struck  []fit          `json:"struck"`  // what would no longer fit
	Fits    []fit          `json:"fits"`    // what would fit again
	Players []changedScore `json:"players"` // in seating order
	Barred  string         `json:"barred"`  // why the place cannot enter it; empty where it can
}

// A fit is an entry that an amendment makes illegal, or legal again.
type fit struct {
	Number  int    `json:"number"`
	Seat    string `json:"seat"`
	Event   string `json:"event"` // empty where it is another's secret
	Clause  string `json:"clause"`
	Message string `json:"message"` // empty where the event is
}

// A changedScore is a player's score as it is, and as it would be.
type changedScore struct {
	Name   string         `json:"name"`
	Before scoring.Tenths `json:"before"`
	After  scoring.Tenths `json:"after"`
}

// propose answers with what an amendment would change. Nothing is entered.
func (h *handlers) propose(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Place(r)
	if err != nil {
		return err
	}
	var sent proposalRequest
	if err := site.ReadJSON(r, &sent); err != nil {
		return err
	}
	if sent.Event == "" {
		return site.Refuse(http.StatusBadRequest, "api.no-amendment")
	}
	in, err := h.tables.Propose(r.Context(), p, sent.Event)
	if err != nil {
		return table.RequestError(err)
	}
	v, err := p.View(r.Context())
	if err != nil {
		return table.PageError(err)
	}
	return site.WriteJSON(w, r, http.StatusOK, proposalOf(v, in, site.Language(r)))
}

func proposalOf(v *views.View, in *views.Proposal, l *speech.Language) proposal {
	out := proposal{
		Event: in.Event, Seen: in.Seen, Number: in.Number, Inserts: in.Inserts, Was: eventText(in.Was), Is: eventText(in.Is),
		Struck: fitsOf(v, in.Struck, l), Fits: fitsOf(v, in.Fits, l), Players: make([]changedScore, len(v.Names)),
	}
	for seat, name := range v.Names {
		out.Players[seat] = changedScore{name, in.Before[seat].Total(), in.After[seat].Total()}
	}
	if in.Barred != nil {
		out.Barred = l.Of(in.Barred.Sentence)
	}
	return out
}

func fitsOf(v *views.View, fits []views.Fit, l *speech.Language) []fit {
	return scoring.Each(len(fits), func(i int) fit {
		f := fits[i]
		return fit{f.Number, table.SeatName(v.Names, f.Seat), eventText(f.Entry), f.Breaks.Clause, l.Of(f.Breaks.Message)}
	})
}

// eventText is an entry as the ledger writes it; empty for none.
func eventText(e ledger.Entry) string {
	if e.Verb == "" {
		return ""
	}
	return e.String()
}
