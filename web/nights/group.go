package nights

import (
	"net/http"
	"slices"
	"strconv"

	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/club"
	"saddlebag/web/site"
)

// groupPage is what a group's games come to, and all of them.
type groupPage struct {
	site.Frame
	Link   string
	Told   *told
	Plays  int
	People bool // there are some
	Charts []chartView
	Nights []nightView
	Pages  pagesView
	Deeds  []deedView
}

// A pagesView leads to the other pages of a list.
type pagesView struct {
	Number, Of   int
	Newer, Older string // queries; empty where there is none
}

// A deedView is what can be taken back.
type deedView struct {
	Number int
	Says   speech.Text
	Undo   speech.Text // on the button
}

// mostDeeds is how many of the last deeds can be taken back on the page.
const mostDeeds = 20

// frame is that of a page of a group, which no browser keeps.
func frame(w http.ResponseWriter, title speech.Text) site.Frame {
	w.Header().Set("Cache-Control", "no-store")
	return site.Frame{Title: title, Here: "/nights"}
}

// group shows what a group's games come to, and its nights.
func (h *handlers) group(w http.ResponseWriter, r *http.Request) error {
	if _, err := At(h.tables, r); err != nil {
		return err
	}
	number := 1
	if text := r.URL.Query().Get("page"); text != "" {
		var err error
		if number, err = site.NumberOf(text, "groups.page-number"); err != nil {
			return err
		}
	}
	link, page := LinkOf(r), groupPage{Told: returned(w, r)}
	books, err := h.books(w, r)
	if err != nil {
		return err
	}
	var told club.Club
	view, err := h.tables.Live.LookAtGroup(r.Context(), link, func(shelf *nights.Shelf) {
		v := viewer{h, shelf, site.Language(r)}
		if page.Charts = h.gallery.of(shelf.Stats(), v.language); page.Charts == nil {
			told = v.club()
		}
		cut, pages := cutAt(shelf.Stats().Nights, number)
		page.Pages = pagesView{Number: cut.number, Of: pages}
		page.Nights = v.nights(cut, books)
		undoable := shelf.Undoable()
		for _, u := range slices.Backward(undoable[max(0, len(undoable)-mostDeeds):]) {
			page.Deeds = append(page.Deeds, v.deed(u))
		}
	})
	if err != nil {
		return Refused(err)
	}
	if page.Charts == nil {
		page.Charts = charts(told)
		h.gallery.hang(hungCharts{view.Stats, told.Language, page.Charts})
	}
	page.Frame, page.Link, page.Plays, page.People = frame(w, speech.Words(view.Name)), link, view.Stats.Plays, len(view.People) > 0
	if n := page.Pages.Number; n > 1 {
		page.Pages.Newer = "?page=" + strconv.Itoa(n-1)
	}
	if n := page.Pages.Number; n < page.Pages.Of {
		page.Pages.Older = "?page=" + strconv.Itoa(n+1)
	}
	h.know(w, r, link)
	return h.site.Render(w, r, page.Told.statusCode(), "group", page)
}

// books are the ledgers that the phone can read, by their tables' ids: of those where it has a
// seat.
func (h *handlers) books(w http.ResponseWriter, r *http.Request) (map[string]string, error) {
	keys := h.site.Keys(w, r)
	if len(keys) == 0 {
		return nil, nil
	}
	kept, err := h.tables.Live.Of(r.Context(), keys)
	books := map[string]string{}
	for _, k := range kept {
		books[k.Place.Table.ID()] = "/t/" + k.Place.Code + "/book"
	}
	return books, err
}
