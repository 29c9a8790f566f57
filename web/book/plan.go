package book

import (
	"net/http"

	"saddlebag/scoring/speech"
	"saddlebag/web/live/views"
	"saddlebag/web/table"
)

// A planView is what an amendment would change.
type planView struct {
	Event  string      // the amendment
	Same   string      // stands for what it would change
	Old    speech.Text // what the entry says; empty where one is put in
	New    speech.Text // what it would say; empty where it is taken out
	Unfit  []struckView
	Fits   []speech.Text // what fits again
	Scores []changedScore
	Host   bool // only the host can do it
}

// A struckView is an entry that would not fit.
type struckView struct {
	Text speech.Text
	Why  *unfitView
}

// An unfitView is why an entry does not fit, and where that is mended.
type unfitView struct {
	Sentence speech.Text
	Clause   string
	Game     string // whose clause it is
	Mend     string // address of the page where it is mended; empty where the place may not
}

// A changedScore is a player's score as it is, and as it would be.
type changedScore struct {
	Name      string
	Now, Then speech.Text
	Changes   bool
}

// showPlan shows what an event would change at the place of an entry, or why it does
// not go in.
func (h *handlers) showPlan(w http.ResponseWriter, r *http.Request, m *mending, event string, wrong *table.EntryError) error {
	in, err := m.at.Place.Propose(r.Context(), m.amendment(event))
	if err != nil {
		return h.notThere(w, r, m, event, err)
	}
	page := m.view(wrong)
	page.Seen, page.Plan = in.Seen, viewPlan(m.at, in)
	if !page.Insert {
		page.Plan.Old = page.Says // of a note, too, which the proposal does not tell
	}
	return h.site.Render(w, r, wrong.StatusCode(), "mend", page)
}

func viewPlan(t *table.Snapshot, in *views.Proposal) *planView {
	plan := &planView{Event: in.Event, Same: in.Outcome(), New: in.Says.Sentence, Host: in.Barred != nil}
	for _, fit := range in.Struck {
		plan.Unfit = append(plan.Unfit, struckView{fitText(t, fit), viewUnfit(t, t.View.Move(fit.Number), fit.Breaks)})
	}
	for _, fit := range in.Fits {
		plan.Fits = append(plan.Fits, fitText(t, fit))
	}
	amount := t.View.Info.Amount
	for seat, before := range in.Before {
		now, then := before.Total(), in.After[seat].Total()
		plan.Scores = append(plan.Scores, changedScore{t.View.Names[seat], amount(now), amount(then), now != then})
	}
	return plan
}

// fitText is what an entry says that would fit or not. What others keep of it is
// not told: then it is a number.
func fitText(t *table.Snapshot, f views.Fit) speech.Text {
	if f.Entry.Verb == "" {
		return speech.Say("book.entry-number", "entry", f.Number)
	}
	return t.View.Move(f.Number).Now.Sentence
}
