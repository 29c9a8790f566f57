package check

import (
	"encoding/json"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/repair"
	"saddlebag/scoring/speech"
	"saddlebag/web/site"
)

// mostRepaired is how many repairs a page takes, one after the other.
const mostRepaired = 100

// The fields of the form with which a ledger is repaired, beside the ledger as
// it was sent.
const (
	fieldDone   = "done"   // a repair that has been made, as JSON; in their order
	fieldRepair = "repair" // one more
	fieldUndo   = "undo"   // the number of one to take back, with those after it
)

// repairs are made in a ledger that was sent, one after the other. The lines of
// each are those that it found.
type repairs struct {
	sent string // the ledger as it was sent
	text string // as it is repaired
	done []ledger.Repair
}

// sentRepairs reads the repairs that a form asks for. The ledger stays as it was
// sent: what was repaired can be taken back.
func sentRepairs(text string, form url.Values) (*repairs, error) {
	words := append(slices.Clone(form[fieldDone]), form[fieldRepair]...)
	if back := form.Get(fieldUndo); back != "" {
		n, err := strconv.Atoi(back)
		if err != nil || n < 0 || n >= len(words) {
			return nil, site.Refuse(http.StatusBadRequest, "filled.no-repair", "number", ledger.QuoteShort(back))
		}
		words = words[:n]
	}
	if len(words) > mostRepaired || len(words) > 0 && len(text) > MostKept {
		return nil, site.Refuse(http.StatusRequestEntityTooLarge, "filled.too-long-to-repair")
	}
	r := &repairs{sent: text, text: text}
	for _, word := range words {
		var one ledger.Repair
		if err := json.Unmarshal([]byte(word), &one); err != nil || slices.ContainsFunc(one.Edits(), breaksLines) {
			return nil, site.Refuse(http.StatusBadRequest, "filled.bad-repair")
		}
		one.Say = speech.Words(string(one.Say)) // whatever was sent, it's no message
		r.done = append(r.done, one)
		r.text = repair.Rewrite(r.text, one)
	}
	return r, nil
}

// breaksLines says whether an edit is of more than one line.
func breaksLines(e ledger.Edit) bool { return strings.ContainsAny(e.Text, "\r\n") }

// A doneView is a repair that has been made.
type doneView struct {
	Number int
	Value  string // as the form sends it
	Say    speech.Text
	Text   string // of the line, where it has another
	After  bool   // others were made after it
}

func (r *repairs) view(l *speech.Language) []doneView {
	views := make([]doneView, len(r.done))
	for i := range r.done {
		one := &r.done[i]
		views[i] = doneView{Number: i, Value: valueOf(one, l), Say: one.Say, Text: one.Text, After: i < len(r.done)-1}
		if one.Do != ledger.Insert {
			views[i].Text = ""
		}
	}
	return views
}

// A causeView is what findings come from, and what was perhaps meant.
type causeView struct {
	Clause  string
	Message speech.Text
	Follow  int
	Repairs []repairView
	Closed  bool // the ledger is too long to be repaired here
}

// A repairView is a button.
type repairView struct {
	Value  string
	Say    speech.Text
	Text   string
	Leaves int
}

// viewCauses shows causes by the lines at which they are told.
func viewCauses(causes []ledger.Cause, text string, l *speech.Language) map[int][]causeView {
	views := map[int][]causeView{}
	for i := range causes {
		c := &causes[i]
		v := causeView{Clause: c.Clause, Message: c.Message, Follow: c.Follow, Closed: len(text) > MostKept}
		for n := range c.Repairs {
			one := &c.Repairs[n]
			shown := repairView{Value: valueOf(one, l), Say: one.Say, Text: one.Text, Leaves: one.Leaves}
			if one.Do != ledger.Insert || strings.Contains(shown.Say.String(), one.Text) { // as in every language
				shown.Text = "" // the sentence says it all
			}
			v.Repairs = append(v.Repairs, shown)
		}
		views[c.Line] = append(views[c.Line], v)
	}
	return views
}

// valueOf is a repair as the form sends it, with its sentence as the reader has seen it.
func valueOf(r *ledger.Repair, l *speech.Language) string {
	seen := *r
	seen.Say = speech.Words(l.Of(r.Say))
	text, err := json.Marshal(seen)
	if err != nil {
		panic(err) // it holds nothing that JSON has not
	}
	return string(text)
}
