package play

import (
	"net/http"

	"saddlebag/web/site"
	"saddlebag/web/table"
)

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
	return site.WriteJSON(w, http.StatusOK, earned{now.table.View.Info.Amount(amount)})
}

// earned is an amount with its unit: "$24".
type earned struct {
	Amount string `json:"amount"`
}
