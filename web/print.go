package web

import (
	"bytes"
	"errors"
	"html/template"
	"io"
	"net/http"
	"net/url"

	"github.com/gorilla/mux"

	"saddlebag/scoring/house"
	"saddlebag/sheets"
)

// mostPreview is how many pages a preview shows at the most.
const mostPreview = 24

// print shows the form, and the preview of an order that came by its address.
func (a *app) print(w http.ResponseWriter, r *http.Request) error {
	o, err := a.orderOf(r.URL.Query(), nil)
	if err != nil {
		return err
	}
	page := a.printForm(o)
	if !o.form.Has("paper") { // nobody has filled the form in yet
		return a.render(w, http.StatusOK, "print", page)
	}
	return a.showPreview(w, r, page, o)
}

// printSent shows the preview of a form. One without data of a user's own has
// an address that says it all.
func (a *app) printSent(w http.ResponseWriter, r *http.Request) error {
	form, own, err := sentOrder(w, r)
	if err != nil {
		return err
	}
	if own == nil {
		return seeOther(w, r, form)
	}
	o, err := a.orderOf(form, own)
	if err != nil {
		return err
	}
	w.Header().Set("Cache-Control", "no-store")
	return a.showPreview(w, r, a.printForm(o), o)
}

// showPreview shows an order, or what is wrong with it.
func (a *app) showPreview(w http.ResponseWriter, r *http.Request, page printPage, o order) error {
	err := a.atWork(r, func() error { return a.preview(&page, o) })
	var refused *refusal
	var wrong *house.Error
	status := http.StatusOK
	switch {
	case errors.As(err, &wrong):
		status, page.Wrong = http.StatusUnprocessableEntity, wrong
	case errors.As(err, &refused):
		status, page.Reason = refused.status, refused.sentence
	case err != nil:
		return err
	}
	return a.render(w, status, "print", page)
}

// preview draws the pages of an order into its page. They are made into a
// document as well, for what only that finds out.
func (a *app) preview(page *printPage, o order) error {
	made, err := a.ordered(o)
	if err != nil {
		return err
	}
	if page.Warnings, err = made.write(io.Discard); err != nil {
		return err
	}
	for _, p := range made.pages[:min(len(made.pages), mostPreview)] {
		svg, err := sheets.PageSVG(p, made.options.Ink)
		if err != nil {
			return err
		}
		page.Pages = append(page.Pages, template.HTML(svg)) // the canvas escapes all text
	}
	page.Hidden = max(0, len(made.pages)-mostPreview)
	if o.own == nil {
		page.PDF = page.Document + "?" + o.form.Encode()
	}
	return nil
}

// printPDF sends the document of an order that came by its address.
func (a *app) printPDF(w http.ResponseWriter, r *http.Request) error {
	form := r.URL.Query()
	form.Set("game", mux.Vars(r)["game"])
	pdf, err := a.orderedPDF(r, form, nil)
	if err != nil {
		return err
	}
	w.Header().Set("Cache-Control", "no-cache")
	w.Header().Set("ETag", etag(pdf))
	sendPDF(w, r, form.Get("game"), pdf)
	return nil
}

// printPDFSent sends the document of a form.
func (a *app) printPDFSent(w http.ResponseWriter, r *http.Request) error {
	form, own, err := sentOrder(w, r)
	if err != nil {
		return err
	}
	if own == nil {
		return seeOther(w, r, form)
	}
	form.Set("game", mux.Vars(r)["game"])
	pdf, err := a.orderedPDF(r, form, own)
	if err != nil {
		return err
	}
	w.Header().Set("Cache-Control", "no-store")
	sendPDF(w, r, form.Get("game"), pdf)
	return nil
}

// orderedPDF makes the document of a form, all copies of it.
func (a *app) orderedPDF(r *http.Request, form url.Values, own *ownData) ([]byte, error) {
	o, err := a.orderOf(form, own)
	if err != nil {
		return nil, err
	}
	var pdf bytes.Buffer
	err = a.atWork(r, func() error {
		made, err := a.ordered(o)
		if err != nil {
			return err
		}
		_, err = made.repeated().write(&pdf)
		return err
	})
	var wrong *house.Error
	if errors.As(err, &wrong) {
		err = refuse(http.StatusUnprocessableEntity, "%s.", wrong.Error())
	}
	return pdf.Bytes(), err
}

// seeOther leads from a form to the address that asks for the same.
func seeOther(w http.ResponseWriter, r *http.Request, form url.Values) error {
	to := url.URL{Path: r.URL.Path, RawQuery: form.Encode()}
	http.Redirect(w, r, to.String(), http.StatusSeeOther)
	return nil
}
