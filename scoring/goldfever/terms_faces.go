package goldfever

import (
	"slices"
	"strconv"
)

// The faces of nuggets: what they are worth. Rock is worth nothing (GF6).
const unknown = -1

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
