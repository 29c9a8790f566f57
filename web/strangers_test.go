package web_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/web/roomtest"
	"saddlebag/web/site"
)

// Thousands of names are refused by their number, wherever names are sent.
func TestThousandsOfNames(t *testing.T) {
	at := roomtest.Start(t).URL
	var query strings.Builder
	for i := range 4000 {
		fmt.Fprintf(&query, "player=%d&", i)
	}
	for _, path := range []string{"/print/tiny.pdf?", "/print?paper=a4&"} {
		roomtest.Get(t, at+path+query.String()).Wants(t, 422, "no game takes more than")
	}
	names, err := json.Marshal(map[string]any{"game": "tiny", "players": strings.Split(strings.Repeat("x,", 8000), ",")})
	if err != nil {
		t.Fatal(err)
	}
	roomtest.Send(t, "POST", at+"/api/v1/tables", strings.NewReader(string(names)), "Content-Type", "application/json").
		Wants(t, 422, "no game takes more than")
}

// A ledger in which every line is wrong is told of by its first thousand
// findings and their number; one of half a million lines is not read.
func TestManyFindings(t *testing.T) {
	at := roomtest.Start(t).URL
	const wrong = 5_000
	text := roomtest.HelloLedger + strings.Repeat("Ann zz\n", wrong)
	got := roomtest.Send(t, "POST", at+"/api/v1/check", strings.NewReader(text), "Content-Type", "text/plain")
	var report struct {
		Findings []ledger.Finding
		More     int
	}
	if err := json.Unmarshal([]byte(got.Text), &report); err != nil {
		t.Fatal(err)
	}
	if len(report.Findings) != 1000 || report.More != wrong+1-1000 {
		t.Errorf("%d findings, and %d more", len(report.Findings), report.More)
	}
	if len(got.Text) > 500_000 {
		t.Errorf("%d bytes are answered to %d", len(got.Text), len(text))
	}
	roomtest.Send(t, "POST", at+"/check", strings.NewReader(text), "Content-Type", "text/plain").Wants(t, 200, "4,801 more problems aren&#39;t shown")
	for _, path := range []string{"/check", "/api/v1/check"} {
		roomtest.Send(t, "POST", at+path, strings.NewReader(roomtest.HelloLedger+strings.Repeat("Ann zz\n", 490_000)), "Content-Type", "text/plain").
			Wants(t, http.StatusRequestEntityTooLarge, "30,000 lines")
	}
}

// All spellings of a short code are one door, which an address asks at only so
// often, and so is a link to a taken seat.
func TestOneDoorForAllSpellings(t *testing.T) {
	c := roomtest.TableConfig(t)
	c.Limits.AskTable = site.Limit{AtOnce: 5, Then: 1, In: 1 << 40}
	at := roomtest.StartWith(t, c, func(*site.Site) {}).URL
	ann, eve := roomtest.Visit(t, at), roomtest.Visit(t, at)
	path := roomtest.NewTable(t, ann)
	letters := ann.Get(path+"/seats").Found(t, `<p class="letters">((?:<span>[B-X]</span>){6})</p>`)
	letters = strings.NewReplacer("<span>", "", "</span>", "").Replace(letters)
	spellings := []string{letters, strings.ToLower(letters), letters[:1] + "-" + letters[1:], letters[:2] + "-" + letters[2:], letters[:3] + " " + letters[3:]}
	for _, code := range spellings {
		eve.Post("/join", "code", code, "look", "yes").Leads(t, "(/asked/.*)")
	}
	eve.Post("/join", "code", letters[:4]+"--"+letters[4:], "look", "yes").Says(t, http.StatusTooManyRequests)
	link := roomtest.SeatLink(t, ann, path, "1")
	roomtest.Visit(t, at).Post(link).Leads(t, "(/t/.*)")
	eve.Post(link+"/ask").Says(t, http.StatusTooManyRequests)
}

// To play again and to put in what was forgotten have limits, too, and so have
// the pages that follow a game.
func TestLimitsAtATable(t *testing.T) {
	c := roomtest.TableConfig(t)
	once := site.Limit{AtOnce: 1, Then: 1, In: 1 << 40}
	c.Limits.Again, c.Limits.Insert, c.Limits.StreamSeat = once, once, site.Limit{AtOnce: 2}
	at := roomtest.StartWith(t, c, func(*site.Site) {}).URL
	ann := roomtest.Visit(t, at)
	path := roomtest.NewTable(t, ann)
	ann.Post(path+"/again", "first", "0").Leads(t, "(/t/.*)")
	ann.Post(path+"/again", "first", "0").Says(t, http.StatusTooManyRequests)
	ann.Enters(path, "Ann draw ace")
	ann.Get(path+"/before/1").Says(t, http.StatusOK)
	ann.Post(path+"/before/1/do", "event", "table note x", "seen", "1").Says(t, http.StatusTooManyRequests)
	for n := range 3 {
		phone := http.Client{Transport: roomtest.Keyed{RoundTripper: roomtest.Transport}}
		answer, err := phone.Get(at + path + "/stream") //nolint:noctx // the test ends with it
		if err != nil {
			t.Fatal(err)
		}
		defer func() { _ = answer.Body.Close() }()
		if want := map[bool]int{true: http.StatusOK, false: http.StatusTooManyRequests}[n < 2]; answer.StatusCode != want {
			t.Errorf("stream number %d: status %d, want %d", n+1, answer.StatusCode, want)
		}
	}
}
