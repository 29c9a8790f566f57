package seats

import (
	"encoding/json"
	"html"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/roomtest"
)

// A powerTable is a table in the middle of a game, on a real server, with the phones of those
// at it. Ann is the host.
type powerTable struct {
	t     *testing.T
	at    string
	seats map[string]programtest.SeatOverHTTP
	third string          // who only looks
	done  map[string]bool // deeds that the journal has had
}

// secretGames are games with secrets, by a ledger and where it is cut off.
var secretGames = map[string]string{
	"../../../scoring/maloney/testdata/games/empty-hand-4p.ledger":   "# Day 3",
	"../../../scoring/goldfever/testdata/games/showdown-4p.ledger":   "# Round 2",
	"../../../scoring/rintintin/testdata/games/all-secret-4p.ledger": "Bob dog yellow-2",
}

// carriedOn is a table that carries on a kept game from where its ledger is cut off.
func carriedOn(t *testing.T, at, file, until string) *powerTable {
	t.Helper()
	begun, _, ok := strings.Cut(programtest.Read(t, file), until)
	if !ok {
		t.Fatalf("%s has changed", file)
	}
	names := regexp.MustCompile(`(?m)^player (\w+)$`).FindAllStringSubmatch(begun, -1)
	called := []string{}
	for _, n := range names {
		called = append(called, n[1])
	}
	p := &powerTable{t: t, at: at, third: called[2], done: map[string]bool{}}
	p.seats = programtest.SeatsAt(t, at, programtest.MakeTable(t, at+"/tables/carry", url.Values{"ledger": {begun}, "me": {called[0]}}), called...)
	return p
}

// post sends a form from somebody's phone to an address of their place.
func (p *powerTable) post(name, path string, fields ...string) (where, text string) {
	p.t.Helper()
	form := url.Values{}
	for i := 0; i < len(fields); i += 2 {
		form.Add(fields[i], fields[i+1])
	}
	return p.seats[name].Post("/t/"+p.seats[name].Code+path, form)
}

// remembers has a new group of somebody's phone remember the game.
func (p *powerTable) remembers(name string) {
	p.t.Helper()
	jar, err := cookiejar.New(nil) // which has the group's link
	if err != nil {
		p.t.Fatal(err)
	}
	phone := &http.Client{Transport: roomtest.Keyed{RoundTripper: roomtest.Transport}, Jar: jar}
	ask := func(method, path string, form url.Values) string {
		p.t.Helper()
		r, err := http.NewRequestWithContext(p.t.Context(), method, p.at+path, strings.NewReader(form.Encode()))
		if err != nil {
			p.t.Fatal(err)
		}
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		answer, err := phone.Do(r)
		if err != nil {
			p.t.Fatal(err)
		}
		defer func() { _ = answer.Body.Close() }()
		text, err := io.ReadAll(answer.Body)
		if err != nil || answer.StatusCode != http.StatusOK {
			p.t.Fatal(answer.Status, err)
		}
		return string(text)
	}
	table := "/t/" + p.seats[name].Code
	ask(http.MethodPost, "/nights", url.Values{"name": {"The Tuesday Gang"}})
	group := regexp.MustCompile(`<option value="([^"]*)">The Tuesday Gang`).FindStringSubmatch(ask(http.MethodGet, table+"/result", nil))
	if group == nil {
		p.t.Fatal("the result page doesn't offer the group")
	}
	ask(http.MethodPost, table+"/group", url.Values{"group": {group[1]}})
}

// found is what somebody's page has in the place of the brackets of a form.
func (p *powerTable) found(name, path, form string) string {
	p.t.Helper()
	_, page := p.seats[name].Get("/t/" + p.seats[name].Code + path)
	found := regexp.MustCompile(form).FindStringSubmatch(page)
	if found == nil {
		p.t.Fatalf("%s's page %s has nothing like %s", name, path, form)
	}
	return found[1]
}

// asked is the id of the seat that the table is asked about, on somebody's page.
func (p *powerTable) asked(name string) string {
	p.t.Helper()
	return p.found(name, "", `/handover">\s*<input type="hidden" name="id" value="([a-z2-7]+)"`)
}

// requests has a new phone ask for something by the letters, and returns its address and the
// id of the request.
func (p *powerTable) requests(path string, fields ...string) (phone programtest.SeatOverHTTP, at, id string) {
	p.t.Helper()
	_, state := p.seats["Ann"].Get("/api/v1/tables/" + p.seats["Ann"].Code)
	short := regexp.MustCompile(`"short":"([A-Z]{6})"`).FindStringSubmatch(state)
	phone = programtest.SeatAt(p.t, p.at, "")
	form := url.Values{"code": {short[1]}}
	for i := 0; i < len(fields); i += 2 {
		form.Add(fields[i], fields[i+1])
	}
	at, _ = phone.Post(path, form)
	if !strings.HasPrefix(at, "/asked/") {
		p.t.Fatalf("who asks is led to %q", at)
	}
	return phone, at, p.found("Ann", "/seats", `/answer">\s*<input type="hidden" name="id" value="([a-z2-7]+)"`)
}

// sees wants somebody who looks on to read something on the page of the table, in its book
// and in the API.
func (p *powerTable) sees(says string) {
	p.t.Helper()
	p.seesAsked(says, says)
}

// seesAsked is sees of what the page says as a question.
func (p *powerTable) seesAsked(asks, says string) {
	p.t.Helper()
	third := p.seats[p.third]
	for path, want := range map[string]string{"/t/" + third.Code: asks, "/t/" + third.Code + "/book": says, "/api/v1/tables/" + third.Code: says} {
		status, text := third.Get(path)
		if status != http.StatusOK || !strings.Contains(html.UnescapeString(text), want) {
			p.t.Errorf("%s, status %d, does not say %q", strings.Replace(path, third.Code, "{code}", 1), status, want)
		}
	}
	_, text := third.Get("/api/v1/tables/" + third.Code)
	var state struct{ Journal []struct{ Deed string } }
	if err := json.Unmarshal([]byte(text), &state); err != nil {
		p.t.Fatal(err)
	}
	for _, d := range state.Journal {
		p.done[d.Deed] = true
	}
}

// seen is the number of the last entry.
func (p *powerTable) seen() string {
	p.t.Helper()
	return p.found("Ann", "/book", `name="seen" value="(\d+)"`)
}

// ledgers are what a host can read of the game in any way.
func (p *powerTable) ledgers() string {
	p.t.Helper()
	host := p.seats["Ann"]
	_, text := host.Get("/t/" + host.Code + "/ledger")
	_, more := host.Get("/api/v1/tables/" + host.Code + "/ledger")
	return text + more
}

// A host who wants the seat of somebody who keeps secrets, by page or by API, under their
// name or another, for a link or for a phone that asks, has the table asked: they read no
// more than before, and everybody is told. So it is for the host's own place.
func TestNoHandIsReadUnseen(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	for file, until := range secretGames {
		t.Run(file[strings.LastIndex(file, "/")+1:], func(t *testing.T) {
			p := carriedOn(t, at, file, until)
			before := p.ledgers()
			takeover := func(what string) {
				t.Helper()
				if p.ledgers() != before {
					t.Errorf("%s: the host reads more than before", what)
				}
				if status, _ := p.seats["Bob"].Get("/t/" + p.seats["Bob"].Code); status != http.StatusOK {
					t.Errorf("%s: Bob has lost the seat, status %d", what, status)
				}
				if status, text := programtest.SeatAt(t, at, p.seats["Ann"].Code).Post("/api/v1/tables/"+p.seats["Ann"].Code+"/invitations", nil); strings.Contains(text, `"player":"Bob"`) {
					t.Errorf("%s: the host is sent an invitation to Bob's seat: %s %s", what, status, text)
				}
				if p.post("Ann", "/play", "seat", "1"); p.ledgers() != before {
					t.Errorf("%s: the host plays Bob's seat", what)
				}
				p.seesAsked("Ann wants to move Bob’s seat to a new phone. Anyone can object until ", "Ann wanted to move Bob’s seat to a new phone, ")
				p.post(p.third, "/handover", "id", p.asked(p.third), "do", "object")
				p.sees(p.third + " objected, so Bob’s seat stays on its phone, ")
			}
			p.post("Ann", "/hand", "seat", "1")
			takeover("handed on")
			p.post("Ann", "/replace", "seat", "1", "name", "Bert", "seen", p.seen())
			takeover("replaced")
			phone, asked, id := p.requests("/join", "name", "Bob")
			p.post("Ann", "/answer", "id", id, "agree", "yes")
			if _, waits := phone.Get(asked); !strings.Contains(waits, "Anyone at the table can object until") {
				t.Error("the new phone does not wait")
			}
			takeover("asked for")
			if _, denied := phone.Get(asked); !strings.Contains(html.UnescapeString(denied), "weren't let in") {
				t.Error("the new phone is not told that somebody objected")
			}
			_, _, id = p.requests("/join", "name", "Zoe", "want", "seat")
			p.post("Ann", "/answer", "id", id, "agree", "yes", "seat", "1")
			takeover("given to who came late")

			// Another player cannot give away the host's place, either.
			phone, asked, id = p.requests("/join/host")
			p.post("Bob", "/answer", "id", id, "agree", "yes")
			p.seesAsked("Bob wants another phone to become host. Anyone can object until ", "Bob wanted another phone to become host, ")
			p.post("Ann", "/handover", "id", p.asked("Ann"), "do", "object")
			p.sees("Ann objected, so the host’s phone stays the same, ")
			if _, denied := phone.Get(asked); !strings.Contains(html.UnescapeString(denied), "weren't let in") {
				t.Error("who asked for the host's place is not turned away")
			}
		})
	}
}

// Whatever a host can do, somebody who only looks reads who did it, on the page, in the book
// and in the API. No deed that the catalogue has a sentence for is left out.
func TestEveryPowerOfAHostIsSeen(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	file := "../../../scoring/maloney/testdata/games/empty-hand-4p.ledger"
	p := carriedOn(t, at, file, secretGames[file])
	p.sees("Ann made new links to free seats: Dot, ") // the last one, before Dot sat down
	p.sees("A new phone took Dot’s seat, ")

	p.post("Ann", "/hand", "seat", "1")
	p.seesAsked("Ann wants to move Bob’s seat to a new phone. Anyone can object until ", "Ann wanted to move Bob’s seat to a new phone, ")
	p.post("Ann", "/handover", "id", p.asked("Ann"), "do", "object")
	p.sees("Ann objected, so Bob’s seat stays on its phone, ")
	p.post("Ann", "/hand", "seat", "1")
	p.post("Bob", "/handover", "id", p.asked("Bob"), "do", "let-go")
	p.sees("Bob freed Bob’s seat for a new phone, ")
	programtest.SeatAt(t, at, p.seats["Ann"].Code).Post("/api/v1/tables/"+p.seats["Ann"].Code+"/invitations", nil)
	p.sees("Ann made new links to free seats: Bob, ")
	p.post("Ann", "/hand", "seat", "1")
	p.sees("Ann made a new link to Bob’s seat, ")
	p.post("Ann", "/play", "seat", "1")
	p.sees("Ann took over Bob’s seat, ")
	p.post("Ann", "/play", "seat", "none")
	p.sees("Bob gave up Bob’s seat and now just keeps the book, ") // who Ann has played
	p.post("Ann", "/play", "seat", "0")
	p.sees("The host took over Ann’s seat, ")
	_, _, id := p.requests("/join", "name", "Bob")
	p.post("Ann", "/answer", "id", id, "agree", "yes")
	p.sees("Ann moved Bob’s seat to a new phone, ")
	_, _, id = p.requests("/join", "name", "Zoe", "want", "next")
	p.post("Ann", "/answer", "id", id, "agree", "yes")
	p.sees("Ann let Zoe into the next game, ")
	p.post("Ann", "/hand", "seat", "none")
	p.sees("Ann made a new link for spectators and dropped everyone watching, ")
	p.post("Ann", "/dice", "dice", "virtual")
	p.sees("Ann let the app roll, spin and deal, ")
	p.post("Ann", "/keep", "keep", "30")
	p.sees("Ann set the table to be kept for 30 days after it’s last used, ")
	p.post("Ann", "/keep", "keep", "0")
	p.sees("Ann set the table to be kept until it’s deleted, ")
	_, page := p.post("Ann", "/word")
	p.sees("Ann made a new recovery word, ")

	// What a host does in the game is an entry, which tells by whom.
	p.post("Ann", "/rename", "seat", "3", "name", "Dora", "seen", p.seen())
	p.sees("Dot is now called Dora")
	p.post("Ann", "/enter", "seen", p.seen(), "event", "Cid correct points +5 smudge")
	p.sees("smudge")
	p.post("Ann", "/enter", "seen", p.seen(), "event", "table undo")
	p.sees("Ann undid ")

	// The host comes back by the word.
	word := regexp.MustCompile(`<p class="recovery"><strong>([^<]+)<`).FindStringSubmatch(page)
	if word == nil {
		t.Fatal("no recovery word")
	}
	_, state := p.seats["Ann"].Get("/api/v1/tables/" + p.seats["Ann"].Code)
	short := regexp.MustCompile(`"short":"([A-Z]{6})"`).FindStringSubmatch(state)
	where, _ := programtest.SeatAt(t, at, "").Post("/join/host", url.Values{"code": {short[1]}, "by": {"word"}, "word": {word[1]}})
	p.seats["Ann"] = programtest.SeatAt(t, at, strings.TrimPrefix(where, "/t/"))
	p.sees("A new phone became host with the recovery word, ")

	// The host's own place is asked for by another phone.
	_, _, id = p.requests("/join/host")
	p.post("Cid", "/answer", "id", id, "agree", "yes")
	p.seesAsked("Cid wants another phone to become host. Anyone can object until ", "Cid wanted another phone to become host, ")
	p.post("Ann", "/handover", "id", p.asked("Ann"), "do", "object")
	p.sees("Ann objected, so the host’s phone stays the same, ")
	_, asked, id := p.requests("/join/host")
	p.post("Ann", "/answer", "id", id, "agree", "yes")
	p.sees("Ann made another phone the host, ")
	p.seats["Ann"] = programtest.SeatAt(t, at, strings.TrimPrefix(leads(t, at+asked), "/t/"))
	for _, text := range []string{"ledger.json", "sheets/result.pdf"} {
		p.carries(text)
	}
	p.post("Ann", "/enter", "seen", p.seen(), "event", "table stop late")
	p.remembers("Ann")
	p.sees("Ann added this game to a group’s record, ")
	p.post("Ann", "/again", "first", "0")
	_, text := p.seats[p.third].Get("/t/" + p.seats[p.third].Code)
	if !strings.Contains(text, "Go to the next game") {
		t.Error("Cid's page does not lead to the next game")
	}
	if where, _ := p.post("Ann", "/delete", "sure", "yes"); where != "/tables" {
		t.Errorf("the table is not deleted: %q", where)
	}
	if status, text := p.seats[p.third].Get("/t/" + p.seats[p.third].Code); status != http.StatusNotFound || !strings.Contains(text, "Ann deleted this table at ") {
		t.Errorf("after the table was deleted: %d", status)
	}

	// Before a game begins nobody has secrets, and still it is told.
	path := programtest.NewTableOf(t, at, "maloneys-inheritance", "physical", "Ann", "Bob", "Cid", "Dot")
	before := &powerTable{t: t, at: at, seats: programtest.SeatsAt(t, at, path, "Ann", "Bob", "Cid", "Dot"), third: "Cid", done: p.done}
	before.post("Ann", "/first", "seat", "1")
	before.seats = map[string]programtest.SeatOverHTTP{"Ann": before.seats["Ann"], "Cid": before.seats["Cid"]}
	before.sees("Ann made Bob the first player, ")
	before.post("Ann", "/dice", "dice", "virtual")
	before.post("Ann", "/dice", "dice", "physical")
	before.sees("Ann chose to roll, spin and deal by hand, ")
	if left := p.untold(); len(left) > 0 {
		t.Errorf("nobody has done %q", left)
	}
}

// leads is where an address leads.
func leads(t *testing.T, at string) string {
	t.Helper()
	client := &http.Client{Transport: roomtest.Transport, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	answer, err := client.Get(at) //nolint:noctx // the test ends with it
	if err != nil {
		t.Fatal(err)
	}
	_ = answer.Body.Close()
	return answer.Header.Get("Location")
}

// carries wants a document of Cid's to carry the journal.
func (p *powerTable) carries(document string) {
	p.t.Helper()
	third := p.seats[p.third]
	_, text := third.Get("/t/" + third.Code + "/" + document)
	if strings.HasSuffix(document, ".pdf") {
		text = roomtest.PdfText(p.t, text)
		if !strings.Contains(text, "Ann made another phone the host, ") || !strings.Contains(text, "The chain ends in ") {
			p.t.Errorf("the certificate has no journal: %s", text)
		}
		return
	}
	var log struct{ Journal []struct{ Deed string } }
	if err := json.Unmarshal([]byte(text), &log); err != nil || len(log.Journal) == 0 || log.Journal[len(log.Journal)-1].Deed != "moved-host" {
		p.t.Errorf("the export has the journal %+v, %v", log.Journal, err)
	}
}

// untold are the deeds that the catalogue has sentences for and nobody has done. Who is sent
// away before a game starts has a test of their own, TestSentAway of web/live.
func (p *powerTable) untold() (left []string) {
	p.t.Helper()
	words := programtest.Read(p.t, "../../../templates/words/en/live.toml")
	for _, found := range regexp.MustCompile(`(?m)^\[?deed-([a-z-]+)`).FindAllStringSubmatch(words, -1) {
		if !p.done[found[1]] && found[1] != "sent" {
			left = append(left, found[1])
		}
	}
	slices.Sort(left)
	return left
}
