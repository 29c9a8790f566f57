package api_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"saddlebag/web/api"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/live/quota"
	"saddlebag/web/lobby"
	"saddlebag/web/roomtest"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

const nuggetOrder = `{"game": "nugget", "players": ["Ann", "Bob"], "host": "Ann"}`

// Whatever the API is asked and answers is as its document says, and what the
// document says happens.
func TestAPIKeepsItsContract(t *testing.T) {
	contract := readContract(t)
	c := newAPIClient(t, roomtest.TableConfig(t), contract)
	if got := c.do(200, "GET", "openapi.json", ""); got.Text != string(api.OpenAPIDocument()) {
		t.Error("the document is another one")
	}
	c.do(http.StatusRequestHeaderFieldsTooLarge, "GET", "openapi.json", "", "X-Noise", strings.Repeat("x", http.DefaultMaxHeaderBytes+8<<10))
	checkByAPI(c)
	makeByAPI(c)
	enterByAPI(c)
	amendByAPI(c)
	takeAwayByAPI(c)
	handOverByAPI(c)
	groupByAPI(c)
	damagedByAPI(t, contract)
	limits := roomtest.TableConfig(t)
	limits.Limits = site.Limits{Make: site.Limit{AtOnce: 2, Then: 1, In: time.Hour}, Table: site.Limit{AtOnce: 1, Then: 1, In: time.Hour}, Seat: site.Limit{AtOnce: 1, Then: 1, In: time.Hour}, Insert: site.Limit{AtOnce: 1, Then: 1, In: time.Hour}}
	tooOften(newAPIClient(t, limits, contract))
	full := roomtest.TableConfig(t)
	quotas := full.Tables.Config
	quotas.Quota = quota.Limits{Tables: 2, Table: 3000}
	var err error
	if full.Tables, err = live.Open(t.Context(), quotas); err != nil {
		t.Fatal(err)
	}
	noRoom(newAPIClient(t, full, contract))

	var unseen []string
	for path, item := range contract.doc.Paths.Map() {
		for method, operation := range item.Operations() {
			for status := range operation.Responses.Map() {
				if e := fmt.Sprintf("%s %s %s", method, path, status); !contract.seen[e] {
					unseen = append(unseen, e)
				}
			}
		}
	}
	if len(unseen) > 0 {
		t.Errorf("documented, and never seen: %s", strings.Join(unseen, ", "))
	}
}

func checkByAPI(c apiClient) {
	ledger := "saddlebag 1 nugget\nplayer Ann\nplayer Bob\n\nAnn draw ace\nAnn draw ace\ntable result Ann 9\n"
	c.do(200, "POST", "check", ledger, "Content-Type", "text/plain")
	sheets := c.do(200, "POST", "check", strings.Replace(strings.Replace(roomtest.Slips, "Bob card queen\n", "", 1), "Bob total 3\n", "", 1), "Content-Type", "text/plain")
	for _, want := range []string{`"kind":"final"`, `"verdict":"cannot be told"`} {
		if !strings.Contains(sheets.Text, want) {
			c.t.Errorf("filled sheets are %s, without %s", sheets.Text, want)
		}
	}
	c.do(200, "POST", "check", strings.Replace(roomtest.Slips, "total 3", "total 4", 1), "Content-Type", "text/plain")
	c.do(422, "POST", "check", "not a ledger", "Content-Type", "text/plain")
	c.do(422, "POST", "check", "Ann 17, Bob 3", "Content-Type", "text/plain")
	c.do(422, "POST", "check?game=chess", "Ann 17, Bob 3", "Content-Type", "text/plain")
	c.do(200, "POST", "check?game=nugget", "Ann 17, Bob 3", "Content-Type", "text/plain")
	c.do(400, "POST", "check", "%zz", "Content-Type", "application/x-www-form-urlencoded")
	c.do(413, "POST", "check", strings.Repeat("\n", site.MostLines+1), "Content-Type", "text/plain")
}

func makeByAPI(c apiClient) {
	order := func(rest string) string { return `{"game": "nugget", "players": ["Ann", "Bob"], ` + rest + "}" }
	for _, test := range []struct {
		status     int
		body, says string
	}{
		{201, nuggetOrder, ""},
		{201, order(`"data": "plain", "title": "A \"night\"\n", "date": "2026-11-20", "dice": "virtual", "host": null, "keep": 0, "options": {}`), ""},
		{201, order(`"own": "` + roomtest.OwnDeck + `"`), ""},
		{422, `{}`, `a game called “”.`},
		{422, `{"game": "chess", "players": ["Ann", "Bob"]}`, `a game called “chess”.`},
		{422, `{"game": "nugget", "players": ["Ann", "ann"]}`, `Two players are called \"ann\"; capitals don't make a difference.`},
		{422, `{"game": "nugget", "players": ["Ann"]}`, "Nugget is for 2 to 4 players, not 1."},
		{422, order(`"host": "Cat"`), "one of the players"},
		{422, order(`"date": "tomorrow"`), "should look like 2026-11-20"},
		{422, order(`"data": "torn"`), `nothing called \"torn\"`},
		{422, order(`"data": "plain", "own": "` + roomtest.OwnDeck + `"`), "not both"},
		{422, order(`"options": {"luck": "1"}`), "no option"},
		{422, order(`"keep": 8`), "8 days"},
		{422, order(`"title": "` + strings.Repeat("x", lobby.LongestTitle+1) + `"`), "80 characters"},
		{422, order(`"dice": "loaded"`), "physical or virtual"},
		{400, order(`"haste": 1`), `unknown field \"haste\"`},
		{400, `{"game": "nugget", "players": [1]}`, `\"players\" can't be a JSON number, at byte `},
		{400, `[]`, "the whole thing can't be a JSON array"},
		{400, nuggetOrder + "{}", "more after the object"},
		{400, `{"game":`, "it ends too early"},
		{400, `{"game": nugget}`, "at byte"},
		{400, "", "there isn't any"},
		{413, strings.Repeat(" ", site.MostHouse+1), "1048576 bytes"},
	} {
		got := c.do(test.status, "POST", "tables", test.body)
		if !strings.Contains(got.Text, test.says) {
			c.t.Errorf("%.100s: %s, want %q", test.body, got.Text, test.says)
		}
	}
	c.do(415, "POST", "tables", nuggetOrder, "Content-Type", "text/plain")
}

func enterByAPI(c apiClient) {
	ann, others := c.make(nuggetOrder)
	bob, looker := others["Bob"], others[""]
	ann.enter(201, 0, "Ann draw ace")
	bob.enter(201, 0, "Bob draw king") // one's own, whatever happened meanwhile
	ann.enter(422, 2, "Ann draw queen")
	ann.enter(409, 0, "Bob undo")
	bob.enter(403, 2, `Ann bury "in the well"`)
	looker.enter(403, 2, "table note hello")
	bob.enter(400, 2, `Bob bury "`)
	for _, body := range []string{`{"event": "Bob undo"}`, `{"seen": -1, "event": "Bob undo"}`, `{"seen": 2}`, `{"seen": "2", "event": "Bob undo"}`} {
		c.do(400, "POST", bob.path("/events"), body)
	}
	c.do(415, "POST", bob.path("/events"), `{}`, "Content-Type", "text/plain")
	c.do(413, "POST", bob.path("/events"), strings.Repeat(" ", site.MostForm+1))
	once := `{"seen": 2, "event": "Bob bury \"in the well\"", "key": "k1"}`
	for range 2 { // what is sent twice goes in once
		if got := parsed[table.Entered](c.t, c.do(201, "POST", bob.path("/events"), once).Text); got.Number != 3 {
			c.t.Errorf("entry %d", got.Number)
		}
	}
	looker.do(200, "GET", looker.path(""), "")
	looker.do(400, "GET", looker.path("?since=soon"), "")
	if got := readAs[api.PromptList](c, looker.path("/prompts")); len(got.Prompts) != 0 {
		c.t.Errorf("an onlooker can enter %v", got.Prompts)
	}
	c.do(200, "GET", bob.path("/ledger"), "")
	c.do(200, "GET", bob.path("/ledger"), "", "Accept", "application/json")
	sheet := c.do(200, "GET", bob.path("/sheets/slips.pdf?paper=letter&ink=saver"), "")
	if kept := sheet.Header.Get("Cache-Control"); kept != "no-store" {
		c.t.Errorf("a browser may keep the sheet of a seat: %q", kept)
	}
	c.do(304, "GET", bob.path("/sheets/slips.pdf?paper=letter&ink=saver"), "", "If-None-Match", sheet.Header.Get("ETag"))
	c.do(422, "GET", bob.path("/sheets/slips.pdf?paper=a9"), "")
	c.do(404, "GET", bob.path("/sheets/board.pdf"), "")
}

func amendByAPI(c apiClient) {
	ann, others := c.make(nuggetOrder)
	bob, looker := others["Bob"], others[""]
	for i, event := range []string{"Ann draw ace", "Ann bury here", "Bob draw king", "Bob bury there", "table roll 2+5", "Ann dig 5", "Bob dig 2"} {
		ann.enter(201, i, event)
	}
	propose := func(p apiPlaceAt, status int, event string) string {
		return c.do(status, "POST", p.path("/proposals"), fmt.Sprintf(`{"event": %q}`, event)).Text
	}
	const roll = `table amend 5 "table roll 2+6"`
	want := `"seen":7,"number":5,"inserts":false,"was":"table roll 2+5","is":"table roll 2+6","struck":[{"number":6,"seat":"Ann","event":"Ann dig 5","clause":"NU4",` +
		`"message":"No die shows 5."}],"fits":[],"players":[{"name":"Ann","before":5.0,"after":0.0},{"name":"Bob","before":2.0,"after":2.0}],"barred":""`
	if got := propose(ann, 200, roll); !strings.Contains(got, want) {
		c.t.Errorf("%s\nwant %s", got, want)
	}
	if got := propose(bob, 200, roll); !strings.Contains(got, `"barred":"That would strike out other players' moves.`) {
		c.t.Error(got)
	}
	propose(bob, 403, `table amend 6 -`)
	propose(looker, 403, roll)
	propose(ann, 422, `table amend 5 "table roll 2"`)
	propose(ann, 422, `table amend 5 "table roll 2+6`+strings.Repeat("+6", 2000)+`"`)
	propose(ann, 400, `table amend 5 "table`)
	propose(ann, 400, "")
	c.do(400, "POST", ann.path("/proposals"), `{"events": ""}`)
	c.do(404, "POST", "tables/ABCDEFGHIJKLMNOPQRSTUVWXYZ/proposals", `{"event": "table amend 5 -"}`)
	c.do(415, "POST", ann.path("/proposals"), `{}`, "Content-Type", "text/plain")
	c.do(413, "POST", ann.path("/proposals"), strings.Repeat(" ", site.MostForm+1))

	// Two amend the same entry at once: one wins, one is told.
	bob.enter(403, 7, roll)
	ann.enter(201, 7, roll)
	bob.enter(409, 7, `table amend 5 "table roll 1+2"`)
	state := c.do(200, "GET", bob.path("?since=4"), "").Text
	for _, want := range []string{
		`"event":"table roll 2+5","sentence":"The dice show 2 and 5","stands":true,"present":"table roll 2+6","amended":8,"before":0,"broken":null`,
		`"event":"Ann dig 5","sentence":"Ann digs with the 5","stands":false,"present":"Ann dig 5","amended":0,"before":0,"broken":{"clause":"NU4"`,
		`"event":"table amend 5 \"table roll 2+6\"","sentence":"Ann changed the throw (round 1) from 2 and 5 to 2 and 6: Ann’s 5 points became 0 points.","stands":true,"present":"","amended":0`,
	} {
		if !strings.Contains(state, want) {
			c.t.Errorf("%s\nwant %s", state, want)
		}
	}
	ann.enter(201, 8, `table insert 7 "Ann dig 2"`)
	if state := c.do(200, "GET", bob.path("?since=8"), "").Text; !strings.Contains(state, `"stands":true,"present":"Ann dig 2","amended":0,"before":7`) {
		c.t.Error(state)
	}
}

func takeAwayByAPI(c apiClient) {
	made := parsed[api.MadeTable](c.t, c.do(201, "POST", "tables", nuggetOrder).Text)
	host, bob := apiPlaceAt{c, made.Code}, made.Invitations[0]
	seated := apiPlaceAt{c, parsed[api.SeatedAt](c.t, c.do(201, "POST", "sit/"+bob.Key, "").Text).Code}
	c.do(409, "POST", "sit/"+bob.Key, "")
	more := parsed[api.InvitationList](c.t, c.do(201, "POST", host.path("/invitations"), "").Text)
	if len(more.Invitations) != 1 || more.Invitations[0].Role != people.Onlooker {
		c.t.Errorf("once Bob sits, there are invitations %+v", more)
	}
	for _, in := range append(more.Invitations, made.Invitations[1]) { // those of before go on
		c.do(201, "POST", "sit/"+in.Key, "")
	}
	c.do(403, "POST", seated.path("/invitations"), "")
	c.do(403, "DELETE", seated.path(""), "")
	c.do(204, "DELETE", host.path(""), "")
	c.do(404, "DELETE", host.path(""), "")
	c.do(404, "POST", host.path("/invitations"), "")
	c.do(404, "POST", "sit/"+bob.Key, "")
	for _, rest := range []string{"", "/prompts", "/ledger"} {
		c.do(404, "GET", seated.path(rest), "")
	}
	seated.enter(404, 0, "Bob draw ace")
}

// handOverByAPI has a host ask for the seat of somebody who holds a card.
func handOverByAPI(c apiClient) {
	ann, others := c.make(nuggetOrder)
	bob, looker := others["Bob"], others[""]
	bob.enter(201, 0, "Bob draw king")
	type state struct {
		Handovers []struct {
			ID, Role, Player, By string
			Mine                 bool
		}
		Journal []struct{ By, Deed, Of, Sentence string }
	}
	ask := func() string {
		roomtest.Seated(c.t, c.at, ann.code).Post("/t/"+ann.code+"/hand", "seat", "1").Leads(c.t, "/t/"+ann.code+"/seats#handovers")
		seen := readAs[state](c, looker.path(""))
		if len(seen.Handovers) != 1 || seen.Handovers[0].Player != "Bob" || seen.Handovers[0].By != "Ann" || seen.Handovers[0].Mine {
			c.t.Fatalf("the table is asked %+v", seen.Handovers)
		}
		return seen.Handovers[0].ID
	}
	id := ask()
	answer := func(p apiPlaceAt, want int, id, body string, header ...string) {
		c.do(want, "POST", p.path("/handovers/"+id), body, header...)
	}
	answer(looker, 403, id, `{"agree": false}`)
	answer(ann, 403, id, `{"agree": true}`)
	answer(bob, 400, id, `{}`)
	answer(bob, 415, id, `{}`, "Content-Type", "text/plain")
	answer(bob, 413, id, strings.Repeat(" ", site.MostForm+1))
	answer(bob, 204, id, `{"agree": false}`)
	answer(bob, 403, id, `{"agree": false}`)
	answer(bob, 204, ask(), `{"agree": true}`)
	answer(bob, 404, id, `{"agree": false}`) // the seat is another phone's
	seen := readAs[state](c, looker.path(""))
	last := seen.Journal[len(seen.Journal)-1]
	if len(seen.Handovers) != 0 || last.By != "Bob" || last.Deed != "freed" || last.Of != "Bob" || !strings.HasPrefix(last.Sentence, "Bob freed Bob’s seat for a new phone, ") {
		c.t.Errorf("%+v", seen)
	}
	c.do(200, "GET", looker.path("/ledger"), "", "Accept", "application/json")
}

// groupByAPI has a group remember a game: Ann wins, by chance half as often.
func groupByAPI(c apiClient) {
	made := parsed[api.MadeGroup](c.t, c.do(201, "POST", "groups", `{"name": "The Tuesday Gang"}`).Text)
	group := "groups/" + made.Link
	result := `{"id": "0b9f3a52-7c1e-4f7a-9d35-000000000001", "game": "nugget", "day": "2026-01-02", "note": "late",
		"players": [{"name": "Ann", "score": 30}, {"name": "Bob", "score": 4.5}]}`
	for range 2 { // what is sent twice goes in once
		if got := parsed[api.AddedPlay](c.t, c.do(201, "POST", group+"/plays", result).Text); got.ID != "0b9f3a52-7c1e-4f7a-9d35-000000000001" {
			c.t.Errorf("play %s", got.ID)
		}
	}
	type state struct {
		Name   string
		People []struct{ Name string }
		Stats  struct {
			Plays  int
			People []struct {
				Name         string
				Wins, Chance int
			}
		}
		Plays []struct {
			Note  string
			Seats []struct {
				Score float64
				Rank  int
			}
		}
		More int
	}
	got := readAs[state](c, group)
	if got.Name != "The Tuesday Gang" || len(got.Plays) != 1 || got.Plays[0].Note != "late" || got.Plays[0].Seats[1].Score != 4.5 || got.More != 0 || len(got.People) != 2 {
		c.t.Errorf("the group is %+v", got)
	} else if ann := got.Stats.People[0]; ann.Name != "Ann" || ann.Wins != 27720 || ann.Chance != 13860 {
		c.t.Errorf("the stats are %+v", got.Stats)
	}
	if got := readAs[state](c, group+"?skip=1"); len(got.Plays) != 0 || got.More != 0 || got.Stats.Plays != 1 {
		c.t.Errorf("without its last play, the group is %+v", got)
	}
	level := `{"game": "nugget", "day": "2026-01-03", "players": [{"name": "Ann", "score": 7, "place": 2}, {"name": "Bob", "score": 7, "place": 1}]}`
	c.do(201, "POST", group+"/plays", level)
	if last := readAs[state](c, group).Plays[0]; last.Seats[0].Rank != 2 || last.Seats[1].Rank != 1 {
		c.t.Errorf("where it was level, the seats are %+v", last.Seats)
	}
	c.do(400, "GET", group+"?skip=some", "")
	c.do(422, "POST", "groups", `{"name": ""}`)
	for _, test := range []struct {
		status int
		path   string
		kind   string
		body   string
	}{
		{400, "groups", "application/json", `{"called": "x"}`},
		{413, "groups", "application/json", strings.Repeat(" ", site.MostForm+1)},
		{415, "groups", "text/plain", `{}`},
		{422, group + "/plays", "application/json", strings.Replace(result, "nugget", "chess", 1)},
		{422, group + "/plays", "application/json", strings.Replace(result, "30", `"30"`, 1)},
		{422, group + "/plays", "application/json", strings.Replace(result, "30", "30.25", 1)},
		{400, group + "/plays", "application/json", strings.Replace(result, "late", `late", "haste": "1`, 1)},
		{413, group + "/plays", "application/json", strings.Repeat(" ", site.MostForm+1)},
		{415, group + "/plays", "text/plain", result},
		{404, "groups/" + strings.Repeat("a", 26) + "/plays", "application/json", result},
	} {
		c.do(test.status, "POST", test.path, test.body, "Content-Type", test.kind)
	}
	c.do(404, "GET", "groups/"+strings.Repeat("a", 26), "")
}

// longResult is that of a game of which there is much to say.
var longResult = `{"game": "nugget", "day": "2026-01-02", "note": "` + strings.Repeat("x", 1800) + `", "players": [{"name": "Ann", "score": 3}, {"name": "Bob", "score": 4}]}`

// noRoom makes one table and one group of two, and fills them.
func noRoom(c apiClient) {
	ann, _ := c.make(nuggetOrder)
	group := parsed[api.MadeGroup](c.t, c.do(201, "POST", "groups", `{"name": "The Tuesday Gang"}`).Text)
	c.do(507, "POST", "groups", `{"name": "Another"}`)
	for _, status := range []int{201, 507} {
		c.do(status, "POST", "groups/"+group.Link+"/plays", longResult)
	}
	if got := c.do(507, "POST", "tables", nuggetOrder); !strings.Contains(got.Text, "already made") {
		c.t.Errorf("one table too many: %s", got.Text)
	}
	ann.enter(201, 0, "table note "+strings.Repeat("x", 1000))
	ann.enter(507, 1, "table note "+strings.Repeat("x", 1900))
	ann.enter(422, 1, "table note "+strings.Repeat("x", 4000))
	ann.enter(201, 1, "Ann draw ace")
}

func tooOften(c apiClient) {
	ann, _ := c.make(nuggetOrder)
	group := parsed[api.MadeGroup](c.t, c.do(201, "POST", "groups", `{"name": "The Tuesday Gang"}`).Text)
	c.do(429, "POST", "tables", nuggetOrder)
	c.do(429, "POST", "groups", `{"name": "Another"}`)
	for _, status := range []int{201, 429} {
		c.do(status, "POST", "groups/"+group.Link+"/plays", longResult)
	}
	ann.enter(201, 0, "Ann draw ace")
	ann.enter(429, 1, `Ann bury "in the well"`)
	c.do(200, "POST", ann.path("/proposals"), `{"event": "table amend 1 -"}`)
	c.do(429, "POST", ann.path("/proposals"), `{"event": "table amend 1 -"}`)
}

// Every address of the API is in its document, and no other.
