package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/templates"
)

// houseData is house data in force: as a ledger's header names it, as text,
// and as the game reads it.
type houseData struct {
	data  ledger.Data
	text  []byte
	house scoring.House
}

// ours says whether the data is the program's own, which people see called
// "house".
func (h houseData) ours() bool { return h.data.Digest == "" }

// findHouse finds the house data that --data names: one of ours, or a file.
// An empty name is the game's default.
func findHouse(game scoring.Game, name string) (houseData, error) {
	info := game.Info()
	if name == "" {
		name = info.Data
	}
	if text, ok := templates.House(info.ID, name); ok {
		return readHouse(game, ledger.Data{Word: info.DataWord, Name: name}, name+".yaml", text)
	}
	text, err := os.ReadFile(name)
	if errors.Is(err, os.ErrNotExist) {
		return houseData{}, hinted(failed(name, "no %s of this name, and no such file", info.DataWord),
			"%s has %s; saddlebag data %s shows one to start from", info.Title, strings.Join(templates.Houses(info.ID), ", "), info.ID)
	}
	if err != nil {
		return houseData{}, failed(name, "%w", errors.Unwrap(err))
	}
	base := strings.TrimSuffix(filepath.Base(name), filepath.Ext(name))
	return readHouse(game, ledger.Data{Word: info.DataWord, Name: base, Digest: ledger.Digest(text)}, name, text)
}

func readHouse(game scoring.Game, data ledger.Data, file string, text []byte) (houseData, error) {
	house, err := game.ReadHouse(file, text)
	if err != nil {
		return houseData{}, &exitError{code: exitFailed, message: err.Error(), cause: err}
	}
	return houseData{data, text, house}, nil
}

// houseOf finds the house data in force for a ledger: what its header names,
// or a user's own data given by --data, which must be what the header means.
func houseOf(game scoring.Game, h *ledger.Header, flag string) (houseData, error) {
	switch {
	case flag != "":
		found, err := findHouse(game, flag)
		if err != nil {
			return houseData{}, err
		}
		if h.Data.Digest != "" && h.Data.Digest != ledger.Digest(found.text) {
			return houseData{}, h.At("data", "%s is not the data of this ledger: its digest is %s", flag, ledger.Digest(found.text))
		}
		if ours, ok := templates.House(game.Info().ID, h.Data.Name); ok && h.Data.Digest == "" && !bytes.Equal(ours, found.text) {
			return houseData{}, h.At("data", "this ledger is played on %s, which is not %s", h.Data.Name, flag)
		}
		return found, nil
	case h.Data.Digest != "":
		return houseData{}, h.At("data", "this ledger was kept with data of your own, %s: name its file with --data", h.Data.Name)
	case h.Data.Word != "" && h.Data.Word != game.Info().DataWord:
		return houseData{}, h.At("data", "%s has no %s; its house data is a %s", game.Info().Title, h.Data.Word, game.Info().DataWord)
	}
	name := h.Data.Name
	if h.Data.Word == "" {
		name = game.Info().Data
	}
	text, ok := templates.House(game.Info().ID, name)
	if !ok {
		return houseData{}, h.At("data", "no %s %s; there is %s", game.Info().DataWord, fmt.Sprintf("%q", name), strings.Join(templates.Houses(game.Info().ID), ", "))
	}
	return readHouse(game, ledger.Data{Word: game.Info().DataWord, Name: name}, name+".yaml", text)
}
