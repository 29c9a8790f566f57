package scoring

import (
	"fmt"
	"slices"
	"strconv"
)

// Minutes are how long a game takes, for people who plan an evening.
type Minutes struct {
	From, To int
	Mark     Mark // Seed where the published rules say so, HouseRule for an estimate of ours
}

// String is short, as on a bill: "20–25 min", "about 60 min".
func (m Minutes) String() string {
	switch {
	case m.Mark != Seed:
		return fmt.Sprintf("about %d min", m.To)
	case m.From == m.To:
		return fmt.Sprintf("%d min", m.To)
	}
	return fmt.Sprintf("%d–%d min", m.From, m.To)
}

// A Describer is house data that people choose among several of a game, by what
// it says of itself.
type Describer interface{ Describe() Description }

// A Description is what house data says of itself.
type Description struct {
	Title   string
	Players []int  // how many can play by it, the fewest first
	Length  string // how long it goes: "7 rounds"
	Story   string // what it is about, a sentence or two
}

// Takes says whether so many can play by it.
func (d Description) Takes(players int) bool { return slices.Contains(d.Players, players) }

// Crowd says how many can play by it: "3 or 4".
func (d Description) Crowd() string {
	return Either(Each(len(d.Players), func(i int) string { return strconv.Itoa(d.Players[i]) }))
}
