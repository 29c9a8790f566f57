package web

import (
	"net/http"
	"net/url"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// writeInBook enters what a form of the book says. Whoever sent it from the
// page of the result goes back there.
func (a *app) writeInBook(w http.ResponseWriter, r *http.Request) error {
	p, err := a.place(r)
	if err != nil {
		return err
	}
	form, err := sentForm(r)
	if err != nil {
		return err
	}
	v, err := p.View(r.Context())
	if err != nil {
		return told(err)
	}
	event, err := bookEvent(form, v.Names)
	if err == nil {
		_, err = a.entry(r.Context(), p, form.Get("seen"), event, form.Get("key"))
	}
	back := "/book"
	if form.Get("back") == "result" {
		back = "/result"
	}
	if err == nil {
		http.Redirect(w, r, "/t/"+p.Code+back, http.StatusSeeOther)
		return nil
	}
	status, s, err := sorryFor(err, event)
	if err != nil {
		return err
	}
	if back == "/result" {
		return a.showResult(w, r, p, status, s)
	}
	return a.showBook(w, r, p, status, s)
}

// bookEvent is the event that a form of the book says.
func bookEvent(form url.Values, names []string) (string, error) {
	actor, verb := ledger.Table, form.Get("do")
	var args []string
	missing := func(what string) (string, error) {
		return "", refuse(http.StatusUnprocessableEntity, "Nothing was entered: %s is missing.", what)
	}
	text := strings.TrimSpace(form.Get("text"))
	player := func() (string, error) {
		seat, err := seatOf(form)
		if err != nil {
			return "", err
		}
		if seat == scoring.Table || seat >= len(names) {
			return "", refuse(http.StatusUnprocessableEntity, "Nothing was entered: choose the player.")
		}
		return names[seat], nil
	}
	var err error
	switch verb {
	case "undo", "redo":
		return form.Get("event"), nil
	case "note", "stop":
		if text == "" {
			return missing(map[string]string{"note": "the text of the note", "stop": "the reason"}[verb])
		}
		if verb == "stop" && form.Get("sure") == "" {
			return "", refuse(http.StatusUnprocessableEntity, "The game goes on. Tick the box that says you are sure, and stop it then.")
		}
		args = []string{text}
	case "result":
		var name string
		if name, err = player(); err != nil {
			return "", err
		}
		if args = []string{name, amount(form)}; args[1] == "" {
			return missing("the score")
		}
	case "correct":
		if actor, err = player(); err != nil {
			return "", err
		}
		args = []string{form.Get("field"), amount(form), text}
		switch {
		case args[1] == "":
			return missing("the amount")
		case text == "":
			return missing("the reason")
		case !strings.ContainsAny(args[1][:1], "+-"):
			args[1] = "+" + args[1]
		}
	case "sign":
		actor, err = player()
	default:
		err = refuse(http.StatusBadRequest, "The book knows no %q.", verb)
	}
	return ledger.Entry{Actor: actor, Verb: verb, Args: args}.String(), err
}

// amount is an amount as people write it: with a minus of typesetting too, and
// with blanks.
func amount(form url.Values) string {
	return strings.NewReplacer(" ", "", "−", "-", "–", "-", ",", ".").Replace(form.Get("amount"))
}
