package ledger

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// TellApart says why people at one table couldn't tell its players apart: a name has
// characters that nobody sees, or two names look alike. A ledger may have such names, so
// it's called only where names are given, and not where they are read.
func TellApart(names []string) error {
	seen := make(map[string]string, len(names))
	for _, name := range names {
		if hidden, ok := unseen(name); ok {
			return speech.Err("ledger.name-unseen", "name", strconv.Quote(name), "character", fmt.Sprintf("%U", hidden))
		}
		looks := foldLooks(name)
		if looks == "" {
			return speech.Err("ledger.name-looks-empty", "name", strconv.Quote(name))
		}
		if looks == foldLooks(Table) {
			return speech.Err("ledger.name-reserved", "name", strconv.Quote(name))
		}
		if other, ok := seen[looks]; ok {
			return speech.Err("ledger.names-look-alike", "name", strconv.Quote(name), "other", strconv.Quote(other))
		}
		seen[looks] = name
	}
	return nil
}

// TellApart says why people couldn't tell the players apart once an entry has given one of
// them another name; nil for any other entry. What else is wrong with the name, Apply says.
func (f *Fold) TellApart(e Entry) *scoring.Violation {
	if e.Verb != VerbRename || len(e.Args) != 2 {
		return nil
	}
	names := slices.Clone(f.Names())
	at := slices.IndexFunc(names, func(n string) bool { return SameName(n, e.Args[0]) })
	clean, err := CleanName(e.Args[1])
	if err != nil || at < 0 || slices.ContainsFunc(names, func(n string) bool { return SameName(n, clean) }) {
		return nil
	}
	names[at] = clean
	if err := TellApart(names); err != nil {
		return scoring.Breaks(NoteClause, "ledger.no-name", "why", speech.OfError(err))
	}
	return nil
}

// foldLooks is what two names have in common that look alike: they differ by
// nothing but case, blanks, what is not seen, and letters of other scripts.
func foldLooks(s string) string {
	seen := strings.Map(func(r rune) rune {
		if ignorable(r) {
			return -1
		}
		return r
	}, s)
	return lookalikes.Replace(foldCase(strings.Join(strings.Fields(seen), " ")))
}

// The characters that join letters, or keep them apart. Persian, the scripts of
// India and families of emoji are not written without them, so a name can have
// them between what is seen, though two names do not differ by them.
const (
	nonJoiner = '\u200c'
	joiner    = '\u200d'
)

// unseen returns the first character of a name that nobody would see, or that
// would turn round the order in which the others are read: zero-width spaces,
// marks and overrides of direction, fillers, tags. A joiner is one at the ends
// of a name, beside a blank, and between letters that do not join.
func unseen(name string) (_ rune, found bool) {
	letters := []rune(name)
	for i, r := range letters {
		switch {
		case r == nonJoiner || r == joiner:
			if i == 0 || i == len(letters)-1 || !joins(letters[i-1]) || !joins(letters[i+1]) {
				return r, true
			}
		case ignorable(r) && !unicode.Is(unicode.Variation_Selector, r):
			return r, true
		}
	}
	return 0, false
}

// joins says whether a character can stand beside a joiner: Latin, Greek and
// Cyrillic letters never do.
func joins(r rune) bool {
	return r > '\u024f' && !unicode.In(r, unicode.Latin, unicode.Greek, unicode.Cyrillic) && !unicode.IsSpace(r) && !ignorable(r) ||
		unicode.Is(unicode.Variation_Selector, r)
}

// ignorable says whether a character is drawn as nothing: what Unicode lists as
// formats, as ignorable by default, and as blank.
func ignorable(r rune) bool {
	return r == '\u2800' || unicode.In(r, unicode.Cf, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector) &&
		!unicode.Is(unicode.Prepended_Concatenation_Mark, r)
}

// lookalikes puts Latin letters in place of the Cyrillic and Greek ones, in
// folded case, that nobody can tell from them in small or in capitals.
var lookalikes = strings.NewReplacer(
	"а", "a", "в", "b", "с", "c", "е", "e", "н", "h", "һ", "h", "і", "i", "ј", "j", "к", "k", "м", "m", "о", "o", "р", "p", "ѕ", "s", "т", "t",
	"у", "y", "х", "x",
	"α", "a", "β", "b", "ε", "e", "η", "h", "ι", "i", "κ", "k", "μ", "m", "ν", "n", "ο", "o", "ρ", "p", "τ", "t", "υ", "y", "χ", "x", "ζ", "z",
)
