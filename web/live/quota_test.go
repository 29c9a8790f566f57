package live_test

import (
	"errors"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
	"saddlebag/web/live/quota"
)

// ordered makes a table from an address.
func (r *room) ordered(from string) (live.Place, error) {
	return r.Make(r.t.Context(), live.Order{
		Header: ledger.Header{Game: "nugget", Players: []string{"Ann", "Bob"}}, Host: 0, Keep: 7, From: from,
	})
}

func isFull(err error) bool {
	var full *quota.Full
	return errors.As(err, &full)
}

// No address makes more tables than one may, in whatever way, whatever is
// restarted; others still do, and games go on.
func TestQuotaByAddress(t *testing.T) {
	r := open(t)
	r.conf.Quota = quota.Limits{Tables: 3}
	r.reopen()
	host, err := r.ordered("192.0.2.7")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := host.Again(t.Context(), 0, "192.0.2.7"); err != nil {
		t.Fatal(err)
	}
	carry := func() error {
		_, err := r.Import(t.Context(), live.Order{Host: scoring.Table, Keep: 7, From: "192.0.2.7"}, "night.ledger", carried)
		return err
	}
	if err := carry(); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		_, made := r.ordered("192.0.2.7")
		_, again := host.Again(t.Context(), 0, "192.0.2.7")
		for what, err := range map[string]error{"made": made, "again": again, "carried on": carry()} {
			if !isFull(err) {
				t.Errorf("one more, %s: %v", what, err)
			}
		}
		r.reopen()
		host = r.at(host.Code)
	}
	if _, err := r.ordered("192.0.2.8"); err != nil {
		t.Errorf("from elsewhere: %v", err)
	}
	r.enter(host, dug...)
	if err := host.Delete(t.Context()); err != nil {
		t.Fatal(err)
	}
	if _, err := r.ordered("192.0.2.7"); err != nil {
		t.Errorf("after one is deleted: %v", err)
	}
	for _, card := range r.cards() {
		if strings.Contains(card, "192.0") {
			t.Errorf("a card has the address: %s", card)
		}
	}
}

// A disk that is nearly full takes no new table, and every entry.
func TestFloorOfTheDisk(t *testing.T) {
	r := open(t)
	free := int64(1 << 30)
	r.conf.Quota, r.conf.Free = quota.Defaults, func() (int64, error) { return free, nil }
	r.reopen()
	host := r.make("nugget", "Bob")
	free = quota.Defaults.Free - 1
	if _, err := r.ordered(""); !isFull(err) {
		t.Errorf("made: %v", err)
	}
	if _, err := host.Again(t.Context(), 0, ""); !isFull(err) {
		t.Errorf("played again: %v", err)
	}
	r.enter(host, dug...)
}

// A table that is full takes no more, and is as it was.
func TestFullTable(t *testing.T) {
	r := open(t)
	r.conf.Quota = quota.Limits{Table: 5000}
	r.reopen()
	host := r.make("nugget", "Bob")
	var err error
	for err == nil {
		err = r.try(host, "table note "+strings.Repeat("x", 500))
	}
	seen := r.seen(host)
	if !isFull(err) || seen < 3 || seen > 7 {
		t.Errorf("after %d notes of 500 characters: %v", seen, err)
	}
	r.reopen()
	if err := r.try(r.at(host.Code), "table note "+strings.Repeat("x", 500)); !isFull(err) {
		t.Errorf("after a restart: %v", err)
	}
	r.holds(host)
}
