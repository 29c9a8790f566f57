package web

import (
	"net/http"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
)

// The apiPrompts are what a place can enter.
type apiPrompts struct {
	Seen    int         `json:"seen"` // number of the last entry when they were made
	Prompts []apiPrompt `json:"prompts"`
}

// An apiPrompt is something that can be entered now.
type apiPrompt struct {
	Seat    string      `json:"seat"`  // who does it, a player or "table"
	Actor   string      `json:"actor"` // first word of the event: theirs, or a character of theirs
	Verb    string      `json:"verb"`
	Label   string      `json:"label"`
	Cell    *apiPlaceOn `json:"cell"` // null where it belongs to none
	Args    []apiArg    `json:"args"`
	Example string      `json:"example"` // an event as it can be entered now
}

// An apiPlaceOn is a cell of somebody's sheet.
type apiPlaceOn struct {
	ID    string `json:"id"`
	Owner string `json:"owner"`
}

// An apiArg is an argument with what is legal for it.
type apiArg struct {
	Name    string          `json:"name"`
	Kind    scoring.ArgKind `json:"kind"`
	Choices []string        `json:"choices"`
	Items   []apiItem       `json:"items"`
	From    int             `json:"from"`
	To      int             `json:"to"`
	Step    int             `json:"step"`
	Faces   int             `json:"faces"`
	Until   int             `json:"until"`
	Each    int             `json:"each"`
	Device  string          `json:"device"`
	Rolled  bool            `json:"rolled"` // the program makes it, where the event says *
}

// An apiItem is something that is counted.
type apiItem struct {
	Name string `json:"name"`
	Most int    `json:"most"`
	Kin  string `json:"kin"`
}

// apiPrompts answers with what the place can enter now.
func (a *app) apiPrompts(w http.ResponseWriter, r *http.Request) error {
	p, err := a.place(r)
	if err != nil {
		return err
	}
	t, err := lookAt(r.Context(), p)
	if err != nil {
		return told(err)
	}
	out := apiPrompts{Seen: t.view.Seen, Prompts: []apiPrompt{}}
	for _, prompt := range t.prompts() {
		if entersFor(p, prompt.Seat) {
			out.Prompts = append(out.Prompts, apiPromptOf(t, prompt))
		}
	}
	return writeJSON(w, http.StatusOK, out)
}

// entersFor says whether a place enters for a seat, or for the table.
func entersFor(p live.Place, seat int) bool {
	return p.Role == live.Host || p.Role == live.Player && (seat == p.Seat || seat == scoring.Table)
}

func apiPromptOf(t *atTable, p scoring.Prompt) apiPrompt {
	out := apiPrompt{
		Seat: seatName(t.view, p.Seat), Actor: actorOf(t.view, p), Verb: p.Verb, Label: p.Label, Args: make([]apiArg, len(p.Args)),
	}
	if p.Cell != "" {
		out.Cell = &apiPlaceOn{p.Cell, seatName(t.view, p.Owner)}
	}
	e := ledger.Entry{Actor: out.Actor, Verb: p.Verb}
	for i, arg := range p.Args {
		shown := apiArg{
			Name: arg.Name, Kind: arg.Kind, Choices: listed(arg.Choices), Items: make([]apiItem, len(arg.Items)),
			From: arg.From, To: arg.To, Step: arg.Step, Faces: arg.Faces, Until: arg.Until, Each: arg.Each, Device: arg.Device,
			Rolled: t.makes(arg.Device),
		}
		for j, item := range arg.Items {
			shown.Items[j] = apiItem{item.Name, item.Most, item.Kin}
		}
		out.Args[i] = shown
		e.Args = append(e.Args, shown.example()...)
	}
	out.Example = e.String()
	return out
}

// counted are as few items as fill the argument.
func (a apiArg) counted() []string {
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
func (a apiArg) example() []string {
	switch {
	case a.Rolled:
		return []string{live.Roll}
	case a.Kind == scoring.Number:
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
