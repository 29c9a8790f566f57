package sheet

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// Name is what people call a part of an event: objects, cards, jokers and the faces of
// nuggets in words.
func (s View) Name(_ scoring.Event, part, word string) speech.Text {
	switch part {
	case "gun", "object", "theirs":
		if kind, number, ok := terms.ReadKind(word); ok {
			return s.named(kind, number)
		}
	case "card":
		if slices.Contains(terms.HitWords, word) || slices.Contains(terms.PanicWords, word) {
			return terms.CardTitle(word)
		}
	case "joker":
		if slices.Contains(terms.PowerWords[:], word) {
			return terms.PowerTitle(word)
		}
	case "pile":
		if p := slices.Index(terms.PileWords[:], word); p >= 0 {
			return terms.Pile(p).Title() //nolint:gosec // an index of few
		}
	case "face", "given":
		if face := slices.Index(terms.FaceWords, word); face >= 0 {
			return terms.FaceTitle(face)
		}
	case "state":
		if word == terms.WordJammed || word == terms.WordClear {
			return speech.Text("goldfever.state-" + word)
		}
	case "holder":
		if word == terms.WordGone {
			return "goldfever.holder-gone"
		}
	}
	return ""
}

// named is an object of a kind by its number: a nugget by where it lies or comes from.
func (s View) named(kind terms.Kind, number int) speech.Text {
	t := slices.IndexFunc(s.Things, func(t fight.Thing) bool { return t.Kind == kind && t.Number == number })
	if kind == terms.Nugget && t >= 0 {
		return s.Numbered(t)
	}
	return kind.Named(number)
}
