package lobby

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// tablesPage is the way to every table: those that this phone has a seat at,
// and how to come to another.
type tablesPage struct {
	site.Frame
	Kept  []keptView
	Games []site.Choice // a game's form for a new table, by address
	With  []string      // who will play, where that is known
	Carry carryForm
}

// A keptView is a table that the phone remembers.
type keptView struct {
	Code  string
	At    string // where it's opened
	Title speech.Text
	About speech.Text // what the phone is there, and how the game is
	Names string      // of all who play
	Host  bool
	Leave speech.Text // what becomes of its place when the phone forgets the table
}

// list shows the tables of the phone, and the ways to another.
func (h *handlers) list(w http.ResponseWriter, r *http.Request) error {
	return h.showTables(w, r, http.StatusOK, tablesPage{Carry: h.carryForm(nil, carried{}), With: r.URL.Query()["player"]})
}

// showTables sends the page with its forms filled in.
func (h *handlers) showTables(w http.ResponseWriter, r *http.Request, status int, page tablesPage) error {
	page.Frame = site.Frame{Title: "lobby.title-tables", Icon: "cards", Here: "/tables"}
	for _, t := range h.site.Titles {
		info, form := t.Game.Info(), url.Values{"game": {t.Game.Info().ID}}
		if n := len(page.With); n > 0 {
			if n < info.MinPlayers || n > info.MaxPlayers {
				continue
			}
			form["seats"], form["player"] = []string{strconv.Itoa(n)}, page.With
		}
		page.Games = append(page.Games, site.Choice{Value: "/make?" + form.Encode(), Label: info.Title})
	}
	kept, err := h.tables.Live.Of(r.Context(), h.site.Keys(w, r))
	if err != nil {
		return err
	}
	for _, k := range kept {
		page.Kept = append(page.Kept, h.viewKept(k))
	}
	w.Header().Set("Cache-Control", "no-store") // it has the codes of seats
	return h.site.Render(w, r, status, "tables", page)
}

// played tells the script of a phone's own program whether a game is being played, within which
// no other program takes over.
func (h *handlers) played(w http.ResponseWriter, r *http.Request) error {
	played, err := h.tables.Live.Played(r.Context())
	if err != nil {
		return err
	}
	return site.WriteJSON(w, r, http.StatusOK, played)
}

func (h *handlers) viewKept(k live.Kept) keptView {
	v := keptView{Code: k.Place.Code, At: "/t/" + k.Place.Code, Title: k.Title, Names: strings.Join(k.Names, ", "), Host: k.Place.Role == people.Host}
	if h.site.Alone && k.Hides && !k.Over {
		v.At += "/pass" // whoever has the phone now needn't be who had it last
	}
	if k.Title == "" {
		v.Title = "lobby.damaged-table"
	}
	game := speech.Words(k.Game)
	if t, err := h.site.Title(k.Game); err == nil {
		game = t.Game.Info().Title
	}
	if v.Title == game || v.Title == speech.Words(game.String()) {
		game = ""
	}
	v.Leave = leaving(k.Place.Role, k.Name)
	v.About = speech.Say("lobby.about", "game", game, "who", who(k.Place.Role, k.Name), "state", stateOf(k), "date", scoring.Date(k.Made))
	return v
}

// stateOf is how a game is, in words.
func stateOf(k live.Kept) speech.Text {
	switch {
	case k.Damaged:
		return "lobby.state-damaged"
	case k.Over:
		return "lobby.state-over"
	case k.Seen > 0:
		return "lobby.state-running"
	}
	return "lobby.state-not-begun"
}

// who is what somebody is at a table, in words.
func who(role people.Role, name string) speech.Text {
	switch {
	case role == people.Onlooker:
		return "lobby.a-spectator"
	case role == people.Player:
		return speech.Words(name)
	case name == "":
		return "lobby.who-host"
	}
	return speech.Say("lobby.who-host-plays", "name", name)
}

// leaving is how somebody comes back to a table that the phone has forgotten.
func leaving(role people.Role, name string) speech.Text {
	switch {
	case role == people.Onlooker:
		return "lobby.leave-help-watching"
	case name == "":
		return "lobby.leave-help-host"
	}
	return "lobby.leave-help"
}

// leave makes the phone forget a seat.
func (h *handlers) leave(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Place(r)
	if err != nil {
		return err
	}
	if err := p.Leave(r.Context()); err != nil {
		return table.PageError(err)
	}
	http.Redirect(w, r, "/tables", http.StatusSeeOther)
	return nil
}

// deleteTable deletes a table for good. The form has a box to tick, so that
// nobody does it by accident.
func (h *handlers) deleteTable(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Place(r)
	if err != nil {
		return err
	}
	form, err := site.SentForm(r)
	if err != nil {
		return err
	}
	if form.Get("sure") == "" && p.Role == people.Host {
		return h.site.Return(w, r, "/t/"+p.Code+"/seats", table.EntryError{
			Status: http.StatusUnprocessableEntity, Sentence: "lobby.sure-to-delete",
		})
	}
	if err := p.Delete(r.Context()); err != nil {
		return table.PageError(err)
	}
	http.Redirect(w, r, "/tables", http.StatusSeeOther)
	return nil
}
