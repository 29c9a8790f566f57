package live

import (
	"encoding/json"
	"errors"
	"iter"
	"slices"
	"time"

	"saddlebag/scoring"
	"saddlebag/web/live/codes"
)

// A Role is what somebody is at a table.
type Role string

// The roles.
const (
	Host     Role = "host"     // made the table; enters for anybody, decides who sits where
	Player   Role = "player"   // enters for the own seat
	Onlooker Role = "onlooker" // only looks
)

// The ways in which a table comes by its throws, spins and cards.
const (
	Physical = "physical" // from the table, typed in
	Virtual  = "virtual"  // made by the program
)

// metaVersion is that of the cards that are written. Older ones are read, and
// written anew.
const metaVersion = 2

// A tableMeta is what is kept of a table beside its log: its card. It holds
// nothing that opens a seat.
type tableMeta struct {
	Version int       `json:"version"`
	Made    time.Time `json:"made"`
	Used    time.Time `json:"used"` // to a day: when something was entered last
	Keep    int       `json:"keep"` // days after the last use; 0 for ever
	Dice    string    `json:"dice"`
	Short   string    `json:"short"`
	// Maker is where the table was made: the same for tables of one address,
	// which it does not tell.
	Maker string `json:"maker,omitempty"`
	Seats seats  `json:"seats"`
	Held  []held `json:"held,omitempty"`
	// Next is the table that the same players went on to.
	Next string `json:"next,omitempty"`
	// Gathers says that players still sit down and say who they are; Door is the way
	// to any free seat until then.
	Gathers bool         `json:"gathers,omitempty"`
	Door    []invitation `json:"door,omitempty"`
	// Fits says that the program chose the house data, to fit as many as play.
	Fits bool `json:"fits,omitempty"`
	// Word is the recovery word of the host, as a hash.
	Word string `json:"word,omitempty"`
	// Requests are those for seats, which wait or have been answered.
	Requests []joinRequest `json:"requests,omitempty"`
	// Trashed is when the table's time was over; zero for a table in use.
	Trashed time.Time `json:"trashed,omitzero"`
}

// A seat is a place for one phone, or for any number of onlookers.
type seat struct {
	Role Role `json:"role"`
	// Seat is whose secrets are read here and whose events are entered, or
	// scoring.Table for nobody's.
	Seat  int          `json:"seat"`
	Keys  []codes.Key  `json:"keys"`  // of those who sit here
	Links []invitation `json:"links"` // the ways to the seat that were handed out
	Taken bool         `json:"taken"` // a phone has sat down
	// Open says that nobody has a name for the seat yet: who sits down has one.
	Open bool `json:"open,omitempty"`
}

// readMeta reads the card of a table. What an older one holds besides is returned, too;
// nil where it is none.
func readMeta(id string, text []byte, now time.Time) (c tableMeta, old *oldMeta, err error) {
	if err := json.Unmarshal(text, &c); err != nil {
		return c, nil, err
	}
	if c.Seats.Host.Role != Host {
		return c, nil, errors.New("no seats")
	}
	if c.Version < metaVersion {
		old, err = c.upgrade(id, text, now)
	}
	return c, old, err
}

// life is for how long the table is kept after its last use, which is known to a day, so
// that one is added.
func (c *tableMeta) life() time.Duration { return time.Duration(c.Keep+1) * day }

func (c *tableMeta) text() []byte {
	text, err := json.Marshal(c)
	if err != nil {
		panic(err) // strings, numbers and times encode
	}
	return text
}

// clone copies a meta, to be changed while the old one holds.
func (c *tableMeta) clone() tableMeta {
	d := *c
	d.Seats, d.Held = c.Seats.clone(), slices.Clone(c.Held)
	d.Door, d.Requests = slices.Clone(c.Door), slices.Clone(c.Requests)
	return d
}

// newSeats are the seats of a table for so many players, where nobody sits yet.
func newSeats(players, hostPlays int) seats {
	made := seats{
		Host:      seat{Role: Host, Seat: hostPlays, Taken: true},
		Onlookers: seat{Role: Onlooker, Seat: scoring.Table},
	}
	for p := range players {
		made.Players = append(made.Players, seat{Role: Player, Seat: p})
	}
	return made
}

// An oldMeta is what cards of version 1 had besides: codes and links as they
// were, the names of phones, and the house data of the table.
type oldMeta struct {
	Data  string `json:"data"`
	Seats []struct {
		Code   string   `json:"code"`
		Link   string   `json:"link"`
		Phones []string `json:"phones"`
	} `json:"seats"`
}

// upgrade makes keys and invitations of the codes and links of a card of version
// 1: each goes on opening what it has opened. The name of a phone, which was the
// same at all its tables, becomes a key of its own at each.
func (c *tableMeta) upgrade(id string, text []byte, now time.Time) (*oldMeta, error) {
	var old oldMeta
	if err := json.Unmarshal(text, &old); err != nil {
		return nil, err
	}
	for i, s := range slices.Collect(c.Seats.all()) {
		was := old.Seats[i]
		s.Keys = []codes.Key{{Hash: codes.Hash(was.Code)}}
		for _, phone := range was.Phones {
			s.Keys = append(s.Keys, codes.Key{Hash: codes.Hash(phone), Tag: codes.Tag(id)})
		}
		if s.Role != Host && was.Link != "" {
			s.Links = []invitation{{Hash: codes.Hash(was.Link), Until: now.Add(paperLife).UTC()}}
		}
	}
	c.Version = metaVersion
	return &old, nil
}

// The seats of a table.
type seats struct {
	Host      seat
	Players   []seat // in the order in which the table was made
	Onlookers seat   // one for all of them
}

// all are the seats: the host's, the players', the onlookers'.
func (s *seats) all() iter.Seq[*seat] {
	return func(yield func(*seat) bool) {
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

// find returns the first seat that fits; nil where none does.
func (s *seats) find(fits func(*seat) bool) *seat {
	for one := range s.all() {
		if fits(one) {
			return one
		}
	}
	return nil
}

// byKey returns the seat that a key opens; nil where there is none.
func (s *seats) byKey(k codes.Key) *seat {
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
	for one := range c.all() {
		one.Keys, one.Links = slices.Clone(one.Keys), slices.Clone(one.Links)
	}
	return c
}

// MarshalJSON writes the seats as a list, in the order of all.
func (s seats) MarshalJSON() ([]byte, error) { return json.Marshal(slices.Collect(s.all())) }

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
