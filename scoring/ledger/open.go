package ledger

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// Digest names house data of a user's own by its content.
func Digest(text []byte) string {
	sum := sha256.Sum256(text)
	return "sha256:" + hex.EncodeToString(sum[:])
}

// Open starts the game that a header describes, with house data read before
// by the same game. What the game does not allow (another edition, a number of
// players, an option) is a *SyntaxError at its header line.
func Open(game scoring.Game, h *Header, house scoring.House) (*Fold, error) {
	setup, err := h.Setup(game.Info(), house)
	if err != nil {
		return nil, err
	}
	state, err := game.New(setup)
	if err != nil {
		return nil, h.At(magic, "%v", err)
	}
	if cast, ok := state.(scoring.Cast); ok {
		for _, name := range setup.Players {
			if _, clash := cast.Owner(name); clash {
				return nil, h.At("player "+name, "the player name %s is that of a character of the game", QuoteShort(name))
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
		return none, h.At(magic, "a %s of %s, not of %s", h.noun(), QuoteShort(h.Game), info.ID)
	}
	if h.Edition != 0 && h.Edition != info.Edition {
		return none, h.At("edition", "edition %d of the rules is not known; this program has edition %d", h.Edition, info.Edition)
	}
	if n := len(h.Players); n < info.MinPlayers || n > info.MaxPlayers {
		last := magic
		if n > 0 {
			last = "player " + h.Players[n-1]
		}
		return none, h.At(last, "%d player(s); %s takes %s", n, info.Title, info.Crowd())
	}
	if h.Data.Word != "" && h.Data.Word != info.DataWord {
		return none, h.At("data", "%s has no %s; its house data is a %s", info.Title, h.Data.Word, info.DataWord)
	}
	for _, o := range h.Options {
		if why := CheckOption(info, o); why != "" {
			return none, h.At("option "+o.Name, "%s", why)
		}
	}
	return scoring.Setup{Players: slices.Clone(h.Players), Options: h.Chosen(), House: house}, nil
}

// Chosen are the options that the header names, by name.
func (h Header) Chosen() map[string]string {
	options := make(map[string]string, len(h.Options))
	for _, o := range h.Options {
		options[o.Name] = o.Value
	}
	return options
}

// CheckOption says why a game does not take an option; it is empty where it
// does.
func CheckOption(info *scoring.Info, o Option) (why string) {
	opt, ok := info.Option(o.Name)
	if !ok {
		names := make([]string, len(info.Options))
		for i, known := range info.Options {
			names[i] = known.Name
		}
		return info.Title + " has no option " + QuoteShort(o.Name) + "; it has " + strings.Join(names, ", ")
	}
	if opt.Choices != nil {
		if !slices.Contains(opt.Choices, o.Value) {
			return "option " + o.Name + " is " + strings.Join(opt.Choices, " or ") + ", not " + QuoteShort(o.Value)
		}
		return ""
	}
	if n, err := strconv.Atoi(o.Value); err != nil || n < opt.From || n > opt.To || strconv.Itoa(n) != o.Value {
		return "option " + o.Name + " is a whole number from " + strconv.Itoa(opt.From) + " to " + strconv.Itoa(opt.To) + ", not " + QuoteShort(o.Value)
	}
	return ""
}
