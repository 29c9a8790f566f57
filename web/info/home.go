package info

import (
	"html/template"
	"net/http"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/site"
)

// homePage is the entrance: what this is, the table that one was at last, and a
// bill for every game.
type homePage struct {
	site.Frame
	Last    *lastTable // nil where the phone has no seat at a game that runs
	Posters []poster
}

// A lastTable is one to carry on with.
type lastTable struct {
	Code  string
	Title speech.Text
	With  speech.All // the others who play
}

// A poster is what a game is offered with.
type poster struct {
	ID      string
	Title   speech.Text
	Crowd   speech.Text // how many play
	Minutes speech.Text
	Needs   speech.Text
	Picture template.HTML
}

func (h *handlers) home(w http.ResponseWriter, r *http.Request) error {
	page := homePage{Frame: site.Frame{Title: "site.name", Icon: "burro", Here: "/"}}
	for _, t := range h.site.Titles {
		info := t.Game.Info()
		picture, err := h.site.Vignette(site.Language(r), t, "")
		if err != nil {
			return err
		}
		page.Posters = append(page.Posters, poster{
			ID: info.ID, Title: info.Title, Picture: picture,
			Crowd: crowd(info), Minutes: info.Minutes.Said(), Needs: info.Needs,
		})
	}
	var err error
	if page.Last, err = h.last(w, r); err != nil {
		return err
	}
	if page.Last != nil {
		w.Header().Set("Cache-Control", "no-store") // it has the code of a seat
	}
	return h.site.Render(w, r, http.StatusOK, "home", page)
}

// crowd is how many can play a game, as short as on a bill: "2–4".
func crowd(info *scoring.Info) speech.Text {
	few, many := strconv.Itoa(info.MinPlayers), strconv.Itoa(info.MaxPlayers)
	if few == many {
		return speech.Words(few)
	}
	return speech.Words(few + "–" + many)
}

// last is the latest of the phone's tables at which a game is to be played.
func (h *handlers) last(w http.ResponseWriter, r *http.Request) (*lastTable, error) {
	keys := h.site.Keys(w, r)
	if h.tables == nil || len(keys) == 0 {
		return nil, nil
	}
	kept, err := h.tables.Of(r.Context(), keys)
	if err != nil {
		return nil, err
	}
	for i := range kept {
		if k := &kept[i]; !k.Over && !k.Damaged {
			return &lastTable{Code: k.Place.Code, Title: k.Title, With: with(k)}, nil
		}
	}
	return nil, nil
}

// with names who plays at a table beside its place.
func with(k *live.Kept) speech.All {
	var names []string
	for _, name := range k.Names {
		if name != k.Name {
			names = append(names, name)
		}
	}
	return speech.Named(names...)
}
