package play

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/web/live/people"
	"saddlebag/web/live/views"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// A turnView is where the game is, and what there is to do.
type turnView struct {
	Where speech.Text // "Round 3, throw 2"
	Label speech.Text // "Your turn: load a burro"
	Mine  bool        // one's own seat is asked
}

// viewTurn says in one line what the game waits for: for one's own seat, else for
// others, else for anybody to do what the table does. Where others can still act, it says what
// anybody may do once they're done.
func viewTurn(t *table.Snapshot, end *table.Finale) turnView {
	v := turnView{Where: t.View.Moment.Label}
	seat, tables := t.Place.Seat, todo(t, scoring.Table, mostInLine)
	own, others := speech.Text(""), waitedFor(t)
	mine := seat != scoring.Table && slices.Contains(t.View.Moment.Turn, seat)
	if mine {
		if own = todo(t, seat, mostInLine); own == "" {
			own = tables
		}
	}
	then := tables
	if t.Place.Role == people.Onlooker {
		then = ""
	}
	switch {
	case end != nil:
		v.Where, v.Label = end.Reason, end.Won
	case mine && scoring.Leads(t.View.State, seat) != "":
		v.Label = scoring.Leads(t.View.State, seat)
	case own != "" && !t.Presence.Done[seat]:
		v.Mine, v.Label = true, speech.Say("table.your-turn", "do", own)
	case len(others) == 1:
		v.Label = speech.Say("table.their-turn", "name", others[0], "do", todo(t, slices.Index(t.View.Names, others[0]), mostInLine), "then", then)
	case len(others) > 1:
		v.Label = speech.Say("table.waiting-for", "names", speech.All(speech.Named(others...)), "then", then)
	default:
		if v.Label = v.Where; tables != "" {
			v.Label = speech.Say("table.verb", "do", tables)
		}
		if doing, told := v.Where.Argument("doing"); told && tables == either(doing) { // it is said once
			v.Where = site.Capital(scoring.RoundName(t.View.State))
		}
	}
	return v
}

// todo is what there is to do for a seat, each thing once and so many at the most:
// what would end something for others, or give up what one could do, only where
// there is nothing else.
func todo(t *table.Snapshot, seat, most int) speech.Text {
	var all, ends []speech.Text
	prompts, own := t.Prompts(), devicesOf(t)
	for i := range prompts {
		p := &prompts[i]
		if p.Seat != seat {
			continue
		}
		to, do := &all, speech.Say("table.in-line", "label", p.Label)
		if v := t.View.Info.VerbOf(p); v != nil {
			if v.Do != "" && (len(p.Args) != 1 || !own.tells(p)) { // of what is thrown by hand the label says more
				do = v.Do
			}
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
		return speech.Say("table.and-more", "things", speech.List(all[:most]))
	}
	if len(all) == 0 {
		return ""
	}
	return either(all...)
}

// either is one of some things to do.
func either(things ...speech.Text) speech.Text {
	return speech.Say("table.things", "things", speech.Any(things))
}

// How many things to do the line of the turn has room for, and a button.
const (
	mostInLine   = 3
	mostOnButton = 2
)

// A TallyView is a player and the score so far.
type TallyView struct {
	Seat        int    // from 1
	Why         string // address of the lines of the score, on the page of the standings
	Name        string
	Score       speech.Text
	Uncorrected speech.Text   // empty where it is the score
	Open        []speech.Text // what counts nothing yet: "2 secret cards"
	Beside      []speech.Text // what all want in sight besides: "$3500"
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
			Seat: seat + 1, Why: "/t/" + t.Place.Code + "/result?of=" + table.SeatValue(seat) + "#" + ScoredID(seat), Name: t.View.Names[seat], Score: t.View.Info.Amount(s.Total()), Here: t.Presence.Here[seat], Mine: seat == t.Place.Seat,
			Beside: beside[seat], AtIt: slices.Contains(t.View.Moment.Turn, seat) && !t.Presence.Done[seat],
		}
		if ranks := t.View.Outcome.Ranks; len(ranks) > seat {
			v.Leads = ranks[seat] == 1 && !allEqual(t.View.Tally)
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

// besideField is what stands beside a score: a field's label, if it has one, and what it says.
func besideField(f scoring.Field, amount scoring.Tenths) speech.Text {
	if f.Label == "" {
		return f.Amount(amount)
	}
	return speech.Say("table.beside", "label", f.Label, "amount", f.Amount(amount))
}

// besideOf is what stands beside the score of each seat.
func besideOf(v *views.View) [][]speech.Text {
	all := make([][]speech.Text, len(v.Names))
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
				all[c.Owner] = append(all[c.Owner], besideField(f, amount))
			}
		}
	}
	return all
}

// A hintsView is what one's own seat would like to know before its move.
type hintsView struct {
	Title speech.Text
	All   []hintView
}

// A hintView is one thing to know, and the element of the cell that it is
// about.
type hintView struct {
	Label, Says     speech.Text
	Clause, Element string
}

// viewHints tells one's own seat what the next moves could bring.
func viewHints(t *table.Snapshot, on OnSheets) hintsView {
	p, ok := t.View.State.(scoring.Hinter)
	if !ok || t.Place.Seat == scoring.Table {
		return hintsView{}
	}
	title, all := p.Hints(t.Place.Seat)
	v := hintsView{Title: title}
	for _, one := range all {
		v.All = append(v.All, hintView{one.Label, one.Says, one.Clause, on.element(one.Owner, one.Cell)})
	}
	return v
}
