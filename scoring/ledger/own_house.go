package ledger

import (
	"saddlebag/scoring"
	"saddlebag/scoring/house"
)

// ownHouses are the house data of people's own that were read last.
var ownHouses house.Memory[scoring.House]

// ReadOwn reads house data of people's own for a game, as ReadHouse does, and remembers
// the last of them: what it gives is shared, and read only. The error is the game's.
func ReadOwn(game scoring.Game, data Data, file string, text []byte) (HouseData, error) {
	read, err := ownHouses.Read(game.Info().ID, text, func() (scoring.House, error) { return game.ReadHouse(file, text) })
	if err != nil {
		return HouseData{}, err
	}
	return HouseData{data, file, text, read}, nil
}
