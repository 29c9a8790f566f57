package coal_test

import (
	"testing"

	"saddlebag/sheets/coal"
	"saddlebag/sheets/sheetstest"
)

// All sheets can be printed in languages with longer words.
func TestAnyLanguage(t *testing.T) {
	sheetstest.InAnyLanguage(t, coal.Title, nil, map[string]string{
		"shaares by roooound": "beside the heading there is one line",
	})
}
