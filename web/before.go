package web

import (
	"errors"
	"net/http"
	"strings"

	"github.com/gorilla/mux"

	"saddlebag/web/live"
)

// beforePage is where something forgotten is entered for an earlier moment:
// first what could have been entered then, and then what it would change.
type beforePage struct {
	frame
	Code   string
	Number int    // of the entry that it comes before
	Text   string // of that entry
	Label  string // where the game was
	Turn   []string
	Shows  []dieView
	Tally  []tallyView
	Offers []seatEntries
	Line   string // as it was typed
	Seen   int
	Sorry  *sorry
	Plan   *planView
}

// A planView is what entering something forgotten would change.
type planView struct {
	Event   string
	Again   []string // applied again, unchanged
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

// An earlier moment of a table: the entry that stands after it, and the number
// of the event before it.
type earlier struct {
	at    *atTable // now
	entry live.Move
	after int
}

// earlier finds the moment that an address names.
func (a *app) earlier(r *http.Request) (earlier, error) {
	p, err := a.place(r)
	if err != nil {
		return earlier{}, err
	}
	if p.Role == live.Onlooker {
		return earlier{}, refuse(http.StatusForbidden, "Onlookers only look. Ask the host for a seat to enter something.")
	}
	number, err := numberOf(mux.Vars(r)["number"], "entry")
	if err != nil {
		return earlier{}, err
	}
	t, err := lookAt(r.Context(), p)
	if err != nil {
		return earlier{}, told(err)
	}
	e := earlier{at: t}
	for _, m := range t.view.Moves {
		if !m.Stands || m.Free() {
			continue
		}
		if m.Number == number {
			e.entry = m
			return e, nil
		}
		e.after = m.Number
	}
	return earlier{}, refuse(http.StatusNotFound, "Entry %d does not stand in the book any more. Nothing can be entered before it.", number)
}

// before shows an earlier moment, and what could have been entered then.
func (a *app) before(w http.ResponseWriter, r *http.Request) error {
	e, err := a.earlier(r)
	if err != nil {
		return err
	}
	return a.showBefore(w, r, e, http.StatusOK, "", nil)
}

func (a *app) showBefore(w http.ResponseWriter, r *http.Request, e earlier, status int, line string, s *sorry) error {
	page, err := a.beforePage(r, e)
	if err != nil {
		return err
	}
	page.Line, page.Sorry = line, s
	return a.render(w, status, "before", page)
}

// beforePage fills in the game as it stood.
func (a *app) beforePage(r *http.Request, e earlier) (beforePage, error) {
	p := e.at.place
	v, err := p.Past(r.Context(), e.after)
	if err != nil {
		return beforePage{}, told(err)
	}
	then := *e.at
	then.view, then.company = v, live.Company{
		Here: make([]bool, len(v.Names)), Done: make([]bool, len(v.Names)),
		Dice: live.Physical, // what was thrown then is known, and typed in
	}
	page := beforePage{
		frame: frame{Title: "Something is missing", Icon: "lantern", Game: v.Info.ID}, Code: p.Code,
		Number: e.entry.Number, Text: e.entry.Text(), Label: v.Moment.Label, Shows: viewDock(&then, entriesView{}).Shows,
		Tally: viewTally(&then), Offers: viewEntries(&then, 0).Seats, Seen: e.at.view.Seen,
	}
	for _, seat := range v.Moment.Turn {
		page.Turn = append(page.Turn, v.Names[seat])
	}
	return page, nil
}

// propose shows what entering something forgotten would change.
func (a *app) propose(w http.ResponseWriter, r *http.Request) error {
	e, err := a.earlier(r)
	if err != nil {
		return err
	}
	form, err := sentForm(r)
	if err != nil {
		return err
	}
	if strings.TrimSpace(form.Get("event")) == "" && form.Get("verb") == "" {
		return a.notThen(w, r, e, "", refuse(http.StatusUnprocessableEntity, "Write what was forgotten, or choose it from what could have been entered."))
	}
	return a.showPlan(w, r, e, http.StatusOK, composed(form), nil)
}

// showPlan shows what an event would change, or why it does not fit.
func (a *app) showPlan(w http.ResponseWriter, r *http.Request, e earlier, status int, event string, s *sorry) error {
	in, err := e.at.place.Propose(r.Context(), e.after, event)
	if err != nil {
		return a.notThen(w, r, e, event, err)
	}
	page, err := a.beforePage(r, e)
	if err != nil {
		return err
	}
	page.Sorry, page.Seen, page.Plan = s, in.Seen, a.viewPlan(e, in)
	w.Header().Set("Cache-Control", "no-store")
	return a.render(w, status, "before", page)
}

func (a *app) viewPlan(e earlier, in *live.Insertion) *planView {
	plan := &planView{Event: in.Event, Host: e.at.place.Role != live.Host && !in.Own(e.at.place.Seat)}
	for _, m := range in.Again {
		plan.Again = append(plan.Again, m.Text())
	}
	for _, d := range in.Dropped {
		plan.Dropped = append(plan.Dropped, droppedView{d.Number, d.Text(), d.Violation.Message, d.Violation.Clause})
	}
	amount := e.at.view.Info.Amount
	for seat, score := range e.at.view.Tally {
		plan.Scores = append(plan.Scores, changedScore{e.at.view.Names[seat], amount(score.Total()), amount(in.Tally[seat].Total())})
	}
	return plan
}

// notThen says why an event does not fit into an earlier moment.
func (a *app) notThen(w http.ResponseWriter, r *http.Request, e earlier, event string, err error) error {
	status, s, err := sorryFor(err, event)
	if err != nil {
		return err
	}
	return a.showBefore(w, r, e, status, event, s)
}

// insert enters something forgotten, as it was proposed. Where the game has
// moved on since, what it would change now is shown first.
func (a *app) insert(w http.ResponseWriter, r *http.Request) error {
	e, err := a.earlier(r)
	if err != nil {
		return err
	}
	form, err := sentForm(r)
	if err != nil {
		return err
	}
	event := form.Get("event")
	seen, err := numberOf(form.Get("seen"), "entry")
	if err != nil {
		return err
	}
	_, err = e.at.place.Insert(r.Context(), e.after, event, seen)
	if errors.Is(err, live.ErrMoved) {
		return a.showPlan(w, r, e, http.StatusConflict, event, &sorry{
			Sentence: "Somebody has entered something meanwhile, and nothing was changed. Look at what it would mean now.",
		})
	}
	if err != nil {
		return a.notThen(w, r, e, event, err)
	}
	http.Redirect(w, r, "/t/"+e.at.place.Code+"/book", http.StatusSeeOther)
	return nil
}
