package table

import "saddlebag/scoring"

// A RequestView is a phone that waits for a seat, as the host sees it.
type RequestView struct{ ID, Name, Number string }

// ViewRequests shows who asks the host for a seat.
func ViewRequests(t *Snapshot) []RequestView {
	var all []RequestView
	for _, a := range t.Presence.JoinRequests {
		name := "an onlooker"
		if a.Seat != scoring.Table {
			name = t.View.Names[a.Seat]
		}
		all = append(all, RequestView{a.ID, name, a.Number})
	}
	return all
}
