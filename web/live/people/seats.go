package people

import (
	"encoding/json"
	"errors"
	"io"
	"iter"
	"slices"
	"time"

	"saddlebag/scoring"
	"saddlebag/web/live/codes"
	"saddlebag/web/live/refusal"
)

// A Role is what somebody is at a table.
type Role string

// The roles.
const (
	Host     Role = "host"     // made the table; enters for anybody, decides who sits where
	Player   Role = "player"   // enters for the own seat
	Onlooker Role = "onlooker" // only looks
)

// A Seat is a place for one phone, or for any number of onlookers.
type Seat struct {
	Role Role `json:"role"`
	// Seat is the seat whose secrets are read here and whose events are entered, or
	// scoring.Table for nobody's.
	Seat  int         `json:"seat"`
	Keys  []codes.Key `json:"keys"`  // of those who sit here
	Links []KeptLink  `json:"links"` // the ways to the seat that were handed out
	Taken bool        `json:"taken"` // a phone has sat down
	// Open says that the seat has no name yet: whoever sits down brings one.
	Open bool `json:"open,omitempty"`
}

// How many can look on at a table, each with a key of their own: in all, and of those who
// have come from one address with the link, which goes from hand to hand. Whom somebody at
// the table lets in counts for the first alone.
const (
	mostKeys     = 200
	mostKeysFrom = 20
)

// Sit makes a code that now opens the seat, for somebody who has come from an address.
func (s *Seat) Sit(random io.Reader, from string) (code string, err error) {
	if code, err = codes.New(random); err != nil {
		return "", err
	}
	k := codes.KeyOf(code)
	if s.Role == Onlooker {
		k.From = from
	}
	return code, s.admit(k)
}

// admit has a key open the seat from now on. It fails with a refusal where too many
// look on.
func (s *Seat) admit(k codes.Key) error {
	if len(s.Keys) >= mostKeys {
		return refusal.New("live.many-watch", "number", mostKeys)
	}
	if k.From != "" && s.keysFrom(k.From) >= mostKeysFrom {
		return refusal.New("live.many-watch-here", "number", mostKeysFrom)
	}
	s.Taken = s.Role != Onlooker
	s.Keys = append(s.Keys, k)
	return nil
}

// keysFrom is how many have come from an address with the link.
func (s *Seat) keysFrom(address string) (n int) {
	for _, k := range s.Keys {
		if k.From == address {
			n++
		}
	}
	return n
}

// has says whether a key opens the seat.
func (s *Seat) has(k codes.Key) bool {
	return slices.ContainsFunc(s.Keys, func(own codes.Key) bool { return own.Hash == k.Hash && own.Tag == k.Tag })
}

// CodeFor is the code with which one of a phone's keys opens the seat; empty if none
// does.
func (s *Seat) CodeFor(secrets []string) string {
	for _, secret := range secrets {
		hash := codes.Hash(secret)
		for _, k := range s.Keys {
			if k.Hash == hash {
				return secret + k.Tag
			}
		}
	}
	return ""
}

// The Seats of a table.
type Seats struct {
	Host      Seat
	Players   []Seat // in the order in which the table was made
	Onlookers Seat   // one for all of them
}

// NewSeats are the seats of a table for some players, where nobody sits yet.
func NewSeats(players, hostPlays int) Seats {
	made := Seats{
		Host:      Seat{Role: Host, Seat: hostPlays, Taken: true},
		Onlookers: Seat{Role: Onlooker, Seat: scoring.Table},
	}
	for p := range players {
		made.Players = append(made.Players, Seat{Role: Player, Seat: p})
	}
	return made
}

// All are the seats: the host's, the players', the onlookers'.
func (s *Seats) All() iter.Seq[*Seat] {
	return func(yield func(*Seat) bool) {
		if !yield(&s.Host) {
			return
		}
		for i := range s.Players {
			if !yield(&s.Players[i]) {
				return
			}
		}
		yield(&s.Onlookers)
	}
}

// Find returns the first seat that fits; nil if none does.
func (s *Seats) Find(fits func(*Seat) bool) *Seat {
	for one := range s.All() {
		if fits(one) {
			return one
		}
	}
	return nil
}

// ByKey returns the seat that a key opens; nil if there is none.
func (s *Seats) ByKey(k codes.Key) *Seat {
	return s.Find(func(one *Seat) bool { return one.has(k) })
}

// ByLink returns the seat that the link with a hash leads to; nil if there is
// none any more.
func (s *Seats) ByLink(hash string, now time.Time) *Seat {
	return s.Find(func(one *Seat) bool { return one.leads(hash, now) })
}

// ByRole returns the seat of a role, for a player the one with that number; nil
// if there is none.
func (s *Seats) ByRole(role Role, player int) *Seat {
	return s.Find(func(one *Seat) bool { return one.Role == role && (role != Player || one.Seat == player) })
}

// clone copies the seats, to be changed while the old ones hold.
func (s *Seats) clone() Seats {
	c := Seats{Host: s.Host, Players: slices.Clone(s.Players), Onlookers: s.Onlookers}
	for one := range c.All() {
		one.Keys, one.Links = slices.Clone(one.Keys), slices.Clone(one.Links)
	}
	return c
}

// MarshalJSON writes the seats as a list, in the order of all.
func (s Seats) MarshalJSON() ([]byte, error) { return json.Marshal(slices.Collect(s.All())) }

// UnmarshalJSON reads what MarshalJSON writes.
func (s *Seats) UnmarshalJSON(text []byte) error {
	var list []Seat
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
	*s = Seats{Host: list[0], Players: list[1:last], Onlookers: list[last]}
	return nil
}

// Again are the same people's seats at another table, with the players moved. Their codes
// have the other table's tag; nobody has been invited.
func (s *Seats) Again(tag string, moved func(int) int) Seats {
	n := NewSeats(len(s.Players), moved(s.Host.Seat))
	for from := range s.All() {
		to := n.ByRole(from.Role, moved(from.Seat))
		to.Taken = from.Taken
		for _, k := range from.Keys {
			to.Keys = append(to.Keys, codes.Key{Hash: k.Hash, Tag: tag, Left: k.Left, From: k.From})
		}
	}
	return n
}
