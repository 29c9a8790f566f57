package scoring

import (
	"slices"
	"strconv"

	"saddlebag/scoring/speech"
)

// Minutes are the length of a game, for people who plan an evening.
type Minutes struct {
	From, To int
	Mark     Mark // Seed where the published rules say so, HouseRule for an estimate of ours
}

// Said is short, as on a bill: "20–25 min", "about 60 min".
func (m Minutes) Said() speech.Text {
	switch {
	case m.Mark != Seed:
		return speech.Say("scoring.about-minutes", "minutes", m.To)
	case m.From == m.To:
		return speech.Say("scoring.minutes", "minutes", m.To)
	}
	return speech.Say("scoring.minutes-between", "from", m.From, "to", m.To)
}

// String is Said in English.
func (m Minutes) String() string { return m.Said().String() }

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
	Title   speech.Text // what it is called
	Marked  speech.Text // that, with the mark of what comes with the program
	Players []int       // how many can play by it, the fewest first
	Length  speech.Text // how long it goes: "7 rounds"
	Story   speech.Text // what it is about, a sentence or two
	Aim     speech.Text // how it is won, in a sentence; may be empty
	Extra   speech.Text // a rule that it offers to add, in a sentence; empty for none

	// Leads says, for each number in Players, whom each seat leads; empty if that doesn't
	// depend on the number.
	Leads [][]speech.Text
}

// Led says whom each seat leads, by the names of the players: "Ann leads Ted and Lena; Bob
// leads Fred". A seat without a name goes by its number. It's empty if nobody is led, or
// the data isn't for that many players.
func (d Description) Led(names []string) speech.Text {
	i := slices.Index(d.Players, len(names))
	if i < 0 || i >= len(d.Leads) {
		return ""
	}
	var all speech.Text
	for seat, name := range names {
		player := speech.Words(name)
		if name == "" {
			player = speech.Say("scoring.player", "number", seat+1)
		}
		led := speech.Say("scoring.leads", "player", player, "led", d.Leads[i][seat])
		if seat > 0 {
			led = speech.Say("scoring.and-leads", "before", all, "led", led)
		}
		all = led
	}
	return all
}

// Takes says whether that many players can use it.
func (d Description) Takes(players int) bool { return slices.Contains(d.Players, players) }

// Crowd says how many players can use it: "3 or 4", "2 to 8".
func (d Description) Crowd() speech.Text {
	if n := len(d.Players); n > 2 && d.Players[n-1]-d.Players[0] == n-1 {
		return speech.Say("scoring.from-to", "from", d.Players[0], "to", d.Players[n-1])
	}
	return speech.Say("scoring.any", "any", speech.Any(Each(len(d.Players), func(i int) speech.Text { return speech.Words(strconv.Itoa(d.Players[i])) })))
}
