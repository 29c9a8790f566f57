package play

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live/chance"
	"saddlebag/web/site"
)

// mostTokens is how many words one argument of a form can have.
const mostTokens = 100

// Composed is the event that a form says: the field event, or actor, verb and
// the arguments arg-0, arg-1 and so on, each of a kind as in kind-0.
func Composed(form url.Values) string {
	if event := form.Get("event"); event != "" {
		return event
	}
	e := ledger.Entry{Actor: form.Get("actor"), Verb: form.Get("verb")}
	for i := 0; ; i++ {
		name, kind := "arg-"+strconv.Itoa(i), form.Get("kind-"+strconv.Itoa(i))
		if !form.Has(name) {
			return e.String()
		}
		e.Args = append(e.Args, words(form, name, scoring.ArgKind(kind))...)
	}
}

// errUnchosen is said to a form that is sent with a list of which nothing is chosen.
var errUnchosen = site.Refuse(http.StatusUnprocessableEntity, "table.choose-first")

// chosenAll fails where a form leaves something to choose.
func chosenAll(form url.Values) error {
	for i := 0; ; i++ {
		n := strconv.Itoa(i)
		if !form.Has("kind-" + n) {
			return nil
		}
		switch scoring.ArgKind(form.Get("kind-" + n)) {
		case scoring.Choice, scoring.Path, scoring.DiceChoice:
			if form.Get("arg-"+n) == "" {
				return errUnchosen
			}
		case scoring.Word, scoring.Range, scoring.Counts, scoring.Throw, scoring.Text: // which are typed
		}
	}
}

// words are the words of one argument of a form. Counts name their items, each
// with a field of its own that says how many: arg-1.S; a throw has a field for
// each die: arg-0.1, arg-0.2.
func words(form url.Values, name string, kind scoring.ArgKind) []string {
	if form.Get(name) == chance.Roll { // what the program makes, of whatever kind
		return []string{chance.Roll}
	}
	switch kind {
	case scoring.Counts:
		var all []string
		for _, item := range form[name] {
			n, _ := strconv.Atoi(form.Get(name + "." + item))
			for range min(max(n, 0), mostTokens) {
				all = append(all, item)
			}
		}
		return all
	case scoring.Throw:
		if v := form.Get(name); v != "" {
			return []string{v}
		}
		var faces []string
		for i := 1; form.Has(name+"."+strconv.Itoa(i)) && i <= mostTokens; i++ {
			if face := form.Get(name + "." + strconv.Itoa(i)); face != "" {
				faces = append(faces, face)
			}
		}
		return []string{strings.Join(faces, "+")}
	case scoring.Path:
		return strings.Fields(form.Get(name))
	default:
		return []string{form.Get(name)}
	}
}
