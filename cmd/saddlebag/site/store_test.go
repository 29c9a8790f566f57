package site_test

import (
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"saddlebag/web/webtest"
)

// runner is a page that runs the tests of a package, and keeps what they print.
const runner = `<!doctype html><script src="wasm_exec.js"></script><script>
  const go = new Go();
  go.argv = ["test", "-test.v"];
  window.lines = [];
  console.log = (line) => lines.push(line);
  go.exit = (code) => { window.code = code; };
  WebAssembly.instantiateStreaming(fetch("test.wasm"), go.importObject).then(({ instance }) => go.run(instance));
</script>`

// The store in the browser's database does in a browser what every store does.
func TestStoreInBrowser(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	build := exec.Command("go", "test", "-c", "-vet=off", "-o", filepath.Join(folder, "test.wasm"), "saddlebag/scoring/ledger/indexeddb")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	if said, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	for file, text := range map[string]string{
		"index.html":   runner,
		"wasm_exec.js": read(t, filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js")),
	} {
		if err := os.WriteFile(filepath.Join(folder, file), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	server := httptest.NewServer(http.FileServer(http.Dir(folder)))
	t.Cleanup(server.Close)
	w := webtest.Start(t).Open(webtest.Desk)
	w.Go(server.URL)
	w.Wait(`window.code !== undefined`)
	said := webtest.Eval[string](w, `lines.join("\n")`)
	if code := webtest.Eval[int](w, `window.code`); code != 0 || !strings.Contains(said, "--- PASS: TestStore/what_tables_take") {
		t.Errorf("the tests end with %d:\n%s", code, said)
	}
}

func read(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
