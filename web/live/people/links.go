package people

import (
	"io"
	"slices"
	"time"

	"saddlebag/web/live/codes"
)

// A KeptLink is a link to a seat that was handed out, perhaps as a QR code, kept as its
// hash. It ends when somebody sits down with it. After that it only says which seat it was,
// and leads the phone that has the seat back. All onlookers share one.
type KeptLink struct {
	Hash  string    `json:"hash"`
	Until time.Time `json:"until"` // when it ends if nobody has used it
}

// How long a link lasts that nobody uses.
const (
	ScreenLife = 24 * time.Hour      // shown to be scanned
	PaperLife  = 30 * 24 * time.Hour // printed before the evening
)

// LinkOnPaper is a link that is printed now, in its kept form.
func LinkOnPaper(link string, now time.Time) KeptLink {
	return KeptLink{codes.Hash(link), now.Add(PaperLife).UTC()}
}

// MostLinks is how many links to a seat there are at a time. Each one shown is new, and
// replaces the one that would end first.
const MostLinks = 8

// Invite makes a new link to the seat.
func (s *Seat) Invite(random io.Reader, now time.Time, life time.Duration) (link string, err error) {
	if link, err = codes.New(random); err != nil {
		return "", err
	}
	now = now.UTC()
	if !s.Taken {
		s.Links = slices.DeleteFunc(s.Links, func(in KeptLink) bool { return !now.Before(in.Until) })
	}
	s.Links = append(s.Links, KeptLink{codes.Hash(link), now.Add(life)})
	slices.SortStableFunc(s.Links, func(a, b KeptLink) int { return a.Until.Compare(b.Until) })
	s.Links = s.Links[max(0, len(s.Links)-MostLinks):]
	return link, nil
}

// leads says whether a link with this hash leads to the seat.
func (s *Seat) leads(hash string, now time.Time) bool {
	return slices.ContainsFunc(s.Links, func(in KeptLink) bool {
		return in.Hash == hash && (s.Taken || now.Before(in.Until))
	})
}

// A Link leads to a seat.
type Link struct {
	Role Role
	Seat int
	Key  string // the link itself, which is kept as a hash
}

// InviteAll makes a new link to every free seat, and to the onlookers'.
func (c *People) InviteAll(random io.Reader, now time.Time) (links []Link, err error) {
	for s := range c.Seats.All() {
		if s.Role == Host || s.Taken || s.Role == Player && c.HostPlays(s.Seat) {
			continue
		}
		link, err := s.Invite(random, now, ScreenLife)
		if err != nil {
			return nil, err
		}
		links = append(links, Link{s.Role, s.Seat, link})
	}
	return links, nil
}

// PrintedLinks are the links to the players' seats, by seat, that somebody may print: a
// host all of them, a player their own. Printed are the earlier ones by seat, which stay
// while they lead there; fresh are the new ones.
func (c *People) PrintedLinks(random io.Reader, now time.Time, who Person, printed map[int]string) (links []string, fresh map[int]string, err error) {
	links, fresh = make([]string, len(c.Seats.Players)), map[int]string{}
	for i := range c.Seats.Players {
		s := &c.Seats.Players[i]
		if who.Role != Host && s.Seat != who.Seat {
			continue
		}
		link := printed[s.Seat]
		if link == "" || !s.leads(codes.Hash(link), now) {
			if link, err = s.Invite(random, now, PaperLife); err != nil {
				return nil, nil, err
			}
			fresh[s.Seat] = link
		}
		links[s.Seat] = link
	}
	return links, fresh, nil
}

// AtDoor says whether a link with this hash leads to any free seat.
func (c *People) AtDoor(hash string, now time.Time) bool {
	door := Seat{Links: c.Door}
	return door.leads(hash, now)
}

// OpenDoor makes a new link to any free seat.
func (c *People) OpenDoor(random io.Reader, now time.Time) (link string, err error) {
	door := Seat{Links: c.Door}
	link, err = door.Invite(random, now, ScreenLife)
	c.Door = door.Links
	return link, err
}
