// Package fight is what the characters of Goldfever do to each other: how they move, see,
// shoot, throw, brawl and trade, what a card does to somebody, and who may react.
//
// It knows the table at one moment. Rounds, chips and the end are up to the rules above
// it, and it has no cells or prompts. Begin with [Skirmish], the table, then with [Deed],
// an action: [Skirmish.Refuse] says why not, [Skirmish.Do] does it and returns the steps
// that it sets going, each a [Step].
package fight

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
)

// NoMan is no character, Nothing no object and Nowhere no zone.
const (
	NoMan   = -1
	Nothing = -1
	Nowhere = -1
)

// A Skirmish is who stands where with what, and what an action has set going.
// Characters, objects and zones are known by their index.
type Skirmish struct {
	House  *scenario.House
	Blast  bool            // reaches the zones next door (GF55)
	Extra  *scenario.Extra // the rule in force that the scenario offers; nil for none
	Turn   Turn
	Todo   []Step // the last one is on top
	Men    []Man
	Things []Thing
	Piles  [terms.Piles]scenario.Counts
	Last   Drawn
	Faces  scenario.Stock // of nuggets not known to be turned
	Lines  [terms.Teams]scoring.Grown[Earned]
}

// A Turn is the phase of the character whose chip was drawn.
type Turn struct {
	Man    int  // or NoMan
	Points int  // left
	Used   bool // the gun in use was chosen since the last action: it is free, but not without end
	Shaken bool // cannot shoot (GF54)
	steady bool // SteadyHand was played and not used
	long   bool // LongShot was played
	Low    bool // LieLow was played
	Hidden bool // has laid an ambush: the phase is at its end (GF12)
	Still  bool // the last action left hands, zone and opponents as they were: what is free could have come before it
}

// A Drawn card is the last one, for all to see.
type Drawn struct {
	Pile terms.Pile
	Card string // empty before the first
}

// Busy says whether steps are to be settled before the phase goes on.
func (s *Skirmish) Busy() bool { return len(s.Todo) > 0 }

// Named finds a character that takes part; NoMan where there is none.
func (s *Skirmish) Named(character string) int {
	for m := range s.Men {
		if s.Men[m].Name == character {
			return m
		}
	}
	return NoMan
}

// TeamOf is the team of a seat: that of all its characters.
func (s *Skirmish) TeamOf(seat int) int {
	return s.Men[slices.IndexFunc(s.Men, func(m Man) bool { return m.Seat == seat })].Team
}

// dark says whether it is night and a zone that is so far away is not seen (GF68).
func (s *Skirmish) dark(zones int) bool {
	return s.Extra != nil && s.Extra.Night > 0 && zones > s.Extra.Night
}

// dry says whether there are no shells but those in the guns (GF69).
func (s *Skirmish) dry() bool { return s.Extra != nil && s.Extra.Dry }
