package people

import (
	"io"
	"slices"
	"time"

	"saddlebag/web/live/codes"
)

// An KeptLink is a way to a seat that was handed out: a link, perhaps as a QR
// code, by its hash. It ends when somebody sits down by it: from then on it only
// tells which seat it was, and leads back the phone that has it. Onlookers have
// one for all of them.
type KeptLink struct {
	Hash  string    `json:"hash"`
	Until time.Time `json:"until"` // when it ends if nobody has used it
}

// How long a link lasts that nobody uses.
const (
	ScreenLife = 24 * time.Hour      // shown to be scanned
	PaperLife  = 30 * 24 * time.Hour // printed before the evening
)

// LinkOnPaper is a link as it is kept that is printed now.
func LinkOnPaper(link string, now time.Time) KeptLink {
	return KeptLink{codes.Hash(link), now.Add(PaperLife).UTC()}
}

// MostLinks is how many links to a seat there are at a time. Each one that
// is shown is new: the one that would end first makes place.
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

// InviteAll makes a new link to every seat that is free, and to the onlookers'.
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

// PrintedLinks are the links to the players' seats, by seat, that somebody may
// print: the host all, a player the own one. Printed are those of
// before by seat, which stay as long as they lead there; fresh are the new ones.
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

// AtDoor says whether a link with this hash leads to any seat that is free.
func (c *People) AtDoor(hash string, now time.Time) bool {
	door := Seat{Links: c.Door}
	return door.leads(hash, now)
}

// OpenDoor makes a new link to any seat that is free.
func (c *People) OpenDoor(random io.Reader, now time.Time) (link string, err error) {
	door := Seat{Links: c.Door}
	link, err = door.Invite(random, now, ScreenLife)
	c.Door = door.Links
	return link, err
}
