package source

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
)

// Every term ends with a name that the code declares, and there are not more
// terms than can be learned.
func TestGlossaryNamesWhatThereIs(t *testing.T) {
	const most = 40
	text := programtest.Read(t, "../../../GLOSSARY.md")
	terms := strings.Count(text, "\n- **")
	names := regexp.MustCompile("\\(`([a-z/]+)\\.([A-Z][A-Za-z]*)`\\)\n").FindAllStringSubmatch(text, -1)
	if terms > most || len(names) != terms {
		t.Errorf("%d terms, at most %d, with %d names", terms, most, len(names))
	}
	for _, name := range names {
		if !declares(t, name[1], name[2]) {
			t.Errorf("%s does not declare %s", name[1], name[2])
		}
	}
}

// declares says whether a package declares a name, on a line of its own.
func declares(t *testing.T, folder, name string) bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("../../..", folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	declaration := regexp.MustCompile(`(?m)^(func|type|const|var) ` + name + `\b`)
	for _, file := range files {
		if !strings.HasSuffix(file, "_test.go") && declaration.MatchString(programtest.Read(t, file)) {
			return true
		}
	}
	return false
}
