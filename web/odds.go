package web

import (
	"net/http"
	"strings"

	"github.com/gorilla/mux"

	"saddlebag/scoring"
)

// oddsPage is the exact odds of a game's dice.
type oddsPage struct {
	frame
	Of     string // the game's title
	Data   string // the house data that they are for
	Tables []oddsView
}

// An oddsView is a table of odds as it is shown.
type oddsView struct {
	Title   string
	Clause  string
	Note    []fragment
	Columns []string
	Rows    []oddsRow
}

type oddsRow struct {
	Label   string
	Chances []chanceView
	Note    []fragment
}

// A chanceView is a chance: as percentage, and as the exact fraction.
type chanceView struct{ Percent, Fraction string }

func (a *app) odds(w http.ResponseWriter, r *http.Request) error {
	title, err := a.title(mux.Vars(r)["game"])
	if err != nil {
		return err
	}
	info := title.Game.Info()
	teller, ok := title.Game.(scoring.Oddser)
	if !ok {
		return refuse(http.StatusNotFound, "%s has no odds to tell.", info.Title)
	}
	house, _, err := a.Shelf.Ours(title.Game, "")
	if err != nil {
		return err
	}
	page := oddsPage{frame: frame{Title: "The odds", Icon: "cards", Game: info.ID}, Of: info.Title, Data: info.DataWord + " " + house.Label()}
	for _, t := range teller.Odds(house.House) {
		page.Tables = append(page.Tables, viewOdds(info, t))
	}
	return a.render(w, http.StatusOK, "odds", page)
}

func viewOdds(info *scoring.Info, t scoring.Odds) oddsView {
	v := oddsView{Title: t.Title, Clause: t.Clause, Note: linked(info, t.Note), Columns: t.Columns}
	for _, row := range t.Rows {
		shown := oddsRow{Label: row.Label, Note: linked(info, row.Note)}
		for _, c := range row.Chances {
			fraction, percent, _ := strings.Cut(c.String(), " (")
			shown.Chances = append(shown.Chances, chanceView{strings.TrimSuffix(percent, ")"), fraction})
		}
		v.Rows = append(v.Rows, shown)
	}
	return v
}
