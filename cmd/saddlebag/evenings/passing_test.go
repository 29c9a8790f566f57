package evenings

import (
	"slices"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger"
	"saddlebag/web/webtest"
)

// Four people fight on four phones with an ambush, dynamite and an exchange, until the
// table stops. A nugget goes from hand to hand: the phones of those who have held it
// tell what is on it, and nobody else's does before the nuggets are shown.
func TestNuggetFromHandToHand(t *testing.T) {
	t.Parallel()
	g, events := fight(t, "../../../scoring/goldfever/testdata/games/passing-4p.ledger")
	g.Cast = map[string]string{"Ted": "Ann", "Lena": "Bob", "Fred": "Cid", "Silas": "Dot"}
	stop := slices.IndexFunc(events, func(e ledger.Entry) bool { return e.Verb == "stop" })
	knows := map[string][]string{} // who has looked at which nugget
	for _, e := range events[:stop] {
		switch e.Verb { // what is on a nugget that the record knows nobody says once more
		case "take":
			passes(g, e, "Lena", "Lena take nugget-1 Ted 3", "?")
		case "swap":
			passes(g, e, "Ted", "Lena swap nugget-1 whisky Ted 3 ?", e.Args[3:]...)
		default:
			g.Enter(e)
		}
		if e.Verb == "pick" || e.Verb == "take" {
			knows[e.Args[0]] = append(knows[e.Args[0]], g.Cast[e.Actor])
		} else if e.Verb != "swap" {
			continue
		}
		for nugget, written := range map[string]string{"nugget-1": "nugget 1 (3)", "nugget-2": "nugget 2 (1)"} { // as sheets have it
			for i, p := range g.Players {
				reads := strings.Contains(webtest.Eval[string](p.Window, `document.documentElement.outerHTML`), written)
				if should := slices.Contains(knows[nugget], g.Names[i]); reads != should {
					t.Errorf("entry %d, %s: %s reads %s: %t", g.Seen, e, g.Names[i], written, reads)
				}
			}
		}
	}
	stops(g, "supper")
	g.SeesAll()
	for _, e := range events[stop+1 : stop+3] { // the table can go on: what is carried is shown by who has it
		g.Enter(e)
	}
	g.Ends("Ann and Bob win", "3 points", "3 points", "1 point", "1 point")
}

// passes enters that something changes hands, with what its form asks for of the faces:
// the program fills in what the record knows, for whoever looks at it then.
func passes(g *programtest.Gathering, e ledger.Entry, looks, reads string, faces ...string) {
	g.T.Helper()
	e.Args = append(slices.Clone(e.Args[:len(e.Args)-len(faces)]), faces...)
	g.Who(e).Send(e)
	g.SeesAll()
	g.Of(g.Cast[looks]).WaitEntry(reads)
}

// stops stops the game on the host's phone.
func stops(g *programtest.Gathering, why string) {
	g.T.Helper()
	host := g.Players[0]
	host.Go(host.Address() + "/book")
	host.Tap("#stop-game > summary")
	host.Fill("#stop-why", why)
	host.Tap("#stop-game .tick label")
	host.Follow("#stop-game .button")
	host.WaitText("#link", "Live")
}
