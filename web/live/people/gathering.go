package people

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	typed "saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
	"saddlebag/web/live/codes"
	"saddlebag/web/live/refusal"
)

// CleanNames are cleaned names that people can tell apart. It fails with a refusal.
func CleanNames(names []string) ([]string, error) {
	names, err := ledger.CleanNames(typed.Names(names))
	if err != nil {
		return nil, refusal.Of(speech.OfError(err))
	}
	return names, nil
}

// CleanName is a name that somebody typed, cleaned up. It fails with a refusal.
func CleanName(name string) (string, error) {
	name, err := ledger.CleanName(typed.Name(name))
	if err != nil {
		return "", refusal.Of(speech.OfError(err))
	}
	return name, nil
}

// OpenNames gives each seat without a name one that nobody else has: "Seat 3".
func OpenNames(names []string) []string {
	filled, n := slices.Clone(names), 0
	taken := func(open string) bool {
		return slices.ContainsFunc(names, func(name string) bool { return ledger.SameName(name, open) })
	}
	for i, name := range names {
		if name != "" {
			continue
		}
		n = max(n, i) + 1
		for taken(fmt.Sprint("Seat ", n)) {
			n++
		}
		filled[i] = fmt.Sprint("Seat ", n)
	}
	return filled
}

// Gathered are the players' names, by seat, without the temporary ones of open
// seats.
func (c *People) Gathered(names []string) []string {
	names = slices.Clone(names)
	for _, s := range c.Seats.Players {
		if s.Open {
			names[s.Seat] = ""
		}
	}
	return names
}

// SitDown lets a key open a seat of a table that gathers, for somebody who gives a name. At
// is the seat; nil means the seat kept for them, or else the first open one, which then
// gets their name.
func (c *People) SitDown(names []string, at *Seat, name string, k codes.Key) error {
	name, err := CleanName(name)
	if err != nil {
		return err
	}
	if at == nil {
		if at, err = c.seatFor(names, name); err != nil {
			return err
		}
	} else {
		at = c.Seats.ByRole(Player, at.Seat)
		names[at.Seat] = name
	}
	at.Open = false
	return at.admit(k)
}

// seatFor is the seat of who says their name at the door.
func (c *People) seatFor(names []string, name string) (*Seat, error) {
	at := slices.IndexFunc(names, func(n string) bool { return n != "" && ledger.SameName(n, name) })
	if at < 0 {
		if at = slices.Index(names, ""); at < 0 {
			return nil, refusal.New("live.all-taken")
		}
		names[at] = name
	}
	s := c.Seats.ByRole(Player, at)
	if s.Taken || c.HostPlays(at) {
		return nil, refusal.New("live.name-taken", "name", names[at])
	}
	return s, nil
}

// AddSeat adds a seat without a name to a table that gathers.
func (c *People) AddSeat() {
	c.Seats.Players = append(c.Seats.Players, Seat{Role: Player, Seat: len(c.Seats.Players), Open: true})
}

// Start ends the gathering, and returns the names that somebody has.
func (c *People) Start(all []string) (names []string) {
	c.Gathers = false
	c.Seats.Players = slices.DeleteFunc(c.Seats.Players, func(s Seat) bool { return s.Open })
	moved := make([]int, len(all))
	for seat, name := range all {
		moved[seat] = len(names)
		if name != "" {
			names = append(names, name)
		}
	}
	for s := range c.Seats.All() {
		if s.Seat != scoring.Table {
			s.Seat = moved[s.Seat]
		}
	}
	c.Requests = slices.DeleteFunc(c.Requests, func(a KeptRequest) bool { return a.Answer == "" && a.Role == Player })
	return names
}
