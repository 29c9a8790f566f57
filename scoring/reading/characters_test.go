package reading_test

import (
	"testing"

	"saddlebag/scoring/reading"
)

// What stands for blanks and quotes is taken for them, and nobody sees what goes.
func TestSpaced(t *testing.T) {
	for typed, want := range map[string]string{
		"Ann claim borax-1 4":        "Ann claim borax-1 4",
		"Ann\u00a0claim borax-1 4":   "Ann claim borax-1 4",
		"Ann\u3000claim":             "Ann claim",
		"Ann\u200b claim\ufeff":      "Ann claim",
		"“Bob Tanner” sign":          `"Bob Tanner" sign`,
		"„Bob Tanner“ sign":          `"Bob Tanner" sign`,
		"Zoe\u0308 sign":             "Zoë sign",
		"\u0928\u094d\u200d\u0928 x": "\u0928\u094d\u200d\u0928 x", // a joiner that the name is spelled with
	} {
		if got := reading.Spaced(typed); got != want {
			t.Errorf("%q is %q, want %q", typed, got, want)
		}
	}
}

// Places and numbers are spelled in ASCII.
func TestPlain(t *testing.T) {
	for typed, want := range map[string]string{
		"borax–1": "borax-1", "red‑1": "red-1", "−$1000": "-$1000", "２＋３＋４": "2+3+4", "٣": "3", "O’Neal": "O'Neal", "borax-1": "borax-1",
	} {
		if got := reading.Plain(typed); got != want {
			t.Errorf("%q is %q, want %q", typed, got, want)
		}
	}
}

// A name keeps its spelling.
func TestName(t *testing.T) {
	for typed, want := range map[string]string{
		"Ann ": "Ann", "“Ann”": "Ann", `"Bob Tanner"`: "Bob Tanner", "\u00a0Zoë\u3000": "Zoë", "Zoë\u200b": "Zoë\u200b", `"Doc" Holliday`: `"Doc" Holliday`, `"Doc" “Bob”`: `"Doc" “Bob”`, "O’Neal": "O’Neal",
	} {
		if got := reading.Name(typed); got != want {
			t.Errorf("%q is %q, want %q", typed, got, want)
		}
	}
}
