package table

import (
	"encoding/json"
	"net/http"

	"saddlebag/web/site"
)

// Ledger sends the ledger of a table as its seat may read it, as text.
func (t *Tables) Ledger(w http.ResponseWriter, r *http.Request) error {
	p, err := t.Place(r)
	if err != nil {
		return err
	}
	log, err := p.Log(r.Context())
	if err != nil {
		return PageError(err)
	}
	doc, err := log.Document()
	if err != nil {
		return err
	}
	site.SendFile(w, "text/plain; charset=utf-8", doc.Header.Game+".ledger", []byte(doc.String()))
	return nil
}

// Export sends the log of a table as its seat may read it, with all that
// its chain needs.
func (t *Tables) Export(w http.ResponseWriter, r *http.Request) error {
	p, err := t.Place(r)
	if err != nil {
		return err
	}
	log, err := p.Log(r.Context())
	if err != nil {
		return PageError(err)
	}
	text, err := json.Marshal(log)
	if err != nil {
		return err
	}
	site.SendFile(w, "application/json", "table.json", append(text, '\n'))
	return nil
}
