package live_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/storetest"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/roomtest"
)

// What version 1 kept goes on working: the pages of phones that sit, links that
// were handed out, phones that are known by their name, and own house data; as it
// was it is kept no more.
func TestVersion1GoesOn(t *testing.T) {
	code := func(letter string) string { return strings.Repeat(letter, 26) }
	const phone = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	r := open(t)
	r.store = storetest.Usual(t)
	r.conf.Store = r.store
	header := "saddlebag 1 nugget\nplayer Ann\nplayer Bob\ndeck own " + ledger.Digest([]byte(roomtest.OwnDeck)) + "\n"
	for i, id := range []string{"zeroth234567", "first2345672"} {
		data := fmt.Sprintf("%q", roomtest.OwnDeck)
		card := `{"made":"2026-11-20T18:00:00Z","used":"2026-11-20T18:00:00Z","keep":90,"dice":"physical","short":"BCDFG` + "HJ"[i:i+1] + `","data":` + data + `,"seats":[` +
			`{"role":"host","seat":0,"who":"w0","code":"` + code("abc"[i:i+1]) + `","link":"` + code("y") + `","taken":true,"phones":["` + phone + `"]},` +
			`{"role":"player","seat":0,"who":"w1","code":"` + code("def"[i:i+1]) + `","link":"` + code("ghi"[i:i+1]) + `","taken":false,"phones":null},` +
			`{"role":"player","seat":1,"who":"w2","code":"` + code("jkl"[i:i+1]) + `","link":"` + code("mno"[i:i+1]) + `","taken":true,"phones":["p2"]},` +
			`{"role":"onlooker","seat":-1,"who":"w3","code":"` + code("pqr"[i:i+1]) + `","link":"` + code("stu"[i:i+1]) + `","taken":false,"phones":[]}]}`
		if err := r.store.Create(t.Context(), id, header, &logbook.Card{Text: []byte(card)}); err != nil {
			t.Fatal(err)
		}
	}
	for range 2 { // the second time from what the first has written
		r.reopen()
		for _, letter := range []string{"a", "b", "d", "j", "p"} {
			r.at(code(letter))
		}
		if role := r.at(code("a")).Role; role != people.Host {
			t.Errorf("the host is a %s", role)
		}
		if _, err := r.Invited(t.Context(), code("s"), nil); err != nil {
			t.Errorf("the link for onlookers: %v", err)
		}
		if in, err := r.Invited(t.Context(), code("m"), nil); err != nil || !in.Taken || in.Name != "Bob" {
			t.Errorf("the link to Bob's seat: %+v, %v", in, err)
		}
		if _, err := r.At(r.t.Context(), code("y")); !errors.Is(err, live.ErrUnknown) {
			t.Errorf("a link is no code: %v", err)
		}
		kept, err := r.Of(t.Context(), []string{phone})
		if err != nil || len(kept) != 2 || kept[0].Place.Table == kept[1].Place.Table {
			t.Fatalf("the phone has %+v, %v", kept, err)
		}
		for _, k := range kept {
			if p := r.at(k.Place.Code); p.Role != people.Host || p.Table != k.Place.Table {
				t.Errorf("the phone is a %s at %s", p.Role, p.Table.ID())
			}
		}
	}
	if v := r.view(r.at(code("j"))); v.House.Data.Name != "own" {
		t.Errorf("played with %+v", v.House.Data)
	}
	for id, card := range r.cards() {
		for _, plain := range []string{code("a"), code("j"), code("m"), phone, "worth"} {
			if strings.Contains(card, plain) {
				t.Errorf("%s: %s is kept as it was", id, plain)
			}
		}
	}
	// The old page goes on when the same people play on.
	host := r.at(code("a"))
	next, err := host.Again(t.Context(), 0, "")
	if err != nil {
		t.Fatal(err)
	}
	if r.at(code("a")).Table != host.Table || r.at(next.Code).Table != next.Table {
		t.Error("one code leads to the other table")
	}
}
