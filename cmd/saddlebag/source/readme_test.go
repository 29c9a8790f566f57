package source

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
)

// What the README tells a newcomer to type works, in its order, in one folder.
func TestReadme(t *testing.T) {
	t.Parallel()
	readme := programtest.Read(t, filepath.Join("..", "..", "..", "README.md"))
	dir := t.TempDir()
	var typed int
	for _, block := range regexp.MustCompile("(?s)\n```\n(.*?)\n```\n").FindAllStringSubmatch(readme, -1) {
		if strings.HasPrefix(block[1], "saddlebag 1 ") {
			programtest.Write(t, filepath.Join(dir, "readme.ledger"), block[1]+"\n")
			programtest.Shell(t, dir, "saddlebag check readme.ledger")
			continue
		}
		for line := range strings.Lines(block[1]) {
			if strings.HasPrefix(line, "saddlebag ") || strings.Contains(line, "| saddlebag ") {
				programtest.Shell(t, dir, line)
				typed++
			}
		}
	}
	if typed == 0 {
		t.Error("the README has no command to type")
	}
}
