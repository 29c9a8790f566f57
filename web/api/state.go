package api

import (
	"net/http"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/web/live/people"
	"saddlebag/web/live/views"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// An tableState is a table as a place sees it. Whoever has or does something is
// told by name: a player's, or "table".
type tableState struct {
	Game     string      `json:"game"`
	Title    string      `json:"title"`
	Role     people.Role `json:"role"`
	Player   string      `json:"player"` // who the place plays; empty for nobody
	Dice     string      `json:"dice"`
	Seen     int         `json:"seen"` // number of the last entry
	Moment   moment      `json:"moment"`
	Over     bool        `json:"over"`
	Reason   string      `json:"reason"`
	Clause   string      `json:"clause"`
	TieBreak string      `json:"tieBreak"`
	Players  []player    `json:"players"` // in seating order
	Lookers  int         `json:"onlookers"`
	Cells    []cell      `json:"cells"`
	Moves    []move      `json:"moves"`
	Held     []heldThrow `json:"held"`
	Next     string      `json:"next"`      // code of the place at the table played next; empty for none
	Damage   string      `json:"damage"`    // why the table is set aside, in a sentence; empty where it is not
	Hosting  *hostState  `json:"hosting"`   // null but for the host
	Journal  []deed      `json:"journal"`   // what was done with the power over the table
	Asked    []handover  `json:"handovers"` // seats about which the table is asked
}

// An moment says where the game is.
type moment struct {
	Round int      `json:"round"`
	Label string   `json:"label"`
	Shows []string `json:"shows"`
	Turn  []string `json:"turn"`
}

// An player is a player with the score so far.
type player struct {
	Name        string         `json:"name"`
	Score       scoring.Tenths `json:"score"`
	Uncorrected scoring.Tenths `json:"uncorrected"`
	Rank        int            `json:"rank"` // as it stands
	Signed      bool           `json:"signed"`
	Here        bool           `json:"here"` // a phone of theirs is watching
	Done        bool           `json:"done"` // has said to be done with the throw in force
	Lines       []scoreLine    `json:"lines"`
}

// An scoreLine is one reason for points or money.
type scoreLine struct {
	Label  string         `json:"label"`
	Amount scoring.Tenths `json:"amount"`
	Clause string         `json:"clause"`
	Number int            `json:"number"` // of the entry; 0 for the set-up
}

// An cell is a place on a sheet.
type cell struct {
	ID     string           `json:"id"`
	Owner  string           `json:"owner"`
	Label  string           `json:"label"`
	Kind   scoring.CellKind `json:"kind"`
	Value  string           `json:"value"`
	Struck bool             `json:"struck"`
}

// An move is an entry of the ledger.
type move struct {
	Number int       `json:"number"`
	Time   time.Time `json:"time"`
	By     string    `json:"by"`
	Seat   string    `json:"seat"`
	Event  string    `json:"event"`
	Says   string    `json:"sentence"` // what people are told of it
	Stands bool      `json:"stands"`   // it has not been taken back, and what counts in its place is in the game
	// What amendments have made of it.
	Present string         `json:"present"` // the event that counts in its place; empty for none
	Amended int            `json:"amended"` // number of the amendment that says so; 0 where it is not amended
	Before  int            `json:"before"`  // of an insert: number of the entry that Present is put in before
	Broken  *site.ToldRule `json:"broken"`  // why Present is struck; null where it is not
}

// An heldThrow is a throw of one die at a time that goes on.
type heldThrow struct {
	Event string   `json:"event"`
	Faces []string `json:"faces"`
}

// table answers with the table as the place sees it.
func (h *handlers) table(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Place(r)
	if err != nil {
		return err
	}
	since, err := site.NumberOf(site.Either(r.URL.Query().Get("since"), "0"), "api.move")
	if err != nil {
		return err
	}
	t, err := table.Look(r.Context(), p)
	if err != nil {
		return table.PageError(err)
	}
	journal, err := p.Journal(r.Context())
	if err != nil {
		return table.PageError(err)
	}
	out := stateOf(t, since, site.Language(r))
	out.Journal = journalOf(journal, site.Language(r))
	return site.WriteJSON(w, r, http.StatusOK, out)
}

// stateOf is a table with the moves after a number, in a language.
func stateOf(t *table.Snapshot, since int, l *speech.Language) tableState {
	v := t.View
	out := tableState{
		Game: v.Info.ID, Title: l.Of(t.Title()), Role: t.Place.Role, Dice: t.Presence.Dice, Seen: v.Seen,
		Moment: moment{v.Moment.Round, l.Of(v.Moment.Label), listed(v.Moment.FaceUp), []string{}},
		Over:   v.Outcome.Over, Reason: l.Of(v.Outcome.Reason), Clause: v.Outcome.Clause, TieBreak: l.Of(v.Outcome.TieBreak),
		Players: make([]player, len(v.Names)), Lookers: t.Presence.Looks,
		Moves: []move{}, Held: []heldThrow{}, Next: t.Presence.Next, Hosting: hosting(t), Asked: handoversOf(t),
	}
	if v.Damage != nil {
		out.Damage = l.Of(site.DamageSentence(v.Damage))
	}
	if t.Place.Seat != scoring.Table {
		out.Player = v.Names[t.Place.Seat]
	}
	for _, seat := range v.Moment.Turn {
		out.Moment.Turn = append(out.Moment.Turn, v.Names[seat])
	}
	for seat := range v.Names {
		out.Players[seat] = playerOf(t, seat, l)
	}
	out.Cells = []cell{}
	for _, c := range v.State.Cells() {
		out.Cells = append(out.Cells, cell{c.ID, table.SeatName(v.Names, c.Owner), l.Of(c.Label), c.Kind, c.Value, c.Struck})
	}
	for number := since + 1; number <= v.Seen; number++ {
		out.Moves = append(out.Moves, moveOf(v, v.Move(number), l))
	}
	for _, h := range t.Presence.Held {
		out.Held = append(out.Held, heldThrow{h.Event, listed(h.Faces)})
	}
	return out
}

func moveOf(v *views.View, m views.Move, l *speech.Language) move {
	out := move{
		Number: m.Number, Time: m.Time, By: m.By, Seat: table.SeatName(v.Names, m.Seat), Event: m.Text(), Says: l.Of(m.Sentence), Stands: m.Stands,
		Present: eventText(m.Present), Amended: m.Amended, Before: m.Before,
	}
	if m.Breaks != nil {
		out.Broken = &site.ToldRule{Clause: m.Breaks.Clause, Message: l.Of(m.Breaks.Message), Instead: l.Of(m.Breaks.Instead)}
	}
	return out
}

func playerOf(t *table.Snapshot, seat int, l *speech.Language) player {
	score := t.View.Tally[seat]
	p := player{
		Name: t.View.Names[seat], Score: score.Total(), Uncorrected: score.Uncorrected(), Rank: t.View.Outcome.Ranks[seat],
		Signed: t.View.Signed[seat], Here: t.Presence.Here[seat], Done: t.Presence.Done[seat], Lines: make([]scoreLine, len(score.Lines)),
	}
	for i, line := range score.Lines {
		p.Lines[i] = scoreLine{l.Of(line.Label), line.Amount, line.Clause, line.Event}
	}
	return p
}

// listed is a list that is not null in JSON.
func listed[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}
