package nights

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"saddlebag/scoring"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
	"saddlebag/web/site"
)

// addPage asks for the result of a game.
type addPage struct {
	site.Frame
	Link  string
	Told  *told
	ID    string // of the play
	Games []site.Choice
	Day   string
	Today string
	Rows  []addRow
	Names []string // of the group
	Note  string
}

// An addRow is a player and how the game ended for them.
type addRow struct {
	Number      int
	Name, Score string
	Places      []site.Choice // who is ahead where it's level; none where nobody asks
}

// mostNote is how many characters a note of a result has at the most.
const mostNote = 400

// addForm asks for a result, with what was sent filled in.
func (h *handlers) addForm(w http.ResponseWriter, r *http.Request) error {
	g, err := At(h.tables, r)
	if err != nil {
		return err
	}
	view, err := g.Look(r.Context(), nil)
	if err != nil {
		return Refused(err)
	}
	form := r.URL.Query()
	page := addPage{
		Frame: frame(w, "groups.add-result"), Link: LinkOf(r), Told: returned(w, r), ID: form.Get("id"),
		Today: h.site.Clock().Format(time.DateOnly), Names: view.People.Names(), Note: form.Get("note"),
	}
	page.Day = site.Either(form.Get("day"), page.Today)
	if page.ID == "" {
		page.ID = uuid.NewString()
	}
	rows := 0
	for _, t := range h.site.Titles {
		info := t.Game.Info()
		rows = max(rows, info.MaxPlayers)
		page.Games = append(page.Games, site.Choice{Value: info.ID, Label: info.Title, Chosen: info.ID == form.Get("game")})
	}
	res, _ := resultIn(form)
	level := res.level()
	if len(level) == 0 {
		level = placed(res.Players)
	}
	for i := range min(max(rows, len(form["name"])), mostRows) {
		row := addRow{Number: i + 1, Name: at(form["name"], i), Score: at(form["score"], i)}
		if slices.Contains(level, strings.TrimSpace(row.Name)) {
			row.Places = places(len(level), at(form["place"], i))
		}
		page.Rows = append(page.Rows, row)
	}
	return h.site.Render(w, r, page.Told.statusCode(), "groupadd", page)
}

// mostRows is how many players a form has room for.
const mostRows = 12

// placed are those of whom somebody has said who is ahead.
func placed(players []Finisher) (names []string) {
	for _, p := range players {
		if p.Place > 0 {
			names = append(names, p.Name)
		}
	}
	return names
}

// places are what one of several who are level can be. Whoever says nothing is last of them, and
// level with all others who are.
func places(n int, chosen string) []site.Choice {
	all := []site.Choice{{Value: strconv.Itoa(n), Label: "groups.level-still"}, {Value: "1", Label: "groups.ahead"}}
	for place := 2; place < n; place++ {
		all = append(all, site.Choice{Value: strconv.Itoa(place), Label: speech.Say("groups.place", "place", place)})
	}
	for i := range all {
		all[i].Chosen = all[i].Value == chosen
	}
	return all
}

func at(values []string, i int) string {
	if i < len(values) {
		return values[i]
	}
	return ""
}

// resultIn reads a result from a form. What is wrong is a refusal; then it has what could be
// read.
func resultIn(form url.Values) (Result, error) {
	res := Result{ID: form.Get("id"), Game: form.Get("game"), Day: strings.TrimSpace(form.Get("day")), Note: form.Get("note")}
	var wrong error
	for i, name := range form["name"] {
		name = strings.TrimSpace(name)
		if name == "" && strings.TrimSpace(at(form["score"], i)) == "" {
			continue
		}
		score, err := scoreIn(at(form["score"], i), name)
		if name == "" {
			err = site.Refuse(http.StatusUnprocessableEntity, "groups.no-name", "score", at(form["score"], i))
		}
		if err != nil {
			if wrong == nil {
				wrong = err
			}
			continue
		}
		place, _ := strconv.Atoi(at(form["place"], i))
		res.Players = append(res.Players, Finisher{Name: name, Score: score, Place: min(max(place, 0), mostRows)})
	}
	return res, wrong
}

// add has the group remember a result, or shows the form again with what is wrong.
func (h *handlers) add(w http.ResponseWriter, r *http.Request) error {
	g, err := h.changing(r)
	if err != nil {
		return err
	}
	form, path := r.PostForm, pathOf(LinkOf(r))
	res, err := resultIn(form)
	if names := res.level(); err == nil && names != nil {
		err = site.Refuse(http.StatusUnprocessableEntity, "groups.level", "names", speech.All(speech.Named(names...)))
	}
	if err == nil {
		err = res.Enter(r.Context(), h.site, g)
	}
	if err != nil {
		return h.tell(w, r, path+"/add?"+sent(form).Encode(), "", err)
	}
	view, err := g.Look(r.Context(), nil)
	if err != nil {
		return Refused(err)
	}
	if form.Has("another") {
		path += "/add?" + url.Values{"day": {res.Day}, "name": sent(form)["name"]}.Encode()
	}
	game, day, first := h.info(res.Game).Title, scoring.Day(res.Day), res.winners(view.People)
	if len(first) == 0 { // of one
		return h.tell(w, r, path, speech.Say("groups.added-alone", "game", game, "date", day), nil)
	}
	return h.tell(w, r, path, speech.Say("groups.added", "n", len(first), "game", game, "date", day, "winner", speech.All(speech.Named(first...))), nil)
}

// winners are who has won, as the group calls them.
func (res *Result) winners(people nights.People) (names []string) {
	p := res.play(make([]string, len(res.Players)))
	for i := range p.Seats {
		if p.Won(i) {
			id, _ := people.Find(res.Players[i].Name)
			names = append(names, people.Name(people.Who(id)))
		}
	}
	return names
}

// sent are the fields of a form that go into an address.
func sent(form url.Values) url.Values {
	const long = 100 // characters, for what can't be right anyway
	all := url.Values{"note": {site.Cut(form.Get("note"), mostNote)}}
	for _, field := range []string{"id", "game", "day", "name", "score", "place"} {
		for _, value := range form[field][:min(len(form[field]), mostRows)] {
			all.Add(field, site.Cut(value, long))
		}
	}
	return all
}
