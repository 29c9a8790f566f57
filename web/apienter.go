package web

import (
	"net/http"

	"saddlebag/web/live"
)

// An apiRequest is an event that somebody enters.
type apiRequest struct {
	Seen  *int   `json:"seen"` // number of the last entry known
	Event string `json:"event"`
	Key   string `json:"key"` // the sender's own name for it; empty for none
}

// apiEnter enters an event.
func (a *app) apiEnter(w http.ResponseWriter, r *http.Request) error {
	p, err := a.place(r)
	if err != nil {
		return err
	}
	var sent apiRequest
	if err := readJSON(r, &sent); err != nil {
		return err
	}
	switch {
	case sent.Seen == nil || *sent.Seen < 0:
		return refuse(http.StatusBadRequest, "Say in \"seen\" the number of the last entry that you know of, 0 for none.")
	case sent.Event == "":
		return refuse(http.StatusBadRequest, "Say in \"event\" what is to be entered.")
	}
	done, err := a.take(r.Context(), p, live.Request{Seen: *sent.Seen, Event: sent.Event, Key: sent.Key})
	return answerEntry(w, done, err)
}

// apiLedger answers with the ledger as the place may read it: as text or, to
// who asks for JSON, with all that its chain needs.
func (a *app) apiLedger(w http.ResponseWriter, r *http.Request) error {
	w.Header().Add("Vary", "Accept")
	if wantsJSON(r) {
		return a.tableExport(w, r)
	}
	return a.tableLedger(w, r)
}
