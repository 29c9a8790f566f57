package book

import (
	"errors"
	"net/http"
	"strconv"
	"strings"

	"saddlebag/scoring/nights/exchange"
	"saddlebag/scoring/speech"
	"saddlebag/web/live/groups"
	"saddlebag/web/live/people"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// An outView is where the result of a game can go.
type outView struct {
	BGStats    string        // opens BG Stats with the game
	Text       string        // for a chat
	Groups     []site.Choice // that the host's phone knows, while none remembers the game
	Remembered bool          // by a group
	Group      *knownGroup   // that remembers it; nil where the phone doesn't know it
}

// A knownGroup is a group whose link the phone has.
type knownGroup struct{ id, Link, Name string }

// seated are who played, by the numbers of their seats.
type seated []string

func (s seated) Who(id string) string { return id }

func (s seated) Name(id string) string {
	seat, err := strconv.Atoi(id)
	if err != nil || seat >= len(s) {
		return ""
	}
	return s[seat]
}

// outward is where the result can go; nil while the game goes on.
func (h *handlers) outward(w http.ResponseWriter, r *http.Request, t *table.Snapshot) (*outView, error) {
	play, ok, err := t.Place.Played(r.Context())
	if err != nil || !ok {
		return nil, err
	}
	in := site.Language(r)
	log := exchange.Log{ID: play.Table, Shelf: h.site.Shelf, People: seated(t.View.Names), Made: h.site.Clock()}
	log.Plays = append(log.Plays, play)
	var text strings.Builder
	_ = log.Text(&text, in, exchange.Plain) // a Builder takes all
	out := &outView{BGStats: log.BGStats(&play, in), Text: text.String(), Remembered: t.Presence.Group != ""}
	if !out.Remembered && t.Place.Role != people.Host {
		return out, nil
	}
	known, err := h.groups(w, r)
	for _, g := range known {
		if g.id == t.Presence.Group {
			out.Group = &g
			w.Header().Set("Cache-Control", "no-store") // it has the link
		}
		if !out.Remembered {
			out.Groups = append(out.Groups, site.Choice{Value: g.id, Label: speech.Words(g.Name)})
		}
	}
	return out, err
}

// groups are those that the phone knows.
func (h *handlers) groups(w http.ResponseWriter, r *http.Request) (known []knownGroup, err error) {
	for _, link := range h.site.GroupLinks(w, r) {
		g, err := h.tables.Live.Groups().At(r.Context(), link)
		if errors.Is(err, groups.ErrUnknown) {
			continue
		}
		if err != nil {
			return nil, err
		}
		view, err := g.Look(r.Context(), nil)
		if errors.Is(err, groups.ErrUnknown) {
			continue
		}
		if err != nil {
			return nil, err
		}
		known = append(known, knownGroup{view.ID, link, view.Name})
	}
	return known, nil
}

// remember has a group that the phone knows remember the game.
func (h *handlers) remember(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Hosting(r)
	if err != nil {
		return err
	}
	form, err := site.SentForm(r)
	if err != nil {
		return err
	}
	known, err := h.groups(w, r)
	if err != nil {
		return err
	}
	for _, g := range known {
		if g.id != form.Get("group") {
			continue
		}
		if err := p.Join(r.Context(), g.Link); err != nil {
			return table.PageError(err)
		}
		http.Redirect(w, r, "/t/"+p.Code+"/result#elsewhere", http.StatusSeeOther)
		return nil
	}
	return site.Refuse(http.StatusUnprocessableEntity, "groups.unknown")
}
