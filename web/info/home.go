package info

import (
	"net/http"

	"saddlebag/scoring"
	"saddlebag/scoring/dice"
	"saddlebag/web/site"
)

// homePage is the entrance.
type homePage struct {
	site.Frame
	Games []homeGame
}

// A homeGame is a game in the entrance.
type homeGame struct {
	ID, Title string
	Crowd     string // how many play
	Sheets    []homeSheet
	Odds      bool // whether the game tells its odds
	Dice      bool // whether it has something to throw
}

type homeSheet struct{ Name, About string }

func (h *handlers) home(w http.ResponseWriter, _ *http.Request) error {
	page := homePage{Frame: site.Frame{Title: "Saddlebag", Icon: "burro", Here: "/"}}
	for _, t := range h.site.Titles {
		info := t.Game.Info()
		_, odds := t.Game.(scoring.OddsProvider)
		g := homeGame{
			ID: info.ID, Title: info.Title, Crowd: info.PlayerRange(),
			Odds: odds, Dice: len(dice.From(info)) > 0,
		}
		for _, s := range t.Sheets {
			if !s.Played {
				g.Sheets = append(g.Sheets, homeSheet{s.Name, s.About})
			}
		}
		page.Games = append(page.Games, g)
	}
	return h.site.Render(w, http.StatusOK, "home", page)
}
