package phones

import (
	"net/url"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/sheetstest"
	"saddlebag/web/webtest"
)

// wrongSheets have a card that is none, a sum that is not that of its parts, and
// little else.
const wrongSheets = `saddlebag 1 rin-tin-tin final
player Ann
player "Bob Tanner"

Ann red-1 2 x
Ann red-2 3 -
Ann card 5 7 -
Ann outlaws 9
Ann boodle 12
Ann score 20
"Bob Tanner" score 3
table red-1 1 1 2
`

// A shownPage is how to come to a page.
type shownPage struct {
	name, path string
	then       func(*webtest.Window)
}

// shownPages are all pages of the web app, as different as they get.
func shownPages(t *testing.T, at string) []shownPage {
	t.Helper()
	broken := filepath.Join(t.TempDir(), "windy.ledger")
	programtest.Write(t, broken, programtest.BrokenLedger)
	whole, err := filepath.Abs("../../../scoring/coal/testdata/games/six-deliveries-4p.ledger")
	if err != nil {
		t.Fatal(err)
	}
	forgot := filepath.Join(t.TempDir(), "forgot.ledger")
	text := strings.Replace(programtest.Read(t, whole), "table roll 4+1+1\n", "", 1)
	programtest.Write(t, forgot, strings.Replace(text, "Zoë claim silver-1 6+6\n", "", 1))
	sheets := filepath.Join(t.TempDir(), "windy.final")
	programtest.Write(t, sheets, wrongSheets)
	table := programtest.NewTable(t, at, "Ann", "Ľudmila & sons", "Cy")
	for i, event := range []string{
		"table roll 4+4+5", "Ann claim coal-1 4", "Ann store varmint 4 3+4+5", "Cy claim tin-2 5", "table roll 2+2+3",
		`Ann correct cash +12 "the box was counted twice"`, "table note \"the lamp is low\"", "Cy undo",
		`table amend 6 "Ann correct cash +9 \"the box was counted twice\""`, "table insert 5 \"Cy dig tin-2 4\"", "table amend 7 -", `table amend 2 "Ann claim coal-2 4"`,
		`table amend 1 "table roll 4+5+5"`, `table amend 10 "Cy dig tin-2 5"`, `table amend 2 "Ann claim coal-2 4+5"`, `table amend 1 "table roll 5+5+6"`,
	} {
		if number, ok := programtest.TakeEvent(at+table, strconv.Itoa(i), event); !ok || number != i+1 {
			t.Fatalf("%s is not entered", event)
		}
	}
	unfinished, _, _ := strings.Cut(programtest.Read(t, "../../../scoring/rintintin/testdata/games/all-secret-4p.ledger"), "Bob spin yellow\n")
	posse := programtest.MakeTable(t, at+"/tables/carry", url.Values{"ledger": {unfinished}, "me": {"Cy"}})
	riding, _, _ := strings.Cut(programtest.Read(t, "../../../scoring/fortyniners/testdata/games/stage-1.ledger"), "Ann move r4")
	coach := programtest.MakeTable(t, at+"/tables/carry", url.Values{"ledger": {riding}, "me": {"Ann"}})
	dealt, _, _ := strings.Cut(programtest.Read(t, "../../../scoring/maloney/testdata/games/empty-hand-4p.ledger"), "Bob buys")
	rest, _, _ := strings.Cut(programtest.Read(t, "../../../scoring/maloney/testdata/games/empty-hand-4p.ledger"), "# Day 12")
	heir := programtest.MakeTable(t, at+"/tables/carry", url.Values{"ledger": {dealt}, "me": {"Ann"}})
	late := programtest.MakeTable(t, at+"/tables/carry", url.Values{"ledger": {rest}, "me": {"Ann"}})
	fighting, _, _ := strings.Cut(programtest.Read(t, "../../../scoring/goldfever/testdata/games/chain-2p.ledger"), "Lena react shoot")
	duel := programtest.MakeTable(t, at+"/tables/carry", url.Values{
		"ledger": {fighting}, "me": {"Ann"}, "own": {programtest.Read(t, "../../../scoring/goldfever/testdata/games/tiny.yaml")}, "called": {"tiny.yaml"},
	})
	village := programtest.NewTableOf(t, at, "goldfever", "virtual", "Ann", "Bob")
	return append(groupPages(t, at), []shownPage{
		{"duel", duel, nil},
		{"duel-result", duel + "/result", nil},
		{"duel-odds", "/rules/goldfever/odds", nil},
		{"duel-print", "/print?game=goldfever&sheet=characters&sheet=village-small&sheet=aid&sheet=scenario&paper=a3&ink=full&margin=8&copies=1", nil},
		{"village", village, nil},
		{"heir", heir, nil},
		{"heir-late", late, nil},
		{"heir-notary", late + "/notary", nil},
		{"heir-result", late + "/result", nil},
		{"coach", coach, nil},
		{"coach-print", "/print?game=forty-niners&sheet=board-small&sheet=run&sheet=standees&paper=a3&ink=full&margin=8&copies=1", nil},
		{"posse", posse, nil},
		{"posse-book", posse + "/book", nil},
		{"posse-odds", "/rules/rin-tin-tin/odds", nil},
		{"posse-roll", "/roll?game=rin-tin-tin", nil},
		{"posse-print", "/print?game=rin-tin-tin&sheet=board-small&sheet=boodle&sheet=score&player=Ann&player=Bob&paper=a4&ink=full&margin=8&copies=1", nil},
		{"posse-result", posse + "/result", nil},
		{"tables", "/tables", nil},
		{"take", "/take", nil},
		{"parcel", table + "/parcel", nil},
		{"make", "/make", nil},
		{"duel-make", "/make?game=goldfever&seats=3", nil},
		{"make-wrong", "/make?game=goldfever", func(w *webtest.Window) { w.Follow("form.make .button.first") }},
		{"join", "/join", nil},
		{"table", table, nil},
		{"seats", table + "/seats", nil},
		{"book", table + "/book", nil},
		{"before", table + "/before/2", nil},
		{"wrong", table + "/wrong/10", nil},
		{"wrong-throw", table + "/wrong/1", nil},
		{"wrong-plan", table + "/wrong/2", func(w *webtest.Window) { w.Follow("#out button") }},
		{"wrong-struck", table + "/wrong/2", nil},
		{"result", table + "/result", nil},
		{"home", "/", nil},
		{"howto", "/howto/coal-n-write", nil},
		{"howto-card", "/howto/goldfever#card-4", nil},
		{"rules", "/rules/coal-n-write", nil},
		{"rules-found", "/rules/coal-n-write?q=burro+bandit", nil},
		{"clause", "/rules/coal-n-write#CW11", nil},
		{"odds", "/rules/coal-n-write/odds", nil},
		{"roll", "/roll", nil},
		{"roll-game", "/roll?game=coal-n-write", nil},
		{"roll-many", "/roll?dice=12d20&times=7", nil},
		{"roll-wrong", "/roll?dice=dozen", nil},
		{"print", "/print", nil},
		{"print-pages", "/print?game=coal-n-write&sheet=worksheet&sheet=store&player=Ann&player=%C4%BDudmila+%26+sons&paper=a4&ink=full&margin=8&copies=1", nil},
		{"print-refused", "/print?game=coal-n-write&paper=a5&margin=3&sheet=worksheet", nil},
		{"print-rulings", "/print?game=coal-n-write&sheet=reference&paper=a4&option.start-cash=10", nil},
		{"print-own-wrong", "/print", func(w *webtest.Window) {
			w.Tap("summary")
			w.Fill("#own", "tunnels:\n  - id: borax-1\n    mineral: gravel\n")
			w.Follow(".form .first")
		}},
		{"check", "/check", nil},
		{"check-findings", "/check", func(w *webtest.Window) { upload(w, broken) }},
		{"check-repaired", "/check", func(w *webtest.Window) {
			upload(w, forgot)
			w.Follow(".repair .button")
		}},
		{"check-clean", "/check", func(w *webtest.Window) {
			upload(w, whole)
			w.Tap(".scores summary")
		}},
		{"sheet-new", "/check/sheet?game=rin-tin-tin", nil},
		{"sheet-blank", "/check/sheet?game=rin-tin-tin&player=Ann&player=%C4%BDudmila+%26+sons", nil},
		{"sheet-worksheet", "/check/sheet?game=coal-n-write&player=Ann&depth=all", nil},
		{"sheet-burros", "/check/sheet?game=coal-n-write&player=Ann&depth=made", nil},
		{"sheet-characters", "/check/sheet?game=goldfever&player=Ann&player=Bob&depth=all", nil},
		{"sheet-wrong", "/check", func(w *webtest.Window) { upload(w, sheets) }},
		{"sheet-asked", "/check", func(w *webtest.Window) {
			upload(w, sheets)
			w.Tap(".loose button")
		}},
		{"sheet-unread", "/check", func(w *webtest.Window) {
			w.Fill("#text", "saddlebag 1 rin-tin-tin final\nplayer Ann\nplayer Bob\n\nAnn red-1 2 x 3\n")
			w.Follow(".form .first")
		}},
		{"check-scores", "/check", func(w *webtest.Window) {
			w.Fill("#text", "Ann 32, Bob 45 (so close!)")
			w.Follow(".form .first")
		}},
		{"sheet-scores", "/check", func(w *webtest.Window) {
			w.Fill("#text", "Player;Captured outlaws;Boodle;Score\nAnn;30;2;32\nBob;35;many;45")
			w.Follow(".form .first")
		}},
		{"not-found", "/nothing/here", nil},
	}...)
}

// groupPages are the pages of groups: of one that has played a whole game and has added results,
// and of one without any.
func groupPages(t *testing.T, at string) []shownPage {
	t.Helper()
	link := programtest.NewGroup(t, at, "The Tuesday Gang of the Long Dry Valley")
	games := []string{"coal-n-write", "rin-tin-tin", "goldfever", "coal-n-write"}
	play := ""
	for i, day := range []string{"2026-01-02", "2026-01-02", "2026-02-13", "2026-03-20", "2026-03-20", "2026-04-03", "2026-04-17"} {
		play = programtest.AddResult(t, at, link, games[i%len(games)], day, "Ann", strconv.Itoa(20+7*i), "Ľudmila & sons", strconv.Itoa(40-2*i))
	}
	over := programtest.PlayInGroup(t, at, link, "coal-n-write", "../../../scoring/coal/testdata/games/shared-win-2p.ledger", "Ann", "Bob")
	pages := "/nights/" + link
	kept := filepath.Join(t.TempDir(), "kept.csv")
	programtest.Write(t, kept, "Date,Game,Player,Score,Mood\n2026-03-13,Coal n' Write,Ann,12,good\n2026-03-13,Coal n' Write,Cyd,9,\n2026-03-14,Chess,Ann,1,\n2026-03-15,Goldfever,Ann,lots,\n")
	return []shownPage{
		{"group", pages, func(w *webtest.Window) { w.Tap("figcaption summary") }},
		{"group-dropped", pages, func(w *webtest.Window) {
			w.Tap(".night:last-of-type .played:last-of-type details summary")
			w.Follow(".night:last-of-type .played:last-of-type details .button")
		}},
		{"group-older", pages + "?page=2", nil},
		{"nights", "/nights", nil},
		{"group-add", pages + "/add", nil},
		{"group-add-level", pages + "/add?game=coal-n-write&name=Ann&name=Bob&score=3&score=3&day=2026-01-02", func(w *webtest.Window) { w.Follow("main form .button.first") }},
		{"group-people", pages + "/people", nil},
		{"group-person", pages + "/people", func(w *webtest.Window) { w.Follow(`main a[href*="/people/"]`) }},
		{"group-table", pages + "/table", nil},
		{"group-share", pages + "/share", nil},
		{"group-out", pages + "/out", nil},
		{"group-out-one", pages + "/out?play=" + play, nil},
		{"group-in", pages + "/in", nil},
		{"group-in-found", pages + "/in", func(w *webtest.Window) {
			w.Upload(`input[type="file"]`, kept)
			w.Follow("main form .button.first")
		}},
		{"group-result", over + "/result", nil},
		{"group-make", "/make?game=coal-n-write&group=" + link + "&seats=2&player=Ann&player=Bob", nil},
		{"group-empty", "/nights/" + programtest.NewGroup(t, at, "Newcomers"), nil},
		{"group-gone", "/nights/" + strings.Repeat("a", 26), nil},
	}
}

// upload has a ledger checked.
func upload(w *webtest.Window, file string) {
	w.Upload("#file", file)
	w.Follow(".form .first")
}

// Every page fits a phone and a desk, in the light and in the dark, and keeps
// nobody out. In the dark it is in Pseudo, which is as long as other languages are, and at an
// address of a home network, which browsers do not trust; it has nothing to complain of there. What takes axe-core long,
// it does once in each scheme and once at each width. A page is loaded once in
// each scheme, on one device, and goes on to the other. In other languages it fits a small
// phone.
func TestPagesFitEverybody(t *testing.T) {
	t.Parallel()
	here, b := programtest.Serve(t, "--limits", "off"), webtest.Start(t)
	there := webtest.Insecure(t, here)
	pages := shownPages(t, here)
	type scheme struct {
		at       string
		language *speech.Language
		devices  []webtest.Device // in English and Pseudo, the first is judged by axe-core
	}
	schemes := []scheme{
		{here, speech.English, []webtest.Device{webtest.Phone, webtest.Desk}},
		{there, speech.Pseudo, []webtest.Device{webtest.Desk.InTheDark(), webtest.Phone.InTheDark()}},
	}
	for _, l := range sheetstest.Languages("pages") {
		schemes = append(schemes, scheme{here, l, []webtest.Device{programtest.Pocket(360, 640)}})
	}
	for _, scheme := range schemes {
		t.Run(scheme.language.Name(), func(t *testing.T) {
			t.Parallel()
			w := b.Open(scheme.devices[0])
			w.Go(scheme.at)
			w.Speak(scheme.language.Tag())
			for _, page := range pages {
				w.Be(scheme.devices[0])
				if strings.Contains(page.path, "#") {
					w.Go("about:blank") // so that an anchor is gone to again
				}
				if strings.HasPrefix(page.path, "/t/") {
					w.Sit(scheme.at + page.path)
				} else {
					w.Go(scheme.at + page.path)
				}
				if page.then != nil {
					page.then(w)
				}
				for i, d := range scheme.devices {
					if i > 0 {
						w.Be(d)
					}
					w.Shot(page.name)
					faults := append(w.Misfits(), w.LooseEnds()...)
					if i == 0 && scheme.language.Tag()[:2] == "en" {
						faults = append(faults, w.Barriers()...)
					}
					for _, fault := range faults {
						t.Errorf("%s on %s: %s", page.name, d, fault)
					}
				}
				if trusted := webtest.Eval[bool](w, "isSecureContext"); trusted != (scheme.at == here) {
					t.Errorf("%s at %s is a secure context: %t", page.name, scheme.at, trusted)
				}
			}
		})
	}
}

// Without scripts nothing is missing but the history of throws.
func TestPagesWithoutScripts(t *testing.T) {
	t.Parallel()
	at, w := programtest.Serve(t), webtest.Start(t).Open(webtest.Phone.WithoutScripts())

	w.Go(at + "/")
	w.Follow(`a[href="/roll"]`)
	w.Fill("#dice", "5d6")
	w.Fill("#times", "3")
	w.Follow(".form .first")
	if n := w.Count(".throws li"); n != 3 {
		t.Errorf("%d throws, want 3", n)
	}
	if n := w.Count(".throws .die svg"); n != 15 {
		t.Errorf("%d dice, want 15", n)
	}
	if n := w.Count("#history[hidden]"); n != 1 {
		t.Error("the history shows without a script to keep it")
	}

	w.Follow(`a[href="/print"]`)
	w.Type(`input[aria-label="Player 1"]`, "Zoë")
	w.Follow(".form .first")
	if n := w.Count(".paper figure > svg"); n != 4 { // worksheet, store, how to play, reference
		t.Errorf("%d pages, want 4", n)
	}
	if text := w.Text(".paper"); !strings.Contains(text, "Zoë") {
		t.Error("the name is not on the pages")
	}

	w.Follow(`a[href="/check"]`)
	w.Type("#text", programtest.BrokenLedger)
	w.Follow(".form .first")
	if n := w.Count(".finding"); n != 4 { // the borrowed silver, the dance, the open quote, the claim
		t.Errorf("%d findings, want 4", n)
	}
	if text := w.Text("#line-9"); !strings.Contains(text, "dance") || !strings.Contains(text, "LG1") {
		t.Errorf("line 9 reads %q", text)
	}
	testRepairs(t, w)
	w.Follow("#line-9 .clause")
	if url := w.Address(); url != at+"/rules/coal-n-write#LG1" {
		t.Errorf("the clause leads to %s", url)
	}
}

// With scripts the throws of a tab are kept and counted together.
func TestThrowsAreKept(t *testing.T) {
	t.Parallel()
	at, w := programtest.Serve(t), webtest.Start(t).Open(webtest.Phone)
	w.Go(at + "/roll?dice=2d6")
	for range 3 {
		w.Follow(".wide")
	}
	if n := w.Count("#history li"); n != 3 {
		t.Errorf("%d throws before, want 3", n)
	}
	const sum = `[...document.querySelectorAll("tbody .in-all")].reduce((n, e) => n + Number(e.textContent), 0)`
	if n := webtest.Eval[int](w, sum); n != 8 { // four throws of two dice
		t.Errorf("%d faces counted in all, want 8", n)
	}
	w.Tap("#history button")
	if n := webtest.Eval[int](w, sum); n != 2 {
		t.Errorf("%d faces counted after forgetting, want 2", n)
	}
	w.Follow(".wide")
	if n := w.Count("#history li"); n != 0 {
		t.Errorf("%d throws are remembered after forgetting", n)
	}
}

// testRepairs makes two repairs on the page of a check, and takes them back.
func testRepairs(t *testing.T, w *webtest.Window) {
	t.Helper()
	before := w.Count(".cause")
	w.Follow("#line-9 .repair .button")
	w.Follow("#line-9 .repair .button") // it was line 10
	if n := w.Count(".done li"); n != 2 || w.Count(".cause") >= before {
		t.Errorf("%d repairs made, %d causes left of %d", n, w.Count(".cause"), before)
	}
	if text := w.Text("#text"); strings.Contains(text, "dance") {
		t.Errorf("the repaired ledger reads %q", text)
	}
	w.Follow(".done li:last-child .button")
	w.Follow(".done .button")
	if n := w.Count(".done li"); n != 0 || w.Count(".cause") != before {
		t.Errorf("%d repairs made, %d causes left of %d", n, w.Count(".cause"), before)
	}
}
