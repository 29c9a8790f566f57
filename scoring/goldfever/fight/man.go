package fight

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
)

// A Man is a character that takes part, man or woman.
type Man struct {
	Name    string
	Plate   *terms.Nameplate
	Seat    int
	Team    int
	Zone    int
	Wounds  int
	Guns    [terms.Guns]int    // objects, or nothing
	Pockets [terms.Pockets]int // objects, or nothing
	Use     int                // the gun in use, or nothing
	Ambush  bool
	Acted   bool // the chip has left the bag in this round
	Joker   Joker
	charmed bool // Charm was played and not used
	nerves  bool // SteelNerves was played and not used
	Shaken  bool // in the next phase (GF54)
	Shots   int  // fired; both barrels are one
	Hits    int  // shots that wounded somebody
	Kills   int  // of opponents
	Drinks  int  // of whisky

	Farthest Shot // of those that wounded somebody
}

// A Shot is one that was fired.
type Shot struct {
	Zones int // that it went, as the range counts them (GF21)
	Event int // that fired it
}

// A Joker is what is known of the card that a character holds.
type Joker struct {
	Dealt bool
	Known bool
	Used  bool // or lost
	Power terms.Power
}

// String is a joker as a pencil writes it.
func (j Joker) String() string {
	switch {
	case j.Known:
		return j.Power.String()
	case j.Dealt:
		return scoring.Hidden
	}
	return ""
}

// newMan is a character with nothing to carry yet.
func newMan(name string, seat, team, zone int) Man {
	m := Man{Name: name, Plate: terms.NameplateOf(name), Seat: seat, Team: team, Zone: zone, Use: Nothing}
	for i := range m.Guns {
		m.Guns[i] = Nothing
	}
	for i := range m.Pockets {
		m.Pockets[i] = Nothing
	}
	return m
}

// Alive says whether a character has fewer wounds than kill (GF7).
func (m *Man) Alive() bool { return m.Wounds < terms.Deadly }

// Bagged says whether the chip of a character is in the bag.
func (m *Man) Bagged() bool { return m.Alive() && !m.Acted }

// heal takes a wound away, where there is one.
func (m *Man) heal() { m.Wounds = max(0, m.Wounds-1) }

// Slots are the places that a kind of object is carried in.
func (m *Man) Slots(kind terms.Kind) []int {
	if kind.Gun() {
		return m.Guns[:]
	}
	return m.Pockets[:]
}

// Carries lists the objects that a character has, guns first.
func (m *Man) Carries() []int {
	carried := make([]int, 0, len(m.Guns)+len(m.Pockets))
	for _, t := range m.Guns {
		if t != Nothing {
			carried = append(carried, t)
		}
	}
	for _, t := range m.Pockets {
		if t != Nothing {
			carried = append(carried, t)
		}
	}
	return carried
}

// has says whether a character carries an object.
func (m *Man) has(t int) bool {
	return slices.Contains(m.Guns[:], t) || slices.Contains(m.Pockets[:], t)
}

// Room says whether one more of a kind can be carried (GF4).
func (m *Man) Room(kind terms.Kind) bool { return slices.Contains(m.Slots(kind), Nothing) }

// carriesLike says whether a character has something that is carried as a kind is.
func (m *Man) carriesLike(kind terms.Kind) bool {
	return slices.ContainsFunc(m.Slots(kind), func(t int) bool { return t != Nothing })
}

// Carry takes an object into the first free place. A gun is in use where none
// was.
func (m *Man) Carry(t int, kind terms.Kind) {
	slots := m.Slots(kind)
	slots[slices.Index(slots, Nothing)] = t
	if kind.Gun() && m.Use == Nothing {
		m.Use = t
	}
}

// Lose takes an object away. Who has another gun has that in use now.
func (m *Man) Lose(t int, kind terms.Kind) {
	slots := m.Slots(kind)
	slots[slices.Index(slots, t)] = Nothing
	if m.Use != t {
		return
	}
	m.Use = Nothing
	if i := slices.IndexFunc(m.Guns[:], func(gun int) bool { return gun != Nothing }); i >= 0 {
		m.Use = m.Guns[i]
	}
}
