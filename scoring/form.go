package scoring

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Check says why an event has none of the forms that Info lists (clause LG1), or
// by which clause it names what the game has not got. What only a state can
// tell, such as which house data is in force, is the rulebook's.
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
			return v.unlisted(e.Args)
		case near == nil && HasWords(v.Args, e.Args):
			near = v
		}
	}
	var v *Violation
	switch {
	case named == nil:
		return Broken(UnknownClause, "%s has no verb %q.", i.Title, e.Verb)
	case !named.by(e):
		v = Broken(UnknownClause, "That is not done by %s.", actorOf(e))
	default:
		if near != nil {
			named = near
		}
		v = Broken(UnknownClause, "That is not how %q is written: %s.", e.Verb, named.unfit(e.Args))
	}
	return v.Offer("like this: %s", named.Form())
}

// longestQuoted is how many characters of a word are told at the most.
const longestQuoted = 40

// unfit says which of some words does not have a form, or what they lack.
func (v *Verb) unfit(words []string) string {
	for n := range v.Args {
		a := &v.Args[n]
		name := cmp.Or(strings.ToLower(a.Name), Either(a.Choices))
		switch {
		case n == len(v.Args)-1 && a.long(), n >= len(words):
			return "it says no " + name
		case !a.fits(words[n]):
			return fmt.Sprintf("%.*q stands where the %s should be", longestQuoted, words[n], name)
		}
	}
	return fmt.Sprintf("%.*q is too much", longestQuoted, words[len(v.Args)])
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

func actorOf(e Event) string {
	switch {
	case e.As != "":
		return "a character"
	case e.Seat == Table:
		return "the table"
	}
	return "a player"
}

// HasWords says whether words have the fixed ones of arguments, each in its place.
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
func (v *Verb) unlisted(words []string) *Violation {
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
				return Broken(a.Clause, "There is no %q (%s).", word, a.Name)
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

// ParseWhole reads a whole number that is not negative in the one way in which
// events write it: no sign, no leading zero. Beyond a billion it is a billion.
func ParseWhole(word string) (n int, ok bool) {
	if word == "" || word[0] == '0' && len(word) > 1 {
		return 0, false
	}
	for _, c := range []byte(word) {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = min(10*n+int(c-'0'), greatest)
	}
	return n, true
}

// ParseDice reads dice as events write them, in the order written: "2+3+4". It
// does not say whether a die has such faces.
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
