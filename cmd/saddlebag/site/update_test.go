package site_test

import (
	"fmt"
	"net/http"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/tabletest"
	"saddlebag/web/webtest"
)

// A newer program that the host of files has takes over between games, never within one, and
// has the tables of the one before.
func TestUpdatesBetweenGames(t *testing.T) {
	t.Parallel()
	const newer = "saddlebag-newer.bin"
	program := programOf(t)
	script := strings.ReplaceAll(programtest.Read(t, filepath.Join(siteFolder(t), "offline.js")), program, newer) + tells
	files, isNewer := siteFiles(t), new(atomic.Bool)
	w, _ := installedFrom(t, webtest.Start(t), http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case isNewer.Load() && r.URL.Path == under+"offline.js":
			w.Header().Set("Content-Type", "text/javascript")
			_, _ = w.Write([]byte(script))
		case r.URL.Path == under+newer:
			r.URL.Path = under + program
			fallthrough
		default:
			files.ServeHTTP(w, r)
		}
	}))
	last := len(programtest.SoloGame) - 1
	table := carriedTo(t, w, carrying(t, begunSolo(t, last)))
	isNewer.Store(true)
	w.Go(table)
	if state := update(w); state != "redundant" || isTheNewer(w) {
		t.Errorf("while a game is being played, the newer program is %s", state)
	}
	ann := tabletest.Player{Window: w, T: t}
	ann.Go(table)
	ann.WaitText("#link", "Live")
	ann.Enter(eventOf(t, programtest.SoloGame[last]))
	ann.Follow("#result")
	for end := time.Now().Add(w.Left()); update(w) != "activated"; { // the page before may not have gone yet
		if time.Now().After(end) {
			t.Fatal("after the game, the newer program doesn't take over")
		}
	}
	if !isTheNewer(w) {
		t.Error("the newer program doesn't answer")
	}
	w.Go(w.Address())
	w.WaitText("main", "six deliveries")
	if left := webtest.Eval[bool](w, fmt.Sprintf(`caches.match(%q).then(Boolean)`, under+program)); left {
		t.Error("the program before is still kept")
	}
}

// tells has a worker's script tell that it is the newer one.
const tells = `
addEventListener("message", ({ ports }) => ports[0].postMessage("newer"));`

func isTheNewer(w *webtest.Window) bool {
	return webtest.Eval[bool](w, `new Promise((done) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = ({ data }) => done(data === "newer");
		navigator.serviceWorker.controller.postMessage("who", [port2]);
	})`)
}

// update has the browser look for a newer program, and is what became of it.
func update(w *webtest.Window) string {
	return webtest.Eval[string](w, `(async () => {
		const registration = await navigator.serviceWorker.getRegistration();
		await registration.update();
		const came = registration.installing ?? registration.waiting ?? registration.active;
		return new Promise((done) => {
			const look = () => ["redundant", "activated"].includes(came.state) && done(came.state);
			came.addEventListener("statechange", look);
			look();
		});
	})()`)
}
