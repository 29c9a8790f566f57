package final_test

import (
	"testing"

	"saddlebag/scoring/final"
	"saddlebag/scoring/speech"
)

// Entries are told as people talk of them: what neighbours have in common once,
// and like ones together.
func TestTold(t *testing.T) {
	entry := func(owner, label, value string) final.Entry {
		return final.Entry{Owner: owner, Label: speech.Words(label), Value: value}
	}
	for want, entries := range map[string][]final.Entry{
		"Ann's Burro 3: value 59, slot 1 to 2: S, slot 3: S crossed out": {
			entry("Ann", "Burro 3, value", "59"), entry("Ann", "Burro 3, slot 1", "S"), entry("Ann", "Burro 3, slot 2", "S"), entry("Ann", "Burro 3, slot 3", "/S"),
		},
		"Ann: Score 9; Bob: Score blank":                         {entry("Ann", "Score", "9"), entry("Bob", "Score", "-")},
		"Round 3: crossed; Ann's Day 1: points not known":        {entry("table", "Round 3", "x"), entry("Ann", "Day 1, points", "")},
		"Ann's stash: box 1: blank, box 3: blank, box 4 to 5: T": {entry("Ann", "stash, box 1", "-"), entry("Ann", "stash, box 3", "-"), entry("Ann", "stash, box 4", "T"), entry("Ann", "stash, box 5", "T")},
		"Ann: a 1, b 2, c 3; and 2 more": {
			entry("Ann", "a", "1"), entry("Ann", "b", "2"), entry("Ann", "c", "3"), entry("Ann", "d", "4"), entry("Ann", "e", "5"),
		},
	} {
		if got := final.Told(entries, 3).String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// How much was looked at is said with what was not seen, of which few are named.
func TestLookedAt(t *testing.T) {
	for want, unseen := range map[string][]string{
		"3 of 9 spaces filled in":                                        nil,
		"3 of 9 spaces filled in, nothing yet for days":                  {"days"},
		"3 of 9 spaces filled in, nothing yet for days, cards or bids":   {"days", "cards", "bids"},
		"3 of 9 spaces filled in, nothing yet for a, b, c, d and 2 more": {"a", "b", "c", "d", "e", "f"},
	} {
		r := final.Report{Looked: 3, Of: 9, Unseen: speech.Named(unseen...)}
		if got := r.LookedAt().String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
