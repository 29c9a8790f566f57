package live_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/web/live"
	"saddlebag/web/live/people"
)

// Who comes for the next game and finds no room is told so, looks on there too, and is the first
// for the one after. Nugget is for four at most.
func TestWhoFindsNoRoomWaits(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob", "Cec")
	r.enter(host, "Ann draw ace")
	presence := func(p live.Place) live.Presence {
		c, err := p.Presence()
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	codes := map[string]string{}
	for _, name := range []string{"Dee", "Eve"} {
		secret, _, err := r.RequestLate(t.Context(), presence(host).Short, people.NextGame, name, people.Asker{Phone: name})
		if err != nil {
			t.Fatal(err)
		}
		if err := host.AnswerRequest(t.Context(), presence(host).JoinRequests[0].ID, true); err != nil {
			t.Fatal(err)
		}
		a, err := r.RequestStatus(t.Context(), secret)
		if err != nil {
			t.Fatal(err)
		}
		codes[name] = a.Code
	}
	told := func(p live.Place, coming, full []string) {
		t.Helper()
		c := presence(p)
		if diff := cmp.Diff([][]string{coming, full}, [][]string{c.Coming, c.Full}); diff != "" {
			t.Errorf("who joins and who waits (-want +got):\n%s", diff)
		}
	}
	told(host, []string{"Dee"}, []string{"Eve"})
	first, err := host.Again(t.Context(), 0, "")
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"Ann", "Bob", "Cec", "Dee"}, r.view(first).Names); diff != "" {
		t.Errorf("who plays (-want +got):\n%s", diff)
	}
	dee, eve := r.at(presence(r.at(codes["Dee"])).Next), r.at(presence(r.at(codes["Eve"])).Next)
	if dee.Role != people.Player || eve.Role != people.Onlooker {
		t.Errorf("Dee is a %s there, and Eve a %s", dee.Role, eve.Role)
	}
	r.reopen()
	first = r.at(first.Code)
	r.view(first)
	told(first, []string{}, []string{"Eve"})
}
