package main

import "testing"

// Four people play four runs on a board of their own to the end, on four
// phones: everybody has the own side at the bottom.
func TestFourCoaches(t *testing.T) {
	t.Parallel()
	g, events := carried(t, "../../scoring/fortyniners/testdata/games/tie-tiny.ledger", "../../scoring/fortyniners/testdata/games/tiny.yaml")
	for _, e := range events {
		if isClosing(e) {
			break
		}
		g.enter(e)
		if g.seen == 2 {
			for i, p := range g.players {
				p.Shot("coach-" + g.names[i])
			}
		}
	}
	g.ends("Bob, Cid win", "-4 points", "4 points", "4 points", "-4 points")
	host := g.players[0]
	host.Shot("coach-end")
	host.Follow("#result")
	host.Shot("coach-result")
}
