package rintintin_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/rintintin/sheet"
)

func TestSpins(t *testing.T) {
	g := newTable(t, 3).Waits("Round 1: Ann spins", 0)
	g.Refuse("RT1", "Bob spin red", "Cid man red-1", "Bob dog red-1")
	g.Refuse("RT5", "Ann man red-1", "Ann dog red-1")
	g.Refuse("LG1", "Ann spin", "Ann man red-1 1", "Ann dog", "Ann boodle", "Ann pass")
	g.Refuse("RT4", "Ann spin pink")
	g.Refuse("RT2", "Ann man pink-1", "Ann man red-3")
	g.Refuse("RT3", "Ann boodle 3", "Ann reveal 3")
	g.Play("Ann spin line", "Ann spin line").Waits("Round 1: Ann has spun a line and spins again", 0) // RT4
	g.Play("Ann spin red").Waits("Round 1: Ann has spun red", 0)
	g.Refuse("RT5", "Ann spin red", "Ann spin line")
	g.Refuse("RT1", "Bob spin red") // RT11: Ann must place
	g.Refuse("RT6", "Ann man blue-1", "Ann dog red-1")
	g.Play("Ann man red-2", "Bob spin free").Waits("Round 1: Bob has spun a free choice", 1)
	g.Refuse("RT8", "Bob dog red-1")
	g.Play("Bob man green-2", "Cid spin dog").Waits("Round 1: Cid has spun Rin Tin Tin", 2)
	g.Refuse("RT9", "Cid man red-1")
	g.Play("Cid dog red-1").Waits("Round 2: Ann spins", 0)
	g.Play("Ann spin dog")
	g.Refuse("RT9", "Ann dog red-1")
	g.Refuse("RT14", "Ann boodle 10", "Bob boodle ?")
	g.Refuse("RT20", "Ann reveal", "Ann reveal 10")
	g.Play("Ann dog red-2").Points(4, 1, 2)
}

// A colour without an open circle loses the turn; a free choice that meets a
// full group does not (RT7, RT8).
func TestLostTurn(t *testing.T) {
	g := newTable(t, 4).cover("red-1", "11223", "3").cover("red-2", "34441", ".")
	g.Play("Ann spin free")
	g.Refuse("RT8", "Ann man red-1", "Ann man red-2")
	g.Play("Ann man blue-1", "Bob spin red").Waits("Round 1: no circle open in red, so Bob loses the turn; Cid spins", 2)
	g.Refuse("RT1", "Bob spin blue")
	g.Play("Cid spin line", "Cid spin red", "Dot spin red").Waits("Round 2: no circle open in red, so Dot loses the turn; Ann spins", 0)
	g.Play("Ann spin blue", "Ann man blue-1").Waits("Round 2: Bob spins", 1)
}

// Rin Tin Tin moves a cavalryman anywhere for a player without a figure (RT9).
func TestNoFigureLeft(t *testing.T) {
	g := newTable(t, 2, sheet.OptionSingle).cover("red-1", ".....", "1").cover("red-2", "22222", "1")
	g.Play("Ann spin dog")
	g.Refuse("RT9", "Ann dog blue-1", "Ann man red-2")
	g.Play("Ann man green-1").Waits("Round 1: Bob spins", 1)
}

func TestOnlyFiguresLeft(t *testing.T) {
	g := newTable(t, 3)
	g.Left[0].Men = 0
	g.cover("red-1", ".....", "2").Waits("Round 1: Ann places a figure without spinning", 0)
	g.Refuse("RT10", "Ann spin dog", "Ann dog red-1")
	g.Refuse("RT5", "Ann man blue-1")
	g.Play("Ann dog blue-1").Waits("Round 1: Bob spins", 1)
}

// Who has nothing left is passed over, and the last one plays on alone (RT12).
func TestPassedOver(t *testing.T) {
	g := newTable(t, 4)
	g.Left[1], g.Left[2] = rintintin.Pieces{}, rintintin.Pieces{}
	g.Play("Ann spin red", "Ann man red-1").Waits("Round 1: Dot spins", 3)
	g.Left[3] = rintintin.Pieces{Men: 1}
	g.Play("Dot spin red", "Dot man red-1").Waits("Round 2: Ann spins", 0)
	g.Play("Ann spin red", "Ann man red-1").Waits("Round 3: Ann spins", 0)
}

// Whoever is best in a closed group draws, then the turn passes (RT14).
func TestClosedGroup(t *testing.T) {
	g := newTable(t, 3).cover("red-1", "11133", ".").cover("red-2", "1111.", "1")
	g.Play("Ann spin yellow", "Ann man yellow-1", "Bob spin dog", "Bob dog red-1").Waits("Round 1: Ann draws a boodle card", 0)
	g.Refuse("RT14", "Bob boodle 10", "Cid spin red", "Cid dog red-2")
	g.Refuse("LG1", "Ann boodle 10 10")
	g.Refuse("RT3", "Ann boodle 1")
	g.Play("Ann boodle 10").Waits("Round 1: Cid spins", 2)
	g.Play("Cid spin red", "Cid man red-2", "Ann boodle 10", "Ann spin line").Points(3+10+1+10+10, 2, 3)
}

// The deck has two cards of each value, as far as is known (RT3).
func TestDeck(t *testing.T) {
	g := newTable(t, 3).give(1, "10", "?").give(2, "10").cover("red-1", "1111.", "3")
	g.Play("Ann spin red", "Ann man red-1").Refuse("RT3", "Ann boodle 10")
	if v := g.Apply(g.Parse("Ann boodle 10")); v.Instead.String() != "0, 2, 5" {
		t.Errorf("instead: %s", v.Instead)
	}
	g.Play("Ann boodle ?").Refuse("RT20", "Bob reveal 5")
}

// Squads that score apart draw apart, but spin as one (RT10, RT16).
func TestSquadsApart(t *testing.T) {
	g := newTable(t, 2, sheet.OptionApart).cover("red-1", "1133.", "2")
	g.Refuse("LG1", "Ann man red-1")
	g.Refuse("RT16", "Ann man red-1 3", "Ann dog red-1 0")
	g.Left[0] = rintintin.Pieces{Dogs: 2}
	g.Waits("Round 1: Ann spins", 0) // the other squad has cavalrymen
	g.Play("Ann spin blue")
	g.Refuse("RT16", "Ann man blue-1 1")
	g.Play("Ann man blue-1 2", "Bob spin red", "Bob man red-1 1").Waits("Round 1: Bob draws a boodle card", 1)
	g.Play("Bob boodle 5").Points(2+2+1, 3+5)

	g.Left[1] = rintintin.Pieces{Dogs: 1}
	g.Waits("Round 2: Ann places a figure without spinning", 0)
	g.Left[0], g.Left[1] = rintintin.Pieces{Dogs: 2}, rintintin.Pieces{Men: 3}
	g.Play("Ann spin dog").Refuse("RT16", "Ann dog red-2 2")
	g.Play("Ann dog red-2 1", "Bob spin dog", "Bob dog blue-2 2").Waits("Round 3: Ann spins", 0)
}

// The same circles draw otherwise where both squads count as one (RT16).
func TestSquadsTogether(t *testing.T) {
	g := newTable(t, 2).cover("red-1", "1122.", "1")
	g.Play("Ann spin blue", "Ann man blue-1", "Bob spin red", "Bob man red-1").Waits("Round 1: Ann draws a boodle card", 0)
	if got, want := g.Left, []rintintin.Pieces{{20 - 2 - 1, 3}, {20 - 3, 4}}; got[0] != want[0] || got[1] != want[1] {
		t.Errorf("left %v, want %v", got, want)
	}
}

func TestNobodyElseActs(t *testing.T) {
	g := newTable(t, 2)
	e := g.Parse("Ann spin red")
	e.Seat = scoring.Table
	if v := scoring.Apply(&sheet.Info, g, e); v == nil || v.Clause != "LG1" {
		t.Error(v)
	}
	e.Seat, e.As = 0, "Rusty"
	if v := scoring.Apply(&sheet.Info, g, e); v == nil || v.Clause != "LG1" {
		t.Error(v)
	}
}
