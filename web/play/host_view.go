package play

import (
	"saddlebag/web/live"
	"saddlebag/web/table"
)

// A hostView is what the host alone sees: the seats and their links, and who
// asks to be let in.
type hostView struct {
	Short string
	Seats []seatView
	Asks  []table.RequestView
	First bool // nothing is entered yet: who goes first can be chosen
}

// A seatView is a seat as the host hands it out.
type seatView struct {
	Role  live.Role
	Seat  int
	Name  string
	Taken bool
	Mine  bool
	Here  bool
}

func viewHost(t *table.Snapshot) *hostView {
	if t.Place.Role != live.Host {
		return nil
	}
	v := &hostView{Short: t.Presence.Short, First: t.View.Seen == 0}
	for _, s := range t.Presence.Seats {
		if s.Role == live.Host {
			continue
		}
		shown := seatView{Role: s.Role, Seat: s.Seat, Name: "Onlookers", Taken: s.Taken, Mine: s.Mine}
		if s.Role == live.Player {
			shown.Name, shown.Here = t.View.Names[s.Seat], t.Presence.Here[s.Seat]
		}
		v.Seats = append(v.Seats, shown)
	}
	v.Asks = table.ViewRequests(t)
	return v
}
