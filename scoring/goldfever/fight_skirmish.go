package goldfever

import "slices"

// noMan is no character, nothing no object and nowhere no zone.
const (
	noMan   = -1
	nothing = -1
	nowhere = -1
)

// A skirmish is who stands where with what, and what an action has set going.
// Characters, objects and zones are known by their index.
type skirmish struct {
	house  *House
	blast  bool   // reaches the zones next door (GF55)
	extra  *Extra // the rule in force that the scenario offers; nil for none
	turn   turn
	todo   []step // the last one is on top
	men    []man
	things []thing
	piles  [Piles]counts
	last   drawn
	faces  stock // of nuggets not known to be turned
	lines  [Teams][]earned
}

// A turn is the phase of the character whose chip was drawn.
type turn struct {
	man    int  // or noMan
	points int  // left
	used   bool // the gun in use was chosen since the last action: it is free, but not without end
	shaken bool // cannot shoot (GF54)
	steady bool // SteadyHand was played and not used
	long   bool // LongShot was played
	low    bool // LieLow was played
	hidden bool // has laid an ambush: the phase is at its end (GF12)
	still  bool // the last action left hands, zone and opponents as they were: what is free could have come before it
}

// A drawn card is the last one, for all to see.
type drawn struct {
	pile Pile
	card string // empty before the first
}

// busy says whether steps are to be settled before the phase goes on.
func (s *skirmish) busy() bool { return len(s.todo) > 0 }

// named finds a character that takes part; noMan where there is none.
func (s *skirmish) named(character string) int {
	for m := range s.men {
		if s.men[m].name == character {
			return m
		}
	}
	return noMan
}

// teamOf is the team of a seat: that of all its characters.
func (s *skirmish) teamOf(seat int) int {
	return s.men[slices.IndexFunc(s.men, func(m man) bool { return m.seat == seat })].team
}

// dark says whether it is night and a zone that is so far away is not seen (GF68).
func (s *skirmish) dark(zones int) bool {
	return s.extra != nil && s.extra.Night > 0 && zones > s.extra.Night
}

// dry says whether there are no shells but those in the guns (GF69).
func (s *skirmish) dry() bool { return s.extra != nil && s.extra.Dry }
