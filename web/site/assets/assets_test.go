package assets

import (
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
)

func made(t *testing.T, files map[string]string) *Set {
	t.Helper()
	folder := fstest.MapFS{}
	for name, text := range files {
		folder[name] = &fstest.MapFile{Data: []byte(text)}
	}
	s, err := New(folder, map[string][]byte{"made.css": []byte("made")}, map[string]File{"later.woff": Ready([]byte("later")), "later.mp4": Ready([]byte("film"))})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// pathOf is the address of a file that must be there.
func pathOf(t *testing.T, s *Set, name string) string {
	t.Helper()
	at, err := s.Path(name)
	if err != nil {
		t.Fatal(err)
	}
	return at
}

func TestAddressesChangeWithWhatIsThere(t *testing.T) {
	first, same := made(t, map[string]string{"a.js": "1", "b.js": "2"}), made(t, map[string]string{"a.js": "1", "b.js": "2"})
	other, moved := made(t, map[string]string{"a.js": "1", "b.js": "3"}), made(t, map[string]string{"a.js": "1b", "s": "2"})
	was := pathOf(t, first, "a.js")
	if is := pathOf(t, same, "a.js"); is != was {
		t.Errorf("the same file is at %s and %s", was, is)
	}
	for _, s := range []*Set{other, moved} {
		if pathOf(t, s, "a.js") == was {
			t.Errorf("two sets are at %s", was)
		}
	}
	if _, err := first.Path("c.js"); err == nil {
		t.Error("a file that is not there has an address")
	}
}

// Only what is asked for by its own address may be kept without asking again. There it's a part
// of a page, and loads nothing itself.
func TestServe(t *testing.T) {
	s := made(t, map[string]string{"a.js": "text"})
	digest := strings.Split(pathOf(t, s, "a.js"), "/")[2]
	for _, test := range []struct{ digest, name, policy, cache, kind, text string }{
		{digest, "a.js", "default-src 'none'", "public, max-age=31536000, immutable", "text/javascript; charset=utf-8", "text"},
		{"", "a.js", "", "no-cache", "text/javascript; charset=utf-8", "text"},
		{"0123456789ab", "a.js", "default-src 'none'", "no-cache", "text/javascript; charset=utf-8", "text"},
		{digest, "made.css", "default-src 'none'", "public, max-age=31536000, immutable", "text/css; charset=utf-8", "made"},
		{digest, "later.woff", "default-src 'none'", "public, max-age=31536000, immutable", "font/woff", "later"},
		{digest, "later.mp4", "default-src 'none'", "public, max-age=31536000, immutable", "video/mp4", "film"},
	} {
		w := httptest.NewRecorder()
		found, err := s.Serve(w, httptest.NewRequest("GET", "/", nil), test.digest, test.name)
		got := []string{w.Header().Get("Content-Security-Policy"), w.Header().Get("Cache-Control"), w.Header().Get("Content-Type"), w.Body.String()}
		if diff := cmp.Diff([]string{test.policy, test.cache, test.kind, test.text}, got); !found || err != nil || diff != "" {
			t.Errorf("%s %s: %t, %v (-want +got):\n%s", test.digest, test.name, found, err, diff)
		}
	}
	if found, err := s.Serve(httptest.NewRecorder(), httptest.NewRequest("GET", "/", nil), digest, "b.js"); found || err != nil {
		t.Errorf("found what is not there: %v", err)
	}
}

// What we remark in scripts and style sheets stays here, and all else is sent as it is.
func TestRemarksStay(t *testing.T) {
	s := made(t, map[string]string{
		"a.js":  "// What this does.\n\nfetch(`http://a/b`); // as ever\n  // and why\nadd(1);\n",
		"b.css": "/* The top,\n   and more. */\n.top { margin: 0; } /* not /* blue */\n.url { background: url(\"//c\"); }\n",
	})
	for name, want := range map[string]string{
		"a.js":  "\nfetch(`http://a/b`); // as ever\nadd(1);\n",
		"b.css": ".top { margin: 0; } .url { background: url(\"//c\"); }\n",
	} {
		w := httptest.NewRecorder()
		if _, err := s.Serve(w, httptest.NewRequest("GET", "/", nil), "", name); err != nil || w.Body.String() != want {
			t.Errorf("%s: %v, %q, want %q", name, err, w.Body.String(), want)
		}
	}
}

func TestModules(t *testing.T) {
	s := made(t, map[string]string{
		"a.js": "// import \"./no.js\"\nimport { x,\n  y } from \"./b.js\";\nimport \"./c.js\";\nlater(() => import(\"./d.js\"));\n",
		"b.js": "import { z } from \"./c.js\";\nexport const x = 1;\n",
		"c.js": "export { x } from \"./b.js\";\n", // and back
		"d.js": "",
		"e.js": "import \"./gone.js\";\n",
	})
	got, err := s.Modules("a.js")
	if diff := cmp.Diff([]string{pathOf(t, s, "b.js"), pathOf(t, s, "c.js")}, got); err != nil || diff != "" {
		t.Errorf("%v (-want +got):\n%s", err, diff)
	}
	for _, name := range []string{"e.js", "gone.js"} {
		if _, err := s.Modules(name); err == nil || !strings.Contains(err.Error(), "gone.js") {
			t.Errorf("%s: %v, want an error that names gone.js", name, err)
		}
	}
}
