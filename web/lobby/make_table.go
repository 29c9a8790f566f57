package lobby

import (
	"errors"
	"html/template"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/house"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/live/groups"
	"saddlebag/web/live/refusal"
	"saddlebag/web/print"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// A settingsForm is what a host can choose for any game.
type settingsForm struct {
	Dice  []site.Choice // none where the game has nothing to throw
	Keeps []site.Choice
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
	return site.Choices([]string{live.Physical, live.Virtual}, []speech.Text{"lobby.dice-real", "lobby.dice-app"}, chosen)
}

// keepChoices are for how long a table can be kept.
func keepChoices(chosen string) []site.Choice {
	var all []site.Choice
	for _, days := range live.Keeps {
		value, label := strconv.Itoa(days), speech.Say("lobby.keep-for", "n", days)
		if days == 0 {
			label = "lobby.keep-always"
		}
		all = append(all, site.Choice{Value: value, Label: label, Chosen: value == site.Either(chosen, strconv.Itoa(live.DefaultKeep))})
	}
	return all
}

// makePage is the page on which a table is made.
type makePage struct {
	site.Frame
	makeForm
	Picture template.HTML
}

func (h *handlers) makePage(l *speech.Language, o print.Order) (page makePage, err error) {
	info := o.Title.Game.Info()
	page.Frame = site.Frame{Title: info.Title, Here: "/tables", Game: info.ID}
	if page.Picture, err = h.site.Vignette(l, o.Title, ""); err != nil {
		return page, err
	}
	page.makeForm, err = h.makeForm(l, o)
	return page, err
}

// make shows the form for a table of the game that the address names.
func (h *handlers) make(w http.ResponseWriter, r *http.Request) error {
	o, err := print.OrderOf(h.site, r.URL.Query(), nil)
	if err != nil {
		return err
	}
	page, err := h.makePage(site.Language(r), o)
	if err != nil {
		return err
	}
	wrong := table.Returned(w, r)
	if wrong != nil {
		page.Reason = wrong.Sentence
	}
	if page.Group != "" {
		w.Header().Set("Cache-Control", "no-store") // it's a secret
	}
	return h.site.Render(w, r, wrong.StatusCode(), "make", page)
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
	wanted, err := h.tableOf(o)
	if err == nil {
		wanted.From = site.ClientKey(r)
		if h.site.Alone {
			seatAll(site.Language(r), &wanted)
		}
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
	reason, place, err := WrongTable(err, own)
	if err != nil {
		return err
	}
	if query := form.Encode(); own == nil && len(query) <= table.LongestEvent {
		return h.site.Return(w, r, "/make?"+query, table.EntryError{Status: http.StatusUnprocessableEntity, Sentence: reason})
	}
	page, err := h.makePage(site.Language(r), o)
	if err != nil {
		return err
	}
	page.Reason, page.Wrong = reason, place
	return h.site.Render(w, r, http.StatusUnprocessableEntity, "make", page)
}

// WrongTable says what is wrong with a form for a table: a sentence, or a place
// in the user's own data. An error that is about neither is returned.
func WrongTable(err error, own *print.OwnData) (reason speech.Text, wrong *house.Error, unexpected error) {
	var refused *refusal.Error
	switch {
	case errors.As(err, &refused):
		return refused.Sentence, nil, nil
	case errors.Is(err, groups.ErrUnknown):
		return "groups.unknown", nil, nil
	}
	if full := table.FullError(err); full != nil {
		return "", nil, full
	}
	return print.WrongOrder(err, own)
}

// seatAll names those without a name, where nobody else can come and say theirs.
func seatAll(l *speech.Language, wanted *live.Order) {
	wanted.Gathers = false
	for i, name := range wanted.Header.Players {
		if name == "" {
			wanted.Header.Players[i] = l.Of(speech.Say("lobby.player", "number", i+1))
		}
	}
}

// tableOf is the table that a form asks for. What is wrong is a refusal.
func (h *handlers) tableOf(o print.Order) (live.Order, error) {
	info := o.Title.Game.Info()
	wanted, err := settingsOf(o.Form)
	if err != nil {
		return wanted, err
	}
	title := strings.TrimSpace(o.Form.Get("title"))
	if utf8.RuneCountInString(title) > LongestTitle || !utf8.ValidString(title) {
		return wanted, site.Refuse(http.StatusUnprocessableEntity, "lobby.long-title", "most", LongestTitle)
	}
	wanted.Header = ledger.Header{Game: info.ID, Title: title, Options: print.Changed(info, o.Form), Data: ledger.Data{Name: o.Form.Get("data")}}
	wanted.Header.Players, wanted.Host, err = seated(info, o.Form)
	wanted.Gathers, wanted.Group = o.Form.Get("seats") != "", o.Form.Get("group")
	if err != nil {
		return wanted, err
	}
	if o.Own != nil {
		wanted.Data = o.Own.Text
		return wanted, nil
	}
	return wanted, h.fits(o.Title.Game, wanted.Header.Data.Name, len(wanted.Header.Players))
}

// fits refuses house data that was chosen for a number of players that it does not
// take, and names what does.
func (h *handlers) fits(game scoring.Game, chosen string, players int) error {
	described := h.site.Shelf.Described(game)
	i := slices.IndexFunc(described, func(d ledger.DescribedHouse) bool { return d.Data.Name == chosen })
	if i < 0 || described[i].Takes(players) {
		return nil
	}
	var others speech.Any
	for _, d := range h.site.Shelf.Fits(game, players) {
		others = append(others, d.Marked)
	}
	says := "lobby.scenario-players"
	if others != nil {
		says = "lobby.scenario-players-try"
	}
	return site.Refuse(http.StatusUnprocessableEntity, says, "scenario", described[i].Marked, "players", described[i].Crowd(), "number", players, "others", others)
}

// settingsOf reads what a host can choose for any game.
func settingsOf(form url.Values) (live.Order, error) {
	keep, err := strconv.Atoi(site.Either(form.Get("keep"), strconv.Itoa(live.DefaultKeep)))
	if err != nil {
		return live.Order{}, site.Refuse(http.StatusUnprocessableEntity, "lobby.keep-number", "value", form.Get("keep"))
	}
	return live.Order{Dice: site.Either(form.Get("dice"), live.Physical), Keep: keep, Host: scoring.Table}, nil
}

// seated are the names of a form in the order of play, and the seat of the
// host, or scoring.Table. The form has the host's name by itself or among the
// players'. Where it says how many seats there are, the table gathers: those without
// a name are for whoever sits down; otherwise they are left out.
func seated(info *scoring.Info, form url.Values) (names []string, host int, err error) {
	fields, seats := rows(form), 0
	if form.Get("seats") != "" {
		if seats, err = strconv.Atoi(form.Get("seats")); err != nil || seats < 1 || seats > info.MaxPlayers {
			return nil, 0, site.Refuse(http.StatusUnprocessableEntity, "lobby.wrong-players", "game", info.Title, "players", info.PlayerRange(), "value", form.Get("seats"))
		}
	}
	if form.Has("me-name") && seats == 0 {
		return nil, 0, site.Refuse(http.StatusUnprocessableEntity, "lobby.tap-number")
	}
	fields = append(fields, make([]string, max(0, seats-len(fields)))...)
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
			return nil, 0, site.Refuse(http.StatusUnprocessableEntity, "lobby.no-own-name")
		}
		if name != "" || at < seats {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return nil, 0, site.Refuse(http.StatusUnprocessableEntity, "lobby.no-players")
	}
	return names, host, nil
}

// rows are the names in a form in the order round the table, the host's first where
// it has a field of its own.
func rows(form url.Values) []string {
	if form.Has("me-name") {
		return append([]string{form.Get("me-name")}, form["player"]...)
	}
	return form["player"]
}

// rowOf reads the number of a player's field, counted from 1; the first where
// none is told.
func rowOf(text string, rows int) (int, error) {
	n, err := strconv.Atoi(site.Either(text, "1"))
	if err != nil || n < 1 || n > rows {
		return 0, site.Refuse(http.StatusUnprocessableEntity, "lobby.no-player", "number", text)
	}
	return n - 1, nil
}
