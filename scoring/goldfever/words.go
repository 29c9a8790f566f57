package goldfever

import (
	"slices"
	"strings"

	"saddlebag/scoring"
)

// wordsOf are the words of objects among each other.
func (s *state) wordsOf(list []int) []string {
	return scoring.Each(len(list), func(i int) string { return s.word(list[i], list) })
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
	return s.isKind(word) && word != Nugget.String() ||
		slices.ContainsFunc(s.things, func(t thing) bool { return t.id() == word })
}

// isKind says whether a word is that of a kind alone.
func (s *state) isKind(word string) bool { return slices.Contains(kindWords[:], word) }

func (s *state) isNugget(t int) bool { return t != nothing && s.things[t].kind == Nugget }

// lying are the objects on the ground of a zone.
func (s *state) lying(zone int) []int {
	return scoring.Where(len(s.things), func(t int) bool { return s.things[t].zone == zone })
}

// standing are the living characters in a zone.
func (s *state) standing(zone int) []int {
	return scoring.Where(len(s.men), func(m int) bool { return s.men[m].zone == zone && s.men[m].alive() })
}

// near are the living friends of a character in its zone.
func (s *state) near(m int) []int {
	return slices.DeleteFunc(s.standing(s.men[m].zone), func(o int) bool { return o == m || s.men[o].team != s.men[m].team })
}

// foes are the living opponents of a character.
func (s *state) foes(m int) []int {
	return scoring.Where(len(s.men), func(o int) bool { return s.foe(o, m) })
}

// foe says whether a character is a living opponent of another.
func (s *state) foe(o, m int) bool { return s.men[o].team != s.men[m].team && s.men[o].alive() }

func (s *state) zoneName(zone int) string { return s.house.Village.Zones[zone].Name }

func (s *state) zoneNames(zones []int) []string {
	return scoring.Each(len(zones), func(i int) string { return s.zoneName(zones[i]) })
}

func (s *state) name(m int) string { return s.men[m].name }

func (s *state) namesOf(men []int) []string {
	return scoring.Each(len(men), func(i int) string { return s.name(men[i]) })
}

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

// unlisted is the violation of a word for what the game has not got: a zone (GF2),
// a character (GF1), an object (GF4).
func unlisted(clause, what, word string, known ...string) *scoring.Violation {
	return scoring.Breaks(clause, "There is no %s %q.", what, word).Suggest("%s", either(known))
}
