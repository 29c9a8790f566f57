package reading

import (
	"regexp"
	"slices"
)

// leftOver is what a shell leaves of "$1000" or "-$1,000": it takes "$1" for a
// variable of its own, which is empty.
var leftOver = regexp.MustCompile(`^[+-]?(0{2,}|,\d{3})$|^[+-]0?$`)

// Eaten says whether words look as if a shell had taken "$1" out of them.
func Eaten(words []string) bool { return slices.ContainsFunc(words, leftOver.MatchString) }
