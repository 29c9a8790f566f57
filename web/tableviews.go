package web

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/web/live"
)

// A turnView is where the game is: whose move, the dice, who is still at it.
type turnView struct {
	Label string // "Round 3, second throw"
	Shows []dieView
	Still []string // who is still at it
	Over  bool
	Done  bool // one's own seat has said to be done
	Mine  bool // one's own seat can still do something
	Undo  *undoView
	Redo  bool
}

// A dieView is a face that lies on the table.
type dieView struct {
	Face string
	Free bool // one's own seat can still spend it
	Die  bool // it can be drawn as a die
}

// An undoView is what one tap takes back.
type undoView struct{ Event, Takes string }

func viewTurn(t *atTable) turnView {
	v := turnView{Label: t.view.Moment.Label, Over: t.view.Outcome.Over}
	free := freeDice(t.view.Prompts, t.place.Seat)
	for _, face := range t.view.Moment.Shows {
		at := slices.Index(free, face)
		v.Shows = append(v.Shows, dieView{Face: face, Free: at >= 0, Die: isDie(face)})
		if at >= 0 {
			free = slices.Delete(free, at, at+1)
		}
	}
	for _, seat := range t.view.Moment.Turn {
		switch {
		case t.company.Done[seat]:
		case seat == t.place.Seat:
			v.Mine = true
		default:
			v.Still = append(v.Still, t.view.Names[seat])
		}
	}
	if t.place.Seat != scoring.Table {
		v.Done = t.company.Done[t.place.Seat]
	}
	v.Undo = viewUndo(t)
	return v
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

// A tallyView is a player and the score so far.
type tallyView struct {
	Name        string
	Score       string
	Uncorrected string // empty where it is the score
	Rank        int
	Leads       bool
	Here        bool // a phone of theirs is watching
	Mine        bool
}

func viewTally(t *atTable) []tallyView {
	var all []tallyView
	for seat, s := range t.view.Tally {
		v := tallyView{
			Name: t.view.Names[seat], Score: t.view.Info.Amount(s.Total()), Here: t.company.Here[seat], Mine: seat == t.place.Seat,
		}
		if ranks := t.view.Outcome.Ranks; len(ranks) > seat {
			v.Rank, v.Leads = ranks[seat], ranks[seat] == 1
		}
		if s.Total() != s.Uncorrected() {
			v.Uncorrected = t.view.Info.Amount(s.Uncorrected())
		}
		all = append(all, v)
	}
	return all
}
