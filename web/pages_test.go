package web_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"saddlebag/templates"
	"saddlebag/web/site/sitetest"
)

// Every template is rendered by one room, which checks it by a test of its own.
func TestTemplatesHaveRooms(t *testing.T) {
	rooms, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	in := map[string]string{"error": "site", "base": "site", "parts": "site"}
	for _, room := range rooms {
		if !room.IsDir() || room.Name() == "site" {
			continue
		}
		names := sitetest.Rendered(t, room.Name())
		for name := range names {
			if other, twice := in[name]; twice {
				t.Errorf("%s is rendered by %s and by %s", name, other, room.Name())
			}
			in[name] = room.Name()
		}
		if _, err := os.Stat(filepath.Join(room.Name(), "pages_test.go")); len(names) > 0 && err != nil {
			t.Errorf("nothing checks the templates of %s: %v", room.Name(), err)
		}
	}
	files, err := fs.Glob(templates.Pages(), "*.html")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d templates, %v", len(files), err)
	}
	for _, file := range files {
		if name, _, _ := strings.Cut(file, "."); in[name] == "" {
			t.Errorf("no room renders %s", file)
		}
	}
}
