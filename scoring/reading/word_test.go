package reading

import (
	"strings"
	"testing"
)

func TestWordsCutShort(t *testing.T) {
	for _, c := range []struct {
		typed, written string
		loose          int // -1: not the word
	}{
		{"borax-1", "borax-1", exact},
		{"BORAX-1", "borax-1", exact},
		{"b1", "borax-1", short},
		{"bor-1", "borax-1", short},
		{"bor", "borax-1", short},
		{"b1", "borax-10", -1}, // a number is never cut short
		{"r1", "r10", -1},
		{"r10", "r10", exact},
		{"2", "burro-2", given},
		{"2", "burro-12", -1},
		{"sg", "strike-gold", short},
		{"strikeg", "strike-gold", short},
		{"gs", "strike-gold", -1},
		{"x", "strike-gold", -1},
		{"$1,000", "1000", exact},
		{"-$1,000", "-$1000", exact},
		{"-1000", "-$1000", exact},
		{"1000", "+$1000", -1}, // a sign is never guessed
		{"1000", "-$1000", -1},
		{"10", "1000", -1},
		{"5", "+5", -1},
		{"zo", "Zoë", short},
		{"ZOË", "Zoë", exact},
		{"ë", "Zoë", -1},
		{"", "Ann", -1},
		{"a", "?", -1},
		{"?", "?", exact},
	} {
		loose, ok := matchWord(c.typed, c.written)
		if !ok {
			loose = -1
		}
		if loose != c.loose {
			t.Errorf("%q for %q: %d, want %d", c.typed, c.written, loose, c.loose)
		}
	}
}

func TestTitlesCutShort(t *testing.T) {
	for typed, want := range map[string]bool{"kansas": true, "k": true, "city": true, "Kansas City": true, "9 kansas": true, "thu": true, "k thu": true, "thu k": false, "kc": false, "": false, "9": true, "9 fri": false} {
		words := strings.Fields(typed)
		if got := matchTitle(words, "9 Kansas City (Thursday)"); got != want {
			t.Errorf("%q: %t", typed, got)
		}
	}
}

func TestEatenByTheShell(t *testing.T) {
	for word, want := range map[string]bool{
		"-000": true, "00": true, "000": true, ",000": true, "-,000": true, "-0": true, "-": true, "+00": true, // of -$1000, $500, $1000, $1,000, …
		"0": false, "500": false, "-500": false, "+3": false, "-1": false, "2+3": false, "": false, "Ann": false, "$1000": false,
	} {
		if Eaten([]string{"bid", word}) != want {
			t.Errorf("%q: %t", word, !want)
		}
	}
}

// Whatever is typed and whatever it is compared with, it is compared.
func FuzzMatchWord(f *testing.F) {
	f.Add("b1", "borax-1")
	f.Add("é-", "e-é")
	f.Fuzz(func(t *testing.T, typed, written string) {
		if _, ok := matchWord(written, written); !ok && written != "" {
			t.Errorf("%q is not %q", written, written)
		}
		_, _ = matchWord(typed, written)
	})
}
