package check_test

import (
	"strings"
	"testing"

	"saddlebag/web/roomtest"
)

func TestCheckJSON(t *testing.T) {
	url := roomtest.Start(t).URL + "/api/v1/check"
	plain := roomtest.Send(t, "POST", url, strings.NewReader(roomtest.HelloLedger), "Content-Type", "text/plain")
	if plain.StatusCode != 200 || plain.Text != roomtest.HelloJSON {
		t.Errorf("status %d\n%s\nwant\n%s", plain.StatusCode, plain.Text, roomtest.HelloJSON)
	}
	body, kind := roomtest.Form(t, "not this", roomtest.HelloLedger)
	file := roomtest.Send(t, "POST", url, body, "Content-Type", kind)
	if want := strings.Replace(roomtest.HelloJSON, `"-"`, `"night.ledger"`, 1); file.Text != want {
		t.Errorf("%s\nwant\n%s", file.Text, want)
	}
	wrong := roomtest.Send(t, "POST", url, strings.NewReader("saddlebag 1 chess\nplayer Ann\n"))
	if want := `{"file":"-","error":"-:1:1: there's no game \"chess\", only tiny"}` + "\n"; wrong.StatusCode != 422 || wrong.Text != want {
		t.Errorf("status %d %s", wrong.StatusCode, wrong.Text)
	}
	large := roomtest.Send(t, "POST", url, strings.NewReader(strings.Repeat("a", 20<<20)))
	if large.StatusCode != 413 || !strings.HasPrefix(large.Text, `{"status":413,"error":"This ledger is over 5 MB`) {
		t.Errorf("status %d %s", large.StatusCode, large.Text)
	}
}

func TestCheckPage(t *testing.T) {
	url := roomtest.Start(t).URL + "/check"
	post := func(text, file string) roomtest.Answer {
		body, kind := roomtest.Form(t, text, file)
		return roomtest.Send(t, "POST", url, body, "Content-Type", kind)
	}
	got := post(roomtest.HelloLedger, "")
	for _, want := range []string{
		`<li id="line-5" class="wrong struck">`, "Once &lt;is&gt; enough.", `href="/rules/tiny#TY1"`, `href="/rules/tiny#TY2"`, `href="#line-4"`, "Tiny: game in progress; 1 problem.",
	} {
		if got.StatusCode != 200 || !strings.Contains(got.Text, want) {
			t.Errorf("status %d, without %s", got.StatusCode, want)
		}
	}
	if got := post("", "hello"); got.StatusCode != 422 || !strings.Contains(got.Text, "night.ledger:1:1: neither a ledger nor filled sheets") {
		t.Errorf("status %d for what is no ledger", got.StatusCode)
	}
	own := strings.Replace(roomtest.HelloLedger, "player Ann\n", "player Ann\ndeck mine sha256:"+strings.Repeat("a", 64)+"\n", 1)
	if got := post(own, ""); got.StatusCode != 422 || !strings.Contains(got.Text, "isn&#39;t here; check it on a computer that has that file") || strings.Contains(got.Text, "--data") {
		t.Errorf("status %d for a game on somebody's own house data", got.StatusCode)
	}
	if got := post("", ""); got.StatusCode != 422 {
		t.Errorf("status %d for nothing", got.StatusCode)
	}
	if got := post("", strings.Repeat("a", 5<<20+1)); got.StatusCode != 413 || !strings.Contains(got.Text, "over 5 MB") {
		t.Errorf("status %d for one byte too many", got.StatusCode)
	}
	if got := roomtest.Send(t, "POST", url, strings.NewReader("x"), "Content-Type", "multipart/form-data; boundary=b"); got.StatusCode != 400 {
		t.Errorf("status %d for half a form", got.StatusCode)
	}
	if got := roomtest.Send(t, "POST", url, strings.NewReader("x"), "Sec-Fetch-Site", "cross-site"); got.StatusCode != 403 {
		t.Errorf("status %d for another site's form", got.StatusCode)
	}
}

// Many short lines would make an answer many times their size.
func TestLedgerOfTooManyLines(t *testing.T) {
	got := roomtest.Send(t, "POST", roomtest.Start(t).URL+"/api/v1/check", strings.NewReader(roomtest.HelloLedger+strings.Repeat("\n", 30_000)))
	if got.StatusCode != 413 || !strings.Contains(got.Text, "30,000 lines") {
		t.Errorf("status %d", got.StatusCode)
	}
}

// A repair that has been made is told again as it was told before; what it says is words, whatever
// was sent.
func TestRepairsMadeAreToldAgain(t *testing.T) {
	for _, says := range []string{"Zeile 5 gehört nicht hierher.", "site.sentence"} {
		body, kind := roomtest.MultipartForm(t, "ledger", "night.ledger", roomtest.HelloLedger, "done", `{"do": "remove", "line": 5, "say": "`+says+`"}`)
		roomtest.Send(t, "POST", roomtest.Start(t).URL+"/check", body, "Content-Type", kind, "Accept-Language", "de").
			Wants(t, 200, `<html lang="de"`, says, "Tiny: Spiel läuft")
	}
}
