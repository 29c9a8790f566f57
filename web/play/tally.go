package play

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/web/live"
	"saddlebag/web/table"
)

// A turnView is where the game is, and what happened last.
type turnView struct {
	Label string // "Round 3, throw 2"
	Last  lastView
	Still []string // who is still at it, but for one's own seat
}

func viewTurn(t *table.Snapshot) turnView {
	return turnView{Label: t.View.Moment.Label, Last: viewLast(t), Still: stillAtIt(t)}
}

// A TallyView is a player and the score so far.
type TallyView struct {
	Name        string
	Score       string
	Uncorrected string   // empty where it is the score
	Open        []string // what counts nothing yet: "2 secret cards"
	Beside      []string // what all want in sight besides: "$3500"
	Leads       bool
	Here        bool // a phone of theirs is watching
	Mine        bool
}

// ViewTally shows the players with their scores, in seating order.
func ViewTally(t *table.Snapshot) []TallyView {
	var all []TallyView
	beside := besideOf(t.View)
	for seat, s := range t.View.Tally {
		v := TallyView{
			Name: t.View.Names[seat], Score: t.View.Info.Amount(s.Total()), Here: t.Presence.Here[seat], Mine: seat == t.Place.Seat,
			Beside: beside[seat],
		}
		if ranks := t.View.Outcome.Ranks; len(ranks) > seat {
			v.Leads = ranks[seat] == 1 && slices.Max(ranks) > 1 // of equals nobody leads
		}
		if s.Total() != s.Uncorrected() {
			v.Uncorrected = t.View.Info.Amount(s.Uncorrected())
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
		for _, f := range v.Info.SideFields {
			amount, ok := scoring.ParseTenths(c.Value)
			if ok && c.Owner != scoring.Table && c.ID == f.Name {
				all[c.Owner] = append(all[c.Owner], strings.TrimSpace(f.Label+" "+f.Amount(amount)))
			}
		}
	}
	return all
}

// A hintsView is what one's own seat would like to know before its move.
type hintsView struct {
	Title string
	All   []hintView
}

// A hintView is one thing to know, and the element of the cell that it is
// about.
type hintView struct{ Label, Says, Clause, Element string }

// viewHints tells one's own seat what the next moves could bring.
func viewHints(t *table.Snapshot, element ElementFinder) hintsView {
	p, ok := t.View.State.(scoring.Hinter)
	if !ok || t.Place.Seat == scoring.Table {
		return hintsView{}
	}
	title, all := p.Hints(t.Place.Seat)
	v := hintsView{Title: title}
	for _, one := range all {
		v.All = append(v.All, hintView{one.Label, one.Says, one.Clause, element(one.Owner, one.Cell)})
	}
	return v
}
