package live_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
)

// gather makes a table of Ann, who is the host, that gathers; others without a
// name are open seats.
func (r *room) gather(others ...string) (host live.Place, door string) {
	r.t.Helper()
	host, err := r.Make(r.t.Context(), live.Order{
		Header: ledger.Header{Game: "nugget", Players: append([]string{"Ann"}, others...)}, Keep: live.DefaultKeep, Gathers: true,
	})
	if err != nil {
		r.t.Fatal(err)
	}
	if door, err = host.Door(r.t.Context()); err != nil {
		r.t.Fatal(err)
	}
	return host, door
}

// enters has somebody come in by the door, and name themselves.
func (r *room) enters(door, name string) live.Place {
	r.t.Helper()
	code, err := r.Sit(r.t.Context(), door, live.Guest{Name: name})
	if err != nil {
		r.t.Fatalf("%s: %v", name, err)
	}
	return r.at(code)
}

// People sit down where a seat was kept for them, and else where one is open;
// the game starts with those who have a name, whoever is missing, and what they
// sit at outlasts a restart.
func TestGathering(t *testing.T) {
	r := open(t)
	host, door := r.gather("", "Cy", "")
	if err := r.tryOn(host, "Ann draw ace"); !isRefused(err) {
		t.Errorf("entered before the game has begun: %v", err)
	}
	dee := r.enters(door, "dee")
	if in, err := r.Invited(t.Context(), door, nil); err != nil || !slices.Equal(in.Kept, []string{"Cy"}) || in.Free != 1 {
		t.Errorf("at the door: %+v, %v", in, err)
	}
	cy := r.enters(door, "cy")
	for _, name := range []string{"CY", "Ann", "", "table", "сy"} {
		if _, err := r.Sit(t.Context(), door, live.Guest{Name: name}); !isRefused(err) {
			t.Errorf("somebody sat down as %q: %v", name, err)
		}
	}
	if names := r.view(host).Names; !slices.Equal(names, []string{"Ann", "dee", "Cy", "Seat 4"}) {
		t.Errorf("before the start: %q", names)
	}
	r.reopen()
	host, dee, cy = r.at(host.Code), r.at(dee.Code), r.at(cy.Code)
	if in, err := r.Invited(t.Context(), door, []string{live.Key(cy.Code)}); err != nil || in.Code != cy.Code {
		t.Errorf("Cy scans again: %+v, %v", in, err)
	}
	if at, err := host.Presence(); err != nil || at.Word != "" {
		t.Errorf("the word that nobody keeps is %q, %v", at.Word, err)
	}
	word, err := host.NewWord(t.Context())
	if at, wrong := host.Presence(); err != nil || wrong != nil || at.Word != word || word == "" {
		t.Errorf("the new word is %q and the lobby shows %q: %v, %v", word, at.Word, err, wrong)
	}
	if err := host.First(t.Context(), 2); err != nil {
		t.Fatal(err)
	}
	if err := r.at(host.Code).Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	host, dee, cy = r.at(host.Code), r.at(dee.Code), r.at(cy.Code)
	if names := r.view(cy).Names; !slices.Equal(names, []string{"Cy", "Ann", "dee"}) || cy.Seat != 0 || host.Seat != 1 || dee.Seat != 2 {
		t.Errorf("after the start: %q, Cy %d, Ann %d, Dee %d", names, cy.Seat, host.Seat, dee.Seat)
	}
	if err := r.tryOn(dee, "dee draw ace"); err != nil {
		t.Error(err)
	}
	if in, err := r.Invited(t.Context(), door, nil); err != nil || in.Named || in.Short == "" {
		t.Errorf("who comes late: %+v, %v", in, err)
	}
	for what, err := range map[string]error{"free": host.Free(t.Context(), 2), "add": host.AddSeat(t.Context()), "start again": host.Start(t.Context())} {
		if isRefused(err) != (what != "start again") {
			t.Errorf("%s once the game has begun: %v", what, err)
		}
	}
}

// A game starts with no fewer than it takes, a table has no more seats than it
// has, and an open seat is called as nobody is.
func TestGatheringKeepsToTheGame(t *testing.T) {
	r := open(t)
	host, door := r.gather("", "Seat 2")
	if err := host.AddSeat(t.Context()); err != nil {
		t.Fatal(err)
	}
	if names := r.view(host).Names; !slices.Equal(names, []string{"Ann", "Seat 3", "Seat 2", "Seat 4"}) {
		t.Errorf("%q", names)
	}
	if err := host.AddSeat(t.Context()); !isRefused(err) || !strings.Contains(err.Error(), "2 to 4") {
		t.Errorf("a fifth seat: %v", err)
	}
	bob := r.enters(door, "Seat 4")
	if err := bob.Free(t.Context(), 2); !isRefused(err) {
		t.Errorf("Bob sends somebody away: %v", err)
	}
	if err := errors.Join(bob.Free(t.Context(), 1), host.Free(t.Context(), 2)); err != nil {
		t.Fatal(err)
	}
	if err := host.Start(t.Context()); !isRefused(err) {
		t.Errorf("started alone: %v", err)
	}
	if bob.Open() {
		t.Error("who has got up still sits")
	}
}

// Who asks by the letters is let in under the name that they say.
func TestAskingAtATableThatGathers(t *testing.T) {
	r := open(t)
	host, _ := r.gather("")
	now, err := host.Presence()
	if err != nil {
		t.Fatal(err)
	}
	secret, _, err := r.RequestSeat(t.Context(), now.Short, people.Player, "Bob", people.Asker{Phone: "bob's"})
	if err != nil {
		t.Fatal(err)
	}
	if now, err = host.Presence(); err != nil || len(now.JoinRequests) != 1 || now.JoinRequests[0].Name != "Bob" {
		t.Fatalf("%+v, %v", now.JoinRequests, err)
	}
	if err := host.AnswerRequest(t.Context(), now.JoinRequests[0].ID, true); err != nil {
		t.Fatal(err)
	}
	a, err := r.RequestStatus(t.Context(), secret)
	if err != nil || r.at(a.Code).Seat != 1 || r.view(host).Names[1] != "Bob" {
		t.Errorf("%+v, %v, %q", a, err, r.view(host).Names)
	}
}

// A host whose phone is dead comes back by the word of another player, or by the
// recovery word; the dead phone is the host's no longer.
func TestHostComesBack(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	bob, looker := r.sit(host, people.Player, 1), r.sit(host, people.Onlooker, -1)
	now, err := bob.Presence()
	if err != nil {
		t.Fatal(err)
	}
	secret, _, err := r.RequestSeat(t.Context(), now.Short, people.Host, "", people.Asker{Phone: "new"})
	if err != nil {
		t.Fatal(err)
	}
	if now, err = bob.Presence(); err != nil || len(now.JoinRequests) != 1 {
		t.Fatalf("Bob is asked %+v, %v", now.JoinRequests, err)
	}
	id := now.JoinRequests[0].ID
	if err := looker.AnswerRequest(t.Context(), id, true); !isRefused(err) {
		t.Errorf("an onlooker answers: %v", err)
	}
	if err := bob.AnswerRequest(t.Context(), id, true); err != nil {
		t.Fatal(err)
	}
	a, err := r.RequestStatus(t.Context(), secret)
	if err != nil || host.Open() {
		t.Fatalf("%+v, %v; the old phone has the seat: %t", a, err, host.Open())
	}
	second := r.at(a.Code)
	if second.Role != people.Host || second.Seat != 0 {
		t.Errorf("back as %s of seat %d", second.Role, second.Seat)
	}
	word, err := second.NewWord(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	r.reopen()
	for _, wrong := range []string{"", "x", word + "x"} {
		if _, err := r.Recover(t.Context(), now.Short, wrong); !errors.Is(err, live.ErrUnknown) {
			t.Errorf("by the word %q: %v", wrong, err)
		}
	}
	code, err := r.Recover(t.Context(), now.Short, " "+strings.ToUpper(strings.ReplaceAll(word, "-", " ")))
	if err != nil || r.at(code).Role != people.Host {
		t.Fatal(err)
	}
	if _, err := r.At(r.t.Context(), second.Code); !errors.Is(err, live.ErrUnknown) {
		t.Errorf("the second phone: %v", err)
	}
}

// Who opens the page of a seat asks the phone that has it.
func TestPlayersLetInToTheirOwnSeats(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob", "Cec")
	bob, cec := r.sit(host, people.Player, 1), r.sit(host, people.Player, 2)
	now, err := bob.Presence()
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := r.RequestSeat(t.Context(), now.Short, people.Player, "Bob", people.Asker{}); err != nil {
		t.Fatal(err)
	}
	if now, err = cec.Presence(); err != nil || len(now.JoinRequests) != 0 {
		t.Errorf("Cec is asked for Bob's seat: %+v, %v", now.JoinRequests, err)
	}
	if now, err = bob.Presence(); err != nil || len(now.JoinRequests) != 1 {
		t.Fatalf("Bob is asked %+v, %v", now.JoinRequests, err)
	}
	if err := cec.AnswerRequest(t.Context(), now.JoinRequests[0].ID, true); !isRefused(err) {
		t.Errorf("Cec answers for Bob: %v", err)
	}
	if err := bob.AnswerRequest(t.Context(), now.JoinRequests[0].ID, true); err != nil || bob.Open() {
		t.Errorf("%v; the old phone has the seat: %t", err, bob.Open())
	}
}
