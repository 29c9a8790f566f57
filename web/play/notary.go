package play

import (
	"context"
	"html/template"
	"net/http"
	"net/url"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
	"saddlebag/web/live"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// notary shows a host the table as its notary wants it: the sheet that is kept
// for all, as it grows, beside what can be entered.
func (h *handlers) notary(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Hosting(r)
	if err != nil {
		return err
	}
	paper, err := h.paperOf(r, p)
	if err != nil {
		return err
	}
	now, err := h.upToDate(r.Context(), p, site.Language(r), follows{})
	if err != nil {
		return err
	}
	page := newTablePage(now, now.table.View.Seen)
	_, sums := now.state.views.pictures(nil, p)
	page.Revision, page.Paper, page.Book = h.cache.written(now.shows.over(sums)), paper, now.title.SharedSheet
	return h.site.Render(w, r, http.StatusOK, "table", page)
}

// notaryPaper sends the pages of the sheet that is kept for all, as they stand.
func (h *handlers) notaryPaper(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Hosting(r)
	if err != nil {
		return err
	}
	paper, err := h.paperOf(r, p)
	if err != nil {
		return err
	}
	return h.site.RenderPart(w, r, "table", "paper", paper)
}

// paperOf draws the pages of the sheet that is kept for all.
func (h *handlers) paperOf(r *http.Request, p live.Place) (paper []template.HTML, err error) {
	err = h.site.AtTable(r.Context(), p.Table.ID(), func() error {
		paper, err = h.drawnPaper(r.Context(), p, site.Language(r), h.site.Base(r))
		return err
	})
	return paper, err
}

func (h *handlers) drawnPaper(ctx context.Context, p live.Place, l *speech.Language, base string) ([]template.HTML, error) {
	v, err := p.View(ctx)
	if err != nil {
		return nil, table.PageError(err)
	}
	title, err := h.site.Title(v.Info.ID)
	if err != nil {
		return nil, err
	}
	if title.SharedSheet == "" {
		return nil, site.Refuse(http.StatusNotFound, "table.no-shared-sheet", "game", v.Info.Title)
	}
	d, err := h.tables.DrawnSheet(ctx, p, title.SharedSheet, url.Values{}, base, l)
	if err != nil {
		return nil, err
	}
	paper := make([]template.HTML, len(d.Pages))
	for i, page := range d.Pages {
		svg, err := press.PageSVG(page, canvas.Full)
		if err != nil {
			return nil, err
		}
		paper[i] = template.HTML(svg) // the canvas escapes all text
	}
	return paper, nil
}
