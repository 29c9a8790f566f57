package lobby

import (
	"net/http"

	"saddlebag/web/site"
	"saddlebag/web/table"
)

// handover takes somebody's word on a seat that may go to another phone: they object, or let
// their own seat go.
func (h *handlers) handover(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Place(r)
	if err != nil {
		return err
	}
	form, err := site.SentForm(r)
	if err != nil {
		return err
	}
	answer := p.Object
	if form.Get("do") == "let-go" {
		answer = p.LetGo
	}
	if err := answer(r.Context(), form.Get("id")); err != nil {
		return table.PageError(err)
	}
	to := "/t/" + p.Code
	switch {
	case site.WantsJSON(r):
		w.WriteHeader(http.StatusNoContent)
		return nil
	case !p.Open(): // their seat is at another phone now
		to = "/tables"
	case form.Has("seats"):
		to += "/seats"
	}
	http.Redirect(w, r, to, http.StatusSeeOther)
	return nil
}
