package api

import (
	"encoding/json"
	"net/http"

	"github.com/google/uuid"

	"saddlebag/scoring"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
	nightpages "saddlebag/web/nights"
	"saddlebag/web/site"
)

// A groupOrder is a group that somebody wants made.
type groupOrder struct {
	Name string `json:"name"`
}

// A MadeGroup is a group that has been made.
type MadeGroup struct {
	Link string `json:"link"` // a secret
	Page string `json:"page"` // path of its page
}

// makeGroup makes a group.
func (h *handlers) makeGroup(w http.ResponseWriter, r *http.Request) error {
	var sent groupOrder
	if err := site.ReadJSON(r, &sent); err != nil {
		return err
	}
	link, err := h.tables.Live.MakeGroup(r.Context(), sent.Name, site.ClientKey(r))
	if err != nil {
		return nightpages.Refused(err)
	}
	w.Header().Set("Location", site.APIPrefix+"groups/"+link)
	return site.WriteJSON(w, r, http.StatusCreated, MadeGroup{link, "/nights/" + link})
}

// A GroupState is a group as it is.
type GroupState struct {
	Name   string        `json:"name"`
	People []groupPerson `json:"people"`
	Stats  *nights.Stats `json:"stats"`
	Plays  []nights.Play `json:"plays"` // the latest first
	More   int           `json:"more"`  // plays before these
}

// A groupPerson is somebody who plays with a group.
type groupPerson struct {
	ID     string   `json:"id"`
	Name   string   `json:"name"`   // empty for somebody forgotten
	Former []string `json:"former"` // names of before, the latest last
	Into   string   `json:"into"`   // id of who this one turned out to be; empty for nobody
}

// mostPlays is how many plays are in one answer.
const mostPlays = 500

// group answers with what a group remembers, and what that comes to.
func (h *handlers) group(w http.ResponseWriter, r *http.Request) error {
	skip, err := site.NumberOf(site.Either(r.URL.Query().Get("skip"), "0"), "api.play")
	if err != nil {
		return err
	}
	if _, err := nightpages.At(h.tables, r); err != nil {
		return err
	}
	out := GroupState{Plays: []nights.Play{}}
	view, err := h.tables.Live.LookAtGroup(r.Context(), nightpages.LinkOf(r), func(shelf *nights.Shelf) {
		for p := range shelf.Before(skip) {
			if out.Plays = append(out.Plays, p); len(out.Plays) == mostPlays {
				break
			}
		}
	})
	if err != nil {
		return nightpages.Refused(err)
	}
	out.Name, out.Stats, out.More = view.Name, view.Stats, max(0, view.Stats.Plays-skip-len(out.Plays))
	out.People = scoring.Each(len(view.People), func(i int) groupPerson {
		p := view.People[i]
		return groupPerson{p.ID, p.Name, listed(p.Former), p.Into}
	})
	return site.WriteJSON(w, r, http.StatusOK, out)
}

// A toldResult is a game of which no more is told than how it ended.
type toldResult struct {
	ID      string         `json:"id"` // a UUID of the sender's, so that what is sent twice goes in once
	Game    string         `json:"game"`
	Day     string         `json:"day"`
	Note    string         `json:"note"`
	Players []toldFinisher `json:"players"`
}

// A toldFinisher is how a game ended for a player.
type toldFinisher struct {
	Name  string          `json:"name"`
	Score json.RawMessage `json:"score"` // a number
	Place int             `json:"place"` // among those with the same score, 1 is first; equal ones share it
}

// An AddedPlay is a play that a group remembers now.
type AddedPlay struct {
	ID string `json:"id"`
}

// addPlay has a group remember a result.
func (h *handlers) addPlay(w http.ResponseWriter, r *http.Request) error {
	g, err := nightpages.At(h.tables, r)
	if err != nil {
		return err
	}
	if err := nightpages.Limit(h.site, g); err != nil {
		return err
	}
	var sent toldResult
	if err := site.ReadJSON(r, &sent); err != nil {
		return err
	}
	res := nightpages.Result{ID: site.Either(sent.ID, uuid.NewString()), Game: sent.Game, Day: sent.Day, Note: sent.Note}
	for _, p := range sent.Players {
		score, ok := scoring.ParseTenths(string(p.Score))
		if !ok {
			return site.Refuse(http.StatusUnprocessableEntity, "groups.bad-score", "name", p.Name, "score", speech.Words(site.Either(string(p.Score), `""`)))
		}
		res.Players = append(res.Players, nightpages.Finisher{Name: p.Name, Score: score, Place: p.Place})
	}
	if err := res.Enter(r.Context(), h.site, g); err != nil {
		return err
	}
	w.Header().Set("Location", site.APIPrefix+"groups/"+nightpages.LinkOf(r))
	return site.WriteJSON(w, r, http.StatusCreated, AddedPlay{res.ID})
}
