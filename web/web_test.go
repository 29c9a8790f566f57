package web

import (
	"bytes"
	"io"
	"mime/multipart"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

func start(t *testing.T) *httptest.Server {
	t.Helper()
	return startWith(t, testApp(t), func(*app) {})
}

// startWith serves an app that has some more addresses.
func startWith(t *testing.T, c Config, more func(*app)) *httptest.Server {
	t.Helper()
	s := httptest.NewServer(handlerWith(t, c, more))
	t.Cleanup(s.Close)
	return s
}

func handlerWith(t *testing.T, c Config, more func(*app)) http.Handler {
	t.Helper()
	a, err := newApp(c)
	if err != nil {
		t.Fatal(err)
	}
	a.route()
	more(a)
	h, err := a.handler()
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// An answer is what came back, read to the end.
type answer struct {
	*http.Response
	text string
}

func send(t *testing.T, method, url string, body io.Reader, header ...string) answer {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), method, url, body)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	got, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = got.Body.Close() }()
	text, err := io.ReadAll(got.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer{got, string(text)}
}

func get(t *testing.T, url string, header ...string) answer {
	t.Helper()
	return send(t, http.MethodGet, url, http.NoBody, header...)
}

// Each address answers with its status and says what it is there for.
func TestAddresses(t *testing.T) {
	at := start(t).URL
	tests := []struct {
		method, path string
		status       int
		says         string
	}{
		{"GET", "/", 200, "a page of names"},
		{"GET", "/healthz", 200, "ok"},
		{"GET", "/rules/tiny", 200, `<li id="TY1">`},
		{"GET", "/rules/tiny", 200, `<li id="LG1">`},
		{"GET", "/rules/tiny", 200, `(<a href="#TY2">TY2</a>, <a href="#LG3">LG3</a>, but AB9 is nothing)`},
		{"GET", "/rules/chess", 404, "no game &#34;chess&#34;"},
		{"GET", "/rules/tiny/odds", 404, "Tiny has no odds to tell."},
		{"GET", "/roll", 200, "Tiny: The wheel"},
		{"GET", "/roll?game=tiny&times=3", 200, `<th scope="row">red</th>`},
		{"GET", "/roll?dice=4d6", 200, "4d6"},
		{"GET", "/roll?game=chess", 422, "no game"},
		{"GET", "/roll?dice=0d6", 422, "Nothing was thrown"},
		{"GET", "/roll?dice=1d6&times=101", 422, "from 1 to 100"},
		{"GET", "/print", 200, `value="names" checked`},
		{"GET", "/print?game=chess", 404, "no game"},
		{"GET", "/print?game=tiny&paper=a4&player=%3CAnn%3E", 200, "player: &lt;Ann&gt;"},
		{"GET", "/print?game=tiny&paper=a4&margin=3", 422, "Margin of 3 mm"},
		{"GET", "/print?game=tiny&paper=a4&margin=wide", 422, "not a number of millimetres"},
		{"GET", "/print?game=tiny&paper=a9", 422, "is not one of a4"},
		{"GET", "/print?game=tiny&paper=a4&player=Ann&player=ann", 422, "stands twice"},
		{"GET", "/print?game=tiny&paper=a4&player=A&player=B&player=C", 422, "takes 1 to 2"},
		{"GET", "/print?game=tiny&paper=a4&sheet=board", 422, "no sheet"},
		{"GET", "/print?game=tiny&paper=a4&copies=501", 422, "from 1 to 500"},
		{"GET", "/print?game=tiny&paper=a4&sheet=result", 422, "The sheet &#34;result&#34; shows a game that was played: check its ledger"},
		{"GET", "/print?game=tiny&paper=a4&option.mood=wild&option.coins=3", 200, "options: map[mood:wild]"},
		{"GET", "/print?game=tiny&paper=a4&option.mood=sad", 422, "Option mood is calm or wild"},
		{"GET", "/print?game=tiny&paper=a4&option.coins=10", 422, "a whole number from 1 to 9"},
		{"GET", "/print?game=tiny&paper=a4&option.size=1", 422, "has no option"},
		{"GET", "/print?game=tiny&paper=a4", 200, "deck: plain (house)"},
		{"GET", "/print?game=tiny&paper=a4&data=fancy", 200, "deck: fancy (house)"},
		{"GET", "/print?game=tiny&paper=a4&data=torn", 422, "There is no deck &#34;torn&#34;; there is fancy, plain."},
		{"GET", "/print/tiny.pdf", 200, "%PDF-"},
		{"GET", "/print/tiny.pdf?sheet=result", 422, "check its ledger"},
		{"GET", "/check/sheets.pdf", 405, "does not take GET"},
		{"HEAD", "/print/tiny.pdf", 200, ""},
		{"GET", "/print/tiny.pdf?margin=400", 422, "leaves nothing of a4"},
		{"GET", "/print/chess.pdf", 404, "no game"},
		{"GET", "/check", 200, "saddlebag 1 tiny"},
		{"GET", "/static/style.css", 200, "--paper"},
		{"GET", "/static/games.css", 200, ".game-tiny { --spot: #102030; }"},
		{"GET", "/static/LiberationSerif.ttf", 200, ""},
		{"GET", "/static/nothing.css", 404, "nothing at this address"},
		{"GET", "/static/../web.go", 404, ""},
		{"GET", "/nothing", 404, "nothing at this address"},
		{"DELETE", "/check", 405, "does not take DELETE"},
		{"GET", "/api/v1/check", 405, "does not take GET"},
	}
	for _, test := range tests {
		got := send(t, test.method, at+test.path, http.NoBody)
		if got.StatusCode != test.status || !strings.Contains(got.text, test.says) {
			t.Errorf("%s %s: status %d, want %d with %q", test.method, test.path, got.StatusCode, test.status, test.says)
		}
		if kind := got.Header.Get("Content-Type"); kind != "application/pdf" {
			if policy := got.Header.Get("Content-Security-Policy"); !strings.Contains(policy, "default-src 'none'") || strings.Contains(policy, "unsafe") {
				t.Errorf("%s: policy %q", test.path, policy)
			}
		}
		if got.Header.Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%s may be sniffed", test.path)
		}
	}
	if allow := send(t, "DELETE", at+"/check", http.NoBody).Header.Values("Allow"); strings.Join(allow, ", ") != "GET, HEAD, POST" {
		t.Errorf("/check allows %q", allow)
	}
}

func TestPDFIsFetchedOnce(t *testing.T) {
	url := start(t).URL + "/print/tiny.pdf?player=Ann"
	first := get(t, url)
	tag := first.Header.Get("ETag")
	if first.Header.Get("Content-Type") != "application/pdf" || tag == "" {
		t.Fatalf("%v", first.Header)
	}
	again := get(t, url, "If-None-Match", tag)
	if again.StatusCode != http.StatusNotModified || again.text != "" {
		t.Errorf("status %d with %d bytes for what is known", again.StatusCode, len(again.text))
	}
	other := get(t, url+"&copies=2", "If-None-Match", tag)
	if other.StatusCode != http.StatusOK || len(other.text) <= len(first.text) {
		t.Errorf("status %d with %d bytes for two copies of %d bytes", other.StatusCode, len(other.text), len(first.text))
	}
}

const helloLedger = "saddlebag 1 tiny\nplayer Ann\n\nAnn hello\nAnn hello\ntable result Ann 1\n"

// helloJSON is what the ledger above is by the rules of the game.
const helloJSON = `{"file":"-","kind":"ledger","game":"tiny","edition":1,"legal":false,"over":false,"reason":"",` +
	`"players":[{"name":"Ann","score":1.0,"uncorrected":1.0,"rank":0,"lines":[{"label":"Hello","amount":1.0,"clause":"TY2","line":4}]}],"winners":[],` +
	`"findings":[{"line":5,"column":1,"event":"Ann hello","clause":"TY1","message":"Once <is> enough.","instead":"keep quiet"}],` +
	`"claims":[{"name":"Ann","claimed":1.0,"scored":1.0,"agrees":true}]}` + "\n"

// form is a form as browsers send it, with the ledger as text or as a file.
func form(t *testing.T, text, file string) (body io.Reader, kind string) {
	t.Helper()
	return multipartForm(t, "ledger", "night.ledger", file, "ledger", text)
}

// multipartForm is a form with a field for a file, empty where none was chosen,
// and other fields: names and values by turns.
func multipartForm(t *testing.T, field, name, file string, fields ...string) (body io.Reader, kind string) {
	t.Helper()
	var b bytes.Buffer
	w := multipart.NewWriter(&b)
	for i := 0; i < len(fields); i += 2 {
		if err := w.WriteField(fields[i], fields[i+1]); err != nil {
			t.Fatal(err)
		}
	}
	if file == "" {
		name = ""
	}
	part, err := w.CreateFormFile(field, name)
	if err == nil {
		_, err = io.WriteString(part, file)
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	return &b, w.FormDataContentType()
}

func TestCheckJSON(t *testing.T) {
	url := start(t).URL + "/api/v1/check"
	plain := send(t, "POST", url, strings.NewReader(helloLedger), "Content-Type", "text/plain")
	if plain.StatusCode != 200 || plain.text != helloJSON {
		t.Errorf("status %d\n%s\nwant\n%s", plain.StatusCode, plain.text, helloJSON)
	}
	body, kind := form(t, "not this", helloLedger)
	file := send(t, "POST", url, body, "Content-Type", kind)
	if want := strings.Replace(helloJSON, `"-"`, `"night.ledger"`, 1); file.text != want {
		t.Errorf("%s\nwant\n%s", file.text, want)
	}
	wrong := send(t, "POST", url, strings.NewReader("saddlebag 1 chess\nplayer Ann\n"))
	if want := `{"file":"-","error":"-:1:1: no game \"chess\"; there is tiny"}` + "\n"; wrong.StatusCode != 422 || wrong.text != want {
		t.Errorf("status %d %s", wrong.StatusCode, wrong.text)
	}
	large := send(t, "POST", url, strings.NewReader(strings.Repeat("a", 20<<20)))
	if large.StatusCode != 413 || !strings.HasPrefix(large.text, `{"status":413,"error":"A ledger of more than 5 MB`) {
		t.Errorf("status %d %s", large.StatusCode, large.text)
	}
}

func TestCheckPage(t *testing.T) {
	url := start(t).URL + "/check"
	post := func(text, file string) answer {
		body, kind := form(t, text, file)
		return send(t, "POST", url, body, "Content-Type", kind)
	}
	got := post(helloLedger, "")
	for _, want := range []string{
		`<li id="line-5" class="wrong struck">`, "Once &lt;is&gt; enough.", `href="/rules/tiny#TY1"`, `href="/rules/tiny#TY2"`, `href="#line-4"`, "1 finding.",
	} {
		if got.StatusCode != 200 || !strings.Contains(got.text, want) {
			t.Errorf("status %d, without %s", got.StatusCode, want)
		}
	}
	if got := post("", "hello"); got.StatusCode != 422 || !strings.Contains(got.text, "night.ledger:1:1: not a ledger") {
		t.Errorf("status %d for what is no ledger", got.StatusCode)
	}
	if got := post("", ""); got.StatusCode != 422 {
		t.Errorf("status %d for nothing", got.StatusCode)
	}
	if got := post("", strings.Repeat("a", 5<<20+1)); got.StatusCode != 413 || !strings.Contains(got.text, "more than 5 MB") {
		t.Errorf("status %d for one byte too many", got.StatusCode)
	}
	if got := send(t, "POST", url, strings.NewReader("x"), "Content-Type", "multipart/form-data; boundary=b"); got.StatusCode != 400 {
		t.Errorf("status %d for half a form", got.StatusCode)
	}
	if got := send(t, "POST", url, strings.NewReader("x"), "Sec-Fetch-Site", "cross-site"); got.StatusCode != 403 {
		t.Errorf("status %d for another site's form", got.StatusCode)
	}
}

// Many short lines would make an answer many times their size.
func TestLedgerOfTooManyLines(t *testing.T) {
	got := send(t, "POST", start(t).URL+"/api/v1/check", strings.NewReader(helloLedger+strings.Repeat("\n", 500_000)))
	if got.StatusCode != 413 || !strings.Contains(got.text, "500,000 lines") {
		t.Errorf("status %d", got.StatusCode)
	}
}

// A mistake of ours does not show itself.
func TestMistakesAreNotShown(t *testing.T) {
	c := testApp(t)
	c.Titles[0].Sheets[0].Make = nil
	h, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(h)
	defer s.Close()
	got := get(t, s.URL+"/print/tiny.pdf")
	if got.StatusCode != 500 || strings.Contains(got.text, "nil pointer") || !strings.Contains(got.text, "on our side") {
		t.Errorf("status %d %s", got.StatusCode, got.text)
	}
}
