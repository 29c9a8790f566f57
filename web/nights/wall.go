package nights

import (
	"bytes"
	"net/http"
	"time"

	"saddlebag/scoring/nights"
	"saddlebag/sheets/club"
	"saddlebag/sheets/press"
	"saddlebag/web/print"
	"saddlebag/web/site"
)

// clubOf is a group as it's drawn.
func (h *handlers) clubOf(r *http.Request) (c club.Club, err error) {
	view, err := h.tables.Live.LookAtGroup(r.Context(), LinkOf(r), func(shelf *nights.Shelf) {
		c = viewer{h, shelf, site.Language(r)}.club()
	})
	c.Name = view.Name
	return c, Refused(err)
}

// sheet sends what a group's games come to as a sheet for the wall.
func (h *handlers) sheet(w http.ResponseWriter, r *http.Request) error {
	c, err := h.clubOf(r)
	if err != nil {
		return err
	}
	paper := print.PaperFor(h.site, r)
	job := press.Job{Paper: press.Papers[0], Margin: print.MarginMM, Date: h.site.Clock().Format(time.DateOnly)}
	for _, p := range press.Papers {
		if p.Name == paper {
			job.Paper = p
		}
	}
	var pdf bytes.Buffer
	err = h.site.AtWork(r, func() error {
		pages, err := c.Sheet(job)
		if err == nil {
			_, err = press.Write(r.Context(), &pdf, pages, press.Options{Spot: club.Spot, Margin: print.MarginMM, Title: c.Name, Language: site.Language(r).Tag()})
		}
		return err
	})
	if err != nil {
		return err
	}
	w.Header().Set("Cache-Control", "no-store")
	site.SendPDF(w, r, "game-nights", pdf.Bytes())
	return nil
}

// picture sends who wins as a picture, to show around.
func (h *handlers) picture(w http.ResponseWriter, r *http.Request) error {
	c, err := h.clubOf(r)
	if err != nil {
		return err
	}
	var picture []byte
	err = h.site.AtWork(r, func() (err error) {
		picture, err = c.PNG(r.Context())
		return err
	})
	if err == nil {
		site.SendFile(w, "image/png", "game-nights.png", picture)
	}
	return err
}
