package typeface_test

import (
	"testing"

	"saddlebag/sheets/sheetstest"
	"saddlebag/sheets/typeface"
)

// What was made ahead is what making it anew comes to, and it is used.
func TestMadeAhead(t *testing.T) {
	for subset, lies := range typeface.MadeAhead() {
		definition, file := subset.Anew()
		sheetstest.Golden(t, "../"+lies[0], definition)
		sheetstest.Golden(t, "../"+lies[1], file)
		if usedDefinition, used := subset.Files(); typeface.Encoded(usedDefinition) != definition || string(used) != file {
			t.Errorf("%s is another", subset.Name)
		}
	}
}
