package table

import (
	"net/http"

	"saddlebag/web/live"
)

// GoTo leads a phone to the place of a code, by whose key it finds the seat again.
// Keys that open nothing any more it forgets.
func (t *Tables) GoTo(w http.ResponseWriter, r *http.Request, code string) {
	keys := t.Live.Standing(r.Context(), t.Site.Keys(w, r))
	t.Site.KeepKeys(w, r, append([]string{live.Key(code)}, keys...))
	http.Redirect(w, r, "/t/"+code, http.StatusSeeOther)
}
