package web

import (
	"errors"
	"html/template"
	"net/http"

	"github.com/gorilla/mux"

	"saddlebag/scoring"
	"saddlebag/web/live"
)

// tablePage is the page of a table, as one place sees it.
type tablePage struct {
	frame
	Code     string
	Host     bool
	Onlooker bool
	Me       int    // the seat that plays here; -1 for none
	Seen     int    // number of the last entry
	Revision string // of what the page shows
	Sorry    *sorry // why something was not entered

	Turn    turnView
	Tally   []tallyView
	Ahead   prospectsView
	Dock    dockView
	Entries entriesView
	Moves   movesView
	Hosting *hostView
	End     *endView
	Sheets  []sheetView
	Plates  template.HTML // what the sheets have in common
	Papers  []string      // names of the sheets as documents
	Book    string        // the one that is kept for all, if there is one

	Paper []template.HTML // its pages, in place of the sheets, where they are looked at
}

// A sorry says why something was not entered.
type sorry struct {
	Sentence string
	Clause   string // with a violation
	Instead  string
	Event    string // that was tried
}

// A sheetView is one sheet on the page, with all its panels.
type sheetView struct {
	ID     string
	Name   string // of the owner
	Mine   bool
	First  bool
	Panels template.HTML
}

// place finds the place that the address of a request stands for.
func (a *app) place(r *http.Request) (live.Place, error) {
	p, err := a.Tables.At(mux.Vars(r)["code"])
	if errors.Is(err, live.ErrUnknown) {
		return p, errNoSeat
	}
	return p, err
}

// errNoSeat is said to a code that leads nowhere.
var errNoSeat = refuse(http.StatusNotFound, "This link leads to no seat any more: the seat was handed on, or the table is gone. Ask the host for a new link.")

// table shows the page of a table.
func (a *app) table(w http.ResponseWriter, r *http.Request) error {
	p, err := a.place(r)
	if err != nil {
		return err
	}
	return a.showTable(w, r, p, http.StatusOK, nil)
}

func (a *app) showTable(w http.ResponseWriter, r *http.Request, p live.Place, status int, s *sorry) error {
	t, err := a.at(r.Context(), p)
	if err != nil {
		return err
	}
	page := a.tablePage(t, t.view.Seen)
	page.Revision, page.Sorry = a.mirrors.revision(t.now), s
	var common plates
	for i, owner := range sheetOrder(t) {
		page.Sheets = append(page.Sheets, sheetView{
			ID: sheetID(owner), Name: ownerName(t.view, owner), Mine: owner == p.Seat && owner != scoring.Table,
			First: i == 0, Panels: t.whole(owner, &common),
		})
	}
	page.Plates, page.Book = common.html(), t.title.Book
	for _, s := range t.title.Sheets {
		page.Papers = append(page.Papers, s.Name)
	}
	w.Header().Set("Cache-Control", "no-store")
	return a.render(w, status, "table", page)
}

// sheetOrder is the order of the sheets: one's own, the table's, the others'.
func sheetOrder(t *atTable) []int {
	var order []int
	if t.place.Seat != scoring.Table {
		order = append(order, t.place.Seat)
	}
	order = append(order, scoring.Table)
	for seat := range t.view.Names {
		if seat != t.place.Seat {
			order = append(order, seat)
		}
	}
	return order
}

// ownerName is the name of whose sheet it is.
func ownerName(v *live.View, owner int) string {
	if owner == scoring.Table {
		return "Table"
	}
	return v.Names[owner]
}

// tablePage fills in what the page of a table shows, but for the sheets.
// Seen is the number of the last entry that its forms know.
func (a *app) tablePage(t *atTable, seen int) tablePage {
	page := tablePage{
		frame: frame{Title: either(t.view.Header.Title, t.view.Info.Title), Game: t.view.Info.ID},
		Code:  t.place.Code, Host: t.place.Role == live.Host, Onlooker: t.place.Role == live.Onlooker,
		Me: t.place.Seat, Seen: seen,
	}
	page.Moves = viewMoves(t)
	page.Entries = viewEntries(t, seen)
	page.Turn = viewTurn(t)
	page.Turn.Last = page.Moves.Last
	page.Dock = viewDock(t, page.Entries)
	page.Tally = viewTally(t)
	page.Ahead = viewProspects(t)
	page.Hosting = viewHost(t)
	page.End = viewEnd(t)
	return page
}
