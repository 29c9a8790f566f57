package maloney_test

import (
	"slices"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets/maloney"
	"saddlebag/sheets/sheetstest"
)

// Maps of people's own print as well as ours.
func TestOwnData(t *testing.T) { sheetstest.Own(t, maloney.Title, ownMap) }

// ownMap is any map that MI3 to MI5 allow: sixteen cities anywhere, on land everywhere or
// on an island.
func ownMap(t *rapid.T) any {
	m := &rules.Map{}
	roads := ownRoads(t)
	days := rapid.Permutation([]rules.Weekday{0, 1, 2, 3, 4, 5, 6}).Draw(t, "days")
	wide, high := sheetstest.Extreme(t, 300, 960, "wide"), sheetstest.Extreme(t, 250, 520, "high")
	names := map[string]bool{}
	for i := range rules.Cities {
		c := rules.City{Number: i + 1, Name: sheetstest.Name(t, 20, "name"), Reaches: roads[i]}
		if names[c.Name] {
			c.Name = strconv.Itoa(i + 1)
		}
		names[c.Name] = true
		for j := range rules.CardsEach {
			c.Best = append(c.Best, days[(i*rules.CardsEach+j)%rules.Days])
		}
		free := rapid.Custom(func(t *rapid.T) rules.Point {
			return rules.Point{20 + rapid.IntRange(0, wide).Draw(t, "x"), 15 + rapid.IntRange(0, high).Draw(t, "y")}
		}).Filter(func(p rules.Point) bool {
			underCards := p.X() < 170 && p.Y() > 460
			return !underCards && !slices.ContainsFunc(m.Cities, func(other rules.City) bool {
				dx, dy := p.X()-other.At.X(), p.Y()-other.At.Y()
				return dx*dx+dy*dy < rules.Apart*rules.Apart
			})
		})
		c.At = free.Draw(t, "at")
		m.Cities = append(m.Cities, c)
	}
	for range rules.Suitcases {
		var found rules.Suitcase
		if err := found.UnmarshalText([]byte(rapid.SampledFrom(rules.AnySuitcases()).Draw(t, "suitcase"))); err != nil {
			t.Fatal(err)
		}
		m.Suitcases = append(m.Suitcases, found)
	}
	if rapid.Bool().Draw(t, "island") {
		m.Land = [][]rules.Point{{{60, 40}, {500, 15}, {930, 60}, {880, 300}, {940, 500}, {520, 430}, {90, 510}}}
	}
	return m
}

// ownRoads are seven roads from each city, in both directions: a ring on which each
// reaches the three nearest on both sides and the one opposite, in any order.
func ownRoads(t *rapid.T) [rules.Cities][]int {
	order := make([]int, rules.Cities)
	for i := range order {
		order[i] = i
	}
	order = rapid.Permutation(order).Draw(t, "order")
	var roads [rules.Cities][]int
	for i, city := range order {
		for _, step := range []int{1, 2, 3, 8, 13, 14, 15} {
			roads[city] = append(roads[city], order[(i+step)%rules.Cities]+1)
		}
		slices.Sort(roads[city])
	}
	return roads
}
