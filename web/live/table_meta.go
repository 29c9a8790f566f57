package live

import (
	"encoding/json"
	"errors"
	"slices"
	"time"

	"saddlebag/scoring"
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

// A tableMeta is what is kept of a table beside its log.
type tableMeta struct {
	Made  time.Time `json:"made"`
	Used  time.Time `json:"used"` // to a day: when something was entered last
	Keep  int       `json:"keep"` // days after the last use; 0 for ever
	Dice  string    `json:"dice"`
	Short string    `json:"short"`
	// Data is the house data in force where it is the user's own, as text.
	Data  string `json:"data,omitempty"`
	Seats seats  `json:"seats"`
	Held  []held `json:"held,omitempty"`
	// Next is the table that the same players went on to.
	Next string `json:"next,omitempty"`
}

// A seat is a place for one phone, or for any number of onlookers.
type seat struct {
	Role Role `json:"role"`
	// Seat is whose secrets are read here and whose events are entered, or
	// scoring.Table for nobody's.
	Seat   int      `json:"seat"`
	Who    string   `json:"who"`    // the same for one person at all tables played on from this one
	Code   string   `json:"code"`   // of the page, known to who sits here
	Link   string   `json:"link"`   // leads to the seat who has none yet
	Taken  bool     `json:"taken"`  // a phone has sat down
	Phones []string `json:"phones"` // that remember the seat
}

func readMeta(text []byte) (tableMeta, error) {
	var c tableMeta
	if err := json.Unmarshal(text, &c); err != nil {
		return c, err
	}
	if c.Seats.Host.Role != Host {
		return c, errors.New("no seats")
	}
	return c, nil
}

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
	return d
}

// newSeats makes the seats of a table for so many players.
func (c Config) newSeats(players, hostPlays int) (seats, error) {
	made := seats{
		Host:      seat{Role: Host, Seat: hostPlays, Taken: true},
		Onlookers: seat{Role: Onlooker, Seat: scoring.Table},
	}
	for p := range players {
		made.Players = append(made.Players, seat{Role: Player, Seat: p})
	}
	for _, s := range made.all() {
		var err error
		if s.Who, err = c.newCode(); err != nil {
			return seats{}, err
		}
		if err := c.rekey(s); err != nil {
			return seats{}, err
		}
	}
	return made, nil
}

// rekey gives a seat a new code and a new link: who had the old ones has
// nothing any more.
func (c Config) rekey(s *seat) (err error) {
	if s.Code, err = c.newCode(); err != nil {
		return err
	}
	s.Link, err = c.newCode()
	return err
}
