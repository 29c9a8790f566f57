package book

import (
	"net/http"
	"net/url"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/play"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// writeInBook enters what a form of the book says. Whoever sent it from the
// page of the result goes back there, and with a stop all go to how the game ended.
func (h *handlers) writeInBook(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Place(r)
	if err != nil {
		return err
	}
	form, err := site.SentForm(r)
	if err != nil {
		return err
	}
	v, err := p.View(r.Context())
	if err != nil {
		return table.PageError(err)
	}
	event, err := bookEvent(form, v.Names)
	if err == nil {
		_, err = h.tables.EnterForm(r, p, form.Get("seen"), event, form.Get("key"))
	}
	at := "/t/" + p.Code
	back := at + "/book"
	switch {
	case form.Get("back") == "result":
		back = at + "/result"
	case form.Get("do") == ledger.VerbStop && err == nil:
		back = at
	}
	if err == nil {
		http.Redirect(w, r, back, http.StatusSeeOther)
		return nil
	}
	wrong, err := table.EntryErrorOf(err, event)
	if err != nil {
		return err
	}
	return h.site.Return(w, r, back+"?"+filledIn(form).Encode(), wrong)
}

// filledIn is what people have filled in in a form of the book.
func filledIn(form url.Values) url.Values {
	filled := url.Values{}
	if form.Get("do") == "" {
		form.Set("event", play.Composed(form))
	}
	for _, field := range []string{"do", "seat", "field", "amount", "text", "event"} {
		if text := form.Get(field); text != "" && len(text) <= table.LongestEvent {
			filled.Set(field, text)
		}
	}
	return filled
}

// bookEvent is the event that a form of the book says.
func bookEvent(form url.Values, names []string) (string, error) {
	actor, verb := ledger.Table, form.Get("do")
	var args []string
	refuse := func(says string) (string, error) { return "", site.Refuse(http.StatusUnprocessableEntity, says) }
	text := strings.TrimSpace(form.Get("text"))
	player := func() (string, error) {
		seat, err := table.SeatOf(form)
		if err != nil {
			return "", err
		}
		if seat == scoring.Table || seat >= len(names) {
			return refuse("book.no-player")
		}
		return names[seat], nil
	}
	var err error
	switch verb {
	case "": // what is put right in the game
		return play.Composed(form), nil
	case ledger.VerbUndo, ledger.VerbRedo:
		return form.Get("event"), nil
	case ledger.VerbNote:
		if args = []string{text}; text == "" {
			return refuse("book.no-note")
		}
	case ledger.VerbStop:
		if args = []string{text}; form.Get("sure") == "" {
			return refuse("book.sure-to-stop")
		}
	case ledger.VerbResult:
		var name string
		if name, err = player(); err != nil {
			return "", err
		}
		if args = []string{name, amount(form)}; args[1] == "" {
			return refuse("book.no-score")
		}
	case ledger.VerbCorrect:
		if actor, err = player(); err != nil {
			return "", err
		}
		args = []string{form.Get("field"), amount(form), text}
		switch {
		case args[1] == "":
			return refuse("book.no-amount")
		case text == "":
			return refuse("book.no-reason")
		case !strings.ContainsAny(args[1][:1], "+-"):
			args[1] = "+" + args[1]
		}
	case ledger.VerbSign:
		actor, err = player()
	default:
		err = site.Refuse(http.StatusBadRequest, "book.no-act", "what", verb)
	}
	return ledger.Entry{Actor: actor, Verb: verb, Args: args}.String(), err
}

// amount is an amount as people write it: with a minus of typesetting too, and
// with blanks.
func amount(form url.Values) string {
	return strings.NewReplacer(" ", "", "−", "-", "–", "-", ",", ".").Replace(form.Get("amount"))
}
