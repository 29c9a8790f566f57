package nights

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// tablePage is where a group chooses who plays a new game.
type tablePage struct {
	site.Frame
	Link   string
	Told   *told
	People []site.Choice // in the order round the table
	New    []string
	Me     []site.Choice
	Games  []site.Choice
}

// newNames is how many people who aren't in the group yet can be named.
const newNames = 2

// newTable asks who plays what, and leads to the form for that game.
func (h *handlers) newTable(w http.ResponseWriter, r *http.Request) error {
	g, err := At(h.tables, r)
	if err != nil {
		return err
	}
	page := tablePage{Frame: frame(w, "groups.new-table"), Link: LinkOf(r)}
	var order []string
	playing := 0
	view, err := g.Look(r.Context(), func(shelf *nights.Shelf) { order, playing = lineUp(shelf) })
	if err != nil {
		return Refused(err)
	}
	form, people := r.URL.Query(), view.People
	asked := form.Has("game")
	for i, id := range order {
		chosen := i < playing
		if asked {
			chosen = slices.Contains(form["with"], id)
		}
		name := speech.Words(people.Name(id))
		page.People = append(page.People, site.Choice{Value: id, Label: name, Chosen: chosen})
		page.Me = append(page.Me, site.Choice{Value: id, Label: name, Chosen: id == form.Get("me")})
	}
	page.Me = append(page.Me, site.Choice{Value: table.Nobody, Label: "groups.only-book", Chosen: form.Get("me") == table.Nobody})
	page.New = append(slices.Clone(form["new"]), make([]string, newNames)...)[:newNames]
	for _, t := range h.site.Titles {
		page.Games = append(page.Games, site.Choice{Value: t.Game.Info().ID, Label: t.Game.Info().Title})
	}
	if asked {
		to, err := h.makeForm(page.Link, form, people)
		if err == nil {
			http.Redirect(w, r, to, http.StatusSeeOther)
			return nil
		}
		page.Told = &told{err.Status, err.Sentence}
	}
	return h.site.Render(w, r, page.Told.statusCode(), "grouptable", page)
}

// lineUp is everybody in the order in which they sit down, and how many of them played last
// time: these first, as they sat then, but whoever was second begins; then the others, as they
// came.
func lineUp(shelf *nights.Shelf) (ids []string, playing int) {
	people := shelf.People()
	add := func(id string) {
		if id = people.Who(id); people.Name(id) != "" && !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	for p := range shelf.Plays() {
		seats := slices.DeleteFunc(slices.Clone(p.Seats), func(s nights.Seat) bool { return s.Rival })
		first := max(0, slices.IndexFunc(seats, func(s nights.Seat) bool { return s.First }))
		for i := range seats {
			add(seats[(first+1+i)%len(seats)].Person)
		}
		break
	}
	playing = len(ids)
	for _, p := range people {
		add(p.ID)
	}
	return ids, playing
}

// makeForm is the address of the form for a table of a game with the people of a form. The one
// who holds the phone comes first there, and whoever begins is marked.
func (h *handlers) makeForm(link string, form url.Values, people nights.People) (string, *site.Error) {
	refuse := func(says string, args ...any) (string, *site.Error) {
		return "", &site.Error{Status: http.StatusUnprocessableEntity, Sentence: speech.Say(says, args...)}
	}
	var names []string
	me := -1
	for _, id := range form["with"] {
		if name := people.Name(id); name != "" {
			if id == form.Get("me") {
				me = len(names)
			}
			names = append(names, name)
		}
	}
	for _, name := range form["new"] {
		if name = strings.TrimSpace(name); name != "" {
			names = append(names, name)
		}
	}
	info := h.info(form.Get("game"))
	if _, ok := h.site.Shelf.Game(info.ID); !ok {
		return refuse("site.no-game", "game", info.ID)
	}
	n := len(names)
	switch {
	case n < info.MinPlayers || n > info.MaxPlayers:
		return refuse("lobby.wrong-players", "game", info.Title, "players", info.PlayerRange(), "value", strconv.Itoa(n))
	case me < 0 && form.Get("me") != table.Nobody:
		return refuse("groups.me-not-there")
	}
	from := max(me, 0)
	to := url.Values{"game": {info.ID}, "seats": {strconv.Itoa(n)}, "group": {link}, "first": {strconv.Itoa((n-from)%n + 1)}}
	to["player"] = scoring.Each(n, func(i int) string { return names[(from+i)%n] })
	if me < 0 {
		to.Set("me", table.Nobody)
	}
	return "/make?" + to.Encode(), nil
}
