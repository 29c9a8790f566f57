package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// A thing is an object.
type thing struct {
	kind   Kind
	number int // among those of its kind, from 1
	zone   int // that it lies in; nowhere if it is carried or gone
	shells int
	jammed bool
	face   int  // of a nugget, or unknown
	seen   bool // the face of a nugget that was picked up
	shown  bool // the face of a nugget, to all at the end
	event  int  // that turned the face
}

// id is what an object is called where its kind alone would not tell it from
// others.
func (t *thing) id() string { return callingOf(t.kind, t.number).word }

// called is what an object is called among others: its kind, or its id where
// there are two of the kind. A nugget has its id always, as it may have to be
// told from others later.
func (s *skirmish) called(t int, among []int) *calling {
	it := &s.things[t]
	if it.kind == Nugget {
		return callingOf(it.kind, it.number)
	}
	for _, o := range among {
		if o != t && s.things[o].kind == it.kind {
			return callingOf(it.kind, it.number)
		}
	}
	return callingOf(it.kind, 0)
}

// word is what an object is called among others, in a word.
func (s *skirmish) word(t int, among []int) string { return s.called(t, among).word }

// spelled is the word of an object among others, by its word or its number.
func (s *skirmish) spelled(word string, among []int) string {
	if t := s.numbered(word, among); t != nothing {
		return s.word(t, among)
	}
	return word
}

// numbered is the object of a word among others, or of its number; or nothing.
func (s *skirmish) numbered(word string, among []int) int {
	if i := slices.IndexFunc(among, func(t int) bool { return s.things[t].id() == word }); i >= 0 {
		return among[i]
	}
	return s.find(word, among)
}

// find is the object of a word among others, or nothing.
func (s *skirmish) find(word string, among []int) int {
	for _, t := range among {
		if s.word(t, among) == word {
			return t
		}
	}
	return nothing
}

// isThing says whether a word could be that of an object of the game.
func (s *skirmish) isThing(word string) bool {
	return s.isKind(word) && word != Nugget.String() ||
		slices.ContainsFunc(s.things, func(t thing) bool { return t.id() == word })
}

// isKind says whether a word is that of a kind alone.
func (s *skirmish) isKind(word string) bool { return slices.Contains(kindWords[:], word) }

// isNugget says whether there is an object, and it is a nugget.
func (s *skirmish) isNugget(t int) bool { return t != nothing && s.things[t].kind == Nugget }

// lying are the objects on the ground of a zone.
func (s *skirmish) lying(zone int) []int {
	return scoring.Where(len(s.things), func(t int) bool { return s.things[t].zone == zone })
}

// wordsOf are the words of objects among each other.
func (s *skirmish) wordsOf(list []int) []string {
	return scoring.Each(len(list), func(i int) string { return s.word(list[i], list) })
}

// title is an object for people.
func (s *skirmish) title(t int) string { return inSentence(s.things[t].kind) }

// unlisted is the violation of a word for what the game has not got: a zone (GF2),
// a character (GF1), an object (GF4).
func unlisted(clause, what, word string, known ...string) *scoring.Violation {
	return scoring.Breaks(clause, "There is no %s %q.", what, word).Suggest("%s", either(known))
}
