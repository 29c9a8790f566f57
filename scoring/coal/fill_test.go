package coal_test

import (
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/ledgertest"
)

// atTheBurros is a player alone who has something waiting, and is to load a burro.
func atTheBurros(t *testing.T, with func(*coal.Seat)) *coal.State {
	t.Helper()
	s := coal.Start(newTable(t, 1).Printed, players[:1], coal.Options{})
	s.Phase = coal.Loading
	with(&s.Seats[0])
	return s
}

// fillsOf are what fills a burro: "S C B B B B $17 bandits take the Silver".
func fillsOf(s *coal.State, burro string) (all []string) {
	for _, p := range s.Prompts() {
		if p.Args[0].Choices[0] != burro {
			continue
		}
		for _, f := range p.Args[1].Fills {
			all = append(all, strings.TrimSpace(strings.Join(f.Words, " ")+" $"+f.Brings.String()+" "+f.But.String()))
		}
	}
	return all
}

// On the small sheet burro 1 has no bandit, and burro 2 has one (CW45).
func TestFills(t *testing.T) {
	tests := []struct {
		name, burro string
		with        func(*coal.Seat)
		want        []string
	}{
		{
			// One Silver is enough for the bandit: 5 + 4×3. With Coal for him: 5×3.
			"a decoy", "burro-2", func(p *coal.Seat) { p.Waiting = coal.Load{4, 0, 1, 5} },
			[]string{"S C B B B B $17 bandits take the Silver", "C B B B B B $15 bandits take the Coal"},
		},
		{
			"no bandit", "burro-1", func(p *coal.Seat) { p.Waiting = coal.Load{4, 0, 1, 5} }, // 4×12 + 5 + 3
			[]string{"S S S S C B $56"},
		},
		{
			"nothing to spare", "burro-2", func(p *coal.Seat) { p.Waiting = coal.Load{3, 0, 0, 0} },
			[]string{"$0 bandits would take it all"},
		},
		{"nothing", "burro-2", func(*coal.Seat) {}, nil},
		{
			// Six Borax: 18 + 25. Two Silver, a Tin and three Borax were 41. (CW27)
			"Wash Day", "burro-1", func(p *coal.Seat) { p.Waiting, p.WashDay[0] = coal.Load{2, 1, 0, 6}, true },
			[]string{"B B B B B B $43"},
		},
		{
			// With eight slots a Silver goes to the bandit, and there is a slot for the Tin: 8 + 18 + 25.
			"Wash Day with a harness", "burro-2", func(p *coal.Seat) { p.Waiting, p.WashDay[0], p.Tack = coal.Load{2, 1, 0, 6}, true, true },
			[]string{"S T B B B B B B $51 bandits take the Silver", "T B B B B B B $43 bandits take the Tin"},
		},
		{
			"Strike Gold", "burro-1", func(p *coal.Seat) { p.Waiting, p.StrikeGold[0] = coal.Load{1, 2, 0, 0}, true }, // 28 + 2×5 (CW26)
			[]string{"S T T $38"},
		},
		{
			// The bandit takes the Tin from Blackjack, which needs no slot (CW32): 5 + 3. A Silver for him saves that: 8 + 5 + 3.
			"Blackjack", "burro-2", func(p *coal.Seat) { p.Waiting, p.Won = coal.Load{1, 0, 1, 1}, coal.Load{0, 1, 0, 0} },
			[]string{"S C B $16 bandits take the Silver", "C B $8 bandits take the Tin"},
		},
	}
	for _, test := range tests {
		if diff := cmp.Diff(test.want, fillsOf(atTheBurros(t, test.with), test.burro)); diff != "" {
			t.Errorf("%s, by hand (-), by the program (+):\n%s", test.name, diff)
		}
	}
}

// A weighed load is what it pays, what it takes out of the stash, and which kinds are stolen.
type weighed struct {
	pays, value, size int
	stolen            string
}

// weigh reads the clauses once more, for one load: CW26, CW27, CW32, CW41, CW42.
func weigh(load string, won string, bandits int, strike, wash bool) (w weighed) {
	worth := map[rune]int{'S': 12, 'T': 8, 'C': 5, 'B': 3}
	for _, mineral := range load {
		w.value += worth[mineral]
		w.size++
	}
	left := load + won
	for _, kind := range []string{"S", "T", "C", "B"} {
		if bandits > 0 && strings.Contains(left, kind) {
			left = strings.ReplaceAll(left, kind, "")
			w.stolen += kind
			bandits--
		}
	}
	for _, mineral := range left {
		w.pays += worth[mineral]
	}
	if strike {
		w.pays += w.pays / 10 * 5
	}
	if wash && strings.Count(left, "B") >= 6 {
		w.pays += 25
	}
	return w
}

// better says whether a load comes before another: it pays more, or leaves more behind.
func (w weighed) better(o weighed) bool {
	if w.pays != o.pays {
		return w.pays > o.pays
	}
	if w.value != o.value {
		return w.value < o.value
	}
	return w.size > o.size
}

// What is proposed is what trying all loads finds.
func TestFillsAgainstAllLoads(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 10)) //nolint:gosec // the same stashes each time
	printed := *newTable(t, 1).Printed
	two := 0 // proposals with a next best
	for range 10_000 {
		printed.Burros = slices.Clone(printed.Burros)
		for b := range printed.Burros {
			printed.Burros[b].Bandits = r.IntN(5)
		}
		s := coal.Start(&printed, players[:1], coal.Options{})
		s.Phase = coal.Loading
		p := &s.Seats[0]
		for m := range p.Waiting {
			p.Waiting[m] = max(0, r.IntN(12)-3)
		}
		round := s.Round - 1
		p.Tack, p.StrikeGold[round], p.WashDay[round] = r.IntN(3) == 0, r.IntN(3) == 0, r.IntN(3) == 0
		p.Won = coal.Load{0, r.IntN(4) / 3, r.IntN(4) / 3, 0}
		p.WonBandits = r.IntN(5) / 4
		b := r.IntN(6)
		bandits := printed.Burros[b].Bandits + p.WonBandits
		if printed.Burros[b].Bandits > 0 && r.IntN(3) == 0 {
			p.Burros[b].Scratched = 1
			bandits--
		}
		won := strings.Repeat("T", p.Won[coal.Tin]) + strings.Repeat("C", p.Won[coal.Coal])
		var all []weighed
		for silver := range p.Waiting[coal.Silver] + 1 {
			for tin := range p.Waiting[coal.Tin] + 1 {
				for lumps := range p.Waiting[coal.Coal] + 1 {
					for borax := range p.Waiting[coal.Borax] + 1 {
						room := 6
						if p.Tack {
							room = 8 // CW28
						}
						if silver+tin+lumps+borax > room {
							continue
						}
						load := strings.Repeat("S", silver) + strings.Repeat("T", tin) + strings.Repeat("C", lumps) + strings.Repeat("B", borax)
						all = append(all, weigh(load, won, bandits, p.StrikeGold[round], p.WashDay[round]))
					}
				}
			}
		}
		var want []weighed
		if len(all) > 1 {
			best := all[0]
			for _, one := range all {
				if one.better(best) {
					best = one
				}
			}
			want = append(want, best)
			next := weighed{}
			for _, one := range all {
				if one.stolen != best.stolen && one.pays > 0 && one.better(next) {
					next = one
				}
			}
			if next.pays > 0 {
				want = append(want, next)
				two++
			}
		}
		var got []weighed
		at := slices.IndexFunc(s.Prompts(), func(p scoring.Prompt) bool { return p.Args[0].Choices[0] == coal.BurroID(b) })
		for _, f := range s.Prompts()[at].Args[1].Fills {
			w := weigh(strings.Join(f.Words, ""), won, bandits, p.StrikeGold[round], p.WashDay[round])
			if f.Brings != scoring.Whole(w.pays) {
				t.Fatalf("%v brings %v, not %d", f.Words, f.Brings, w.pays)
			}
			got = append(got, w)
		}
		if !slices.Equal(got, want) {
			t.Fatalf("%v waiting, %d bandits, won %q, strike %t, wash %t, tack %t: proposed %+v, not %+v",
				p.Waiting, bandits, won, p.StrikeGold[round], p.WashDay[round], p.Tack, got, want)
		}
	}
	if two < 1500 {
		t.Errorf("%d have a next best", two)
	}
}

// What is proposed in recorded games is legal there, and brings what it says.
func TestFillsAreScored(t *testing.T) {
	tried := 0
	files, err := filepath.Glob(filepath.Join("testdata", "games", "*.ledger"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		fold, _ := ledgertest.Check(t, shelf, file)
		fold.Walk(func(_ ledger.Placed, before *ledger.Fold) {
			for _, p := range before.State().Prompts() {
				if p.Verb != coal.VerbLoad {
					continue
				}
				for _, f := range p.Args[1].Fills {
					tried++
					s, number := before.State().Clone(), 1_000_000
					args := append([]string{p.Args[0].Choices[0]}, f.Words...)
					if v := s.Apply(scoring.Event{Number: number, Seat: p.Seat, Verb: p.Verb, Args: args}); v != nil {
						t.Fatalf("%s: %q: %v", file, args, v)
					}
					brings := scoring.Tenths(0)
					for _, l := range s.Tally()[p.Seat].Lines {
						if l.Event == number {
							brings += l.Amount
						}
					}
					if brings != f.Brings {
						t.Errorf("%s: %q brings %v, not %v", file, args, brings, f.Brings)
					}
				}
			}
		})
	}
	if tried < 100 {
		t.Errorf("%d fills tried", tried)
	}
}
