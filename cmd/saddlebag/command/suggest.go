package command

import (
	"saddlebag/scoring"
	"saddlebag/scoring/reading"
)

// OrMeant is a hint that names what was perhaps meant, where something may have been,
// and else says what there is.
func OrMeant(typed string, names []string, there string) string {
	if name := scoring.Nearest(reading.Plain(typed), names); name != "" {
		return Say("cli.did-you-mean", "word", name)
	}
	return there
}

// Perhaps hints at what was meant by a word that is none of some, where something may
// have been.
func Perhaps(err error, typed string, names []string) error {
	if name := scoring.Nearest(reading.Plain(typed), names); name != "" {
		return Hinted(err, "cli.did-you-mean", "word", name)
	}
	return err
}
