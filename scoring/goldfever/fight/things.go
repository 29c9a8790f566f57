package fight

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// A Thing is an object.
type Thing struct {
	Kind   terms.Kind
	Number int // among those of its kind, from 1
	Zone   int // that it lies in; nowhere if it is carried or gone
	Shells int
	Jammed bool
	Face   int  // of a nugget, or unknown
	Seen   bool // the face of a nugget that was picked up
	Shown  bool // the face of a nugget, to all at the end
	Event  int  // that turned the face
}

// ID is what an object is called where its kind alone would not tell it from
// others.
func (t *Thing) ID() string { return terms.CallingOf(t.Kind, t.Number).Word }

// Numbered is an object for people, where its kind alone would not tell it from others:
// "Colt 2", or the nugget's name.
func (s *Skirmish) Numbered(t int) speech.Text {
	if s.IsNugget(t) {
		return s.nugget(t, nil).Title
	}
	return terms.CallingOf(s.Things[t].Kind, s.Things[t].Number).Title
}

// nugget is what a nugget is called among others: by where it lies, as long as it is where
// the scenario has it.
func (s *Skirmish) nugget(t int, among []int) *terms.Calling {
	n := s.House.Nugget(s.Things[t].Number)
	called := &n.Alone
	if slices.ContainsFunc(among, func(o int) bool { return o != t && s.IsNugget(o) }) {
		called = &n.Told
	}
	if at := s.Things[t].Zone; at != Nowhere && s.ZoneName(at) == n.Zone {
		return called.There
	}
	return called.Away
}

// Called is what an object is called among others: its kind, or its id where
// there are two of the kind. A nugget has its id always, as it may have to be
// told from others later.
func (s *Skirmish) Called(t int, among []int) *terms.Calling {
	it := &s.Things[t]
	if it.Kind == terms.Nugget {
		return s.nugget(t, among)
	}
	for _, o := range among {
		if o != t && s.Things[o].Kind == it.Kind {
			return terms.CallingOf(it.Kind, it.Number)
		}
	}
	return terms.CallingOf(it.Kind, 0)
}

// Word is what an object is called among others, in a word.
func (s *Skirmish) Word(t int, among []int) string { return s.Called(t, among).Word }

// WordFor is the word of an object among others, by its word or its number.
func (s *Skirmish) WordFor(word string, among []int) string {
	if t := s.ByNumber(word, among); t != Nothing {
		return s.Word(t, among)
	}
	return word
}

// ByNumber is the object of a word among others, or of its number; or nothing.
func (s *Skirmish) ByNumber(word string, among []int) int {
	if i := slices.IndexFunc(among, func(t int) bool { return s.Things[t].ID() == word }); i >= 0 {
		return among[i]
	}
	return s.FindThing(word, among)
}

// FindThing is the object of a word among others, or nothing.
func (s *Skirmish) FindThing(word string, among []int) int {
	for _, t := range among {
		if s.Word(t, among) == word {
			return t
		}
	}
	return Nothing
}

// isThing says whether a word could be that of an object of the game.
func (s *Skirmish) isThing(word string) bool {
	return s.isKind(word) && word != terms.Nugget.String() ||
		slices.ContainsFunc(s.Things, func(t Thing) bool { return t.ID() == word })
}

// isKind says whether a word is that of a kind alone.
func (s *Skirmish) isKind(word string) bool { return slices.Contains(terms.KindWords[:], word) }

// IsNugget says whether there is an object, and it is a nugget.
func (s *Skirmish) IsNugget(t int) bool { return t != Nothing && s.Things[t].Kind == terms.Nugget }

// Lying are the objects on the ground of a zone.
func (s *Skirmish) Lying(zone int) []int {
	return scoring.Where(len(s.Things), func(t int) bool { return s.Things[t].Zone == zone })
}

// WordsOf are the words of objects among each other.
func (s *Skirmish) WordsOf(list []int) []string {
	return scoring.Each(len(list), func(i int) string { return s.Word(list[i], list) })
}

// Title is the kind of an object for people: "Colt".
func (s *Skirmish) Title(t int) speech.Text { return s.Things[t].Kind.Title() }

// Unlisted is the violation of a word for what the game has not got, by the name of its
// message: a zone (GF2), a character (GF1), an object (GF4).
func Unlisted(clause, message, word string, known ...string) *scoring.Violation {
	return OneOf(scoring.Breaks(clause, message, "word", strconv.Quote(word)), known)
}

// OneOf is a violation that suggests words to choose from, where there are any.
func OneOf(v *scoring.Violation, words []string) *scoring.Violation {
	if len(words) == 0 {
		return v
	}
	return v.Suggest("goldfever.one-of", "words", terms.Listed(words))
}
