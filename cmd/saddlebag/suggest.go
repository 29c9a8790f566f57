package main

import (
	"saddlebag/scoring"
	"saddlebag/scoring/reading"
)

// orMeant is a hint that names what was perhaps meant, where something may have been,
// and else says what there is.
func orMeant(typed string, names []string, there string) string {
	if name := scoring.Nearest(reading.Plain(typed), names); name != "" {
		return "did you mean " + name + "?"
	}
	return there
}

// perhaps hints at what was meant by a word that is none of some, where something may
// have been.
func perhaps(err error, typed string, names []string) error {
	if name := scoring.Nearest(reading.Plain(typed), names); name != "" {
		return hinted(err, "did you mean %s?", name)
	}
	return err
}
