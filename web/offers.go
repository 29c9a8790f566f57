package web

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
)

// An entriesView is what a place can enter now: a form for each prompt, of the
// table and of the seats that it enters for.
type entriesView struct {
	Seats []seatEntries
	Free  bool // a line can be typed
}

// A seatEntries is what can be entered for one seat, or for the table.
type seatEntries struct {
	Seat   int
	Name   string
	Mine   bool
	Offers []offerView
}

// An offerView is a prompt as a form.
type offerView struct {
	ID      string // of the form
	Label   string
	Actor   string
	Verb    string
	Element string // id of the cell's element on the page; empty for none
	Args    []argView
	Rolls   bool // the program makes a part of it
}

// An argView is an argument in a form.
type argView struct {
	Name    string // of the field: arg-0
	Label   string
	Kind    scoring.ArgKind
	Fixed   string       // the only value; empty where there is a choice
	Choices []argChoice  // of which one is taken
	Items   []itemChoice // Counts
	From    int
	To      int
	Step    int
	Dice    []dieField // Throw: a field for each die
	Faces   []string   // Throw: of each die
	Held    []string   // Throw: the faces so far of one that goes on
	Rolled  bool       // the program makes it
	Stay    bool       // the throw can end now
}

type argChoice struct {
	Value string
	Dice  []string // Picks: the dice one by one
}

type itemChoice struct {
	Name string
	Most int
}

// A dieField is where a die that was thrown is typed.
type dieField struct {
	Name     string
	Number   int
	Required bool
}

func viewEntries(t *atTable) entriesView {
	v := entriesView{Free: t.place.Role != live.Onlooker}
	if t.place.Role == live.Onlooker {
		return v
	}
	for seat := scoring.Table; seat < len(t.view.Names); seat++ {
		if seat != scoring.Table && seat != t.place.Seat && t.place.Role != live.Host {
			continue
		}
		e := seatEntries{Seat: seat, Name: ownerName(t.view, seat), Mine: seat == t.place.Seat}
		for i, p := range t.view.Prompts {
			if p.Seat == seat {
				e.Offers = append(e.Offers, viewOffer(t, i, p))
			}
		}
		if len(e.Offers) > 0 {
			v.Seats = append(v.Seats, e)
		}
	}
	slices.SortStableFunc(v.Seats, func(a, b seatEntries) int { return rankOf(a) - rankOf(b) })
	return v
}

// rankOf puts one's own seat first, then the table.
func rankOf(e seatEntries) int {
	switch {
	case e.Mine:
		return 0
	case e.Seat == scoring.Table:
		return 1
	}
	return 2
}

func viewOffer(t *atTable, i int, p scoring.Prompt) offerView {
	o := offerView{
		ID: fmt.Sprintf("offer-%d", i), Label: p.Label, Verb: p.Verb, Actor: actorOf(t.view, p),
		Element: t.elementOf(p.Owner, p.Cell),
	}
	virtual := t.company.Dice == live.Virtual
	for at, a := range p.Args {
		v := viewArg(a)
		v.Name = "arg-" + strconv.Itoa(at)
		v.Rolled = virtual && a.Device != ""
		if v.Rolled {
			o.Rolls = true
			v.hold(t.company.Held, o)
		}
		o.Args = append(o.Args, v)
	}
	return o
}

// hold shows the faces so far of a throw that goes on.
func (v *argView) hold(held []live.Held, o offerView) {
	for _, h := range held {
		e, err := ledger.ParseEvent(h.Event)
		if err == nil && e.Actor == o.Actor && e.Verb == o.Verb && fixedFit(o.Args, e.Args) {
			v.Held, v.Stay = h.Faces, len(h.Faces) >= max(1, v.From)
		}
	}
}

// fixedFit says whether the arguments with only one value have it.
func fixedFit(args []argView, words []string) bool {
	for i, a := range args {
		if a.Fixed != "" && (i >= len(words) || words[i] != a.Fixed) {
			return false
		}
	}
	return true
}

func viewArg(a scoring.Arg) argView {
	v := argView{Label: a.Name, Kind: a.Kind, From: a.From, To: a.To, Step: a.Step}
	switch a.Kind {
	case scoring.Word, scoring.Choice, scoring.Path, scoring.Picks:
		if len(a.Choices) == 1 {
			v.Fixed = a.Choices[0]
		}
		for _, c := range a.Choices {
			choice := argChoice{Value: c}
			if a.Kind == scoring.Picks {
				choice.Dice = strings.Split(c, "+")
			}
			v.Choices = append(v.Choices, choice)
		}
	case scoring.Counts:
		for _, item := range a.Items {
			v.Items = append(v.Items, itemChoice{item.Name, min(item.Most, a.To)})
		}
	case scoring.Throw:
		for i := range a.To {
			v.Dice = append(v.Dice, dieField{Number: i + 1, Required: i < a.From})
		}
		for face := range a.Faces {
			v.Faces = append(v.Faces, strconv.Itoa(face+1))
		}
	default: // a number, or text
	}
	return v
}

// actorOf is who acts in a prompt, as the ledger writes it.
func actorOf(v *live.View, p scoring.Prompt) string {
	switch {
	case p.As != "":
		return p.As
	case p.Seat == scoring.Table:
		return ledger.Table
	}
	return v.Names[p.Seat]
}

// actorName is a player's name as a token of an event.
func actorName(name string) string { return ledger.Quote(name) }
