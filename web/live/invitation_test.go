package live_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"saddlebag/scoring"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
)

// An invitation that nobody uses ends after a day, one that was printed after a
// month; one that was used goes on leading its phone back.
func TestInvitationsEnd(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob", "Cec")
	shown := r.link(host, people.Player, 1)
	printed, err := host.PrintedLinks(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if again, err := host.PrintedLinks(t.Context()); err != nil || again[1] != printed[1] {
		t.Errorf("what is printed twice has other links: %v", err)
	}
	used, err := r.Sit(t.Context(), printed[2], live.Guest{})
	if err != nil {
		t.Fatal(err)
	}
	invited := func(link string, keys ...string) error {
		_, err := r.Invited(t.Context(), link, keys)
		return err
	}
	r.now = r.now.Add(24*time.Hour - time.Second)
	r.reopen()
	if err := errors.Join(invited(shown), invited(printed[1])); err != nil {
		t.Error(err)
	}
	r.now = r.now.Add(time.Second)
	if err := invited(shown); !errors.Is(err, live.ErrUnknown) {
		t.Errorf("after a day: %v", err)
	}
	r.now = r.now.Add(29 * 24 * time.Hour)
	if err := invited(printed[1]); !errors.Is(err, live.ErrUnknown) {
		t.Errorf("after a month: %v", err)
	}
	if in, err := r.Invited(t.Context(), printed[2], []string{live.Key(used)}); err != nil || in.Code != used {
		t.Errorf("the phone that sat down by it: %+v, %v", in, err)
	}
}

// However often the host looks at the seats, some invitations go on, and those on
// paper before others.
func TestInvitationsMakePlace(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	printed, err := host.PrintedLinks(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	first := r.link(host, people.Player, 1)
	var last string
	for range 20 {
		r.now = r.now.Add(time.Second)
		last = r.link(host, people.Player, 1)
	}
	if _, err := r.Invited(t.Context(), first, nil); !errors.Is(err, live.ErrUnknown) {
		t.Errorf("the first of 21: %v", err)
	}
	for _, link := range []string{printed[1], last} {
		if _, err := r.Invited(t.Context(), link, nil); err != nil {
			t.Error(err)
		}
	}
}

// Nothing that the store keeps opens a seat: no code, no link.
func TestStoreOpensNothing(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob", "Cec")
	links, err := host.Invite(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	bob := r.sit(host, people.Player, 1)
	eve := r.sit(host, people.Onlooker, scoring.Table)
	next, err := host.Again(t.Context(), 1, "")
	if err != nil {
		t.Fatal(err)
	}
	secrets := []string{host.Code, bob.Code, eve.Code, next.Code}
	for _, l := range links {
		secrets = append(secrets, l.Key)
	}
	cards := r.cards()
	if len(cards) != 2 {
		t.Fatal(len(cards))
	}
	for _, card := range cards {
		for _, secret := range secrets {
			if strings.Contains(card, live.Key(secret)) {
				t.Errorf("%s stands in a card", secret)
			}
		}
	}
	r.reopen()
	for _, code := range []string{host.Code, bob.Code, eve.Code, next.Code} {
		r.at(code)
	}
	if _, err := r.At(r.t.Context(), next.Code[:26]+"aaaaaaaaaa"); !errors.Is(err, live.ErrUnknown) {
		t.Errorf("a tag of no table: %v", err)
	}
}
