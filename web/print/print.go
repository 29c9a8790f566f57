package print

import (
	"context"
	"errors"
	"html/template"
	"io"
	"maps"
	"net/http"
	"net/url"
	"strconv"

	"saddlebag/scoring/house"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/press"
	"saddlebag/web/site"
)

// mostPreview is how many pages a preview shows at once, and then no other leaf. A script
// asks for the next ones while these are looked at.
const mostPreview = 4

// form shows the form, and the preview of an order that came by its address.
func (h *handlers) form(w http.ResponseWriter, r *http.Request) error {
	o, err := OrderOf(h.site, r.URL.Query(), nil)
	if err != nil {
		return err
	}
	page := h.printForm(r, o)
	if !o.Form.Has("paper") { // nobody has filled the form in yet
		return h.site.Render(w, r, http.StatusOK, "print", page)
	}
	return h.showPreview(w, r, page, o)
}

// formSent shows the preview of a form. One without data of a user's own has
// an address that says it all.
func (h *handlers) formSent(w http.ResponseWriter, r *http.Request) error {
	form, own, err := SentOrder(w, r)
	if err != nil {
		return err
	}
	if own == nil {
		return SeeOther(w, r, form)
	}
	o, err := OrderOf(h.site, form, own)
	if err != nil {
		return err
	}
	w.Header().Set("Cache-Control", "no-store")
	return h.showPreview(w, r, h.printForm(r, o), o)
}

// showPreview shows an order, or what is wrong with it.
func (h *handlers) showPreview(w http.ResponseWriter, r *http.Request, page printPage, o Order) error {
	err := h.site.AtWork(r, func() error { return h.preview(r, &page, o) })
	var refused *site.Error
	var wrong *house.Error
	status := http.StatusOK
	switch {
	case errors.As(err, &wrong):
		status, page.Wrong = http.StatusUnprocessableEntity, wrong
	case errors.As(err, &refused):
		status, page.Reason = refused.Status, refused.Sentence
	case err != nil:
		return err
	}
	return h.site.Render(w, r, status, "print", page)
}

// preview draws the pages of an order into its page. Before the first of them is shown, all
// are made into a document as well, for what only that finds out.
func (h *handlers) preview(r *http.Request, page *printPage, o Order) error {
	ctx := r.Context()
	made, err := ordered(h.site, site.Language(r), o)
	if err != nil {
		return err
	}
	leaves := press.Leaves(made.Pages, made.options.Duplex)
	page.All, page.Summary = len(leaves), press.LeafCount(leaves, made.options.Duplex)
	first, err := site.WholeNumber("printing.of-leaf", site.Either(o.Form.Get(leafField), "1"), len(leaves))
	if err != nil {
		return Unprocessable(err)
	}
	if first == 1 {
		if page.Warnings, err = made.Write(ctx, io.Discard); err != nil {
			return err
		}
	}
	pages := press.NewSVGPages(made.options.Ink)
	next := first - 1
	for shown := 0; shown < mostPreview && next < len(leaves); next++ {
		leaf, err := drawLeaf(ctx, leaves[next], pages)
		if err != nil {
			return err
		}
		page.Leaves = append(page.Leaves, leaf)
		shown += len(leaf.Sides)
	}
	page.turn(first, next, len(leaves))
	if o.Own == nil {
		page.link(o.Form)
	}
	return nil
}

// leafField is the field of a form that says with which leaf its preview begins.
const leafField = "leaf"

// turn says which of so many leaves are shown, and where the others are.
func (p *printPage) turn(first, last, all int) {
	if first > 1 || last < all {
		p.Shown = speech.Say("printing.leaves-shown", "first", first, "last", last, "all", all)
	}
	if last < all {
		p.Next = last + 1
	}
}

// link gives addresses to the document and to the next leaves, of an order that an
// address can hold.
func (p *printPage) link(form url.Values) {
	form = maps.Clone(form)
	form.Del(leafField)
	p.PDF = p.Document + "?" + form.Encode()
	form.Set(leafField, strconv.Itoa(p.Next))
	p.More = "/print?" + form.Encode() + "#preview"
}

// drawLeaf draws what is printed on a leaf, as long as somebody waits for it.
func drawLeaf(ctx context.Context, leaf press.Leaf, pages *press.SVGPages) (shownLeaf, error) {
	drawn, sides := shownLeaf{Label: leaf.Front.Name}, []press.Page{*leaf.Front}
	if leaf.Back != nil {
		drawn.Label, sides = speech.Say("printing.both-sides", "name", leaf.Front.Name), append(sides, *leaf.Back)
	}
	for _, p := range sides {
		if ctx.Err() != nil {
			return shownLeaf{}, ctx.Err()
		}
		svg, err := pages.Page(p)
		if err != nil {
			return shownLeaf{}, err
		}
		drawn.Sides = append(drawn.Sides, template.HTML(svg)) // the canvas escapes all text
	}
	return drawn, nil
}

// mostAddress is how long the address is at the most that a form leads to, bytes.
const mostAddress = 16 << 10

// SeeOther leads from a form to the address that asks for the same.
func SeeOther(w http.ResponseWriter, r *http.Request, form url.Values) error {
	to := url.URL{Path: r.URL.Path, RawQuery: form.Encode()}
	if len(to.RawQuery) > mostAddress {
		return site.Refuse(http.StatusRequestURITooLong, "printing.long-address")
	}
	http.Redirect(w, r, to.String(), http.StatusSeeOther)
	return nil
}
