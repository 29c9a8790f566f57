package table

import (
	"bytes"
	"context"
	"net/http"
	"net/url"
	"slices"

	"github.com/gorilla/mux"

	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/press"
	"saddlebag/web/live"
	"saddlebag/web/print"
	"saddlebag/web/site"
)

// Sheet sends a sheet of a table as it stands, as PDF. The code on a
// player's sheet leads to that seat.
func (t *Tables) Sheet(w http.ResponseWriter, r *http.Request) error {
	p, err := t.Place(r)
	if err != nil {
		return err
	}
	if err := t.Site.Limiters.Print.Check("table " + p.Table.ID()); err != nil {
		return err
	}
	var pdf bytes.Buffer
	err = t.Site.AtTable(r.Context(), p.Table.ID(), func() error {
		form := r.URL.Query()
		if !form.Has("paper") {
			form.Set("paper", print.PaperFor(t.Site, r))
		}
		d, err := t.DrawnSheet(r.Context(), p, mux.Vars(r)["sheet"], form, t.Site.Base(r), site.Language(r))
		if err == nil {
			_, err = d.Write(r.Context(), &pdf)
		}
		return err
	})
	if err != nil {
		return err
	}
	w.Header().Set("ETag", site.ETag(pdf.Bytes()))
	site.SendPDF(w, r, mux.Vars(r)["sheet"], pdf.Bytes())
	return nil
}

// DrawnSheet is a sheet of a table as a place may see it, on the paper that a
// form asks for, in a language.
func (t *Tables) DrawnSheet(ctx context.Context, p live.Place, name string, form url.Values, base string, l *speech.Language) (print.Document, error) {
	v, err := p.View(ctx)
	if err != nil {
		return print.Document{}, PageError(err)
	}
	title, err := t.Site.Title(v.Info.ID)
	if err != nil {
		return print.Document{}, err
	}
	if !slices.Contains(title.SheetNames(), name) {
		return print.Document{}, site.Refuse(http.StatusNotFound, "table.no-such-sheet", "game", v.Info.Title, "sheet", name)
	}
	job, err := JobOf(v, l)
	if err != nil {
		return print.Document{}, err
	}
	if t.Site.Alone { // where nobody else comes
		job = job.Linked(func(string) string { return base + "/" })
	} else if job, err = linkedTo(ctx, job, p, v.Names, base); err != nil {
		return print.Document{}, PageError(err)
	}
	journal, err := p.Journal(ctx)
	if err != nil {
		return print.Document{}, PageError(err)
	}
	job.Journal = JournalOnPaper(journal)
	form.Set("sheet", name)
	form.Del("copies")
	return print.Compose(title, sheets.OnShelf(job, t.Site.Shelf, title.Game), form)
}

// linkedTo has the codes on the sheets lead to the seats whose links a place
// may know, and the others to the entrance.
func linkedTo(ctx context.Context, job press.Job, p live.Place, names []string, base string) (press.Job, error) {
	links, err := p.PrintedLinks(ctx)
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
