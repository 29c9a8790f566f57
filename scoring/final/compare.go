package final

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A Difference is a cell that says otherwise than the ledger.
type Difference struct {
	Entry
	Ledger string `json:"ledger"` // what the ledger makes of the cell
}

// Compare finds the cells that are known in both and say otherwise in the sheets
// than in those that the ledger gives. It fails where they are not the sheets of
// the same players' game.
func (d *Document) Compare(ledgers *Document) ([]Difference, error) {
	if d.Header.Game != ledgers.Header.Game {
		return nil, speech.Err("final.other-game", "game", d.Header.Game, "ledger", ledgers.Header.Game)
	}
	if !slices.Equal(d.Setup.Players, ledgers.Setup.Players) {
		return nil, speech.Err("final.other-players", "players", speech.All(speech.Named(d.Setup.Players...)), "ledger", speech.All(speech.Named(ledgers.Setup.Players...)))
	}
	found := []Difference{}
	for _, c := range d.Paper {
		p := scoring.Place{Owner: c.Owner, Cell: c.ID}
		written, known := d.Filled[p]
		kept, also := ledgers.Filled[p]
		if known && also && !same(c.Kind, written, kept) {
			found = append(found, Difference{d.entry(p), ledgers.entry(p).Value})
		}
	}
	return found, nil
}

// same says whether two cells say the same; nothing is a number, too: 0.
func same(kind scoring.CellKind, a, b scoring.Written) bool {
	if kind != scoring.Figure && kind != scoring.Money {
		return a == b
	}
	m, one := a.Number()
	n, two := b.Number()
	return a == b || one && two && m == n && a.Struck == b.Struck
}
