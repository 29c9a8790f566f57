package example_test

import (
	"testing"

	"saddlebag/sheets/example"
	"saddlebag/sheets/sheetstest"
)

// All sheets can be printed in languages with longer words.
func TestAnyLanguage(t *testing.T) { sheetstest.InAnyLanguage(t, example.Title, nil, nil) }
