package ledger

import (
	"saddlebag/scoring"
	"saddlebag/scoring/house"
)

// ownHouses are the house data of people's own that were read last.
var ownHouses house.Memory[scoring.House]

// ReadOwn reads house data of people's own for a game, as ReadHouse does, under a name
// that it gets, and remembers the last of them: what it gives is shared, and read only.
// The error is the game's.
func ReadOwn(game scoring.Game, name, file string, text []byte) (HouseData, error) {
	info, digest := game.Info(), Digest(text)
	read, err := ownHouses.Read(info.ID, digest, func() (scoring.House, error) { return game.ReadHouse(file, text) })
	if err != nil {
		return HouseData{}, err
	}
	return HouseData{Data{Word: info.DataWord, Name: name, Digest: digest}, file, text, read}, nil
}
