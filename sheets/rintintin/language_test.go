package rintintin_test

import (
	"testing"

	"saddlebag/sheets/rintintin"
	"saddlebag/sheets/sheetstest"
)

// All sheets can be printed in languages with longer words.
func TestAnyLanguage(t *testing.T) { sheetstest.InAnyLanguage(t, rintintin.Title, nil, nil) }
