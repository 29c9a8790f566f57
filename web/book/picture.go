package book

import (
	"bytes"
	"fmt"
	"net/http"
	"time"

	"saddlebag/web/site"
	"saddlebag/web/table"
)

// picture sends the podium of a game that is over, to keep and to show around.
func (h *handlers) picture(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Place(r)
	if err != nil {
		return err
	}
	if err := h.site.Limiters.Print.Check("table " + p.Table.ID()); err != nil {
		return err
	}
	t, err := table.Look(r.Context(), p)
	if err != nil {
		return table.PageError(err)
	}
	if !t.View.Outcome.Over {
		return site.Refuse(http.StatusNotFound, "book.no-picture")
	}
	title, err := h.site.Title(t.View.Info.ID)
	if err != nil {
		return err
	}
	var picture []byte
	err = h.site.AtTable(r.Context(), p.Table.ID(), func() (err error) {
		picture, err = t.Podium(title, site.Language(r)).PNG(r.Context(), title.Spot)
		return err
	})
	if err != nil {
		return err
	}
	site.Varies(w)
	w.Header().Set("Content-Type", "image/png")
	// Not by the link: Chromium asks no worker for what a link wants to download.
	w.Header().Set("Content-Disposition", fmt.Sprintf("attachment; filename=%q", title.Game.Info().ID+".png"))
	w.Header().Set("ETag", site.ETag(picture))
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(picture))
	return nil
}
