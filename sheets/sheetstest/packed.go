package sheetstest

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"saddlebag/sheets/art"
)

// PackedDrawings tests that the file engravings.packed has the drawings of the folder
// engravings as they are now. With -update it packs them anew.
func PackedDrawings(t *testing.T) {
	t.Helper()
	files, err := filepath.Glob("engravings/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no drawings: %v", err)
	}
	drawings := map[string]string{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		drawings[strings.TrimSuffix(filepath.Base(file), ".txt")] = string(text)
	}
	packed, err := art.Pack(drawings)
	if err != nil {
		t.Fatal(err)
	}
	const file = "engravings.packed"
	if *Update {
		if err := os.WriteFile(file, packed, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if now, err := os.ReadFile(file); err != nil || !bytes.Equal(now, packed) {
		t.Errorf("%s has other drawings than the folder (%v): -update packs them anew", file, err)
	}
}
