package book_test

import (
	"encoding/json"
	"html"
	"net/url"
	"strings"
	"testing"

	"saddlebag/web/roomtest"
)

// rest are what Ann enters after the opening, up to what Bob has to show: she has 19 points (5
// doubled, 4, and 5 for an ace), he 8 (2, 3, and 3 for a king).
var rest = []string{"Ann spin rich", "table roll 3+4", "Ann dig 4", "Bob dig 3", "Bob spin poor", "Ann reveal ace here"}

func TestResultGoesElsewhere(t *testing.T) {
	t.Parallel()
	s := roomtest.StartTables(t)
	ann, bob := roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	mine := bob.Post(roomtest.SeatLink(t, ann, path, "1")).Leads(t, "(/t/.*)")
	ann.Enters(path, roomtest.Opening...)
	ann.Enters(path, rest...)
	if got := ann.Get(path + "/result"); strings.Contains(got.Text, "bgstatsapp") {
		t.Error("a game that goes on can be sent to BG Stats")
	}
	bob.Enters(mine, "Bob reveal king there")

	hosts, players := ann.Get(path+"/result"), bob.Get(mine+"/result")
	var ids []any
	for _, got := range []roomtest.Answer{hosts, players} {
		got.Says(t, 200, "Send to BG Stats", "Nugget, ", "\n1. Ann: 19 points\n2. Bob: 8 points\n</textarea>")
		link, err := url.Parse(html.UnescapeString(got.Found(t, `href="(https://app\.bgstatsapp\.com/createPlay\.html\?data=[^"]*)"`)))
		if err != nil {
			t.Fatal(err)
		}
		var play struct {
			SourcePlayID string
			Game         struct{ SourceGameID string }
			Players      []struct {
				Name                string
				Score               int
				Winner, StartPlayer bool
			}
		}
		if err := json.Unmarshal([]byte(link.Query().Get("data")), &play); err != nil {
			t.Fatal(err)
		}
		p := play.Players
		if play.Game.SourceGameID != "nugget" || len(p) != 2 || p[0].Name != "Ann" || p[0].Score != 19 || !p[0].Winner || !p[0].StartPlayer ||
			p[1].Name != "Bob" || p[1].Score != 8 || p[1].Winner || p[1].StartPlayer {
			t.Errorf("the play is %+v", play)
		}
		ids = append(ids, play.SourcePlayID)
		if strings.Contains(got.Text, "Remember this game") {
			t.Error("a phone that knows no group can choose one")
		}
	}
	if ids[0] != ids[1] {
		t.Errorf("one game has the ids %v", ids)
	}

	group := ann.Post("/nights", "name", "The Tuesday Gang").Found(t, `href="(/nights/[a-z2-7]{26})/add"`)
	bob.Get(group)
	if got := bob.Get(mine + "/result"); strings.Contains(got.Text, "Remember this game") {
		t.Error("a player may do what is the host's")
	}
	asked := ann.Get(path + "/result")
	asked.Says(t, 200, "Remember this game in a group", ">The Tuesday Gang</option>")
	id := asked.Found(t, `<option value="([^"]*)">The Tuesday Gang`)
	if strings.Contains(asked.Text, strings.TrimPrefix(group, "/nights/")) {
		t.Error("the page has the link of a group")
	}
	bob.Post(mine+"/group", "group", id).Says(t, 403)
	ann.Post(path+"/group", "group", "other").Says(t, 422, "No group has this link")
	ann.Post(path+"/group", "group", id).Leads(t, path+"/result#elsewhere")
	ann.Get(path+"/result").Says(t, 200, "The Tuesday Gang remembers this game.", `href="`+group+`"`)
	ann.Get(group).Says(t, 200, "19 points", "8 points", `href="`+path+`/book"`)
	bob.Post(group + "/leave")
	stranger := bob.Get(mine + "/result")
	stranger.Says(t, 200, "A group remembers this game.")
	if strings.Contains(stranger.Text, strings.TrimPrefix(group, "/nights/")) {
		t.Error("a player gets the link of the host's group")
	}
}

// A game that's stopped ends with the scores of that moment (clause LG7): Ann has dug 5, Bob 2.
func TestStoppedGameGoesElsewhere(t *testing.T) {
	t.Parallel()
	s := roomtest.StartTables(t)
	ann, bob := roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	mine := bob.Post(roomtest.SeatLink(t, ann, path, "1")).Leads(t, "(/t/.*)")
	ann.Enters(path, roomtest.Opening...)
	ann.Enters(path, "table stop late")
	for _, got := range []roomtest.Answer{ann.Get(path + "/result"), bob.Get(mine + "/result")} {
		got.Says(t, 200, "\n1. Ann: 5 points\n2. Bob: 2 points\nWe stopped this game early.\n</textarea>")
	}
}
