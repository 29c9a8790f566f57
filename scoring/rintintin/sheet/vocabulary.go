package sheet

import "saddlebag/scoring"

// Words are the groups of outlaws on the board, for what an event says of one.
func (s View) Words(arg string) []string {
	if arg != argGroup.Name {
		return nil
	}
	return scoring.Each(len(s.Board.Groups), func(i int) string { return s.Board.Groups[i].ID })
}
