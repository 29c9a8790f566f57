package web

import (
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// pdfText is what a reader finds in a document.
func pdfText(t *testing.T, pdf string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "sheet.pdf")
	if err := os.WriteFile(file, []byte(pdf), 0o600); err != nil {
		t.Fatal(err)
	}
	text, err := exec.Command("pdftotext", file, "-").Output()
	if err != nil {
		t.Fatalf("pdftotext, of poppler-utils, is needed for this test: %v", err)
	}
	return string(text)
}

// wants fails for each of several texts that an answer lacks.
func (got answer) wants(t *testing.T, status int, texts ...string) {
	t.Helper()
	if got.StatusCode != status {
		t.Errorf("status %d, want %d", got.StatusCode, status)
	}
	for _, want := range texts {
		if !strings.Contains(got.text, want) {
			t.Errorf("without %s", want)
		}
	}
}

// A form without data of one's own leads to an address that can be kept.
func TestPrintFormLeadsToItsAddress(t *testing.T) {
	at := start(t).URL
	for _, path := range []string{"/print", "/print/tiny.pdf"} {
		body, kind := multipartForm(t, "own", "", "", "game", "tiny", "paper", "a4", "player", "Ann", "option.mood", "wild", "own", " \r\n")
		got := send(t, "POST", at+path, body, "Content-Type", kind)
		if got.StatusCode != 200 || got.Request.Method != http.MethodGet || got.Request.URL.Path != path {
			t.Errorf("status %d from %s %s", got.StatusCode, got.Request.Method, got.Request.URL)
		}
		if want := "game=tiny&option.mood=wild&paper=a4&player=Ann"; got.Request.URL.RawQuery != want {
			t.Errorf("led to %q, want %q", got.Request.URL.RawQuery, want)
		}
	}
}

// Data of one's own is drawn from, goes by its file's name, and is not ours.
func TestPrintOwnData(t *testing.T) {
	at := start(t).URL
	body, kind := multipartForm(t, "own", "folder/mine.yaml", "a <deck>\nof two lines\n", "game", "tiny", "paper", "a4", "player", "Ann")
	page := send(t, "POST", at+"/print", body, "Content-Type", kind)
	page.wants(t, 200, "deck: mine<", "player: Ann", ">\na &lt;deck&gt;\nof two lines\n</textarea>",
		`name="called" value="mine.yaml"`, `form="order" formaction="/print/tiny.pdf"`, "<details open>")
	if strings.Contains(page.text, "deck: mine (house)") || page.Header.Get("Cache-Control") != "no-store" {
		t.Error("taken for ours, or kept")
	}

	body, kind = multipartForm(t, "own", "", "", "paper", "a4", "own", "a <deck>\r\nof two lines\r\n", "called", "mine.yaml")
	pdf := send(t, "POST", at+"/print/tiny.pdf", body, "Content-Type", kind)
	if text := pdfText(t, pdf.text); pdf.StatusCode != 200 || !strings.Contains(text, "deck: mine\n") {
		t.Errorf("status %d, reads %q", pdf.StatusCode, text)
	}
	body, kind = multipartForm(t, "own", "", "", "paper", "a4", "own", "a deck")
	send(t, "POST", at+"/print", body, "Content-Type", kind).wants(t, 200, "deck: pasted<")
}

// What is wrong with it is said where it stands in the form.
func TestPrintOwnDataThatIsWrong(t *testing.T) {
	at := start(t).URL
	body, kind := multipartForm(t, "own", "mine.yaml", "wrong", "game", "tiny", "paper", "a4")
	send(t, "POST", at+"/print", body, "Content-Type", kind).wants(t, 422,
		"mine.yaml, line 3</strong>", "<code>cards[2].&lt;suit&gt;</code>: no such suit.", ">\nwrong</textarea>", `aria-describedby="own-wrong"`)
	body, kind = multipartForm(t, "own", "mine.yaml", "wrong", "paper", "a4")
	send(t, "POST", at+"/print/tiny.pdf", body, "Content-Type", kind).wants(t, 422, "mine.yaml:3:7: cards[2].&lt;suit&gt;: no such suit.")
	body, kind = multipartForm(t, "own", "mine.yaml", strings.Repeat("a", 1<<20+1), "game", "tiny", "paper", "a4")
	send(t, "POST", at+"/print", body, "Content-Type", kind).wants(t, 413, "more than 1 MB")
	body, kind = multipartForm(t, "own", "mine.yaml", "a deck", "game", "chess", "paper", "a4")
	send(t, "POST", at+"/print", body, "Content-Type", kind).wants(t, 404, "no game")
}

// The sheets of a checked ledger, as it leaves them.
func TestCheckedSheets(t *testing.T) {
	at := start(t).URL
	body, kind := form(t, "", helloLedger)
	send(t, "POST", at+"/check", body, "Content-Type", kind).wants(t, 200,
		`action="/check/sheets.pdf"`, `value="result" checked`, `value="names">`, `name="called" value="night.ledger"`)
	tests := []struct {
		called, ledger, want string
	}{
		{"night.ledger", helloLedger, "ledger: night.ledger"},
		{"../../night.ledger", helloLedger, "ledger: night.ledger"},
		{"-", helloLedger, "ledger: as pasted"},
		{"", strings.Replace(helloLedger, "player Ann", "player Ann\ntitle \"Windy\"", 1), "ledger: Windy"},
	}
	for _, test := range tests {
		body, kind := multipartForm(t, "other", "", "", "ledger", test.ledger, "called", test.called, "sheet", "result", "paper", "letter")
		pdf := send(t, "POST", at+"/check/sheets.pdf", body, "Content-Type", kind)
		if text := pdfText(t, pdf.text); pdf.StatusCode != 200 || !strings.Contains(text, test.want) || !strings.Contains(text, "player: Ann") {
			t.Errorf("%q: status %d, reads %q", test.called, pdf.StatusCode, text)
		}
	}
	body, kind = form(t, "no ledger", "")
	send(t, "POST", at+"/check/sheets.pdf", body, "Content-Type", kind).wants(t, 422, "not a ledger")
	body, kind = multipartForm(t, "other", "", "", "ledger", helloLedger, "paper", "a9")
	send(t, "POST", at+"/check/sheets.pdf", body, "Content-Type", kind).wants(t, 422, "is not one of a4")
}
