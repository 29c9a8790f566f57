package fortyniners_test

import (
	"testing"

	"saddlebag/sheets/fortyniners"
	"saddlebag/sheets/sheetstest"
)

// All sheets can be printed in languages with longer words.
func TestAnyLanguage(t *testing.T) { sheetstest.InAnyLanguage(t, fortyniners.Title, nil, nil) }
