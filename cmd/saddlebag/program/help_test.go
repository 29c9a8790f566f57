package program

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// The help of each command ends with a page to read on, which there is.
func TestHelpNamesPages(t *testing.T) {
	t.Parallel()
	named := map[string]bool{}
	for _, cmd := range root().Commands() {
		named[cmd.Name()] = true
		_, more, found := strings.Cut(cmd.Long, "\n\nMore: ")
		if !found {
			t.Errorf("%s has no page", cmd.Name())
		}
		for _, page := range regexp.MustCompile(`[^ ,]+`).FindAllString(more, -1) {
			if _, err := os.Stat("../../../" + page); err != nil {
				t.Errorf("%s: %v", cmd.Name(), err)
			}
		}
	}
	for name := range pages {
		if !named[name] {
			t.Errorf("there is no command %s", name)
		}
	}
}
