package play

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/web/live/views"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// A turnView is where the game is, and what there is to do.
type turnView struct {
	Where string // "Round 3, throw 2"
	Label string // "Your turn: load a burro"
	Mine  bool   // one's own seat is asked
}

// viewTurn says in one line what the game waits for: for one's own seat, else for
// others, else for anybody to do what the table does.
func viewTurn(t *table.Snapshot, end *table.Finale) turnView {
	v := turnView{Where: t.View.Moment.Label.String()}
	others, mine := stillAtIt(t), t.Place.Seat != scoring.Table && slices.Contains(t.View.Moment.Turn, t.Place.Seat)
	switch {
	case end != nil:
		v.Where, v.Label = end.Reason, won(end.Winners)
	case mine && !t.Presence.Done[t.Place.Seat]:
		v.Mine, v.Label = true, "Your turn: "+todo(t, t.Place.Seat, mostInLine)
	case len(others) == 1:
		v.Label = others[0] + "’s turn: " + todo(t, slices.Index(t.View.Names, others[0]), mostInLine)
	case len(others) > 1:
		v.Label = "Still at it: " + scoring.All(others)
	default:
		do := todo(t, scoring.Table, mostInLine)
		v.Label = site.Either(site.Capital(do), v.Where)
		v.Where = strings.TrimSuffix(v.Where, ": "+do) // which is said once
	}
	return v
}

// todo is what there is to do for a seat, each thing once and so many at the most:
// what would end something for others, or give up what one could do, only where
// there is nothing else.
func todo(t *table.Snapshot, seat, most int) string {
	var all, ends []string
	prompts := t.Prompts()
	for i := range prompts {
		p := &prompts[i]
		if p.Seat != seat {
			continue
		}
		to, do := &all, headOf(p.Label.String())
		if v := t.View.Info.VerbOf(p); v != nil {
			do = site.Either(v.Do.String(), do)
			if v.Ends || v.Passes {
				to = &ends
			}
		}
		if !slices.Contains(*to, do) {
			*to = append(*to, do)
		}
	}
	if len(all) == 0 {
		all = ends
	}
	if len(all) > most {
		return strings.Join(all[:most], ", ") + " …"
	}
	return scoring.Either(all)
}

// How many things to do the line of the turn has room for, and a button.
const (
	mostInLine   = 3
	mostOnButton = 2
)

// won says who has won.
func won(winners []string) string {
	switch len(winners) {
	case 0:
		return "The end"
	case 1:
		return winners[0] + " wins"
	}
	return scoring.All(winners) + " win"
}

// A TallyView is a player and the score so far.
type TallyView struct {
	Seat        int    // from 1
	Why         string // address of the lines of the score, on the page of the standings
	Name        string
	Score       string
	Uncorrected string   // empty where it is the score
	Open        []string // what counts nothing yet: "2 secret cards"
	Beside      []string // what all want in sight besides: "$3500"
	Leads       bool
	Here        bool // a phone of theirs is watching
	AtIt        bool // the game waits for them
	Mine        bool
}

// ViewTally shows the players with their scores, in seating order.
func ViewTally(t *table.Snapshot) []TallyView {
	var all []TallyView
	beside := besideOf(t.View)
	for seat, s := range t.View.Tally {
		v := TallyView{
			Seat: seat + 1, Why: "/t/" + t.Place.Code + "/result#" + ScoredID(seat), Name: t.View.Names[seat], Score: t.View.Info.Amount(s.Total()).String(), Here: t.Presence.Here[seat], Mine: seat == t.Place.Seat,
			Beside: beside[seat], AtIt: slices.Contains(t.View.Moment.Turn, seat) && !t.Presence.Done[seat],
		}
		if ranks := t.View.Outcome.Ranks; len(ranks) > seat {
			v.Leads = ranks[seat] == 1 && !allEqual(t.View.Tally)
		}
		if s.Total() != s.Uncorrected() {
			v.Uncorrected = t.View.Info.Amount(s.Uncorrected()).String()
		}
		for _, l := range s.Lines {
			if l.Open && l.Amount == 0 {
				v.Open = append(v.Open, l.Label.String())
			}
		}
		all = append(all, v)
	}
	return all
}

// away is a tally that does not tell who is there, which is sent by itself.
func away(tally []TallyView) []TallyView {
	tally = slices.Clone(tally)
	for i := range tally {
		tally[i].Here = false
	}
	return tally
}

// ScoredID is the id of the lines of a seat's score, on the page of the standings.
func ScoredID(seat int) string { return "scored-" + strconv.Itoa(seat) }

// allEqual says whether all have the same score: of equals nobody leads, whatever breaks
// the tie in the end.
func allEqual(tally []scoring.Score) bool {
	return !slices.ContainsFunc(tally, func(s scoring.Score) bool { return s.Total() != tally[0].Total() })
}

// besideOf is what stands beside the score of each seat.
func besideOf(v *views.View) [][]string {
	all := make([][]string, len(v.Names))
	if len(v.Info.SideFields) == 0 {
		return all
	}
	room := cellRoom.Get().(*[]scoring.Cell)
	defer cellRoom.Put(room)
	*room = scoring.AppendCells((*room)[:0], v.State)
	for _, c := range *room {
		for _, f := range v.Info.SideFields {
			if c.Owner == scoring.Table || c.ID != f.Name {
				continue
			}
			if amount, ok := scoring.ParseTenths(c.Value); ok {
				all[c.Owner] = append(all[c.Owner], strings.TrimSpace(f.Label.String()+" "+f.Amount(amount).String()))
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
func viewHints(t *table.Snapshot, on OnSheets) hintsView {
	p, ok := t.View.State.(scoring.Hinter)
	if !ok || t.Place.Seat == scoring.Table {
		return hintsView{}
	}
	title, all := p.Hints(t.Place.Seat)
	v := hintsView{Title: title.String()}
	for _, one := range all {
		v.All = append(v.All, hintView{one.Label.String(), one.Says.String(), one.Clause, on.element(one.Owner, one.Cell)})
	}
	return v
}
