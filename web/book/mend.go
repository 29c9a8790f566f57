package book

import (
	"errors"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/gorilla/mux"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/live/views"
	"saddlebag/web/play"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// mendPage is where an entry is changed or taken out, or one that was forgotten is
// put in before it: first what could have been entered there, and then what it
// would change.
type mendPage struct {
	site.Frame
	Action string      // the address of the page
	Back   string      // the entry in the book
	Number int         // of the entry
	Text   string      // what it says, or what it said first where it was taken out
	Says   speech.Text // that, in a sentence
	Wrong  string      // the address of the page where it is changed; empty where the place may not
	Before string      // and of the one where something is put in before it
	After  string      // and after it
	Last   speech.Text // what was entered right before it, in a sentence; empty before the first
	Insert bool        // something was forgotten before it
	Out    bool        // it was taken out
	Broken *table.EntryError
	Seen   int
	Sorry  *table.EntryError
	Plan   *planView // what an amendment would change; nil to choose one

	Label  speech.Text // where the game was
	Turn   []string
	Shows  []play.DieView
	Tally  []play.TallyView
	Filled *play.OfferView // the form that says what the entry says
	Offers []play.SeatEntries
	Line   string // as it was typed
}

// A mending is a request about an entry of the record.
type mending struct {
	at    *table.Snapshot // now
	entry views.Move
	page  string
}

// The pages about an entry: it is wrong, or something was forgotten before it.
const (
	wrongPage  = "wrong"
	beforePage = "before"
)

// amendment is the line of the ledger by which the entry says another event, or
// that puts the event in before it.
func (m *mending) amendment(event string) string {
	e := ledger.Entry{Actor: ledger.Table, Verb: ledger.VerbAmend, Args: []string{strconv.Itoa(m.entry.Number), event}}
	if m.page == beforePage {
		e.Verb = ledger.VerbInsert
	}
	return e.String()
}

// event is what a line that amends the entry as the page does says it should say. It
// is not ok where the line is about anything else.
func (m *mending) event(line string) (event string, ok bool) {
	e, err := ledger.ParseEvent(line)
	if err != nil || len(e.Args) != 2 || e.String() != m.amendment(e.Args[1]) {
		return "", false
	}
	return e.Args[1], true
}

// mending finds the entry that an address names.
func (h *handlers) mending(r *http.Request, page string) (*mending, error) {
	p, err := h.tables.Place(r)
	if err != nil {
		return nil, err
	}
	if p.Role == people.Onlooker {
		return nil, site.Refuse(http.StatusForbidden, "live.onlookers")
	}
	number, err := site.NumberOf(mux.Vars(r)["number"], "book.entry-word")
	if err != nil {
		return nil, err
	}
	// Much of the game is played again for it.
	if err := h.site.Limiters.Insert.Check(p.Code); err != nil {
		return nil, err
	}
	t, err := table.Look(r.Context(), p)
	if err != nil {
		return nil, table.PageError(err)
	}
	if number < 1 || number > t.View.Seen {
		return nil, site.Refuse(http.StatusNotFound, "book.no-entry", "entry", number)
	}
	m := &mending{t, t.View.Move(number), page}
	if page == wrongPage && !mayMend(t, m.entry) {
		return nil, site.Refuse(http.StatusForbidden, "book.not-yours", "entry", number, "event", m.entry.Text())
	}
	return m, nil
}

// mend answers for a page about an entry.
func (h *handlers) mend(page string, answer func(http.ResponseWriter, *http.Request, *mending) error) site.Handler {
	return func(w http.ResponseWriter, r *http.Request) error {
		m, err := h.mending(r, page)
		if err != nil {
			return err
		}
		return answer(w, r, m)
	}
}

// show shows what could have been entered at the place of an entry; with an event, what
// that would change there.
func (h *handlers) show(w http.ResponseWriter, r *http.Request, m *mending) error {
	query := r.URL.Query()
	event := query.Get("event")
	switch {
	case !query.Has("event"):
		return h.showMend(w, r, m, "", nil)
	case strings.TrimSpace(event) == "":
		return h.notThere(w, r, m, event, site.Refuse(http.StatusUnprocessableEntity, "book.say-what"))
	case query.Get("late") == "":
		return h.showPlan(w, r, m, event, nil)
	}
	return h.showPlan(w, r, m, event, &table.EntryError{
		Status:   http.StatusConflict,
		Sentence: "book.late",
	})
}

func (h *handlers) showMend(w http.ResponseWriter, r *http.Request, m *mending, line string, wrong *table.EntryError) error {
	p := m.at.Place
	v, err := p.Past(r.Context(), m.entry.Number)
	if err != nil {
		return table.PageError(err)
	}
	if p.Role == people.Host && m.entry.Seat != scoring.Table {
		p.Seat = m.entry.Seat // whose dice were left
	}
	then := &table.Snapshot{Place: p, View: v, Presence: live.Presence{
		Here: make([]bool, len(v.Names)), Done: make([]bool, len(v.Names)),
		Dice: live.Physical, // what was thrown then is known, and typed in
	}}
	page := m.view(wrong)
	page.Label, page.Shows, page.Tally = v.Moment.Label, play.ViewActionBar(then, play.EntriesView{}).Shows, play.ViewTally(then)
	for _, seat := range v.Moment.Turn {
		page.Turn = append(page.Turn, v.Names[seat])
	}
	if !page.Insert {
		v.Prompts = append(v.Prompts, besideGame(v, m.says())...)
	}
	entries := play.ViewEntries(then, nil, 0)
	entries.SendTo(page.Action)
	if page.Line = line; !page.Insert {
		page.Filled = entries.FillIn(m.says())
		page.Line = site.Either(line, page.Text)
	}
	page.Offers = entries.Seats
	return h.site.Render(w, r, wrong.StatusCode(), "mend", page)
}

// says is what the entry says, or what it said first where it was taken out.
func (m *mending) says() ledger.Entry {
	if m.entry.Present.Verb != "" {
		return m.entry.Present
	}
	return m.entry.First()
}

// calledBeside are the verbs that the book has words for.
var calledBeside = []string{ledger.VerbNote, ledger.VerbCorrect, ledger.VerbResult, ledger.VerbStop}

// besideGame is the form of what is written beside the game, as a prompt: a note,
// a correction, a claim, a stop. For other events there is none.
func besideGame(v *views.View, e ledger.Entry) []scoring.Prompt {
	seat := slices.Index(v.Names, e.Actor) // the table's is -1, too
	for _, verb := range ledger.Verbs(v.Info, v.Names) {
		if verb.Name == e.Verb && (verb.Actor == scoring.ByTable) == (seat == scoring.Table) && len(verb.Args) > 0 {
			label := site.Capital(speech.Words(e.Verb))
			if slices.Contains(calledBeside, e.Verb) {
				label = speech.Text("book.beside-" + e.Verb)
			}
			return []scoring.Prompt{{Seat: seat, Verb: e.Verb, Args: verb.Args, Owner: scoring.Table, Label: label}}
		}
	}
	return nil
}

// view fills in what the page always says.
func (m *mending) view(wrong *table.EntryError) mendPage {
	page := mendPage{
		Frame:  site.Frame{Title: "book.title-wrong", Icon: "lantern", Game: m.at.View.Info.ID},
		Action: mendAt(m.at, m.page, m.entry.Number), Back: m.at.BookAt(m.entry.Number),
		Number: m.entry.Number, Text: m.says().String(), Insert: m.page == beforePage, Out: m.entry.Status == ledger.TakenOut,
		Seen: m.at.View.Seen, Sorry: wrong,
	}
	page.Says = m.entry.Now.Sentence
	if m.entry.Present.Verb == "" {
		page.Says = m.entry.Sentence
	}
	if mayMend(m.at, m.entry) {
		page.Wrong = mendAt(m.at, wrongPage, m.entry.Number)
	}
	page.Before = mendAt(m.at, beforePage, m.entry.Number)
	in := inOrder(m.at.View.Moves())
	at := slices.IndexFunc(in, func(r recorded) bool { return r.Number == m.entry.Number })
	page.After = afterAt(m.at, in[at])
	for _, r := range slices.Backward(in[:at]) {
		if r.placed() {
			page.Last = r.Now.Sentence
			break
		}
	}
	if page.Insert {
		page.Title = "book.forgotten"
	}
	if v := m.entry.Breaks; v != nil && !page.Insert {
		page.Broken = &table.EntryError{Sentence: v.Message, Clause: v.Clause}
	}
	return page
}

// propose goes on to what an amendment would change, which has an address: whoever
// comes back to it there looks anew.
func propose(w http.ResponseWriter, r *http.Request) error {
	form, err := site.SentForm(r)
	if err != nil {
		return err
	}
	event := ""
	switch {
	case form.Get("do") == "out":
		event = views.Nothing
	case form.Get("event") != "" || form.Get("verb") != "":
		event = play.Composed(form)
	}
	if len(event) > table.LongestEvent {
		return table.ErrLong
	}
	http.Redirect(w, r, planAt(r.URL.Path, event, false), http.StatusSeeOther)
	return nil
}

// planAt is the address of what an event would change at a page. It is late where the
// event was not entered for what came in between.
func planAt(page, event string, late bool) string {
	query := url.Values{"event": {event}}
	if late {
		query.Set("late", "yes")
	}
	return page + "?" + query.Encode()
}

// notThere says why an event does not go in.
func (h *handlers) notThere(w http.ResponseWriter, r *http.Request, m *mending, event string, err error) error {
	wrong, err := table.EntryErrorOf(err, event)
	if err != nil {
		return err
	}
	return h.showMend(w, r, m, event, wrong)
}

// enter enters an amendment as it was proposed. Where it does not go in, its page says
// why, or what it would change now that the game has moved on.
func (h *handlers) enter(w http.ResponseWriter, r *http.Request, m *mending) error {
	form, err := site.SentForm(r)
	if err != nil {
		return err
	}
	line := form.Get("event")
	event, ok := m.event(line)
	if !ok {
		return site.Refuse(http.StatusUnprocessableEntity, "book.other-entry", "entry", m.entry.Number)
	}
	seen, err := site.NumberOf(form.Get("seen"), "book.entry-seen")
	if err != nil {
		return err
	}
	to := ""
	done, err := h.tables.Enter(r.Context(), m.at.Place, live.Request{Seen: seen, Event: line, Plan: form.Get("plan"), Language: site.Language(r)})
	switch {
	case err != nil:
		if _, unexpected := table.EntryErrorOf(err, event); unexpected != nil {
			return unexpected
		}
		to = planAt(mendAt(m.at, m.page, m.entry.Number), event, errors.Is(err, live.ErrMoved))
	case m.page == beforePage:
		to = m.at.BookAt(done.Number)
	default:
		to = m.at.BookAt(m.entry.Number)
	}
	http.Redirect(w, r, to, http.StatusSeeOther)
	return nil
}
