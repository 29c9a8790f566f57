package rintintin_test

import (
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/rintintin"
)

// end checks whether the game is over, and the ranks.
func (g *table) end(over bool, ranks ...int) {
	g.T.Helper()
	out := g.Outcome()
	if out.Over != over || !slices.Equal(out.Ranks, ranks) {
		g.T.Errorf("over is %t, ranks %v; want %t, %v", out.Over, out.Ranks, over, ranks)
	}
}

// The game is over with the last piece where no card is secret (RT17). Groups
// that are not full count all the same.
func TestEnd(t *testing.T) {
	g := newTable(t, 3).cover("red-1", "11...", "2").give(2, "10").last()
	g.Play("Ann spin free", "Ann man red-1").Points(3, 2, 10).Waits("Game over").end(true, 2, 3, 1)
	g.Refuse("RT17")
	g.Refuse("LG2", "Bob spin red", "Ann man red-1", "Cid boodle 10", "Cid reveal 10")
	if out := g.Outcome(); out.Reason.String() != "no piece can be placed" || out.Clause != "RT17" || out.TieBreak != "" {
		t.Errorf("%+v", out)
	}
}

// Secret cards are shown in the end, in any order of players, and only then is
// the game over (RT20).
func TestReveal(t *testing.T) {
	g := newTable(t, 3).give(0, "?", "10", "?").give(1, "?").give(2, "5").last()
	g.Refuse("RT20", "Ann reveal 2 2")
	g.Play("Ann spin free", "Ann man red-1").Waits("All pieces are placed. Still to show secret cards: Ann, Bob", 0, 1).Points(11, 0, 5)
	g.end(false, 1, 3, 2)
	g.Refuse("RT17", "Bob spin red", "Ann man red-1")
	g.Refuse("RT20", "Ann boodle 10", "Cid reveal 5", "Ann reveal", "Ann reveal 2", "Ann reveal 2 2 2", "Ann reveal 2 ?")
	g.Refuse("RT3", "Ann reveal 10 10", "Ann reveal 5 5")
	g.Play("Bob reveal 2").Waits("All pieces are placed. Still to show secret cards: Ann", 0)
	g.Refuse("RT3", "Ann reveal 2 2")
	g.Refuse("RT20", "Bob reveal 2")
	g.Play("Ann reveal 2 5").Points(18, 2, 5).end(true, 1, 3, 2)
	if got := g.Hands[0]; got[0].Value != 2 || got[1].Value != 10 || got[2].Value != 5 {
		t.Errorf("Ann has %v, want 2, 10, 5", got)
	}
}

// Each of those who are tied draws, openly and in any order, until one leads
// (RT19).
func TestTie(t *testing.T) {
	g := newTable(t, 4).cover("blue-1", "234..", ".").last()
	g.Play("Ann spin free", "Ann man red-1").Waits("Tied for the lead. Still to draw a card: Ann, Bob, Cid, Dot", 0, 1, 2, 3)
	g.end(false, 1, 1, 1, 1)
	g.Refuse("RT17", "Ann spin red")
	g.Refuse("RT19", "Ann boodle ?")
	g.Refuse("RT20", "Ann reveal 2")
	g.Play("Dot boodle 5", "Bob boodle 5").Waits("Tied for the lead. Still to draw a card: Ann, Cid", 0, 2)
	g.Refuse("RT19", "Dot boodle 2")
	g.Refuse("RT3", "Ann boodle 5")
	g.Play("Ann boodle 0", "Cid boodle 2").Waits("Tied for the lead. Still to draw a card: Bob, Dot", 1, 3).Points(1, 6, 3, 6)
	g.Refuse("RT19", "Ann boodle 10")
	g.Play("Bob boodle 0", "Dot boodle 2").Points(1, 6, 3, 8).end(true, 4, 2, 3, 1)
	if g.Outcome().TieBreak == "" {
		t.Error("nothing is said about the tie")
	}
}

// With the deck empty all eight cards are shuffled, even in the middle of a
// draw; those counted stay counted (RT19).
func TestTieWithEmptyDeck(t *testing.T) {
	g := newTable(t, 2).cover("blue-1", "2....", ".").give(0, "10", "5", "0").give(1, "10", "5", "0", "2").last()
	g.Left[0].Men = 3
	g.Play("Ann spin free", "Ann man red-1", "Ann spin free", "Ann man red-1", "Ann spin free", "Ann man red-1").Points(18, 18)
	g.Refuse("RT3", "Ann boodle 10")
	g.Play("Ann boodle 2")
	g.Play("Bob boodle 2").Waits("Tied for the lead. Still to draw a card: Ann, Bob", 0, 1)
	g.Play("Bob boodle 2").Refuse("RT3", "Ann boodle 2")
	g.Play("Ann boodle 10").Points(30, 22).end(true, 1, 2)
}

// A correction can make a tie when the game is over, and end one until
// somebody has drawn for it (LG5, RT19).
func TestCorrectedTie(t *testing.T) {
	correct := func(g *table, seat, points int) {
		t.Helper()
		if v := g.Correct(99, seat, rintintin.FieldOutlaws, scoring.Whole(points)); v != nil {
			t.Fatal(v)
		}
	}
	g := newTable(t, 3).last().Play("Ann spin free", "Ann man red-1")
	g.end(true, 1, 2, 2)
	correct(g, 1, 1)
	g.Waits("Tied for the lead. Still to draw a card: Ann, Bob", 0, 1)
	correct(g, 2, 1)
	g.Waits("Tied for the lead. Still to draw a card: Ann, Bob, Cid", 0, 1, 2)
	correct(g, 2, -1)
	g.Play("Bob boodle 0")
	correct(g, 1, 1)
	g.Waits("Tied for the lead. Still to draw a card: Ann", 0) // Bob has drawn, so Ann does
	g.Play("Ann boodle 0").end(true, 2, 1, 3)
}

// Known cards are for all to see once nothing can be placed.
func TestDisclosed(t *testing.T) {
	g := newTable(t, 2).give(0, "?").last()
	if g.Disclosed() {
		t.Error("disclosed at the start")
	}
	for _, line := range []string{"Ann spin free", "Ann man red-1", "Ann reveal 10"} {
		if g.Disclosed() != (line == "Ann reveal 10") {
			t.Errorf("before %s: disclosed is %t", line, g.Disclosed())
		}
		g.Play(line)
	}
	if !g.Disclosed() {
		t.Error("not disclosed at the end")
	}
}
