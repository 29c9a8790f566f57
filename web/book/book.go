package book

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/web/live"
	"saddlebag/web/play"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// bookPage is the whole ledger of a table, and what is written into it beside
// what is played.
type bookPage struct {
	site.Frame
	Code     string
	Table    string // what the table is called
	Host     bool
	Onlooker bool
	Seen     int
	Over     bool
	Sorry    *table.EntryError
	Form     url.Values // as it was sent, where something was wrong

	Lines   []bookLine // the latest first
	Later   int        // the page of what came later; 0 for none
	Earlier int
	Whole   bool // these lines are all
	Unfit   play.UnfitView

	Undo   *play.UndoView
	Redo   *play.UndoView
	Scores []play.TallyView
	Mine   []site.Choice // the players that one may correct and sign for
	All    []site.Choice // the players
	Fields []scoring.Field
	Signed []string      // who has signed
	Sign   []site.Choice // who can still sign here
	Back   string        // where a signature leads back to
	Unit   string
}

// pageOfBook is how many entries one page of the book shows.
const pageOfBook = 200

// book shows the ledger.
func (h *handlers) book(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Place(r)
	if err != nil {
		return err
	}
	return h.showBook(w, r, p, nil)
}

func (h *handlers) showBook(w http.ResponseWriter, r *http.Request, p live.Place, wrong *table.EntryError) error {
	t, err := table.Look(r.Context(), p)
	if err != nil {
		return table.PageError(err)
	}
	page := bookPage{
		Frame: site.Frame{Title: "The book", Icon: "share", Game: t.View.Info.ID}, Code: p.Code,
		Table: site.Either(t.View.Header.Title, t.View.Info.Title), Host: p.Role == live.Host, Onlooker: p.Role == live.Onlooker,
		Seen: t.View.Seen, Over: t.View.Outcome.Over, Sorry: wrong, Form: r.PostForm,
		Undo: play.ViewUndo(t), Redo: play.ViewRedo(t), Scores: play.ViewTally(t), Fields: t.View.Info.Fields, Unit: t.View.Info.Unit,
	}
	page.fillPlayers(t)
	page.turnTo(t, r.URL.Query())
	page.Unfit = play.ViewUnfit(t)
	return h.site.Render(w, wrong.StatusCode(), "book", page)
}

// fillPlayers fills in whom one may write for.
func (b *bookPage) fillPlayers(t *table.Snapshot) {
	chosen := site.Either(b.Form.Get("seat"), table.SeatValue(t.Place.Seat))
	for seat, name := range t.View.Names {
		c := site.Choice{Value: table.SeatValue(seat), Label: name, Chosen: table.SeatValue(seat) == chosen}
		b.All = append(b.All, c)
		mine := b.Host || seat == t.Place.Seat
		if mine {
			b.Mine = append(b.Mine, c)
		}
		switch {
		case t.View.Signed[seat]:
			b.Signed = append(b.Signed, name)
		case mine:
			b.Sign = append(b.Sign, c)
		}
	}
}

// turnTo fills in the entries of the page that a query asks for: from, where they
// end, or at, the number of one of them; or the latest.
func (b *bookPage) turnTo(t *table.Snapshot, query url.Values) {
	all := inOrder(t.View.Moves)
	last := len(all)
	if n, err := strconv.Atoi(query.Get("from")); err == nil && n > 0 && n < last {
		last = n
	}
	if n, err := strconv.Atoi(query.Get("at")); err == nil {
		at := slices.IndexFunc(all, func(m recorded) bool { return m.Number == n }) // where it was put in comes first
		for at >= 0 && last-pageOfBook > at {
			last -= pageOfBook
		}
	}
	first := max(1, last-pageOfBook+1)
	for _, m := range slices.Backward(all[first-1 : last]) {
		b.Lines = append(b.Lines, viewLine(t, m))
	}
	if last < len(all) {
		b.Later = min(last+pageOfBook, len(all))
	}
	if first > 1 {
		b.Earlier = first - 1
	}
	b.Whole = b.Later == 0 && b.Earlier == 0
}
