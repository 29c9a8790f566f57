package play

import (
	"net/http"
	"slices"

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
	done, err := h.tables.EnterForm(r.Context(), p, form.Get("seen"), lines[0], form.Get("key"), lines[1:]...)
	if site.WantsJSON(r) {
		return table.AnswerEntry(w, done, err)
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
