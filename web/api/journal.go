package api

import (
	"net/http"
	"time"

	"github.com/gorilla/mux"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/speech"
	"saddlebag/web/live/people"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// A deed is what somebody did with the power over a table, and what people are told of it.
type deed struct {
	logbook.Deed
	Says string `json:"sentence"`
}

func journalOf(j logbook.Journal, l *speech.Language) []deed {
	return scoring.Each(len(j), func(i int) deed { return deed{j[i], l.Of(table.DeedAt(j[i]))} })
}

// A handover is a seat about which the table is asked.
type handover struct {
	ID     string      `json:"id"`
	Role   people.Role `json:"role"`   // of the place that would go to another phone
	Player string      `json:"player"` // who plays there; empty for nobody
	By     string      `json:"by"`     // who wants it
	Until  time.Time   `json:"until"`  // one can object
	Mine   bool        `json:"mine"`   // the place can let it go
}

func handoversOf(t *table.Snapshot) []handover {
	return scoring.Each(len(t.Presence.Handovers), func(i int) handover {
		h := t.Presence.Handovers[i]
		return handover{h.ID, h.Role, h.Name, h.By, h.Until, h.Mine}
	})
}

// A handoverAnswer is somebody's word on a seat that may go to another phone.
type handoverAnswer struct {
	Agree *bool `json:"agree"`
}

// handover takes the place's word on a seat that may go to another phone.
func (h *handlers) handover(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Place(r)
	if err != nil {
		return err
	}
	var sent handoverAnswer
	if err := site.ReadJSON(r, &sent); err != nil {
		return err
	}
	if sent.Agree == nil {
		return site.Refuse(http.StatusBadRequest, "api.no-agree")
	}
	answer := p.Object
	if *sent.Agree {
		answer = p.LetGo
	}
	if err := answer(r.Context(), mux.Vars(r)["id"]); err != nil {
		return table.PageError(err)
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}
