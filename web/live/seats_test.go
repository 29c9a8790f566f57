package live_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"saddlebag/scoring"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
)

func TestSeatGoesToOnePhone(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	link, other := r.link(host, people.Player, 1), r.link(host, people.Player, 1)
	if link == other {
		t.Error("an invitation that is shown again is the same")
	}
	code, err := r.Sit(t.Context(), link, live.Guest{})
	if err != nil {
		t.Fatal(err)
	}
	bob := r.at(code)
	bobs := []string{"eve's", live.Key(code)}
	if code, err := r.Sit(t.Context(), link, live.Guest{Keys: bobs}); err != nil || code != bob.Code {
		t.Errorf("scanned again: %q, %v", code, err)
	}
	// It has ended for others, and so have those that were shown besides.
	for _, link := range []string{link, other} {
		for _, keys := range [][]string{{"eve's"}, nil} {
			if _, err := r.Sit(t.Context(), link, live.Guest{Keys: keys}); !errors.Is(err, live.ErrTaken) {
				t.Errorf("phone %q: %v", keys, err)
			}
			if in, err := r.Invited(t.Context(), link, keys); err != nil || !in.Taken || in.Code != "" || in.Name != "Bob" {
				t.Errorf("phone %q is invited: %+v, %v", keys, in, err)
			}
		}
	}
	if in, err := r.Invited(t.Context(), link, bobs); err != nil || in.Taken || in.Code != bob.Code {
		t.Errorf("Bob is invited: %+v, %v", in, err)
	}

	next, err := host.Hand(t.Context(), people.Player, 1)
	if err != nil || next == link {
		t.Fatalf("%q, %v", next, err)
	}
	_, gone := r.At(r.t.Context(), bob.Code)
	_, lost := r.Sit(t.Context(), link, live.Guest{Keys: bobs})
	if !errors.Is(gone, live.ErrUnknown) || !errors.Is(lost, live.ErrUnknown) || bob.Open() {
		t.Errorf("after it was handed on: %v, %v, open %t", gone, lost, bob.Open())
	}
	if err := r.tryOn(bob, "Bob draw king"); !errors.Is(err, live.ErrUnknown) {
		t.Errorf("the old phone enters: %v", err)
	}
	for _, err := range []error{bob.Done(1, true), bob.Delete(t.Context())} {
		if err == nil {
			t.Error("the old phone still may")
		}
	}
}

// tryOn enters an event for a place that may be gone.
func (r *room) tryOn(p live.Place, event string) error {
	_, err := p.Enter(r.t.Context(), live.Request{Event: event})
	return err
}

func TestOnlyHostsHost(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	ctx := t.Context()
	for _, p := range []live.Place{r.sit(host, people.Player, 1), r.sit(host, people.Onlooker, scoring.Table)} {
		_, hand := p.Hand(ctx, people.Player, 1)
		_, again := p.Again(ctx, 0, "")
		for what, err := range map[string]error{
			"hand": hand, "again": again, "delete": p.Delete(ctx), "keep": p.KeepFor(ctx, 7), "throw": p.SetDice(ctx, live.Virtual),
			"play": p.Play(ctx, 1), "pass": p.Pass(ctx, 1), "first": p.First(ctx, 1), "answer": p.AnswerRequest(ctx, "", true),
		} {
			if !isRefused(err) {
				t.Errorf("%s by a %s: %v", what, p.Role, err)
			}
		}
		c, err := p.Presence()
		if err != nil || c.JoinRequests != nil || c.Word != "" {
			t.Errorf("a %s sees %+v, %v", p.Role, c, err)
		}
	}
}

// Whoever asks by the short code waits for the host, who may let somebody
// else's seat go.
func TestAsking(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	bob := r.sit(host, people.Player, 1)
	presence := func() live.Presence {
		c, err := host.Presence()
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	if _, _, err := r.RequestSeat(t.Context(), "AAAAAA", people.Player, "Bob", people.Asker{Phone: "new"}); !errors.Is(err, live.ErrUnknown) {
		t.Errorf("wrong letters: %v", err)
	}
	short := presence().Short
	if _, _, err := r.RequestSeat(t.Context(), short, people.Player, "Rob", people.Asker{Phone: "new"}); !errors.Is(err, live.ErrUnknown) {
		t.Errorf("for nobody's seat: %v", err)
	}
	secret, number, err := r.RequestSeat(t.Context(), short, people.Player, "bob", people.Asker{Phone: "new"})
	if err != nil || len(number) != 2 {
		t.Fatalf("%q, %v", number, err)
	}
	asks := presence().JoinRequests
	if len(asks) != 1 || asks[0].Number != number || asks[0].Seat != 1 || asks[0].ID == secret {
		t.Fatalf("%+v", asks)
	}
	if a, err := r.RequestStatus(t.Context(), secret); err != nil || a.Code != "" || a.Denied {
		t.Errorf("before the answer: %+v, %v", a, err)
	}
	if err := host.AnswerRequest(t.Context(), asks[0].ID, true); err != nil {
		t.Fatal(err)
	}
	a, err := r.RequestStatus(t.Context(), secret)
	if err != nil || r.at(a.Code).Seat != 1 || bob.Open() {
		t.Errorf("after it: %+v, %v, old place open %t", a, err, bob.Open())
	}
}

// Nobody keeps others from the door: from one address only so many wait, whoever
// asks twice waits once, who comes from elsewhere finds room, and who has waited
// for ten minutes waits no longer.
func TestTheDoorStaysOpen(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	c, err := host.Presence()
	if err != nil {
		t.Fatal(err)
	}
	ask := func(phone, from string) (string, error) {
		secret, _, err := r.RequestSeat(t.Context(), c.Short, people.Onlooker, "", people.Asker{Phone: phone, From: from})
		return secret, err
	}
	waiting := func() int {
		c, err := host.Presence()
		if err != nil {
			t.Fatal(err)
		}
		return len(c.JoinRequests)
	}
	first, err := ask("greedy 0", "a")
	if err != nil {
		t.Fatal(err)
	}
	before := first
	if first, err = ask("greedy 0", "a"); err != nil || first == before || waiting() != 1 {
		t.Errorf("who asks twice: %v, %d wait", err, waiting())
	}
	if _, err := r.RequestStatus(t.Context(), before); !errors.Is(err, live.ErrUnknown) {
		t.Errorf("who asked in the name of the phone before is told: %v", err)
	}
	refused := 0
	for i := range 100 {
		if _, err := ask(fmt.Sprint("greedy ", i), "a"); isRefused(err) {
			refused++
		} else if err != nil {
			t.Fatal(err)
		}
	}
	if waiting() != 12 || refused != 88 {
		t.Errorf("%d wait from one address, %d were refused", waiting(), refused)
	}
	for i := range 10 { // more than there is room beside
		if _, err := ask(fmt.Sprint("modest ", i), fmt.Sprint("b", i)); err != nil {
			t.Errorf("number %d from elsewhere: %v", i+1, err)
		}
	}
	if waiting() != 20 {
		t.Errorf("%d wait", waiting())
	}
	if _, err := r.RequestStatus(t.Context(), first); !errors.Is(err, live.ErrUnknown) {
		t.Errorf("who came first of the crowd waits on: %v", err)
	}
	r.now = r.now.Add(10*time.Minute + time.Second)
	if waiting() != 0 {
		t.Errorf("%d wait after ten minutes", waiting())
	}
	if _, err := ask("late", "a"); err != nil {
		t.Error(err)
	}
}

// Everybody keeps the own seat, whoever goes first.
func TestFirstMovesSeats(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob", "Cec")
	cec := r.sit(host, people.Player, 2)
	c, _ := host.Presence()
	if _, _, err := r.RequestSeat(t.Context(), c.Short, people.Player, "Bob", people.Asker{Phone: "bob's"}); err != nil {
		t.Fatal(err)
	}
	if err := host.First(t.Context(), 2); err != nil {
		t.Fatal(err)
	}
	host, cec = r.at(host.Code), r.at(cec.Code)
	names := r.view(host).Names
	if names[0] != "Cec" || names[1] != "Ann" || names[2] != "Bob" || names[host.Seat] != "Ann" || names[cec.Seat] != "Cec" {
		t.Errorf("%v; the host sits on %d, Cec on %d", names, host.Seat, cec.Seat)
	}
	if c, _ := host.Presence(); names[c.JoinRequests[0].Seat] != "Bob" {
		t.Errorf("who asked for Bob's seat is let in as %s", names[c.JoinRequests[0].Seat])
	}
	r.enter(cec, "Cec draw ace")
	if err := host.First(t.Context(), 1); !isRefused(err) {
		t.Errorf("once it has begun: %v", err)
	}
	r.reopen()
	if v := r.view(r.at(cec.Code)); v.Names[r.at(cec.Code).Seat] != "Cec" {
		t.Error("after a restart Cec sits elsewhere")
	}
}

// At the next table everybody has the own seat, but for who has lost it.
func TestAgainKeepsPeopleTogether(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob", "Cec")
	bob, eve := r.sit(host, people.Player, 1), r.sit(host, people.Onlooker, scoring.Table)
	cec := r.sit(host, people.Player, 2)
	r.enter(host, "table rename Bob Bo")
	next, err := host.Again(t.Context(), 1, "")
	if err != nil {
		t.Fatal(err)
	}
	if names := r.view(next).Names; names[0] != "Bo" || names[next.Seat] != "Ann" || next.Role != people.Host || r.seen(next) != 0 {
		t.Errorf("%v, the host on %d, %d entries", names, next.Seat, r.seen(next))
	}
	for p, name := range map[live.Place]string{host: "Ann", bob: "Bo", cec: "Cec", eve: ""} {
		c, err := p.Presence()
		if err != nil || c.Next == "" {
			t.Fatalf("%s does not find the next table: %v", name, err)
		}
		there := r.at(c.Next)
		if there.Role != p.Role || name != "" && r.view(there).Names[there.Seat] != name {
			t.Errorf("%s is a %s on seat %d there", name, there.Role, there.Seat)
		}
	}
	r.handOver(host, cec)
	if c, err := r.sit(host, people.Player, 2).Presence(); err != nil || c.Next != "" {
		t.Errorf("who sits on Cec's old seat has Cec's new one: %q, %v", c.Next, err)
	}
}

// Of those who look on with the link, only so many come from one address, at this table and
// the ones played on from it: it may go from hand to hand. Whom the host lets in is not
// among them.
func TestOnlookersByAddress(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	link := r.link(host, people.Onlooker, scoring.Table)
	eve, bob := live.Guest{From: "192.0.2.1"}, live.Guest{From: "192.0.2.2"}
	for n := range 20 {
		if _, err := r.Sit(t.Context(), link, eve); err != nil {
			t.Fatalf("onlooker %d: %v", n+1, err)
		}
	}
	const full = "20 phones on your network are watching already. Ask the host for the six letters, and join with them."
	if _, err := r.Sit(t.Context(), link, eve); err == nil || err.Error() != full {
		t.Errorf("one more: %v", err)
	}
	code, err := r.Sit(t.Context(), link, bob)
	if err != nil {
		t.Fatalf("from elsewhere: %v", err)
	}
	if again, err := r.Sit(t.Context(), link, live.Guest{Keys: []string{live.Key(code)}, From: eve.From}); err != nil || again != code {
		t.Errorf("a phone that looks on already: %q, %v", again, err)
	}
	here, err := host.Presence()
	if err != nil {
		t.Fatal(err)
	}
	asked, _, err := r.RequestSeat(t.Context(), here.Short, people.Onlooker, "", people.Asker{From: eve.From})
	if err != nil {
		t.Fatal(err)
	}
	if here, err = host.Presence(); err != nil || len(here.JoinRequests) != 1 {
		t.Fatalf("%d ask, %v", len(here.JoinRequests), err)
	}
	if err := host.AnswerRequest(t.Context(), here.JoinRequests[0].ID, true); err != nil {
		t.Fatal(err)
	}
	if status, err := r.RequestStatus(t.Context(), asked); err != nil || status.Code == "" {
		t.Errorf("let in: %+v, %v", status, err)
	}
	next, err := host.Again(t.Context(), 0, "")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := r.Sit(t.Context(), r.link(next, people.Onlooker, scoring.Table), eve); err == nil || err.Error() != full {
		t.Errorf("at the next table: %v", err)
	}
}
