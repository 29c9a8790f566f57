package table

import (
	"saddlebag/scoring/speech"
	"saddlebag/web/live/people"
	"saddlebag/web/site"
)

// A RequestView is a phone that waits for a seat, as who may answer sees it.
type RequestView struct {
	ID, Number string
	Name       speech.Text
	Mine       bool          // it is the seat of who answers, who loses it
	Next       bool          // they look on, and play the next game
	Seats      []site.Choice // whose seat they can have; none where it's known
}

// ViewRequests shows who asks a place to be let in.
func ViewRequests(t *Snapshot) []RequestView {
	var all []RequestView
	for _, a := range t.Presence.JoinRequests {
		v := RequestView{ID: a.ID, Name: speech.Words(a.Name), Number: a.Number, Mine: a.Role == t.Place.Role && (a.Role == people.Host || a.Seat == t.Place.Seat)}
		switch {
		case a.Wants != "":
			if v.Name, v.Next = speech.Words(a.Name), a.Wants == people.NextGame; !v.Next {
				for seat, name := range t.View.Names {
					v.Seats = append(v.Seats, site.Choice{Value: SeatValue(seat), Label: speech.Words(name)})
				}
			}
		case a.Role == people.Host:
			v.Name = "lobby.the-host"
		case a.Role == people.Onlooker:
			v.Name = "lobby.a-spectator"
		case a.Name == "":
			v.Name = speech.Words(t.View.Names[a.Seat])
		}
		all = append(all, v)
	}
	return all
}
