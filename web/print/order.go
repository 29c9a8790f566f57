package print

import (
	"errors"
	"net/http"
	"net/url"
	"path/filepath"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/house"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/web/site"
)

// OptionPrefix comes before the name of an option in a form.
const OptionPrefix = "option."

// An Order is what somebody wants printed: the sheets of a game that has not
// begun.
type Order struct {
	Title sheets.Title
	Form  url.Values
	Own   *OwnData // nil for ours
}

// OwnData is house data of a user's own as it was sent.
type OwnData struct{ File, Text string }

// pasted is what house data is called that came without a file.
const pasted = "pasted"

// SentOrder reads an order that came as a form, with the user's own house data
// where there is some: the field "own", a file before a text.
func SentOrder(w http.ResponseWriter, r *http.Request) (url.Values, *OwnData, error) {
	file, text, err := site.SentText(w, r, "own", site.MostHouse, site.ErrHouseTooLarge)
	if err != nil && !errors.Is(err, site.ErrNoField) {
		return nil, nil, err
	}
	form := r.Form
	called := form.Get("called")
	form.Del("own")
	form.Del("called")
	switch {
	case strings.TrimSpace(text) == "":
		return form, nil, nil
	case file == site.Unnamed:
		file = site.PlainName(site.Either(called, pasted))
		text = strings.ReplaceAll(text, "\r\n", "\n") // so that the digest is that of a file
	}
	return form, &OwnData{file, text}, nil
}

// OrderOf is the order of a form, for the first game where it names none.
func OrderOf(s *site.Site, form url.Values, own *OwnData) (Order, error) {
	if form.Get("game") == "" {
		form.Set("game", s.Titles[0].Game.Info().ID)
	}
	title, err := s.Title(form.Get("game"))
	return Order{title, form, own}, err
}

// ordered makes the pages of an order, in a language. What is impossible is a refusal, and
// what is wrong with a user's own data a *house.Error.
func ordered(s *site.Site, l *speech.Language, o Order) (Document, error) {
	players, err := ledger.CleanNames(reading.Names(Named(o.Form["player"])))
	if err != nil {
		return Document{}, Unprocessable(err)
	}
	data, err := HouseOf(s, o)
	if err != nil {
		return Document{}, err
	}
	info := o.Title.Game.Info()
	header := ledger.Header{Game: info.ID, Players: players, Options: Changed(info, o.Form), Data: data.Data}
	job, err := o.Title.Blank(header, data)
	if err != nil {
		return Document{}, Unprocessable(err)
	}
	job.Language = l
	return Compose(o.Title, sheets.OnShelf(job, s.Shelf, o.Title.Game), o.Form)
}

// HouseOf is the house data of an order: the user's own, or ours of a name.
func HouseOf(s *site.Site, o Order) (ledger.HouseData, error) {
	info := o.Title.Game.Info()
	if o.Own != nil {
		return o.Own.Read(o.Title.Game)
	}
	name := o.Form.Get("data")
	data, ok, err := s.Shelf.InForce(o.Title.Game, name, len(Named(o.Form["player"])))
	if !ok {
		return data, site.Refuse(http.StatusUnprocessableEntity, "printing.no-house", "name", name, "names", speech.Any(speech.Named(s.Shelf.Houses(info.ID)...)))
	}
	return data, err
}

// Read reads house data of a user's own, as a game does.
func (own *OwnData) Read(game scoring.Game) (ledger.HouseData, error) {
	name := site.Either(strings.TrimSuffix(own.File, filepath.Ext(own.File)), pasted)
	return ledger.ReadOwn(game, name, own.File, []byte(own.Text))
}

// Changed are the options of a form that are not the default, those unknown to
// the game included.
func Changed(info *scoring.Info, form url.Values) []ledger.Option {
	var options []ledger.Option
	for field := range form {
		name, ok := strings.CutPrefix(field, OptionPrefix)
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

// Named are the names that were filled in.
func Named(fields []string) []string {
	var names []string
	for _, f := range fields {
		if f = strings.TrimSpace(f); f != "" {
			names = append(names, f)
		}
	}
	return names
}

// WrongOrder says what is wrong with an order: a sentence, or a place in the
// user's own data. An error that is about neither is returned.
func WrongOrder(err error, own *OwnData) (reason speech.Text, wrong *house.Error, unexpected error) {
	var request *site.Error
	var syntax *ledger.SyntaxError
	switch {
	case errors.As(err, &wrong):
		w := *wrong
		if own != nil {
			w.File = own.File
		}
		return "", &w, nil
	case errors.As(err, &request):
		return request.Sentence, nil, nil
	case errors.As(err, &syntax):
		return sentence(err), nil, nil
	}
	return "", nil, err
}
