package sheet

import (
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// mostNamed is how many objects of a zone are named before they are counted.
const mostNamed = 2

// Cells lists the sheets of each seat's characters and its score, then the
// board, the round, the bag and the piles, and what both teams have.
func (s View) Cells() []scoring.Cell { return s.AppendCells(nil) }

// AppendCells appends what Cells lists.
func (s View) AppendCells(to []scoring.Cell) []scoring.Cell {
	const each, others = 20, 30 // of a character, and of the table beside the zones
	w := scoring.WriteCells(to, len(s.Men)*each+len(s.House.Village.Zones)+others)
	for seat := range s.Names {
		w.Owner = seat
		for m := range s.Men {
			if s.Men[m].Seat == seat {
				s.writeSheet(&w, &s.Men[m])
			}
		}
		w.Sum(terms.ScoreCell, "goldfever.score", scoring.Figure, s.Points(s.TeamOf(seat)).String())
	}
	w.Owner = scoring.Table
	for zone := range s.House.Village.Zones {
		sign := s.House.Sign(zone)
		w.Add(sign.Cell, sign.Label, scoring.Entry, s.present(zone), false)
	}
	w.Use = scoring.Laid
	w.Add(terms.RoundCell, "goldfever.round", scoring.Figure, strconv.Itoa(s.Round), false)
	w.Add(terms.BagCell, "goldfever.bag", scoring.Figure, strconv.Itoa(len(s.Bag())), false)
	for p := range terms.Pile(terms.Piles) {
		w.Add(terms.PileCell(p), speech.Say("goldfever.cards-left", "pile", p.Title()), scoring.Figure, strconv.Itoa(s.Piles[p].Sum()), false)
	}
	w.Add(terms.TurnedCell, "goldfever.last-card-drawn", scoring.Entry, s.Last.Card, false)
	w.Use = scoring.Once
	s.writeReckoning(&w)
	return w.Cells
}

// present says who stands in a zone and what lies there: "Ted Fred, colt rock".
func (s View) present(zone int) string {
	var parts []string
	if standing := s.Standing(zone); standing != nil {
		parts = append(parts, strings.Join(s.NamesOf(standing), " "))
	}
	switch lying := s.Lying(zone); {
	case len(lying) > mostNamed:
		parts = append(parts, "+"+strconv.Itoa(len(lying)))
	case len(lying) > 0:
		parts = append(parts, strings.Join(s.WordsOf(lying), " "))
	}
	return strings.Join(parts, ", ")
}

// writeSheet writes the sheet of a character.
func (s View) writeSheet(w *scoring.CellWriter, m *fight.Man) {
	number := func(part string, i int, kind scoring.CellKind, value string, struck bool) {
		cell := &m.Plate.Cells[part][i]
		w.Add(cell.ID, cell.Label, kind, value, struck)
	}
	add := func(part string, kind scoring.CellKind, value string, struck bool) {
		number(part, 0, kind, value, struck)
	}
	for i := range terms.Deadly {
		number(terms.PartWound, i, scoring.Box, "", i < m.Wounds)
	}
	w.Use = scoring.Shown
	add(terms.PartPoints, scoring.Figure, s.pointsOf(m), false)
	w.Use = scoring.Once
	for i, t := range m.Pockets {
		number(terms.PartPocket, i, scoring.Entry, s.entry(m, t), false)
	}
	for i, t := range m.Guns {
		number(terms.PartGun, i, scoring.Entry, s.entry(m, t), false)
	}
	for i, t := range m.Guns {
		shells := ""
		if t != fight.Nothing {
			shells = strconv.Itoa(s.Things[t].Shells)
		}
		number(terms.PartShells, i, scoring.Figure, shells, false)
	}
	for i, t := range m.Guns {
		number(terms.PartJam, i, scoring.Box, "", t != fight.Nothing && s.Things[t].Jammed)
	}
	add(terms.PartUse, scoring.Entry, s.entry(m, m.Use), false)
	add(terms.PartAmbush, scoring.Box, "", m.Ambush)
	w.Use = scoring.Laid
	add(terms.PartActed, scoring.Box, "", m.Acted)
	w.Use = scoring.Once
	add(terms.PartJoker, scoring.Entry, m.Joker.String(), m.Joker.Used)
	w.Use = scoring.Laid
	add(terms.PartZone, scoring.Entry, scoring.When(m.Alive(), s.ZoneName(m.Zone)), false) // the dead are on the board no more
	w.Use = scoring.Once
}

// pointsOf are the points left of the character whose phase it is.
func (s View) pointsOf(m *fight.Man) string {
	if s.Turn.Man != fight.NoMan && &s.Men[s.Turn.Man] == m {
		return strconv.Itoa(s.Turn.Points)
	}
	return ""
}

// entry is what a pencil writes for an object: its word, the face of a nugget
// as far as it is known, the jam of dynamite.
func (s View) entry(m *fight.Man, t int) string {
	if t == fight.Nothing {
		return ""
	}
	text, it := s.Word(t, m.Carries()), &s.Things[t]
	switch {
	case it.Face == 0:
		text += " (rock)"
	case it.Face > 0:
		text += " (" + strconv.Itoa(it.Face) + ")"
	case it.Jammed && it.Kind == terms.Dynamite:
		text += " (out)"
	}
	return text
}

// Reckoned is what a team has by a line of the reckoning.
func (s View) Reckoned(team int, of string) (sum scoring.Tenths) {
	for _, l := range s.Lines[team].All() {
		if l.Of == of {
			sum += l.Amount
		}
	}
	return sum
}

// writeReckoning writes what both teams have, line by line. What is scored at the
// end is blank before.
func (s View) writeReckoning(w *scoring.CellWriter) {
	for team := range terms.Teams {
		name := s.House.Scenario.Teams[team].Named()
		for _, r := range s.House.Scenario.Reckoning() {
			sum := s.Reckoned(team, r.Line)
			w.Sum(terms.TeamCell(team, r.Line), speech.Say("goldfever.team-line", "team", name, "line", r.Title), scoring.Figure, scoring.When(s.Phase == goldfever.Over || sum != 0, sum.String()))
		}
		w.Sum(terms.TeamCell(team, terms.LineTotal), speech.Say("goldfever.team-total", "team", name), scoring.Figure, s.Points(team).String())
	}
}
