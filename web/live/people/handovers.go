package people

import (
	"io"
	"slices"
	"time"

	"saddlebag/web/live/codes"
	"saddlebag/web/live/refusal"
)

// A Handover is a seat with secrets that somebody wants to give to another phone. The phone
// that has it can let it go at once. Anybody else has the table told, and waits for two
// minutes in which nobody objects.
type Handover struct {
	ID    string    `json:"id"` // opens nothing
	Role  Role      `json:"role"`
	Seat  int       `json:"seat"`
	By    string    `json:"by"`            // who wants it, by their name then
	Until time.Time `json:"until"`         // one can object
	For   string    `json:"for,omitempty"` // the request that's answered; empty if the host wants a link
	// Name is what whoever plays on there is called; empty if it's the same player.
	Name string `json:"name,omitempty"`
}

// objecting is how long the table has to object.
const objecting = 2 * time.Minute

// Lets says whether a seat is for somebody to give away: it's free, or theirs. A host's
// second seat is another phone's like any other.
func (c *People) Lets(s *Seat, who Person) bool {
	switch {
	case c.HostHas(s) || s.Role == Host:
		return who.Role == Host
	case !s.Taken:
		return true
	}
	return who.Role == Player && who.Seat == s.Seat
}

// HandOver has the table asked whether a seat may go to another phone. A seat waits for one phone at a time.
func (c *People) HandOver(random io.Reader, now time.Time, s *Seat, h Handover) error {
	if at := slices.IndexFunc(c.Handovers, func(h Handover) bool { return h.Role == s.Role && h.Seat == s.Seat }); at >= 0 {
		if c.Handovers[at].For == h.For && c.Handovers[at].Name == h.Name {
			return nil // it has been asked
		}
		return refusal.New("live.handover-waits")
	}
	id, err := codes.New(random)
	if err != nil {
		return err
	}
	if at := c.request(h.For); at >= 0 {
		c.Requests[at].Answer, c.Requests[at].Asked = "", now.UTC() // it waits for the table
	}
	h.ID, h.Role, h.Seat, h.Until = id, s.Role, s.Seat, now.Add(objecting).UTC()
	c.Handovers = append(c.Handovers, h)
	return nil
}

// handsOver says whether the table is being asked about a request.
func (c *People) handsOver(request string) bool {
	return slices.ContainsFunc(c.Handovers, func(h Handover) bool { return h.For == request })
}

// request is where the request with an ID is; -1 if nobody asks for that any more.
func (c *People) request(id string) int {
	return slices.IndexFunc(c.Requests, func(a KeptRequest) bool { return a.ID == id })
}

// TakeHandover takes a handover off the list. It isn't ok if there's none with that ID.
func (c *People) TakeHandover(id string) (h Handover, ok bool) {
	at := slices.IndexFunc(c.Handovers, func(h Handover) bool { return h.ID == id })
	if at < 0 {
		return h, false
	}
	h = c.Handovers[at]
	c.Handovers = slices.Delete(c.Handovers, at, at+1)
	return h, true
}

// Due is a handover that nobody has objected to in time. It isn't ok if there's none.
func (c *People) Due(now time.Time) (h Handover, ok bool) {
	at := slices.IndexFunc(c.Handovers, func(h Handover) bool { return !now.Before(h.Until) })
	if at < 0 {
		return h, false
	}
	return c.Handovers[at], true
}

// Move does what a handover wants: the seat goes to whoever has asked for it, or is free for
// whoever gets a link. It isn't ok if they don't ask any more.
func (c *People) Move(h Handover) (ok bool, err error) {
	s := c.Seats.ByRole(h.Role, h.Seat)
	if s == nil {
		return false, nil
	}
	if h.For == "" {
		c.Vacate(s)
		return true, nil
	}
	at := c.request(h.For)
	if at < 0 || c.Requests[at].Answer != "" {
		return false, nil
	}
	c.Requests[at].Answer = agreed
	a := c.Requests[at]
	a.Role, a.Seat, a.Wants = h.Role, h.Seat, ""
	return true, c.Admit(a)
}

// Deny has a seat stay where it is: whoever has asked for it is told.
func (c *People) Deny(h Handover) {
	if at := c.request(h.For); at >= 0 {
		c.Requests[at].Answer = denied
	}
}

// forgetHandovers forgets that the table is asked about a seat.
func (c *People) forgetHandovers(s *Seat) {
	c.Handovers = slices.DeleteFunc(c.Handovers, func(h Handover) bool {
		return h.Role == s.Role && (h.Role != Player || h.Seat == s.Seat)
	})
}
