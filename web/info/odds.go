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
	Data   speech.Text // the house data that they are for
	Tables []oddsView
}

// An oddsView is a table of odds as it is shown.
type oddsView struct {
	Title   speech.Text
	Clause  string
	Note    []textPart
	Columns []speech.Text
	Rows    []oddsRow
}

type oddsRow struct {
	Label   speech.Text
	Chances []chanceView
	Note    []textPart
}

// A chanceView is a chance: as percentage, and as the exact fraction.
type chanceView struct {
	Percent  speech.Text
	Fraction string
}

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
	page := oddsPage{Frame: site.Frame{Title: "info.title-odds", Icon: "cards", Game: info.ID}, Of: info.Title, Data: info.DataTitle(house.Label())}
	for _, t := range teller.Odds(house.House) {
		page.Tables = append(page.Tables, viewOdds(site.Language(r), info, t))
	}
	return h.site.Render(w, r, http.StatusOK, "odds", page)
}

func viewOdds(l *speech.Language, info *scoring.Info, t scoring.Odds) oddsView {
	v := oddsView{Title: t.Title, Clause: t.Clause, Note: linked(info, l.Of(t.Note)), Columns: t.Columns}
	for _, row := range t.Rows {
		shown := oddsRow{Label: row.Label, Note: linked(info, l.Of(row.Note))}
		for _, c := range row.Chances {
			fraction, percent, _ := strings.Cut(c.String(), " (")
			shown.Chances = append(shown.Chances, chanceView{speech.Say("info.percent", "percent", speech.Decimal(strings.TrimSuffix(percent, " %)"))), fraction})
		}
		v.Rows = append(v.Rows, shown)
	}
	return v
}
