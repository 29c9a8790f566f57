package play

import (
	"html/template"

	"saddlebag/web/live"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// tablePage is the page of a table, as one place sees it.
type tablePage struct {
	site.Frame
	Code     string
	Host     bool
	Onlooker bool
	Me       int               // the seat that plays here; -1 for none
	Seen     int               // number of the last entry
	Revision string            // of what the page shows
	Sorry    *table.EntryError // why something was not entered
	Damage   string            // why the table is set aside; empty where it is not

	Turn    turnView
	Tally   []TallyView
	Ahead   hintsView
	Dock    actionBarView
	Entries EntriesView
	Last    lastView
	Moves   movesView
	Redo    *UndoView
	Short   string              // the short code
	Asks    []table.RequestView // who asks to be let in
	End     *table.Finale
	Unfit   UnfitView
	Sheets  []sheetView
	Papers  []site.Choice // the sheets as documents, by name
	Book    string        // the one that is kept for all, if there is one

	Paper []template.HTML // its pages, in place of the sheets, where they are looked at
}

// A sheetView is one sheet on the page, with all its panels; without those that
// are loaded once somebody looks at them.
type sheetView struct {
	ID     string
	Name   string // of the owner
	Mine   bool
	First  bool
	Panels template.HTML
}

// newTablePage fills in what the page of a table shows, but for the sheets.
// Seen is the number of the last entry that its forms know.
func newTablePage(now *livePage, seen int) tablePage {
	t, element := now.table, now.state.views.elementOf
	page := tablePage{
		Frame: site.Frame{Title: site.Either(t.View.Header.Title, t.View.Info.Title), Game: t.View.Info.ID},
		Code:  t.Place.Code, Host: t.Place.Role == live.Host, Onlooker: t.Place.Role == live.Onlooker,
		Me: t.Place.Seat, Seen: seen,
	}
	if t.View.Damage != nil {
		page.Damage = site.DamageSentence(t.View.Damage)
	}
	page.Last, page.Moves = viewLast(t), viewMoves(t)
	page.Entries = ViewEntries(t, element, seen)
	page.End = t.Finale(now.title)
	page.Turn = viewTurn(t, page.End)
	for i := range page.Entries.Seats {
		if seat := &page.Entries.Seats[i]; seat.Mine {
			seat.Idle = page.Turn.Label
		}
	}
	page.Dock = ViewActionBar(t, page.Entries)
	page.Redo = ViewRedo(t)
	page.Tally = ViewTally(t)
	page.Ahead = viewHints(t, element)
	page.Short, page.Asks = t.Presence.Short, table.ViewRequests(t)
	page.Unfit = ViewUnfit(t)
	return page
}
