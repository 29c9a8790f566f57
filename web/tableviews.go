package web

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/web/live"
)

// A turnView is where the game is, and what happened last.
type turnView struct {
	Label string // "Round 3, throw 2"
	Last  string
	Still []string // who is still at it, but for one's own seat
}

func viewTurn(t *atTable) turnView {
	return turnView{Label: t.view.Moment.Label, Still: stillAtIt(t)}
}

// stillAtIt are the names of those the game waits for and who have not said to
// be done, but for one's own seat.
func stillAtIt(t *atTable) []string {
	var names []string
	for _, seat := range t.view.Moment.Turn {
		if seat != t.place.Seat && !t.company.Done[seat] {
			names = append(names, t.view.Names[seat])
		}
	}
	return names
}

// A tallyView is a player and the score so far.
type tallyView struct {
	Name        string
	Score       string
	Uncorrected string   // empty where it is the score
	Open        []string // what counts nothing yet: "2 secret cards"
	Beside      []string // what all want in sight besides: "$3500"
	Leads       bool
	Here        bool // a phone of theirs is watching
	Mine        bool
}

func viewTally(t *atTable) []tallyView {
	var all []tallyView
	beside := besideOf(t.view)
	for seat, s := range t.view.Tally {
		v := tallyView{
			Name: t.view.Names[seat], Score: t.view.Info.Amount(s.Total()), Here: t.company.Here[seat], Mine: seat == t.place.Seat,
			Beside: beside[seat],
		}
		if ranks := t.view.Outcome.Ranks; len(ranks) > seat {
			v.Leads = ranks[seat] == 1 && slices.Max(ranks) > 1 // of equals nobody leads
		}
		if s.Total() != s.Uncorrected() {
			v.Uncorrected = t.view.Info.Amount(s.Uncorrected())
		}
		for _, l := range s.Lines {
			if l.Open && l.Amount == 0 {
				v.Open = append(v.Open, l.Label)
			}
		}
		all = append(all, v)
	}
	return all
}

// besideOf is what stands beside the score of each seat.
func besideOf(v *live.View) [][]string {
	all := make([][]string, len(v.Names))
	for _, c := range v.Cells {
		for _, f := range v.Info.Beside {
			if c.Owner != scoring.Table && c.ID == f.Name && c.Value != "" {
				all[c.Owner] = append(all[c.Owner], strings.TrimSpace(f.Label+" "+inUnit(c.Value, f.Unit)))
			}
		}
	}
	return all
}

// inUnit writes the value of a cell in its unit.
func inUnit(value, unit string) string {
	switch amount, negative := strings.CutPrefix(value, "-"); {
	case unit == "":
		return value
	case unit != "$":
		if amount == "1" {
			unit = strings.TrimSuffix(unit, "s")
		}
		return value + " " + unit
	case negative:
		return "-$" + amount
	}
	return "$" + value
}

// A prospectsView is what one's own seat would like to know before its move.
type prospectsView struct {
	Title string
	All   []prospectView
}

// A prospectView is one thing to know, and the element of the cell that it is
// about.
type prospectView struct{ Label, Says, Clause, Element string }

// viewProspects tells one's own seat what the next moves could bring.
func viewProspects(t *atTable) prospectsView {
	p, ok := t.view.State.(scoring.Prospector)
	if !ok || t.place.Seat == scoring.Table {
		return prospectsView{}
	}
	title, all := p.Prospects(t.place.Seat)
	v := prospectsView{Title: title}
	for _, one := range all {
		v.All = append(v.All, prospectView{one.Label, one.Says, one.Clause, t.elementOf(one.Owner, one.Cell)})
	}
	return v
}
