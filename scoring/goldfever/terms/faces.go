package terms

import (
	"slices"

	"saddlebag/scoring/speech"
)

// UnknownFace is the face of a nugget that nobody has told.
const UnknownFace = -1

// FaceWords are the faces of nuggets by what they are worth, as ledgers name them: rock is
// worth nothing (GF6).
var FaceWords = []string{Rock.String(), "1", "2", "3"}

// ReadFace reads the face of a nugget; what is hidden is unknown.
func ReadFace(word string) int { return slices.Index(FaceWords, word) }

// FaceTitle is a face for people.
func FaceTitle(face int) speech.Text {
	if face == 0 {
		return "goldfever.face-rock"
	}
	return speech.Say("goldfever.face-worth", "number", face)
}
