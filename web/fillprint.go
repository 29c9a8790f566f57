package web

import (
	"net/http"
	"slices"

	"saddlebag/sheets"
)

// printForm is the form for the filled sheets: those of a game's paper that
// show what can be filled in.
func (f *filling) printForm() (*filledForm, error) {
	job, err := f.title.Written(f.Document)
	if err != nil {
		return nil, err
	}
	order := sheets.Order{Paper: sheets.PaperNames()[0], Ink: sheets.InkNames()[0], Duplex: sheets.Duplexes[0], Margin: marginMM}
	if _, err := order.Fill(f.title, &job); err != nil {
		return nil, err
	}
	form := &filledForm{Papers: paperChoices("")}
	for _, s := range f.title.Sheets {
		if !s.Played && f.shownOn(s, job) {
			form.Sheets = append(form.Sheets, choice{s.Name, s.About, s.Night(job.Players)})
		}
	}
	return form, nil
}

// shownOn says whether anything that can be filled in is on a sheet. One that
// does not fit on the paper may fit on another.
func (f *filling) shownOn(s sheets.Sheet, job sheets.Job) bool {
	pages, err := s.Make(job)
	return err == nil && slices.ContainsFunc(pages, func(page sheets.Page) bool {
		return slices.ContainsFunc(page.Placed, func(at sheets.Placed) bool {
			return len(f.onPaper([]sheets.Panel{at.Panel}, at.Panel.Owner)) > 0
		})
	})
}

// filledSheets makes the sheets that a form asks for, as they were filled in.
func (a *app) filledSheets(s sentSheet) (game string, made document, err error) {
	d, err := a.read(s)
	if err != nil {
		return "", document{}, err
	}
	title, err := a.title(d.Header.Game)
	if err != nil {
		return "", document{}, err
	}
	for _, sheet := range title.Sheets {
		if sheet.Played && slices.Contains(s.form["sheet"], sheet.Name) {
			return "", document{}, refuse(http.StatusUnprocessableEntity, "The sheet %q shows a game that was played, and needs its ledger.", sheet.Name)
		}
	}
	job, err := title.Written(d)
	if err != nil {
		return "", document{}, err
	}
	made, err = compose(title, job, s.form)
	return d.Header.Game, made, err
}
