// Package people keeps who sits at a table and who would like to: the seats with the keys
// that open them, the links handed out, the requests that wait, and the people who gather
// before a game. It's part of a table's card.
//
// All of it is data: nothing here locks or stores, reads a clock or knows the game. The
// keeper of the table changes a clone, and stores that. Begin with People.
package people

import (
	"io"
	"slices"

	"saddlebag/scoring"
	"saddlebag/web/live/codes"
)

// A Person is who somebody is at a table.
type Person struct {
	Role Role
	Seat int // whose secrets they read, and who they play; scoring.Table for nobody
}

// MayTakeBack says whether somebody may undo what a seat did, if nothing came
// after it.
func (p Person) MayTakeBack(seat int) bool {
	return p.Role == Host || seat == scoring.Table || seat == p.Seat
}

// MayBringBack says whether they may take back an undo that one of the named players, or the
// host, entered. Anybody else would bring back what somebody may not want any
// more.
func (p Person) MayBringBack(by string, names []string) bool {
	return p.Role == Host || by == names[p.Seat]
}

// People are who sits at a table and who would like to, as on its card. Nothing
// in it opens a seat.
type People struct {
	Seats Seats `json:"seats"`
	// Gathers says that players still sit down and give their names. Until the game starts,
	// Door is the way to any free seat.
	Gathers bool       `json:"gathers,omitempty"`
	Door    []KeptLink `json:"door,omitempty"`
	// Word is the recovery word of the host, as a hash.
	Word string `json:"word,omitempty"`
	// Requests are the requests for seats, waiting or answered.
	Requests []KeptRequest `json:"requests,omitempty"`
	// Handovers are the seats about which the table is asked.
	Handovers []Handover `json:"handovers,omitempty"`
	// Coming are those who came late, and are to play the next game.
	Coming []Comer `json:"coming,omitempty"`
}

// Clone copies the people, to change the copy while the old ones still count.
func (c *People) Clone() People {
	d := *c
	d.Seats, d.Door, d.Requests, d.Coming = c.Seats.clone(), slices.Clone(c.Door), slices.Clone(c.Requests), slices.Clone(c.Coming)
	d.Handovers = slices.Clone(c.Handovers)
	return d
}

// HostPlays says whether the host plays a seat.
func (c *People) HostPlays(seat int) bool { return c.Seats.Host.Seat == seat }

// HostHas says whether a seat is a player's that the host plays.
func (c *People) HostHas(s *Seat) bool { return s.Role == Player && c.HostPlays(s.Seat) }

// CodeOf is the code with which a phone that has some keys already has a seat; empty
// if it doesn't.
func (c *People) CodeOf(s *Seat, keys []string) string {
	if c.HostHas(s) {
		s = &c.Seats.Host
	}
	return s.CodeFor(keys)
}

// Vacate frees a seat: no code opens it and no link leads to it any more.
func (c *People) Vacate(s *Seat) {
	if s.Role == Player && c.Seats.Host.Seat == s.Seat {
		c.Seats.Host.Seat = scoring.Table
	}
	s.Taken, s.Keys, s.Links = false, nil, nil
	c.forgetHandovers(s)
}

// Leave notes whether the owner of a key has left the table's listing, and says whether that
// is new.
func (c *People) Leave(k codes.Key, left bool) bool {
	for s := range c.Seats.All() {
		for i := range s.Keys {
			if own := &s.Keys[i]; own.Hash == k.Hash && own.Tag == k.Tag && own.Left != left {
				own.Left = left
				return true
			}
		}
	}
	return false
}

// NewWord makes a new recovery word, which lets the host come back on another phone.
func (c *People) NewWord(random io.Reader) (word string, err error) {
	if word, err = codes.Word(random); err == nil {
		c.Word = codes.Hash(codes.CleanWord(word))
	}
	return word, err
}

// Knows says whether somebody has typed the recovery word.
func (c *People) Knows(word string) bool {
	return c.Word != "" && c.Word == codes.Hash(codes.CleanWord(word))
}

// First makes a player the first in seating order, with the others after them as they
// sit.
func (c *People) First(player int) {
	n := len(c.Seats.Players)
	for s := range c.Seats.All() {
		if s.Seat != scoring.Table {
			s.Seat = (s.Seat - player + n) % n
		}
	}
	for i := range c.Requests {
		if a := &c.Requests[i]; a.Seat != scoring.Table {
			a.Seat = (a.Seat - player + n) % n // still for the same player
		}
	}
}
