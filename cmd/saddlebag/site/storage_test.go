package site_test

import (
	"context"
	"encoding/json"
	"html"
	"net/http"
	"net/url"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/speech"
	"saddlebag/web/tabletest"
	"saddlebag/web/webtest"
)

// A phone without room says so, and what to do. Its tables are there, and what was entered goes in
// once there is room.
func TestPhoneIsFull(t *testing.T) {
	t.Parallel()
	p := ownPhone{profile: t.TempDir()}
	p.browser = webtest.StartOwn(t, p.profile)
	w, host := installedFrom(t, p.browser, siteFiles(t))
	p.Window = w
	table := carriedTo(t, w, carrying(t, begunSolo(t, 3)))
	p.restart(t) // a browser takes a while to notice how much room is left
	room := func(bytes *float64) {
		p.Do(does(storage.OverrideQuotaForOrigin, storage.OverrideQuotaForOriginParams{Origin: host.URL, QuotaSize: bytes}))
	}
	none := 1.0
	room(&none)
	p.Do(does(page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{
		Source: `StorageManager.prototype.persist = () => { window.asked = true; };`,
	}))
	p.Forgive("status of 503")
	ann := tabletest.Player{Window: p.Window, T: t}
	ann.Go(table)
	ann.WaitText("#link", "Live")
	if !webtest.Eval[bool](p.Window, "window.asked === true") {
		t.Error("the browser isn't asked to keep the table")
	}
	ann.Send(eventOf(t, programtest.SoloGame[3]))
	ann.WaitText("#waiting", "This phone can't save tables: this device has no room left. Free some space")
	ann.Shot("full-entry")
	ann.Go(host.URL + under + "make?game=coal-n-write")
	ann.Fill("#me-name", "Ann")
	ann.Tap(`label:has([name=seats][value="1"])`)
	ann.Follow("form.make .button.first")
	ann.WaitText("main", "this device has no room left. Free some space")
	ann.Shot("full-table")
	ann.Go(host.URL + under + "tables")
	ann.Follow(".kept .open")
	ann.WaitText("#waiting", "Free some space")
	room(nil)
	ann.Sees(4)
}

// begunSolo is the short game after some entries.
func begunSolo(t *testing.T, entries int) string {
	t.Helper()
	return "saddlebag 1 coal-n-write\nplayer Ann\n\n" + strings.Join(programtest.SoloGame[:entries], "\n") + "\n"
}

// does is a command of the browser's protocol as a step.
func does[P, R any](c cdp.Command[P, R], params P) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, c, params)
		return err
	})
}

// changedWorker are the files of the site, with a worker's script that begins with more.
func changedWorker(t *testing.T, begins string) http.Handler {
	t.Helper()
	files := siteFiles(t)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != under+"offline.js" {
			files.ServeHTTP(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/javascript")
		_, _ = w.Write([]byte(begins + programtest.Read(t, filepath.Join(siteFolder(t), "offline.js"))))
	})
}

// Where the browser keeps nothing, a phone says so in everybody's language, and still prints.
func TestBrowserKeepsNothing(t *testing.T) {
	t.Parallel()
	w, host := installedFrom(t, webtest.Start(t), changedWorker(t, `IDBFactory.prototype.open = () => { throw new DOMException("denied", "SecurityError"); };`))
	w.Forgive("status of 503")
	if pdf := fetched(w, host.URL+under+"print/coal-n-write.pdf?paper=a4&player=Ann"); !strings.HasPrefix(pdf, "%PDF") {
		t.Errorf("the printed sheets begin with %.20q", pdf)
	}
	for _, want := range []struct{ tag, says string }{
		{"en", "This phone can't save tables: the browser can't save anything on this device. Free some space, leave private browsing"},
		{"de", "Dieses Handy kann keine Tische speichern"},
		{"nl", "Deze telefoon kan geen tafels bewaren"},
		{"fr", "Ce téléphone ne peut pas enregistrer de tables"},
	} {
		w.Go(host.URL + under)
		w.Speak(want.tag)
		w.Go(host.URL + under + "tables")
		w.WaitText("[role=alert]", want.says)
		w.Shot("no-database-" + want.tag)
	}
	form, _ := json.Marshal(url.Values{"game": {"coal-n-write"}, "me-name": {"Ann"}, "seats": {"1"}}.Encode())
	made := webtest.Eval[string](w, `fetch("`+under+`tables", { method: "POST", body: new URLSearchParams(`+string(form)+`) }).then((answer) => answer.text())`)
	if !strings.Contains(made, "Ce téléphone ne peut pas enregistrer de tables") {
		t.Errorf("a table is made: %s", made)
	}
}

// Where the program doesn't start, a phone says so in the reader's language.
func TestProgramDoesNotStart(t *testing.T) {
	t.Parallel()
	files := changedWorker(t, `WebAssembly.instantiateStreaming = () => Promise.reject(new RangeError("out of memory"));`)
	w := webtest.Start(t).Open(webtest.Phone)
	w.Forgive("status of 503")
	w.Go(serving(t, files).URL + under)
	w.WaitText("[role=alert]", "Saddlebag can't start on this phone.")
	w.Shot("not-started")
	_, pages, _ := strings.Cut(programtest.Read(t, filepath.Join(siteFolder(t), "offline.js")), "const notStarted = ")
	var said map[string]string
	if err := json.NewDecoder(strings.NewReader(pages)).Decode(&said); err != nil {
		t.Fatal(err)
	}
	for _, l := range speech.Languages() {
		if !strings.Contains(html.UnescapeString(said[l.Tag()]), l.Of("site.not-started")) {
			t.Errorf("it isn't said in %s", l.Tag())
		}
	}
}
