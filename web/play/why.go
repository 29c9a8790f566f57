package play

import (
	"net/http"

	"saddlebag/scoring"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// why answers a tap on a cell that nothing can be written on now: with the
// clause that says so.
func (h *handlers) why(w http.ResponseWriter, r *http.Request) error {
	p, now, err := h.here(r)
	if err != nil {
		return err
	}
	q := r.URL.Query()
	owner, cell, ok := now.state.views.cellAt(q.Get("at"))
	if !ok {
		return site.Refuse(http.StatusNotFound, "table.no-cell")
	}
	v, err := p.Why(r.Context(), acting(p, owner), owner, cell, q.Get("with"))
	if err != nil {
		return err
	}
	page := whyPage{Game: now.table.View.Info.ID}
	if v != nil {
		page.Sorry = &table.EntryError{Sentence: v.Message, Clause: v.Clause, Instead: v.Instead}
	}
	return h.site.RenderPart(w, r, "table", "why", page)
}

// A whyPage says why a cell cannot be written on; without a sorry it can.
type whyPage struct {
	Game  string
	Sorry *table.EntryError
}

// acting is for which seat a place would write on a cell: its own, or for the
// host that of the sheet.
func acting(p live.Place, owner int) int {
	if p.Role == people.Host && owner != scoring.Table {
		return owner
	}
	return p.Seat
}
