package rintintin_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/rintintin/sheet"
)

func TestSpins(t *testing.T) {
	g := newTable(t, 3).waits("Round 1: Ann spins", 0)
	g.refuse("RT1", "Bob spin red", "Cid man red-1", "Bob dog red-1")
	g.refuse("RT5", "Ann man red-1", "Ann dog red-1")
	g.refuse("LG1", "Ann spin", "Ann man red-1 1", "Ann dog", "Ann boodle", "Ann pass")
	g.refuse("RT4", "Ann spin pink")
	g.refuse("RT2", "Ann man pink-1", "Ann man red-3")
	g.refuse("RT3", "Ann boodle 3", "Ann reveal 3")
	g.play("Ann spin line", "Ann spin line").waits("Round 1: Ann has spun a line and spins again", 0) // RT4
	g.play("Ann spin red").waits("Round 1: Ann has spun red", 0)
	g.refuse("RT5", "Ann spin red", "Ann spin line")
	g.refuse("RT1", "Bob spin red") // RT11: Ann must place
	g.refuse("RT6", "Ann man blue-1", "Ann dog red-1")
	g.play("Ann man red-2", "Bob spin free").waits("Round 1: Bob has spun a free choice", 1)
	g.refuse("RT8", "Bob dog red-1")
	g.play("Bob man green-2", "Cid spin dog").waits("Round 1: Cid has spun Rin Tin Tin", 2)
	g.refuse("RT9", "Cid man red-1")
	g.play("Cid dog red-1").waits("Round 2: Ann spins", 0)
	g.play("Ann spin dog")
	g.refuse("RT9", "Ann dog red-1")
	g.refuse("RT14", "Ann boodle 10", "Bob boodle ?")
	g.refuse("RT20", "Ann reveal", "Ann reveal 10")
	g.play("Ann dog red-2").scores(4, 1, 2)
}

// A colour without an open circle loses the turn; a free choice that meets a
// full group does not (RT7, RT8).
func TestLostTurn(t *testing.T) {
	g := newTable(t, 4).cover("red-1", "11223", "3").cover("red-2", "34441", ".")
	g.play("Ann spin free")
	g.refuse("RT8", "Ann man red-1", "Ann man red-2")
	g.play("Ann man blue-1", "Bob spin red").waits("Round 1: no circle open in red, so Bob loses the turn; Cid spins", 2)
	g.refuse("RT1", "Bob spin blue")
	g.play("Cid spin line", "Cid spin red", "Dot spin red").waits("Round 2: no circle open in red, so Dot loses the turn; Ann spins", 0)
	g.play("Ann spin blue", "Ann man blue-1").waits("Round 2: Bob spins", 1)
}

// Rin Tin Tin moves a cavalryman anywhere for a player without a figure (RT9).
func TestNoFigureLeft(t *testing.T) {
	g := newTable(t, 2, sheet.OptionSingle).cover("red-1", ".....", "1").cover("red-2", "22222", "1")
	g.play("Ann spin dog")
	g.refuse("RT9", "Ann dog blue-1", "Ann man red-2")
	g.play("Ann man green-1").waits("Round 1: Bob spins", 1)
}

func TestOnlyFiguresLeft(t *testing.T) {
	g := newTable(t, 3)
	g.Left[0].Men = 0
	g.cover("red-1", ".....", "2").waits("Round 1: Ann places a figure without spinning", 0)
	g.refuse("RT10", "Ann spin dog", "Ann dog red-1")
	g.refuse("RT5", "Ann man blue-1")
	g.play("Ann dog blue-1").waits("Round 1: Bob spins", 1)
}

// Who has nothing left is passed over, and the last one plays on alone (RT12).
func TestPassedOver(t *testing.T) {
	g := newTable(t, 4)
	g.Left[1], g.Left[2] = rintintin.Pieces{}, rintintin.Pieces{}
	g.play("Ann spin red", "Ann man red-1").waits("Round 1: Dot spins", 3)
	g.Left[3] = rintintin.Pieces{Men: 1}
	g.play("Dot spin red", "Dot man red-1").waits("Round 2: Ann spins", 0)
	g.play("Ann spin red", "Ann man red-1").waits("Round 3: Ann spins", 0)
}

// Whoever is best in a closed group draws, then the turn passes (RT14).
func TestClosedGroup(t *testing.T) {
	g := newTable(t, 3).cover("red-1", "11133", ".").cover("red-2", "1111.", "1")
	g.play("Ann spin yellow", "Ann man yellow-1", "Bob spin dog", "Bob dog red-1").waits("Round 1: Ann draws a boodle card", 0)
	g.refuse("RT14", "Bob boodle 10", "Cid spin red", "Cid dog red-2")
	g.refuse("LG1", "Ann boodle 10 10")
	g.refuse("RT3", "Ann boodle 1")
	g.play("Ann boodle 10").waits("Round 1: Cid spins", 2)
	g.play("Cid spin red", "Cid man red-2", "Ann boodle 10", "Ann spin line").scores(3+10+1+10+10, 2, 3)
}

// The deck has two cards of each value, as far as is known (RT3).
func TestDeck(t *testing.T) {
	g := newTable(t, 3).give(1, "10", "?").give(2, "10").cover("red-1", "1111.", "3")
	g.play("Ann spin red", "Ann man red-1").refuse("RT3", "Ann boodle 10")
	if v := g.Apply(g.parse("Ann boodle 10")); v.Instead.String() != "0, 2, 5" {
		t.Errorf("instead: %s", v.Instead)
	}
	g.play("Ann boodle ?").refuse("RT20", "Bob reveal 5")
}

// Squads that score apart draw apart, but spin as one (RT10, RT16).
func TestSquadsApart(t *testing.T) {
	g := newTable(t, 2, sheet.OptionApart).cover("red-1", "1133.", "2")
	g.refuse("LG1", "Ann man red-1")
	g.refuse("RT16", "Ann man red-1 3", "Ann dog red-1 0")
	g.Left[0] = rintintin.Pieces{Dogs: 2}
	g.waits("Round 1: Ann spins", 0) // the other squad has cavalrymen
	g.play("Ann spin blue")
	g.refuse("RT16", "Ann man blue-1 1")
	g.play("Ann man blue-1 2", "Bob spin red", "Bob man red-1 1").waits("Round 1: Bob draws a boodle card", 1)
	g.play("Bob boodle 5").scores(2+2+1, 3+5)

	g.Left[1] = rintintin.Pieces{Dogs: 1}
	g.waits("Round 2: Ann places a figure without spinning", 0)
	g.Left[0], g.Left[1] = rintintin.Pieces{Dogs: 2}, rintintin.Pieces{Men: 3}
	g.play("Ann spin dog").refuse("RT16", "Ann dog red-2 2")
	g.play("Ann dog red-2 1", "Bob spin dog", "Bob dog blue-2 2").waits("Round 3: Ann spins", 0)
}

// The same circles draw otherwise where both squads count as one (RT16).
func TestSquadsTogether(t *testing.T) {
	g := newTable(t, 2).cover("red-1", "1122.", "1")
	g.play("Ann spin blue", "Ann man blue-1", "Bob spin red", "Bob man red-1").waits("Round 1: Ann draws a boodle card", 0)
	if got, want := g.Left, []rintintin.Pieces{{20 - 2 - 1, 3}, {20 - 3, 4}}; got[0] != want[0] || got[1] != want[1] {
		t.Errorf("left %v, want %v", got, want)
	}
}

func TestNobodyElseActs(t *testing.T) {
	g := newTable(t, 2)
	e := g.parse("Ann spin red")
	e.Seat = scoring.Table
	if v := scoring.Apply(&sheet.Info, g, e); v == nil || v.Clause != "LG1" {
		t.Error(v)
	}
	e.Seat, e.As = 0, "Rusty"
	if v := scoring.Apply(&sheet.Info, g, e); v == nil || v.Clause != "LG1" {
		t.Error(v)
	}
}
