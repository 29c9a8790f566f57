package press_test

import (
	"bytes"
	"sync"
	"testing"

	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// Documents share fonts and memory, and are made at the same time.
func TestDocumentsAtTheSameTime(t *testing.T) {
	var wait sync.WaitGroup
	for _, name := range append(names, "Ƕ ✓ → אב") {
		first := sheetstest.Write(t, sheetstest.SpecimenOptions(), sheetstest.SpecimenPage(press.Papers[0], name))
		for range 4 {
			wait.Go(func() {
				var b bytes.Buffer
				_, err := press.Write(t.Context(), &b, []press.Page{sheetstest.SpecimenPage(press.Papers[0], name)}, sheetstest.SpecimenOptions())
				if err != nil || !bytes.Equal(first, b.Bytes()) {
					t.Errorf("%q: another document than before, error %v", name, err)
				}
			})
		}
	}
	wait.Wait()
}
