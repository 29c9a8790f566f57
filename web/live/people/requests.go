package people

import (
	"io"
	"slices"
	"time"

	"saddlebag/scoring"
	"saddlebag/web/live/codes"
	"saddlebag/web/live/refusal"
)

// A JoinRequest is a phone that would like a seat and waits for the host.
type JoinRequest struct {
	ID     string `json:"id"` // opens nothing
	Role   Role   `json:"role"`
	Seat   int    `json:"seat"`           // scoring.Table where it is no player's, or the table still gathers
	Name   string `json:"name,omitempty"` // what they call themselves, where they have no seat yet
	Wants  Want   `json:"wants,omitempty"`
	Number string `json:"number"` // shown on both phones, so that the host knows which is which
}

// A Want is what somebody asks for who comes to a game that has begun without them.
type Want string

// The wants.
const (
	FreedSeat Want = "seat" // of a player whom they play on for
	NextGame  Want = "next" // to be let in to it, and to look on until then
)

// A Comer is somebody who plays the next game, and looks on until then.
type Comer struct {
	Name  string `json:"name"`
	Opens string `json:"opens"` // the hash of their code
}

// NamesOf are the names of some who came late.
func NamesOf(all []Comer) []string {
	return scoring.Each(len(all), func(i int) string { return all[i].Name })
}

// A KeptRequest is a JoinRequest as on the card: nothing in it opens a seat, or says
// who asks.
type KeptRequest struct {
	JoinRequest
	Phone  string    `json:"phone,omitempty"` // which waits once for a seat, as a hash
	From   string    `json:"from,omitempty"`  // the address, as that of a table's maker
	Secret string    `json:"secret"`          // the hash of what who asks alone knows
	Opens  string    `json:"opens"`           // the hash of the code that follows from that, for the seat
	Asked  time.Time `json:"asked"`
	Answer string    `json:"answer,omitempty"` // agreed or denied; empty for who waits
}

// What the host can say to a request.
const (
	agreed = "agreed"
	denied = "denied"
)

// waits says whether a request is still to be answered: else the host has not looked
// for too long, or does not want to answer.
func (a *KeptRequest) waits(now time.Time) bool {
	return a.Answer == "" && !a.Asked.Before(now.Add(-requestKept))
}

// An Asker is somebody who asks for a seat.
type Asker struct {
	Phone string // which waits once for a seat, however often it asks; empty for none
	From  string // the address, of which only so many wait
}

// How many phones can wait at a table, and for how long.
const (
	mostRequests = 20
	mostFromOne  = 12 // of one address: as many as play the largest game
	requestKept  = 10 * time.Minute
)

// mayAnswer says whether somebody decides on a request: the host on
// each, a player on who asks for the own seat, and on who says that they are the host,
// whose phone may be dead.
func (a *KeptRequest) mayAnswer(who Person) bool {
	return who.Role == Host || who.Role == Player && (a.Role == Host || a.Role == Player && a.Seat == who.Seat)
}

// Request notes that somebody asks for a seat. The secret is for Status; both phones show
// the number. It fails with a refusal if too many wait.
func (c *People) Request(random io.Reader, now time.Time, want JoinRequest, by Asker) (secret, number string, err error) {
	a := KeptRequest{JoinRequest: want, From: by.From, Asked: now.UTC()}
	if by.Phone != "" {
		a.Phone = codes.Hash(by.Phone)
	}
	if secret, err = codes.New(random); err != nil {
		return "", "", err
	}
	a.Secret, a.Opens = codes.Hash(secret), codes.Hash(codes.Derived(secret))
	if a.ID, err = codes.New(random); err != nil {
		return "", "", err
	}
	if a.Number, err = codes.Number(random); err != nil {
		return "", "", err
	}
	c.tidy(a.Asked)
	// The one of before makes way and is not told again: somebody else may have
	// asked in the name of this phone.
	c.Requests = slices.DeleteFunc(c.Requests, func(old KeptRequest) bool {
		return old.Answer == "" && a.Phone != "" && old.Phone == a.Phone && old.Role == a.Role && old.Seat == a.Seat
	})
	if err := c.makeRoom(a.From); err != nil {
		return "", "", err
	}
	c.Requests = append(c.Requests, a)
	c.Handovers = slices.DeleteFunc(c.Handovers, func(h Handover) bool { return h.For != "" && c.request(h.For) < 0 })
	return secret, a.Number, nil
}

// tidy forgets who has waited for too long, and the first answers where there are many.
func (c *People) tidy(now time.Time) {
	answers := 0
	for _, a := range c.Requests {
		if a.Answer != "" {
			answers++
		}
	}
	c.Requests = slices.DeleteFunc(c.Requests, func(a KeptRequest) bool {
		if a.Answer == "" {
			return !a.waits(now)
		}
		answers--
		return answers >= mostRequests
	})
}

// makeRoom makes room for one more from an address. Where the door is full, who
// waits longest from where most come makes way: nobody keeps others out by asking
// often.
func (c *People) makeRoom(from string) error {
	waiting, all := map[string]int{}, 0
	crowd := ""
	for _, a := range c.Requests {
		if a.Answer != "" {
			continue
		}
		all++
		if waiting[a.From]++; waiting[a.From] > waiting[crowd] {
			crowd = a.From
		}
	}
	full := all >= mostRequests
	if waiting[from] >= mostFromOne || full && waiting[from] >= waiting[crowd] {
		return refusal.New("live.too-many-waiting")
	}
	if full {
		at := slices.IndexFunc(c.Requests, func(a KeptRequest) bool { return a.Answer == "" && a.From == crowd })
		c.Requests = slices.Delete(c.Requests, at, at+1)
	}
	return nil
}

// A RequestStatus is the state of a request for a seat.
type RequestStatus struct {
	Number string
	Code   string // of the seat, once the host has agreed
	Denied bool
	Until  time.Time // when the seat is theirs, if nobody objects; zero if the table isn't asked
}

// Status is the state of the request with a secret. It isn't ok if nobody has asked,
// or the answer has been fetched.
func (c *People) Status(secret string, now time.Time) (status RequestStatus, ok bool) {
	hash := codes.Hash(secret)
	i := slices.IndexFunc(c.Requests, func(a KeptRequest) bool { return a.Secret == hash })
	if i < 0 {
		return RequestStatus{}, false
	}
	switch a := c.Requests[i]; {
	case a.Answer == agreed:
		return RequestStatus{Number: a.Number, Code: codes.Derived(secret)}, true
	case a.Answer == denied:
		return RequestStatus{Number: a.Number, Denied: true}, true
	case a.waits(now):
		status.Number = a.Number
		if at := slices.IndexFunc(c.Handovers, func(h Handover) bool { return h.For == a.ID }); at >= 0 {
			status.Until = c.Handovers[at].Until
		}
		return status, true
	}
	return RequestStatus{}, false
}

// Waiting are the requests that somebody may answer.
func (c *People) Waiting(now time.Time, who Person) (waiting []JoinRequest) {
	for _, a := range c.Requests {
		if a.waits(now) && a.mayAnswer(who) && !c.handsOver(a.ID) {
			waiting = append(waiting, a.JoinRequest)
		}
	}
	return waiting
}

// Answer notes somebody's answer to a request. It isn't ok if nobody
// asks for that any more.
func (c *People) Answer(now time.Time, id string, who Person, agree bool) (a KeptRequest, ok bool) {
	c.tidy(now)
	at := slices.IndexFunc(c.Requests, func(a KeptRequest) bool { return a.ID == id && a.Answer == "" && a.mayAnswer(who) && !c.handsOver(id) })
	if at < 0 {
		return a, false
	}
	if c.Requests[at].Answer = denied; agree {
		c.Requests[at].Answer = agreed
	}
	return c.Requests[at], true
}

// Admit gives a seat to the one who asked for it. Whoever had it before loses it.
//
// Who wants the next game looks on until then.
func (c *People) Admit(a KeptRequest) error {
	if a.Wants == NextGame {
		a.Role = Onlooker
		c.Coming = append(c.Coming, Comer{a.Name, a.Opens})
	}
	s := c.Seats.ByRole(a.Role, a.Seat)
	if a.Role != Onlooker {
		c.Vacate(s)
	}
	return s.admit(codes.Key{Hash: a.Opens})
}

// Join gives one who has looked on until now a seat of their own at the next table, whose tag
// is given.
func (c *People) Join(one Comer, tag string) {
	key := codes.Key{Hash: one.Opens, Tag: tag}
	c.Seats.Onlookers.Keys = slices.DeleteFunc(c.Seats.Onlookers.Keys, func(k codes.Key) bool { return k.Hash == one.Opens })
	c.Seats.Players = append(c.Seats.Players, Seat{Role: Player, Seat: len(c.Seats.Players), Taken: true, Keys: []codes.Key{key}})
}
