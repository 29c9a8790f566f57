package check

import (
	"context"
	"net/http"
	"slices"

	"saddlebag/scoring/final"
	"saddlebag/sheets"
	"saddlebag/sheets/certificate"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/web/print"
	"saddlebag/web/site"
)

// printForm is the form for the filled sheets: those of a game's paper that
// show what can be filled in.
func (f *filling) printForm() (*filledForm, error) {
	job, err := f.title.Written(f.Document)
	if err != nil {
		return nil, err
	}
	order := sheets.Order{Paper: sheets.PaperNames()[0], Ink: sheets.InkNames()[0], Duplex: sheets.Duplexes[0], Margin: print.MarginMM}
	if _, err := order.Fill(f.title, &job); err != nil {
		return nil, err
	}
	form := &filledForm{
		Sheets: []site.Choice{{Value: certificateSheet, Label: "filled.certificate", Chosen: true}},
	}
	for _, s := range f.title.Sheets {
		if !s.Played && f.shownOn(s, job) {
			form.Sheets = append(form.Sheets, site.Choice{Value: s.Name, Label: s.About, Chosen: s.Record})
		}
	}
	return form, nil
}

// shownOn says whether anything that can be filled in is on a sheet. One that
// does not fit on the paper may fit on another.
func (f *filling) shownOn(s press.Sheet, job press.Job) bool {
	pages, err := s.Make(job)
	return err == nil && slices.ContainsFunc(pages, func(page press.Page) bool {
		return slices.ContainsFunc(page.Placed, func(at panel.Placement) bool {
			return len(f.onPaper([]panel.Panel{at.Panel}, at.Panel.Owner)) > 0
		})
	})
}

// certificateSheet is what the page that says what filled sheets were judged to be
// is called in a form, beside the names of sheets.
const certificateSheet = "certificate"

// filledSheets makes the sheets that a form asks for, as they were filled in,
// behind the certificate of what they were judged to be.
func (h *handlers) filledSheets(r *http.Request, s sentSheet) (game string, made print.Document, err error) {
	d, err := h.read(s)
	if err != nil {
		return "", print.Document{}, err
	}
	title, err := h.site.Title(d.Header.Game)
	if err != nil {
		return "", print.Document{}, err
	}
	job, err := title.Written(d)
	if err != nil {
		return "", print.Document{}, err
	}
	job.Language = site.Language(r)
	if made, err = print.Unpaged(title, &job, s.form); err != nil {
		return "", print.Document{}, err
	}
	if n := len(s.form["sheet"]); n > len(title.Sheets)+1 {
		return "", print.Document{}, site.Refuse(http.StatusUnprocessableEntity, "filled.many-sheets")
	}
	names := slices.DeleteFunc(slices.Clone(s.form["sheet"]), func(name string) bool { return name == certificateSheet })
	if len(names) < len(s.form["sheet"]) || len(names) == 0 {
		page, err := certified(r.Context(), title, d, job)
		if err != nil {
			return "", print.Document{}, print.Refusable(err)
		}
		made.Pages = append(made.Pages, page)
	}
	if len(names) > 0 {
		pages, err := writtenPages(title, job, names)
		if err != nil {
			return "", print.Document{}, err
		}
		made.Pages = append(made.Pages, pages...)
	}
	return d.Header.Game, made, nil
}

// writtenPages makes the pages of sheets by their names. What only a ledger can
// tell is refused.
func writtenPages(title sheets.Title, job press.Job, names []string) ([]press.Page, error) {
	chosen, err := title.Choose(names)
	if err != nil {
		return nil, print.Unprocessable(err)
	}
	for _, sheet := range chosen {
		if sheet.Played {
			return nil, site.Refuse(http.StatusUnprocessableEntity, "filled.needs-ledger", "sheet", sheet.Name)
		}
	}
	pages, err := press.Pages(chosen, job, 1)
	return pages, print.Refusable(err)
}

// certified is the page that says what sheets were judged to be.
func certified(ctx context.Context, title sheets.Title, d *final.Document, job press.Job) (press.Page, error) {
	audit, err := d.Audit(ctx)
	if err != nil {
		return press.Page{}, err
	}
	return certificate.Page(title, job, final.NewReport(site.Unnamed, d, audit))
}
