package nights_test

import (
	"net/http"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/memory"
	"saddlebag/scoring/ledger/sqlite"
	"saddlebag/web"
	"saddlebag/web/roomtest"
	"saddlebag/web/site"
)

// stores are those with which the room is tested.
func stores(t *testing.T) map[string]logbook.Store {
	t.Helper()
	file, err := sqlite.Open(t.Context(), filepath.Join(t.TempDir(), "tables.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = file.Close() })
	return map[string]logbook.Store{"memory": new(memory.Store), "sqlite": file}
}

func serve(t *testing.T, c web.Config) string {
	t.Helper()
	return roomtest.StartWith(t, c, func(*site.Site) {}).URL
}

// newGroup makes a group, and returns the path of its page.
func newGroup(t *testing.T, v *roomtest.Visitor) string {
	t.Helper()
	return made(t, v.Post("/nights", "name", "The Tuesday Gang"))
}

// made is the path of the group that an answer is about.
func made(t *testing.T, got roomtest.Answer) string {
	t.Helper()
	return got.Found(t, `href="(/nights/[a-z2-7]{26})/add"`)
}

// adds adds a result: names and scores by turns.
func adds(t *testing.T, v *roomtest.Visitor, path, day string, result ...string) roomtest.Answer {
	t.Helper()
	fields := []string{"id", v.Get(path+"/add").Found(t, `name="id" value="([0-9a-f-]{36})"`), "game", "nugget", "day", day}
	for i := 0; i < len(result); i += 2 {
		fields = append(fields, "name", result[i], "score", result[i+1], "place", "")
	}
	return v.Post(path+"/add", fields...)
}

// person is the path of somebody's page.
func person(t *testing.T, v *roomtest.Visitor, path, name string) string {
	t.Helper()
	return v.Get(path+"/people").Found(t, `href="(`+path+`/people/[a-z2-7]{26})"><strong>`+regexp.QuoteMeta(name)+`</strong>`)
}

// text is a page without its tags, each run of blanks as one.
func text(got roomtest.Answer) string {
	return strings.Join(strings.Fields(regexp.MustCompile(`<[^>]*>`).ReplaceAllString(got.Text, " ")), " ")
}

func says(t *testing.T, got roomtest.Answer, wants ...string) {
	t.Helper()
	page := text(got)
	for _, want := range wants {
		if !strings.Contains(page, want) {
			t.Errorf("%s: without %q:\n%s", got.Request.URL.Path, want, page)
		}
	}
}

func saysNot(t *testing.T, got roomtest.Answer, not ...string) {
	t.Helper()
	page := text(got)
	for _, unwanted := range not {
		if strings.Contains(page, unwanted) {
			t.Errorf("%s: with %q:\n%s", got.Request.URL.Path, unwanted, page)
		}
	}
}

// Six games of Ann and Bob, of which Cid is in the last. Ann wins 3 and shares one: 3.5 of 6. By
// chance she would win 5 halves and a third: 17/6, 2.8. That is 21/17, 1.2 times as often. Bob
// wins 1 and shares one: 9/17, 0.5 times. Cid has won his only game, by chance 0.3: he isn't ranked.
// Ann's scores are 5 10 12 20 30 40, the middle one 16; Bob's are 4 8 12 15 18 50, the middle one 13.5.
func TestAGroupsYear(t *testing.T) {
	t.Parallel()
	for name, store := range stores(t) {
		t.Run(name, func(t *testing.T) {
			at := serve(t, roomtest.StoreConfig(t, store))
			ann := roomtest.Visit(t, at)
			path := newGroup(t, ann)
			ann.Get(path).Says(t, 200, "No games yet")
			adds(t, ann, path, "2026-01-02", "Ann", "30", "Bob", "4").Says(t, 200, "Added: Nugget, 2 January 2026. Ann wins.")
			adds(t, ann, path, "2026-01-02", "Ann", "40", "Bob", "8").Says(t, 200)
			adds(t, ann, path, "2026-01-09", "Ann", "20", "Bob", "18").Says(t, 200)
			level := adds(t, ann, path, "2026-01-16", "Ann", "12", "Bob", "12")
			level.Says(t, 422, "Ann and Bob are level.", `<option value="2">Level</option><option value="1">Ahead</option>`)
			ann.Post(path+"/add", "id", level.Found(t, `name="id" value="([0-9a-f-]{36})"`), "game", "nugget", "day", "2026-01-16",
				"name", "Ann", "score", "12", "place", "2", "name", "Bob", "score", "12", "place", "2").Says(t, 200, "Ann and Bob share the win.")
			adds(t, ann, path, "2026-01-23", "Bob", "50", "Ann", "5").Says(t, 200, "Bob wins.")
			adds(t, ann, path, "2026-01-30", "Ann", "10", "Bob", "15", "Cid", "25").Says(t, 200, "Cid wins.")
			says(t, ann.Get(path),
				"1 Ann 3.5 2.8 6 2 Bob 1.5 2.8 6 Cid 1 0.3 1", // rank, won, by chance, games
				"Ann Bob 3 1 2 Ann Cid 0 0 1 Bob Cid 0 0 1",   // ahead, level, behind
				"Ann 4 0 Bob 2 0 Cid 1 1",                     // wins in a row: the longest, and now
				"1 Ann 40 points 16 points 6 2 Bob 50 points 13.5 points 6 Cid 25 points 25 points 1",
				"Best score 50 points Bob 23 January 2026",
				"30 January 2026 Nugget 1. Cid 25 points 2. Bob 15 points 3. Ann 10 points",
				"16 January 2026 Nugget 1. Ann 12 points 1. Bob 12 points",
			)
		})
	}
}

// Whoever has the link sees the group; the phone keeps it, out of reach of scripts, until it is
// told to forget it. Whatever has the link is kept by no browser and found by no search engine.
func TestLinkOfAGroup(t *testing.T) {
	t.Parallel()
	at := serve(t, roomtest.TableConfig(t))
	ann, bob := roomtest.Visit(t, at), roomtest.Visit(t, at)
	ann.Get("/").Says(t, 200, `href="/nights"`)
	ann.Get("/tables").Says(t, 200, `href="/nights"`)
	list := ann.Get("/nights")
	list.Says(t, 200, "This phone knows no group yet", "Whoever has the link sees and changes everything here")
	if len(list.Cookies()) != 0 {
		t.Error("to look is no reason for a cookie")
	}
	path := newGroup(t, ann)
	kept := ann.Cookies(at)
	if len(kept) != 1 || kept[0].Name != "saddlebag-groups" || kept[0].Value != strings.TrimPrefix(path, "/nights/") {
		t.Fatalf("the cookies are %v", kept)
	}
	ann.Get("/nights").Says(t, 200, `href="`+path+`"`, "The Tuesday Gang")
	first := bob.Get(path)
	first.Says(t, 200)
	if c := first.Cookies(); len(c) != 1 || !c[0].HttpOnly || c[0].SameSite != http.SameSiteLaxMode || c[0].MaxAge != 365*24*60*60 {
		t.Errorf("the cookie is %v", c)
	}
	if again := bob.Get(path).Cookies(); len(again) != 0 {
		t.Errorf("what is kept is kept again: %v", again)
	}
	bob.Get("/nights").Says(t, 200, path)
	ann.Post(path+"/people", "name", "Ann")
	for _, page := range []string{"", "/add", "/people", "/table", "/share", strings.TrimPrefix(person(t, ann, path, "Ann"), path)} {
		got := ann.Get(path + page)
		got.Says(t, 200, `<meta name="robots" content="noindex">`)
		if kept, tells := got.Header.Get("Cache-Control"), got.Header.Get("Referrer-Policy"); kept != "no-store" || tells != "same-origin" {
			t.Errorf("%s: Cache-Control %q, Referrer-Policy %q", page, kept, tells)
		}
	}
	if kept := ann.Get("/nights").Header.Get("Cache-Control"); kept != "no-store" {
		t.Errorf("the list: Cache-Control %q", kept)
	}
	ann.Get(path+"/share").Says(t, 200, at+path, "<svg")
	bob.Post(path+"/leave").Leads(t, "/nights")
	if strings.Contains(bob.Get("/nights").Text, path) {
		t.Error("the phone still knows the group")
	}
	bob.Get(path).Says(t, 200)
}

// A phone keeps ten links, those it has seen last.
func TestTenGroups(t *testing.T) {
	t.Parallel()
	ann := roomtest.Visit(t, serve(t, roomtest.TableConfig(t)))
	first := newGroup(t, ann)
	var others []string
	for range 9 {
		others = append(others, newGroup(t, ann))
	}
	ann.Get(first)
	newGroup(t, ann)
	list := ann.Get("/nights")
	if n := strings.Count(list.Text, `class="open"`); n != 10 || !strings.Contains(list.Text, first) || strings.Contains(list.Text, others[0]) {
		t.Errorf("%d groups, the one seen last among them: %t, the one seen first: %t", n, strings.Contains(list.Text, first), strings.Contains(list.Text, others[0]))
	}
}

func TestUnknownGroup(t *testing.T) {
	t.Parallel()
	ann := roomtest.Visit(t, serve(t, roomtest.TableConfig(t)))
	path := newGroup(t, ann)
	unknown := "/nights/" + strings.Repeat("a", 26)
	for _, page := range []string{unknown, unknown + "/add", unknown + "/people", unknown + "/people/x", unknown + "/table", unknown + "/share", "/nights/short", "/nights/" + strings.Repeat("a", 5000)} {
		ann.Get(page).Says(t, 404, "No group has this link", "ask someone in the group")
	}
	for _, form := range []string{"/add", "/drop", "/undo", "/people", "/people/x/rename", "/people/x/forget", "/share", "/delete"} {
		ann.Post(unknown+form, "name", "x").Says(t, 404, "No group has this link")
	}
	ann.Get(path+"/people/x").Says(t, 404, "nobody like that")
	ann.Post("/nights", "name", " ").Says(t, 422, "role=\"alert\"")
	ann.Get(path+"?page=x").Says(t, 400)
}

func TestPeopleOfAGroup(t *testing.T) {
	t.Parallel()
	ann := roomtest.Visit(t, serve(t, roomtest.TableConfig(t)))
	path := newGroup(t, ann)
	ann.Get(path+"/people").Says(t, 200, "nobody here yet")
	adds(t, ann, path, "2026-01-02", "Ann", "30", "Bop", "4").Says(t, 200)
	adds(t, ann, path, "2026-01-09", "Ann", "20", "Bob", "40").Says(t, 200)
	ann.Post(path+"/people", "name", "Cid").Says(t, 200, "Cid is in the group now.")
	ann.Post(path+"/people", "name", "cid").Says(t, 422, "Cid is in the group already.")
	ann.Post(path+"/people", "name", "table").Says(t, 422, "That didn't work")
	bop, bob, cid := person(t, ann, path, "Bop"), person(t, ann, path, "Bob"), person(t, ann, path, "Cid")

	// Bop is Bob, and not Ann, who has played with both.
	options := ann.Get(bop)
	options.Says(t, 200, ">Bob</option>", ">Cid</option>", "1 game")
	if strings.Contains(options.Text, ">Ann</option>") {
		t.Error("Bop can be Ann, whom they have played with")
	}
	ann.Post(bop+"/merge", "into", strings.TrimPrefix(person(t, ann, path, "Ann"), path+"/people/")).Says(t, 422, "Bop and Ann played together")
	ann.Post(bop+"/merge", "into", strings.TrimPrefix(bob, path+"/people/")).Says(t, 200, "Bop counts as Bob now.", "2 games", "Undo: Bop is somebody else")
	says(t, ann.Get(path), "1. Ann 30 points 2. Bob 4 points")
	says(t, ann.Get(path+"/people"), "Bob 2 games, also Bop")
	if to := ann.Get(bop).Leads(t, "(.*)"); to != bob {
		t.Errorf("Bop's page leads to %s, not %s", to, bob)
	}
	ann.Post(bob+"/split", "other", strings.TrimPrefix(bop, path+"/people/")).Says(t, 200, "Bop and Bob are two people again")
	says(t, ann.Get(path), "1. Ann 30 points 2. Bop 4 points")

	ann.Post(cid+"/rename", "name", "Sid").Says(t, 200, "Cid is called Sid now", "Call them Cid again")
	ann.Post(cid+"/rename", "name", "ann").Says(t, 422, "called ann already")
	ann.Post(cid+"/rename-back").Says(t, 200, "Sid is called Cid now")

	says(t, ann.Get(bop), "The name goes from this group for good", "Tables where Bop played keep the name in their ledgers until they&#39;re deleted.")
	ann.Post(bop+"/forget").Says(t, 422, "Nobody was forgotten")
	ann.Post(bop+"/forget", "sure", "yes").Says(t, 200, "The name is gone", "1 person has been forgotten.")
	for _, page := range []string{path, path + "/people", path + "/add", path + "/table"} {
		saysNot(t, ann.Get(page), "Bop")
	}
	says(t, ann.Get(path), "1. Ann 30 points 2. somebody 4 points")
	ann.Get(bop).Says(t, 404)
}

// What was taken off the shelf comes back, and goes again.
func TestDropAndUndo(t *testing.T) {
	t.Parallel()
	ann := roomtest.Visit(t, serve(t, roomtest.TableConfig(t)))
	path := newGroup(t, ann)
	adds(t, ann, path, "2026-01-02", "Ann", "30", "Bob", "4")
	play := ann.Get(path).Found(t, `name="play" value="([0-9a-f-]{36})"`)
	const game = "Ann 30 points"
	for range 2 {
		gone := ann.Post(path+"/drop", "play", play)
		gone.Says(t, 200, "Nugget of 2 January 2026 was removed.", "Put it back")
		saysNot(t, gone, game)
		back := ann.Post(path+"/undo", "entry", gone.Found(t, `name="entry" value="(\d+)"`))
		says(t, back, "Done.", game, "Nugget of 2 January 2026 was put back.")
	}
	ann.Post(path+"/drop", "play", "other").Says(t, 422, "doesn't have that game any more")
	ann.Post(path+"/undo", "entry", "1").Says(t, 422, "isn't something you can undo")
	ann.Post(path+"/undo", "entry", "x").Says(t, 400)
}

// What is wrong is said, and what was filled in stays. What is sent twice goes in once.
func TestAddingAResultGoesWrong(t *testing.T) {
	t.Parallel()
	ann := roomtest.Visit(t, serve(t, roomtest.TableConfig(t)))
	path := newGroup(t, ann)
	id := ann.Get(path+"/add").Found(t, `name="id" value="([0-9a-f-]{36})"`)
	good := []string{"id", id, "game", "nugget", "day", "2026-01-02", "name", "Ann", "score", "30", "name", "Bob", "score", "−4,5"}
	with := func(changed ...string) []string {
		form := append([]string(nil), good...)
		for i := 0; i < len(changed); i += 2 {
			for j := 0; j < len(form); j += 2 {
				if form[j] == changed[i] {
					form[j+1] = changed[i+1]
				}
			}
		}
		return form
	}
	for _, test := range []struct {
		form []string
		says string
	}{
		{with("game", "chess"), "a game called “chess”"},
		{with("day", "Friday"), "“Friday” isn't a day"},
		{with("day", "2126-01-02"), "still to come"},
		{with("id", "7"), "isn't a UUID"},
		{with("name", "Ann"), "two players are called"},
		{with("score", ""), "The score of Ann is missing."},
		{with("score", "lots"), `The score of Ann can't be "lots"`},
		{with("name", " "), "Whose score is 30?"},
		{with("name", strings.Repeat("x", 99)), "at most 64"},
		{good[:10], "Nugget is for 2 to 4 players, not “1”."},
	} {
		ann.Post(path+"/add", test.form...).Says(t, 422, test.says, `name="id" value="`+test.form[1]+`"`, `role="alert"`)
	}
	saysNot(t, ann.Get(path), "2026")
	for range 2 {
		ann.Post(path+"/add", good...).Says(t, 200, "Ann wins.")
	}
	page := ann.Get(path)
	says(t, page, "1. Ann 30 points 2. Bob -4.5 points")
	if n := strings.Count(page.Text, `class="played"`); n != 1 {
		t.Errorf("%d games", n)
	}
}

// Where it's level, somebody can be said to be ahead: then the others are level behind them.
func TestAheadWhereItIsLevel(t *testing.T) {
	t.Parallel()
	ann := roomtest.Visit(t, serve(t, roomtest.TableConfig(t)))
	path := newGroup(t, ann)
	asked := adds(t, ann, path, "2026-01-02", "Ann", "7", "Bob", "7", "Cid", "9", "Dee", "7")
	asked.Says(t, 422, "Ann, Bob and Dee are level.", `<option value="3">Level</option><option value="1">Ahead</option><option value="2">Place 2 of them</option>`)
	if n := strings.Count(asked.Text, `<select name="place"`); n != 3 {
		t.Errorf("%d are asked", n)
	}
	ann.Post(path+"/add", "id", asked.Found(t, `name="id" value="([0-9a-f-]{36})"`), "game", "nugget", "day", "2026-01-02",
		"name", "Ann", "score", "7", "place", "3", "name", "Bob", "score", "7", "place", "1", "name", "Cid", "score", "9", "place", "", "name", "Dee", "score", "7", "place", "3").Says(t, 200)
	says(t, ann.Get(path), "1. Cid 9 points 2. Bob 7 points 3. Ann 7 points 3. Dee 7 points")
}

// Who sat first last time sits last now, and the one who holds the phone comes first in the form.
func TestNewTableOfAGroup(t *testing.T) {
	t.Parallel()
	at := serve(t, roomtest.TableConfig(t))
	ann := roomtest.Visit(t, at)
	path := newGroup(t, ann)
	ann.Get(path+"/table").Says(t, 200, "write the names", `name="game" value="nugget"`)
	ann.Post(path+"/people", "name", "Dee")
	adds(t, ann, path, "2026-01-02", "Ann", "30", "Bob", "4", "Cid", "9")
	page := ann.Get(path + "/table")
	if got, want := regexp.MustCompile(`name="with" value="[^"]*"( checked)?><span>(\w+)`).FindAllStringSubmatch(page.Text, -1), "Bob checked, Cid checked, Ann checked, Dee"; listed(got) != want {
		t.Errorf("%s; want %s", listed(got), want)
	}
	of := func(name string) string { return strings.TrimPrefix(person(t, ann, path, name), path+"/people/") }
	query := "?game=nugget&with=" + of("Bob") + "&with=" + of("Cid") + "&with=" + of("Ann")
	ann.Get(path+"/table"+query+"&me="+of("Dee")).Says(t, 422, "You aren't among those who play")
	ann.Get(path+"/table?game=nugget&with="+of("Bob")+"&me="+of("Bob")).Says(t, 422, "Nugget is for 2 to 4 players")
	ann.Get(path+"/table?game=chess&me=none").Says(t, 422, "a game called “chess”")
	link := strings.TrimPrefix(path, "/nights/")
	form := ann.Get(path+"/table"+query+"&new=Eve&new=&me="+of("Ann")).Leads(t, "(/make\\?.*)")
	if want := "/make?first=3&game=nugget&group=" + link + "&player=Ann&player=Eve&player=Bob&player=Cid&seats=4"; form != want {
		t.Errorf("it leads to %s; want %s", form, want)
	}
	made := ann.Get(form)
	made.Says(t, 200, `name="group" value="`+link+`"`, `name="me-name" value="Ann"`, "The result goes into your group")
	if kept := made.Header.Get("Cache-Control"); kept != "no-store" {
		t.Errorf("the form is kept: %q", kept)
	}
	ann.Upload("/tables", "game", "nugget", "group", strings.Repeat("a", 26), "player", "Ann", "player", "Bob", "me", "1").Says(t, 422, "No group has this link")

	// The game of such a table is in the group once it's over, with a way to its ledger for who sat there.
	table := roomtest.NewTable(t, ann, "group", link)
	bob := roomtest.Visit(t, at)
	mine := bob.Post(roomtest.SeatLink(t, ann, table, "1")).Leads(t, "(/t/.*)")
	ann.Enters(table, roomtest.Opening...)
	ann.Enters(table, "Ann spin rich", "table roll 3+4", "Ann dig 4", "Bob dig 3", "Bob spin poor", "Ann reveal ace here")
	bob.Enters(mine, "Bob reveal king there")
	ann.Get(path).Says(t, 200, `href="`+table+`/book"`)
	other := roomtest.Visit(t, at).Get(path)
	if strings.Contains(other.Text, table) {
		t.Error("whoever has the group's link has Ann's seat")
	}
}

// listed are the people of the form and who is ticked.
func listed(found [][]string) string {
	var all []string
	for _, f := range found {
		all = append(all, f[2]+f[1])
	}
	return strings.Join(all, ", ")
}

func TestRenamingAndDeletingAGroup(t *testing.T) {
	t.Parallel()
	ann := roomtest.Visit(t, serve(t, roomtest.TableConfig(t)))
	path := newGroup(t, ann)
	ann.Post(path+"/share", "name", "Owls").Says(t, 200, "The group is called Owls now.")
	ann.Post(path+"/share", "name", "").Says(t, 422, "role=\"alert\"")
	adds(t, ann, path, "2026-01-02", "Ann", "30", "Bob", "4")
	ann.Get(path+"/share").Says(t, 200, "its people, 1 game, and its records")
	ann.Post(path+"/delete", "name", "Gang").Says(t, 422, "Nothing was deleted. Type the group's name, Owls")
	ann.Post(path+"/delete", "name", " owls ").Says(t, 200, "Owls is deleted.", "This phone knows no group yet")
	ann.Get(path).Says(t, 404, "No group has this link")
}

func TestLimitsOfGroups(t *testing.T) {
	t.Parallel()
	c := roomtest.TableConfig(t)
	c.Limits = site.Limits{Make: site.Limit{AtOnce: 1, Then: 1, In: 1 << 40}, Table: site.Limit{AtOnce: 2, Then: 1, In: 1 << 40}}
	ann := roomtest.Visit(t, serve(t, c))
	path := newGroup(t, ann)
	ann.Post("/nights", "name", "Another").Says(t, 429)
	ann.Post(path+"/people", "name", "Ann").Says(t, 200)
	ann.Post(path+"/people", "name", "Bob").Says(t, 200)
	ann.Post(path+"/people", "name", "Cid").Says(t, 429)
}

// What the group's games come to is a sheet and a picture, which no browser keeps. The secret link
// is in neither.
func TestOnTheWall(t *testing.T) {
	t.Parallel()
	ann := roomtest.Visit(t, serve(t, roomtest.TableConfig(t)))
	path := newGroup(t, ann)
	adds(t, ann, path, "2026-01-02", "Ann", "30", "Bob", "4").Says(t, 200)
	for name, test := range map[string]struct{ kind, says string }{
		"club.pdf": {"application/pdf", "%PDF-"},
		"club.png": {"image/png", "PNG"},
	} {
		got := ann.Get(path + "/" + name)
		got.Says(t, 200, test.says)
		if kind, kept := got.Header.Get("Content-Type"), got.Header.Get("Cache-Control"); kind != test.kind || kept != "no-store" {
			t.Errorf("%s: %s, Cache-Control %q", name, kind, kept)
		}
		if strings.Contains(got.Text, strings.TrimPrefix(path, "/nights/")) {
			t.Errorf("%s has the group's link", name)
		}
		ann.Get("/nights/"+strings.Repeat("a", 26)+"/"+name).Says(t, 404, "No group has this link")
	}
}

// Whoever adds a second game of a night has the day and the people there already, and a winner
// with two names is called by the one that counts.
func TestAnotherOfThatNight(t *testing.T) {
	t.Parallel()
	ann := roomtest.Visit(t, serve(t, roomtest.TableConfig(t)))
	path := newGroup(t, ann)
	adds(t, ann, path, "2026-01-02", "Ann", "30", "Bob", "4")
	adds(t, ann, path, "2026-01-03", "Ann", "30", "Bobb", "4")
	bob := strings.TrimPrefix(person(t, ann, path, "Bob"), path+"/people/")
	ann.Post(person(t, ann, path, "Bobb")+"/merge", "into", bob)
	id := ann.Get(path+"/add").Found(t, `name="id" value="([0-9a-f-]{36})"`)
	form := ann.Post(path+"/add", "id", id, "game", "nugget", "day", "2026-01-02", "name", "Bobb", "score", "9", "place", "", "name", "Ann", "score", "3", "place", "", "another", "yes")
	form.Says(t, 200, "Added: Nugget, 2 January 2026. Bob wins.", `type="date" value="2026-01-02"`, `name="name" value="Bobb"`, `name="name" value="Ann"`)
}
