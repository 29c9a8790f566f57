package goldfever

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// id is what an object is called where its kind alone would not tell it from
// others.
func (t *thing) id() string { return t.kind.String() + "-" + strconv.Itoa(t.number) }

// word is what an object is called among others: its kind, or its id where
// there are two of the kind. A nugget has its id always, as it may have to be
// told from others later.
func (s *state) word(t int, among []int) string {
	it := &s.things[t]
	if it.kind == Nugget || slices.ContainsFunc(among, func(o int) bool { return o != t && s.things[o].kind == it.kind }) {
		return it.id()
	}
	return it.kind.String()
}

// wordsOf are the words of objects among each other.
func (s *state) wordsOf(list []int) []string {
	words := make([]string, len(list))
	for i, t := range list {
		words[i] = s.word(t, list)
	}
	return words
}

// find is the object of a word among others, or nothing.
func (s *state) find(word string, among []int) int {
	for _, t := range among {
		if s.word(t, among) == word {
			return t
		}
	}
	return nothing
}

// isThing says whether a word could be that of an object of the game.
func (s *state) isThing(word string) bool {
	return slices.Contains(kindWords[:], word) && word != Nugget.String() ||
		slices.ContainsFunc(s.things, func(t thing) bool { return t.id() == word })
}

// lying are the objects on the ground of a zone.
func (s *state) lying(zone int) []int {
	var list []int
	for t := range s.things {
		if s.things[t].zone == zone {
			list = append(list, t)
		}
	}
	return list
}

// standing are the living characters in a zone.
func (s *state) standing(zone int) []int {
	var list []int
	for m := range s.men {
		if s.men[m].zone == zone && s.men[m].alive() {
			list = append(list, m)
		}
	}
	return list
}

// near are the living friends of a character in its zone.
func (s *state) near(m int) []int {
	return slices.DeleteFunc(s.standing(s.men[m].zone), func(o int) bool { return o == m || s.men[o].team != s.men[m].team })
}

// foes are the living opponents of a character.
func (s *state) foes(m int) []int {
	var list []int
	for o := range s.men {
		if s.men[o].team != s.men[m].team && s.men[o].alive() {
			list = append(list, o)
		}
	}
	return list
}

func (s *state) zoneName(zone int) string { return s.house.Village.Zones[zone].Name }

func (s *state) name(m int) string { return s.men[m].name }

// title is an object for people.
func (s *state) title(t int) string { return inSentence(s.things[t].kind) }

// inSentence is a kind in the middle of a sentence: a Colt is named after
// somebody.
func inSentence(kind Kind) string {
	if kind == Colt {
		return "Colt"
	}
	return kind.Title()
}

// either lists words to choose from: "a, b, c".
func either(words []string) string { return strings.Join(words, ", ") }

// unknownWord is the violation of a word that the game does not have.
func unknownWord(what, word string, known ...string) *scoring.Violation {
	v := scoring.Breaks(scoring.UnknownClause, "There is no %s %q.", what, word)
	if len(known) > 0 {
		return v.Try("%s", either(known))
	}
	return v
}
