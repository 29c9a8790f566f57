package live

import (
	"encoding/json"
	"errors"
	"slices"
	"time"
)

// The seats of a table.
type seats struct {
	Host      seat
	Players   []seat // in the order in which the table was made
	Onlookers seat   // one for all of them
}

// all lists the seats: the host's, the players', the onlookers'.
func (s *seats) all() []*seat {
	list := []*seat{&s.Host}
	for i := range s.Players {
		list = append(list, &s.Players[i])
	}
	return append(list, &s.Onlookers)
}

// find returns the first seat that fits; nil where none does.
func (s *seats) find(fits func(*seat) bool) *seat {
	list := s.all()
	if i := slices.IndexFunc(list, fits); i >= 0 {
		return list[i]
	}
	return nil
}

// byKey returns the seat that a key opens; nil where there is none.
func (s *seats) byKey(k key) *seat {
	return s.find(func(one *seat) bool { return one.has(k) })
}

// byLink returns the seat that a link leads to by its hash; nil where there is
// none any more.
func (s *seats) byLink(hash string, now time.Time) *seat {
	return s.find(func(one *seat) bool { return one.leads(hash, now) })
}

// byRole returns the seat of a role, of a player the one with that number; nil
// where there is none.
func (s *seats) byRole(role Role, player int) *seat {
	return s.find(func(one *seat) bool { return one.Role == role && (role != Player || one.Seat == player) })
}

// clone copies the seats, to be changed while the old ones hold.
func (s *seats) clone() seats {
	c := seats{Host: s.Host, Players: slices.Clone(s.Players), Onlookers: s.Onlookers}
	for _, one := range c.all() {
		one.Keys, one.Links = slices.Clone(one.Keys), slices.Clone(one.Links)
	}
	return c
}

// MarshalJSON writes the seats as a list, in the order of all.
func (s seats) MarshalJSON() ([]byte, error) { return json.Marshal(s.all()) }

// UnmarshalJSON reads what MarshalJSON writes.
func (s *seats) UnmarshalJSON(text []byte) error {
	var list []seat
	if err := json.Unmarshal(text, &list); err != nil {
		return err
	}
	last := len(list) - 1
	switch {
	case last < 1 || list[0].Role != Host:
		return errors.New("no host")
	case list[last].Role != Onlooker:
		return errors.New("no onlookers")
	}
	*s = seats{Host: list[0], Players: list[1:last], Onlookers: list[last]}
	return nil
}
