package repair

import (
	"slices"

	"saddlebag/scoring/ledger"
)

// players tries the header with a name that nobody has, in place of each of its
// own and, where enough lines are theirs, beside them; and a change of name before it is
// used.
func (s *search) players(at int) {
	l := &s.lines[at]
	before, _ := s.trail.before(at)
	if l.Syntax != nil {
		return
	}
	name := l.Entry.Actor
	if _, _, known := before.Actor(name); known {
		return
	}
	if _, err := ledger.CleanName(name); err != nil {
		return
	}
	for _, player := range before.Names() {
		s.insert(at, ledger.Entry{Actor: ledger.Table, Verb: ledger.VerbRename, Args: []string{player, name}}, costForgot+40)
	}
	if s.seated {
		return
	}
	for i, player := range s.header.Players {
		players := slices.Clone(s.header.Players)
		players[i] = name
		s.rename(ledger.Change, s.header.PlayerLine(i), players, name, 10*min(6, distance(player, name)))
	}
	if s.linesOf(name) < linesOfPlayer {
		return
	}
	for i := range len(s.header.Players) + 1 {
		line := s.header.PlayerLine(len(s.header.Players)-1) + 1
		if i < len(s.header.Players) {
			line = s.header.PlayerLine(i)
		}
		s.rename(ledger.Insert, line, slices.Insert(slices.Clone(s.header.Players), i, name), name, costForgot+40)
	}
}

// linesOfPlayer is how many lines somebody has at the least who is missing in the header:
// fewer are misspelt.
const linesOfPlayer = 3

// linesOf is how many lines begin with a name.
func (s *search) linesOf(name string) (n int) {
	for i := range s.lines {
		if s.lines[i].Syntax == nil && s.lines[i].Entry.Actor == name {
			n++
		}
	}
	return n
}

// rename tries other players in the header.
func (s *search) rename(do ledger.Doing, number int, players []string, name string, cost int) {
	h := s.header
	h.Players = players
	s.try(&candidate{
		header: &h, cost: cost,
		repair: ledger.Repair{Edit: ledger.Edit{Do: do, Line: number, Text: "player " + ledger.Quote(name)}},
	})
}
