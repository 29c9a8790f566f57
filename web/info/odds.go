package info

import (
	"net/http"
	"strings"

	"github.com/gorilla/mux"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/web/site"
)

// oddsPage is the exact odds of a game's dice.
type oddsPage struct {
	site.Frame
	Of     speech.Text // the game's title
	Data   string      // the house data that they are for
	Tables []oddsView
}

// An oddsView is a table of odds as it is shown.
type oddsView struct {
	Title   string
	Clause  string
	Note    []textPart
	Columns []string
	Rows    []oddsRow
}

type oddsRow struct {
	Label   string
	Chances []chanceView
	Note    []textPart
}

// A chanceView is a chance: as percentage, and as the exact fraction.
type chanceView struct{ Percent, Fraction string }

func (h *handlers) odds(w http.ResponseWriter, r *http.Request) error {
	title, err := h.site.Title(mux.Vars(r)["game"])
	if err != nil {
		return err
	}
	info := title.Game.Info()
	teller, ok := title.Game.(scoring.OddsProvider)
	if !ok {
		return site.Refuse(http.StatusNotFound, "info.no-odds", "game", info.Title)
	}
	house, _, err := h.site.Shelf.InForce(title.Game, "", 0)
	if err != nil {
		return err
	}
	page := oddsPage{Frame: site.Frame{Title: "info.title-odds", Icon: "cards", Game: info.ID}, Of: info.Title, Data: info.DataWord + " " + house.Label()}
	for _, t := range teller.Odds(house.House) {
		page.Tables = append(page.Tables, viewOdds(info, t))
	}
	return h.site.Render(w, r, http.StatusOK, "odds", page)
}

func viewOdds(info *scoring.Info, t scoring.Odds) oddsView {
	v := oddsView{Title: t.Title.String(), Clause: t.Clause, Note: linked(info, t.Note.String()), Columns: speech.Strings(t.Columns...)}
	for _, row := range t.Rows {
		shown := oddsRow{Label: row.Label.String(), Note: linked(info, row.Note.String())}
		for _, c := range row.Chances {
			fraction, percent, _ := strings.Cut(c.String(), " (")
			shown.Chances = append(shown.Chances, chanceView{strings.TrimSuffix(percent, ")"), fraction})
		}
		v.Rows = append(v.Rows, shown)
	}
	return v
}
