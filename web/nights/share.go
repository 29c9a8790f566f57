package nights

import (
	"html/template"
	"net/http"
	"strings"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/web/live/groups"
	"saddlebag/web/site"
)

// sharePage hands on the link of a group, and is where the group is renamed and deleted.
type sharePage struct {
	site.Frame
	Link   string // the secret part
	Told   *told
	Name   string
	Plays  int
	People int
	At     string        // the whole address
	QR     template.HTML // of the address
	Likely bool          // phones get there
	Choose bool          // another address can be chosen
	Back   string        // this page
}

// share shows the link of a group.
func (h *handlers) share(w http.ResponseWriter, r *http.Request) error {
	view, err := h.look(r, LinkOf(r))
	if err != nil {
		return Refused(err)
	}
	base, likely := h.site.Reach(r)
	link := LinkOf(r)
	page := sharePage{
		Frame: frame(w, "groups.share"), Link: link, Told: returned(w, r), Name: view.Name, Plays: view.Stats.Plays, People: len(view.People.Names()),
		At: base + pathOf(link), Likely: likely, Choose: h.site.Public == "", Back: pathOf(link) + "/share",
	}
	if page.QR, err = site.QR(site.Language(r), page.At); err != nil {
		return err
	}
	return h.site.Render(w, r, page.Told.statusCode(), "groupshare", page)
}

// rename gives the group another name.
func rename(r *http.Request, g *groups.Group) (speech.Text, error) {
	name := r.PostForm.Get("name")
	return speech.Say("groups.renamed", "name", name), g.Rename(r.Context(), name)
}

// delete deletes a group for good. Its name has to be typed, so that nobody does it by accident.
func (h *handlers) delete(w http.ResponseWriter, r *http.Request) error {
	g, err := h.changing(r)
	if err != nil {
		return err
	}
	view, err := g.Look(r.Context(), nil)
	if err != nil {
		return Refused(err)
	}
	link, form := LinkOf(r), r.PostForm
	if typed, err := ledger.CleanName(strings.TrimSpace(form.Get("name"))); err != nil || !ledger.SameName(typed, view.Name) {
		return h.tell(w, r, pathOf(link)+"/share", "", site.Refuse(http.StatusUnprocessableEntity, "groups.type-name", "name", view.Name))
	}
	if err := h.tables.Live.DeleteGroup(r.Context(), link, form.Get("tables") != ""); err != nil {
		return Refused(err)
	}
	h.site.KeepGroupLinks(w, r, without(h.site.GroupLinks(w, r), link))
	return h.tell(w, r, "/nights", speech.Say("groups.deleted", "name", view.Name), nil)
}
