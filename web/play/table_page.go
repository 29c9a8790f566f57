package play

import (
	"html/template"

	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/web/live/people"
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
	Sender   string            // how the log names who enters from here
	Seen     int               // number of the last entry
	Revision string            // of what the page shows
	Sorry    *table.EntryError // why something was not entered
	Passes   bool              // the phone is passed round
	Damage   speech.Text       // why the table is set aside; empty where it is not

	alikeView
	Scores  template.HTML // the tally, where it has been rendered
	Turn    turnView
	Ahead   hintsView
	Dock    actionBarView
	Entries EntriesView
	Undo    *UndoView // of what others have entered
	Redo    *UndoView
	Short   string              // the short code
	Asks    []table.RequestView // who asks to be let in
	Deeds   table.DeedsView
	End     *table.Finale
	Sheets  []sheetView
	Papers  []site.Choice // the sheets as documents, by name
	Book    string        // the one that is kept for all, if there is one
	Tips    []tipView     // for those who play

	Paper []template.HTML // its pages, in place of the sheets, where they are looked at
}

// A sheetView is one sheet on the page, with all its panels; without those that
// are loaded once somebody looks at them.
type sheetView struct {
	ID     string
	Name   speech.Text // of the owner
	Mine   bool
	Front  bool // it's looked at first, where one's own seat has nothing to do
	Panels template.HTML
}

// An alikeView is what the pages of all show alike who may read the same.
type alikeView struct {
	Tally  []TallyView
	Last   lastView
	Moves  movesView
	Unfit  UnfitView
	Podium template.HTML // empty while the game runs

	// Of what fragments show of this, by their names, and of each of the moves; nil where they
	// are not rendered apart.
	digests map[string]digest
	lines   []digest
}

// viewAlike fills in what all show alike, but for which of the scores is one's own.
func viewAlike(t *table.Snapshot, title sheets.Title, l *speech.Language) alikeView {
	return alikeView{Tally: ViewTally(t), Last: viewLast(t), Moves: viewMoves(t), Unfit: ViewUnfit(t), Podium: t.PodiumOnPage(title, l)}
}

// spellOut takes the digests.
func (v *alikeView) spellOut() {
	for _, move := range v.Moves.Moves {
		v.lines = append(v.lines, digestOf(move))
	}
	moves := struct {
		Lines []digest
		More  bool
	}{v.lines, v.Moves.More}
	v.digests = map[string]digest{"tally": digestOf(v.Tally), "last": digestOf(v.Last), "unfit": digestOf(v.Unfit), "moves": digestOf(moves)}
}

// newTablePage fills in what the page of a table shows, but for the sheets.
// Seen is the number of the last entry that its forms know.
func newTablePage(now *livePage, seen int) tablePage {
	return newOwnPage(now, viewAlike(now.table, now.title, now.language), ViewEntries(now.table, now.state.views.layouts(), seen), seen)
}

// newOwnPage is newTablePage with what all show alike, and with what can be entered.
func newOwnPage(now *livePage, alike alikeView, entries EntriesView, seen int) tablePage {
	t := now.table
	page := tablePage{
		Frame: site.Frame{Title: t.Title(), Game: t.View.Info.ID},
		Code:  t.Place.Code, Host: t.Place.Role == people.Host, Onlooker: t.Place.Role == people.Onlooker,
		Me: t.Place.Seat, Sender: enteredAs(t), Seen: seen, alikeView: alike,
	}
	if t.View.Damage != nil {
		page.Damage = site.DamageSentence(t.View.Damage)
	}
	page.Entries = entries
	page.End = t.Finale(now.title, alike.Podium)
	page.Turn = viewTurn(t, page.End)
	for i := range page.Entries.Seats {
		if seat := &page.Entries.Seats[i]; seat.Mine && len(seat.Verbs) == 0 {
			seat.Idle = page.Turn.Label
		}
	}
	page.Dock = ViewActionBar(t, page.Entries)
	if page.Passes = now.alone && t.OthersPlay(); page.Passes {
		page.Dock.passTo(t)
	}
	_, page.Undo = viewUndos(t)
	page.Redo = ViewRedo(t)
	page.Ahead = viewHints(t, now.state.views.layouts())
	page.Short, page.Asks, page.Deeds = t.Presence.Short, table.ViewRequests(t), table.ViewDeeds(t)
	return page
}
