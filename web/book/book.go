package book

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/web/live/people"
	"saddlebag/web/play"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// bookPage is the whole ledger of a table, and what is written into it beside
// what is played.
type bookPage struct {
	site.Frame
	Code     string
	Table    speech.Text // what the table is called
	Host     bool
	Onlooker bool
	Seen     int
	Over     bool
	Sorry    *table.EntryError
	Form     url.Values // one of its forms, filled in

	Forgotten bool // to choose the entry after which something was forgotten

	Chapters []chapterLink // the latest first; none where there is but one
	Rounds   []roundView   // of the chapter that is open, the latest first
	Before   []bookLine    // what was done with the power over the table before any of this, the latest first
	Unfit    play.UnfitView

	Undo   *play.UndoView
	Redo   *play.UndoView
	Scores []play.TallyView
	Mine   []site.Choice // the players that one may correct and sign for
	All    []site.Choice // the players
	Fields []correctable
	Rights []play.SeatEntries // what the host can put right in the game
	Filled *play.OfferView    // of these the one that was refused, filled in
	Signed []string           // who has signed
	Sign   []site.Choice      // who can still sign here
	Back   string             // where a signature leads back to
	Unit   speech.Text        // of the score
}

// A correctable is an amount that can be corrected.
type correctable struct {
	Name        string
	Label, Unit speech.Text
}

func correctables(fields []scoring.Field) []correctable {
	return scoring.Each(len(fields), func(i int) correctable {
		return correctable{fields[i].Name, fields[i].Label, unitCalled(fields[i].Unit)}
	})
}

// unitCalled is what people call a unit, by itself.
func unitCalled(unit string) speech.Text {
	if unit == "points" || unit == "cards" {
		return speech.Text("book.unit-" + unit)
	}
	return speech.Words(unit)
}

// A chapterLink leads to a chapter.
type chapterLink struct {
	Number int
	Label  speech.Text
	Open   bool
}

// A roundView is a round of the game, with its entries, the latest first.
type roundView struct {
	ID    string // of the heading
	Title speech.Text
	Day   speech.Text // on which it began
	Lines []bookLine
	First int // number of the first entry of the game, where this is the round of that
}

// book shows the ledger.
func (h *handlers) book(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Place(r)
	if err != nil {
		return err
	}
	t, err := table.Look(r.Context(), p)
	if err != nil {
		return table.PageError(err)
	}
	wrong, query := table.Returned(w, r), r.URL.Query()
	page := bookPage{
		Frame: site.Frame{Title: "lobby.book", Icon: "share", Game: t.View.Info.ID}, Code: p.Code,
		Table: t.Title(), Host: p.Role == people.Host, Onlooker: p.Role == people.Onlooker,
		Seen: t.View.Seen, Over: t.View.Outcome.Over, Sorry: wrong, Form: query,
		Undo: play.ViewUndo(t), Redo: play.ViewRedo(t), Scores: play.ViewTally(t), Fields: correctables(t.View.Info.Fields), Unit: unitCalled(t.View.Info.Unit),
	}
	page.fillPlayers(t)
	moments, err := p.Moments(r.Context())
	if err != nil {
		return table.PageError(err)
	}
	journal, err := p.Journal(r.Context())
	if err != nil {
		return table.PageError(err)
	}
	page.open(t, chapters(site.Language(r), inOrder(t.View.Moves()), moments), deedLines(journal), query)
	page.Unfit = play.ViewUnfit(t)
	page.fillRights(t)
	return h.site.Render(w, r, wrong.StatusCode(), "book", page)
}

// fillPlayers fills in whom one may write for.
func (b *bookPage) fillPlayers(t *table.Snapshot) {
	chosen := site.Either(b.Form.Get("seat"), table.SeatValue(t.Place.Seat))
	for seat, name := range t.View.Names {
		c := site.Choice{Value: table.SeatValue(seat), Label: speech.Words(name), Chosen: table.SeatValue(seat) == chosen}
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

// fillRights fills in what the host can put right in the game, beside amounts: what the
// record has missed at a table with real things on it.
func (b *bookPage) fillRights(t *table.Snapshot) {
	game, ok := t.View.State.(scoring.Overruler)
	if !ok || !b.Host || b.Over || t.View.Damage != nil {
		return
	}
	now, view := *t, *t.View
	view.Prompts = game.Overrulings()
	now.View = &view
	forms := play.ViewEntries(&now, nil, b.Seen)
	forms.SendTo("/t/" + b.Code + "/book")
	if event, err := ledger.ParseEvent(b.Form.Get("event")); err == nil && b.Form.Get("do") == "" {
		b.Filled = forms.FillIn(event)
	}
	b.Rights = slices.DeleteFunc(forms.Seats, func(s play.SeatEntries) bool { return len(s.Verbs) == 0 })
}

// open fills in the chapter of a book that a query asks for.
func (b *bookPage) open(t *table.Snapshot, book []chapter, deeds map[int][]bookLine, query url.Values) {
	open := opened(book, query)
	b.Forgotten = query.Has("forgotten") && !b.Onlooker
	for i, c := range slices.Backward(book) {
		if len(book) > 1 {
			b.Chapters = append(b.Chapters, chapterLink{i + 1, c.called(), i == open})
		}
	}
	scored := play.ViewScored(t)
	for _, r := range slices.Backward(book[open].rounds) {
		v := roundView{ID: "round-" + strconv.Itoa(r.number), Title: r.called(), Day: scoring.DayOfMonth(r.entries[0].Time)}
		for _, m := range slices.Backward(r.entries) {
			if !m.inserted {
				v.Lines = append(v.Lines, deeds[m.Number]...)
			}
			line := viewLine(t, m)
			if m.inserted || m.Before == 0 {
				line.Scored = scored[m.Number]
			}
			v.Lines = append(v.Lines, line)
		}
		b.Rounds = append(b.Rounds, v)
	}
	if open > 0 {
		return
	}
	b.Before = deeds[0]
	if last := len(b.Rounds) - 1; last >= 0 {
		b.Rounds[last].First = book[0].rounds[0].entries[0].Number
	}
}
