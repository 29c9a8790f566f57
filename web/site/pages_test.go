package site

import (
	"io/fs"
	"strings"
	"testing"

	"github.com/jba/templatecheck"

	"saddlebag/scoring/speech"
	"saddlebag/templates"
)

// A misspelt field would be found by a reader only, and perhaps by none.
func TestErrorPage(t *testing.T) {
	files, err := makeAssets(nil)
	if err != nil {
		t.Fatal(err)
	}
	parsed, err := pagesOf(templates.Pages(), speech.English, siteFuncs(files, Config{}))
	if err != nil {
		t.Fatal(err)
	}
	if err := templatecheck.CheckHTML(parsed["error"](), errorPage{}); err != nil {
		t.Error(err)
	}
}

// The policy forbids what stands in the page itself.
func TestTemplatesKeepThePolicy(t *testing.T) {
	names, err := fs.Glob(templates.Pages(), "*.html")
	if err != nil || len(names) == 0 {
		t.Fatalf("%d templates, %v", len(names), err)
	}
	for _, name := range names {
		text, err := fs.ReadFile(templates.Pages(), name)
		if err != nil {
			t.Fatal(err)
		}
		for _, forbidden := range []string{" style=", "<style", " onclick=", " onsubmit=", "<script>", `"/static/`, "http://", "https://"} {
			if strings.Contains(string(text), forbidden) {
				t.Errorf("%s has %s", name, forbidden)
			}
		}
	}
}
