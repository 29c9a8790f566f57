package print_test

import (
	"archive/zip"
	"image"
	"image/png"
	"net/http"
	"strings"
	"testing"

	"saddlebag/sheets/example"
	"saddlebag/web/roomtest"
	"saddlebag/web/site"
)

// A form without data of one's own leads to an address that can be kept.
func TestPrintFormLeadsToItsAddress(t *testing.T) {
	at := roomtest.Start(t).URL
	for _, path := range []string{"/print", "/print/tiny.pdf"} {
		body, kind := roomtest.MultipartForm(t, "own", "", "", "game", "tiny", "paper", "a4", "player", "Ann", "option.mood", "wild", "own", " \r\n")
		got := roomtest.Send(t, "POST", at+path, body, "Content-Type", kind)
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
	at := roomtest.Start(t).URL
	body, kind := roomtest.MultipartForm(t, "own", "folder/mine.yaml", "a <deck>\nof two lines\n", "game", "tiny", "paper", "a4", "player", "Ann")
	page := roomtest.Send(t, "POST", at+"/print", body, "Content-Type", kind)
	page.Wants(t, 200, "deck: mine<", "player: Ann", ">\na &lt;deck&gt;\nof two lines\n</textarea>",
		`name="called" value="mine.yaml"`, `form="order" formaction="/print/tiny.pdf"`, "<details open>")
	if strings.Contains(page.Text, "deck: mine (house)") || page.Header.Get("Cache-Control") != "no-store" {
		t.Error("taken for ours, or kept")
	}

	body, kind = roomtest.MultipartForm(t, "own", "", "", "paper", "a4", "own", "a <deck>\r\nof two lines\r\n", "called", "mine.yaml")
	pdf := roomtest.Send(t, "POST", at+"/print/tiny.pdf", body, "Content-Type", kind)
	if text := roomtest.PdfText(t, pdf.Text); pdf.StatusCode != 200 || !strings.Contains(text, "deck: mine\n") {
		t.Errorf("status %d, reads %q", pdf.StatusCode, text)
	}
	body, kind = roomtest.MultipartForm(t, "own", "", "", "paper", "a4", "own", "a deck")
	roomtest.Send(t, "POST", at+"/print", body, "Content-Type", kind).Wants(t, 200, "deck: pasted<")
}

// What is wrong with it is said where it stands in the form.
func TestPrintOwnDataThatIsWrong(t *testing.T) {
	at := roomtest.Start(t).URL
	body, kind := roomtest.MultipartForm(t, "own", "mine.yaml", "wrong", "game", "tiny", "paper", "a4")
	roomtest.Send(t, "POST", at+"/print", body, "Content-Type", kind).Wants(t, 422,
		"mine.yaml, line 3</strong>", "<code>cards[2].&lt;suit&gt;</code>: no such suit.", ">\nwrong</textarea>", `aria-describedby="own-wrong"`)
	body, kind = roomtest.MultipartForm(t, "own", "mine.yaml", "wrong", "paper", "a4")
	roomtest.Send(t, "POST", at+"/print/tiny.pdf", body, "Content-Type", kind).Wants(t, 422, "mine.yaml:3:7: cards[2].&lt;suit&gt;: no such suit.")
	body, kind = roomtest.MultipartForm(t, "own", "mine.yaml", strings.Repeat("a", 1<<20+1), "game", "tiny", "paper", "a4")
	roomtest.Send(t, "POST", at+"/print", body, "Content-Type", kind).Wants(t, 413, "over 1 MB")
	body, kind = roomtest.MultipartForm(t, "own", "mine.yaml", "a deck", "game", "chess", "paper", "a4")
	roomtest.Send(t, "POST", at+"/print", body, "Content-Type", kind).Wants(t, 404, "a game called “chess”")
}

// The sheets of a checked ledger, as it leaves them.
func TestCheckedSheets(t *testing.T) {
	at := roomtest.Start(t).URL
	body, kind := roomtest.Form(t, "", roomtest.HelloLedger)
	roomtest.Send(t, "POST", at+"/check", body, "Content-Type", kind).Wants(t, 200,
		`action="/check/sheets.pdf"`, `value="result" checked`, `value="names">`, `name="called" value="night.ledger"`)
	tests := []struct {
		called, ledger, want string
	}{
		{"night.ledger", roomtest.HelloLedger, "ledger: night.ledger"},
		{"../../night.ledger", roomtest.HelloLedger, "ledger: night.ledger"},
		{"-", roomtest.HelloLedger, "ledger: as pasted"},
		{"", strings.Replace(roomtest.HelloLedger, "player Ann", "player Ann\ntitle \"Windy\"", 1), "ledger: Windy"},
	}
	for _, test := range tests {
		body, kind := roomtest.MultipartForm(t, "other", "", "", "ledger", test.ledger, "called", test.called, "sheet", "result", "paper", "letter")
		pdf := roomtest.Send(t, "POST", at+"/check/sheets.pdf", body, "Content-Type", kind)
		if text := roomtest.PdfText(t, pdf.Text); pdf.StatusCode != 200 || !strings.Contains(text, test.want) || !strings.Contains(text, "player: Ann") {
			t.Errorf("%q: status %d, reads %q", test.called, pdf.StatusCode, text)
		}
	}
	body, kind = roomtest.Form(t, "no ledger", "")
	roomtest.Send(t, "POST", at+"/check/sheets.pdf", body, "Content-Type", kind).Wants(t, 422, "neither a ledger nor filled sheets")
	body, kind = roomtest.MultipartForm(t, "other", "", "", "ledger", roomtest.HelloLedger, "paper", "a9")
	roomtest.Send(t, "POST", at+"/check/sheets.pdf", body, "Content-Type", kind).Wants(t, 422, "isn&#39;t one of a4")
}

// The preview shows leaves as a printer gives them.
func TestPreviewShowsLeaves(t *testing.T) {
	s := roomtest.Start(t)
	got := roomtest.Get(t, s.URL+"/print?game=tiny&paper=letter&player=Ann&duplex=long&copies=3")
	got.Wants(t, 200, "One leaf of letter, printed on both sides, 3 times. Print at 100%", "<figcaption>names</figcaption>")
	if n := strings.Count(got.Text, "<figure>"); n != 1 {
		t.Errorf("%d leaves", n)
	}
}

// Backs to glue on are a choice of the form, and stay chosen.
func TestPreviewOfBacksToGlue(t *testing.T) {
	got := roomtest.Get(t, roomtest.Start(t).URL+"/print?game=tiny&paper=a4&player=Ann&duplex=fold")
	got.Wants(t, 200, "One leaf of a4. Print at 100%", `<option value="fold" selected>one side, backs beside: fold and glue</option>`, `<option value="after">one side, backs at the end: glue on</option>`)
}

func TestPDFIsFetchedOnce(t *testing.T) {
	url := roomtest.Start(t).URL + "/print/tiny.pdf?player=Ann"
	first := roomtest.Get(t, url)
	tag := first.Header.Get("ETag")
	if first.Header.Get("Content-Type") != "application/pdf" || tag == "" {
		t.Fatalf("%v", first.Header)
	}
	again := roomtest.Get(t, url, "If-None-Match", tag)
	if again.StatusCode != http.StatusNotModified || again.Text != "" {
		t.Errorf("status %d with %d bytes for what is known", again.StatusCode, len(again.Text))
	}
	other := roomtest.Get(t, url+"&copies=2", "If-None-Match", tag)
	if other.StatusCode != http.StatusOK || len(other.Text) <= len(first.Text) {
		t.Errorf("status %d with %d bytes for two copies of %d bytes", other.StatusCode, len(other.Text), len(first.Text))
	}
}

// The paper is what is set, or what is usual where a browser says that people are;
// it stays when another game is chosen.
func TestPaperOfTheRegion(t *testing.T) {
	for _, test := range []struct{ set, languages, want string }{
		{"", "", "a4"},
		{"", "en-US,en;q=0.9", "letter"},
		{"", "fr-CA", "letter"},
		{"", "es-419,es-MX;q=0.8", "letter"},
		{"", "en", "a4"},
		{"", "de-AT,en-US;q=0.5", "a4"},
		{"", "%%;;q=x", "a4"},
		{"legal", "en-US", "legal"},
	} {
		c := roomtest.Config(t)
		c.Paper = test.set
		s := roomtest.StartWith(t, c, func(*site.Site) {})
		got := roomtest.Get(t, s.URL+"/print", "Accept-Language", test.languages)
		if want := `<option value="` + test.want + `" selected>`; !strings.Contains(got.Text, want) {
			t.Errorf("%q, set %q: without %s", test.languages, test.set, want)
		}
	}
}

func TestPaperStaysWithAnotherGame(t *testing.T) {
	c := roomtest.Config(t)
	c.Titles = append(c.Titles, example.Title)
	c.Shelf = roomtest.ExampleCatalog
	s := roomtest.StartWith(t, c, func(*site.Site) {})
	got := roomtest.Get(t, s.URL+"/print?game=nugget&paper=legal&player=Ann&sheet=slips")
	if want := `href="/print?game=tiny&amp;paper=legal&amp;player=Ann"`; !strings.Contains(got.Text, want) {
		t.Errorf("without %s", want)
	}
}

// Backs that miss their fronts are moved, and measured by a leaf that the form
// leads to; a print shop gets paper to trim.
func TestForAPrinterAndAPrintShop(t *testing.T) {
	at := roomtest.Start(t).URL
	roomtest.Get(t, at+"/print?game=tiny&nudge=0.4,-0.2&bleed=3&paper=letter").Wants(t, 200,
		`name="nudge" value="0.4,-0.2"`, `name="bleed" inputmode="decimal" value="3"`,
		`href="/print/tiny.pdf?sheet=nudge&amp;duplex=long&amp;nudge=0.4%2C-0.2&amp;paper=letter"`)
	gauge := roomtest.Get(t, at+"/print/tiny.pdf?sheet=nudge&duplex=long&nudge=0.4%2C-0.2&paper=letter")
	if text := roomtest.PdfText(t, gauge.Text); gauge.StatusCode != 200 || !strings.Contains(text, "Hold it up to the light") {
		t.Errorf("the leaf to measure by: status %d, reads %q", gauge.StatusCode, text)
	}
	plain := roomtest.Get(t, at+"/print/tiny.pdf?duplex=long")
	if moved := roomtest.Get(t, at+"/print/tiny.pdf?duplex=long&nudge=0.4,-0.2"); moved.StatusCode != 200 || moved.Text == plain.Text {
		t.Errorf("status %d of backs that are moved, or the same document", moved.StatusCode)
	}
	if trimmed := roomtest.Get(t, at+"/print/tiny.pdf?bleed=3"); !strings.Contains(trimmed.Text, "/TrimBox") || strings.Contains(plain.Text, "/TrimBox") {
		t.Error("no box to trim with a bleed, or one without")
	}
	for query, want := range map[string]string{
		"nudge=far":  "X,Y, each up to 5 mm",
		"nudge=9,0":  "X,Y, each up to 5 mm",
		"bleed=wide": "The bleed is “wide”. It should be a number of millimetres.",
		"bleed=40":   "A bleed of 40 mm won&#39;t do",
	} {
		roomtest.Get(t, at+"/print?game=tiny&player=Ann&paper=a4&"+query).Wants(t, 422, want)
	}
}

// The day of the game is on the leaves, and stays in the form. What is no day is refused.
func TestDayOfTheGame(t *testing.T) {
	at := roomtest.Start(t).URL
	roomtest.Get(t, at+"/print?game=tiny&paper=a4&date=2026-11-20").Wants(t, 200, `name="date" type="date" value="2026-11-20"`, "· 20 November 2026<")
	if text := roomtest.PdfText(t, roomtest.Get(t, at+"/print/tiny.pdf?paper=a4&date=20+Nov+2026").Text); !strings.Contains(text, "leaf 1 of 1: ") || !strings.Contains(text, "· 20 November 2026") {
		t.Errorf("reads %q", text)
	}
	roomtest.Get(t, at+"/print?game=tiny&paper=a4&date=soon").Wants(t, 422, "soon")
}

// Pages are to be had as pictures, a file each, in one archive.
func TestPicturesInAnArchive(t *testing.T) {
	at := roomtest.Start(t).URL
	got := roomtest.Get(t, at+"/print/tiny.zip?player=Ann&copies=3")
	archive, err := zip.NewReader(strings.NewReader(got.Text), int64(len(got.Text)))
	if err != nil || len(archive.File) != 1 || archive.File[0].Name != "tiny-1.png" {
		t.Fatalf("status %d, %v, %v", got.StatusCode, err, archive)
	}
	f, err := archive.File[0].Open()
	if err != nil {
		t.Fatal(err)
	}
	picture, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if size, want := picture.Bounds().Size(), image.Pt(1240, 1754); size != want { // 210 and 297 mm at 150 dots to 25.4 mm
		t.Errorf("it has %v dots, want %v", size, want)
	}
	roomtest.Get(t, at+"/print/tiny.zip?paper=a9").Wants(t, 422, "isn&#39;t one of a4")
}
