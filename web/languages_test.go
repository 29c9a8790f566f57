package web_test

import (
	"net/http"
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/web/roomtest"
)

// Who reads another language than English reads nothing that's in English.
func TestPagesInPseudo(t *testing.T) {
	server := roomtest.StartTables(t)
	for _, path := range []string{
		"/", "/rules/nugget", "/rules/nugget/odds", "/roll?dice=3d6&times=2", "/roll?game=nugget", "/roll?dice=0d6",
		"/print", "/print?game=nugget&paper=a4&player=Ann&player=Bob", "/print?game=nugget&paper=a4&player=Ann&player=ann", "/check",
		"/check/sheet?game=nugget", "/check/sheet?game=nugget&player=Ann&player=Bob",
		"/tables", "/make?game=nugget", "/join", "/join?code=abc&name=Ann", "/join/host", "/sit/nowhere", "/nowhere", "/t/nowhere/book",
	} {
		got := roomtest.Get(t, server.URL+path, roomtest.InPseudo...)
		unsaid(t, path, got.Text)
		if vary := strings.Join(got.Header.Values("Vary"), ", "); !strings.Contains(vary, "Accept-Language, Cookie") {
			t.Errorf("%s varies by %q", path, vary)
		}
	}
	for name, text := range map[string]string{
		"a ledger":      "saddlebag 1 nugget\nplayer Ann\nplayer Bob\n\n" + strings.Join(roomtest.Opening, "\n") + "\nAnn dig 9\ntable result Ann 3\n",
		"sheets":        roomtest.Slips,
		"a slip":        strings.Replace(roomtest.Slips, "Ann total 17", "Ann total 71", 1),
		"what's open":   strings.Replace(roomtest.Slips, "Bob dug 2 6\n", "", 1),
		"unread sheets": strings.Replace(roomtest.Slips, "Ann card ace", "Ann card aec", 1),
		"scores":        "Ann 17\nBob 3\n",
		"nothing":       "nothing",
	} {
		body, kind := roomtest.Form(t, text, "")
		unsaid(t, name, roomtest.Send(t, http.MethodPost, server.URL+"/check", body, append(roomtest.InPseudo, "Content-Type", kind)...).Text, "nugget", "aec")
	}
}

func unsaid(t *testing.T, what, page string, more ...string) {
	t.Helper()
	if !strings.Contains(page, `<html lang="en-XA">`) {
		t.Errorf("%s is not in Pseudo\n%s", what, page)
	}
	for _, wrong := range roomtest.Unsaid(t, page, more...) {
		t.Errorf("%s: %s", what, wrong)
	}
}

// What is wrong with a deck of one's own is said in the reader's language, wherever it is sent.
func TestOwnDataInPseudo(t *testing.T) {
	at := roomtest.StartTables(t).URL
	deck := strings.Replace(roomtest.OwnDeck, "worth: 9", "worth: -1", 1)
	const wrong = "‹-1 iis oout oof raangee; uuuse 0 tooo 100›"
	placed := "‹pasted:1:28: cards[0].worth: " + wrong + ".›"
	named := "\ndeck pasted " + ledger.Digest([]byte(deck)) + "\n\n"
	filled := strings.Replace(roomtest.Slips, "\n\n", named, 1)
	begun := "saddlebag 1 nugget\nplayer Ann\nplayer Bob" + named
	ann := visitInPseudo(t, at)
	for name, c := range map[string]struct {
		got  roomtest.Answer
		says string
	}{
		"print":           {ann.Upload("/print", "game", "nugget", "paper", "a4", "own", deck), "<code>cards[0].worth</code>‹: ›" + wrong + "."},
		"a new table":     {ann.Upload("/tables", "game", "nugget", "player", "Ann", "player", "Bob", "own", deck), "<code>cards[0].worth</code>‹: ›" + wrong + "."},
		"a begun table":   {ann.Upload("/tables/carry", "ledger", begun, "own", deck), "<code>cards[0].worth</code>‹: ›" + wrong + "."},
		"new sheets":      {ann.Upload("/check/sheet", "game", "nugget", "player", "Ann", "player", "Bob", "own", deck), "<code>cards[0].worth</code>‹: ›" + wrong + "."},
		"filled sheets":   {ann.Upload("/check/sheet", "ledger", filled, "own", deck), strings.Replace(placed, ".›", "›", 1)},
		"print, a file":   {ann.Upload("/print/nugget.pdf", "paper", "a4", "own", deck), placed},
		"sheets, printed": {ann.Upload("/check/sheets.pdf", "ledger", filled, "own", deck), strings.Replace(placed, ".›", "›", 1)},
	} {
		if c.got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(c.got.Text, c.says) {
			t.Errorf("%s: status %d without %s:\n%s", name, c.got.StatusCode, c.says, c.got.Text)
		}
		unsaid(t, name, c.got.Text, "pasted")
	}
	order := `{"game": "nugget", "players": ["Ann", "Bob"], "own": "` + deck + `"}`
	got := roomtest.Send(t, http.MethodPost, at+"/api/v1/tables", strings.NewReader(order), append(roomtest.InPseudo, "Content-Type", "application/json")...)
	if got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(got.Text, "1:28: cards[0].worth: "+wrong+".›") {
		t.Errorf("the API answers %d: %s", got.StatusCode, got.Text)
	}
}

// visitInPseudo is a phone on which somebody has chosen Pseudo.
func visitInPseudo(t *testing.T, at string) *roomtest.Visitor {
	t.Helper()
	v := roomtest.Visit(t, at)
	v.Plant(at, &http.Cookie{Name: "lang", Value: "en-XA", Path: "/"})
	return v
}

// So it is at a table, from its lobby to the result, and in the JSON of the API.
func TestTableInPseudo(t *testing.T) {
	at := roomtest.StartTables(t).URL
	ann, bob := visitInPseudo(t, at), visitInPseudo(t, at)
	lobby := roomtest.NewTable(t, ann, "seats", "3", "title", "Friday")
	unsaid(t, "lobby", ann.Get(lobby+"/lobby").Text, "JOIN")
	path := roomtest.NewTable(t, ann)
	link := roomtest.SeatLink(t, ann, path, "1")
	unsaid(t, "sit", bob.Get(link).Text)
	mine := bob.Post(link).Leads(t, "(/t/.*)")
	ann.Enters(path, roomtest.Opening...)
	ann.Post(path+"/book", "do", "note", "text", "123", "seen", "7").Leads(t, path+"/book")
	for _, rest := range []string{
		"/book", "/book?forgotten=yes", "/result", "/seats", "/wrong/6", "/before/6", "/wrong/8", "/wrong/6?event=Ann+dig+2", "/wrong/6?event=Ann+dig+9", "/before/99",
	} {
		unsaid(t, rest, ann.Get(path+rest).Text)
	}
	unsaid(t, "book, refused", ann.Post(path+"/book", "do", "stop", "seen", "8").Text)
	word := ann.Post(path + "/word")
	unsaid(t, "word", word.Text, word.Found(t, `recovery"><strong>([a-z-]+)`))
	unsaid(t, "elsewhere", visitInPseudo(t, at).Get(mine+"/elsewhere").Text)
	unsaid(t, "tables", ann.Get("/tables").Text, "Seat") // a player of that name, whom the ledger has until somebody sits down
	unsaid(t, "home", ann.Get("/").Text)
	for _, rest := range []string{"", "/prompts"} {
		got := ann.Get("/api/v1/tables" + strings.TrimPrefix(path, "/t") + rest)
		for _, wrong := range roomtest.UnsaidJSON(t, got.Text, "label", "sentence", "reason", "title", "message", "tieBreak", "damage") {
			t.Errorf("JSON of %s: %s", rest, wrong)
		}
	}
}

// So are all pages of a group.
func TestGroupInPseudo(t *testing.T) {
	ann := visitInPseudo(t, roomtest.StartTables(t).URL)
	unsaid(t, "no groups", ann.Get("/nights").Text)
	unsaid(t, "no name", ann.Post("/nights", "name", "").Text)
	begun := ann.Post("/nights", "name", "Friday")
	unsaid(t, "a new group", begun.Text)
	path := begun.Found(t, `href="(/nights/[a-z2-7]{26})/add"`)
	for _, page := range []string{"/add", "/people", "/table", "/out", "/in"} {
		unsaid(t, "empty"+page, ann.Get(path+page).Text)
	}
	id := ann.Get(path+"/add").Found(t, `name="id" value="([0-9a-f-]{36})"`)
	result := []string{"id", id, "game", "nugget", "day", "2026-01-02", "note", "123", "name", "Ann", "score", "7", "name", "Bob", "score", "7"}
	unsaid(t, "level", ann.Post(path+"/add", result...).Text)
	unsaid(t, "wrong", ann.Post(path+"/add", append([]string{"name", "", "score", "7"}, result...)...).Text)
	unsaid(t, "added", ann.Post(path+"/add", append(result, "place", "1", "place", "2")...).Text)
	unsaid(t, "a person added", ann.Post(path+"/people", "name", "Cid").Text)
	unsaid(t, "groups", ann.Get("/nights").Text)
	unsaid(t, "table", ann.Get(path+"/table?game=nugget").Text)
	unsaid(t, "share", ann.Get(path+"/share").Text)
	unsaid(t, "out", ann.Get(path+"/out").Text)
	unsaid(t, "one out", ann.Get(path+ann.Get(path).Found(t, `(/out\?play=[0-9a-f-]{36})"`)).Text)
	unsaid(t, "no file", ann.Upload(path+"/in").Text)
	file := "Date,Game,Player,Score\n2026-03-13,Nugget,Ann,7\n2026-03-13,Nugget,123,9\n2026-03-14,123,Ann,1\n2026-03-15,Nugget,Ann,lots\n"
	unsaid(t, "found", ann.Upload(path+"/in", "file", file).Text, "lots")
	unsaid(t, "asked", ann.Upload(path+"/in", "file", "Date,Game,Player,Score\n03/04/2026,Nugget,Ann,7\n").Text)
	unsaid(t, "not deleted", ann.Post(path+"/delete").Text)
	cid := path + "/people/" + ann.Get(path+"/people").Found(t, `/people/([a-z2-7]{26})"><strong>Cid<`)
	unsaid(t, "not forgotten", ann.Post(cid+"/forget").Text)
	unsaid(t, "renamed", ann.Post(cid+"/rename", "name", "Friday").Text)
	unsaid(t, "merged", ann.Post(cid+"/merge", "into", ann.Get(cid).Found(t, `<option value="([a-z2-7]{26})">Bob<`)).Text)
	play := ann.Get(path).Found(t, `name="play" value="([0-9a-f-]{36})"`)
	unsaid(t, "dropped", ann.Post(path+"/drop", "play", play).Text)
	unsaid(t, "put back", ann.Post(path+"/undo", "entry", "2").Text)
	unsaid(t, "deleted", ann.Post(path+"/delete", "name", "Friday").Text)
	unsaid(t, "unknown", ann.Get(path).Text)
}

// JSON of the API is in the language that its reader accepts, be it about a ledger or filled
// sheets, and so is what it can't answer.
func TestJSONInPseudo(t *testing.T) {
	at := roomtest.StartTables(t).URL + "/api/v1/"
	keys := []string{"label", "message", "instead", "say", "reason", "headline", "question", "wanted", "unseen", "read", "text", "error"}
	for name, text := range map[string]string{
		"a ledger":   "saddlebag 1 nugget\nplayer Ann\nplayer Bob\n\n" + strings.Join(roomtest.Opening, "\n") + "\nAnn dig 9\n",
		"sheets":     roomtest.Slips,
		"a slip":     strings.Replace(roomtest.Slips, "Ann total 17", "Ann total 71", 1),
		"two hosts":  "Ann 17\nBob 3\n",
		"much of it": strings.Repeat("\n", 30_001),
	} {
		got := roomtest.Send(t, http.MethodPost, at+"check", strings.NewReader(text), append(roomtest.InPseudo, "Content-Type", "text/plain")...)
		for _, wrong := range roomtest.UnsaidJSON(t, got.Text, keys...) {
			t.Errorf("%s: %s", name, wrong)
		}
		if vary := strings.Join(got.Header.Values("Vary"), ", "); !strings.Contains(vary, "Accept-Language, Cookie") {
			t.Errorf("%s varies by %q", name, vary)
		}
	}
	for _, text := range []string{`{"game":`, `{"game" "nugget"}`, `{"haste": 1}`, `{"game": 7}`, `{} {}`, ``} {
		got := roomtest.Send(t, http.MethodPost, at+"tables", strings.NewReader(text), append(roomtest.InPseudo, "Content-Type", "application/json")...)
		for _, wrong := range roomtest.UnsaidJSON(t, got.Text, keys...) {
			t.Errorf("%q: %s", text, wrong)
		}
	}
}
