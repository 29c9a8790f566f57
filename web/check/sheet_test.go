package check_test

import (
	"encoding/json"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"saddlebag/scoring/final"
	"saddlebag/web/panels"
	"saddlebag/web/roomtest"
)

// A filledAnswer is what the script of the page is told of a change.
type filledAnswer struct {
	Key      string            `json:"key"`
	Document string            `json:"document"`
	Values   map[string]string `json:"values"`
	Parts    []panels.Part     `json:"parts"`
	Fields   map[string]string `json:"fields"`
	Beside   map[string]string `json:"beside"`
}

// sendSheet sends sheets and changes to them as the script of the page does.
func sendSheet(t *testing.T, at, text string, fields ...string) (roomtest.Answer, filledAnswer) {
	t.Helper()
	form := url.Values{"ledger": {text}}
	for i := 0; i < len(fields); i += 2 {
		form.Add(fields[i], fields[i+1])
	}
	got := roomtest.Send(t, "POST", at+"/check/sheet", strings.NewReader(form.Encode()),
		"Content-Type", "application/x-www-form-urlencoded", "Accept", "application/json")
	var changed filledAnswer
	if err := json.Unmarshal([]byte(got.Text), &changed); err != nil {
		t.Fatalf("%s: %v", got.Text, err)
	}
	return got, changed
}

// partOf is a part of the page that an answer has.
func (a filledAnswer) partOf(id string) string {
	if i := slices.IndexFunc(a.Parts, func(p panels.Part) bool { return p.ID == id }); i >= 0 {
		return a.Parts[i].HTML
	}
	return ""
}

// Whoever comes to the sheets by an address finds what it says.
func TestSheetAddresses(t *testing.T) {
	at := roomtest.StartTables(t).URL
	for _, test := range []struct {
		path   string
		status int
		says   []string
	}{
		{"/check", 200, []string{`href="/check/sheet?game=nugget"`}},
		{"/check/sheet", 200, []string{"<h2>Nugget</h2>", `aria-label="Player 4"`}},
		{"/check/sheet?game=chess", 404, []string{"have a game called “chess”"}},
		{"/check/sheet?game=nugget&player=", 422, []string{"at least one name"}},
		{"/check/sheet?game=nugget&player=Ann&player=ann", 422, []string{"Two players are called &#34;ann&#34;"}},
		{"/check/sheet?game=nugget&player=Ann", 422, []string{"Nugget is for 2 to 4 players, not 1."}},
		{"/check/sheet?game=nugget&player=Ann&player=Bob", 200, []string{
			"nothing written yet", `id="s1-slip-total"`, `id="s2-slip-dug/1"`, `class="missing" data-cell="s1-slip-card"`, "\nAnn dug ",
			`id="s1-loose-correct/points"`, `name="sheet" value="slips" checked`, ` data-fresh`,
		}},
	} {
		got := roomtest.Get(t, at+test.path)
		for _, says := range test.says {
			if got.StatusCode != test.status || !strings.Contains(got.Text, says) {
				t.Errorf("%s: status %d, want %d with %q", test.path, got.StatusCode, test.status, says)
			}
		}
	}
	without := roomtest.Start(t).URL
	if got := roomtest.Get(t, without+"/check"); strings.Contains(got.Text, "Settle the score") {
		t.Error("sheets can be filled in where no game judges them")
	}
	if got := roomtest.Get(t, without+"/check/sheet?game=tiny"); got.StatusCode != 404 || !strings.Contains(got.Text, "needs a ledger") {
		t.Errorf("status %d for a game that is not judged by its sheets", got.StatusCode)
	}
}

// Whoever goes on with sheets is answered as one who sends them for the first time, also
// after they were refused something, wiped all, or had others copy theirs in between.
func TestSheetsGoOn(t *testing.T) {
	at := roomtest.StartTables(t).URL
	text := roomtest.Slips
	for i, change := range [][]string{
		{"at", "s1-slip-total", "value", "9"},
		{"at", "s2-slip-dug/1", "value", ""},
		{"at", "s1-slip-total", "value", "many"},
		{"at", "s1-slip-total", "value", "8"},
		{"at", "s9-slip-total", "value", "8"},
		{"at", "s2-slip-dug/1", "value", "x"},
		{"rest", "sheet-2", "depth", "all"},
		{"whole", "yes"},
		{"wipe", "yes"},
		{"at", "s1-slip-total", "value", "3"},
	} {
		got, changed := sendSheet(t, at, text, change...)
		again, _ := sendSheet(t, at, text, change...) // what it goes on with is taken
		afresh, _ := sendSheet(t, roomtest.StartTables(t).URL, text, change...)
		if got.Text != afresh.Text || got.StatusCode != afresh.StatusCode || again.Text != afresh.Text {
			t.Fatalf("change %d: %s\nagain: %s\nafresh: %s", i, got.Text, again.Text, afresh.Text)
		}
		if got.StatusCode == http.StatusOK {
			text = changed.Document
		}
	}
	if !strings.HasSuffix(text, "\nAnn total 3\n\n\n") {
		t.Errorf("of all that was written there is left\n%s", text)
	}
}

// Many go on with the same sheets at a time, each for itself.
func TestSheetsGoOnTogether(t *testing.T) {
	at := roomtest.StartTables(t).URL
	_, begun := sendSheet(t, at, roomtest.Slips, "at", "s1-slip-total", "value", "9")
	for i := range 24 {
		t.Run(strconv.Itoa(i), func(t *testing.T) {
			t.Parallel()
			text := begun.Document
			for n := range 5 {
				value := strconv.Itoa(10*i + n)
				_, changed := sendSheet(t, at, text, "at", "s1-slip-total", "value", value)
				if text = changed.Document; !strings.Contains(text, "\nAnn total "+value+"\n") {
					t.Errorf("%s is not in\n%s", value, text)
				}
			}
		})
	}
}

// A form for sheets leads to an address that says it all.
func TestSheetsAreAskedForByForm(t *testing.T) {
	at := roomtest.StartTables(t).URL
	got := roomtest.Visit(t, at).Post("/check/sheet", "game", "nugget", "player", "Ann", "player", "Bob", "player", "")
	to, err := url.Parse(got.Header.Get("Location"))
	if err != nil || got.StatusCode != http.StatusSeeOther || to.Path != "/check/sheet" || to.Query()["player"][1] != "Bob" {
		t.Errorf("status %d, to %q", got.StatusCode, to)
	}
}

// Sheets on house data of one's own go with it, wherever they are sent.
func TestSheetsOnDataOfOnesOwn(t *testing.T) {
	at := roomtest.StartTables(t).URL
	body, kind := roomtest.MultipartForm(t, "own", "hats.yaml", roomtest.OwnDeck, "game", "nugget", "player", "Ann", "player", "Bob")
	blank := roomtest.Send(t, "POST", at+"/check/sheet", body, "Content-Type", kind)
	if blank.StatusCode != 200 || !strings.Contains(blank.Text, "\ndeck hats sha256:") || !strings.Contains(blank.Text, "hidden>\n"+roomtest.OwnDeck+"</textarea>") {
		t.Fatalf("status %d: %s", blank.StatusCode, blank.Text)
	}
	digest := regexp.MustCompile("hats (sha256:[0-9a-f]{64})").FindStringSubmatch(blank.Text)[1]
	text := strings.Replace(roomtest.Slips, "\n\n", "\ndeck hats "+digest+"\n\n", 1)
	for _, path := range []string{"/check/sheet", "/check/sheets.pdf"} {
		for own, status := range map[string]int{roomtest.OwnDeck: 200, strings.Replace(roomtest.OwnDeck, "9", "8", 1): 422, "": 422} {
			got := roomtest.Visit(t, at).Upload(path, "ledger", text, "own", own, "called", "hats.yaml")
			if got.StatusCode != status {
				t.Errorf("%s with %q: status %d, want %d", path, own, got.StatusCode, status)
			}
		}
	}
}

// A cell that is filled in comes back drawn, with the verdict on all.
func TestSheetChanges(t *testing.T) {
	at := roomtest.StartTables(t).URL
	got, changed := sendSheet(t, at, roomtest.Slips, "at", "s1-slip-total", "value", "18")
	if got.StatusCode != 200 || !strings.Contains(changed.Document, "\nAnn total 18\n") || changed.Values["s1-slip-total"] != "18" {
		t.Errorf("status %d with %+v", got.StatusCode, changed)
	}
	for id, want := range map[string][]string{
		"s1-slip-total": {">18</text>"},
		"standing":      {"right but for a slip", "17 to 18 points"},
		"verdict": {
			`href="/rules/nugget#NU6"`, "The slip adds up to 5 &#43; 5 &#43; 2 &#43; 5 = 17; the sheet says 18.", `href="#s1-slip-total"`, `data-cells="s1-slip-total s1-slip-card s1-slip-dug/1 s0-slip-wheel/1 s1-slip-dug/2"`,
		},
		"marks-s1-slip": {`class="doubt" data-cell="s1-slip-total"`, `class="doubt" data-cell="s1-slip-dug/2"`},
		"marks-s0-slip": {`class="doubt" data-cell="s0-slip-wheel/1"`},
	} {
		for _, part := range want {
			if html := changed.partOf(id); !strings.Contains(html, part) {
				t.Errorf("%s is without %s: %s", id, part, html)
			}
		}
	}
	if html := changed.partOf("s2-slip-total"); html != "" {
		t.Error("what has not changed is sent")
	}

	_, changed = sendSheet(t, at, roomtest.Slips, "at", "s2-slip-dug/2", "value", "7")
	if html := changed.partOf("verdict"); !strings.Contains(html, "hard to read") || !strings.Contains(html, "No die shows &#34;7&#34;.") || !strings.Contains(html, "<strong>Ann wins, 17 points to Bob&#39;s 3 points.") {
		t.Errorf("7 on a die is %s", html)
	}
	_, changed = sendSheet(t, at, roomtest.Slips, "at", "s1-slip-card", "value", "")
	if html := changed.partOf("standing"); strings.Contains(changed.Document, "card ace") || !strings.Contains(html, ">17 points<") {
		t.Errorf("a card that follows from the total: %s %s", changed.Document, html)
	}
	_, changed = sendSheet(t, at, strings.Replace(roomtest.Slips, "Ann total 17\n", "", 1), "at", "s1-slip-card", "value", "")
	if strings.Contains(changed.Document, "card ace") || !strings.Contains(changed.partOf("marks-s1-slip"), `class="missing" data-cell="s1-slip-card"`) {
		t.Errorf("a card that is not known any more: %s", changed.Document)
	}
	_, changed = sendSheet(t, at, roomtest.Slips, "wipe", "yes")
	if strings.Contains(changed.Document, "Ann card") || changed.Values["s2-slip-dug/1"] != "" || changed.partOf("s1-slip-total") == "" {
		t.Errorf("wiped: %+v", changed)
	}
	_, changed = sendSheet(t, at, roomtest.Slips, "whole", "yes")
	if changed.Values["s2-slip-dug/1"] != "2" || !strings.Contains(changed.partOf("standing"), "right") || !strings.Contains(changed.partOf("verdict"), "<strong>Ann wins, ") {
		t.Errorf("the whole: %+v", changed)
	}
}

// What else is on a slip is blank, but a total that nobody has written claims
// nothing.
func TestRestIsBlank(t *testing.T) {
	at := roomtest.StartTables(t).URL
	text := strings.ReplaceAll(roomtest.Slips, "Ann total 17\n", "")
	_, changed := sendSheet(t, at, text, "rest", "sheet-1")
	if !strings.Contains(changed.Document, "Ann place -") || strings.Contains(changed.Document, "Ann total") {
		t.Errorf("the document is\n%s", changed.Document)
	}
	if html := changed.partOf("standing"); !strings.Contains(html, "right") {
		t.Errorf("it is %s", html)
	}
}

// What cannot be read is asked back, and stays as it is written until somebody
// answers, whatever else is changed.
func TestUnreadStaysOnTheSheets(t *testing.T) {
	at := roomtest.StartTables(t).URL
	_, changed := sendSheet(t, at, roomtest.Slips+"Bib card king\n", "at", "in-s1-slip-card", "value", "jester")
	for _, want := range []string{"hard to read", "jester", "Nobody here is called", `name="pick" value="s1-slip-card ace"`} {
		if html := changed.partOf("verdict"); !strings.Contains(html, want) {
			t.Errorf("the verdict is without %s: %s", want, html)
		}
	}
	_, changed = sendSheet(t, at, changed.Document, "at", "in-s2-slip-total", "value", "many")
	if got := changed.Fields["in-s2-slip-total"]; got != "many" || !strings.Contains(changed.Document, "Bob total many\n") || !strings.Contains(changed.Document, "Bib card king\n") {
		t.Errorf("the field says %q, the document\n%s", got, changed.Document)
	}
	_, changed = sendSheet(t, at, changed.Document, "pick", "s1-slip-card ace", "at", "s2-slip-total", "value", "3")
	if html := changed.partOf("verdict"); strings.Contains(html, "jester") || strings.Contains(html, "many") || !strings.Contains(html, "Nobody here is called") {
		t.Errorf("answered: %s", html)
	}
}

// A "?" in a field, alone or behind a value, is one place that nobody knows: it stays when
// the rest of its part is blank, also where the sheets are read anew, and can be answered.
func TestDoubtfulFields(t *testing.T) {
	at := roomtest.StartTables(t).URL
	for _, says := range []string{"?", "5?"} {
		_, changed := sendSheet(t, at, roomtest.Slips, "at", "in-s1-slip-dug/1", "value", says)
		if got := changed.Fields["in-s1-slip-dug/1"]; got != "?" || changed.Values["s1-slip-dug/1"] != "?" || !strings.Contains(changed.Document, "\nAnn dug ? 2\n") {
			t.Errorf("%q is told as %q, in\n%s", says, got, changed.Document)
		}
		if html := changed.partOf("verdict"); strings.Contains(html, "hard to read") {
			t.Errorf("%q: %s", says, html)
		}
	}
	_, changed := sendSheet(t, at, "saddlebag 1 nugget final\nplayer Ann\nplayer Bob\n\n", "at", "in-s1-slip-dug/2", "value", "4?", "at", "in-s1-slip-card", "value", "?", "done", "part-sheet-1-dug")
	for _, url := range []string{at, roomtest.StartTables(t).URL} {
		_, changed = sendSheet(t, url, changed.Document, "form", "yes", "done", "part-sheet-1-dug")
		if !strings.Contains(changed.Document, "\nAnn dug/2 ?\n") || strings.Contains(changed.Document, "rest ?") || !strings.Contains(changed.Document, "\nAnn card ?\n") {
			t.Errorf("the rest is blank in\n%s", changed.Document)
		}
	}
	_, changed = sendSheet(t, at, changed.Document, "at", "in-s1-slip-dug/2", "value", "4", "at", "s1-slip-card", "value", "")
	if !strings.Contains(changed.Document, "\nAnn dug/2 4\n") || strings.Contains(changed.Document, "Ann card") {
		t.Errorf("answered, and taken back:\n%s", changed.Document)
	}
}

// JSON tells of a place that nobody knows what a document writes there.
func TestDoubtfulJSON(t *testing.T) {
	at := roomtest.StartTables(t).URL
	text := strings.Replace(strings.Replace(roomtest.Slips, "dug 5 2\n", "dug 5? 2\n", 1), "Ann total 17\n", "", 1)
	got := roomtest.Send(t, "POST", at+"/api/v1/check", strings.NewReader(text), "Content-Type", "text/plain")
	var report struct {
		Findings, Unread []final.Finding
		Missing          []final.Entry
	}
	if err := json.Unmarshal([]byte(got.Text), &report); err != nil {
		t.Fatal(err)
	}
	want := final.Entry{Owner: "Ann", Cell: "dug/1", Label: "Dug in round 1", Value: "?", Line: 6}
	if len(report.Unread)+len(report.Findings) > 0 || !slices.Contains(report.Missing, want) {
		t.Errorf("%s", got.Text)
	}
}

// What cannot be written is told, and nothing is changed.
func TestSheetChangesThatCannotBe(t *testing.T) {
	at := roomtest.StartTables(t).URL
	for _, test := range []struct {
		text   string
		fields []string
		status int
		says   string
	}{
		{roomtest.Slips, []string{"at", "s1-slip-purse", "value", "1"}, 422, `no cell “s1-slip-purse”`},
		{roomtest.Slips, []string{"at", "s1-slip-total"}, 400, "a value for each cell"},
		{roomtest.Slips, []string{"rest", "sheet-9"}, 422, "no sheet"},
		{roomtest.Slips + "Ann dug \x01\n", nil, 422, "-:13:9: "},
		{"saddlebag 1 nugget final\nplayer Ann\n", nil, 422, "-:2:1: "},
	} {
		got, _ := sendSheet(t, at, test.text, test.fields...)
		if got.StatusCode != test.status || !strings.Contains(got.Text, test.says) {
			t.Errorf("%q: status %d, want %d with %s: %s", test.fields, got.StatusCode, test.status, test.says, got.Text)
		}
	}
}

// A document in the form of ledgers is judged as one.
func TestCheckTakesSheets(t *testing.T) {
	at := roomtest.StartTables(t).URL
	post := func(path, text string) roomtest.Answer {
		body, kind := roomtest.Form(t, text, "")
		return roomtest.Send(t, "POST", at+path, body, "Content-Type", kind)
	}
	wrong := strings.Replace(roomtest.Slips, "total 3", "total 4", 1)
	for _, want := range []string{"right but for a slip", "= 3; the sheet says 4.", `href="/rules/nugget#NU6"`, `data-cell="s2-slip-total"`, "Bob total 4"} {
		if got := post("/check", wrong); got.StatusCode != 200 || !strings.Contains(got.Text, want) {
			t.Errorf("status %d, without %s", got.StatusCode, want)
		}
	}
	got := post("/check", roomtest.Slips+"Bob purse 3\n")
	if got.StatusCode != 200 || !strings.Contains(got.Text, "I don&#39;t know what &#34;purse&#34; is on the sheet of Bob.") || !strings.Contains(got.Text, "hard to read") {
		t.Errorf("status %d for a cell that is none: %s", got.StatusCode, got.Text)
	}
	if got := post("/check", roomtest.Slips+strings.Repeat("#", 5<<20)); got.StatusCode != 413 {
		t.Errorf("status %d for more than 5 MB", got.StatusCode)
	}
	if got := post("/check", roomtest.Slips+strings.Repeat("#"+strings.Repeat("-", 99)+"\n", 20_000)); got.StatusCode != 422 || !strings.Contains(got.Text, "larger than 1 MB") {
		t.Errorf("status %d for over 1 MB", got.StatusCode)
	}
	pdf := post("/check/sheets.pdf", roomtest.Slips) // the certificate alone
	if n := strings.Count(pdf.Text, "/Type /Page "); pdf.StatusCode != 200 || !strings.HasPrefix(pdf.Text, "%PDF-") || n != 1 {
		t.Errorf("status %d with %d pages", pdf.StatusCode, n)
	}
	if got := post("/check/sheets.pdf", roomtest.Slips+"Bob \x01\n"); got.StatusCode != 422 || !strings.Contains(got.Text, "13:5") {
		t.Errorf("status %d for the PDF of what cannot be read", got.StatusCode)
	}
}
