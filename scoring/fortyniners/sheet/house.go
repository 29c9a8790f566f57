package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/house"
)

// ReadHouse reads a *[fortyniners.Board], or a *[fortyniners.NoBoard] for a table that keeps score
// only.
func ReadHouse(file string, text []byte) (scoring.House, error) {
	board, err := house.Read(file, text, func(b *fortyniners.Board, doc *house.Document) *house.Error {
		return (&survey{Board: b, doc: doc}).check()
	})
	if err != nil {
		none := &fortyniners.NoBoard{}
		if _, other := house.Decode(file, text, none); other == nil && none.ScoreOnly {
			return none, nil
		}
		return nil, err
	}
	return board, nil
}

// A survey holds a board to what FN5 asks of it.
type survey struct {
	*fortyniners.Board
	doc   *house.Document
	index map[string]fortyniners.SpotIndex
	at    map[fortyniners.SpotIndex]string // the field that gives a spot its part
	net   *fortyniners.Network             // once all that it is made from is known to fit
}

// check finds the first thing that is wrong. Each step relies on those before
// it.
func (s *survey) check() *house.Error {
	for _, step := range []func() *house.Error{
		s.checkSpots, s.checkParts, s.checkEdges,
		s.checkPlaces, s.checkJumps, s.checkPieces, s.checkBlocks, s.checkWays, s.checkPaths,
		s.checkApart, s.checkClear, s.checkCrossed,
	} {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}
