package nights

import (
	"net/http"
	"slices"

	"github.com/gorilla/mux"

	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
	"saddlebag/web/live/groups"
	"saddlebag/web/site"
)

// peoplePage lists who plays with a group.
type peoplePage struct {
	site.Frame
	Link    string
	Told    *told
	Name    string // as it was sent
	People  []personView
	Missing int // have been forgotten
}

// A personView is somebody in the list.
type personView struct {
	ID, Name string
	Plays    int
	Also     []string // who turned out to be this person
}

// people lists the people of a group.
func (h *handlers) people(w http.ResponseWriter, r *http.Request) error {
	view, err := h.look(r, LinkOf(r))
	if err != nil {
		return Refused(err)
	}
	page := peoplePage{Frame: frame(w, "groups.people"), Link: LinkOf(r), Told: returned(w, r)}
	for _, p := range view.People {
		switch {
		case p.Into != "":
		case p.Name == "":
			page.Missing++
		default:
			page.People = append(page.People, personView{p.ID, p.Name, statsOf(&view, p.ID).Plays, alsoNames(view.People, p.ID)})
		}
	}
	return h.site.Render(w, r, page.Told.statusCode(), "people", page)
}

// statsOf are those of a person; without any games where there are none.
func statsOf(view *groups.View, id string) nights.PersonStats {
	if i := slices.IndexFunc(view.Stats.People, func(p nights.PersonStats) bool { return p.Person == id }); i >= 0 {
		return view.Stats.People[i]
	}
	return nights.PersonStats{Person: id}
}

// also are who turned out to be a person, straight away.
func also(people nights.People, id string) (all []nights.Person) {
	for _, p := range people {
		if p.Into == id {
			all = append(all, p)
		}
	}
	return all
}

func alsoNames(people nights.People, id string) (all []string) {
	for _, p := range also(people, id) {
		all = append(all, p.Name)
	}
	return all
}

// personPage is where somebody is renamed, merged and forgotten.
type personPage struct {
	site.Frame
	Link   string
	Told   *told
	ID     string
	Name   string
	Plays  int
	Former string // the name of before; empty for none
	Also   []nights.Person
	Others []site.Choice // whom this one can be
}

// person shows what can be done about somebody.
func (h *handlers) person(w http.ResponseWriter, r *http.Request) error {
	view, err := h.look(r, LinkOf(r))
	if err != nil {
		return Refused(err)
	}
	at := slices.IndexFunc(view.People, func(p nights.Person) bool { return p.ID == mux.Vars(r)["person"] && p.Name != "" })
	if at < 0 {
		return site.Refuse(http.StatusNotFound, "groups.no-person")
	}
	p := view.People[at]
	if p.Into != "" {
		http.Redirect(w, r, pathOf(LinkOf(r))+"/people/"+view.People.Who(p.ID), http.StatusSeeOther)
		return nil
	}
	page := personPage{
		Frame: frame(w, speech.Words(p.Name)), Link: LinkOf(r), Told: returned(w, r),
		ID: p.ID, Name: p.Name, Plays: statsOf(&view, p.ID).Plays, Also: also(view.People, p.ID),
	}
	if n := len(p.Former); n > 0 {
		page.Former = p.Former[n-1]
	}
	for _, o := range view.People {
		if o.ID != p.ID && o.Into == "" && o.Name != "" && !together(view.Stats, p.ID, o.ID) {
			page.Others = append(page.Others, site.Choice{Value: o.ID, Label: speech.Words(o.Name)})
		}
	}
	return h.site.Render(w, r, page.Told.statusCode(), "person", page)
}

func together(stats *nights.Stats, a, b string) bool {
	return slices.ContainsFunc(stats.Pairs, func(p nights.Pair) bool { return p.A == a && p.B == b || p.A == b && p.B == a })
}

// addPerson adds somebody who hasn't played yet.
func addPerson(r *http.Request, g *groups.Group) (speech.Text, error) {
	name := r.PostForm.Get("name")
	view, err := g.Look(r.Context(), nil)
	if err != nil {
		return "", err
	}
	if id, ok := view.People.Find(name); ok {
		return "", site.Refuse(http.StatusUnprocessableEntity, "groups.there-already", "name", view.People.Name(id))
	}
	if _, err = g.AddPerson(r.Context(), name); err != nil {
		return "", err
	}
	return speech.Say("groups.person-added", "name", name), nil
}

// A personAct changes somebody, and says what it did. It's given who stands for the person of
// the address.
type personAct func(r *http.Request, people nights.People, shelf *nights.Shelf, id string) (nights.People, speech.Text, error)

// personActs are what can be done about somebody, by their addresses.
func personActs() map[string]personAct {
	return map[string]personAct{
		"rename": func(r *http.Request, people nights.People, _ *nights.Shelf, id string) (nights.People, speech.Text, error) {
			was := people.Name(id)
			next, err := people.Rename(id, r.PostForm.Get("name"))
			return next, speech.Say("groups.renamed-person", "was", was, "name", next.Name(id)), err
		},
		"rename-back": func(_ *http.Request, people nights.People, _ *nights.Shelf, id string) (nights.People, speech.Text, error) {
			was := people.Name(id)
			next, err := people.UndoRename(id)
			return next, speech.Say("groups.renamed-person", "was", was, "name", next.Name(id)), err
		},
		"merge": func(r *http.Request, people nights.People, shelf *nights.Shelf, id string) (nights.People, speech.Text, error) {
			was := people.Name(id)
			next, err := people.Merge(id, r.PostForm.Get("into"), shelf.Together)
			return next, speech.Say("groups.merged", "name", was, "other", next.Name(id)), err
		},
		"split": func(r *http.Request, people nights.People, _ *nights.Shelf, id string) (nights.People, speech.Text, error) {
			other := r.PostForm.Get("other")
			next, err := people.UndoMerge(other)
			return next, speech.Say("groups.split", "name", next.Name(other), "other", people.Name(id)), err
		},
		"forget": func(r *http.Request, people nights.People, _ *nights.Shelf, id string) (nights.People, speech.Text, error) {
			if r.PostForm.Get("sure") == "" {
				return nil, "", site.Refuse(http.StatusUnprocessableEntity, "groups.sure-to-forget")
			}
			next, err := people.Forget(id)
			return next, "groups.forgot", err
		},
	}
}

// onPerson makes a handler of what is done about somebody. It leads to the page of who stands
// for them then, or to the list where nobody does any more.
func (h *handlers) onPerson(act personAct) site.Handler {
	return func(w http.ResponseWriter, r *http.Request) error {
		g, err := h.changing(r)
		if err != nil {
			return err
		}
		id, to := mux.Vars(r)["person"], pathOf(LinkOf(r))+"/people"
		var done speech.Text
		err = g.ChangePeople(r.Context(), func(people nights.People, shelf *nights.Shelf) (next nights.People, err error) {
			if next, done, err = act(r, people, shelf, id); err == nil {
				people = next
			}
			if people.Name(id) != "" {
				to += "/" + people.Who(id)
			}
			return next, err
		})
		return h.tell(w, r, to, done, err)
	}
}
