package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// A phase is what the table waits for, unless steps are to be settled.
type phase uint8

const (
	dealing   phase = iota // jokers (GF8)
	looking                // at nuggets that are carried at the start (GF6)
	drawing                // a chip from the bag (GF10)
	acting                 // the character whose chip was drawn (GF11)
	revealing              // nuggets that only their owners know (GF6)
	stopped                // by the table: nuggets may still be shown (GF67)
	over
)

// noMan is no character, nothing no object and nowhere no zone.
const (
	noMan   = -1
	nothing = -1
	nowhere = -1
)

// A state is a game at one moment. Characters, objects and zones are known by
// their index.
type state struct {
	house *House
	names []string // of the players; never written in place: clones share it
	blast bool     // reaches the zones next door (GF55)
	extra *Extra   // the rule in force that the scenario offers; nil for none

	phase  phase
	round  int
	turn   turn
	todo   []step // the last one is on top
	men    []man
	things []thing
	piles  [Piles]counts
	last   drawn
	powers stock // jokers not known to be dealt
	faces  stock // of nuggets not known to be turned
	lines  [Teams][]earned
	ended  string // why it is over or about to be; empty while it runs
	final  int    // number of the event that ended it
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

// A man is a character that takes part, man or woman.
type man struct {
	name    string
	plate   *nameplate
	seat    int
	team    int
	zone    int
	wounds  int
	guns    [Guns]int    // objects, or nothing
	pockets [Pockets]int // objects, or nothing
	use     int          // the gun in use, or nothing
	ambush  bool
	acted   bool // the chip has left the bag in this round
	joker   joker
	charmed bool // Charm was played and not used
	nerves  bool // SteelNerves was played and not used
	shaken  bool // in the next phase (GF54)
}

// A joker is what is known of the card that a character holds.
type joker struct {
	dealt bool
	known bool
	used  bool // or lost
	power Power
}

// A thing is an object.
type thing struct {
	kind   Kind
	number int // among those of its kind, from 1
	zone   int // that it lies in; nowhere if it is carried or gone
	shells int
	jammed bool
	face   int  // of a nugget, or unknown
	seen   bool // the face of a nugget that was picked up
	shown  bool // the face of a nugget, to all at the end
	event  int  // that turned the face
}

// A drawn card is the last one, for all to see.
type drawn struct {
	pile Pile
	card string // empty before the first
}

// Clone copies the state.
func (s *state) Clone() scoring.State {
	c := *s
	c.todo = slices.Clone(s.todo)
	c.men = slices.Clone(s.men)
	c.things = slices.Clone(s.things)
	for team := range c.lines {
		c.lines[team] = slices.Clip(s.lines[team])
	}
	return &c
}

// Rename gives a seat another name.
func (s *state) Rename(seat int, name string) { s.names = scoring.Renamed(s.names, seat, name) }

// Owner returns the seat that plays a character.
func (s *state) Owner(character string) (int, bool) {
	if m := s.named(character); m != noMan {
		return s.men[m].seat, true
	}
	return 0, false
}

// named finds a character that takes part; noMan where there is none.
func (s *state) named(character string) int {
	for m := range s.men {
		if s.men[m].name == character {
			return m
		}
	}
	return noMan
}

// Correct changes the points of a seat's team (LG5).
func (s *state) Correct(number, seat int, _ string, amount scoring.Tenths) *scoring.Violation {
	s.score(s.teamOf(seat), "", scoring.Line{Label: "Correction of points", Amount: amount, Clause: scoring.CorrectionClause, Event: number})
	return nil
}

// teamOf is the team of a seat: that of all its characters.
func (s *state) teamOf(seat int) int {
	return s.men[slices.IndexFunc(s.men, func(m man) bool { return m.seat == seat })].team
}

// busy says whether steps are to be settled before the phase goes on.
func (s *state) busy() bool { return len(s.todo) > 0 }
