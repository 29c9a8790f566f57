package live

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"saddlebag/web/live/codes"
	"saddlebag/web/live/people"
)

// stored is a card as databases hold it.
const stored = `{"version":2,"made":"2026-11-20T18:00:00Z","used":"2026-11-21T18:00:00Z","keep":90,"dice":"virtual","short":"BCDFGH","maker":"m","seats":[` +
	`{"role":"host","seat":1,"keys":[{"hash":"h0","tag":"t","left":true}],"links":null,"taken":true},` +
	`{"role":"player","seat":1,"keys":null,"links":[{"hash":"l1","until":"2026-11-22T18:00:00Z"}],"taken":false},` +
	`{"role":"player","seat":0,"keys":[{"hash":"h2"}],"links":null,"taken":true},` +
	`{"role":"onlooker","seat":-1,"keys":[{"hash":"h3"},{"hash":"h4"}],"links":null,"taken":false}]}`

func TestStoredCard(t *testing.T) {
	c, old, err := readMeta("id", []byte(stored), time.Time{})
	if err != nil || old != nil {
		t.Fatal(old, err)
	}
	want := people.Seats{
		Host: people.Seat{Role: people.Host, Seat: 1, Taken: true, Keys: []codes.Key{{Hash: "h0", Tag: "t", Left: true}}},
		Players: []people.Seat{
			{Role: people.Player, Seat: 1, Links: []people.KeptLink{{Hash: "l1", Until: time.Date(2026, 11, 22, 18, 0, 0, 0, time.UTC)}}},
			{Role: people.Player, Seat: 0, Taken: true, Keys: []codes.Key{{Hash: "h2"}}},
		},
		Onlookers: people.Seat{Role: people.Onlooker, Seat: -1, Keys: []codes.Key{{Hash: "h3"}, {Hash: "h4"}}},
	}
	if diff := cmp.Diff(want, c.Seats); diff != "" {
		t.Error(diff)
	}
	copied := c.clone()
	copied.Seats.Players[0].Taken, copied.Seats.Players[0].Links[0].Hash, copied.Seats.Host.Keys[0].Hash = true, "l9", "h9"
	if got := string(c.text()); got != stored {
		t.Errorf("written again, it is\n%s\nand not\n%s", got, stored)
	}
}

// storedBefore is a card as version 1 wrote it: with codes and links as they
// were, the names of phones, and house data.
const storedBefore = `{"made":"2026-11-20T18:00:00Z","used":"2026-11-21T18:00:00Z","keep":90,"dice":"virtual","short":"BCDFGH","data":"cards: []","seats":[` +
	`{"role":"host","seat":1,"who":"w0","code":"c0","link":"l0","taken":true,"phones":["p0"]},` +
	`{"role":"player","seat":1,"who":"w1","code":"c1","link":"l1","taken":false,"phones":null},` +
	`{"role":"player","seat":0,"who":"w2","code":"c2","link":"l2","taken":true,"phones":["p2"]},` +
	`{"role":"onlooker","seat":-1,"who":"w3","code":"c3","link":"l3","taken":false,"phones":["p3","p4"]}]}`

func TestCardOfVersion1(t *testing.T) {
	now := time.Date(2026, 12, 1, 0, 0, 0, 0, time.UTC)
	const id = "abcdefghijklmnopqrstuvwxyz"
	c, old, err := readMeta(id, []byte(storedBefore), now)
	if err != nil || old == nil || old.Data != "cards: []" {
		t.Fatal(old, err)
	}
	key := func(code, tag string) codes.Key { return codes.Key{Hash: codes.Hash(code), Tag: tag} }
	link := func(link string) []people.KeptLink {
		return []people.KeptLink{{Hash: codes.Hash(link), Until: now.Add(people.PaperLife)}}
	}
	const tag = "abcdefghij"
	want := people.Seats{
		Host: people.Seat{Role: people.Host, Seat: 1, Taken: true, Keys: keys(key("c0", ""), key("p0", tag))},
		Players: []people.Seat{
			{Role: people.Player, Seat: 1, Keys: keys(key("c1", "")), Links: link("l1")},
			{Role: people.Player, Seat: 0, Taken: true, Keys: keys(key("c2", ""), key("p2", tag)), Links: link("l2")},
		},
		Onlookers: people.Seat{Role: people.Onlooker, Seat: -1, Keys: keys(key("c3", ""), key("p3", tag), key("p4", tag)), Links: link("l3")},
	}
	if diff := cmp.Diff(want, c.Seats); diff != "" {
		t.Error(diff)
	}
	text := string(c.text())
	for _, plain := range []string{"c0", "c1", "c2", "c3", "l1", "l2", "l3", "p0", "p2", "p3", "p4", "cards"} {
		if strings.Contains(text, `"`+plain) {
			t.Errorf("%s stands in the card as it was:\n%s", plain, text)
		}
	}
	again, old, err := readMeta(id, []byte(text), now.Add(time.Hour))
	if diff := cmp.Diff(c, again); err != nil || old != nil || diff != "" {
		t.Errorf("read again: %+v, %v\n%s", old, err, diff)
	}
}

func keys(all ...codes.Key) []codes.Key { return all }

func TestCardWithoutSeats(t *testing.T) {
	for _, wrong := range []string{
		`{}`, `{"seats":null}`, `{"seats":[]}`, `{"seats":[{"role":"host"}]}`, `{"seats":{}}`, `{"version":2}`,
		strings.Replace(stored, `"role":"host"`, `"role":"player"`, 1), strings.Replace(stored, `"role":"onlooker"`, `"role":"player"`, 1),
	} {
		if _, _, err := readMeta("id", []byte(wrong), time.Time{}); err == nil {
			t.Errorf("%s is read", wrong)
		}
	}
}
