package lobby

import (
	"net/http"
	"strings"

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
	Games []site.Choice
	Carry carryForm
}

// A keptView is a table that the phone remembers.
type keptView struct {
	Code    string
	Title   string
	Game    string // title of the game
	Who     string // who the phone is there
	Names   string // of all who play
	Made    string // the day
	Over    bool
	Entries int
	Host    bool
	Damaged bool // it is set aside
}

// list shows the tables of the phone, and the ways to another.
func (h *handlers) list(w http.ResponseWriter, r *http.Request) error {
	return h.showTables(w, r, http.StatusOK, tablesPage{Carry: h.carryForm(nil, carried{})})
}

// showTables sends the page with its forms filled in.
func (h *handlers) showTables(w http.ResponseWriter, r *http.Request, status int, page tablesPage) error {
	page.Frame = site.Frame{Title: "Tables", Icon: "cards", Here: "/tables"}
	for _, t := range h.site.Titles {
		page.Games = append(page.Games, site.Choice{Value: t.Game.Info().ID, Label: t.Game.Info().Title.String()})
	}
	kept, err := h.tables.Live.Of(r.Context(), h.site.Keys(w, r))
	if err != nil {
		return err
	}
	for _, k := range kept {
		page.Kept = append(page.Kept, h.viewKept(k))
	}
	w.Header().Set("Cache-Control", "no-store") // it has the codes of seats
	return h.site.Render(w, status, "tables", page)
}

func (h *handlers) viewKept(k live.Kept) keptView {
	v := keptView{
		Code: k.Place.Code, Title: k.Title, Game: k.Game, Who: who(k.Place.Role, k.Name), Names: strings.Join(k.Names, ", "),
		Made: k.Made.Format("2 January 2006"), Over: k.Over, Entries: k.Seen, Host: k.Place.Role == people.Host, Damaged: k.Damaged,
	}
	if v.Title == "" {
		v.Title = "A damaged table"
	}
	if t, err := h.site.Title(k.Game); err == nil {
		v.Game = t.Game.Info().Title.String()
	}
	return v
}

// who is what somebody is at a table, in words.
func who(role people.Role, name string) string {
	switch {
	case role == people.Onlooker:
		return "an onlooker"
	case role == people.Player:
		return name
	case name == "":
		return "the host"
	}
	return name + ", and the host"
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
			Status: http.StatusUnprocessableEntity, Sentence: "Nothing was deleted. Tick the box that says you are sure, and delete the table then.",
		})
	}
	if err := p.Delete(r.Context()); err != nil {
		return table.PageError(err)
	}
	http.Redirect(w, r, "/tables", http.StatusSeeOther)
	return nil
}
