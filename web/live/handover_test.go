package live_test

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
)

// handOver has a host take a player's seat that holds secrets, and the player let it go.
func (r *room) handOver(host, player live.Place) {
	r.t.Helper()
	if link, err := host.Hand(r.t.Context(), people.Player, player.Seat); err != nil || link != "" {
		r.t.Fatalf("a seat with secrets is handed on at once: %q, %v", link, err)
	}
	if err := player.LetGo(r.t.Context(), r.asked(player).ID); err != nil {
		r.t.Fatal(err)
	}
}

// asked is the only seat that the table is asked about.
func (r *room) asked(p live.Place) live.Handover {
	r.t.Helper()
	c, err := p.Presence()
	if err != nil || len(c.Handovers) != 1 {
		r.t.Fatalf("the table is asked %+v, %v", c.Handovers, err)
	}
	return c.Handovers[0]
}

// deeds are what the journal of a table says.
func (r *room) deeds(p live.Place) (all []string) {
	r.t.Helper()
	j, err := p.Journal(r.t.Context())
	if err == nil {
		err = j.Verify()
	}
	if err != nil {
		r.t.Fatal(err)
	}
	for _, d := range j {
		all = append(all, strings.TrimSpace(d.By+" "+d.Deed+" "+d.Of))
	}
	return all
}

// dealt is a table of Ann, the host, Bob and Cec, with a phone each, where all hold something.
func (r *room) dealt() (ann, bob, cec live.Place) {
	r.t.Helper()
	ann = r.make("nugget", "Bob", "Cec")
	bob, cec = r.sit(ann, people.Player, 1), r.sit(ann, people.Player, 2)
	r.enter(ann, "Ann draw ace", "Ann bury nowhere")
	return ann, bob, cec
}

// A host who wants a seat that holds secrets for another phone has the table asked: the
// phone that has it keeps it for two minutes, and everybody can see that it is asked for.
func TestSeatsWithSecretsAskTheTable(t *testing.T) {
	r := open(t)
	ann, bob, cec := r.dealt()
	ctx := t.Context()
	for range 2 { // who asks twice does not begin anew
		if link, err := ann.Hand(ctx, people.Player, 1); err != nil || link != "" || !bob.Open() {
			t.Fatalf("%q, %v; Bob has the seat: %t", link, err, bob.Open())
		}
	}
	for p, mine := range map[live.Place]bool{ann: false, bob: true, cec: false} {
		if h := r.asked(p); h.Name != "Bob" || h.By != "Ann" || h.Mine != mine || !h.Until.Equal(r.now.Add(2*time.Minute)) {
			t.Errorf("seat %d is asked %+v", p.Seat, h)
		}
	}
	if err := ann.Play(ctx, 1); !isRefused(err) {
		t.Errorf("the host plays a seat that is asked for: %v", err)
	}
	r.now = r.now.Add(2*time.Minute - time.Second)
	r.reopen()
	ann, bob, cec = r.at(ann.Code), r.at(bob.Code), r.at(cec.Code)
	r.enter(ann, "table note hm")
	if !bob.Open() {
		t.Fatal("Bob has lost the seat a second too soon")
	}
	r.now = r.now.Add(time.Second)
	link := r.link(ann, people.Player, 1)
	if in, err := r.Invited(ctx, link, nil); err != nil || in.Taken || in.Name != "Bob" || bob.Open() {
		t.Errorf("after two minutes: %+v, %v; Bob has the seat: %t", in, err, bob.Open())
	}
	if _, err := r.Sit(ctx, link, live.Guest{}); err != nil {
		t.Fatal(err)
	}
	want := []string{"Ann asked Bob", "Ann freed Bob", "Ann invited Bob", "sat Bob"}
	if got := r.deeds(cec); !slices.Equal(got, want) {
		t.Errorf("the journal says %q, want %q", got, want)
	}
}

// Whoever has a seat can object, for anybody; a host with two seats cannot consent to
// himself, and onlookers have no say.
func TestAnybodyAtTheTableObjects(t *testing.T) {
	r := open(t)
	ann, bob, cec := r.dealt()
	eve := r.sit(ann, people.Onlooker, scoring.Table)
	ctx := t.Context()
	ask := func() string {
		if _, err := ann.Hand(ctx, people.Player, 1); err != nil {
			t.Fatal(err)
		}
		return r.asked(eve).ID
	}
	id := ask()
	for _, p := range []live.Place{ann, cec, eve} { // Cec may be another phone of the host's
		if err := p.LetGo(ctx, id); !isRefused(err) {
			t.Errorf("a %s of seat %d lets Bob's seat go: %v", p.Role, p.Seat, err)
		}
	}
	if err := eve.Object(ctx, id); !isRefused(err) {
		t.Errorf("an onlooker objects: %v", err)
	}
	for _, p := range []live.Place{cec, bob, ann} {
		if err := p.Object(ctx, id); err != nil {
			t.Fatal(err)
		}
		r.now = r.now.Add(3 * time.Minute)
		r.LetGo()
		if !bob.Open() {
			t.Fatalf("Bob has lost the seat though seat %d objected", p.Seat)
		}
		if err := p.Object(ctx, id); !isRefused(err) {
			t.Errorf("objected twice: %v", err)
		}
		id = ask()
	}
	want := []string{"Ann asked Bob", "Cec objected Bob", "Ann asked Bob", "Bob objected Bob", "Ann asked Bob", "Ann objected Bob", "Ann asked Bob", "Ann freed Bob"}
	r.now = r.now.Add(3 * time.Minute)
	r.LetGo() // which is called a few times a minute
	if got := r.deeds(cec); !slices.Equal(got, want) || bob.Open() {
		t.Errorf("Bob has the seat: %t; the journal says %q", bob.Open(), got)
	}
}

// Who asks for a seat that another phone has gets it from that phone at once, and from the
// host when the table had time to object.
func TestAskingForSeatsWithSecrets(t *testing.T) {
	r := open(t)
	ann, bob, cec := r.dealt()
	ctx := t.Context()
	c, _ := ann.Presence()
	ask := func(role people.Role, name string) (secret, id string) {
		secret, _, err := r.RequestSeat(ctx, c.Short, role, name, people.Asker{Phone: "new"})
		if err != nil {
			t.Fatal(err)
		}
		now, err := ann.Presence()
		if err != nil || len(now.JoinRequests) != 1 {
			t.Fatalf("%+v, %v", now.JoinRequests, err)
		}
		return secret, now.JoinRequests[0].ID
	}
	status := func(secret string) people.RequestStatus {
		s, err := r.RequestStatus(ctx, secret)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	agree := func(p live.Place, id string) {
		if err := p.AnswerRequest(ctx, id, true); err != nil {
			t.Fatal(err)
		}
	}

	secret, id := ask(people.Player, "Bob")
	agree(ann, id)
	if s := status(secret); s.Code != "" || !s.Until.Equal(r.now.Add(2*time.Minute)) || !bob.Open() {
		t.Errorf("once the host has agreed: %+v", s)
	}
	if now, _ := bob.Presence(); len(now.JoinRequests) != 0 || !r.asked(bob).Mine {
		t.Errorf("Bob is asked %+v", now)
	}
	if err := cec.Object(ctx, r.asked(cec).ID); err != nil || !status(secret).Denied {
		t.Errorf("Cec objects: %v", err)
	}

	secret, id = ask(people.Player, "Bob")
	agree(ann, id)
	r.now = r.now.Add(2 * time.Minute)
	bob2 := r.at(status(secret).Code)
	if bob2.Seat != 1 || bob.Open() {
		t.Errorf("after two minutes the new phone has seat %d", bob2.Seat)
	}

	secret, id = ask(people.Player, "Bob")
	agree(bob2, id)
	if bob2.Open() || r.at(status(secret).Code).Seat != 1 {
		t.Error("the phone that has the seat agrees, and still has it")
	}

	// The host's place is no other: another player cannot give it away unseen.
	secret, id = ask(people.Host, "")
	agree(cec, id)
	if h := r.asked(cec); h.Role != people.Host || h.Name != "Ann" || h.By != "Cec" || h.Mine || !ann.Open() {
		t.Errorf("the table is asked %+v", h)
	}
	if err := ann.Object(ctx, r.asked(ann).ID); err != nil || !status(secret).Denied {
		t.Error(err)
	}
	secret, id = ask(people.Host, "")
	agree(cec, id)
	r.now = r.now.Add(2 * time.Minute)
	if again := r.at(status(secret).Code); again.Role != people.Host || again.Seat != 0 || ann.Open() {
		t.Errorf("after two minutes: %+v", again)
	}
	want := []string{
		"Ann asked Bob", "Cec objected Bob", "Ann asked Bob", "Ann moved Bob", "Bob moved Bob",
		"Cec asked-host Ann", "Ann objected-host Ann", "Cec asked-host Ann", "Cec moved-host Ann",
	}
	if got := r.deeds(cec); !slices.Equal(got, want) {
		t.Errorf("the journal says %q, want %q", got, want)
	}
}

// The journal has a chain of its own, outlasts a restart, and its oldest deeds go when it is
// full; a card from before there was one has none.
func TestJournal(t *testing.T) {
	r := open(t)
	ann, _, cec := r.dealt()
	for i := range 201 {
		if err := ann.KeepFor(t.Context(), []int{7, 30}[i%2]); err != nil {
			t.Fatal(err)
		}
	}
	r.reopen()
	j, err := r.at(cec.Code).Journal(t.Context())
	if err != nil || len(j) != 200 || j[0].Number != 2 || j[199].Number != 201 || j[199].Of != "7" || j[199].After != 2 || j.Verify() != nil {
		t.Fatalf("%d deeds, the last %+v, %v", len(j), j[len(j)-1], err)
	}
	log, err := r.at(cec.Code).Log(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(log)
	if err != nil {
		t.Fatal(err)
	}
	var read logbook.Log
	if err := json.Unmarshal(text, &read); err != nil || !slices.Equal(read.Journal, j) {
		t.Errorf("the export has %d deeds, %v", len(read.Journal), err)
	}
	for what, changed := range map[string]func(logbook.Journal) logbook.Journal{
		"a deed changed":    func(j logbook.Journal) logbook.Journal { j[7].By = "Bob"; return j },
		"a deed left out":   func(j logbook.Journal) logbook.Journal { return slices.Delete(j, 7, 8) },
		"two deeds changed": func(j logbook.Journal) logbook.Journal { j[7], j[9] = j[9], j[7]; return j },
	} {
		if changed(slices.Clone(j)).Verify() == nil {
			t.Errorf("%s, and the chain holds", what)
		}
	}
}

// Whom a host sends away before the game starts is told at the table; who gets up is not.
func TestSentAway(t *testing.T) {
	r := open(t)
	ann, door := r.gather("", "", "")
	bob, cec := r.enters(door, "Bob"), r.enters(door, "Cec")
	if err := errors.Join(ann.Free(t.Context(), bob.Seat), cec.Free(t.Context(), cec.Seat)); err != nil {
		t.Fatal(err)
	}
	dee := r.enters(door, "Dee")
	if got := r.deeds(dee); !slices.Equal(got, []string{"Ann sent Bob"}) {
		t.Errorf("the journal says %q", got)
	}
}

// Whoever had a seat at a table that its host has deleted is told who did.
func TestDeletedTablesTellBy(t *testing.T) {
	r := open(t)
	ann, bob, _ := r.dealt()
	if err := ann.Delete(t.Context()); err != nil {
		t.Fatal(err)
	}
	_, err := r.At(t.Context(), bob.Code)
	var deleted *live.DeletedError
	if !errors.As(err, &deleted) || !errors.Is(err, live.ErrUnknown) || deleted.By != "Ann" || !deleted.Time.Equal(r.now) {
		t.Errorf("%v", err)
	}
	r.now = r.now.Add(25 * time.Hour)
	r.LetGo()
	if _, err := r.At(t.Context(), bob.Code); errors.As(err, &deleted) || !errors.Is(err, live.ErrUnknown) {
		t.Errorf("a day later: %v", err)
	}
}
