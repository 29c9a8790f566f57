package fortyniners

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/scoringtest"
)

// A figure of stage-1 is measured over so many runs.
const measuredRuns = 1000

// BenchmarkTuning plays runs on stage-1 and reports what the board is like to
// play on. Seeds are fixed: the figures change with the board and the rules only.
func BenchmarkTuning(b *testing.B) {
	for _, p := range []struct {
		name string
		play func(*state, *rand.Rand) scoring.Event
	}{
		{"random", randomly},
		{"greedy", newGreedy(ours(b)).play},
	} {
		b.Run(p.name, func(b *testing.B) {
			var m measure
			for b.Loop() {
				m = measureRuns(b, ours(b), measuredRuns, p.play)
			}
			m.report(b)
		})
	}
}

// TestTuning holds stage-1 to what a board should be like, among players who do
// the obvious: 8 to 20 turns of the coach, a block held in 15 to 50 % of them, a
// median result above 0, and nearly all arrive.
func TestTuning(t *testing.T) {
	m := measureRuns(t, ours(t), 400, newGreedy(ours(t)).play)
	if turns := middle(m.turns); turns < 8 || turns > 20 {
		t.Errorf("%d turns of the coach, want 8 to 20", turns)
	}
	if share := 100 * m.held / total(m.turns); share < 15 || share > 50 {
		t.Errorf("a block is held at %d %% of the coach's turns, want 15 to 50", share)
	}
	if result := middle(m.results); result <= 0 {
		t.Errorf("median result %d, want more than 0", result)
	}
	if m.capped*20 > len(m.turns) {
		t.Errorf("%d of %d coaches did not arrive", m.capped, len(m.turns))
	}
}

// A measure is what runs came to.
type measure struct {
	turns, credited, lost, results []int // by run
	held                           int   // turns of the coach at whose throw a bandit stood on a block
	capped                         int   // runs
	jailed, hidden                 int   // bandits caught, sheriffs sent to a hideout
}

// measureRuns plays that many runs.
func measureRuns(tb testing.TB, board *Board, runs int, play func(*state, *rand.Rand) scoring.Event) measure {
	tb.Helper()
	var m measure
	for seed := range runs / Runs {
		game, err := Game.New(scoring.Setup{Players: scoringtest.Names(Players), House: board})
		if err != nil {
			tb.Fatal(err)
		}
		s, r := game.(*state), rand.New(rand.NewPCG(49, uint64(seed)))
		for n := 1; !s.over(); n++ {
			if s.phase == throwing && s.turn == Blackjack && slices.ContainsFunc(s.blocks(), s.held) {
				m.held++
			}
			before := *s
			e := play(s, r)
			e.Number = n
			if v := s.Apply(e); v != nil {
				tb.Fatal(v)
			}
			m.compare(&before, s)
		}
		for i := range s.runs {
			m.add(&s.runs[i])
		}
	}
	return m
}

func (m *measure) compare(before, after *state) {
	for _, r := range bandits {
		if before.run == after.run && after.at[r] == after.net.cells[r] && before.at[r] != after.at[r] {
			m.jailed++
		}
		if before.run == after.run && after.at[White] == after.net.homes[r] && before.at[White] != after.at[White] {
			m.hidden++
		}
	}
}

func (m *measure) add(r *record) {
	credited, lost := r.sums()
	m.turns = append(m.turns, len(r.rows))
	m.credited, m.lost = append(m.credited, credited), append(m.lost, lost)
	if r.capped {
		m.capped++
		credited = 0
	}
	m.results = append(m.results, credited-lost)
}

func (m *measure) report(b *testing.B) {
	runs := len(m.turns)
	for _, figure := range []struct {
		unit   string
		amount int // in hundredths
	}{
		{"turns/run", 100 * total(m.turns) / runs},
		{"median-turns", 100 * middle(m.turns)},
		{"held-%", 10000 * m.held / total(m.turns)},
		{"credited/run", 100 * total(m.credited) / runs},
		{"lost/run", 100 * total(m.lost) / runs},
		{"median-result", 100 * middle(m.results)},
		{"capped-%", 10000 * m.capped / runs},
		{"jailed/run", 100 * m.jailed / runs},
		{"hidden/run", 100 * m.hidden / runs},
	} {
		b.ReportMetric(float64(figure.amount)/100, figure.unit)
	}
}

func total(list []int) int {
	sum := 0
	for _, n := range list {
		sum += n
	}
	return sum
}

func middle(list []int) int { return slices.Sorted(slices.Values(list))[len(list)/2] }

// randomly plays any of the things that are offered.
func randomly(s *state, r *rand.Rand) scoring.Event {
	prompts := s.Prompts()
	return scoringtest.Fill(prompts[r.IntN(len(prompts))], r)
}

// A greedy player does what looks best at once.
type greedy struct {
	away [travellers][][]int // miles from and to each spot
}

func newGreedy(board *Board) *greedy {
	n, g := newNetwork(board), &greedy{}
	for kind := range travellers {
		g.away[kind] = n.miles(kind)
	}
	return g
}

// play plays what looks best at once; of equals the first.
func (g *greedy) play(s *state, r *rand.Rand) scoring.Event {
	prompts := s.Prompts()
	best, most := 0, 0
	for i, p := range prompts {
		if worth := g.worth(s, p); i == 0 || worth > most {
			best, most = i, worth
		}
	}
	return scoringtest.Fill(prompts[best], r)
}

// worth is what a simple player makes of a prompt.
func (g *greedy) worth(s *state, p scoring.Prompt) int {
	if p.Verb != verbMove && p.Verb != verbLookout {
		return 0
	}
	path, _ := s.path(strings.Fields(p.Args[0].Choices[0]))
	end := path[len(path)-1]
	switch r := roleOf(p.Seat, s.run); r {
	case Blackjack:
		return g.worthDriving(s, path, end)
	case White:
		nearest := min(g.away[sheriff][end][s.at[Red]], g.away[sheriff][end][s.at[Bluebeard]])
		return 100*len(s.caught(path)) - nearest
	default:
		return g.worthRiding(s, end)
	}
}

// worthDriving weighs points at once, and what draws the coach on: settlements
// that still count, and End of Run.
func (g *greedy) worthDriving(s *state, path []spot, end spot) int {
	const point, mile = 3, 1
	passed, stop := s.reckon(path)
	worth := point * (stop.points - row{passed: passed}.lost())
	if end == s.net.end {
		return worth
	}
	away := mile * g.away[coach][end][s.net.end]
	draw := -away
	for at, sp := range s.net.spots {
		if to := spot(at); sp.Settlement > 0 && !s.counted(sp.ID) && !slices.Contains(path, to) {
			draw = max(draw, point*sp.Settlement/2-mile*g.away[coach][end][to]-away)
		}
	}
	return worth + draw
}

// worthRiding goes for the block that is nearest to the coach, and for the
// sheriff.
func (g *greedy) worthRiding(s *state, end spot) int {
	blocks := s.blocks()
	slices.SortFunc(blocks, func(a, b spot) int {
		return g.away[coach][s.at[Blackjack]][a] - g.away[coach][s.at[Blackjack]][b]
	})
	worth := map[spot]int{blocks[0]: 100, blocks[1]: 80, s.at[White]: 90}
	if w, ok := worth[end]; ok {
		return w
	}
	return -g.away[bandit][end][blocks[0]]
}

// blocks are the road blocks.
func (s *state) blocks() []spot {
	var blocks []spot
	for at, p := range s.net.parts {
		if p == partBlock {
			blocks = append(blocks, spot(at))
		}
	}
	return blocks
}

// miles are the lengths of the shortest ways of a traveller, from and to each
// spot.
func (n *network) miles(kind traveller) [][]int {
	table := make([][]int, len(n.spots))
	for from := range table {
		table[from] = make([]int, len(n.spots))
		for to := range table[from] {
			if from != to {
				table[from][to] = len(n.shortest(kind, spot(from), spot(to)))
			}
		}
	}
	return table
}
