package final_test

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
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

func (p paper) Paper(setup scoring.Setup) ([]scoring.Cell, error) {
	s, err := p.New(setup)
	if err != nil {
		return nil, err
	}
	return s.Cells(), nil
}

func (paper) Audit(setup scoring.Setup, filled scoring.Filled) (scoring.Audit, error) {
	var audit scoring.Audit
	var all []scoring.Condition
	for seat := range setup.Players {
		one, two := scoring.Place{Owner: seat, Cell: "count/1"}, scoring.Place{Owner: seat, Cell: "count/2"}
		cash := scoring.Place{Owner: seat, Cell: "cash"}
		add := func(f scoring.Filled) (scoring.Tenths, bool) {
			a, known := f.Number(one)
			b, also := f.Number(two)
			return a + b, known && also
		}
		all = append(all, scoring.Condition{Clause: "PA1", Sum: true, Reads: []scoring.Place{one, two, cash}, Fails: func(f scoring.Filled) string {
			sum, known := add(f)
			if written, ok := f.Number(cash); known && ok && written != sum {
				return fmt.Sprintf("The cash is %s, not %s.", sum, written)
			}
			return ""
		}})
		var got scoring.Audited
		var sum scoring.Tenths
		if sum, got.Known = add(filled); got.Known {
			got.Lines = []scoring.Line{{Label: "Cash", Amount: sum, Clause: "PA1"}}
		} else {
			audit.Missing = append(audit.Missing, one)
		}
		got.Claimed, got.Written = filled.Number(cash)
		audit.Scores = append(audit.Scores, got)
	}
	audit.Findings = scoring.Judge(paperInfo, filled, all)
	audit.Settle()
	return audit, nil
}

// paperState has sheets; the rest of a state is never asked for.
type paperState struct {
	scoring.State
	players int
}

func (s paperState) Clone() scoring.State { return s }

func (s paperState) Cells() []scoring.Cell {
	var cells []scoring.Cell
	add := func(owner int, kind scoring.CellKind, ids ...string) {
		for _, id := range ids {
			cells = append(cells, scoring.Cell{ID: id, Owner: owner, Label: "The " + id, Kind: kind})
		}
	}
	for seat := range s.players {
		add(seat, scoring.Box, "burro-3/bandit-1", "burro-3/bandit-2")
		add(seat, scoring.Letter, "burro-3/slot-1", "burro-3/slot-2", "burro-3/slot-3", "burro-3/slot-4")
		add(seat, scoring.Money, "burro-3/value")
		add(seat, scoring.Letter, "stash/1", "stash/2", "stash/3")
		add(seat, scoring.Entry, "cash/1", "cash/2")
		add(seat, scoring.Figure, "count/1", "count/2")
		add(seat, scoring.Money, "cash")
	}
	add(scoring.Table, scoring.Box, "round/1", "round/2", "round/3")
	return cells
}

// shelf holds the game, and its sheet of no content.
var shelf = ledger.Shelf{
	Games:  []scoring.Game{paper{}},
	House:  func(_, name string) ([]byte, bool) { return nil, name == "plain" },
	Houses: func(string) []string { return []string{"plain"} },
}
