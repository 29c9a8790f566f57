package nights_test

import (
	"encoding/json"
	"fmt"
	"html"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"saddlebag/scoring/nights/exchange"
	"saddlebag/web/roomtest"
)

const (
	csvHead  = "Date,Game,Player,Score,Rank,Winner,First player,Role,Rival,House data,Location,Began (UTC),Minutes,Stopped early,Note,Play\r\n"
	noRest   = ",,,,,,,,,," // nothing is known from the first player to the note
	byteMark = "\ufeff"
)

// Ann has 30 and Bop 4.5 points; Bop is forgotten then.
func TestTakingGamesOut(t *testing.T) {
	t.Parallel()
	ann := roomtest.Visit(t, serve(t, roomtest.TableConfig(t)))
	path := newGroup(t, ann)
	ann.Get(path+"/out").Says(t, 200, "There are no games to take yet.")
	if got := ann.Get(path + "/out/game-nights.csv"); got.Text != csvHead {
		t.Errorf("of no games: %q", got.Text)
	}
	adds(t, ann, path, "2026-01-02", "Ann", "30", "Bop", "4.5").Says(t, 200)
	adds(t, ann, path, "2026-01-09", "Ann", "3", "Cid", "8").Says(t, 200)
	ann.Post(person(t, ann, path, "Bop")+"/forget", "sure", "yes").Says(t, 200)
	group := ann.Get(path)
	group.Says(t, 200, `href="`+path+`/out"`)
	second := group.Found(t, `/out\?play=([0-9a-f-]{36})"`)
	first := strings.Split(group.Text, "/out?play=")[2][:36]

	csv := "2026-01-02,Nugget,Ann,30,1,yes" + noRest + first + "\r\n2026-01-02,Nugget,,4.5,2," + noRest + first + "\r\n"
	late := "2026-01-09,Nugget,Ann,3,2," + noRest + second + "\r\n2026-01-09,Nugget,Cid,8,1,yes" + noRest + second + "\r\n"
	for _, test := range []struct{ at, kind, name, text string }{
		{"game-nights.csv", "text/csv; charset=utf-8", "game-nights.csv", csvHead + csv + late},
		{"game-nights.csv?play=" + first, "text/csv; charset=utf-8", "game-nights.csv", csvHead + csv},
		{"spreadsheet.csv", "text/csv; charset=utf-8", "game-nights.csv", byteMark + csvHead + csv + late},
		{"game-nights.txt", "text/plain; charset=utf-8", "game-nights.txt", "Nugget, 2 January 2026\n1. Ann: 30 points\n2. Somebody: 4.5 points\n\nNugget, 9 January 2026\n1. Cid: 8 points\n2. Ann: 3 points\n"},
		{"game-nights.md?play=" + second, "text/markdown; charset=utf-8", "game-nights.md", "**Nugget**, 9 January 2026\n\n- **1.** Cid: 8 points\n- **2.** Ann: 3 points\n"},
	} {
		got := ann.Get(path + "/out/" + test.at)
		got.Says(t, 200)
		if got.Text != test.text {
			t.Errorf("%s:\n%q\nwant\n%q", test.at, got.Text, test.text)
		}
		isFile(t, got, test.kind, test.name)
	}
	for at, kind := range map[string]string{"game-nights.bgsplay": "application/json", "game-nights.jsonl": "application/x-ndjson", "game-nights.ics": "text/calendar; charset=utf-8"} {
		got := ann.Get(path + "/out/" + at)
		isFile(t, got, kind, at)
		if got.Says(t, 200, "Ann", "Cid"); strings.Contains(got.Text, "Bop") || strings.Contains(got.Text, strings.TrimPrefix(path, "/nights/")) {
			t.Errorf("%s has who is forgotten, or the link:\n%s", at, got.Text)
		}
	}
	if n := strings.Count(ann.Get(path+"/out/game-nights.jsonl").Text, "\n"); n != 2 {
		t.Errorf("%d lines of JSON", n)
	}
	ann.Get(path+"/out").Says(t, 200, "Nugget, 9 January 2026\n1. Cid: 8 points\n2. Ann: 3 points\n</textarea>", `href="`+path+`/out/game-nights.bgsplay"`)
	ann.Get(path+"/out?play="+first).Says(t, 200, "[b]1.[/b] Ann: 30 points\n", `href="`+path+"/out/game-nights.bgsplay?play="+first+`"`)
	ann.Get(path+"/out?play=other").Says(t, 404, "doesn't have this game any more")
	ann.Get(path+"/out/game-nights.ics?play=other").Says(t, 404)
	ann.Get("/nights/"+strings.Repeat("a", 26)+"/out/game-nights.csv").Says(t, 404, "No group has this link")
}

func isFile(t *testing.T, got roomtest.Answer, kind, name string) {
	t.Helper()
	h := got.Header
	if k, d, c := h.Get("Content-Type"), h.Get("Content-Disposition"), h.Get("Cache-Control"); k != kind || d != `attachment; filename="`+name+`"` || c != "no-store" {
		t.Errorf("%s: Content-Type %q, Content-Disposition %q, Cache-Control %q", got.Request.URL.Path, k, d, c)
	}
}

// linked is what BG Stats gets to know by the link on a page.
func linked(t *testing.T, got roomtest.Answer) (play map[string]any) {
	t.Helper()
	link, err := url.Parse(html.UnescapeString(got.Found(t, `href="(https://app\.bgstatsapp\.com/createPlay\.html\?data=[^"]*)"`)))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal([]byte(link.Query().Get("data")), &play); err != nil {
		t.Fatal(err)
	}
	return play
}

func TestSendToBGStats(t *testing.T) {
	t.Parallel()
	ann := roomtest.Visit(t, serve(t, roomtest.TableConfig(t)))
	path := newGroup(t, ann)
	adds(t, ann, path, "2026-01-02", "Ann & \"Co\"", "30", "Bob", "4.5").Says(t, 200)
	id := ann.Get(path).Found(t, `/out\?play=([0-9a-f-]{36})"`)
	play := linked(t, ann.Get(path+"/out?play="+id))
	players, _ := play["players"].([]any)
	if len(players) != 2 || play["sourcePlayId"] != id || play["playDate"] != "2026-01-02 12:00:00" {
		t.Fatalf("the play is %v", play)
	}
	a, _ := players[0].(map[string]any)
	b, _ := players[1].(map[string]any)
	if a["name"] != `Ann & "Co"` || a["score"] != 30.0 || a["winner"] != true || a["startPlayer"] != false || b["name"] != "Bob" || b["score"] != 4.5 || b["winner"] != false {
		t.Errorf("the players are %v", players)
	}
}

// sends sends a file by its form.
func sends(t *testing.T, at, path, name, file string) roomtest.Answer {
	t.Helper()
	body, kind := roomtest.MultipartForm(t, "file", name, file)
	return roomtest.Send(t, http.MethodPost, at+path+"/in", body, "Content-Type", kind)
}

// takes takes what a page has found.
func takes(t *testing.T, v *roomtest.Visitor, path string, found roomtest.Answer) roomtest.Answer {
	t.Helper()
	hidden := func(name string) string {
		return html.UnescapeString(found.Found(t, `name="`+name+`" value="([^"]*)"`))
	}
	return v.Upload(path+"/in", "from", hidden("from"), "packed", hidden("packed"), "dates", hidden("dates"), "id", hidden("id"), "take", "yes")
}

// Two games of three people, of whom the group knows Ann; a game of chess, and a score that's none.
const kept = `Date,Game,Player,Score,Mood
2026-03-13,Nugget,Ann,12,good
2026-03-13,Nugget,Bob,9,
2026-03-14,nugget,ANN,7.5,
2026-03-14,nugget,Cyd,8,
2026-03-14,Chess,Ann,1,
2026-03-15,Nugget,Ann,lots,
`

func TestBringingGamesIn(t *testing.T) {
	t.Parallel()
	for name, store := range stores(t) {
		t.Run(name, func(t *testing.T) {
			at := serve(t, roomtest.StoreConfig(t, store))
			ann := roomtest.Visit(t, at)
			path := newGroup(t, ann)
			ann.Post(path+"/people", "name", "Ann")
			ann.Get(path+"/in").Says(t, 200, "Bring games in", `type="file"`)
			found := sends(t, at, path, "folder/kept.csv", kept)
			if c := found.Header.Get("Cache-Control"); c != "no-store" {
				t.Errorf("what was found is kept: %q", c)
			}
			says(t, found, "kept.csv has 2 games for you.", "Already in the group: Ann", "added with the games.", "Bob Cyd",
				"14 March 2026 Nugget 1. Cyd 8 points 2. Ann 7.5 points 13 March 2026 Nugget 1. Ann 12 points 2. Bob 9 points",
				"line 7: The score", "1 play of Chess", "the column Mood")
			saysNot(t, ann.Get(path), "March")
			saysNot(t, ann.Get(path+"/people"), "Bob")

			taken := takes(t, ann, path, found)
			says(t, taken, "2 games of kept.csv were added.",
				"14 March 2026 Nugget 1. Cyd 8 points 2. Ann 7.5 points", "13 March 2026 Nugget 1. Ann 12 points 2. Bob 9 points")
			says(t, ann.Get(path+"/people"), "Ann 2 games", "Bob 1 game", "Cyd 1 game")

			// Once more, by the same form, by another, and as a file of our own.
			says(t, takes(t, ann, path, found), "2 games are in the group already, and stay as they are.")
			again := sends(t, at, path, "kept.csv", kept)
			says(t, again, "kept.csv has 0 games for you. 2 games are in the group already")
			if strings.Contains(again.Text, `name="take"`) {
				t.Error("nothing can be taken")
			}
			says(t, sends(t, at, path, "game-nights.bgsplay", ann.Get(path+"/out/game-nights.bgsplay").Text), "game-nights.bgsplay has 0 games for you. 2 games are in the group already")
			if n := strings.Count(ann.Get(path).Text, `class="played"`); n != 2 {
				t.Errorf("%d games", n)
			}

			// All of it goes out at once, and can come again.
			gone := ann.Post(path+"/undo", "entry", taken.Found(t, `name="entry" value="(\d+)"`))
			gone.Says(t, 200, "2 games of kept.csv were taken out again.")
			saysNot(t, gone, "March")
			says(t, takes(t, ann, path, sends(t, at, path, "kept.csv", kept)), "2 games of kept.csv were added.", "14 March 2026 Nugget")
		})
	}
}

// A group goes whole to another one: also who has no name there.
func TestFromGroupToGroup(t *testing.T) {
	t.Parallel()
	at := serve(t, roomtest.TableConfig(t))
	ann := roomtest.Visit(t, at)
	path, other := newGroup(t, ann), newGroup(t, ann)
	adds(t, ann, path, "2026-01-02", "Ann", "30", "Bop", "4.5").Says(t, 200)
	adds(t, ann, path, "2026-01-09", "Ann", "3", "Cid", "8").Says(t, 200)
	ann.Post(person(t, ann, path, "Bop")+"/forget", "sure", "yes").Says(t, 200)
	want := ann.Get(path + "/out/game-nights.csv").Text
	for _, file := range []string{"game-nights.bgsplay", "game-nights.csv", "spreadsheet.csv"} {
		taken := takes(t, ann, other, sends(t, at, other, file, ann.Get(path+"/out/"+file).Text))
		says(t, taken, "2 games of "+file+" were added.", "1. Ann 30 points 2. somebody 4.5 points")
		if got := ann.Get(other + "/out/game-nights.csv").Text; got != want {
			t.Errorf("by %s it becomes\n%s\nnot\n%s", file, got, want)
		}
		ann.Post(other+"/undo", "entry", taken.Found(t, `name="entry" value="(\d+)"`)).Says(t, 200)
	}
}

// People whom a file doesn't name stay as many as they are where it has ids: three games against
// two people who are forgotten.
func TestForgottenPeopleStayApart(t *testing.T) {
	t.Parallel()
	at := serve(t, roomtest.TableConfig(t))
	ann := roomtest.Visit(t, at)
	path, other := newGroup(t, ann), newGroup(t, ann)
	for i, name := range []string{"Bop", "Cid", "Bop"} {
		adds(t, ann, path, fmt.Sprintf("2026-01-0%d", i+1), "Ann", "30", name, "4.5").Says(t, 200)
	}
	for _, name := range []string{"Bop", "Cid"} {
		ann.Post(person(t, ann, path, name)+"/forget", "sure", "yes").Says(t, 200)
	}
	takes(t, ann, other, sends(t, at, other, "game-nights.bgsplay", ann.Get(path+"/out/game-nights.bgsplay").Text)).Says(t, 200)
	var who []string
	for line := range strings.Lines(ann.Get(other + "/out/game-nights.jsonl").Text) {
		var play struct{ Players []struct{ ID, Name string } }
		if err := json.Unmarshal([]byte(line), &play); err != nil || len(play.Players) != 2 || play.Players[1].Name != "" {
			t.Fatalf("%v: %s", err, line)
		}
		who = append(who, play.Players[1].ID)
	}
	if len(who) != 3 || who[0] != who[2] || who[0] == who[1] {
		t.Errorf("the others are %v", who)
	}
}

// A date that can be two days is asked before anything is taken.
func TestDatesOfAFile(t *testing.T) {
	t.Parallel()
	at := serve(t, roomtest.TableConfig(t))
	ann := roomtest.Visit(t, at)
	path := newGroup(t, ann)
	asked := sends(t, at, path, "kept.csv", "Date,Game,Player,Score\n03/04/2026,Nugget,Ann,3\n03/04/2026,Nugget,Bob,2\n")
	says(t, asked, "dates that could be two days", "line 2: 03/04/2026", "The day: 03/04/2026 is 2026-04-03", "The month: 03/04/2026 is 2026-03-04")
	if strings.Contains(asked.Text, `name="take"`) {
		t.Error("it can be taken before the day is known")
	}
	found := ann.Upload(path+"/in", "from", "kept.csv", "packed", html.UnescapeString(asked.Found(t, `name="packed" value="([^"]*)"`)), "dates", "month")
	says(t, found, "kept.csv has 1 game for you.", "4 March 2026 Nugget 1. Ann 3 points 2. Bob 2 points")
	says(t, takes(t, ann, path, found), "1 game of kept.csv was added.", "4 March 2026")
}

// What makes no sense is said, and changes nothing.
func TestBringingGamesInGoesWrong(t *testing.T) {
	t.Parallel()
	at := serve(t, roomtest.TableConfig(t))
	ann := roomtest.Visit(t, at)
	path := newGroup(t, ann)
	for _, test := range []struct {
		status     int
		file, says string
	}{
		{422, "", "No file came along."},
		{422, "a letter", "We can't find any plays in this file."},
		{422, "{", "stops making sense at byte 1"},
		{422, "PK\x00\x01\x02\xff", ""},
		{413, strings.Repeat("x", exchange.MostBytes+1), "longer than 5 MB"},
		{413, strings.Repeat("x", 2*exchange.MostBytes), "longer than 5 MB"},
	} {
		ann.Upload(path+"/in", "file", test.file).Says(t, test.status, test.says, `role="alert"`, `type="file"`)
	}
	for _, form := range [][]string{
		{"packed", "????"}, {"packed", "eA=="}, {},
	} {
		ann.Upload(path+"/in", append(form, "take", "yes")...).Says(t, 422, "No file came along.")
	}
	nobody := "Date,Game,Player,Score\n2026-01-02,Nugget,Ann,3\n2026-01-02,Nugget,table,2\n"
	says(t, sends(t, at, path, "kept.csv", nobody), "kept.csv has 0 games for you.", "line 2:")
	ann.Upload(path+"/in", "file", nobody, "take", "yes").Says(t, 422, "We found no games")
	ann.Upload("/nights/"+strings.Repeat("a", 26)+"/in", "file", kept).Says(t, 404, "No group has this link")
	saysNot(t, ann.Get(path+"/people"), "Ann")
}
