package templates

import (
	"bytes"
	"slices"
	"testing"
)

func TestHouse(t *testing.T) {
	text, ok := House("coal-n-write", "lode-1")
	if !ok || !bytes.Contains(text, []byte("id: borax-1")) {
		t.Errorf("lode-1: found %v, %d bytes", ok, len(text))
	}
	for _, absent := range [][2]string{{"coal-n-write", "lode-0"}, {"chess", "lode-1"}, {"", ""}, {"..", "go"}} {
		if _, ok := House(absent[0], absent[1]); ok {
			t.Errorf("%q found", absent)
		}
	}
}

func TestHouses(t *testing.T) {
	if names := Houses("coal-n-write"); !slices.IsSorted(names) || !slices.Contains(names, "lode-1") {
		t.Errorf("coal-n-write has %q", names)
	}
	if names := Houses("chess"); names != nil {
		t.Errorf("chess has %q", names)
	}
}
