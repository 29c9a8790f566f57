package goldfever_test

import (
	"slices"
	"testing"

	"saddlebag/scoring/goldfever/terms"
)

// A number is always understood, and needed only where there are two of a kind.
func TestNumbers(t *testing.T) {
	g := started(t).at("Ted", "b3").Play("table activate Ted", "Ted drop colt-1", "Ted pick colt-1", "Ted pick colt-3").
		Refuse("GF4", "Ted drop colt", "Ted drop colt-2", "Ted use colt").
		Play("Ted use colt-3", "Ted drop colt-1", "Ted drop colt-3").shows("zone/b3 Ted, +3")
	g.Refuse("GF25", "Ted pick colt").Refuse("GF4", "Ted drop knife-2").Play("Ted drop knife-1")
	// Colts are numbered as the scenario has them: Ted's, Fred's, that of b3.
	started(t).at("Silas", "a2").Play("table activate Lena", "Lena throw dynamite-1 b2", "table card average jam")
}

// Of two that are thrown alike the first that is not jammed is meant, where no
// number says which.
func TestTwoDynamites(t *testing.T) {
	g := started(t).at("Silas", "a2")
	silas := g.Named("Silas")
	for i := range g.Things {
		if it := &g.Things[i]; it.Kind == terms.Dynamite && it.Number == 1 {
			g.Men[g.Holder(i)].Lose(i, terms.Dynamite)
			g.Men[silas].Carry(i, terms.Dynamite)
			it.Jammed = true
		}
	}
	g.Play("table activate Silas").Refuse("GF23", "Silas throw dynamite-1 b2").Refuse("GF24", "Silas throw knife Ted").
		shows("silas/pocket-1 dynamite-2", "silas/pocket-2 dynamite-1 (out)")
	g.Play("Silas throw dynamite b2", "table card average jam").shows("silas/pocket-1 -", "silas/pocket-2 dynamite (out)")
}

// Who gets a nugget looks at it; what the record knows need not be written.
func TestFacesThatArePassedOn(t *testing.T) {
	g := started(t).at("Ted", "c2").at("Lena", "c2").Play("table activate Lena", "Lena drop rock").
		Play("Lena pick nugget-1 ?").Refuse("GF4", "Lena give nugget-1 Ted")
	g.Play("Lena end", "table activate Ted", "Ted drop whisky").
		Refuse("LG1", "Ted give knife Lena 3").Refuse("GF6", "Ted take nugget-1 Lena 2", "Ted take nugget-1 Lena -").
		Play("Ted take nugget-1 Lena 3").shows("ted/pocket-2 nugget-1 (3)", "zone/c2 Ted Lena, +3")
	e := g.Spelled(g.Parse("Ted give nugget-1 Lena"))
	if want := []string{"nugget-1", "Lena", "3"}; !slices.Equal(e.Args, want) {
		t.Errorf("%v, want %v", e.Args, want)
	}
	g.Refuse("GF6", "Ted give nugget-1 Lena 1").Play("Ted give nugget-1 Lena ?", "Ted pick nugget-2 ?").
		Play("Ted swap nugget-2 nugget-1 Lena"). // the face of nugget-2 stays untold
		shows("ted/pocket-2 nugget-1 (3)", "lena/pocket-2 nugget-2")
	g.Refuse("GF11", "Ted swap nugget-1 nugget-2 Lena")
}

// Of two faces that nobody has told one is told in an exchange.
func TestExchangeOfUntoldNuggets(t *testing.T) {
	g := started(t).at("Ted", "c2").at("Lena", "c2").Play("table activate Lena", "Lena drop rock", "Lena pick nugget-1 ?", "Lena end").
		Play("table activate Ted", "Ted drop knife", "Ted pick nugget-2 ?")
	g.Refuse("GF6", "Ted swap nugget-2 nugget-1 Lena 1 3", "Ted swap nugget-2 nugget-1 Lena - 3").
		Refuse("LG1", "Ted swap nugget-2 nugget-1 Lena 1").
		Refuse("GF6", "Ted swap whisky nugget-1 Lena 1 3").
		Play("Ted swap whisky nugget-1 Lena - 3", "Ted swap nugget-2 whisky Lena").
		shows("lena/pocket-2 nugget-2", "ted/pocket-2 nugget-1 (3)", "ted/pocket-1 whisky")
}

// The dead are told that they are, whatever the table waits for (GF7).
func TestTheDeadAreTold(t *testing.T) {
	g := started(t).hurt("Fred", 2).Play("table activate Ted", "Ted shoot Fred colt", "table card average wound").
		Refuse("GF7", "Fred move c2", "Fred end", "table activate Fred", "Fred react pass").Play("Ted end").
		Refuse("GF7", "Fred move c2", "Fred ambush", "Fred drop colt", "Fred joker charm", "table activate Fred")
	g.Play("table activate Lena").Refuse("GF7", "Fred move c2", "table activate Fred")
}
