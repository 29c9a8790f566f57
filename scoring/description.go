package scoring

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"saddlebag/speech"
)

// Minutes are the length of a game, for people who plan an evening.
type Minutes struct {
	From, To int
	Mark     Mark // Seed where the published rules say so, HouseRule for an estimate of ours
}

// String is short, as on a box: "20–25 min", "about 60 min".
func (m Minutes) String() string {
	switch {
	case m.Mark != Seed:
		return fmt.Sprintf("about %d min", m.To)
	case m.From == m.To:
		return fmt.Sprintf("%d min", m.To)
	}
	return fmt.Sprintf("%d–%d min", m.From, m.To)
}

// A Describer is house data that describes itself, so people can choose among
// several of a game.
type Describer interface{ Describe() Description }

// A HouseDescriber is a game whose house data are Describers. It reads only their
// description, not the rest of them, so use it for data known to be sound. The error is
// that of ReadHouse.
type HouseDescriber interface {
	DescribeHouse(file string, text []byte) (Description, error)
}

// A Description is what house data says about itself.
type Description struct {
	Title   string
	Players []int       // how many can play by it, the fewest first
	Length  speech.Text // how long it goes: "7 rounds"
	Story   string      // what it is about, a sentence or two
	Aim     string      // how it is won, in a sentence; may be empty
	Extra   string      // a rule that it offers to add, in a sentence; empty for none

	// Leads says whom each seat leads, for each of the Players, if that depends on
	// their number; otherwise empty.
	Leads [][]string
}

// Led says whom each seat leads, by the names of the players: "Ann leads Ted and Lena; Bob
// leads Fred". A seat without a name goes by its number. It's empty if nobody is led, or
// the data isn't for that many players.
func (d Description) Led(names []string) string {
	i := slices.Index(d.Players, len(names))
	if i < 0 || i >= len(d.Leads) {
		return ""
	}
	return strings.Join(Each(len(names), func(seat int) string {
		return cmp.Or(names[seat], "player "+strconv.Itoa(seat+1)) + " leads " + d.Leads[i][seat]
	}), "; ")
}

// Takes says whether that many players can use it.
func (d Description) Takes(players int) bool { return slices.Contains(d.Players, players) }

// Crowd says how many players can use it: "3 or 4", "2 to 8".
func (d Description) Crowd() string {
	if n := len(d.Players); n > 2 && d.Players[n-1]-d.Players[0] == n-1 {
		return fmt.Sprintf("%d to %d", d.Players[0], d.Players[n-1])
	}
	return Either(Each(len(d.Players), func(i int) string { return strconv.Itoa(d.Players[i]) }))
}
