package reading_test

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring/reading"
)

// A text is the same in every encoding and with every end of its lines, and what is added
// to the file is written as the file is.
func TestDecode(t *testing.T) {
	for name, c := range map[string]struct {
		raw, more string
		encoding  reading.Encoding
	}{
		"UTF-8":              {"Zo\xc3\xab\nx\n", "y\n", reading.UTF8},
		"a mark":             {"\xef\xbb\xbfZo\xc3\xab\r\nx\r\n", "y\r\n", reading.UTF8Marked},
		"of PowerShell":      {"\xff\xfeZ\x00o\x00\xeb\x00\r\x00\n\x00x\x00\r\x00\n\x00", "y\x00\r\x00\n\x00", reading.UTF16LE},
		"the other way":      {"\xfe\xff\x00Z\x00o\x00\xeb\x00\n\x00x\x00\n", "\x00y\x00\n", reading.UTF16BE},
		"without its mark":   {"Z\x00o\x00\xeb\x00\n\x00x\x00\n\x00", "y\x00\n\x00", reading.UTF16LE},
		"Windows-1252":       {"Zo\xeb\nx\n", "y\n", reading.Windows1252},
		"of an old Mac":      {"Zo\xc3\xab\rx\r", "y\r", reading.UTF8},
		"twice over by mail": {"Zo\xc3\xab\r\r\nx\r\r\n", "y\r\n", reading.UTF8},
	} {
		t.Run(name, func(t *testing.T) {
			text, err := reading.Decode([]byte(c.raw))
			if err != nil || text.String != "Zoë\nx\n" || text.Encoding != c.encoding {
				t.Fatalf("%q, %v, %v", text.String, text.Encoding, err)
			}
			if more, err := text.Bytes("y\n"); err != nil || string(more) != c.more {
				t.Errorf("added as %q, %v", more, err)
			}
		})
	}
	for _, raw := range []string{"a\x00b", "\x00\xff", "\x89PNG\r\n\x1a\n\x00"} {
		if text, err := reading.Decode([]byte(raw)); !errors.Is(err, reading.ErrBinary) {
			t.Errorf("%q is read as %q, %v", raw, text.String, err)
		}
	}
	latin, err := reading.Decode([]byte("Zo\xeb\n"))
	if err != nil {
		t.Fatal(err)
	}
	if raw, err := latin.Bytes("Łukasz\n"); err == nil {
		t.Errorf("written as %q, which that encoding has not", raw)
	}
}

// The header is written exactly, and every line keeps its number.
func TestHeader(t *testing.T) {
	const want = "\n\nsaddlebag 1 coal-n-write\nplayer Ann\nplayer \"Bob Tanner\"\nsheet lode-1\n\nAnn\u00a0sign\n"
	const typed = "```\n\nSaddlebag 1 Coal-N-Write\nPlayer:\u00a0Ann\nplayer “Bob Tanner”\nsheet lode–1\n\u00a0\nAnn\u00a0sign\n"
	if diff := cmp.Diff(want, blankLine(reading.Header(typed))); diff != "" {
		t.Errorf("by hand (-), as read (+):\n%s", diff)
	}
	if got := reading.Header(want); got != want {
		t.Errorf("an exact header becomes %q", got)
	}
}

// blankLine is a text whose blank line below the header is empty.
func blankLine(text string) string {
	out := ""
	for _, r := range text {
		if r == '\u00a0' && len(out) > 0 && out[len(out)-1] == '\n' {
			continue
		}
		out += string(r)
	}
	return out
}
