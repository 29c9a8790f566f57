package live_test

import (
	"errors"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
	"saddlebag/web/live/parcel"
	"saddlebag/web/live/people"
	"saddlebag/web/live/refusal"
)

// sent is a table as it is passed on, and arrives.
func (r *room) sent(p live.Place, whole bool) *parcel.Parcel {
	r.t.Helper()
	sent, err := p.Parcel(r.t.Context(), whole)
	if err != nil {
		r.t.Fatal(err)
	}
	came, err := parcel.Read(sent.String())
	if err != nil {
		r.t.Fatal(err)
	}
	return came
}

// A game goes on at another place, and home again by as much as came after. Where both copies
// have gone on that's said, and each stays as it was; both may be kept.
func TestParcelsGoOutAndHome(t *testing.T) {
	phone, server := open(t), open(t)
	ann := phone.make("nugget", "Bob")
	phone.enter(ann, dug[:2]...)
	take := func(r *room, p *parcel.Parcel, both bool, keys ...string) live.Taken {
		t.Helper()
		taken, err := r.Take(t.Context(), p, keys, "", both)
		if err != nil {
			t.Fatal(err)
		}
		return taken
	}
	out := take(server, phone.sent(ann, true), false)
	if !out.New || out.Place.Role != people.Host || out.Place.Seat != ann.Seat {
		t.Errorf("arrives as %+v, for a %s of seat %d", out, out.Place.Role, out.Place.Seat)
	}
	server.enter(out.Place, dug[2:4]...)
	if home := take(phone, server.sent(out.Place, true), false, live.Key(ann.Code)); home.New || home.Came != 2 || home.Place.Code != ann.Code {
		t.Errorf("comes home as %+v", home)
	}
	phone.holds(ann)
	if got, want := phone.texts(ann), server.texts(out.Place); got != want || phone.seen(ann) != 4 {
		t.Errorf("at home it has %q; where it was, %q", got, want)
	}
	again := take(phone, server.sent(out.Place, true), false, live.Key(ann.Code))
	if again.New || again.Came != 0 || again.Place.Code != ann.Code {
		t.Errorf("what is there already comes as %+v", again)
	}
	phone.reopen()
	ann = phone.at(ann.Code)
	phone.enter(ann, dug[4])
	if older := take(phone, server.sent(out.Place, true), false, live.Key(ann.Code)); older.New || older.Came != 0 {
		t.Errorf("what is older comes as %+v", older)
	}
	server.enter(out.Place, dug[4:6]...)
	_, err := phone.Take(t.Context(), server.sent(out.Place, true), []string{live.Key(ann.Code)}, "", false)
	var apart *live.ApartError
	if !errors.As(err, &apart) || apart.Since != 4 || apart.Here != 1 || apart.There != 2 || apart.Place.Code != ann.Code {
		t.Errorf("copies that went on apart: %v, %+v", err, apart)
	}
	if n := phone.seen(ann); n != 5 {
		t.Errorf("it has %d entries then", n)
	}
	both := take(phone, server.sent(out.Place, true), true, live.Key(ann.Code))
	if n, own := phone.seen(both.Place), phone.seen(ann); !both.New || n != 6 || own != 5 {
		t.Errorf("kept both, they have %d and %d entries", n, own)
	}
	if stranger := take(phone, server.sent(out.Place, true), false); !stranger.New {
		t.Error("a phone is led to a table that it doesn't host")
	}
}

// A host passes nobody's secrets on, unless all of the table is in one phone; then they go along.
func TestParcelsOfSecrets(t *testing.T) {
	r := open(t)
	ann := r.make("nugget", "Bob")
	bob := r.sit(ann, people.Player, 1)
	r.enter(ann, dug[:2]...)
	r.sent(ann, false)
	r.enter(bob, "Bob draw king")
	var refused *refusal.Error
	for _, p := range []live.Place{ann, bob} {
		if _, err := p.Parcel(t.Context(), false); !errors.As(err, &refused) {
			t.Errorf("a %s passes on what %v", p.Role, err)
		}
	}
	other := open(t)
	there, err := other.Take(t.Context(), r.sent(ann, true), nil, "", false)
	if err != nil {
		t.Fatal(err)
	}
	if err := there.Place.Play(t.Context(), 1); err != nil {
		t.Fatal(err)
	}
	if got, want := other.texts(other.at(there.Place.Code)), "Ann draw ?, Ann bury ?, Bob draw king"; got != want {
		t.Errorf("Bob reads %q there; want %q", got, want)
	}
}

// What breaks the rules comes in nowhere, and not by half either.
func TestParcelsAreChecked(t *testing.T) {
	r := open(t)
	ann := r.make("nugget", "Bob")
	r.enter(ann, dug[0])
	p := r.sent(ann, true)
	wrong, err := ledger.ParseEvent("Bob dig 2")
	if err != nil {
		t.Fatal(err)
	}
	p.Log.Records = append(p.Log.Records, p.Log.Next(r.now, "host", wrong, []byte{1}))
	for _, keys := range [][]string{nil, {live.Key(ann.Code)}} {
		if taken, err := r.Take(t.Context(), p, keys, "", false); err == nil {
			t.Errorf("it's taken: %+v", taken)
		}
	}
	if n := r.seen(ann); n != 1 {
		t.Errorf("%d entries are in the table then", n)
	}
}

// Where others sit no host brings in what they never entered, nor throws that nobody made.
func TestParcelsPassNobodyBy(t *testing.T) {
	r, phone := open(t), open(t)
	ann := r.make("nugget", "Bob")
	r.enter(ann, dug[:4]...)
	there, err := phone.Take(t.Context(), r.sent(ann, true), nil, "", false)
	if err != nil {
		t.Fatal(err)
	}
	phone.enter(there.Place, dug[4:6]...)
	r.sit(ann, people.Player, 1)
	_, err = r.Take(t.Context(), phone.sent(there.Place, true), []string{live.Key(ann.Code)}, "", false)
	var apart *live.ApartError
	if !errors.As(err, &apart) || apart.Here != 0 || apart.There != 2 {
		t.Errorf("brought in where Bob sits: %v, %+v", err, apart)
	}
	if n := r.seen(ann); n != 4 {
		t.Errorf("the table has %d entries then", n)
	}
}
