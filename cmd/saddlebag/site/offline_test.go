package site_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger"
	"saddlebag/web/tabletest"
	"saddlebag/web/webtest"
)

// under is the path that the site is put at.
const under = "/games/"

// written is the folder of the site, which takes long to write.
var written struct {
	sync.Once
	folder string
}

func siteFolder(t testing.TB) string {
	t.Helper()
	written.Do(func() {
		folder, err := os.MkdirTemp("", "saddlebag")
		if err != nil {
			return
		}
		programtest.AtTheEnd = append(programtest.AtTheEnd, func() { _ = os.RemoveAll(folder) })
		if code := programtest.Run(t.Context(), []string{"site", folder}, strings.NewReader(""), t.Output(), t.Output()); code == 0 {
			written.folder = folder
		}
	})
	if written.folder == "" {
		t.Fatal("the site was not written")
	}
	return written.folder
}

// installed is a phone that has been at the site once, and the host of files, which ends when
// it is closed.
func installed(t *testing.T) (*webtest.Window, *httptest.Server) {
	t.Helper()
	return installedFrom(t, webtest.Start(t), siteFiles(t))
}

// siteFiles are the files of the site as a host has them.
func siteFiles(t testing.TB) http.Handler {
	t.Helper()
	return http.StripPrefix(under, http.FileServer(http.Dir(siteFolder(t))))
}

// serving is a host of files until the test ends.
func serving(t testing.TB, files http.Handler) *httptest.Server {
	t.Helper()
	host := httptest.NewServer(files)
	t.Cleanup(host.Close)
	return host
}

func installedFrom(t testing.TB, b *webtest.Browser, files http.Handler) (*webtest.Window, *httptest.Server) {
	t.Helper()
	host := serving(t, files)
	w := b.Open(webtest.Phone)
	w.Go(host.URL + under)
	w.Wait(`document.getElementById("games")`)
	awaitFiles(t, w)
	return w, host
}

// awaitFiles waits until everything has come to a phone that sheets are drawn with.
func awaitFiles(t testing.TB, w *webtest.Window) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(siteFolder(t), "saddlebag-*.bin"))
	if err != nil {
		t.Fatal(err)
	}
	webtest.Eval[bool](w, fmt.Sprintf(`new Promise((done) => {
		const look = async () => {
			const kept = await (await caches.open("files")).keys();
			if (kept.filter(({ url }) => url.endsWith(".bin")).length === %d) done(true);
			else setTimeout(look, 50);
		};
		look();
	})`, len(files)))
}

// A phone that has been at the site once needs no network: a game for one is played to its end
// by touch, is there after the page is loaded again, and its sheets are printed.
func TestSoloGameWithoutNetwork(t *testing.T) {
	t.Parallel()
	w, host := installed(t)
	host.Close()
	ann := tabletest.Player{Window: w, T: t}
	ann.Follow(`a[href="` + under + `make?game=coal-n-write"]`)
	ann.Fill("#me-name", "Ann")
	choose := func(choice string) {
		ann.Tap(`label:has(` + choice + `)`)
		ann.Wait(`document.querySelector('` + choice + `').checked`)
	}
	const other, others = `[data-seat="2"] [name="player"]`, `document.querySelector("[data-others]").checkVisibility()`
	ann.Fill(other, "Bob")
	choose(`[name=seats][value="1"]`)
	ann.Wait(others) // whoever is named stays in sight
	webtest.Eval[any](w, `void ((field) => { field.value = ""; field.dispatchEvent(new Event("change", { bubbles: true })); })(document.querySelector('`+other+`'))`)
	ann.Wait("!" + others) // there's nobody else to name
	choose(`[name=dice][value="physical"]`)
	ann.Follow("form.make .button.first")
	ann.WaitText("#link", "Live")
	const half = 12
	for i, line := range programtest.SoloGame {
		ann.Enter(eventOf(t, line))
		ann.Sees(i + 1)
		if i == half {
			ann.Go(ann.Address())
			ann.WaitText("#link", "Live")
			if got := ann.LastEntry(); got != line {
				t.Errorf("loaded again, the last entry is %q; want %q", got, line)
			}
		}
	}
	ann.Follow("#result")
	text := ann.Text("main")
	for _, want := range []string{"Ann has $8", "six deliveries", "CW44"} {
		if !strings.Contains(text, want) {
			t.Errorf("the result is without %q: %s", want, text)
		}
	}
	if strings.Contains(text, "wins") {
		t.Errorf("somebody wins against nobody: %s", text)
	}
	name, kept := ann.Download("#keep-game")
	if name != "coal-n-write.ledger" {
		t.Errorf("the game is kept as %s", name)
	}
	if diff := cmp.Diff(programtest.SoloGame, entriesOf(t, kept)); diff != "" {
		t.Errorf("another game is kept (-want +got):\n%s", diff)
	}
	if _, picture := ann.Download("#picture"); !strings.HasPrefix(picture, "\x89PNG") {
		t.Errorf("the picture begins with %.20q", picture)
	}
	ann.Shot("result-alone")
	ann.Go(host.URL + under + "tables")
	ann.WaitText(".kept .open", "Coal n' Write")
}

func eventOf(t *testing.T, line string) ledger.Entry {
	t.Helper()
	e, err := ledger.ParseEvent(line)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// Where the program can't be fetched, a phone says so, in its own language alone.
func TestProgramDoesNotCome(t *testing.T) {
	t.Parallel()
	files := siteFiles(t)
	host := serving(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ".bin") {
			http.Error(w, "gone", http.StatusGone)
			return
		}
		files.ServeHTTP(w, r)
	}))
	w := webtest.Start(t).Open(webtest.Phone)
	w.Go(host.URL + under)
	w.WaitText(".failed", "can't come to this phone")
	if languages := w.Count("main [lang]"); languages != 1 {
		t.Errorf("it says so in %d languages", languages)
	}
}

// Where fonts can't be fetched, whoever prints reads so, and prints once they can.
func TestFontsDoNotCome(t *testing.T) {
	t.Parallel()
	files, come := siteFiles(t), new(atomic.Bool)
	host := serving(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.Contains(r.URL.Path, "saddlebag-fonts-") && !come.Load() {
			http.Error(w, "not now", http.StatusServiceUnavailable)
			return
		}
		files.ServeHTTP(w, r)
	}))
	w := webtest.Start(t).Open(webtest.Phone)
	w.Go(host.URL + under)
	w.Wait(`document.getElementById("games")`)
	document := host.URL + under + "print/coal-n-write.pdf?player=Łucja" // the first letter is in no font that was cut ahead
	w.Forgive("status of 503")
	for range 2 {
		w.Go(document)
		w.WaitText("main", "its fonts haven't reached this phone")
	}
	come.Store(true)
	if pdf := fetched(w, document); !strings.HasPrefix(pdf, "%PDF-") {
		t.Errorf("with fonts, what is printed begins with %.20q", pdf)
	}
}

// programOf is what the program of the site is called.
func programOf(t *testing.T) string {
	t.Helper()
	programs, err := filepath.Glob(filepath.Join(siteFolder(t), "saddlebag-????????????.bin"))
	if err != nil || len(programs) != 1 {
		t.Fatalf("the programs are %v, %v", programs, err)
	}
	return filepath.Base(programs[0])
}

// What a phone loads may not grow unseen, in bytes as a host of files sends it.
func TestSizeOfSite(t *testing.T) {
	t.Parallel()
	const mostProgram = 8_300_000
	file, err := os.Stat(filepath.Join(siteFolder(t), programOf(t)))
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("the program has %d bytes as it is sent", file.Size())
	if file.Size() > mostProgram {
		t.Errorf("the program has %d bytes as it is sent; want %d at most", file.Size(), mostProgram)
	}
}

// Packages that enter the phone's program, or leave it, are noticed: those that it has are
// listed, but for the internal ones of modules. What a phone never needs isn't in it.
func TestPackagesOfProgram(t *testing.T) {
	t.Parallel()
	list := func(which string) []string {
		command := exec.Command("go", "list", "-deps", "-f", "{{if "+which+"}}{{.ImportPath}}{{end}}", "saddlebag/cmd/saddlebag/site/phone")
		command.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
		all, err := command.Output()
		if err != nil {
			t.Fatal(err)
		}
		return slices.DeleteFunc(slices.Sorted(strings.FieldsSeq(string(all))), func(name string) bool { return strings.Contains(name, "/internal") })
	}
	if diff := cmp.Diff(strings.Fields(programtest.Read(t, "testdata/packages.txt")), list("not .Standard")); diff != "" {
		t.Errorf("the program has other packages than testdata/packages.txt lists (-listed +there):\n%s", diff)
	}
	for _, name := range list(".Standard") {
		if slices.Contains([]string{"encoding/gob", "testing", "net/http/httptest", "net/http/pprof"}, name) {
			t.Errorf("%s is in the program", name)
		}
	}
}
