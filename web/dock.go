package web

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
)

// A dockView is what lies at hand: the dice, and what is done most.
type dockView struct {
	Shows   []dieView
	Virtual bool // the program throws the dice
	Quick   []quickView
	Acts    []actView
	Done    *doneView // nil where nobody waits for one's own seat
	Undo    *undoView
	Redo    *undoView
}

// A dieView is a face that lies on the table.
type dieView struct {
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

// An undoView is what one tap takes back, or puts back.
type undoView struct{ Event, Takes string }

func viewDock(t *atTable, e entriesView) dockView {
	v := dockView{Virtual: t.company.Dice == live.Virtual, Quick: viewQuick(t, e), Acts: viewActs(e), Done: viewDone(t), Undo: viewUndo(t), Redo: viewRedo(t)}
	free, spent := freeDice(t.view.Prompts, t.place.Seat), spendsDice(t.view.Info)
	for _, face := range t.view.Moment.Shows {
		at := slices.Index(free, face)
		v.Shows = append(v.Shows, dieView{Face: face, Free: at >= 0, Gone: spent && at < 0, Die: isDie(face)})
		if at >= 0 {
			free = slices.Delete(free, at, at+1)
		}
	}
	return v
}

// viewQuick finds the numbers that are wanted often: those of one's own seat, and
// for the host what the table waits for.
func viewQuick(t *atTable, e entriesView) []quickView {
	var all []quickView
	for _, s := range e.Seats {
		for _, v := range s.Verbs {
			for _, o := range v.Offers {
				wanted := s.Mine && !o.OnTable || t.place.Role == live.Host && o.OnTable
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
func viewActs(e entriesView) []actView {
	var acts []actView
	add := func(all []seatEntries, fits func(seatEntries, offerView) bool) {
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
	add(e.Seats, func(s seatEntries, o offerView) bool { return s.Mine && (len(o.Held) > 0 || s.only()) })
	add(e.Seats, func(s seatEntries, _ offerView) bool { return s.Seat == scoring.Table })
	return acts
}

// viewDone offers to say to be done where others would wait.
func viewDone(t *atTable) *doneView {
	seat := t.place.Seat
	if seat == scoring.Table || len(t.view.Names) == 1 || !waitedFor(t) || !slices.Contains(t.view.Moment.Turn, seat) {
		return nil
	}
	return &doneView{seat, t.company.Done[seat]}
}

// waitedFor says whether others wait for a player to be through: several are at
// it, or the table can move on meanwhile, as with a throw for all.
func waitedFor(t *atTable) bool {
	return len(t.view.Moment.Turn) > 1 || slices.ContainsFunc(t.view.Prompts, func(p scoring.Prompt) bool { return p.Seat == scoring.Table })
}

// spendsDice says whether dice that lie on the table are spent in a game.
func spendsDice(info *scoring.Info) bool {
	return slices.ContainsFunc(info.Verbs, func(v scoring.Verb) bool {
		return slices.ContainsFunc(v.Args, func(a scoring.Arg) bool { return a.Kind == scoring.Picks })
	})
}

// isDie says whether a face can be drawn as that of a die.
func isDie(face string) bool { return len(face) == 1 && face >= "1" && face <= "6" }

// freeDice are the dice that a seat can still spend: as many of each face as
// some prompt takes at once.
func freeDice(prompts []scoring.Prompt, seat int) []string {
	most := map[string]int{}
	for _, p := range prompts {
		for _, a := range p.Args {
			if p.Seat != seat || a.Kind != scoring.Picks {
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

// viewUndo finds what one tap takes back: one's own last event, or the table's
// where that came after it.
func viewUndo(t *atTable) *undoView {
	if t.place.Role == live.Onlooker {
		return nil
	}
	for _, m := range slices.Backward(t.view.Moves) {
		switch {
		case !m.Stands || m.Free():
		case t.place.Role == live.Host:
			return &undoView{"table undo", m.Text()}
		case m.Seat == t.place.Seat:
			return &undoView{actorName(t.view.Names[m.Seat]) + " undo", m.Text()}
		case m.Seat == scoring.Table && lastStanding(t.view.Moves) == m.Number:
			return &undoView{"table undo", m.Text()}
		}
	}
	return nil
}

// lastStanding is the number of the last event that stands; 0 for none.
func lastStanding(moves []live.Move) int {
	for _, m := range slices.Backward(moves) {
		if m.Stands && !m.Free() {
			return m.Number
		}
	}
	return 0
}

// viewRedo finds what puts back what was taken back by the last entry.
func viewRedo(t *atTable) *undoView {
	if len(t.view.Moves) == 0 || t.place.Role == live.Onlooker {
		return nil
	}
	last := t.view.Moves[len(t.view.Moves)-1]
	if last.Entry.Verb != "undo" || t.place.Role != live.Host && last.Seat != t.place.Seat && last.Seat != scoring.Table {
		return nil
	}
	return &undoView{actorName(last.Entry.Actor) + " redo", "what " + last.Text() + " took back"}
}
