package live

import (
	"encoding/json"
	"errors"
	"slices"
	"time"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live/chance"
	"saddlebag/web/live/codes"
	"saddlebag/web/live/people"
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
	// Maker is a hash of the address that made the table. All tables of one address have the
	// same.
	Maker string `json:"maker,omitempty"`
	people.People
	Held []chance.HeldThrow `json:"held,omitempty"`
	// Next is the table that the same players went on to.
	Next string `json:"next,omitempty"`
	// Group is the id of the group that remembers the table's game; empty for none.
	Group string `json:"group,omitempty"`
	// Recorded says that the group has the game as it ended. The table is kept for as long as
	// the group is.
	Recorded bool `json:"recorded,omitempty"`
	// Fits says that the program chose the house data, to fit as many as play.
	Fits bool `json:"fits,omitempty"`
	// Journal is what was done with the power over the table. Older cards have none.
	Journal logbook.Journal `json:"journal,omitempty"`
	// Trashed is when the table's time was over; zero for a table in use.
	Trashed time.Time `json:"trashed,omitzero"`
}

// readMeta reads the card of a table. What an older one holds besides is returned, too;
// nil where it is none.
func readMeta(id string, text []byte, now time.Time) (c tableMeta, old *oldMeta, err error) {
	if err := json.Unmarshal(text, &c); err != nil {
		return c, nil, err
	}
	if c.Seats.Host.Role != people.Host {
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

// ends says whether the table's time is over some day.
func (c *tableMeta) ends() bool { return c.Keep > 0 && !c.Recorded }

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
	d.People, d.Held = c.People.Clone(), slices.Clone(c.Held)
	return d
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
	for i, s := range slices.Collect(c.Seats.All()) {
		was := old.Seats[i]
		s.Keys = []codes.Key{{Hash: codes.Hash(was.Code)}}
		for _, phone := range was.Phones {
			s.Keys = append(s.Keys, codes.Key{Hash: codes.Hash(phone), Tag: codes.Tag(id)})
		}
		if s.Role != people.Host && was.Link != "" {
			s.Links = []people.KeptLink{people.LinkOnPaper(was.Link, now)}
		}
	}
	c.Version = metaVersion
	return &old, nil
}
