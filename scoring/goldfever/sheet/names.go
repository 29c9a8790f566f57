package sheet

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/speech"
)

// Name is what people call a part of an event: objects, cards, jokers and the faces of
// nuggets in words.
func (s View) Name(_ scoring.Event, part, word string) speech.Text {
	switch part {
	case "gun", "object", "theirs":
		return speech.Words(titleOf(word))
	case "card", "joker":
		return speech.Words(strings.ReplaceAll(word, "-", " "))
	case "face":
		if face := slices.Index(terms.FaceWords, word); face >= 0 {
			return speech.Words(terms.FaceTitle(face))
		}
	}
	return ""
}

// titleOf is an object in the middle of a sentence: "the Colt", and "rock 2" where
// there are others of its kind.
func titleOf(word string) string {
	kind, number, numbered := strings.Cut(word, "-")
	if k := slices.Index(terms.KindWords[:], kind); k >= 0 {
		kind = terms.InSentence(terms.Kind(k)) //nolint:gosec // an index of few
	}
	if numbered {
		return kind + " " + number
	}
	return "the " + kind
}
