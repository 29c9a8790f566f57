package evenings

import (
	"encoding/json"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/tabletest"
	"saddlebag/web/webtest"
)

// A groupNight is a phone that makes a group and starts tables from it.
type groupNight struct {
	*tabletest.Player
	t    *testing.T
	page string
}

// A group meets three times: everybody sits where they sat last time, and whoever was second then
// begins. The third game ends on the podium, goes to BG Stats from there, and is on the group's page.
func TestThreeNightsOfAGroup(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	n := groupNight{&tabletest.Player{Window: webtest.Start(t).Open(programtest.Pocket(390, 844)), T: t}, t, ""}
	n.Go(at + "/nights")
	n.Fill("#name", "The Tuesday Gang")
	n.FollowNamed("button", "Make the group")
	n.page = n.Address()

	n.newTable(nil, nil, "Ann", "Cy")
	n.stops(n.makes("Ann", "Cy"))
	n.newTable([]string{"Cy", "Ann"}, []string{"Cy", "Ann"})
	n.stops(n.makes("Cy", "Ann"))
	n.newTable([]string{"Ann", "Cy"}, []string{"Ann", "Cy"}, "O'Hara")
	table := n.makes("Ann", "Cy", "O'Hara")

	events := programtest.GameEvents(t, "../../../scoring/coal/testdata/games/pinkertons-3p.ledger")
	events = events[:slices.IndexFunc(events, programtest.IsClosing)]
	for i, e := range events {
		if i == len(events)-1 {
			n.Sit(table)
			n.Sees(i)
		}
		if _, ok := programtest.TakeEvent(table, strconv.Itoa(i), e.String()); !ok {
			t.Fatalf("nobody takes %s", e)
		}
	}
	n.WaitText("#end h2", "Ann wins")
	n.Shot("podium")
	n.Follow("#result")
	n.sends(`Ann 191 1 true true; Cy 191 2 false false; O'Hara 118 3 false false`)

	for _, d := range []webtest.Device{programtest.Pocket(390, 844), webtest.Desk.InStillness()} {
		n.Be(d)
		n.Go(n.page)
		n.Shot("group")
		for _, want := range []string{"The Tuesday Gang", "1. Ann $191 2. Cy $191 3. O'Hara $118"} {
			if text := strings.Join(strings.Fields(n.Text("body")), " "); !strings.Contains(text, want) {
				t.Errorf("on %s %q is not in %q", d, want, text)
			}
		}
		for _, fault := range slices.Concat(n.Misfits(), n.LooseEnds(), n.Barriers()) {
			t.Errorf("on %s: %s", d, fault)
		}
	}
}

// newTable asks the group's page for a table of Coal n' Write: for those who are offered as players,
// and for whoever is new. All who are known stand there in order.
func (n groupNight) newTable(known, players []string, fresh ...string) {
	n.t.Helper()
	n.Go(n.page)
	n.FollowNamed("link", "New table")
	names := func(of string) []string {
		return webtest.Eval[[]string](n.Window, `[...document.querySelectorAll(".people `+of+`")].map((one) => one.closest("label").innerText.trim())`)
	}
	if diff := cmp.Diff(known, append([]string(nil), names("input")...)); diff != "" {
		n.t.Errorf("who is there (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(players, append([]string(nil), names("input:checked")...)); diff != "" {
		n.t.Errorf("who plays (-want +got):\n%s", diff)
	}
	for range 2 { // nobody is lost by a tap too many
		if len(known) > 0 {
			n.Tap(".people label")
		}
	}
	for i, name := range fresh {
		n.Fill(".fields .field:nth-child("+strconv.Itoa(i+1)+") input", name)
	}
	n.FollowNamed("button", "Coal n' Write")
}

// makes makes the table that was asked for, and returns its address once the players sit at it in
// order.
func (n groupNight) makes(players ...string) (table string) {
	n.t.Helper()
	n.Follow("form.make .button.first")
	table = strings.TrimSuffix(n.Address(), "/lobby")
	n.Follow("#start")
	if got := strings.Split(strings.TrimSuffix(playersOf(n.t, table), "\n"), "\n"); !slices.Equal(got, players) {
		n.t.Errorf("they sit as %q, not %q", got, players)
	}
	return table
}

// playersOf are those of a table in order, a line each.
func playersOf(t *testing.T, table string) (players string) {
	t.Helper()
	_, ledger := programtest.GetText(t, table+"/ledger")
	for line := range strings.Lines(ledger) {
		if name, ok := strings.CutPrefix(line, "player "); ok {
			players += name
		}
	}
	return players
}

// stops ends a game early.
func (n groupNight) stops(table string) {
	n.t.Helper()
	for i, event := range []string{"table roll 4+4+4", "table stop late"} {
		if _, ok := programtest.TakeEvent(table, strconv.Itoa(i), event); !ok {
			n.t.Fatalf("nobody takes %s", event)
		}
	}
}

// sends presses the link to BG Stats, which doesn't open here, and reads what would be sent: of each
// player the name, score, rank, and whether they won and began.
func (n groupNight) sends(want string) {
	n.t.Helper()
	webtest.Eval[bool](n.Window, `(addEventListener("click", (tap) => {
		const link = tap.target.closest("a[href^='https://app.bgstatsapp.com/']");
		if (link) { tap.preventDefault(); window.caught = link.href; }
	}, true), true)`)
	n.TapNamed("link", "Send to BG Stats")
	n.Wait(`window.caught !== undefined`)
	link, err := url.Parse(webtest.Eval[string](n.Window, "window.caught"))
	if err != nil {
		n.t.Fatal(err)
	}
	var play struct {
		Game    struct{ Name string }
		Players []struct {
			Name                string
			Score               json.Number
			Rank                int
			Winner, StartPlayer bool
		}
	}
	if err := json.Unmarshal([]byte(link.Query().Get("data")), &play); err != nil {
		n.t.Fatal(err)
	}
	var got []string
	for _, p := range play.Players {
		got = append(got, strings.Join([]string{p.Name, p.Score.String(), strconv.Itoa(p.Rank), strconv.FormatBool(p.Winner), strconv.FormatBool(p.StartPlayer)}, " "))
	}
	if text := strings.Join(got, "; "); text != want || play.Game.Name != "Coal n' Write" {
		n.t.Errorf("BG Stats gets %s of %s", text, play.Game.Name)
	}
}
