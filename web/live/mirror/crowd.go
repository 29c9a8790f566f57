package mirror

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"time"
)

// A Crowd is what servers tell each other about who is at a table. It isn't kept: if
// nobody hears it, it's lost until somebody comes or goes again.
type Crowd struct {
	Of    string       // the server that tells
	Table string       `json:",omitzero"` // empty where it only tells that it is there
	At    int64        `json:",omitzero"` // later ones are greater
	Seats []int        `json:",omitzero"` // whose phones watch by way of it
	Looks int          `json:",omitzero"` // onlookers that do
	Asks  bool         `json:",omitzero"` // and wants to know who else is there
	Done  map[int]bool `json:",omitzero"` // by seat: who has just said to be done, or not to be
	Over  bool         `json:",omitzero"` // the table's time is over, and the server asks whether anybody watches
	Free  bool         `json:",omitzero"` // nobody watches by way of it: the answer to that
}

// How servers know that another one is there.
const (
	alive = time.Second     // between two signs of life
	dead  = 4 * time.Second // after which whoever was there by way of it is not
)

// Tell tells the other servers something.
func (m *Mirror) Tell(c Crowd) error {
	c.Of = m.name
	text, err := json.Marshal(c)
	if err != nil {
		return err
	}
	return m.store.Tell(context.Background(), string(text))
}

// hearCrowd takes what a server tells, be it this one.
func (m *Mirror) hearCrowd(text string) {
	var c Crowd
	if err := json.Unmarshal([]byte(text), &c); err != nil {
		return
	}
	m.answered(c)
	if c.Of != m.name && !c.Free {
		m.keeper.Hear(c)
	}
}

// keepCompany tells the other servers that this one is there, and forgets who was there
// by way of those of which nothing is heard any more, until the store is closed.
func (m *Mirror) keepCompany() {
	for range time.Tick(alive) {
		if errors.Is(m.Tell(Crowd{}), fs.ErrClosed) {
			return
		}
		var gone []string
		m.mu.Lock()
		for name, heard := range m.servers {
			if time.Since(heard) > dead {
				gone = append(gone, name)
				delete(m.servers, name)
			}
		}
		m.mu.Unlock()
		if len(gone) > 0 {
			m.keeper.Miss(gone)
		}
	}
}
