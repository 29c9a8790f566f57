package goldfever_test

import (
	"testing"

	"saddlebag/sheets/goldfever"
	"saddlebag/sheets/sheetstest"
)

// All sheets can be printed in languages with longer words.
func TestAnyLanguage(t *testing.T) {
	sheetstest.InAnyLanguage(t, goldfever.Title, nil, map[string]string{
		"‹rangee": "a token has one line for how far a weapon reaches",
	})
}
