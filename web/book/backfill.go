package book

import (
	"errors"
	"net/http"
	"strconv"
	"strings"

	"github.com/gorilla/mux"

	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
	"saddlebag/web/play"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// backfillPage is where something forgotten is entered for an earlier moment:
// first what could have been entered then, and then what it would change.
type backfillPage struct {
	site.Frame
	Code   string
	Number int    // of the entry that it comes before
	Text   string // of that entry
	Label  string // where the game was
	Turn   []string
	Shows  []play.DieView
	Tally  []play.TallyView
	Offers []play.SeatEntries
	Line   string // as it was typed
	Seen   int
	Sorry  *table.EntryError
	Plan   *planView
}

// A planView is what entering something forgotten would change.
type planView struct {
	Event   string // what goes in
	Dropped []droppedView
	Scores  []changedScore
	Host    bool // only the host can do it
}

// A droppedView is an entry that no longer fits, and why.
type droppedView struct {
	Number                 int
	Text, Sentence, Clause string
}

// A changedScore is a player's score as it is, and as it would be.
type changedScore struct{ Name, Now, Then string }

// An earlier moment of a table: right before one of its entries.
type earlier struct {
	at    *table.Snapshot // now
	entry live.Move
}

// insert is the amendment that puts an event in there.
func (e earlier) insert(event string) string {
	return ledger.Entry{Actor: ledger.Table, Verb: ledger.VerbInsert, Args: []string{strconv.Itoa(e.entry.Number), event}}.String()
}

// earlier finds the moment that an address names.
func (h *handlers) earlier(r *http.Request) (earlier, error) {
	p, err := h.tables.Place(r)
	if err != nil {
		return earlier{}, err
	}
	if p.Role == live.Onlooker {
		return earlier{}, site.Errorf(http.StatusForbidden, "Onlookers only look. Ask the host for a seat to enter something.")
	}
	number, err := site.NumberOf(mux.Vars(r)["number"], "entry")
	if err != nil {
		return earlier{}, err
	}
	// The game is played again up to there, and after it once more.
	if err := h.site.Limiters.Insert.Check(p.Code); err != nil {
		return earlier{}, err
	}
	t, err := table.Look(r.Context(), p)
	if err != nil {
		return earlier{}, table.PageError(err)
	}
	if number < 1 || number > len(t.View.Moves) {
		return earlier{}, site.Errorf(http.StatusNotFound, "There is no entry %d in the book. Nothing can be entered before it.", number)
	}
	return earlier{t, t.View.Moves[number-1]}, nil
}

// backfill shows an earlier moment, and what could have been entered then.
func (h *handlers) backfill(w http.ResponseWriter, r *http.Request) error {
	e, err := h.earlier(r)
	if err != nil {
		return err
	}
	return h.showBackfill(w, r, e, "", nil)
}

func (h *handlers) showBackfill(w http.ResponseWriter, r *http.Request, e earlier, line string, wrong *table.EntryError) error {
	page, err := h.backfillPage(r, e)
	if err != nil {
		return err
	}
	page.Line, page.Sorry = line, wrong
	return h.site.Render(w, wrong.StatusCode(), "before", page)
}

// backfillPage fills in the game as it stood.
func (h *handlers) backfillPage(r *http.Request, e earlier) (backfillPage, error) {
	p := e.at.Place
	v, err := p.Past(r.Context(), e.entry.Number)
	if err != nil {
		return backfillPage{}, table.PageError(err)
	}
	then := &table.Snapshot{Place: p, View: v, Presence: live.Presence{
		Here: make([]bool, len(v.Names)), Done: make([]bool, len(v.Names)),
		Dice: live.Physical, // what was thrown then is known, and typed in
	}}
	page := backfillPage{
		Frame: site.Frame{Title: "Something is missing", Icon: "lantern", Game: v.Info.ID}, Code: p.Code,
		Number: e.entry.Number, Text: e.entry.Text(), Label: v.Moment.Label, Shows: play.ViewActionBar(then, play.EntriesView{}).Shows,
		Tally: play.ViewTally(then), Offers: play.ViewEntries(then, play.NoElement, 0).Seats, Seen: e.at.View.Seen,
	}
	for _, seat := range v.Moment.Turn {
		page.Turn = append(page.Turn, v.Names[seat])
	}
	return page, nil
}

// proposeBackfill shows what entering something forgotten would change.
func (h *handlers) proposeBackfill(w http.ResponseWriter, r *http.Request) error {
	e, err := h.earlier(r)
	if err != nil {
		return err
	}
	form, err := site.SentForm(r)
	if err != nil {
		return err
	}
	if strings.TrimSpace(form.Get("event")) == "" && form.Get("verb") == "" {
		return h.notThen(w, r, e, "", site.Errorf(http.StatusUnprocessableEntity, "Write what was forgotten, or choose it from what could have been entered."))
	}
	return h.showPlan(w, r, e, play.Composed(form), nil)
}

// showPlan shows what an event would change, or why it does not fit.
func (h *handlers) showPlan(w http.ResponseWriter, r *http.Request, e earlier, event string, wrong *table.EntryError) error {
	in, err := e.at.Place.Propose(r.Context(), e.insert(event))
	if err != nil {
		return h.notThen(w, r, e, event, err)
	}
	page, err := h.backfillPage(r, e)
	if err != nil {
		return err
	}
	page.Sorry, page.Seen, page.Plan = wrong, in.Seen, viewPlan(e, in)
	return h.site.Render(w, wrong.StatusCode(), "before", page)
}

func viewPlan(e earlier, in *live.Proposal) *planView {
	plan := &planView{Event: in.Is.String(), Host: in.Barred != nil}
	for _, d := range in.Struck {
		text := "entry " + strconv.Itoa(d.Number)
		if d.Entry.Verb != "" {
			text = d.Entry.String()
		}
		plan.Dropped = append(plan.Dropped, droppedView{d.Number, text, d.Breaks.Message, d.Breaks.Clause})
	}
	amount := e.at.View.Info.Amount
	for seat, name := range e.at.View.Names {
		plan.Scores = append(plan.Scores, changedScore{name, amount(in.Before[seat].Total()), amount(in.After[seat].Total())})
	}
	return plan
}

// notThen says why an event does not fit into an earlier moment.
func (h *handlers) notThen(w http.ResponseWriter, r *http.Request, e earlier, event string, err error) error {
	wrong, err := table.EntryErrorOf(err, event)
	if err != nil {
		return err
	}
	return h.showBackfill(w, r, e, event, wrong)
}

// enterBackfill enters something forgotten, as it was proposed. Where the game has
// moved on since, what it would change now is shown first.
func (h *handlers) enterBackfill(w http.ResponseWriter, r *http.Request) error {
	e, err := h.earlier(r)
	if err != nil {
		return err
	}
	form, err := site.SentForm(r)
	if err != nil {
		return err
	}
	event := form.Get("event")
	seen, err := site.NumberOf(form.Get("seen"), "entry")
	if err != nil {
		return err
	}
	_, err = h.tables.Enter(r.Context(), e.at.Place, live.Request{Seen: seen, Event: e.insert(event)})
	if errors.Is(err, live.ErrMoved) {
		return h.showPlan(w, r, e, event, &table.EntryError{
			Status:   http.StatusConflict,
			Sentence: "Somebody has entered something meanwhile, and nothing was changed. Look at what it would mean now.",
		})
	}
	if err != nil {
		return h.notThen(w, r, e, event, err)
	}
	http.Redirect(w, r, "/t/"+e.at.Place.Code+"/book", http.StatusSeeOther)
	return nil
}
