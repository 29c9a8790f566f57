package play

import (
	"net/http"
	"slices"
	"strconv"

	"saddlebag/web/site"
	"saddlebag/web/table"
)

// enter takes what a form of the table's page says: an event as a line, or in
// parts as a prompt offers it, after what goes in before it. A script is answered in JSON, a browser with the
// page.
func (h *handlers) enter(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Place(r)
	if err != nil {
		return err
	}
	form, err := site.SentForm(r)
	if err != nil {
		return err
	}
	event := Composed(form)
	lines := slices.Concat(form["before"], []string{event})
	done, err := table.Entered{}, chosenAll(form)
	if err == nil {
		done, err = h.tables.EnterForm(r, p, form.Get("seen"), lines[0], form.Get("key"), lines[1:]...)
	}
	if site.WantsJSON(r) {
		return table.AnswerEntry(w, r, done, err)
	}
	if err == nil {
		http.Redirect(w, r, "/t/"+p.Code, http.StatusSeeOther)
		return nil
	}
	wrong, err := table.EntryErrorOf(err, event)
	if err != nil {
		return err
	}
	return h.showTable(w, r, p, wrong)
}

// earns answers what the event that a form says would bring who enters it, before
// it is entered.
func (h *handlers) earns(w http.ResponseWriter, r *http.Request) error {
	p, now, err := h.here(r)
	if err != nil {
		return err
	}
	amount, err := p.Earns(r.Context(), Composed(r.URL.Query()))
	if err != nil {
		return table.RequestError(err)
	}
	return site.WriteJSON(w, r, http.StatusOK, earned{site.Language(r).Of(now.table.View.Info.Amount(amount))})
}

// earned is an amount with its unit: "$24".
type earned struct {
	Amount string `json:"amount"`
}

// done takes from a seat that it has no more to enter for the throw in force,
// or that it has after all.
func (h *handlers) done(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Place(r)
	if err != nil {
		return err
	}
	seat, err := strconv.Atoi(r.PostFormValue("seat"))
	if err != nil {
		return site.Refuse(http.StatusBadRequest, "api.no-seat-number", "value", r.PostFormValue("seat"))
	}
	if err := p.Done(seat, r.PostFormValue("done") == "yes"); err != nil {
		wrong, err := table.EntryErrorOf(err, "")
		if err != nil {
			return err
		}
		return &site.Error{Status: wrong.Status, Sentence: wrong.Sentence}
	}
	if site.WantsJSON(r) {
		w.WriteHeader(http.StatusNoContent)
		return nil
	}
	http.Redirect(w, r, "/t/"+p.Code, http.StatusSeeOther)
	return nil
}
