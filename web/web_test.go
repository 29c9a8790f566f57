package web_test

import (
	"net/http"
	"strings"
	"testing"

	"saddlebag/web/roomtest"
)

// Each address answers with its status and says what it is there for.
func TestAddresses(t *testing.T) {
	at := roomtest.Start(t).URL
	tests := []struct {
		method, path string
		status       int
		says         string
	}{
		{"GET", "/", 200, "/make?game=tiny"},
		{"GET", "/healthz", 200, "ok"},
		{"GET", "/rules/tiny", 200, `<li id="TY1">`},
		{"GET", "/rules/tiny", 200, `<li id="LG1">`},
		{"GET", "/rules/tiny", 200, `(<a href="#TY2">TY2</a>, <a href="#LG3">LG3</a>, but AB9 is nothing)`},
		{"GET", "/rules/chess", 404, "have a game called “chess”"},
		{"GET", "/rules/tiny/odds", 404, "Tiny has no odds to show."},
		{"GET", "/roll", 200, "Tiny: The wheel"},
		{"GET", "/roll?game=tiny&times=3", 200, `<th scope="row">red</th>`},
		{"GET", "/roll?dice=4d6", 200, "4d6"},
		{"GET", "/roll?dice=4+D+6", 200, "4d6"},
		{"GET", "/roll?game=chess", 422, "have a game called “chess”"},
		{"GET", "/roll?dice=0d6", 422, "Nothing was rolled"},
		{"GET", "/roll?dice=1d6&times=101", 422, "from 1 to 100"},
		{"GET", "/print", 200, `value="names" checked`},
		{"GET", "/print?game=chess", 404, "have a game called “chess”"},
		{"GET", "/print?game=tiny&paper=a4&player=%3CAnn%3E", 200, "player: &lt;Ann&gt;"},
		{"GET", "/print?game=tiny&paper=a4&margin=3", 422, "The margin of 3 mm is too small"},
		{"GET", "/print?game=tiny&paper=a4&margin=wide", 422, "a number of millimetres"},
		{"GET", "/print?game=tiny&paper=a4&margin=4,5+mm", 422, "The margin of 4.5 mm is too small"},
		{"GET", "/print?game=tiny&paper=a4&margin=10,500", 422, "The margin is “10,500”. Do you mean 10.500 or 10500?"},
		{"GET", "/print?game=tiny&paper=a9", 422, "isn&#39;t one of a4"},
		{"GET", "/print?game=tiny&paper=a4&player=Ann&player=ann", 422, "Two players are called &#34;ann&#34;"},
		{"GET", "/print?game=tiny&paper=a4&player=A&player=B&player=C", 422, "Tiny is for 1 to 2 players, not 3"},
		{"GET", "/print?game=tiny&paper=a4&sheet=board", 422, "no sheet"},
		{"GET", "/print?game=tiny&paper=a4&copies=501", 422, "from 1 to 500"},
		{"GET", "/print?game=tiny&paper=a4&sheet=result", 422, "The sheet “result” shows a game you&#39;ve played. Check its ledger"},
		{"GET", "/print?game=tiny&paper=a4&option.mood=wild&option.coins=3", 200, "options: map[mood:wild]"},
		{"GET", "/print?game=tiny&paper=a4&option.mood=sad", 422, "Option mood is calm or wild"},
		{"GET", "/print?game=tiny&paper=a4&option.coins=10", 422, "a whole number from 1 to 9"},
		{"GET", "/print?game=tiny&paper=a4&option.size=1", 422, "has no option"},
		{"GET", "/print?game=tiny&paper=a4", 200, "deck: plain (house)"},
		{"GET", "/print?game=tiny&paper=a4&data=fancy", 200, "deck: fancy (house)"},
		{"GET", "/print?game=tiny&paper=a4&data=torn", 422, "There&#39;s nothing called “torn”. Choose fancy or plain."},
		{"GET", "/print/tiny.pdf", 200, "%PDF-"},
		{"GET", "/print/tiny.pdf?sheet=result", 422, "Check its ledger"},
		{"GET", "/check/sheets.pdf", 405, "This address doesn&#39;t take GET."},
		{"HEAD", "/print/tiny.pdf", 200, ""},
		{"GET", "/print/tiny.pdf?margin=400", 422, "leaves nothing of a4"},
		{"GET", "/print/chess.pdf", 404, "have a game called “chess”"},
		{"GET", "/check", 200, "saddlebag 1 tiny"},
		{"GET", "/static/style.css", 200, "--paper"},
		{"GET", "/static/games.css", 200, ".game-tiny { --spot: #102030; }"},
		{"GET", "/static/fonts.css", 200, `src: url("LiberationSerif-common-`},
		{"GET", "/static/nothing.css", 404, "nothing at this address"},
		{"GET", "/static/../web.go", 404, ""},
		{"GET", "/nothing", 404, "nothing at this address"},
		{"DELETE", "/check", 405, "This address doesn&#39;t take DELETE."},
		{"GET", "/api/v1/check", 405, "This address doesn't take GET."},
	}
	for _, test := range tests {
		got := roomtest.Send(t, test.method, at+test.path, http.NoBody)
		if got.StatusCode != test.status || !strings.Contains(got.Text, test.says) {
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
	if allow := roomtest.Send(t, "DELETE", at+"/check", http.NoBody).Header.Values("Allow"); strings.Join(allow, ", ") != "GET, HEAD, POST" {
		t.Errorf("/check allows %q", allow)
	}
}
