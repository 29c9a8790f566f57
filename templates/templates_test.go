package templates

import (
	"bytes"
	"slices"
	"testing"
	"testing/fstest"
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

// A game's parts follow its own text, in order, but for what that has itself, and are
// no house data by themselves. Old data is found and not listed.
func TestParts(t *testing.T) {
	fsys := fstest.MapFS{
		"poker/high.yaml":         {Data: []byte("limit: 9\n")},
		"poker/low.yaml":          {Data: []byte("limit: 1\n")},
		"poker/odd.yaml":          {Data: []byte("limit: 5\njokers: 3\n")},
		"poker/old/mid.yaml":      {Data: []byte("limit: 4\ncards: 32\njokers: 0\n")},
		"poker/parts/jokers.yaml": {Data: []byte("jokers: 2\n")},
		"poker/parts/cards.yaml":  {Data: []byte("cards: 52\n")},
		"chess/usual.yaml":        {Data: []byte("side: 8\n")},
	}
	if got := names(fsys, "poker"); !slices.Equal(got, []string{"high", "low", "odd"}) {
		t.Errorf("poker has %q", got)
	}
	for _, c := range []struct{ game, name, want string }{
		{"poker", "low", "limit: 1\n\ncards: 52\n\njokers: 2\n"},
		{"chess", "usual", "side: 8\n"},
		{"poker", "odd", "limit: 5\njokers: 3\n\ncards: 52\n"},
		{"poker", "mid", "limit: 4\ncards: 32\njokers: 0\n"},
		{"poker", "old/mid", ""},
		{"poker", "parts", ""},
		{"poker", "cards", ""},
		{"poker", "parts/cards", ""},
	} {
		if text, ok := whole(fsys, c.game, c.name); string(text) != c.want || ok != (c.want != "") {
			t.Errorf("%s %s: %q, %v", c.game, c.name, text, ok)
		}
	}
}
