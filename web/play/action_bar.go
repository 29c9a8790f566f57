package play

import (
	"html/template"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/live/views"
	"saddlebag/web/table"
)

// An actionBarView is what lies at hand, each thing at its own place: the dice or
// the numbers for a tap, and under them what takes back, the one thing to do, and
// what ends something for others.
type actionBarView struct {
	Shows   []DieView
	Virtual bool        // the program throws the dice
	Ladder  *ladderView // nil where no number is called out
	Pad     *padView    // nil where no throw is to be typed
	Todo    *slotView   // the one thing to do, where Done takes its place; else nil
	Done    *doneView   // nil where nobody waits for one's own seat
	Undo    *UndoView
	Main    *slotView // nil where there is nothing to do
	Ends    *slotView // nil where nobody would be cut short

	Made template.HTML // all of it, where it has been rendered
}

// A DieView is a face that lies on the table.
type DieView struct {
	Face string
	Free bool        // one's own seat can still spend it
	Gone bool        // it is of those that are spent, and not by one's own seat now
	Die  bool        // it can be drawn as a die
	Name speech.Text // what people call one that cannot
}

// A ladderView is numbers that are entered with a tap each.
type ladderView struct {
	Form  string // id of the form with all numbers
	Label speech.Text
	Rungs []rungView
}

// A rungView is a number for a tap. It keeps its place where it is not legal any
// more; it has no event then.
type rungView struct {
	Event string
	Label speech.Text
}

// A padView is the faces of a die, each of which begins to type one's own throw.
type padView struct {
	Form  string // id of the form that the throw is typed in
	Label speech.Text
	Faces []DieView
}

// A doneView is whether one's own seat has said to be done.
type doneView struct {
	Seat int
	Done bool
	Says speech.Text
}

// An UndoView is what one tap takes back, or puts back.
type UndoView struct {
	Event string
	Takes int         // number of the entry that it is about
	What  speech.Text // "your claim", "Dee’s claim", "the fix"
	Of    speech.Text // what that is of: "Coal 5", "the change of Dee’s claim"; may be empty
}

// ViewActionBar shows what lies at hand for a place, of what it can enter.
func ViewActionBar(t *table.Snapshot, e EntriesView) actionBarView {
	v := actionBarView{Virtual: t.Presence.Dice == live.Virtual, Ladder: viewLadder(e)}
	v.Undo, _ = viewUndos(t)
	v.Main, v.Ends = viewSlots(t, e)
	if v.Ladder == nil {
		if v.Done = viewDone(t, e, v.Ends); v.Done != nil {
			v.Todo = v.Main
		}
	} else if v.Main == nil || v.Main.Places != "" { // what can be done stands above it
		v.Main = &slotView{ID: "ladder-any", Label: v.Ladder.Label, Form: v.Ladder.Form}
	}
	if v.Pad = viewPad(e, v.Main); len(t.View.Moment.FaceUp) > 0 {
		v.Pad = nil // its place is taken
	}
	if v.Ends != nil {
		v.Ends.Next = v.Main == nil || v.Done != nil && !v.Ends.Cuts
	}
	if len(t.View.Moment.FaceUp) == 0 {
		return v
	}
	free, spent := freeDice(t.View.Prompts, t.Place.Seat), spendsDice(t.View.Info)
	for _, face := range t.View.Moment.FaceUp {
		at := slices.Index(free, face)
		die := DieView{Face: face, Free: at >= 0, Gone: spent && at < 0, Die: isDie(face)}
		if !die.Die {
			die.Name = faceName(t.View, face)
		}
		v.Shows = append(v.Shows, die)
		if at >= 0 {
			free = slices.Delete(free, at, at+1)
		}
	}
	return v
}

// viewLadder finds the numbers that one's own seat calls out.
func viewLadder(e EntriesView) *ladderView {
	for _, s := range e.Seats {
		for _, v := range s.Verbs {
			for _, o := range v.Offers {
				if s.Mine && !o.Ends && len(o.Args) == 1 && len(o.Args[0].Often) > 0 {
					l := &ladderView{Form: o.ID, Label: o.Label}
					for _, n := range o.Args[0].Often {
						rung := rungView{Label: n.Label}
						if n.Value >= o.Args[0].From && n.Value <= o.Args[0].To {
							rung.Event = o.with(n.Value)
						}
						l.Rungs = append(l.Rungs, rung)
					}
					return l
				}
			}
		}
	}
	return nil
}

// viewPad finds the throw that the one thing to do asks to be typed.
func viewPad(e EntriesView, main *slotView) *padView {
	for _, s := range e.Seats {
		for _, v := range s.Verbs {
			for _, o := range v.Offers {
				if main != nil && o.ID == main.Form && len(o.Args) == 1 && o.Args[0].typed() {
					pad := &padView{Form: o.ID, Label: o.Label}
					for _, face := range o.Args[0].Faces {
						pad.Faces = append(pad.Faces, DieView{Face: face, Die: true})
					}
					return pad
				}
			}
		}
	}
	return nil
}

// typed says whether an argument is a throw of a known number of dice, which the
// program does not make.
func (a *argView) typed() bool {
	return a.Kind == scoring.Throw && !a.Rolled && a.From == a.To && !slices.ContainsFunc(a.Faces, func(face string) bool { return !isDie(face) })
}

// with is the event of an offer with a number.
func (o *OfferView) with(n int) string {
	return ledger.Entry{Actor: o.Actor, Verb: o.Verb, Args: []string{strconv.Itoa(n)}}.String()
}

// viewDone offers to say to be through, and shows that one has said so, where that is
// what the table waits for before it goes on, and there is something else that one could do.
func viewDone(t *table.Snapshot, e EntriesView, ends *slotView) *doneView {
	seat := t.Place.Seat
	if ends == nil || !ends.Cuts && !ends.Moves || seat == scoring.Table || !slices.Contains(t.View.Moment.Turn, seat) || !e.acts(ends.Offer) {
		return nil
	}
	says := ends.Done
	if says == "" {
		says = "table.done"
	}
	return &doneView{seat, t.Presence.Done[seat], says}
}

// acts says whether one's own seat can do something else than what an offer's form does.
func (v *EntriesView) acts(form string) bool {
	return slices.ContainsFunc(v.Seats, func(s SeatEntries) bool {
		return s.Mine && slices.ContainsFunc(s.Verbs, func(verb verbEntries) bool {
			return slices.ContainsFunc(verb.Offers, func(o *OfferView) bool { return o.ID != form && !o.Passes })
		})
	})
}

// spendsDice says whether dice that lie on the table are spent in a game.
func spendsDice(info *scoring.Info) bool {
	for i := range info.Verbs {
		for n := range info.Verbs[i].Args {
			if info.Verbs[i].Args[n].Kind == scoring.DiceChoice {
				return true
			}
		}
	}
	return false
}

// freeDice are the dice that a seat can still spend: as many of each face as
// some prompt takes at once.
func freeDice(prompts []scoring.Prompt, seat int) []string {
	most := map[string]int{}
	for i := range prompts {
		for n := range prompts[i].Args {
			a := &prompts[i].Args[n]
			if prompts[i].Seat != seat || a.Kind != scoring.DiceChoice {
				continue
			}
			for _, c := range a.Choices {
				dice := strings.Split(c, "+")
				for _, face := range dice {
					most[face] = max(most[face], showing(dice, face))
				}
			}
		}
	}
	var free []string
	for face, n := range most {
		free = append(free, slices.Repeat([]string{face}, n)...)
	}
	slices.Sort(free)
	return free
}

// showing is how many dice show a face.
func showing(dice []string, face string) (n int) {
	for _, one := range dice {
		if one == face {
			n++
		}
	}
	return n
}

// ViewUndo is what one tap takes back; nil where nothing can be.
func ViewUndo(t *table.Snapshot) *UndoView {
	r, ok := t.View.Undo(t.Place.Person)
	return viewReversal(t, r, ok)
}

// viewUndos is ViewUndo where it's about one's own seat or what was entered here, which lies at
// hand, or else about what somebody else has entered: nobody should take that back by a slip.
func viewUndos(t *table.Snapshot) (here, elsewhere *UndoView) {
	u := ViewUndo(t)
	if u == nil {
		return nil, nil
	}
	m := t.View.Move(u.Takes)
	if m.By == enteredAs(t) || m.By == string(t.Place.Role) || m.Seat != scoring.Table && m.Seat == t.Place.Seat {
		return u, nil
	}
	return nil, u
}

// ViewRedo is what one tap brings back; nil where nothing can be.
func ViewRedo(t *table.Snapshot) *UndoView {
	r, ok := t.View.Redo(t.Place.Person)
	return viewReversal(t, r, ok)
}

func viewReversal(t *table.Snapshot, r views.Reversal, ok bool) *UndoView {
	if !ok {
		return nil
	}
	v := &UndoView{Event: r.Entry.String(), Takes: r.Takes.Number, What: r.Told.Deed, Of: r.Told.Of}
	if r.Takes.Amends > 0 {
		v.What, v.Of = "table.the-fix", r.Told.Deed
	}
	if seat := t.Place.Seat; seat != scoring.Table && r.Takes.Seat == seat {
		if who, _ := v.What.Argument("who"); who == speech.Words(t.View.Names[seat]) && v.What.Is("scoring.deed") {
			deed, _ := v.What.Argument("deed")
			v.What = speech.Say("table.your-deed", "deed", deed)
		}
	}
	return v
}
