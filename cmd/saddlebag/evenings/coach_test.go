package evenings

import (
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
)

// Four people play four runs on a board of their own to the end, on four
// phones: everybody has the own side at the bottom.
func TestFourCoaches(t *testing.T) {
	t.Parallel()
	g, events := programtest.Carried(t, "../../../scoring/fortyniners/testdata/games/tie-tiny.ledger", "../../../scoring/fortyniners/testdata/games/tiny.yaml")
	for _, e := range events {
		if programtest.IsClosing(e) {
			break
		}
		g.Enter(e)
		if g.Seen == 2 {
			for i, p := range g.Players {
				p.Shot("coach-" + g.Names[i])
			}
		}
	}
	g.Ends("Bob and Cid win", "-4 points", "4 points", "4 points", "-4 points")
	host := g.Players[0]
	host.Shot("coach-end")
	host.Follow("#result")
	host.Shot("coach-result")
}
