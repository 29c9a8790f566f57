package speech

import (
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Flags are for the terminal: nobody who reads a page or a leaf of paper can set one.
func TestFlagsAreForTheTerminal(t *testing.T) {
	inTerminal := []string{
		"sheets.nudge-about", // pages link to the leaf in words of their own
	}
	flag := regexp.MustCompile(`(^|\W)--[a-z]`)
	rooms, err := fs.Glob(messages, "en/*.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range rooms {
		room := strings.TrimSuffix(filepath.Base(file), ".toml")
		if room == "cli" {
			continue
		}
		for _, m := range English.parse(room) {
			name := room + "." + m.ID
			if flag.MatchString(m.One+" "+m.Other) && !slices.Contains(inTerminal, name) {
				t.Errorf("%s names a flag: %s%s", name, m.One, m.Other)
			}
		}
	}
}
