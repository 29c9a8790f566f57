package judge_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/game"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/scoring/scoringtest"
)

// A figure of stage-1 is measured over so many runs.
const measuredRuns = 1000

// BenchmarkTuning plays runs on stage-1 and reports what the board is like to
// play on. Seeds are fixed: the figures change with the board and the rules only.
func BenchmarkTuning(b *testing.B) {
	for _, p := range []struct {
		name string
		play func(sheet.View, *rand.Rand) scoring.Event
	}{
		{"random", randomly},
		{"greedy", newGreedy(stage1(b)).play},
	} {
		b.Run(p.name, func(b *testing.B) {
			var m measure
			for b.Loop() {
				m = measureRuns(b, stage1(b), measuredRuns, p.play)
			}
			m.report(b)
		})
	}
}

// TestTuning holds stage-1 to what a board should be like, among players who do
// the obvious: 8 to 20 turns of the coach, a block held in 15 to 50 % of them, a
// median result above 0, and nearly all arrive.
func TestTuning(t *testing.T) {
	m := measureRuns(t, stage1(t), 400, newGreedy(stage1(t)).play)
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
func measureRuns(tb testing.TB, board *fortyniners.Board, runs int, play func(sheet.View, *rand.Rand) scoring.Event) measure {
	tb.Helper()
	var m measure
	for seed := range runs / fortyniners.Runs {
		state, err := scoring.Start(game.Game, scoring.Setup{Players: scoringtest.Names(fortyniners.Players), House: board})
		if err != nil {
			tb.Fatal(err)
		}
		s, r := state.(sheet.View), rand.New(rand.NewPCG(49, uint64(seed)))
		for n := 1; !s.Over(); n++ {
			if s.Phase == fortyniners.Throwing && s.Turn == fortyniners.Blackjack && slices.ContainsFunc(blocks(s), s.Held) {
				m.held++
			}
			before := s.Clone().(sheet.View)
			e := play(s, r)
			e.Number = n
			if v := s.Apply(e); v != nil {
				tb.Fatal(v)
			}
			m.compare(before, s)
		}
		for i := range s.Runs {
			m.add(&s.Runs[i])
		}
	}
	return m
}

func (m *measure) compare(before, after sheet.View) {
	for _, r := range fortyniners.Bandits {
		if before.Run == after.Run && after.At[r] == after.Net.Cells[r] && before.At[r] != after.At[r] {
			m.jailed++
		}
		if before.Run == after.Run && after.At[fortyniners.White] == after.Net.Homes[r] && before.At[fortyniners.White] != after.At[fortyniners.White] {
			m.hidden++
		}
	}
}

func (m *measure) add(r *fortyniners.Record) {
	credited, lost := r.Sums()
	m.turns = append(m.turns, len(r.Rows))
	m.credited, m.lost = append(m.credited, credited), append(m.lost, lost)
	if r.Capped {
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
