package scoring

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring/speech"
)

// Check says why an event has none of the forms that Info lists (clause LG1), or which
// clause it breaks by naming something that the game doesn't have. What only a state
// knows, such as the house data in force, is for the rulebook to check.
func (i *Info) Check(e Event) *Violation {
	var named, near *Verb // a form of the verb; one that its actor has, with its words
	for n := range i.Verbs {
		v := &i.Verbs[n]
		if v.Name != e.Verb {
			continue
		}
		if named == nil || !named.by(e) && v.by(e) {
			named = v
		}
		switch {
		case !v.by(e):
		case v.fits(e.Args):
			return v.unlisted(i, e.Args)
		case near == nil && HasWords(v.Args, e.Args):
			near = v
		}
	}
	var v *Violation
	switch {
	case named == nil:
		return Breaks(UnknownClause, "scoring.no-verb", "game", i.Title, "verb", strconv.Quote(e.Verb))
	case !named.by(e):
		v = Breaks(UnknownClause, "scoring.other-actor", "actor", actorOf(e))
	default:
		if near != nil {
			named = near
		}
		v = Breaks(UnknownClause, "scoring.other-form", "verb", e.Verb, "unfit", named.unfit(i, e.Args))
	}
	return v.Suggest("scoring.like-this", "form", named.Form())
}

// longestQuoted is how many characters of a word are told at the most.
const longestQuoted = 40

// unfit says which of some words does not have a form, or what they lack.
func (v *Verb) unfit(of *Info, words []string) speech.Text {
	for n := range v.Args {
		a := &v.Args[n]
		switch {
		case n == len(v.Args)-1 && a.long(), n >= len(words):
			return speech.Say("scoring.says-no", "argument", a.called(of))
		case !a.fits(words[n]):
			return speech.Say("scoring.misplaced", "word", quoted(words[n]), "argument", a.called(of))
		}
	}
	return speech.Say("scoring.too-much", "word", quoted(words[len(v.Args)]))
}

// quoted is a word in quotes, shortened where it is long.
func quoted(word string) string { return fmt.Sprintf("%.*q", longestQuoted, word) }

// called is what an argument is called in a sentence: by its title, or by the words of which
// it is one.
func (a *Arg) called(of *Info) speech.Text {
	if a.Name != "" {
		return of.ArgTitle(a.Name)
	}
	return speech.Say("scoring.one-of", "words", speech.Any(speech.Named(a.Choices...)))
}

// by says whether the one who acts can use a form.
func (v *Verb) by(e Event) bool {
	switch v.Actor {
	case ByTable:
		return e.As == "" && e.Seat == Table
	case ByCharacter:
		return e.As != ""
	default:
		return e.As == "" && e.Seat != Table
	}
}

func actorOf(e Event) speech.Text {
	switch {
	case e.As != "":
		return "scoring.a-character"
	case e.Seat == Table:
		return "scoring.the-table"
	}
	return "scoring.a-player"
}

// HasWords says whether each argument that is a fixed word has that word in its place.
func HasWords(args []Arg, words []string) bool {
	for n := range args {
		if a := &args[n]; a.Kind == Word && (n >= len(words) || !a.isWord(words[n])) {
			return false
		}
	}
	return true
}

// fits says whether words have a form. Each argument has one word, but for the
// last, which may have any number.
func (v *Verb) fits(words []string) bool {
	for n := range v.Args {
		a := &v.Args[n]
		if n == len(v.Args)-1 && a.long() {
			return a.fitsWords(words[min(n, len(words)):])
		}
		if n >= len(words) || !a.fits(words[n]) {
			return false
		}
	}
	return len(words) == len(v.Args)
}

// long says whether an argument may have more than one word, or none.
func (a *Arg) long() bool { return a.Kind == Counts || a.Kind == Path }

// fitsWords says whether an argument of many words is in its form. What is
// secret is hidden whole or not at all.
func (a *Arg) fitsWords(words []string) bool {
	hidden := 0
	for _, word := range words {
		if word == Hidden && a.Secret != Open {
			hidden++
		}
	}
	if len(words) < a.From || a.Kind == Path && a.To > 0 && len(words) > a.To {
		return false
	}
	return hidden == 0 || hidden == len(words)
}

// fits says whether a word is in the form of an argument.
func (a *Arg) fits(word string) bool {
	if word == Hidden && a.Secret != Open {
		return true
	}
	switch a.Kind {
	case Word:
		return a.isWord(word)
	case Range:
		_, ok := ParseWhole(word)
		return ok
	case DiceChoice, Throw:
		_, _, ok := spread(word)
		return ok
	case Choice, Text, Counts, Path:
	}
	return true
}

// isWord says whether a word is one of an argument that stands for itself.
func (a *Arg) isWord(word string) bool {
	if a.Numbered {
		if kind, number, ok := strings.Cut(word, "-"); ok {
			if n, whole := ParseWhole(number); whole && n > 0 {
				word = kind
			}
		}
	}
	return slices.Contains(a.Choices, word)
}

// unlisted says which clause words of a form break that name what the game has
// not got.
func (v *Verb) unlisted(of *Info, words []string) *Violation {
	for n := range v.Args {
		a, own := &v.Args[n], words[n:]
		switch {
		case !a.long():
			own = own[:1]
		case a.Kind == Path:
			own = []string{strings.Join(own, " ")}
		}
		for _, word := range own {
			if a.Clause != "" && (word != Hidden || a.Secret == Open) && !a.lists(word) {
				return Breaks(a.Clause, "scoring.unlisted", "word", strconv.Quote(word), "argument", of.ArgTitle(a.Name))
			}
		}
	}
	return nil
}

// lists says whether the game has what a word in the form of an argument names.
func (a *Arg) lists(word string) bool {
	switch a.Kind {
	case Range:
		n, _ := ParseWhole(word)
		return n >= a.From && n <= a.To
	case DiceChoice, Throw:
		if a.Faces == 0 {
			break
		}
		least, most, _ := spread(word)
		return least >= 1 && most <= a.Faces
	case Word, Choice, Text, Counts, Path:
	}
	return slices.Contains(a.Choices, word)
}

// greatest is what a number reads as that is as great or greater: sums and
// products of a few of them fit an int.
const greatest = 1_000_000_000

// ParseWhole reads a whole number that isn't negative, in the only way that events
// write it: no sign, no leading zero. Above a billion it's a billion.
func ParseWhole(word string) (n int, ok bool) {
	if word == "" || word[0] == '0' && len(word) > 1 {
		return 0, false
	}
	for _, c := range []byte(word) {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = int(min(10*int64(n)+int64(c-'0'), greatest))
	}
	return n, true
}

// ParseDice reads dice as events write them, in the order written: "2+3+4". It
// doesn't check that a die has such faces.
func ParseDice(word string) (dice []int, ok bool) {
	dice = make([]int, 0, strings.Count(word, "+")+1)
	for face := range strings.SplitSeq(word, "+") {
		n, ok := ParseWhole(face)
		if !ok {
			return nil, false
		}
		dice = append(dice, n)
	}
	return dice, true
}

// spread is the lowest and the highest of dice as ParseDice reads them.
func spread(word string) (least, most int, ok bool) {
	least = greatest
	for face := range strings.SplitSeq(word, "+") {
		n, ok := ParseWhole(face)
		if !ok {
			return 0, 0, false
		}
		least, most = min(least, n), max(most, n)
	}
	return least, most, true
}
