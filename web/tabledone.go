package web

import (
	"net/http"
	"strconv"
)

// done takes from a seat that it has no more to enter for the throw in force,
// or that it has after all.
func (a *app) done(w http.ResponseWriter, r *http.Request) error {
	p, err := a.place(r)
	if err != nil {
		return err
	}
	seat, err := strconv.Atoi(r.PostFormValue("seat"))
	if err != nil {
		return refuse(http.StatusBadRequest, "The seat is %q, not a number.", r.PostFormValue("seat"))
	}
	if err := p.Done(seat, r.PostFormValue("done") == "yes"); err != nil {
		status, s, err := sorryFor(err, "")
		if err != nil {
			return err
		}
		return refuse(status, "%s", s.Sentence)
	}
	if wantsJSON(r) {
		w.WriteHeader(http.StatusNoContent)
		return nil
	}
	http.Redirect(w, r, "/t/"+p.Code, http.StatusSeeOther)
	return nil
}
