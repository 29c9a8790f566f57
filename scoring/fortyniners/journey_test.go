package fortyniners_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/sheet"
)

// smallBoards is how many random boards paths are compared on.
const smallBoards = 1000

// The paths offered are those that a plain search finds, which tries every spot
// of the board as the next one and reads nothing but the board's own lists.
func TestPathsAgainstBruteForce(t *testing.T) {
	for seed := range uint64(smallBoards) {
		r := rand.New(rand.NewPCG(49, seed))
		board := randomBoard(r)
		s := midGame(t, board, r)
		want := (&searcher{View: s, board: board, role: s.Turn}).search(s.Miles)
		got := offered(s.Prompts())
		if !slices.Equal(got, want) {
			t.Fatalf("seed %d, %s throws %d on %+v:\noffered %q\nfound   %q", seed, s.Turn, s.Miles, board, got, want)
		}
		if s.Turn == fortyniners.Red {
			checkBonus(t, s, board, r)
		}
		checkApplied(t, s, board, want, r)
	}
}

// offered are all paths of prompts, sorted.
func offered(prompts []scoring.Prompt) []string {
	var all []string
	for _, p := range prompts {
		for _, a := range p.Args {
			all = append(all, a.Choices...)
		}
	}
	slices.Sort(all)
	return all
}

// checkBonus compares the miles from a lookout.
func checkBonus(t *testing.T, s sheet.View, board *fortyniners.Board, r *rand.Rand) {
	t.Helper()
	b := s.Clone().(sheet.View)
	at := b.Net.Index["f"]
	if !b.Net.OnTrail(at) || b.At[fortyniners.White] == at {
		return
	}
	from := b.Net.Trail[at][r.IntN(len(b.Net.Trail[at]))]
	b.At[fortyniners.Red], b.Phase, b.Turn, b.Onward = at, fortyniners.Throwing, fortyniners.White, fortyniners.Onward{true, fortyniners.Red, from}
	var got []string
	for _, p := range b.Prompts() {
		if p.Verb == fortyniners.VerbLookout {
			got = append(got, p.Args[0].Choices...)
		}
	}
	slices.Sort(got)
	want := (&searcher{View: b, board: board, role: fortyniners.Red, bonus: true, before: b.Net.ID(from)}).search(fortyniners.LookoutMiles)
	if !slices.Equal(got, want) {
		t.Fatalf("from the lookout, coming from %s, on %+v:\noffered %q\nfound   %q", b.Net.ID(from), board, got, want)
	}
}

// checkApplied checks that Apply takes some of what was found, and nothing that
// differs from it in a spot.
func checkApplied(t *testing.T, s sheet.View, board *fortyniners.Board, want []string, r *rand.Rand) {
	t.Helper()
	for range min(len(want), 10) {
		path := want[r.IntN(len(want))]
		changed := strings.Fields(path)
		changed[r.IntN(len(changed))] = board.Spots[r.IntN(len(board.Spots))].ID
		for _, words := range [][]string{strings.Fields(path), changed, changed[1:]} {
			v := s.Clone().Apply(scoring.Event{Number: 1, Seat: s.SeatOf(s.Turn), Verb: fortyniners.VerbMove, Args: words})
			if legal := slices.Contains(want, strings.Join(words, " ")); legal != (v == nil) {
				t.Fatalf("%q on %+v: legal is %t, %v", words, board, legal, v)
			}
		}
	}
}

// A searcher finds paths by trying.
type searcher struct {
	sheet.View
	board  *fortyniners.Board
	role   fortyniners.Role
	bonus  bool
	before string
	found  []string
}

// search finds all paths of so many miles, sorted.
func (f *searcher) search(miles int) []string {
	f.try([]string{f.where(f.role)}, miles)
	slices.Sort(f.found)
	return f.found
}

func (f *searcher) where(r fortyniners.Role) string { return f.board.Spots[f.At[r]].ID }

func (f *searcher) try(path []string, miles int) {
	further := false
	for _, next := range f.board.Spots {
		if f.allowed(path, next.ID, miles) {
			further = true
			f.try(append(slices.Clone(path), next.ID), miles-1)
		}
	}
	if len(path) > 1 && (f.bonus || !further) {
		f.found = append(f.found, strings.Join(path[1:], " "))
	}
}

// allowed reads the clauses for one mile, with so many left.
func (f *searcher) allowed(path []string, next string, miles int) bool {
	here, robber := path[len(path)-1], f.role == fortyniners.Red || f.role == fortyniners.Bluebeard
	back := f.before
	if len(path) > 1 {
		back = path[len(path)-2]
	}
	switch {
	case miles == 0 || next == back: // FN3, FN23
		return false
	case next >= "w": // FN5: cells and hideouts
		return false
	case f.role == fortyniners.Blackjack && len(path) > 1 && here == f.board.End: // FN14
		return false
	case f.role == fortyniners.Blackjack && slices.Contains(f.board.Blocks, next) && (next == f.where(fortyniners.Red) || next == f.where(fortyniners.Bluebeard)): // FN12
		return false
	case robber && slices.Contains(f.board.Blocks, next) && next == f.where(fortyniners.Blackjack): // FN21
		return false
	case robber && len(path) > 1 && here == f.where(fortyniners.White): // FN22
		return false
	case robber && next == f.where(fortyniners.White) && !f.bonus && miles > 1: // FN22
		return false
	}
	switch {
	case f.role == fortyniners.Blackjack:
		return f.drives(here, next, "")
	case robber:
		return joined(f.board.Trail, here, next)
	}
	return joined(f.board.Trail, here, next) || joined(f.board.Road, here, next)
}

// drives says whether a road leads the coach from spot to spot, over crossings
// only (FN10).
func (f *searcher) drives(from, to, came string) bool {
	if slices.Contains(f.board.Crossings, to) {
		return false
	}
	if joined(f.board.Road, from, to) && to != came {
		return true
	}
	for _, x := range f.board.Crossings {
		if x != came && joined(f.board.Road, from, x) && f.drives(x, to, from) {
			return true
		}
	}
	return false
}

func joined(edges []fortyniners.Edge, a, b string) bool {
	return slices.Contains(edges, fortyniners.Edge{a, b}) || slices.Contains(edges, fortyniners.Edge{b, a})
}

// The most paths of all has the sheriff with a throw of 12. They are to be
// offered within 5 ms.
func BenchmarkSheriffPrompts(b *testing.B) {
	s := newGame(b, ours(b))
	s.Phase, s.Turn, s.Throw, s.Miles = fortyniners.Moving, fortyniners.White, "6+6", 12
	most := 0
	for at := range s.Net.Spots {
		if c := s.Clone().(sheet.View); mayStand(s.Net, fortyniners.White, fortyniners.SpotIndex(at)) {
			c.At[fortyniners.White] = fortyniners.SpotIndex(at)
			if n := len(offered(c.Prompts())); n > most {
				most, s.At[fortyniners.White] = n, fortyniners.SpotIndex(at)
			}
		}
	}
	b.ReportAllocs()
	for b.Loop() {
		s.Prompts()
	}
	b.ReportMetric(float64(most), "paths")
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N)/1000, "ms/op")
}
