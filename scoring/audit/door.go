package audit

import "saddlebag/scoring"

// A Door is a game as the program knows it, made of its rooms: what lies on its paper, and
// what judges that.
type Door[P interface{ Blank() []scoring.Cell }] struct {
	About *scoring.Info
	House func(file string, text []byte) (scoring.House, error) // reads house data
	Start func(scoring.Setup) (scoring.State, error)
	Paper func(scoring.Setup) (P, error) // of a game that starts
	Judge func(P) Checklist
}

// Info describes the game.
func (d Door[P]) Info() *scoring.Info { return d.About }

// ReadHouse reads its house data.
func (d Door[P]) ReadHouse(file string, text []byte) (scoring.House, error) {
	return d.House(file, text)
}

// New starts a game.
func (d Door[P]) New(setup scoring.Setup) (scoring.State, error) { return d.Start(setup) }

// BlankCells lists what the paper has, blank; see [Auditor].
func (d Door[P]) BlankCells(setup scoring.Setup) ([]scoring.Cell, error) {
	p, err := d.Paper(setup)
	if err != nil {
		return nil, err
	}
	return p.Blank(), nil
}

// Checklist is what the rules say of the paper; see [Auditor].
func (d Door[P]) Checklist(setup scoring.Setup) (Checklist, error) {
	p, err := d.Paper(setup)
	if err != nil {
		return Checklist{}, err
	}
	return d.Judge(p), nil
}

// Starting is a rulebook's own start, as a [Door] takes it.
func Starting[S scoring.State](start func(scoring.Setup) (S, error)) func(scoring.Setup) (scoring.State, error) {
	return func(setup scoring.Setup) (scoring.State, error) {
		s, err := start(setup)
		if err != nil {
			return nil, err
		}
		return s, nil
	}
}
