package info_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	_ "image/png" // what icons are
	"strings"
	"testing"

	"saddlebag/web/roomtest"
)

// A phone can put the web app among its own: all that the page names is there, in the
// size that it is said to have.
func TestInstalling(t *testing.T) {
	ann := roomtest.Visit(t, roomtest.StartTables(t).URL)
	ann.Get("/").Says(t, 200, `rel="manifest" href="/manifest.webmanifest"`, `rel="apple-touch-icon" href="/icon-180.png"`, `name="theme-color"`) //nolint:misspell // as HTML has it
	got := ann.Get("/manifest.webmanifest")
	var manifest struct {
		Name, Display string
		Start         string `json:"start_url"`
		Icons         []struct{ Src, Sizes string }
	}
	if err := json.Unmarshal([]byte(got.Text), &manifest); err != nil {
		t.Fatal(err)
	}
	if manifest.Name != "Saddlebag" || manifest.Display != "standalone" || manifest.Start != "./" || len(manifest.Icons) != 3 {
		t.Errorf("the manifest is %+v", manifest)
	}
	if !strings.Contains(got.Header.Get("Content-Security-Policy"), "manifest-src 'self'") {
		t.Error("the page may not read its manifest")
	}
	for _, icon := range append(manifest.Icons, struct{ Src, Sizes string }{"icon-180.png", "180x180"}) {
		picture, _, err := image.Decode(strings.NewReader(ann.Get("/" + icon.Src).Text))
		if err != nil {
			t.Fatalf("%s: %v", icon.Src, err)
		}
		if size := picture.Bounds().Size(); icon.Sizes != fmt.Sprintf("%dx%d", size.X, size.Y) {
			t.Errorf("%s is %v, said to be %s", icon.Src, size, icon.Sizes)
		}
	}
	ico := []byte(ann.Get("/favicon.ico").Text)
	const head = 22
	if !bytes.HasPrefix(ico, []byte{0, 0, 1, 0, 1, 0, 48, 48}) {
		t.Fatalf("the head of favicon.ico is % x", ico[:min(head, len(ico))])
	}
	if _, kind, err := image.Decode(bytes.NewReader(ico[head:])); err != nil || kind != "png" {
		t.Errorf("in favicon.ico is %q: %v", kind, err)
	}
	ann.Get("/icon-7.png").Says(t, 404, "no icon that size")
}
