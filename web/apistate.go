package web

import (
	"net/http"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
)

// An apiTable is a table as a place sees it. Whoever has or does something is
// told by name: a player's, or "table".
type apiTable struct {
	Game     string      `json:"game"`
	Title    string      `json:"title"`
	Role     live.Role   `json:"role"`
	Player   string      `json:"player"` // who the place plays; empty for nobody
	Dice     string      `json:"dice"`
	Seen     int         `json:"seen"` // number of the last entry
	Moment   apiMoment   `json:"moment"`
	Over     bool        `json:"over"`
	Reason   string      `json:"reason"`
	Clause   string      `json:"clause"`
	TieBreak string      `json:"tieBreak"`
	Players  []apiPlayer `json:"players"` // in seating order
	Lookers  int         `json:"onlookers"`
	Cells    []apiCell   `json:"cells"`
	Moves    []apiMove   `json:"moves"`
	Held     []apiHeld   `json:"held"`
	Next     string      `json:"next"`    // code of the place at the table played next; empty for none
	Hosting  *apiHosting `json:"hosting"` // null but for the host
}

// An apiMoment says where the game is.
type apiMoment struct {
	Round int      `json:"round"`
	Label string   `json:"label"`
	Shows []string `json:"shows"`
	Turn  []string `json:"turn"`
}

// An apiPlayer is a player with the score so far.
type apiPlayer struct {
	Name        string         `json:"name"`
	Score       scoring.Tenths `json:"score"`
	Uncorrected scoring.Tenths `json:"uncorrected"`
	Rank        int            `json:"rank"` // as it stands
	Signed      bool           `json:"signed"`
	Here        bool           `json:"here"` // a phone of theirs is watching
	Done        bool           `json:"done"` // has said to be done with the throw in force
	Lines       []apiLine      `json:"lines"`
}

// An apiLine is one reason for points or money.
type apiLine struct {
	Label  string         `json:"label"`
	Amount scoring.Tenths `json:"amount"`
	Clause string         `json:"clause"`
	Number int            `json:"number"` // of the entry; 0 for the set-up
}

// An apiCell is a place on a sheet.
type apiCell struct {
	ID     string           `json:"id"`
	Owner  string           `json:"owner"`
	Label  string           `json:"label"`
	Kind   scoring.CellKind `json:"kind"`
	Value  string           `json:"value"`
	Struck bool             `json:"struck"`
}

// An apiMove is an entry of the ledger.
type apiMove struct {
	Number int       `json:"number"`
	Time   time.Time `json:"time"`
	By     string    `json:"by"`
	Seat   string    `json:"seat"`
	Event  string    `json:"event"`
	Stands bool      `json:"stands"` // it has not been taken back
}

// An apiHeld is a throw of one die at a time that goes on.
type apiHeld struct {
	Event string   `json:"event"`
	Faces []string `json:"faces"`
}

// apiTable answers with the table as the place sees it.
func (a *app) apiTable(w http.ResponseWriter, r *http.Request) error {
	p, err := a.place(r)
	if err != nil {
		return err
	}
	since, err := numberOf(either(r.URL.Query().Get("since"), "0"), "move")
	if err != nil {
		return err
	}
	t, err := lookAt(r.Context(), p)
	if err != nil {
		return told(err)
	}
	return writeJSON(w, http.StatusOK, apiTableOf(t, since))
}

// apiTableOf is a table with the moves after a number.
func apiTableOf(t *atTable, since int) apiTable {
	v := t.view
	out := apiTable{
		Game: v.Info.ID, Title: either(v.Header.Title, v.Info.Title), Role: t.place.Role, Dice: t.company.Dice, Seen: v.Seen,
		Moment: apiMoment{v.Moment.Round, v.Moment.Label, listed(v.Moment.Shows), []string{}},
		Over:   v.Outcome.Over, Reason: v.Outcome.Reason, Clause: v.Outcome.Clause, TieBreak: v.Outcome.TieBreak,
		Players: make([]apiPlayer, len(v.Names)), Lookers: t.company.Looks, Cells: make([]apiCell, len(v.Cells)),
		Moves: []apiMove{}, Held: []apiHeld{}, Next: t.company.Next, Hosting: hosting(t),
	}
	if t.place.Seat != scoring.Table {
		out.Player = v.Names[t.place.Seat]
	}
	for _, seat := range v.Moment.Turn {
		out.Moment.Turn = append(out.Moment.Turn, v.Names[seat])
	}
	for seat := range v.Names {
		out.Players[seat] = apiPlayerOf(t, seat)
	}
	for i, c := range v.Cells {
		out.Cells[i] = apiCell{c.ID, seatName(v, c.Owner), c.Label, c.Kind, c.Value, c.Struck}
	}
	for _, m := range v.Moves[min(since, len(v.Moves)):] {
		out.Moves = append(out.Moves, apiMove{m.Number, m.Time, m.By, seatName(v, m.Seat), m.Text(), m.Stands})
	}
	for _, h := range t.company.Held {
		out.Held = append(out.Held, apiHeld{h.Event, listed(h.Faces)})
	}
	return out
}

func apiPlayerOf(t *atTable, seat int) apiPlayer {
	score := t.view.Tally[seat]
	p := apiPlayer{
		Name: t.view.Names[seat], Score: score.Total(), Uncorrected: score.Uncorrected(), Rank: t.view.Outcome.Ranks[seat],
		Signed: t.view.Signed[seat], Here: t.company.Here[seat], Done: t.company.Done[seat], Lines: make([]apiLine, len(score.Lines)),
	}
	for i, l := range score.Lines {
		p.Lines[i] = apiLine{l.Label, l.Amount, l.Clause, l.Event}
	}
	return p
}

// seatName is who has or does something, as the ledger calls them.
func seatName(v *live.View, seat int) string {
	if seat == scoring.Table {
		return ledger.Table
	}
	return v.Names[seat]
}

// listed is a list that is not null in JSON.
func listed[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}
