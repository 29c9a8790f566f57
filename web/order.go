package web

import (
	"errors"
	"net/http"
	"net/url"
	"path/filepath"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/sheets"
)

// optionPrefix comes before the name of an option in a form.
const optionPrefix = "option."

// An order is what somebody wants printed: the sheets of a game that has not
// begun.
type order struct {
	title sheets.Title
	form  url.Values
	own   *ownData // nil for ours
}

// ownData is house data of a user's own as it was sent.
type ownData struct{ file, text string }

// pasted is what house data is called that came without a file.
const pasted = "pasted"

// sentOrder reads an order that came as a form, with the user's own house data
// where there is some: the field "own", a file before a text.
func sentOrder(w http.ResponseWriter, r *http.Request) (url.Values, *ownData, error) {
	file, text, err := sentText(w, r, "own", mostHouse, errHouseTooLarge)
	if err != nil && !errors.Is(err, errNoField) {
		return nil, nil, err
	}
	form := r.Form
	called := form.Get("called")
	form.Del("own")
	form.Del("called")
	switch {
	case strings.TrimSpace(text) == "":
		return form, nil, nil
	case file == unnamed:
		file = plainName(either(called, pasted))
		text = strings.ReplaceAll(text, "\r\n", "\n") // so that the digest is that of a file
	}
	return form, &ownData{file, text}, nil
}

// orderOf is the order of a form, for the first game where it names none.
func (a *app) orderOf(form url.Values, own *ownData) (order, error) {
	if form.Get("game") == "" {
		form.Set("game", a.Titles[0].Game.Info().ID)
	}
	title, err := a.title(form.Get("game"))
	return order{title, form, own}, err
}

// ordered makes the pages of an order. What is impossible is a refusal, and
// what is wrong with a user's own data a *house.Error.
func (a *app) ordered(o order) (document, error) {
	players, err := ledger.CleanNames(named(o.form["player"]))
	if err != nil {
		return document{}, unprocessable(err)
	}
	data, err := a.houseOf(o)
	if err != nil {
		return document{}, err
	}
	info := o.title.Game.Info()
	header := ledger.Header{Game: info.ID, Players: players, Options: changed(info, o.form), Data: data.Data}
	job, err := o.title.Blank(header, data)
	if err != nil {
		return document{}, unprocessable(err)
	}
	return compose(o.title, job, o.form)
}

// houseOf is the house data of an order: the user's own, or ours of a name.
func (a *app) houseOf(o order) (ledger.HouseData, error) {
	info := o.title.Game.Info()
	if o.own != nil {
		return o.own.read(o.title.Game)
	}
	name := o.form.Get("data")
	data, ok, err := a.Shelf.Ours(o.title.Game, name)
	if !ok {
		return data, refuse(http.StatusUnprocessableEntity, "There is no %s %q; there is %s.", info.DataWord, name, strings.Join(a.Shelf.Houses(info.ID), ", "))
	}
	return data, err
}

// read reads house data of a user's own, as a game does.
func (own *ownData) read(game scoring.Game) (ledger.HouseData, error) {
	text := []byte(own.text)
	name := either(strings.TrimSuffix(own.file, filepath.Ext(own.file)), pasted)
	return ledger.ReadHouse(game, ledger.Data{Word: game.Info().DataWord, Name: name, Digest: ledger.Digest(text)}, own.file, text)
}

// changed are the options of a form that are not the default, those unknown to
// the game included.
func changed(info *scoring.Info, form url.Values) []ledger.Option {
	var options []ledger.Option
	for field := range form {
		name, ok := strings.CutPrefix(field, optionPrefix)
		if !ok {
			continue
		}
		value := strings.TrimSpace(form.Get(field))
		if known, _ := info.Option(name); value != "" && value != known.Default {
			options = append(options, ledger.Option{Name: name, Value: value})
		}
	}
	slices.SortFunc(options, func(a, b ledger.Option) int { return strings.Compare(a.Name, b.Name) })
	return options
}

// named are the names that were filled in.
func named(fields []string) []string {
	var names []string
	for _, f := range fields {
		if f = strings.TrimSpace(f); f != "" {
			names = append(names, f)
		}
	}
	return names
}

func either(value, otherwise string) string {
	if value == "" {
		return otherwise
	}
	return value
}
