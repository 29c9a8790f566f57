package web

import (
	"errors"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/house"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
)

// A makeForm is the form for a new table.
type makeForm struct {
	dataForm
	Games    []choice
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
	Dice  []choice // none where the game has nothing to throw
	Keeps []choice
}

// makeForm fills the form in as it was sent.
func (a *app) makeForm(o order) makeForm {
	info := o.title.Game.Info()
	f := makeForm{
		dataForm: a.dataForm(o, info),
		Game:     info.ID, Called: o.form.Get("title"), Players: make([]playerField, info.MaxPlayers),
		Settings: newSettings(o.form, info.Leaves()),
	}
	f.Kept = true
	for _, t := range a.Titles {
		i := t.Game.Info()
		f.Games = append(f.Games, choice{i.ID, i.Title, i.ID == info.ID})
	}
	me, first := either(o.form.Get("me"), "1"), either(o.form.Get("first"), "1")
	f.Nobody = me == nobody
	for i := range f.Players {
		number := strconv.Itoa(i + 1)
		f.Players[i] = playerField{Number: i + 1, Me: me == number, First: first == number}
		if names := o.form["player"]; i < len(names) {
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
func diceChoices(chosen string) []choice {
	return choices([]string{live.Physical, live.Virtual}, []string{"real ones, typed in", "thrown by the program"}, chosen)
}

// keepChoices are for how long a table can be kept.
func keepChoices(chosen string) []choice {
	var all []choice
	for _, days := range live.Keeps {
		value, label := strconv.Itoa(days), strconv.Itoa(days)+" days after its last use"
		if days == 0 {
			label = "until it is deleted"
		}
		all = append(all, choice{value, label, value == either(chosen, strconv.Itoa(live.DefaultKeep))})
	}
	return all
}

// nobody is the number of the player where none is meant.
const nobody = "none"

// longestTitle is how many characters the title of a table has at the most.
const longestTitle = 80

// makeTable makes a table, or shows the form again with what is wrong.
func (a *app) makeTable(w http.ResponseWriter, r *http.Request) error {
	if err := a.limits.tables.check(household(r)); err != nil {
		return err
	}
	form, own, err := sentOrder(w, r)
	if err != nil {
		return err
	}
	o, err := a.orderOf(form, own)
	if err != nil {
		return err
	}
	wanted, err := tableOf(o)
	if err == nil {
		wanted.Phone = phone(w, r)
		var p live.Place
		if p, err = a.Tables.Make(r.Context(), wanted); err == nil {
			http.Redirect(w, r, "/t/"+p.Code, http.StatusSeeOther)
			return nil
		}
	}
	page := tablesPage{Make: a.makeForm(o), Carry: a.carryForm(nil, carried{})}
	if page.Make.Reason, page.Make.Wrong, err = madeWrong(err, own); err != nil {
		return err
	}
	return a.showTables(w, r, http.StatusUnprocessableEntity, page)
}

// madeWrong says what is wrong with a form for a table: a sentence, or a place
// in the user's own data. An error that is about neither is returned.
func madeWrong(err error, own *ownData) (reason string, wrong *house.Error, unexpected error) {
	var mine *refusal
	var refused *live.Refused
	var syntax *ledger.SyntaxError
	switch {
	case errors.As(err, &wrong):
		w := *wrong
		if own != nil {
			w.File = own.file
		}
		return "", &w, nil
	case errors.As(err, &mine):
		return mine.sentence, nil, nil
	case errors.As(err, &refused):
		return refused.Sentence, nil, nil
	case errors.As(err, &syntax):
		return sentence(err) + ".", nil, nil
	}
	return "", nil, err
}

// tableOf is the table that a form asks for. What is wrong is a refusal.
func tableOf(o order) (live.Order, error) {
	info := o.title.Game.Info()
	wanted, err := settingsOf(o.form)
	if err != nil {
		return wanted, err
	}
	title := strings.TrimSpace(o.form.Get("title"))
	if utf8.RuneCountInString(title) > longestTitle || !utf8.ValidString(title) {
		return wanted, refuse(http.StatusUnprocessableEntity, "A title has %d characters at the most.", longestTitle)
	}
	wanted.Header = ledger.Header{Game: info.ID, Title: title, Options: changed(info, o.form), Data: ledger.Data{Name: o.form.Get("data")}}
	wanted.Header.Players, wanted.Host, err = seated(o.form)
	if o.own != nil {
		wanted.Data = o.own.text
	}
	return wanted, err
}

// settingsOf reads what a host can choose for any game.
func settingsOf(form url.Values) (live.Order, error) {
	keep, err := strconv.Atoi(either(form.Get("keep"), strconv.Itoa(live.DefaultKeep)))
	if err != nil {
		return live.Order{}, refuse(http.StatusUnprocessableEntity, "A table is kept for a number of days, not %q.", form.Get("keep"))
	}
	return live.Order{Dice: either(form.Get("dice"), live.Physical), Keep: keep, Host: scoring.Table}, nil
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
	if form.Get("me") != nobody {
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
			return nil, 0, refuse(http.StatusUnprocessableEntity, "You are player %d, who has no name. Write your name there, or say that you only keep the book.", at+1)
		}
		if name != "" {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return nil, 0, refuse(http.StatusUnprocessableEntity, "Nobody plays yet. Write at least one name.")
	}
	return names, host, nil
}

// rowOf reads the number of a player's field, counted from 1; the first where
// none is told.
func rowOf(text string, rows int) (int, error) {
	n, err := strconv.Atoi(either(text, "1"))
	if err != nil || n < 1 || n > rows {
		return 0, refuse(http.StatusUnprocessableEntity, "There is no player %q in the form.", text)
	}
	return n - 1, nil
}

// seatNamed finds a player by name.
func seatNamed(names []string, name string) int {
	return slices.IndexFunc(names, func(n string) bool { return ledger.SameName(n, name) })
}
