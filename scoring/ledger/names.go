package ledger

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/cases"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// Table is the actor of events that no player owns.
const Table = "table"

// longestName is the greatest number of characters in a name.
const longestName = 64

// CleanName returns a player's name in Unicode's composed form (NFC), or says why it
// can't be one: a name has 1 to 64 characters, no control characters, and isn't
// "table" or "?".
func CleanName(name string) (string, error) {
	if len(name) > utf8.UTFMax*longestName*mostDecomposed {
		return "", speech.Err("ledger.name-too-long", "most", longestName)
	}
	if !utf8.ValidString(name) {
		return "", speech.Err("ledger.name-unreadable")
	}
	name = composed(name)
	switch n := utf8.RuneCountInString(name); {
	case n == 0 || strings.TrimSpace(name) == "":
		return "", speech.Err("ledger.name-empty")
	case n > longestName:
		return "", speech.Err("ledger.name-too-long", "most", longestName)
	}
	if i := strings.IndexFunc(name, unicode.IsControl); i >= 0 {
		return "", speech.Err("ledger.name-control", "name", strconv.Quote(name))
	}
	if folded := foldCase(name); folded == Table || folded == "?" {
		return "", speech.Err("ledger.name-reserved", "name", strconv.Quote(name))
	}
	return name, nil
}

// mostDecomposed is more characters than any composed one is made of.
const mostDecomposed = 4

// CleanNames is CleanName for all players, or says why they can't sit at one table: two have
// the same name, or people couldn't tell them apart. It's for names that are given, not
// for those that are read. It checks their number first: too many are refused before it looks
// at a name.
func CleanNames(names []string) ([]string, error) {
	if len(names) > mostPlayers {
		return nil, speech.Err("ledger.too-many-players", "n", len(names), "most", mostPlayers)
	}
	clean, seen := make([]string, len(names)), make(map[string]bool, len(names))
	for i, name := range names {
		var err error
		if clean[i], err = CleanName(name); err != nil {
			return nil, err
		}
		folded := foldCase(clean[i])
		if seen[folded] {
			return nil, speech.Err("ledger.same-names", "name", strconv.Quote(clean[i]))
		}
		seen[folded] = true
	}
	if err := TellApart(clean); err != nil {
		return nil, err
	}
	return clean, nil
}

// SameName says whether two names count as one: they differ only in case.
func SameName(a, b string) bool { return foldCase(a) == foldCase(b) }

// foldCase makes a caser of its own each time: casers are not to be shared.
func foldCase(s string) string {
	if isASCII(s) {
		return strings.ToLower(s) // as the caser does, without one
	}
	return cases.Fold().String(s)
}

// taken returns the name in names that counts as the same as name, other than
// the one at index but.
func taken(names []string, name string, but int) (string, bool) {
	folded := foldCase(name)
	for i, other := range names {
		if i != but && foldCase(other) == folded {
			return other, true
		}
	}
	return "", false
}

// ActorOf is the name under which players with these names enter a prompt's
// event.
func ActorOf(p scoring.Prompt, names []string) string {
	switch {
	case p.As != "":
		return p.As
	case p.Seat == scoring.Table:
		return Table
	}
	return names[p.Seat]
}

// Actor finds who currently acts under a name: a seat, the table, or a character
// and its owner.
func (f *Fold) Actor(name string) (seat int, as string, ok bool) {
	f.settle()
	return f.actor(name)
}

// actor is Actor where the game stands.
func (f *Fold) actor(name string) (seat int, as string, ok bool) {
	if name == Table {
		return scoring.Table, "", true
	}
	if seat, ok := f.seat(name); ok {
		return seat, "", true
	}
	if cast, ok := f.state().(scoring.CharacterOwner); ok {
		if seat, ok := cast.Owner(name); ok {
			return seat, name, true
		}
	}
	return 0, "", false
}

// acting is the seat that acts in an entry where the game stands; scoring.Table for
// nobody known.
func (f *Fold) acting(e Entry) int {
	if seat, _, known := f.actor(e.Actor); known {
		return seat
	}
	return scoring.Table
}

func (f *Fold) seat(name string) (int, bool) {
	for seat, n := range f.now.tip.names {
		if n == name {
			return seat, true
		}
	}
	return 0, false
}

// A guess is what is said of a word that nobody knows. To find what is near it takes long, and an
// amendment has the same words judged again and again.
type guess struct {
	word        string
	verb, alone bool
}

// guesses are those made while all had the same names.
type guesses struct {
	said  map[guess]*scoring.Violation
	names []string
}

// mostGuesses is how many of them are remembered.
const mostGuesses = 1000

// guessed is what was said of a word before, or is said of it now.
func (f *Fold) guessed(g guess, say func() *scoring.Violation) *scoring.Violation {
	if names := f.now.tip.names; f.guesses.said == nil || len(f.guesses.said) == mostGuesses || !slices.Equal(names, f.guesses.names) {
		f.guesses = guesses{map[guess]*scoring.Violation{}, names}
	}
	v, known := f.guesses.said[g]
	if !known {
		v = say()
		f.guesses.said[g] = v
	}
	return v
}

func (f *Fold) unknownActor(name string) *scoring.Violation {
	return f.guessed(guess{word: name}, func() *scoring.Violation { return f.nobody(name) })
}

func (f *Fold) nobody(name string) *scoring.Violation {
	v := scoring.Breaks(clauseUnknown, "ledger.nobody", "name", QuoteShort(name))
	for _, n := range f.now.tip.names {
		if SameName(n, name) {
			return v.Suggest("ledger.player", "name", n)
		}
	}
	if near := scoring.Nearest(name, f.allActors()); near != "" {
		return v.Mean(near)
	}
	return v.Suggest("ledger.actors", "actors", speech.Any(append(speech.Named(f.now.tip.names...), speech.Words(Table))))
}

// allActors are all who can ever act: players, the characters of the game, the table.
func (f *Fold) allActors() []string {
	all := append(slices.Clone(f.now.tip.names), Table)
	if v, ok := f.state().(scoring.Vocabulary); ok {
		all = append(all, v.Words("character")...)
	}
	return all
}
