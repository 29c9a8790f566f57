package web

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"slices"

	"github.com/gorilla/mux"

	"saddlebag/sheets"
	"saddlebag/web/live"
)

// tableSheet sends a sheet of a table as it stands, as PDF. The code on a
// player's sheet leads to that seat.
func (a *app) tableSheet(w http.ResponseWriter, r *http.Request) error {
	p, err := a.place(r)
	if err != nil {
		return err
	}
	var pdf bytes.Buffer
	err = a.atWork(r, func() error {
		d, err := a.drawnSheet(r.Context(), p, mux.Vars(r)["sheet"], r.URL.Query(), a.base(r))
		if err == nil {
			_, err = d.write(&pdf)
		}
		return err
	})
	if err != nil {
		return err
	}
	w.Header().Set("Cache-Control", "no-cache")
	w.Header().Set("ETag", etag(pdf.Bytes()))
	sendPDF(w, r, mux.Vars(r)["sheet"], pdf.Bytes())
	return nil
}

// drawnSheet is a sheet of a table as a place may see it, on the paper that a
// form asks for.
func (a *app) drawnSheet(ctx context.Context, p live.Place, name string, form url.Values, base string) (document, error) {
	v, err := p.View(ctx)
	if err != nil {
		return document{}, told(err)
	}
	title, err := a.title(v.Info.ID)
	if err != nil {
		return document{}, err
	}
	if !slices.Contains(title.SheetNames(), name) {
		return document{}, refuse(http.StatusNotFound, "%s has no sheet %q.", v.Info.Title, name)
	}
	job, err := jobOf(v)
	if err != nil {
		return document{}, err
	}
	if job, err = linkedTo(job, p, v.Names, base); err != nil {
		return document{}, told(err)
	}
	form.Set("sheet", name)
	form.Del("copies")
	return compose(title, job, form)
}

// linkedTo has the codes on the sheets lead to the seats whose links a place
// may know, and the others to the entrance.
func linkedTo(job sheets.Job, p live.Place, names []string, base string) (sheets.Job, error) {
	links, err := p.Links()
	if err != nil {
		return job, err
	}
	return job.Linked(func(name string) string {
		if seat := slices.Index(names, name); seat >= 0 && links[seat] != "" {
			return base + "/sit/" + links[seat]
		}
		return base + "/join"
	}), nil
}

// tableLedger sends the ledger of a table as its seat may read it, as text.
func (a *app) tableLedger(w http.ResponseWriter, r *http.Request) error {
	p, err := a.place(r)
	if err != nil {
		return err
	}
	text, err := ledgerText(r.Context(), p)
	if err != nil {
		return err
	}
	sendFile(w, "text/plain; charset=utf-8", "table.ledger", []byte(text))
	return nil
}

// ledgerText is the ledger of a table as its seat may read it.
func ledgerText(ctx context.Context, p live.Place) (string, error) {
	log, err := p.Log(ctx)
	if err != nil {
		return "", told(err)
	}
	doc, err := log.Document()
	if err != nil {
		return "", err
	}
	return doc.String(), nil
}

// tableExport sends the log of a table as its seat may read it, with all that
// its chain needs.
func (a *app) tableExport(w http.ResponseWriter, r *http.Request) error {
	p, err := a.place(r)
	if err != nil {
		return err
	}
	log, err := p.Log(r.Context())
	if err != nil {
		return told(err)
	}
	text, err := json.Marshal(log)
	if err != nil {
		return err
	}
	sendFile(w, "application/json", "table.json", append(text, '\n'))
	return nil
}

// sendFile sends what a browser keeps as a file.
func sendFile(w http.ResponseWriter, kind, name string, content []byte) {
	h := w.Header()
	h.Set("Content-Type", kind)
	h.Set("Content-Disposition", fmt.Sprintf("attachment; filename=%q", name))
	h.Set("Cache-Control", "no-store")
	_, _ = w.Write(content) // fails only where nobody reads it
}
