package web

import (
	"io/fs"
	"strings"
	"testing"

	"github.com/jba/templatecheck"

	"saddlebag/templates"
)

// pageStructs is what each template is filled with.
var pageStructs = map[string]any{
	"check":  checkPage{},
	"error":  errorPage{},
	"home":   homePage{},
	"odds":   oddsPage{},
	"print":  printPage{},
	"roll":   rollPage{},
	"rules":  rulesPage{},
	"tables": tablesPage{},
	"sit":    sitPage{},
	"seats":  seatsPage{},
	"result": resultPage{},
	"join":   joinPage{},
	"book":   bookPage{},
	"before": beforePage{},
	"asked":  askedPage{},
	"table":  tablePage{},

	"sheet":    fillPage{},
	"sheetnew": newSheetPage{},
}

// A misspelt field would be found by a reader only, and perhaps by none.
func TestTemplatesFitTheirStructs(t *testing.T) {
	parsed, err := parsePages(templates.Pages())
	if err != nil {
		t.Fatal(err)
	}
	for name, page := range parsed {
		filled, ok := pageStructs[name]
		if !ok {
			t.Errorf("%s.html has no struct here", name)
			continue
		}
		if err := templatecheck.CheckHTML(page, filled); err != nil {
			t.Errorf("%s.html: %v", name, err)
		}
	}
	if len(parsed) != len(pageStructs) {
		t.Errorf("%d templates, %d structs", len(parsed), len(pageStructs))
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
		for _, forbidden := range []string{" style=", "<style", " onclick=", " onsubmit=", "<script>", "http://", "https://"} {
			if strings.Contains(string(text), forbidden) {
				t.Errorf("%s has %s", name, forbidden)
			}
		}
	}
}
