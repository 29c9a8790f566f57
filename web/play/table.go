package play

import (
	"net/http"

	"saddlebag/scoring"
	"saddlebag/web/live"
	"saddlebag/web/panels"
	"saddlebag/web/table"
)

// table shows the page of a table.
func (h *handlers) table(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Place(r)
	if err != nil {
		return err
	}
	return h.showTable(w, r, p, nil)
}

func (h *handlers) showTable(w http.ResponseWriter, r *http.Request, p live.Place, wrong *table.EntryError) error {
	now, err := h.upToDate(r.Context(), p)
	if err != nil {
		return err
	}
	views := now.state.views
	page := newTablePage(now, now.table.View.Seen)
	page.Revision, page.Sorry = h.cache.revision(now.stamp), wrong
	var common panels.SharedDefs
	for i, owner := range sheetOrder(now.table) {
		page.Sheets = append(page.Sheets, sheetView{
			ID: panels.SheetID(owner), Name: ownerName(now.table.View, owner), Mine: owner == p.Seat && owner != scoring.Table,
			First: i == 0, Panels: views.whole(owner, &common),
		})
	}
	page.Plates, page.Book = common.HTML(), now.title.SharedSheet
	for _, s := range now.title.Sheets {
		page.Papers = append(page.Papers, s.Name)
	}
	return h.site.Render(w, wrong.StatusCode(), "table", page)
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
