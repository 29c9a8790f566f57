// Package sitetest checks that a room of the web app fills its templates with exactly
// what they ask for.
package sitetest

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/jba/templatecheck"

	"saddlebag/scoring/speech"
	"saddlebag/web/site"
)

// renderCall is where a page is rendered.
var renderCall = regexp.MustCompile(`\.Render\(w, .*"(\w+)",`)

// Rendered lists the templates that the source files of a folder render.
func Rendered(t *testing.T, folder string) map[string]bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range renderCall.FindAllSubmatch(text, -1) {
			names[string(found[1])] = true
		}
	}
	return names
}

// CheckPages fails unless the given structs are those of all templates that the tested room
// renders, and have what these ask for. Otherwise only a reader would find a misspelt
// field, or nobody.
func CheckPages(t *testing.T, structs map[string]any) {
	t.Helper()
	s, err := site.New(site.Config{Clock: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	listed := map[string]bool{}
	for name, page := range structs {
		listed[name] = true
		if err := templatecheck.CheckHTML(s.Template(speech.English, name), page); err != nil {
			t.Errorf("%s.html: %v", name, err)
		}
	}
	if diff := cmp.Diff(Rendered(t, "."), listed); diff != "" {
		t.Errorf("templates rendered here, and those that were checked: %s", diff)
	}
}
