package webtest

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"testing"
)

// site serves pages by their addresses, with a policy like the web app's.
func site(t *testing.T, pages map[string]string) string {
	t.Helper()
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		page, ok := pages[r.URL.Path]
		if !ok {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Security-Policy", "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; form-action 'self'")
		switch {
		case strings.HasSuffix(r.URL.Path, ".js"):
			w.Header().Set("Content-Type", "text/javascript")
		case strings.HasSuffix(r.URL.Path, ".css"):
			w.Header().Set("Content-Type", "text/css")
		default:
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
		}
		if r.URL.Path == "/sit" {
			http.SetCookie(w, &http.Cookie{Name: "seat", Value: "1"})
		}
		page = strings.ReplaceAll(page, "COOKIE", r.Header.Get("Cookie"))
		_, _ = fmt.Fprint(w, page)
	}))
	t.Cleanup(s.Close)
	return s.URL
}

func page(body string) string {
	return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
		`<title>Page</title><link rel="icon" href="data:,">` + body
}

func readFile(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// mentions says which of some lines are about an id.
func mentions(lines []string, id string) []string {
	var about []string
	for _, l := range lines {
		if strings.Contains(l, `id="`+id+`"`) || strings.Contains(l, "#"+id) {
			about = append(about, l)
		}
	}
	return about
}

// The instruments see what is wrong, and nothing else.
func TestFaultsAreSeen(t *testing.T) {
	at := site(t, map[string]string{"/": readFile(t, "testdata/bad.html"), "/bad.css": readFile(t, "testdata/bad.css")})
	w := Start(t).Open(Phone)
	w.Go(at)

	misfits := w.Misfits()
	if len(misfits) != 4 {
		t.Errorf("%d misfits, want 4:\n%s", len(misfits), strings.Join(misfits, "\n"))
	}
	for _, id := range []string{"small", "over", "under", "tiny"} {
		if len(mentions(misfits, id)) != 1 {
			t.Errorf("#%s is not among the misfits:\n%s", id, strings.Join(misfits, "\n"))
		}
	}
	if !slices.Contains(misfits, "the page scrolls sideways: 408 of 360") { // body's margin and 400 px
		t.Errorf("the page does not scroll sideways:\n%s", strings.Join(misfits, "\n"))
	}
	if got := w.LooseEnds(); !slices.Equal(got, []string{"two of id twice", "a link to nothing: #far", "a link to nothing: #far"}) {
		t.Errorf("loose ends %q", got)
	}

	barriers := w.Barriers()
	if len(mentions(barriers, "pale")) != 1 || len(mentions(barriers, "mute")) != 1 || len(barriers) != 2 {
		t.Errorf("want only the pale text and the mute picture:\n%s", strings.Join(barriers, "\n"))
	}
	w.Be(Phone.InTheDark())
	w.Go(at)
	if barriers := w.Barriers(); len(mentions(barriers, "pale")) != 0 {
		t.Errorf("in the dark the text is black:\n%s", strings.Join(barriers, "\n"))
	}
}

// What goes wrong in a window is known, but not what an answer means to say.
func TestErrorsAreSeen(t *testing.T) {
	at := site(t, map[string]string{
		"/clean":  page(`<h1>Clean</h1>`),
		"/logged": page(`<script src="/logged.js"></script>`), "/logged.js": `console.error("went wrong", 7)`,
		"/thrown": page(`<script src="/thrown.js"></script>`), "/thrown.js": `setTimeout(() => { throw new Error("thrown") })`,
		"/inline": page(`<script>document.title = "inline"</script>`),
		"/styled": page(`<p style="width: 9px">styled</p>`),
		"/broken": page(`<link rel="stylesheet" href="/static/nothing.css">`),
	})
	b := Start(t)
	for path, want := range map[string]string{
		"/clean": "", "/nothing": "",
		"/logged": "went wrong", "/thrown": "Error: thrown", "/inline": "Content Security Policy", "/styled": "Content Security Policy",
		"/broken": "/static/nothing.css",
	} {
		w := b.Open(Desk)
		w.Go(at + path)
		if want != "" {
			for len(w.log.lines()) == 0 {
				Eval[int](w, "1") // what is under way arrives before the answer
			}
		}
		lines := w.log.lines()
		if want == "" && len(lines) > 0 || want != "" && !strings.Contains(strings.Join(lines, "\n"), want) {
			t.Errorf("%s: %q, want %q", path, lines, want)
		}
		for _, line := range lines {
			w.Forgive(line)
		}
	}
}

// Two phones are two phones: touched, small, and with cookies of their own.
func TestPhones(t *testing.T) {
	at := site(t, map[string]string{
		"/":        page(`<script type="module" src="/taps.js"></script><p>cookies: COOKIE</p><button>Deal</button> <button>Dig</button><p id="tapped"></p><a href="/sit">Sit down</a><noscript>no scripts</noscript>`),
		"/sit":     page(`<h1>Seat</h1><a href="/">Back</a>`),
		"/taps.js": `for (const b of document.querySelectorAll("button")) for (const kind of ["touchend", "click"]) b.addEventListener(kind, (e) => { tapped.textContent += kind + e.target.textContent + " "; });`,
	})
	t.Setenv(ShotsEnv, t.TempDir()) // as for pictures, in all its pixels
	b := Start(t)
	phones := b.Phones(2, Phone)
	ann, bob := phones[0], phones[1]
	for _, w := range phones {
		w.Go(at)
	}
	if size := Eval[string](ann, `[innerWidth, innerHeight, devicePixelRatio, navigator.maxTouchPoints > 0, matchMedia("(pointer: coarse)").matches].join(" ")`); size != "360 800 2 true true" {
		t.Errorf("a phone is %s", size)
	}
	if agent := Eval[string](ann, "navigator.userAgent"); agent != mobile {
		t.Errorf("a phone is called %s", agent)
	}

	ann.TapNamed("button", "Dig")
	ann.WaitText("#tapped", "touchendDig clickDig")
	if n := bob.CountNamed("button", ""); n != 2 {
		t.Errorf("%d buttons, want 2", n)
	}
	if text := bob.Text("body"); strings.Contains(text, "click") {
		t.Error("a tap on one phone reached the other")
	}

	ann.FollowNamed("link", "Sit down")
	ann.Follow("a")
	bob.Go(at)
	ann.WaitText("p", "cookies: seat=1")
	if text := bob.Text("p"); strings.Contains(text, "seat") {
		t.Errorf("the other phone has %s", text)
	}

	plain := b.Open(Phone.WithoutScripts())
	plain.Go(at)
	plain.WaitText("noscript", "no scripts")
	plain.TapNamed("button", "Dig")
	plain.FollowNamed("link", "Sit down")
	plain.WaitText("h1", "Seat")
	if n := plain.Count("#tapped"); n != 0 {
		t.Errorf("%d of what the page before had", n)
	}
}

// A cell of a drawing is tapped on like a button: a link, or a group that says
// that it is one.
func TestDrawingsAreTapped(t *testing.T) {
	at := site(t, map[string]string{
		"/": page(`<script type="module" src="/taps.js"></script><svg viewBox="0 0 86 60" width="344" height="240">` +
			`<g id="dig" role="button" tabindex="0" aria-label="Dig Tin 6"><rect x="5" y="5" width="20" height="20"/></g>` +
			`<a href="/next" aria-label="Claim Tin 7"><rect x="40" y="5" width="20" height="20"/><text x="42" y="12">7</text></a>` +
			`<g id="thin" role="button" tabindex="0" aria-label="Thin"><rect x="5" y="40" width="60" height="5"/></g></svg><p id="tapped"></p>`),
		"/next":    page(`<h1>Next</h1>`),
		"/taps.js": `for (const g of document.querySelectorAll("g")) g.addEventListener("click", () => { tapped.textContent += g.id + " "; });`,
	})
	w := Start(t).Open(Phone)
	w.Go(at)
	w.TapNamed("button", "Dig Tin 6")
	w.WaitText("#tapped", "dig")
	w.Tap("#thin")
	w.WaitText("#tapped", "thin")
	if got := w.Misfits(); len(got) != 1 || !strings.Contains(got[0], `id="thin"`) || !strings.HasSuffix(got[0], "240.0 x 20.0") {
		t.Errorf("misfits %q, want the group of 5 units", got)
	}
	w.FollowNamed("link", "Claim Tin 7")
	w.WaitText("h1", "Next")
}

// The same server is a secure origin by one name and an insecure one by the
// other.
func TestInsecureOrigin(t *testing.T) {
	at := site(t, map[string]string{"/": page(`<h1>Page</h1>`)})
	w := Start(t).Open(Phone)
	w.Go(at)
	if !Eval[bool](w, "isSecureContext") {
		t.Errorf("%s is not secure", at)
	}
	w.Go(Insecure(t, at))
	if !strings.HasPrefix(w.Address(), "http://"+InsecureHost+":") || Eval[bool](w, "isSecureContext") {
		t.Errorf("%s is secure", w.Address())
	}
	if Eval[bool](w, `"wakeLock" in navigator`) {
		t.Error("there is a wake lock where browsers allow none")
	}
}
