package web

import (
	"saddlebag/scoring"
	"saddlebag/web/live"
)

// A hostView is what the host alone sees: the seats and their links, and who
// asks to be let in.
type hostView struct {
	Short string
	Seats []seatView
	Asks  []askView
	Dice  []choice
	Keeps []choice
	First bool // nothing is entered yet: who goes first can be chosen
}

// A seatView is a seat as the host hands it out.
type seatView struct {
	Role  live.Role
	Seat  int
	Name  string
	Link  string // path; empty where the seat is taken
	Taken bool
	Mine  bool
	Here  bool
}

// An askView is a phone that waits to be let in.
type askView struct{ ID, Name, Number string }

func viewHost(t *atTable) *hostView {
	if t.place.Role != live.Host {
		return nil
	}
	v := &hostView{Short: t.company.Short, First: t.view.Seen == 0}
	for _, s := range t.company.Seats {
		if s.Role == live.Host {
			continue
		}
		shown := seatView{Role: s.Role, Seat: s.Seat, Name: "Onlookers", Taken: s.Taken, Mine: s.Mine}
		if s.Role == live.Player {
			shown.Name, shown.Here = t.view.Names[s.Seat], t.company.Here[s.Seat]
		}
		if s.Link != "" {
			shown.Link = "/sit/" + s.Link
		}
		v.Seats = append(v.Seats, shown)
	}
	for _, a := range t.company.Asks {
		name := "an onlooker"
		if a.Seat != scoring.Table {
			name = t.view.Names[a.Seat]
		}
		v.Asks = append(v.Asks, askView{a.ID, name, a.Number})
	}
	return v
}

// An endView is the end of a game, on the page of its table.
type endView struct {
	Reason  string
	Winners []string
	Next    string // path of one's own seat at the table played next
}

func viewEnd(t *atTable) *endView {
	out := t.view.Outcome
	if !out.Over {
		return nil
	}
	v := &endView{Reason: out.Reason}
	for seat, rank := range out.Ranks {
		if rank == 1 {
			v.Winners = append(v.Winners, t.view.Names[seat])
		}
	}
	if t.company.Next != "" {
		v.Next = "/t/" + t.company.Next
	}
	return v
}
