package site_test

import (
	"encoding/base64"
	"fmt"
	"log/slog"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger/memory"
	"saddlebag/web"
	"saddlebag/web/live"
	"saddlebag/web/site"
	"saddlebag/web/webtest"
	"saddlebag/web/worker"
)

// alike are addresses by their routes, of which phone and server send the same bytes.
var alike = map[string][]string{
	"/":                     {"", "?lang=nl"},
	"/tables":               {"tables"},
	"/make":                 {"make?game=coal-n-write", "make?game=rin-tin-tin", "make?game=maloneys-inheritance", "make?game=forty-niners", "make?game=goldfever"},
	"/take":                 {"take"},
	"/played":               {"played"},
	"/nights":               {"nights"},
	"/check":                {"check"},
	"/check/sheet":          {"check/sheet?game=rin-tin-tin"},
	"/roll":                 {"roll"},
	"/print":                {"print", "print?game=goldfever&paper=letter&player=Ann&player=Bob"},
	"/print/{game}.pdf":     {"print/coal-n-write.pdf?paper=a4&player=Ann&date=2026-11-20"},
	"/print/{game}.zip":     {"print/coal-n-write.zip?paper=a4&sheet=worksheet&format=svg&date=2026-11-20"},
	"/rules/{game}":         {"rules/coal-n-write", "rules/rin-tin-tin", "rules/maloneys-inheritance", "rules/forty-niners", "rules/goldfever?q=gold"},
	"/rules/{game}/odds":    {"rules/coal-n-write/odds"},
	"/howto/{game}":         {"howto/coal-n-write", "howto/rin-tin-tin", "howto/maloneys-inheritance", "howto/forty-niners", "howto/goldfever"},
	"/manifest.webmanifest": {"manifest.webmanifest?lang=de"},

	"/t/{code}":                          {"t/{code}", "t/{code}?whole=yes"},
	"/t/{code}/sheet/{sheet}":            {"t/{code}/sheet/sheet-1"},
	"/t/{code}/plates/{digest}.svg":      {"t/{code}/{plates}.svg", "t/{code}/plates/none.svg"},
	"/t/{code}/why":                      {"t/{code}/why?at=none"},
	"/t/{code}/earns":                    {"t/{code}/earns"},
	"/t/{code}/pass":                     {"t/{code}/pass", "t/{code}/pass?to=1"},
	"/t/{code}/notary":                   {"t/{code}/notary"},
	"/t/{code}/notary/paper":             {"t/{code}/notary/paper"},
	"/t/{code}/book":                     {"t/{code}/book"},
	"/t/{code}/wrong/{number}":           {"t/{code}/wrong/3"},
	"/t/{code}/before/{number}":          {"t/{code}/before/3"},
	"/t/{code}/result":                   {"t/{code}/result"},
	"/t/{code}/picture.png":              {"t/{code}/picture.png"},
	"/t/{code}/sheets/{sheet}.pdf":       {"t/{code}/sheets/result.pdf"},
	"/t/{code}/ledger":                   {"t/{code}/ledger"},
	"/t/{code}/seats":                    {"t/{code}/seats"},
	"/t/{code}/lobby":                    {"t/{code}/lobby"},
	"/nights/{link}":                     {"{link}"},
	"/nights/{link}/club.pdf":            {"{link}/club.pdf"},
	"/nights/{link}/club.png":            {"{link}/club.png"},
	"/nights/{link}/add":                 {"{link}/add"},
	"/nights/{link}/people":              {"{link}/people"},
	"/nights/{link}/people/{person}":     {"{link}/people/{person}", "{link}/people/none"},
	"/nights/{link}/table":               {"{link}/table?game=coal-n-write"},
	"/nights/{link}/out":                 {"{link}/out"},
	"/nights/{link}/in":                  {"{link}/in"},
	"/nights/{link}/share":               {"{link}/share"},
	"/nights/{link}/out/game-nights.csv": {"{link}/out/game-nights.csv"},
	"/nights/{link}/out/game-nights.ics": {"{link}/out/game-nights.ics"},
	"/nights/{link}/out/game-nights.txt": {"{link}/out/game-nights.txt"},
	"/nights/{link}/out/game-nights.md":  {"{link}/out/game-nights.md"},
}

// apart are the routes that aren't compared, and why.
var apart = map[string]string{
	"/healthz": "of servers", "/readyz": "of servers", "/worker.js": "of servers",
	"/static/{file}": "the host's", "/static/{digest}/{file}": "the host's", "/favicon.ico": "the host's", "/icon-{size}.png": "the host's",
	"/t/{code}/stream": "goes on", "/t/{code}/lobby/stream": "goes on",
	"/t/{code}/ledger.json": "has secrets of its own", "/t/{code}/parcel": "has secrets of its own", "/t/{code}/game.saddlebag": "has secrets of its own", "/all-games.saddlebag": "has secrets of its own",
	"/nights/{link}/out/game-nights.bgsplay": "has ids of its own", "/nights/{link}/out/game-nights.jsonl": "has ids of its own", "/nights/{link}/out/spreadsheet.csv": "has ids of its own",
}

// own are what each program makes up: codes and ids, what its pages have seen, and the time.
var own = regexp.MustCompile(`[a-z2-7]{26}|[0-9a-f]{8}-[0-9a-f-]{27}|data-(?:revision|sender)="[^"]*"|\b\d\d:\d\d\b`)

// A phone and a server, which are asked the same.
type both struct {
	t      *testing.T
	phone  *webtest.Window
	server http.Handler
}

// An answer is one to compare.
type answer struct {
	Status int
	At     string // where a reader is led
	Type   string
	Body   string // in base64
}

// text is the body, without what each program makes up where it's a text.
func (a answer) text() string {
	body, _ := base64.StdEncoding.DecodeString(a.Body) // it was encoded just now
	if strings.HasPrefix(a.Type, "text/") || strings.HasPrefix(a.Type, "application/json") {
		return own.ReplaceAllString(string(body), "OWN")
	}
	return string(body)
}

// ask asks both: by POST, where there is a form.
func (b *both) ask(ofPhone, ofServer string, form url.Values) (phone, server answer) {
	b.t.Helper()
	method := http.MethodGet
	if form != nil {
		method = http.MethodPost
	}
	phone = webtest.Eval[answer](b.phone, fmt.Sprintf(`(async () => {
		const answer = await fetch(%q, %q === "POST" ? { method: "POST", body: new URLSearchParams(%q) } : {});
		const bytes = new Uint8Array(await answer.arrayBuffer());
		return { Status: answer.status, At: new URL(answer.url).pathname, Type: answer.headers.get("Content-Type") ?? "", Body: btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join("")) };
	})()`, ofPhone, method, form.Encode()))
	languages := webtest.Eval[string](b.phone, `navigator.languages.join()`)
	for at := ofServer; ; {
		r := httptest.NewRequest(method, at, strings.NewReader(form.Encode()))
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		r.Header.Set("Accept-Language", languages)
		r.Header.Set("Sec-Fetch-Site", "same-origin")
		r.Header.Set("Referer", b.phone.Address())
		here, err := url.Parse(b.phone.Address())
		if err != nil {
			b.t.Fatal(err)
		}
		r.Host = here.Host
		w := httptest.NewRecorder()
		b.server.ServeHTTP(w, r)
		if to := w.Header().Get("Location"); to != "" {
			at, method, form = to, http.MethodGet, nil
			continue
		}
		path, _, _ := strings.Cut(at, "?")
		return phone, answer{w.Code, path, w.Header().Get("Content-Type"), base64.StdEncoding.EncodeToString(w.Body.Bytes())}
	}
}

// What the phone answers has the same bytes as from a server, at every address that both have.
func TestSameBytesAsServer(t *testing.T) {
	t.Parallel()
	w, host := installed(t)
	host.Close()
	tables, err := live.Open(t.Context(), live.Config{
		Shelf: titles.Shelf(), Store: new(memory.Store), Dice: dice.Crypto(), Keys: strings.NewReader(strings.Repeat("key of a table ", 1<<12)), Clock: time.Now,
	})
	if err != nil {
		t.Fatal(err)
	}
	made, err := web.NewSite(web.Config{
		Config: site.Config{Titles: titles.List, Shelf: titles.Shelf(), Clock: time.Now, Log: slog.New(slog.DiscardHandler), Alone: true},
		Dice:   dice.Crypto(), Tables: tables,
	})
	if err != nil {
		t.Fatal(err)
	}
	h, err := made.Handler()
	if err != nil {
		t.Fatal(err)
	}
	jar, err := worker.NewJar(nil, func([]byte) error { return nil }, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	w.Forgive("the server responded with a status of 4")
	b := &both{t, w, worker.Under(under, jar.Serve(h))}

	text := programtest.Read(t, programtest.WholeGames(t, "rin-tin-tin")[0])
	tableThere, tableHere := b.ask(under+"tables/carry", under+"tables/carry", carrying(t, text))
	groupThere, groupHere := b.ask(under+"nights", under+"nights", url.Values{"name": {"The Tuesday Gang"}})
	peopleThere, peopleHere := b.ask(groupThere.At+"/people", groupHere.At+"/people", url.Values{"name": {"Ann"}})
	there, here := addresses(tableThere, groupThere, peopleThere), addresses(tableHere, groupHere, peopleHere)

	for _, route := range slices.Sorted(maps.Keys(alike)) {
		for _, path := range alike[route] {
			phone, server := b.ask(under+there.Replace(path), under+here.Replace(path), nil)
			if missing := strings.Contains(path, "none"); missing != (phone.Status == http.StatusNotFound) || phone.Status >= http.StatusInternalServerError {
				t.Errorf("%s: the phone answers %d", path, phone.Status)
			}
			if phone.Status != server.Status || phone.text() != server.text() {
				t.Errorf("%s: the phone answers %d, the server %d (-server +phone):\n%.2000s", path, phone.Status, server.Status, cmp.Diff(server.text(), phone.text()))
			}
		}
	}
	routes, err := made.Routes()
	if err != nil {
		t.Fatal(err)
	}
	known := slices.Concat(slices.Collect(maps.Keys(alike)), slices.Collect(maps.Keys(apart)))
	slices.Sort(known)
	var gets []string
	for _, r := range routes {
		if r.Method == http.MethodGet {
			gets = append(gets, r.Path)
		}
	}
	slices.Sort(gets)
	if diff := cmp.Diff(known, gets); diff != "" {
		t.Errorf("the site has other addresses than are compared, or told apart (-known +there):\n%s", diff)
	}
}

// addresses fills in what a phone or a server calls its table, its group and who is in it.
func addresses(table, group, people answer) *strings.Replacer {
	found := func(in answer, pattern string) string {
		body, _ := base64.StdEncoding.DecodeString(in.Body) // it was encoded just now
		return regexp.MustCompile(pattern).FindString(string(body))
	}
	return strings.NewReplacer(
		"t/{code}", strings.TrimPrefix(table.At, under), "{link}", strings.TrimPrefix(group.At, under),
		"{plates}", found(table, `plates/[0-9a-f]+`), "people/{person}", found(people, `people/[a-z2-7]{26}`),
	)
}
