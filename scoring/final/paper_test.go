package final_test

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// paper is a game of the tests' own: nothing is played, and its sheets have a
// bit of everything. The cash of a player must be what the cash column adds up
// to (PA1).
type paper struct{}

var paperInfo = &scoring.Info{
	ID: "paper", Title: "Paper", MinPlayers: 1, MaxPlayers: 2, Edition: 1, DataWord: "sheet", Data: "plain",
	Fields:  []scoring.Field{{Name: "cash", Label: "Cash"}},
	Clauses: []scoring.Clause{{Number: "PA1", Text: "Cash is the sum of its column."}},
}

func (paper) Info() *scoring.Info                             { return paperInfo }
func (paper) ReadHouse(string, []byte) (scoring.House, error) { return nil, nil }

func (paper) New(setup scoring.Setup) (scoring.State, error) {
	return paperState{players: len(setup.Players)}, nil
}

func (p paper) BlankCells(setup scoring.Setup) ([]scoring.Cell, error) {
	s, err := p.New(setup)
	if err != nil {
		return nil, err
	}
	return slices.DeleteFunc(s.Cells(), func(c scoring.Cell) bool { return c.Use == scoring.Shown }), nil
}

// words are those of the paper: minerals, and what cash is for.
func words(p scoring.Place) []audit.Word {
	switch {
	case strings.HasPrefix(p.Cell, "stash/"), strings.HasPrefix(p.Cell, "burro-3/slot"):
		return []audit.Word{{Value: "S", Label: "Silver"}, {Value: "T", Label: "Tin"}}
	case strings.HasSuffix(p.Cell, "/round"):
		return audit.Words("1", "2", "3")
	case strings.HasSuffix(p.Cell, "/what"):
		return []audit.Word{{Value: "varmint", Label: "Varmint Huntin'"}, {Value: "share"}, {Value: "share-paid"}}
	}
	return nil
}

// reads reads the names of players in any case, and any note with a blank.
func reads(p scoring.Place, text string) (string, bool) {
	if p.Cell == "note" && strings.EqualFold(text, "bob") {
		return "Bob T", true
	}
	return text, p.Cell == "note" && text != "-"
}

func (paper) Checklist(setup scoring.Setup) (audit.Checklist, error) {
	list := audit.Checklist{
		Info: paperInfo, Words: words, Read: reads, Printed: map[string][]speech.Text{"cash": {"money in hand"}, "burro-3/value": {"burro worth"}},
	}
	var sums []audit.Way
	var counts, cash []scoring.Place
	for seat := range setup.Players {
		one, two := scoring.Place{Owner: seat, Cell: "count/1"}, scoring.Place{Owner: seat, Cell: "count/2"}
		counts, cash, sums = append(counts, one), append(cash, scoring.Place{Owner: seat, Cell: "cash"}), append(sums, audit.Numbers(one, two))
		list.Rules = append(list.Rules, audit.Adds("PA1", cash[seat], "The cash is", sums[seat]))
	}
	for seat := range setup.Players {
		column := audit.Part{Owner: seat, Name: "cash", Title: "cash column", Takes: "round, what for, amount, in hand: 1 varmint +14 14", Depth: audit.WhatMadeIt}
		for _, row := range []string{"cash/1", "cash/2"} {
			column.Cells = append(column.Cells, row+"/round", row+"/what", row+"/amount", row+"/hand")
		}
		column.Cells = append(column.Cells, "cash")
		list.Parts = append(list.Parts, column, audit.Part{Owner: seat, Name: "count", Title: "counts", Cells: []string{"count/1", "count/2"}})
	}
	list.Scores = func(s *audit.Sheet) []scoring.Audited {
		var scores []scoring.Audited
		for seat, add := range sums {
			sum, known := add(s)
			var lines []scoring.Line
			if known {
				lines = []scoring.Line{{Label: "Cash", Amount: sum.Total, Clause: "PA1"}}
			}
			scores = append(scores, s.Score(lines, known, cash[seat]))
		}
		return scores
	}
	list.Missing = func(_ *audit.Sheet, scores []scoring.Audited) []scoring.Place {
		var missing []scoring.Place
		for seat, score := range scores {
			if !score.Known {
				missing = append(missing, counts[seat])
			}
		}
		return missing
	}
	return list, nil
}

// paperState has sheets; the rest of a state is never asked for.
type paperState struct {
	scoring.State
	players int
}

func (s paperState) Clone() scoring.State { return s }

func (s paperState) Outcome() scoring.Outcome { return scoring.Outcome{} }

func (s paperState) Cells() []scoring.Cell {
	var cells []scoring.Cell
	add := func(owner int, kind scoring.CellKind, ids ...string) {
		for _, id := range ids {
			cells = append(cells, scoring.Cell{ID: id, Owner: owner, Label: speech.Words("The " + id), Kind: kind})
		}
	}
	for seat := range s.players {
		add(seat, scoring.Box, "burro-3/bandit-1", "burro-3/bandit-2")
		add(seat, scoring.Letter, "burro-3/slot-1", "burro-3/slot-2", "burro-3/slot-3", "burro-3/slot-4")
		add(seat, scoring.Money, "burro-3/value")
		cells[len(cells)-1].Sum = true
		add(seat, scoring.Letter, "stash/1", "stash/2", "stash/3")
		for _, row := range []string{"cash/1", "cash/2"} {
			from := len(cells)
			add(seat, scoring.Figure, row+"/round")
			add(seat, scoring.Entry, row+"/what")
			add(seat, scoring.Money, row+"/amount", row+"/hand")
			for i := from; i < len(cells); i++ {
				cells[i].Use, cells[i].Sum = scoring.Row, i == from+3
			}
		}
		add(seat, scoring.Figure, "count/1", "count/2")
		add(seat, scoring.Money, "cash")
		cells[len(cells)-1].Sum = true
		add(seat, scoring.Entry, "note", "luck")
		cells[len(cells)-1].Use = scoring.Shown
	}
	add(scoring.Table, scoring.Box, "round/1", "round/2", "round/3")
	return cells
}

// shelf holds the game, and its sheet of no content.
var shelf = ledger.Catalog{
	Games:  []scoring.Game{paper{}},
	House:  func(_, name string) ([]byte, bool) { return nil, name == "plain" },
	Houses: func(string) []string { return []string{"plain"} },
}
