package goldfever

import (
	"strconv"

	"saddlebag/scoring"
)

// A calling is what an object is called, and that as the one argument of an event.
type calling struct {
	word   string
	object []scoring.Arg
	gun    []scoring.Arg
}

// callings are those of objects, by their kind and their number; of number 0 that of the
// kind alone.
var callings = scoring.Each(Kinds, func(kind int) *scoring.Series[*calling] {
	return scoring.NewSeries(func(number int) *calling {
		word := kindWords[kind]
		if number > 0 {
			word += "-" + strconv.Itoa(number)
		}
		return &calling{word: word, object: []scoring.Arg{choice(argObject, word)}, gun: []scoring.Arg{choice(argGun, word)}}
	})
})

// id is what an object is called where its kind alone would not tell it from
// others.
func (t *thing) id() string { return callings[t.kind].At(t.number).word }

// called is what an object is called among others: its kind, or its id where
// there are two of the kind. A nugget has its id always, as it may have to be
// told from others later.
func (s *state) called(t int, among []int) *calling {
	it := &s.things[t]
	if it.kind == Nugget {
		return callings[it.kind].At(it.number)
	}
	for _, o := range among {
		if o != t && s.things[o].kind == it.kind {
			return callings[it.kind].At(it.number)
		}
	}
	return callings[it.kind].At(0)
}

// word is what an object is called among others, in a word.
func (s *state) word(t int, among []int) string { return s.called(t, among).word }
