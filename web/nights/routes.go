// Package nights has the pages of groups: what people who play together remember of their game
// nights, and what that comes to.
//
// Whoever has the link of a group sees and changes everything in it, so it's treated like the
// code of a seat: no page that has it is kept by a browser, found by a search engine, or named
// to another site.
package nights

import (
	"errors"
	"net/http"

	"github.com/gorilla/mux"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/club"
	"saddlebag/web/live/groups"
	"saddlebag/web/live/refusal"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// handlers answer for groups.
type handlers struct {
	site    *site.Site
	tables  *table.Tables
	clubs   club.Maker
	gallery gallery
}

// Route sets out the addresses of the room.
func Route(s *site.Site, tables *table.Tables) {
	h := &handlers{site: s, tables: tables, clubs: club.Maker{Catalog: s.Shelf}}
	for _, t := range s.Titles {
		h.clubs.Games = append(h.clubs.Games, club.Game{Info: t.Game.Info(), Icon: t.Icon})
	}
	s.Get("/nights", h.list)
	s.Post("/nights", s.Costly(s.Limiters.Make, h.makeGroup))
	s.Get("/nights/{link}", h.group)
	s.Get("/nights/{link}/club.pdf", s.Costly(s.Limiters.Print, h.sheet))
	s.Get("/nights/{link}/club.png", s.Costly(s.Limiters.Print, h.picture))
	s.Get("/nights/{link}/add", h.addForm)
	s.Post("/nights/{link}/add", h.add)
	s.Post("/nights/{link}/drop", h.act("", h.drop))
	s.Post("/nights/{link}/undo", h.act("", h.undo))
	s.Get("/nights/{link}/people", h.people)
	s.Post("/nights/{link}/people", h.act("/people", addPerson))
	s.Get("/nights/{link}/people/{person}", h.person)
	for path, act := range personActs() {
		s.Post("/nights/{link}/people/{person}/"+path, h.onPerson(act))
	}
	s.Get("/nights/{link}/table", h.newTable)
	h.routeOut()
	h.routeIn()
	s.Get("/nights/{link}/share", h.share)
	s.Post("/nights/{link}/share", h.act("/share", rename))
	s.Post("/nights/{link}/leave", h.leave)
	s.Post("/nights/{link}/delete", h.delete)
}

// ErrNoGroup is said to a link that leads to no group.
var ErrNoGroup = site.Refuse(http.StatusNotFound, "groups.unknown")

// At finds the group of the link in an address.
func At(tables *table.Tables, r *http.Request) (*groups.Group, error) {
	link := LinkOf(r)
	if !site.IsKey(link) {
		return nil, ErrNoGroup
	}
	g, err := tables.Live.Groups().At(r.Context(), link)
	return g, Refused(err)
}

// LinkOf is the link of a group in the address of a request.
func LinkOf(r *http.Request) string { return mux.Vars(r)["link"] }

// pathOf is the address of a group's page.
func pathOf(link string) string { return "/nights/" + link }

// Refused makes an *Error of what a group says to somebody. Any other error is returned.
func Refused(err error) error {
	var refused *refusal.Error
	var said *speech.Error
	switch {
	case err == nil:
		return nil
	case errors.Is(err, groups.ErrUnknown):
		return ErrNoGroup
	case errors.As(err, &refused):
		return &site.Error{Status: http.StatusUnprocessableEntity, Sentence: refused.Sentence}
	case errors.As(err, &said):
		return site.Refuse(http.StatusUnprocessableEntity, "groups.refused", "why", said.Text)
	}
	if full := table.FullError(err); full != nil {
		return full
	}
	return err
}

// A told is what a page says at the top of what somebody has just done, or why it couldn't be.
type told struct {
	Status   int // of the page, where it couldn't be
	Sentence speech.Text
}

// In is what is told in the words of a language, which it is kept in.
func (t told) In(l *speech.Language) any { return told{t.Status, speech.Words(l.Of(t.Sentence))} }

// returned is what there is to tell on a page; nil for nothing.
func returned(w http.ResponseWriter, r *http.Request) *told {
	var t told
	if !site.Returned(w, r, &t) || t.Status != 0 && http.StatusText(t.Status) == "" {
		return nil
	}
	t.Sentence = speech.Words(string(t.Sentence))
	return &t
}

// Wrong says whether something couldn't be done.
func (t *told) Wrong() bool { return t.Status != 0 }

func (t *told) statusCode() int {
	if t == nil || t.Status == 0 {
		return http.StatusOK
	}
	return t.Status
}

// tell leads from a form to a page, which says what was done or why not.
func (h *handlers) tell(w http.ResponseWriter, r *http.Request, to string, done speech.Text, err error) error {
	var refused *site.Error
	switch err = Refused(err); {
	case err == nil:
		return h.site.Return(w, r, to, told{Sentence: done})
	case errors.As(err, &refused) && refused.Status != http.StatusNotFound:
		return h.site.Return(w, r, to, told{refused.Status, refused.Sentence})
	}
	return err
}

// A deed does to a group what a form says, and says what was done.
type deed func(r *http.Request, g *groups.Group) (done speech.Text, err error)

// act makes a handler of a deed. It leads back to a page of the group.
func (h *handlers) act(back string, do deed) site.Handler {
	return func(w http.ResponseWriter, r *http.Request) error {
		g, err := h.changing(r)
		if err != nil {
			return err
		}
		done, err := do(r, g)
		return h.tell(w, r, pathOf(LinkOf(r))+back, done, err)
	}
}

// changing is the group that a form changes, which happens only so often.
func (h *handlers) changing(r *http.Request) (*groups.Group, error) {
	g, err := At(h.tables, r)
	if err != nil {
		return nil, err
	}
	if err := Limit(h.site, g); err != nil {
		return nil, err
	}
	_, err = site.SentForm(r)
	return g, err
}

// Limit fails where a group is changed too often.
func Limit(s *site.Site, g *groups.Group) error { return s.Limiters.Table.Check("group " + g.ID()) }
