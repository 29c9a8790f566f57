package live

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// stored is a card as databases hold it.
const stored = `{"made":"2026-11-20T18:00:00Z","used":"2026-11-21T18:00:00Z","keep":90,"dice":"virtual","short":"BCDFGH","seats":[` +
	`{"role":"host","seat":1,"who":"w0","code":"c0","link":"l0","taken":true,"phones":["p0"]},` +
	`{"role":"player","seat":1,"who":"w1","code":"c1","link":"l1","taken":false,"phones":null},` +
	`{"role":"player","seat":0,"who":"w2","code":"c2","link":"l2","taken":true,"phones":["p2"]},` +
	`{"role":"onlooker","seat":-1,"who":"w3","code":"c3","link":"l3","taken":false,"phones":["p3","p4"]}]}`

func TestStoredCard(t *testing.T) {
	c, err := readMeta([]byte(stored))
	if err != nil {
		t.Fatal(err)
	}
	want := seats{
		Host: seat{Role: Host, Seat: 1, Who: "w0", Code: "c0", Link: "l0", Taken: true, Phones: []string{"p0"}},
		Players: []seat{
			{Role: Player, Seat: 1, Who: "w1", Code: "c1", Link: "l1"},
			{Role: Player, Seat: 0, Who: "w2", Code: "c2", Link: "l2", Taken: true, Phones: []string{"p2"}},
		},
		Onlookers: seat{Role: Onlooker, Seat: -1, Who: "w3", Code: "c3", Link: "l3", Phones: []string{"p3", "p4"}},
	}
	if diff := cmp.Diff(want, c.Seats); diff != "" {
		t.Error(diff)
	}
	copied := c.clone()
	copied.Seats.Players[0].Taken, copied.Seats.Host.Phones[0] = true, "p9"
	if got := string(c.text()); got != stored {
		t.Errorf("written again, it is\n%s\nand not\n%s", got, stored)
	}
}

func TestCardWithoutSeats(t *testing.T) {
	for _, wrong := range []string{
		`{}`, `{"seats":null}`, `{"seats":[]}`, `{"seats":[{"role":"host"}]}`, `{"seats":{}}`,
		strings.Replace(stored, `"role":"host"`, `"role":"player"`, 1), strings.Replace(stored, `"role":"onlooker"`, `"role":"player"`, 1),
	} {
		if _, err := readMeta([]byte(wrong)); err == nil {
			t.Errorf("%s is read", wrong)
		}
	}
}
