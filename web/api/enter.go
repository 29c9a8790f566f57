package api

import (
	"net/http"

	"saddlebag/web/live"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// An EntryRequest is an event that somebody enters.
type EntryRequest struct {
	Seen  *int   `json:"seen"` // number of the last entry known
	Event string `json:"event"`
	Key   string `json:"key"` // the sender's own name for it; empty for none
}

// enter enters an event.
func (h *handlers) enter(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Place(r)
	if err != nil {
		return err
	}
	var sent EntryRequest
	if err := site.ReadJSON(r, &sent); err != nil {
		return err
	}
	switch {
	case sent.Seen == nil || *sent.Seen < 0:
		return site.Refuse(http.StatusBadRequest, "api.say-seen")
	case sent.Event == "":
		return site.Refuse(http.StatusBadRequest, "api.no-event")
	}
	done, err := h.tables.Enter(r.Context(), p, live.Request{Seen: *sent.Seen, Event: sent.Event, Key: sent.Key, Language: site.Language(r)})
	return table.AnswerEntry(w, r, done, err)
}

// ledger answers with the ledger as the place may read it: as text or, to
// who asks for JSON, with all that its chain needs.
func (h *handlers) ledger(w http.ResponseWriter, r *http.Request) error {
	w.Header().Add("Vary", "Accept")
	if site.WantsJSON(r) {
		return h.tables.Export(w, r)
	}
	return h.tables.Ledger(w, r)
}
