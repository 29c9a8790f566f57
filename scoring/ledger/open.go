package ledger

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// Digest names a user's own house data by its content.
func Digest(text []byte) string {
	sum := sha256.Sum256(text)
	return digestMark + hex.EncodeToString(sum[:])
}

// Open starts the game that a header describes, with house data that the same game has
// read. If the game doesn't allow something (another edition, a number of players, an
// option), the error is a *SyntaxError at its header line.
func Open(game scoring.Game, h *Header, house scoring.House) (*Fold, error) {
	setup, err := h.Setup(game.Info(), house)
	if err != nil {
		return nil, err
	}
	state, err := scoring.Start(game, setup)
	if err != nil {
		return nil, h.refused(err)
	}
	if cast, ok := state.(scoring.CharacterOwner); ok {
		for _, name := range setup.Players {
			if _, clash := cast.Owner(name); clash {
				return nil, h.At("player "+name, speech.Say("ledger.name-of-character", "name", QuoteShort(name)))
			}
		}
	}
	return newFold(game, state, setup.Players), nil
}

// Setup checks a header against a game's Info and returns what the game
// starts from.
func (h *Header) Setup(info *scoring.Info, house scoring.House) (scoring.Setup, error) {
	var none scoring.Setup
	if h.Game != info.ID {
		return none, h.At(magic, speech.Say("ledger.other-game", "document", h.noun(), "game", QuoteShort(h.Game), "not", info.ID))
	}
	if h.Edition != 0 && h.Edition != info.Edition {
		return none, h.At("edition", speech.Say("ledger.other-edition", "edition", h.Edition, "ours", info.Edition))
	}
	if h.Data.Word != "" && h.Data.Word != info.DataWord {
		return none, h.otherData(info)
	}
	setup := scoring.Setup{Players: slices.Clone(h.Players), Options: h.Chosen(), House: house}
	if err := scoring.CheckSetup(info, setup); err != nil {
		return none, h.refused(err)
	}
	return setup, nil
}

// otherData is the error of house data under the word of another game.
func (h *Header) otherData(info *scoring.Info) error {
	return h.At("data", speech.Say("ledger.other-data-word", "game", info.Title, "not", h.Data.Word, "word", info.DataWord))
}

// refused is the error of a game that did not start, at the line that it is
// about.
func (h *Header) refused(err error) error {
	words := magic
	var option *scoring.OptionError
	switch {
	case errors.As(err, &option):
		words = "option " + composed(option.Option)
	case errors.Is(err, scoring.ErrPlayers) && len(h.Players) > 0:
		words = "player " + h.Players[len(h.Players)-1]
	}
	return h.At(words, speech.OfError(err))
}

// Chosen are the options that the header names, by name.
func (h Header) Chosen() map[string]string {
	options := make(map[string]string, len(h.Options))
	for _, o := range h.Options {
		options[o.Name] = o.Value
	}
	return options
}
