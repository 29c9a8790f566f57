package goldfever

import (
	"slices"
	"strconv"
)

// unknown is the face of a nugget that nobody has told.
const unknown = -1

// faceWords are the faces of nuggets by what they are worth, as ledgers name them: rock is
// worth nothing (GF6).
var faceWords = []string{Rock.String(), "1", "2", "3"}

// readFace reads the face of a nugget; what is hidden is unknown.
func readFace(word string) int { return slices.Index(faceWords, word) }

// faceTitle is a face for people.
func faceTitle(face int) string {
	if face == 0 {
		return "a rock"
	}
	return "worth " + strconv.Itoa(face)
}
