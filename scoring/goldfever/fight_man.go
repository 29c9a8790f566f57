package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

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

// String is a joker as a pencil writes it.
func (j joker) String() string {
	switch {
	case j.known:
		return j.power.String()
	case j.dealt:
		return scoring.Hidden
	}
	return ""
}

// newMan is a character with nothing to carry yet.
func newMan(name string, seat, team, zone int) man {
	m := man{name: name, plate: nameplateOf(name), seat: seat, team: team, zone: zone, use: nothing}
	for i := range m.guns {
		m.guns[i] = nothing
	}
	for i := range m.pockets {
		m.pockets[i] = nothing
	}
	return m
}

// alive says whether a character has fewer wounds than kill (GF7).
func (m *man) alive() bool { return m.wounds < Deadly }

// bagged says whether the chip of a character is in the bag.
func (m *man) bagged() bool { return m.alive() && !m.acted }

// heal takes a wound away, where there is one.
func (m *man) heal() { m.wounds = max(0, m.wounds-1) }

// slots are the places that a kind of object is carried in.
func (m *man) slots(kind Kind) []int {
	if kind.Gun() {
		return m.guns[:]
	}
	return m.pockets[:]
}

// carries lists the objects that a character has, guns first.
func (m *man) carries() []int {
	carried := make([]int, 0, len(m.guns)+len(m.pockets))
	for _, t := range m.guns {
		if t != nothing {
			carried = append(carried, t)
		}
	}
	for _, t := range m.pockets {
		if t != nothing {
			carried = append(carried, t)
		}
	}
	return carried
}

// has says whether a character carries an object.
func (m *man) has(t int) bool {
	return slices.Contains(m.guns[:], t) || slices.Contains(m.pockets[:], t)
}

// room says whether one more of a kind can be carried (GF4).
func (m *man) room(kind Kind) bool { return slices.Contains(m.slots(kind), nothing) }

// carriesLike says whether a character has something that is carried as a kind is.
func (m *man) carriesLike(kind Kind) bool {
	return slices.ContainsFunc(m.slots(kind), func(t int) bool { return t != nothing })
}

// carry takes an object into the first free place. A gun is in use where none
// was.
func (m *man) carry(t int, kind Kind) {
	slots := m.slots(kind)
	slots[slices.Index(slots, nothing)] = t
	if kind.Gun() && m.use == nothing {
		m.use = t
	}
}

// lose takes an object away. Who has another gun has that in use now.
func (m *man) lose(t int, kind Kind) {
	slots := m.slots(kind)
	slots[slices.Index(slots, t)] = nothing
	if m.use != t {
		return
	}
	m.use = nothing
	if i := slices.IndexFunc(m.guns[:], func(gun int) bool { return gun != nothing }); i >= 0 {
		m.use = m.guns[i]
	}
}
