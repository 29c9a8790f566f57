package fortyniners

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
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
		want := (&searcher{View: s, board: board, role: s.turn}).search(s.miles)
		got := offered(s.Prompts())
		if !slices.Equal(got, want) {
			t.Fatalf("seed %d, %s throws %d on %+v:\noffered %q\nfound   %q", seed, s.turn, s.miles, board, got, want)
		}
		if s.turn == Red {
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
func checkBonus(t *testing.T, s View, board *Board, r *rand.Rand) {
	t.Helper()
	b := s.Clone().(View)
	at := b.net.index["f"]
	if !b.net.onTrail(at) || b.at[White] == at {
		return
	}
	from := b.net.trail[at][r.IntN(len(b.net.trail[at]))]
	b.at[Red], b.phase, b.turn, b.onward = at, throwing, White, onward{true, Red, from}
	var got []string
	for _, p := range b.Prompts() {
		if p.Verb == verbLookout {
			got = append(got, p.Args[0].Choices...)
		}
	}
	slices.Sort(got)
	want := (&searcher{View: b, board: board, role: Red, bonus: true, before: b.net.id(from)}).search(lookoutMiles)
	if !slices.Equal(got, want) {
		t.Fatalf("from the lookout, coming from %s, on %+v:\noffered %q\nfound   %q", b.net.id(from), board, got, want)
	}
}

// checkApplied checks that Apply takes some of what was found, and nothing that
// differs from it in a spot.
func checkApplied(t *testing.T, s View, board *Board, want []string, r *rand.Rand) {
	t.Helper()
	for range min(len(want), 10) {
		path := want[r.IntN(len(want))]
		changed := strings.Fields(path)
		changed[r.IntN(len(changed))] = board.Spots[r.IntN(len(board.Spots))].ID
		for _, words := range [][]string{strings.Fields(path), changed, changed[1:]} {
			v := s.Clone().Apply(scoring.Event{Number: 1, Seat: s.seat(s.turn), Verb: verbMove, Args: words})
			if legal := slices.Contains(want, strings.Join(words, " ")); legal != (v == nil) {
				t.Fatalf("%q on %+v: legal is %t, %v", words, board, legal, v)
			}
		}
	}
}

// A searcher finds paths by trying.
type searcher struct {
	View
	board  *Board
	role   Role
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

func (f *searcher) where(r Role) string { return f.board.Spots[f.at[r]].ID }

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
	here, robber := path[len(path)-1], f.role == Red || f.role == Bluebeard
	back := f.before
	if len(path) > 1 {
		back = path[len(path)-2]
	}
	switch {
	case miles == 0 || next == back: // FN3, FN23
		return false
	case next >= "w": // FN5: cells and hideouts
		return false
	case f.role == Blackjack && len(path) > 1 && here == f.board.End: // FN14
		return false
	case f.role == Blackjack && slices.Contains(f.board.Blocks, next) && (next == f.where(Red) || next == f.where(Bluebeard)): // FN12
		return false
	case robber && slices.Contains(f.board.Blocks, next) && next == f.where(Blackjack): // FN21
		return false
	case robber && len(path) > 1 && here == f.where(White): // FN22
		return false
	case robber && next == f.where(White) && !f.bonus && miles > 1: // FN22
		return false
	}
	switch {
	case f.role == Blackjack:
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

func joined(edges []Edge, a, b string) bool {
	return slices.Contains(edges, Edge{a, b}) || slices.Contains(edges, Edge{b, a})
}

// The most paths of all has the sheriff with a throw of 12. They are to be
// offered within 5 ms.
func BenchmarkSheriffPrompts(b *testing.B) {
	s := newGame(b, ours(b))
	s.phase, s.turn, s.throw, s.miles = moving, White, "6+6", 12
	most := 0
	for at := range s.net.spots {
		if c := s.Clone().(View); mayStand(s.net, White, spot(at)) {
			c.at[White] = spot(at)
			if n := len(offered(c.Prompts())); n > most {
				most, s.at[White] = n, spot(at)
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
