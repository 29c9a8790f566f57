package goldfever

import (
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// mostNamed is how many objects of a zone are named before they are counted.
const mostNamed = 2

// Cells lists the sheets of each seat's characters and its score, then the
// board, the round, the bag and the piles, and what both teams have.
func (s *state) Cells() []scoring.Cell { return s.AppendCells(nil) }

// AppendCells appends what Cells lists.
func (s *state) AppendCells(to []scoring.Cell) []scoring.Cell {
	const each, others = 20, 30 // of a character, and of the table beside the zones
	w := scoring.WriteCells(to, len(s.men)*each+len(s.house.Village.Zones)+others)
	for seat := range s.names {
		w.Owner = seat
		for m := range s.men {
			if s.men[m].seat == seat {
				s.writeSheet(&w, &s.men[m])
			}
		}
		w.Sum(ScoreCell, "Score of the team", scoring.Figure, s.points(s.teamOf(seat)).String())
	}
	w.Owner = scoring.Table
	for zone := range s.house.Village.Zones {
		sign := s.house.Sign(zone)
		w.Add(sign.cell, sign.label, scoring.Entry, s.present(zone), false)
	}
	w.Use = scoring.Laid
	w.Add(RoundCell, "Round", scoring.Figure, strconv.Itoa(s.round), false)
	w.Add(BagCell, "Chips in the bag", scoring.Figure, strconv.Itoa(len(s.bag())), false)
	for p := range Pile(Piles) {
		w.Add(PileCell(p), "Cards in the "+p.String()+" pile", scoring.Figure, strconv.Itoa(s.piles[p].sum()), false)
	}
	w.Add(TurnedCell, "The last card", scoring.Entry, s.last.card, false)
	w.Use = scoring.Once
	s.writeReckoning(&w)
	return w.Cells
}

// present says who stands in a zone and what lies there: "Ted Fred, colt rock".
func (s *state) present(zone int) string {
	var parts []string
	if standing := s.standing(zone); standing != nil {
		parts = append(parts, strings.Join(s.namesOf(standing), " "))
	}
	switch lying := s.lying(zone); {
	case len(lying) > mostNamed:
		parts = append(parts, "+"+strconv.Itoa(len(lying)))
	case len(lying) > 0:
		parts = append(parts, strings.Join(s.wordsOf(lying), " "))
	}
	return strings.Join(parts, ", ")
}

// writeSheet writes the sheet of a character.
func (s *state) writeSheet(w *scoring.CellWriter, m *man) {
	number := func(part string, i int, kind scoring.CellKind, value string, struck bool) {
		cell := &m.plate.cells[part][i]
		w.Add(cell.id, cell.label, kind, value, struck)
	}
	add := func(part string, kind scoring.CellKind, value string, struck bool) {
		number(part, 0, kind, value, struck)
	}
	for i := range Deadly {
		number(PartWound, i, scoring.Box, "", i < m.wounds)
	}
	w.Use = scoring.Shown
	add(PartPoints, scoring.Figure, s.pointsOf(m), false)
	w.Use = scoring.Once
	for i, t := range m.pockets {
		number(PartPocket, i, scoring.Entry, s.entry(m, t), false)
	}
	for i, t := range m.guns {
		number(PartGun, i, scoring.Entry, s.entry(m, t), false)
	}
	for i, t := range m.guns {
		shells := ""
		if t != nothing {
			shells = strconv.Itoa(s.things[t].shells)
		}
		number(PartShells, i, scoring.Figure, shells, false)
	}
	for i, t := range m.guns {
		number(PartJam, i, scoring.Box, "", t != nothing && s.things[t].jammed)
	}
	add(PartUse, scoring.Entry, s.entry(m, m.use), false)
	add(PartAmbush, scoring.Box, "", m.ambush)
	w.Use = scoring.Laid
	add(PartActed, scoring.Box, "", m.acted)
	w.Use = scoring.Once
	add(PartJoker, scoring.Entry, m.joker.String(), m.joker.used)
	w.Use = scoring.Laid
	add(PartZone, scoring.Entry, scoring.When(m.alive(), s.zoneName(m.zone)), false) // the dead are on the board no more
	w.Use = scoring.Once
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

// reckoned is what a team has by a line of the reckoning.
func (s *state) reckoned(team int, of string) (sum scoring.Tenths) {
	for _, l := range s.lines[team] {
		if l.of == of {
			sum += l.Amount
		}
	}
	return sum
}

// writeReckoning writes what both teams have, line by line. What is scored at the
// end is blank before.
func (s *state) writeReckoning(w *scoring.CellWriter) {
	for team := range Teams {
		name := s.house.Scenario.Teams[team].Name
		for _, r := range s.house.Scenario.Reckoning() {
			sum := s.reckoned(team, r.Line)
			w.Sum(TeamCell(team, r.Line), name+", "+r.Title, scoring.Figure, scoring.When(s.phase == over || sum != 0, sum.String()))
		}
		w.Sum(TeamCell(team, LineTotal), name+", total", scoring.Figure, s.points(team).String())
	}
}
