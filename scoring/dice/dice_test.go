package dice_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/dice"
)

// script is a source that says what it is told to.
type script struct {
	numbers []uint64
	read    int
}

func (s *script) Uint64() uint64 {
	s.read++
	return s.numbers[s.read-1]
}

// 2^64 is 18446744073709551616: divided by 6 it leaves 4, by 10 it leaves 6,
// by 1000 it leaves 616, by 8 nothing. The numbers below that remainder would
// make some results more likely, so they are read and thrown away.
func TestIntnRejects(t *testing.T) {
	const most = 18446744073709551615
	tests := []struct {
		n       int
		numbers []uint64
		want    int
		read    int
	}{
		{6, []uint64{4}, 4, 1},
		{6, []uint64{3, 4}, 4, 2},
		{6, []uint64{0, 1, 2, 3, 6}, 0, 5},
		{6, []uint64{most}, 3, 1},
		{10, []uint64{5, 6}, 6, 2},
		{1000, []uint64{615, 616}, 616, 2},
		{8, []uint64{0}, 0, 1},
		{1, []uint64{0}, 0, 1},
		{1, []uint64{most}, 0, 1},
	}
	for _, tt := range tests {
		src := &script{numbers: tt.numbers}
		if got := dice.Intn(src, tt.n); got != tt.want || src.read != tt.read {
			t.Errorf("Intn(%v, %d) = %d after %d numbers, want %d after %d", tt.numbers, tt.n, got, src.read, tt.want, tt.read)
		}
	}
}

func TestIntnOfNothing(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("no panic")
		}
	}()
	dice.Intn(dice.Seeded(1), 0)
}

// The sums of 216,000 throws against the 216 throws that three dice have,
// counted by hand. With 15 degrees of freedom chi-square passes 37.7 in one
// sample of a thousand; the seed is fixed.
func TestSumsAreFair(t *testing.T) {
	ways := map[int]float64{
		3: 1, 4: 3, 5: 6, 6: 10, 7: 15, 8: 21, 9: 25, 10: 27,
		11: 27, 12: 25, 13: 21, 14: 15, 15: 10, 16: 6, 17: 3, 18: 1,
	}
	const each = 1000
	thrower, err := dice.Parse("3d6")
	if err != nil {
		t.Fatal(err)
	}
	for name, src := range map[string]dice.Source{"seed 1": dice.Seeded(1), "seed 2": dice.Seeded(2)} {
		counts := map[int]float64{}
		for range 216 * each {
			sum, _ := thrower.Throw(src).Sum()
			counts[sum]++
		}
		var chi float64
		for sum, n := range ways {
			d := counts[sum] - n*each
			chi += d * d / (n * each)
		}
		if chi > 37.7 || len(counts) != len(ways) {
			t.Errorf("%s: chi-square %.1f over %d sums", name, chi, len(counts))
		}
	}
}

func TestCrypto(t *testing.T) {
	src := dice.Crypto()
	seen := map[int]bool{}
	for range 1000 { // a face is missing in one run of 10^78
		seen[dice.Intn(src, 6)] = true
	}
	if len(seen) != 6 {
		t.Errorf("faces seen: %v", seen)
	}
}

// A seed's throws are a promise: they must not change with a release.
func TestSeededThrows(t *testing.T) {
	var throws []string
	thrower, _ := dice.Parse("3d6")
	src := dice.Seeded(7)
	for range 4 {
		throws = append(throws, thrower.Throw(src).String())
	}
	if want := []string{"3+5+5", "1+2+5", "3+2+3", "5+6+1"}; !slices.Equal(throws, want) {
		t.Errorf("got %q, want %q", throws, want)
	}
}

func TestParse(t *testing.T) {
	tests := map[string]struct {
		name         string
		count, faces int
	}{
		"3d6":      {"3d6", 3, 6},
		"d6":       {"1d6", 1, 6},
		"1d2":      {"1d2", 1, 2},
		"100d1000": {"100d1000", 100, 1000},
	}
	for notation, want := range tests {
		got, err := dice.Parse(notation)
		if err != nil || got.Name != want.name || got.Count != want.count || len(got.Sides) != want.faces {
			t.Errorf("Parse(%q) = %s with %d dice of %d faces, %v", notation, got.Name, got.Count, len(got.Sides), err)
			continue
		}
		if got.Sides[0] != "1" || got.Sides[want.faces-1] != strconv.Itoa(want.faces) {
			t.Errorf("Parse(%q) has faces %s to %s", notation, got.Sides[0], got.Sides[want.faces-1])
		}
	}
}

func TestParseRefuses(t *testing.T) {
	const (
		noDice  = "write the number of dice, the letter d and the number of faces, like 3d6"
		count   = "not a whole number from 1 to 100"
		faceses = "not a whole number from 2 to 1000"
	)
	for notation, want := range map[string]string{
		"": noDice, "6": noDice, "3D6": noDice, "3w6": noDice,
		"0d6": count, "101d6": count, "-1d6": count, "+1d6": count, "03d6": count, " 3d6": count, "xd6": count, "99999999999999999999d6": count,
		"d": faceses, "3d": faceses, "3d1": faceses, "3d0": faceses, "3d1001": faceses, "3d6 ": faceses, "3d6d6": faceses, "3d06": faceses, "3d6+1": faceses,
	} {
		if _, err := dice.Parse(notation); err == nil || !strings.HasSuffix(err.Error(), want) || !strings.HasPrefix(err.Error(), "dice "+strconv.Quote(notation)) {
			t.Errorf("Parse(%q): %v", notation, err)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"3d6", "d6", "100d1000", "0d0", "d", "ddd", "1d-2"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, notation string) {
		thrower, err := dice.Parse(notation)
		if err != nil {
			return
		}
		if thrower.Name != notation && thrower.Name != "1"+notation {
			t.Errorf("%q is called %q", notation, thrower.Name)
		}
		sum, ok := thrower.Throw(dice.Seeded(1)).Sum()
		if !ok || sum < thrower.Count || sum > thrower.Count*len(thrower.Sides) {
			t.Errorf("%q throws %d", notation, sum)
		}
	})
}

// game has one device of each kind.
var game = scoring.Info{Devices: []scoring.Device{
	{Name: "deck", Label: "The deck", Kind: scoring.Pile, Sides: []string{"a", "b", "c", "d"}},
	{Name: "wheel", Label: "The wheel", Kind: scoring.Spinner, Sides: []string{"$5 up", "lose a turn"}},
	{Name: "2d3", Label: "Two odd dice", Kind: scoring.Dice, Count: 2, Sides: []string{"1", "3", "5"}},
}}

func TestFrom(t *testing.T) {
	want := []dice.Thrower{
		{Name: "wheel", Label: "The wheel", Count: 1, Sides: []string{"$5 up", "lose a turn"}},
		{Name: "2d3", Label: "Two odd dice", Count: 2, Sides: []string{"1", "3", "5"}},
	}
	if diff := cmp.Diff(want, dice.From(&game)); diff != "" {
		t.Error(diff)
	}
}

func TestThrow(t *testing.T) {
	throwers := dice.From(&game)
	wheel := throwers[0].Throw(&script{numbers: []uint64{7}}) // odd: the second sector
	if wheel.String() != "lose a turn" {
		t.Errorf("the wheel shows %q", wheel)
	}
	if sum, ok := wheel.Sum(); ok {
		t.Errorf("the wheel adds up to %d", sum)
	}
	// 2^64 mod 3 is 1: 0 is thrown away, 5 leaves 2, 3 leaves 0.
	odd := throwers[1].Throw(&script{numbers: []uint64{5, 0, 3}})
	if sum, ok := odd.Sum(); odd.String() != "5+1" || sum != 6 || !ok {
		t.Errorf("the dice show %s, sum %d, %v", odd, sum, ok)
	}
}

func TestPile(t *testing.T) {
	pile := dice.NewPile(game.Devices[0], dice.Seeded(3))
	var drawn []string
	for left := 4; left > 0; left-- {
		if pile.Left() != left {
			t.Errorf("%d cards left, want %d", pile.Left(), left)
		}
		card, ok := pile.Draw()
		if !ok {
			t.Fatal("no card")
		}
		drawn = append(drawn, card)
	}
	if card, ok := pile.Draw(); ok || pile.Left() != 0 {
		t.Errorf("an empty pile gave %q", card)
	}
	slices.Sort(drawn)
	if want := []string{"a", "b", "c", "d"}; !slices.Equal(drawn, want) {
		t.Errorf("drawn %q", drawn)
	}
	if want := []string{"a", "b", "c", "d"}; !slices.Equal(game.Devices[0].Sides, want) {
		t.Errorf("shuffling changed the device: %q", game.Devices[0].Sides)
	}
}

// Four cards have 24 orders. With 23 degrees of freedom chi-square passes 49.7
// in one sample of a thousand.
func TestShuffleIsFair(t *testing.T) {
	const each = 1000
	src := dice.Seeded(11)
	orders := map[string]float64{}
	for range 24 * each {
		pile := dice.NewPile(game.Devices[0], src)
		var order string
		for card, ok := pile.Draw(); ok; card, ok = pile.Draw() {
			order += card
		}
		orders[order]++
	}
	var chi float64
	for _, n := range orders {
		chi += (n - each) * (n - each) / each
	}
	if len(orders) != 24 || chi > 49.7 {
		t.Errorf("chi-square %.1f over %d orders", chi, len(orders))
	}
}
