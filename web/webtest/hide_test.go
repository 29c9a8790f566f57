package webtest

import "testing"

// A hidden page knows it, and goes on when it's shown again, as often as that happens.
func TestHide(t *testing.T) {
	at := site(t, map[string]string{
		"/":        page(`<h1>Page</h1><p id="said"></p><script src="/tell.js"></script>`),
		"/tell.js": `document.addEventListener("visibilitychange", () => { said.textContent += document.visibilityState + " "; });`,
	})
	w := Start(t).Open(Phone)
	w.Go(at)
	for range 2 {
		w.Hide()
		w.Reveal()
	}
	if got := w.Text("#said"); got != "hidden visible hidden visible" {
		t.Errorf("the page was %s", got)
	}
}
