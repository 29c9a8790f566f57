package play

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
	"saddlebag/web/table"
)

// An actionBarView is what lies at hand: the dice, and what is done most.
type actionBarView struct {
	Shows   []DieView
	Virtual bool // the program throws the dice
	Quick   []quickView
	Acts    []actView
	Done    *doneView // nil where nobody waits for one's own seat
	Undo    *UndoView
	Redo    *UndoView
}

// A DieView is a face that lies on the table.
type DieView struct {
	Face string
	Free bool // one's own seat can still spend it
	Gone bool // it is of those that are spent, and not by one's own seat now
	Die  bool // it can be drawn as a die
}

// A quickView is numbers that are entered with a tap each.
type quickView struct {
	Form   string // id of the form with all numbers
	Label  string
	Events []quickEvent
}

// A quickEvent is an event that a tap enters.
type quickEvent struct{ Event, Label string }

// An actView leads to the form of something that is done often.
type actView struct{ Form, Label string }

// A doneView is whether one's own seat has said to be done.
type doneView struct {
	Seat int
	Done bool
}

// An UndoView is what one tap takes back, or puts back.
type UndoView struct {
	Event string
	What  string // "your claim", "Dee’s claim", "the change of Dee’s claim"
	Of    string // what that is of: "Coal 5"; may be empty
}

// ViewActionBar shows what lies at hand for a place, of what it can enter.
func ViewActionBar(t *table.Snapshot, e EntriesView) actionBarView {
	v := actionBarView{Virtual: t.Presence.Dice == live.Virtual, Quick: viewQuick(t, e), Acts: viewActs(e), Done: viewDone(t), Undo: ViewUndo(t), Redo: ViewRedo(t)}
	free, spent := freeDice(t.View.Prompts, t.Place.Seat), spendsDice(t.View.Info)
	for _, face := range t.View.Moment.FaceUp {
		at := slices.Index(free, face)
		v.Shows = append(v.Shows, DieView{Face: face, Free: at >= 0, Gone: spent && at < 0, Die: isDie(face)})
		if at >= 0 {
			free = slices.Delete(free, at, at+1)
		}
	}
	return v
}

// viewQuick finds the numbers that are wanted often: those of one's own seat, and
// for the host what the table waits for.
func viewQuick(t *table.Snapshot, e EntriesView) []quickView {
	var all []quickView
	for _, s := range e.Seats {
		for _, v := range s.Verbs {
			for _, o := range v.Offers {
				wanted := s.Mine && !o.OnTable || t.Place.Role == live.Host && o.OnTable
				if !wanted || len(o.Args) != 1 || len(o.Args[0].Often) == 0 {
					continue
				}
				q := quickView{Form: o.ID, Label: o.Label}
				for _, n := range o.Args[0].Often {
					e := ledger.Entry{Actor: o.Actor, Verb: o.Verb, Args: []string{strconv.Itoa(n.Value)}}
					q.Events = append(q.Events, quickEvent{e.String(), n.Label})
				}
				all = append(all, q)
			}
		}
	}
	return all
}

// mostActs is how many forms are a tap away.
const mostActs = 2

// viewActs finds what lies at hand: a throw that goes on, or the only thing to
// do, then what moves the table on.
func viewActs(e EntriesView) []actView {
	var acts []actView
	add := func(all []SeatEntries, fits func(SeatEntries, OfferView) bool) {
		for _, s := range all {
			for _, v := range s.Verbs {
				for _, o := range v.Offers {
					if fits(s, o) && len(acts) < mostActs {
						acts = append(acts, actView{o.ID, o.Label})
					}
				}
			}
		}
	}
	add(e.Seats, func(s SeatEntries, o OfferView) bool { return s.Mine && (len(o.Held) > 0 || s.only()) })
	add(e.Seats, func(s SeatEntries, _ OfferView) bool { return s.Seat == scoring.Table })
	return acts
}

// viewDone offers to say to be done where others would wait.
func viewDone(t *table.Snapshot) *doneView {
	seat := t.Place.Seat
	if seat == scoring.Table || len(t.View.Names) == 1 || !waitedFor(t) || !slices.Contains(t.View.Moment.Turn, seat) {
		return nil
	}
	return &doneView{seat, t.Presence.Done[seat]}
}

// waitedFor says whether others wait for a player to be through: several are at
// it, or the table can move on meanwhile, as with a throw for all.
func waitedFor(t *table.Snapshot) bool {
	return len(t.View.Moment.Turn) > 1 || slices.ContainsFunc(t.View.Prompts, func(p scoring.Prompt) bool { return p.Seat == scoring.Table })
}

// spendsDice says whether dice that lie on the table are spent in a game.
func spendsDice(info *scoring.Info) bool {
	return slices.ContainsFunc(info.Verbs, func(v scoring.Verb) bool {
		return slices.ContainsFunc(v.Args, func(a scoring.Arg) bool { return a.Kind == scoring.DiceChoice })
	})
}

// freeDice are the dice that a seat can still spend: as many of each face as
// some prompt takes at once.
func freeDice(prompts []scoring.Prompt, seat int) []string {
	most := map[string]int{}
	for _, p := range prompts {
		for _, a := range p.Args {
			if p.Seat != seat || a.Kind != scoring.DiceChoice {
				continue
			}
			for _, c := range a.Choices {
				count := map[string]int{}
				for _, face := range strings.Split(c, "+") {
					count[face]++
					most[face] = max(most[face], count[face])
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

// ViewUndo is what one tap takes back; nil where nothing can be.
func ViewUndo(t *table.Snapshot) *UndoView {
	r, ok := t.View.Undo(t.Place)
	return viewReversal(t, r, ok)
}

// ViewRedo is what one tap brings back; nil where nothing can be.
func ViewRedo(t *table.Snapshot) *UndoView {
	r, ok := t.View.Redo(t.Place)
	return viewReversal(t, r, ok)
}

func viewReversal(t *table.Snapshot, r live.Reversal, ok bool) *UndoView {
	if !ok {
		return nil
	}
	v := &UndoView{Event: r.Entry.String(), What: r.Told.Deed, Of: r.Told.Of}
	if seat := t.Place.Seat; seat != scoring.Table && r.Takes.Seat == seat {
		if deed, mine := strings.CutPrefix(v.What, t.View.Names[seat]+"’s "); mine {
			v.What = "your " + deed
		}
	}
	return v
}
