package nights

import (
	"errors"
	"net/http"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/web/live/groups"
	"saddlebag/web/site"
)

// listPage is the way to the groups that a phone knows, and to a new one.
type listPage struct {
	site.Frame
	Told   *told
	Name   string // as it was sent
	Groups []knownGroup
}

// A knownGroup is a group that the phone remembers.
type knownGroup struct {
	Link  string
	Name  string
	About speech.Text
}

// list shows the groups that the phone knows.
func (h *handlers) list(w http.ResponseWriter, r *http.Request) error {
	page := listPage{Frame: site.Frame{Title: "groups.title", Icon: "star", Here: "/nights"}, Told: returned(w, r), Name: r.URL.Query().Get("name")}
	links := h.site.GroupLinks(w, r)
	known := make([]string, 0, len(links))
	for _, link := range links {
		view, err := h.look(r, link)
		if errors.Is(err, groups.ErrUnknown) {
			continue
		}
		known = append(known, link)
		if err != nil {
			return err
		}
		g := knownGroup{Link: link, Name: view.Name, About: "groups.about"}
		if n := len(view.Stats.Nights); n > 0 {
			g.About = speech.Say("groups.about-last", "n", view.Stats.Plays, "date", scoring.Day(view.Stats.Nights[n-1].Day))
		}
		page.Groups = append(page.Groups, g)
	}
	if len(known) < len(links) {
		h.site.KeepGroupLinks(w, r, known)
	}
	if len(links) > 0 {
		w.Header().Set("Cache-Control", "no-store") // it has links
	}
	return h.site.Render(w, r, page.Told.statusCode(), "nights", page)
}

// look is a group as it is now.
func (h *handlers) look(r *http.Request, link string) (groups.View, error) {
	return h.tables.Live.LookAtGroup(r.Context(), link, nil)
}

// makeGroup makes a group, and leads to it.
func (h *handlers) makeGroup(w http.ResponseWriter, r *http.Request) error {
	form, err := site.SentForm(r)
	if err != nil {
		return err
	}
	link, err := h.tables.Live.MakeGroup(r.Context(), form.Get("name"), site.ClientKey(r))
	if err != nil {
		return h.tell(w, r, "/nights", "", err)
	}
	h.know(w, r, link)
	return h.tell(w, r, pathOf(link), "groups.made", nil)
}

// know has the phone remember a group, as the latest it has seen.
func (h *handlers) know(w http.ResponseWriter, r *http.Request, link string) {
	links := h.site.GroupLinks(w, r)
	if len(links) > 0 && links[0] == link {
		return
	}
	h.site.KeepGroupLinks(w, r, append([]string{link}, without(links, link)...))
}

// leave has the phone forget a group.
func (h *handlers) leave(w http.ResponseWriter, r *http.Request) error {
	h.site.KeepGroupLinks(w, r, without(h.site.GroupLinks(w, r), LinkOf(r)))
	http.Redirect(w, r, "/nights", http.StatusSeeOther)
	return nil
}

func without(links []string, link string) []string {
	return slices.DeleteFunc(links, func(other string) bool { return other == link })
}
