package maloney_test

import (
	"testing"

	"saddlebag/sheets/maloney"
	"saddlebag/sheets/sheetstest"
)

// All sheets can be printed in languages with longer words.
func TestAnyLanguage(t *testing.T) {
	sheetstest.InAnyLanguage(t, maloney.Title, nil, map[string]string{
		"‹thee baank": "the suitcases of a small board are printed smaller, with all that is on them",
		"cooouunt":    "a day of the week has one line for what it brings",
	})
}
