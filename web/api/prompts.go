package api

import (
	"net/http"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/live/chance"
	"saddlebag/web/live/people"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// A PromptList is what a place can enter.
type PromptList struct {
	Seen    int      `json:"seen"` // number of the last entry when they were made
	Prompts []Prompt `json:"prompts"`
}

// An Prompt is something that can be entered now.
type Prompt struct {
	Seat    string     `json:"seat"`  // who does it, a player or "table"
	Actor   string     `json:"actor"` // first word of the event: theirs, or a character of theirs
	Verb    string     `json:"verb"`
	Label   string     `json:"label"`
	Cell    *CellPlace `json:"cell"` // null where it belongs to none
	Args    []Argument `json:"args"`
	Example string     `json:"example"` // an event as it can be entered now
}

// An CellPlace is a cell of somebody's sheet.
type CellPlace struct {
	ID    string `json:"id"`
	Owner string `json:"owner"`
}

// An Argument is an argument with what is legal for it.
type Argument struct {
	Name    string          `json:"name"`
	Kind    scoring.ArgKind `json:"kind"`
	Choices []string        `json:"choices"`
	Items   []Item          `json:"items"`
	From    int             `json:"from"`
	To      int             `json:"to"`
	Step    int             `json:"step"`
	Faces   int             `json:"faces"`
	Until   int             `json:"until"`
	Each    int             `json:"each"`
	Device  string          `json:"device"`
	Rolled  bool            `json:"rolled"` // the program makes it, where the event says *
}

// An Item is something that is counted.
type Item struct {
	Name string `json:"name"`
	Most int    `json:"most"`
	Kin  string `json:"kin"`
}

// prompts answers with what the place can enter now.
func (h *handlers) prompts(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Place(r)
	if err != nil {
		return err
	}
	t, err := table.Look(r.Context(), p)
	if err != nil {
		return table.PageError(err)
	}
	out := PromptList{Seen: t.View.Seen, Prompts: []Prompt{}}
	for _, prompt := range t.Prompts() {
		if entersFor(p, prompt.Seat) {
			out.Prompts = append(out.Prompts, promptOf(t, prompt, site.Language(r)))
		}
	}
	return site.WriteJSON(w, r, http.StatusOK, out)
}

// entersFor says whether a place enters for a seat, or for the table.
func entersFor(p live.Place, seat int) bool {
	return p.Role == people.Host || p.Role == people.Player && (seat == p.Seat || seat == scoring.Table)
}

func promptOf(t *table.Snapshot, p scoring.Prompt, l *speech.Language) Prompt {
	out := Prompt{
		Seat: table.SeatName(t.View.Names, p.Seat), Actor: table.ActorOf(t.View.Names, p), Verb: p.Verb, Label: l.Of(p.Label), Args: make([]Argument, len(p.Args)),
	}
	if p.Cell != "" {
		out.Cell = &CellPlace{p.Cell, table.SeatName(t.View.Names, p.Owner)}
	}
	e := ledger.Entry{Actor: out.Actor, Verb: p.Verb}
	for i, arg := range p.Args {
		shown := Argument{
			Name: arg.Name, Kind: arg.Kind, Choices: listed(arg.Choices), Items: make([]Item, len(arg.Items)),
			From: arg.From, To: arg.To, Step: arg.Step, Faces: arg.Faces, Until: arg.StopAtSum, Each: arg.MostPerGroup, Device: arg.Device,
			Rolled: t.Makes(arg.Device),
		}
		for j, item := range arg.Items {
			shown.Items[j] = Item{item.Name, item.Most, item.Group}
		}
		out.Args[i] = shown
		e.Args = append(e.Args, shown.example()...)
	}
	out.Example = e.String()
	return out
}

// counted are as few items as fill the argument.
func (a Argument) counted() []string {
	var all []string
	kin := map[string]int{}
	for _, item := range a.Items {
		n := min(item.Most, a.From-len(all))
		if a.Each > 0 {
			n = min(n, a.Each-kin[item.Kin])
		}
		kin[item.Kin] += n
		all = append(all, slices.Repeat([]string{item.Name}, n)...)
	}
	return all
}

// example are words that fill the argument.
func (a Argument) example() []string {
	switch {
	case a.Rolled:
		return []string{chance.Roll}
	case a.Kind == scoring.Range:
		return []string{strconv.Itoa(a.From)}
	case a.Kind == scoring.Throw:
		return []string{strings.Join(slices.Repeat([]string{"1"}, max(1, a.From)), "+")}
	case a.Kind == scoring.Text:
		return []string{"text"}
	case a.Kind == scoring.Path:
		return strings.Fields(a.Choices[0])
	case a.Kind == scoring.Counts:
		return a.counted()
	}
	return a.Choices[:1]
}
