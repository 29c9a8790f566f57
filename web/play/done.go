package play

import (
	"net/http"
	"strconv"

	"saddlebag/web/site"
	"saddlebag/web/table"
)

// done takes from a seat that it has no more to enter for the throw in force,
// or that it has after all.
func (h *handlers) done(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Place(r)
	if err != nil {
		return err
	}
	seat, err := strconv.Atoi(r.PostFormValue("seat"))
	if err != nil {
		return site.Errorf(http.StatusBadRequest, "The seat is %q, not a number.", r.PostFormValue("seat"))
	}
	if err := p.Done(seat, r.PostFormValue("done") == "yes"); err != nil {
		wrong, err := table.EntryErrorOf(err, "")
		if err != nil {
			return err
		}
		return site.Errorf(wrong.Status, "%s", wrong.Sentence)
	}
	if site.WantsJSON(r) {
		w.WriteHeader(http.StatusNoContent)
		return nil
	}
	http.Redirect(w, r, "/t/"+p.Code, http.StatusSeeOther)
	return nil
}
