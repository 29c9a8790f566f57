package play

import (
	"fmt"
	"net/http"
	"slices"

	"github.com/gorilla/mux"

	"saddlebag/scoring"
	"saddlebag/web/live"
	"saddlebag/web/panels"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// table shows the page of a table.
func (h *handlers) table(w http.ResponseWriter, r *http.Request) error {
	p, led, err := h.tables.Visited(w, r)
	if led || err != nil {
		return err
	}
	if p.Gathers() {
		http.Redirect(w, r, "/t/"+p.Code+"/lobby", http.StatusSeeOther)
		return nil
	}
	return h.showTable(w, r, p, nil)
}

func (h *handlers) showTable(w http.ResponseWriter, r *http.Request, p live.Place, wrong *table.EntryError) error {
	now, err := h.upToDate(r.Context(), p, site.Language(r), follows{})
	if err != nil {
		return err
	}
	whole := r.FormValue("whole") != "" // for those without scripts
	if wrong != nil {
		page := h.tablePage(now, whole)
		page.Sorry = wrong
		return h.site.Render(w, r, wrong.StatusCode(), "table", page)
	}
	key := fmt.Sprint(p.Code, " ", p.Table.ID(), p.Role, p.Seat, whole)
	return h.site.RenderKept(w, r, "table", key, now.table.Presence.Version, func() any { return h.tablePage(now, whole) })
}

// tablePage is the page of a table, with the sheets that are looked at first or with
// all of them.
func (h *handlers) tablePage(now *livePage, whole bool) tablePage {
	p, views := now.table.Place, now.state.views
	page := newTablePage(now, now.table.View.Seen)
	order := sheetOrder(now.table)
	drawn := order // then those that are loaded once somebody looks at them
	if !whole {
		drawn = order[:1+slices.Index(order, scoring.Table)]
	}
	pictures, sums := views.pictures(drawn, p)
	page.Revision = h.cache.written(now.shows.over(sums))
	front := frontOf(now.table, views.layouts())
	for i, owner := range order {
		sheet := sheetView{
			ID: panels.SheetID(owner), Name: ownerName(now.table.View, owner), Mine: owner == p.Seat && owner != scoring.Table,
			Front: owner == front,
		}
		if i < len(pictures) {
			sheet.Panels = pictures[i]
		}
		page.Sheets = append(page.Sheets, sheet)
	}
	page.Book = now.title.SharedSheet
	if !page.Onlooker {
		page.Tips = viewTips(now.table.View.Info)
	}
	for _, s := range now.title.Sheets {
		page.Papers = append(page.Papers, site.Choice{Value: s.Name, Label: site.Capital(s.About)})
	}
	return page
}

// sheetOrder is the order of the sheets: one's own, the table's, the others'.
func sheetOrder(t *table.Snapshot) []int {
	var order []int
	if t.Place.Seat != scoring.Table {
		order = append(order, t.Place.Seat)
	}
	order = append(order, scoring.Table)
	for seat := range t.View.Names {
		if seat != t.Place.Seat {
			order = append(order, seat)
		}
	}
	return order
}

// frontOf is whose sheet shows what matters now: the table's, if the board is there and there's
// nothing to do on one's own.
func frontOf(t *table.Snapshot, on OnSheets) int {
	seat := t.Place.Seat
	own := func(p scoring.Prompt) bool { return p.Owner == seat && p.Cell != "" }
	if seat != scoring.Table && on[0].HasBoard() && !on[seat+1].HasBoard() && !slices.ContainsFunc(t.View.Prompts, own) {
		return scoring.Table
	}
	return seat
}

// sheet sends one sheet, for a page that has been loaded without it.
func (h *handlers) sheet(w http.ResponseWriter, r *http.Request) error {
	p, now, err := h.here(r)
	if err != nil {
		return err
	}
	for _, owner := range sheetOrder(now.table) {
		if panels.SheetID(owner) == mux.Vars(r)["sheet"] {
			return h.site.RenderPart(w, r, "table", "panels", now.state.views.whole(owner, p))
		}
	}
	return site.Refuse(http.StatusNotFound, "table.no-sheet")
}

// plates sends the static parts of all sheets. What the digest names never
// changes.
func (h *handlers) plates(w http.ResponseWriter, r *http.Request) error {
	_, now, err := h.here(r)
	if err != nil {
		return err
	}
	file := h.cache.plates(now.state, mux.Vars(r)["digest"])
	if file == nil {
		return site.Refuse(http.StatusNotFound, "table.drawn-anew")
	}
	w.Header().Set("Content-Type", "image/svg+xml")
	w.Header().Set("Cache-Control", "private, max-age=31536000, immutable")
	_, _ = w.Write(file) // fails only where nobody reads it
	return nil
}
