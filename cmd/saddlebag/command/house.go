package command

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/templates"
)

// FindHouse finds the house data that --data names: one of ours, or a file. Where
// nobody has named any it is what so many play by.
func FindHouse(game scoring.Game, name string, players int) (ledger.HouseData, error) {
	if found, ok, err := titles.Shelf().InForce(game, name, players); ok {
		return found, err
	}
	info := game.Info()
	text, err := os.ReadFile(name)
	if errors.Is(err, os.ErrNotExist) {
		ours := templates.Houses(info.ID)
		if meant, ok := reading.Choice(name, ours); ok {
			return FindHouse(game, meant, players)
		}
		return ledger.HouseData{}, Hinted(Failed(name, "cli.no-house", "kind", info.DataWord),
			"cli.house-hint", "game", info.Title, "words", strings.Join(ours, ", "), "id", info.ID)
	}
	if err != nil {
		return ledger.HouseData{}, FailedBy(name, errors.Unwrap(err))
	}
	if as, err := reading.Decode(text); err == nil && as.Encoding != reading.Windows1252 { // whose letters nobody has asked for
		text = []byte(as.String)
	}
	base := strings.TrimSuffix(filepath.Base(name), filepath.Ext(name))
	return ledger.ReadOwn(game, base, name, text)
}
