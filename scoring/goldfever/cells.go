package goldfever

import (
	"fmt"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// mostNamed is how many objects of a zone are named before they are counted.
const mostNamed = 2

// Cells lists the sheets of each seat's characters and its score, then the
// board, the round, the bag and the piles.
func (s *state) Cells() []scoring.Cell {
	var cells []scoring.Cell
	for seat := range s.names {
		for m := range s.men {
			if s.men[m].seat == seat {
				cells = s.sheet(cells, &s.men[m])
			}
		}
		cells = append(cells, scoring.Cell{
			ID: cellScore, Owner: seat, Label: "Score of the team", Kind: scoring.Figure, Value: s.points(s.teamOf(seat)).String(),
		})
	}
	add := func(id, label string, kind scoring.CellKind, value string) {
		cells = append(cells, scoring.Cell{ID: id, Owner: scoring.Table, Label: label, Kind: kind, Value: value})
	}
	for zone := range s.house.Village.Zones {
		add(zoneCell(s.zoneName(zone)), "Zone "+s.zoneName(zone), scoring.Entry, s.present(zone))
	}
	add(cellRound, "Round", scoring.Figure, strconv.Itoa(s.round))
	add(cellBag, "Chips in the bag", scoring.Figure, strconv.Itoa(len(s.bag())))
	for p := range Pile(Piles) {
		add(pileCell(p), "Cards in the "+p.String()+" pile", scoring.Figure, strconv.Itoa(s.piles[p].sum()))
	}
	add(cellTurned, "The last card", scoring.Entry, s.last.card)
	return cells
}

// present says who stands in a zone and what lies there: "Ted Fred, colt rock".
func (s *state) present(zone int) string {
	var parts, names []string
	for _, m := range s.standing(zone) {
		names = append(names, s.name(m))
	}
	if names != nil {
		parts = append(parts, strings.Join(names, " "))
	}
	switch lying := s.lying(zone); {
	case len(lying) > mostNamed:
		parts = append(parts, "+"+strconv.Itoa(len(lying)))
	case len(lying) > 0:
		parts = append(parts, strings.Join(s.wordsOf(lying), " "))
	}
	return strings.Join(parts, ", ")
}

// sheet adds the sheet of a character.
func (s *state) sheet(cells []scoring.Cell, m *man) []scoring.Cell {
	put := func(id, label string, kind scoring.CellKind, value string, struck bool) {
		cells = append(cells, scoring.Cell{ID: id, Owner: m.seat, Label: m.name + ", " + label, Kind: kind, Value: value, Struck: struck})
	}
	add := func(part, label string, kind scoring.CellKind, value string) {
		put(cellOf(m.name, part), label, kind, value, false)
	}
	box := func(part, label string, crossed bool) { put(cellOf(m.name, part), label, scoring.Box, "", crossed) }
	number := func(part, label string, i int, kind scoring.CellKind, value string, struck bool) {
		put(numberedCell(m.name, part, i), fmt.Sprintf("%s %d", label, i+1), kind, value, struck)
	}
	for i := range Deadly {
		number(partWound, "wound", i, scoring.Box, "", i < m.wounds)
	}
	add(partPoints, "action points", scoring.Figure, s.pointsOf(m))
	for i, t := range m.pockets {
		number(partPocket, "pocket", i, scoring.Entry, s.entry(m, t), false)
	}
	for i, t := range m.guns {
		number(partGun, "gun", i, scoring.Entry, s.entry(m, t), false)
	}
	for i, t := range m.guns {
		shells := ""
		if t != nothing {
			shells = strconv.Itoa(s.things[t].shells)
		}
		number(partShells, "shells of gun", i, scoring.Figure, shells, false)
	}
	for i, t := range m.guns {
		number(partJam, "jam of gun", i, scoring.Box, "", t != nothing && s.things[t].jammed)
	}
	add(partUse, "gun in use", scoring.Entry, s.entry(m, m.use))
	box(partAmbush, "ambush", m.ambush)
	box(partActed, "chip drawn", m.acted)
	put(cellOf(m.name, partJoker), "joker", scoring.Entry, m.joker.String(), m.joker.used)
	put(cellOf(m.name, partZone), "zone", scoring.Entry, s.zoneName(m.zone), !m.alive())
	return cells
}

// pointsOf are the points left of the character whose phase it is.
func (s *state) pointsOf(m *man) string {
	if s.turn.man != noMan && &s.men[s.turn.man] == m {
		return strconv.Itoa(s.turn.points)
	}
	return ""
}

// entry is what a pencil writes for an object: its word, the face of a nugget
// as far as it is known, the jam of dynamite.
func (s *state) entry(m *man, t int) string {
	if t == nothing {
		return ""
	}
	text, it := s.word(t, m.carries()), &s.things[t]
	switch {
	case it.face == 0:
		text += " (rock)"
	case it.face > 0:
		text += " (" + strconv.Itoa(it.face) + ")"
	case it.jammed && it.kind == Dynamite:
		text += " (out)"
	}
	return text
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
