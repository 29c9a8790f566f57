package ledger

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
)

// Table is the actor of events that no player owns.
const Table = "table"

// longestName is the greatest number of characters in a name.
const longestName = 64

// CleanName returns a player's name in Unicode's composed form (NFC), or says
// why it cannot be one: names have 1 to 64 characters, none of them a control
// character or one that is not seen, and are not "table" or "?".
func CleanName(name string) (string, error) {
	if len(name) > utf8.UTFMax*longestName*mostDecomposed {
		return "", fmt.Errorf("a name of %d bytes; at most %d characters fit", len(name), longestName)
	}
	if !utf8.ValidString(name) {
		return "", errors.New("a name that is not UTF-8")
	}
	name = norm.NFC.String(name)
	if n := utf8.RuneCountInString(name); n > longestName {
		return "", fmt.Errorf("a name of %d characters; at most %d fit", n, longestName)
	}
	if i := strings.IndexFunc(name, unicode.IsControl); i >= 0 {
		return "", fmt.Errorf("the name %q holds a control character", name)
	}
	if hidden, ok := unseen(name); ok {
		return "", fmt.Errorf("the name %q holds a character that is not seen (%U)", name, hidden)
	}
	switch foldName(name) {
	case "":
		return "", errors.New("an empty name")
	case foldName(Table), "?":
		return "", fmt.Errorf("the name %q has a meaning of its own in a ledger", name)
	}
	return name, nil
}

// mostDecomposed is more characters than any composed one is made of.
const mostDecomposed = 4

// CleanNames returns the names of players as CleanName does each, or says why
// they cannot sit at one table. How many they are is asked first: whoever sends
// too many is refused before a name is looked at.
func CleanNames(names []string) ([]string, error) {
	if len(names) > mostPlayers {
		return nil, fmt.Errorf("%d players; no game takes more than %d", len(names), mostPlayers)
	}
	clean, seen := make([]string, len(names)), make(map[string]bool, len(names))
	for i, name := range names {
		var err error
		if clean[i], err = CleanName(name); err != nil {
			return nil, err
		}
		folded := foldName(clean[i])
		if seen[folded] {
			return nil, fmt.Errorf("%q stands twice; names differ by more than case, blanks and what looks alike", clean[i])
		}
		seen[folded] = true
	}
	return clean, nil
}

// SameName says whether two names count as one: they differ by nothing but
// case, blanks, what is not seen, and letters of other scripts that look alike.
func SameName(a, b string) bool { return foldName(a) == foldName(b) }

// foldName is what two names that count as one have in common. It makes a
// caser of its own each time: casers are not to be shared.
func foldName(s string) string {
	seen := strings.Map(func(r rune) rune {
		if ignorable(r) {
			return -1
		}
		return r
	}, s)
	return lookalikes.Replace(cases.Fold().String(strings.Join(strings.Fields(seen), " ")))
}

// taken returns the name in names that counts as the same as name, other than
// the one at index but.
func taken(names []string, name string, but int) (string, bool) {
	folded := foldName(name)
	for i, other := range names {
		if i != but && foldName(other) == folded {
			return other, true
		}
	}
	return "", false
}
