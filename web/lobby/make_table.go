package lobby

import (
	"errors"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/house"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
	"saddlebag/web/print"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// A makeForm is the form for a new table.
type makeForm struct {
	print.DataForm
	Games    []site.Choice
	Game     string
	Called   string // the title of the table
	Players  []playerField
	Nobody   bool // the host plays no seat
	Settings settingsForm
	Reason   string
}

// A playerField is where a player's name goes, with who the host is and who
// goes first.
type playerField struct {
	Number    int
	Name      string
	Me, First bool
}

// A settingsForm is what a host can choose for any game.
type settingsForm struct {
	Dice  []site.Choice // none where the game has nothing to throw
	Keeps []site.Choice
}

// makeForm fills the form in as it was sent.
func (h *handlers) makeForm(o print.Order) makeForm {
	info := o.Title.Game.Info()
	f := makeForm{
		DataForm: print.NewDataForm(h.site, o, info),
		Game:     info.ID, Called: o.Form.Get("title"), Players: make([]playerField, info.MaxPlayers),
		Settings: newSettings(o.Form, info.LetsTableChoose()),
	}
	f.Kept = true
	for _, t := range h.site.Titles {
		i := t.Game.Info()
		f.Games = append(f.Games, site.Choice{Value: i.ID, Label: i.Title, Chosen: i.ID == info.ID})
	}
	me, first := site.Either(o.Form.Get("me"), "1"), site.Either(o.Form.Get("first"), "1")
	f.Nobody = me == table.Nobody
	for i := range f.Players {
		number := strconv.Itoa(i + 1)
		f.Players[i] = playerField{Number: i + 1, Me: me == number, First: first == number}
		if names := o.Form["player"]; i < len(names) {
			f.Players[i].Name = names[i]
		}
	}
	return f
}

// newSettings fills in what a host can choose for any game.
func newSettings(form url.Values, throws bool) settingsForm {
	s := settingsForm{Keeps: keepChoices(form.Get("keep"))}
	if throws {
		s.Dice = diceChoices(form.Get("dice"))
	}
	return s
}

// diceChoices are the ways in which a table comes by its throws.
func diceChoices(chosen string) []site.Choice {
	return site.Choices([]string{live.Physical, live.Virtual}, []string{"real ones, typed in", "thrown by the program"}, chosen)
}

// keepChoices are for how long a table can be kept.
func keepChoices(chosen string) []site.Choice {
	var all []site.Choice
	for _, days := range live.Keeps {
		value, label := strconv.Itoa(days), strconv.Itoa(days)+" days after its last use"
		if days == 0 {
			label = "until it is deleted"
		}
		all = append(all, site.Choice{Value: value, Label: label, Chosen: value == site.Either(chosen, strconv.Itoa(live.DefaultKeep))})
	}
	return all
}

// LongestTitle is how many characters the title of a table has at the most.
const LongestTitle = 80

// makeTable makes a table, or shows the form again with what is wrong.
func (h *handlers) makeTable(w http.ResponseWriter, r *http.Request) error {
	form, own, err := print.SentOrder(w, r)
	if err != nil {
		return err
	}
	o, err := print.OrderOf(h.site, form, own)
	if err != nil {
		return err
	}
	wanted, err := tableOf(o)
	if err == nil {
		wanted.From = site.ClientKey(r)
		var p live.Place
		err = h.site.AtWork(r, func() (err error) {
			p, err = h.tables.Live.Make(r.Context(), wanted)
			return err
		})
		if err == nil {
			h.tables.GoTo(w, r, p.Code)
			return nil
		}
	}
	page := tablesPage{Make: h.makeForm(o), Carry: h.carryForm(nil, carried{})}
	if page.Make.Reason, page.Make.Wrong, err = WrongTable(err, own); err != nil {
		return err
	}
	return h.showTables(w, r, http.StatusUnprocessableEntity, page)
}

// WrongTable says what is wrong with a form for a table: a sentence, or a place
// in the user's own data. An error that is about neither is returned.
func WrongTable(err error, own *print.OwnData) (reason string, wrong *house.Error, unexpected error) {
	var refused *live.Refusal
	if errors.As(err, &refused) {
		return refused.Sentence, nil, nil
	}
	if full := table.FullError(err); full != nil {
		return "", nil, full
	}
	return print.WrongOrder(err, own)
}

// tableOf is the table that a form asks for. What is wrong is a refusal.
func tableOf(o print.Order) (live.Order, error) {
	info := o.Title.Game.Info()
	wanted, err := settingsOf(o.Form)
	if err != nil {
		return wanted, err
	}
	title := strings.TrimSpace(o.Form.Get("title"))
	if utf8.RuneCountInString(title) > LongestTitle || !utf8.ValidString(title) {
		return wanted, site.Errorf(http.StatusUnprocessableEntity, "A title has %d characters at the most.", LongestTitle)
	}
	wanted.Header = ledger.Header{Game: info.ID, Title: title, Options: print.Changed(info, o.Form), Data: ledger.Data{Name: o.Form.Get("data")}}
	wanted.Header.Players, wanted.Host, err = seated(o.Form)
	if o.Own != nil {
		wanted.Data = o.Own.Text
	}
	return wanted, err
}

// settingsOf reads what a host can choose for any game.
func settingsOf(form url.Values) (live.Order, error) {
	keep, err := strconv.Atoi(site.Either(form.Get("keep"), strconv.Itoa(live.DefaultKeep)))
	if err != nil {
		return live.Order{}, site.Errorf(http.StatusUnprocessableEntity, "A table is kept for a number of days, not %q.", form.Get("keep"))
	}
	return live.Order{Dice: site.Either(form.Get("dice"), live.Physical), Keep: keep, Host: scoring.Table}, nil
}

// seated are the names of a form in the order of play, and the seat of the
// host, or scoring.Table.
func seated(form url.Values) (names []string, host int, err error) {
	fields := form["player"]
	first, err := rowOf(form.Get("first"), len(fields))
	if err != nil {
		return nil, 0, err
	}
	me := scoring.Table
	if form.Get("me") != table.Nobody {
		if me, err = rowOf(form.Get("me"), len(fields)); err != nil {
			return nil, 0, err
		}
	}
	host = scoring.Table
	for i := range fields {
		at := (first + i) % len(fields)
		name := strings.TrimSpace(fields[at])
		switch {
		case name != "" && at == me:
			host = len(names)
		case name == "" && at == me:
			return nil, 0, site.Errorf(http.StatusUnprocessableEntity, "You are player %d, who has no name. Write your name there, or say that you only keep the book.", at+1)
		}
		if name != "" {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return nil, 0, site.Errorf(http.StatusUnprocessableEntity, "Nobody plays yet. Write at least one name.")
	}
	return names, host, nil
}

// rowOf reads the number of a player's field, counted from 1; the first where
// none is told.
func rowOf(text string, rows int) (int, error) {
	n, err := strconv.Atoi(site.Either(text, "1"))
	if err != nil || n < 1 || n > rows {
		return 0, site.Errorf(http.StatusUnprocessableEntity, "There is no player %q in the form.", text)
	}
	return n - 1, nil
}
