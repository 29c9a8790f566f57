package web

import (
	"context"
	"html/template"
	"net/http"
	"net/url"

	"saddlebag/sheets"
	"saddlebag/web/live"
)

// notary shows a host the table as its notary wants it: the sheet that is kept
// for all, as it grows, beside what can be entered.
func (a *app) notary(w http.ResponseWriter, r *http.Request) error {
	p, err := a.hosting(r)
	if err != nil {
		return err
	}
	paper, err := a.paperOf(r, p)
	if err != nil {
		return err
	}
	t, err := a.at(r.Context(), p)
	if err != nil {
		return err
	}
	page := a.tablePage(t, t.view.Seen)
	page.Revision, page.Paper, page.Book = a.mirrors.revision(t.now), paper, t.title.Book
	w.Header().Set("Cache-Control", "no-store")
	return a.render(w, http.StatusOK, "table", page)
}

// notaryPaper sends the pages of the sheet that is kept for all, as they stand.
func (a *app) notaryPaper(w http.ResponseWriter, r *http.Request) error {
	p, err := a.hosting(r)
	if err != nil {
		return err
	}
	paper, err := a.paperOf(r, p)
	if err != nil {
		return err
	}
	return a.renderPart(w, "table", "paper", paper)
}

// paperOf draws the pages of the sheet that is kept for all.
func (a *app) paperOf(r *http.Request, p live.Place) (paper []template.HTML, err error) {
	err = a.atWork(r, func() error {
		paper, err = a.drawnPaper(r.Context(), p, a.base(r))
		return err
	})
	return paper, err
}

func (a *app) drawnPaper(ctx context.Context, p live.Place, base string) ([]template.HTML, error) {
	v, err := p.View(ctx)
	if err != nil {
		return nil, told(err)
	}
	title, err := a.title(v.Info.ID)
	if err != nil {
		return nil, err
	}
	if title.Book == "" {
		return nil, refuse(http.StatusNotFound, "%s has no sheet that one person keeps for the table.", v.Info.Title)
	}
	d, err := a.drawnSheet(ctx, p, title.Book, url.Values{}, base)
	if err != nil {
		return nil, err
	}
	paper := make([]template.HTML, len(d.pages))
	for i, page := range d.pages {
		svg, err := sheets.PageSVG(page, sheets.Full)
		if err != nil {
			return nil, err
		}
		paper[i] = template.HTML(svg) // the canvas escapes all text
	}
	return paper, nil
}
