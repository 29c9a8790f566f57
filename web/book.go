package web

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
)

// bookPage is the whole ledger of a table, and what is written into it beside
// what is played.
type bookPage struct {
	frame
	Code     string
	Table    string // what the table is called
	Host     bool
	Onlooker bool
	Seen     int
	Over     bool
	Sorry    *sorry
	Form     url.Values // as it was sent, where something was wrong

	Lines   []bookLine // the latest first
	Later   int        // the page of what came later; 0 for none
	Earlier int
	Whole   bool // these lines are all

	Undo   *undoView
	Redo   string // the event; empty where nothing can be redone
	Scores []tallyView
	Mine   []choice // the players that one may correct and sign for
	All    []choice // the players
	Fields []scoring.Field
	Signed []string // who has signed
	Sign   []choice // who can still sign here
	Back   string   // where a signature leads back to
	Unit   string
}

// A bookLine is an entry of the ledger.
type bookLine struct {
	Number int
	Text   string
	By     string // who entered it
	When   string
	Struck bool // it was taken back
	Before bool // something forgotten can be entered before it
}

// pageOfBook is how many entries one page of the book shows.
const pageOfBook = 200

// book shows the ledger.
func (a *app) book(w http.ResponseWriter, r *http.Request) error {
	p, err := a.place(r)
	if err != nil {
		return err
	}
	return a.showBook(w, r, p, http.StatusOK, nil)
}

func (a *app) showBook(w http.ResponseWriter, r *http.Request, p live.Place, status int, s *sorry) error {
	t, err := lookAt(r.Context(), p)
	if err != nil {
		return told(err)
	}
	page := bookPage{
		frame: frame{Title: "The book", Icon: "share", Game: t.view.Info.ID}, Code: p.Code,
		Table: either(t.view.Header.Title, t.view.Info.Title), Host: p.Role == live.Host, Onlooker: p.Role == live.Onlooker,
		Seen: t.view.Seen, Over: t.view.Outcome.Over, Sorry: s, Form: r.PostForm,
		Undo: viewUndo(t), Redo: redoEvent(t), Scores: viewTally(t), Fields: t.view.Info.Fields, Unit: t.view.Info.Unit,
	}
	page.fillPlayers(t)
	page.turnTo(t, r.URL.Query().Get("from"))
	w.Header().Set("Cache-Control", "no-store")
	return a.render(w, status, "book", page)
}

// fillPlayers fills in whom one may write for.
func (b *bookPage) fillPlayers(t *atTable) {
	chosen := either(b.Form.Get("seat"), seatValue(t.place.Seat))
	for seat, name := range t.view.Names {
		c := choice{seatValue(seat), name, seatValue(seat) == chosen}
		b.All = append(b.All, c)
		mine := b.Host || seat == t.place.Seat
		if mine {
			b.Mine = append(b.Mine, c)
		}
		switch {
		case t.view.Signed[seat]:
			b.Signed = append(b.Signed, name)
		case mine:
			b.Sign = append(b.Sign, c)
		}
	}
}

// turnTo fills in the entries that end before a number, or the latest.
func (b *bookPage) turnTo(t *atTable, from string) {
	last := len(t.view.Moves)
	if n, err := strconv.Atoi(from); err == nil && n > 0 && n < last {
		last = n
	}
	first := max(1, last-pageOfBook+1)
	for _, m := range slices.Backward(t.view.Moves[first-1 : last]) {
		b.Lines = append(b.Lines, bookLine{
			Number: m.Number, Text: m.Text(), By: m.By, When: m.Time.Format("2 Jan, 15:04"), Struck: !m.Stands,
			Before: m.Stands && !m.Free() && t.place.Role != live.Onlooker,
		})
	}
	if last < len(t.view.Moves) {
		b.Later = min(last+pageOfBook, len(t.view.Moves))
	}
	if first > 1 {
		b.Earlier = first - 1
	}
	b.Whole = b.Later == 0 && b.Earlier == 0
}

// redoEvent is the event that brings back what was undone last: where nothing
// was played since, and it is for this place to bring back.
func redoEvent(t *atTable) string {
	undone := 0
	for _, m := range slices.Backward(t.view.Moves) {
		switch {
		case m.Entry.Verb == "redo":
			undone--
		case m.Entry.Verb == "undo" && undone < 0:
			undone++ // that one was redone
		case m.Entry.Verb == "undo":
			if t.place.Role == live.Host || t.place.Role == live.Player && m.By == t.view.Names[t.place.Seat] {
				return ledger.Quote(m.Entry.Actor) + " redo"
			}
			return ""
		case !m.Free():
			return ""
		}
	}
	return ""
}
