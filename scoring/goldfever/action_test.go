package goldfever_test

import "testing"

// Moves go over open ground, by the door and by the window, and nowhere else.
func TestMoves(t *testing.T) {
	started(t).Play("table activate Silas").
		Refuse("GF20", "Silas move e3", "Silas move f2", "Silas move d1", "Silas move e2", "Silas move a1").
		Refuse("GF2", "Silas move g9").
		Refuse("LG1", "Silas move", "Silas move d2 d3").
		Play("Silas move e1").shows("silas/zone e1", "silas/points 3", "zone/e1 Silas", "zone/e2 -").
		Play("Silas move e2", "Silas move d2").shows("silas/zone d2", "zone/d2 Fred Silas", "silas/points 1").
		Play("Silas move d3").Refuse("GF11", "Silas move d2").
		Play("Silas end").Waits("Round 1 of 2: drawing a chip")
	started(t).Play("table activate Lena").
		Refuse("GF20", "Lena move a3"). // the fence
		Play("Lena move b2", "Lena move b3").
		Refuse("GF20", "Lena move c2").
		Play("Lena move c3") // there is room to walk beside the tree
}

// A Colt takes an average card at two zones, a difficult one farther off, and
// reaches four.
func TestColt(t *testing.T) {
	g := started(t).Play("table activate Ted").
		Refuse("GF41", "Ted shoot Silas colt"). // Fred is in the way
		Refuse("GF62", "Ted shoot Lena colt").
		Refuse("GF4", "Ted shoot Fred shotgun").
		Refuse("GF21", "Ted shoot Fred knife", "Ted shoot Fred colt both").
		Refuse("GF1", "Ted shoot Kate colt").
		Refuse("GF4", "Ted shoot Fred sword").
		Refuse("LG1", "Ted shoot Fred colt twice").
		Play("Ted shoot Fred colt").shows("ted/shells-1 5").
		Refuse("GF50", "Ted move b1", "table card easy wound", "table activate Lena").
		Waits("Round 1 of 2: a card from the average pile, for Fred").
		Play("table card average wound").shows("fred/wound-1 x", "fred/wound-2 -", "pile/average 13", "turned wound", "ted/points 3")
	// From a1, (20, 20), to d2, (140, 60): through b1 (40 to 80, up to y 40 at
	// x 80), touching b2 only in its corner, then c2 and d2: three zones.
	g.at("Ted", "a1").Play("Ted shoot Fred colt").Waits("Round 1 of 2: a card from the difficult pile, for Fred").
		Play("table card difficult miss").
		Play("Ted shoot Fred colt", "table card difficult jam").
		shows("ted/jam-1 x", "ted/shells-1 3", "fred/wound-2 -", "ted/points 1")
}

// Both barrels take two shells and two cards, whatever the first one does.
func TestBothBarrels(t *testing.T) {
	g := started(t).Play("table activate Lena", "Lena move b2", "Lena move c2").
		Play("Lena shoot Fred shotgun both").shows("lena/shells-1 0", "lena/points 1").
		Play("table card average two-wounds").shows("fred/wound-2 x", "fred/wound-3 -").
		Play("table card average wound").shows("fred/wound-3 x", "fred/zone -", "zone/d2 +3", "fred/gun-1 -", "Ann 3").
		Refuse("GF21", "Lena shoot Silas shotgun").
		Play("Lena reload shotgun").shows("lena/shells-1 1").
		Refuse("GF11", "Lena reload shotgun")
	g.Play("Lena end").Refuse("GF7", "table activate Fred")
	// A panic between the barrels is seen through first; a jam jams once.
	started(t).Play("table activate Lena", "Lena move b2", "Lena move c2", "Lena shoot Fred shotgun both", "table card average panic").
		Refuse("GF50", "table card average jam").
		Play("table card panic flee").Refuse("GF54", "Fred flee d2", "Fred flee a1", "Silas flee d2", "Lena end").
		Refuse("GF54", "table activate Ted").
		Play("Fred flee e2").shows("fred/zone e2").
		Play("table card average jam").shows("lena/jam-1 x", "lena/shells-1 0", "lena/points 1")
	// The second card is drawn for the dead, too.
	started(t).Play("table activate Lena", "Lena move b2", "Lena move c2").hurt("Fred", 2).
		Play("Lena shoot Fred shotgun both", "table card average wound").shows("fred/wound-3 x").
		Refuse("GF50", "Lena end").
		Play("table card average panic").shows("lena/points 1", "Ann 3")
}

// One barrel is one shell; both need two.
func TestOneBarrel(t *testing.T) {
	started(t).Play("table activate Lena", "Lena move b2", "Lena move c2", "Lena shoot Fred shotgun", "table card average miss").
		shows("lena/shells-1 1").
		Refuse("GF21", "Lena shoot Fred shotgun both").
		Refuse("GF22", "Lena reload rock").
		Refuse("LG1", "Lena reload").
		Play("Lena reload shotgun").Refuse("GF11", "Lena shoot Fred shotgun")
	started(t).Play("table activate Lena").Refuse("GF22", "Lena reload shotgun").Refuse("GF23", "Lena unjam shotgun", "Lena unjam dynamite")
}

// A jammed gun does not shoot, but takes a shell; un-jammed it shoots.
func TestJam(t *testing.T) {
	started(t).Play("table activate Ted", "Ted shoot Fred colt", "table card average jam").
		Refuse("GF21", "Ted shoot Fred colt").
		Play("Ted reload colt").shows("ted/shells-1 6", "ted/jam-1 x").
		Refuse("GF22", "Ted reload colt").
		Play("Ted unjam colt").shows("ted/jam-1 -").
		Refuse("GF23", "Ted unjam colt").
		Play("Ted shoot Fred colt", "table card average miss").shows("ted/shells-1 5", "ted/points 0")
}

// A gun keeps its shells and its jam where it lies (GF26).
func TestDroppedGun(t *testing.T) {
	started(t).Play("table activate Ted", "Ted shoot Fred colt", "table card average jam", "Ted drop colt").
		shows("ted/gun-1 -", "ted/use -", "zone/b2 Ted, colt", "ted/points 3").
		Refuse("GF4", "Ted shoot Fred colt", "Ted drop colt").
		Play("Ted pick colt").shows("ted/gun-1 colt", "ted/shells-1 5", "ted/jam-1 x", "ted/use colt", "ted/points 2")
}

// The rock and the second nugget do not fit in full pockets.
func TestPick(t *testing.T) {
	started(t).Play("table activate Ted").
		Refuse("GF25", "Ted pick rifle", "Ted pick nugget-1").
		Refuse("GF4", "Ted pick nugget-9 1", "Ted pick sword").
		Play("Ted move c2").
		Refuse("GF4", "Ted pick nugget-1 1").
		Play("Ted drop whisky", "Ted drop knife").
		Refuse("GF6", "Ted pick nugget-1", "Ted pick nugget-1 2", "Ted pick nugget-1 rock").
		Refuse("GF6", "Ted pick nugget-1 4").
		Refuse("LG1", "Ted pick knife ? ?", "Ted pick whisky 1").
		Play("Ted pick nugget-1 3").shows("ted/pocket-1 nugget-1 (3)", "zone/c2 Ted, +3").
		Refuse("GF6", "Ted pick nugget-2 3"). // the only three
		Play("Ted pick nugget-2 ?").shows("ted/pocket-2 nugget-2", "ted/points 1", "Ann 0").
		Play("Ted drop nugget-1").Refuse("GF6", "Ted pick nugget-1 1").
		Play("Ted pick nugget-1 ?").shows("ted/pocket-1 nugget-1 (3)")
}

// What is alike is told apart by its number.
func TestTwoColts(t *testing.T) {
	started(t).Play("table activate Ted", "Ted move b3", "Ted pick colt").
		shows("ted/gun-1 colt-1", "ted/gun-2 colt-3", "ted/use colt-1").
		Refuse("GF4", "Ted use colt").
		Refuse("GF25", "Ted use colt-1", "Ted use knife").
		Play("Ted use colt-3").shows("ted/use colt-3", "ted/points 2").
		Refuse("GF25", "Ted use colt-1"). // once between two actions
		Play("Ted move b2", "Ted use colt-1").shows("ted/use colt-1").
		Play("Ted shoot Fred colt-3", "table card average miss").shows("ted/use colt-3", "ted/shells-2 5", "ted/shells-1 6").
		Play("Ted drop colt-3").shows("ted/use colt", "ted/gun-1 colt", "ted/gun-2 -")
}

// Friends in a zone take, give and exchange.
func TestTrades(t *testing.T) {
	g := started(t).Play("table activate Lena").Refuse("GF25", "Lena give rock Ted").Play("Lena move b2").
		Refuse("GF4", "Lena give rock Ted", "Lena take knife Ted", "Lena take rifle Ted").
		Refuse("GF25", "Lena give rock Lena", "Lena give rock Fred", "Lena swap rock whisky Fred").
		Refuse("GF4", "Lena swap shotgun whisky Ted", "Lena swap rock colt Ted").
		Play("Lena swap rock whisky Ted").shows("lena/pocket-2 whisky", "ted/pocket-2 rock", "lena/points 2").
		Play("Lena take colt Ted").shows("lena/gun-2 colt", "lena/use shotgun", "ted/gun-1 -", "ted/use -").
		Play("Lena give colt Ted").shows("ted/use colt", "lena/points 0")
	g.Refuse("GF11", "Lena give shotgun Ted").Play("Lena drop whisky").shows("zone/b2 Ted Lena, whisky")
	// A gun for the one in use is in use.
	started(t).Play("table activate Lena", "Lena move b2", "Lena swap shotgun colt Ted").
		shows("lena/gun-1 colt", "lena/use colt", "ted/gun-1 shotgun", "ted/use shotgun")
}

// The dead give and take nothing; what they had lies on the ground.
func TestTradesWithTheDead(t *testing.T) {
	started(t).at("Silas", "d2").hurt("Fred", 2).Play("table activate Ted", "Ted shoot Fred colt", "table card average wound", "Ted end").
		Play("table activate Silas").
		Refuse("GF7", "Silas give dynamite Fred", "Silas take colt Fred", "Silas swap rifle colt Fred").
		Refuse("GF4", "Silas pick colt").
		Play("Silas drop rifle", "Silas pick colt").shows("silas/gun-2 colt", "silas/shells-2 6")
}

// Whisky heals one wound, and none.
func TestWhisky(t *testing.T) {
	started(t).hurt("Ted", 2).Play("table activate Ted", "Ted drink").
		shows("ted/wound-1 x", "ted/wound-2 -", "ted/pocket-2 -", "ted/points 3").
		Refuse("GF29", "Ted drink").
		Play("Ted move b3", "Ted pick whisky", "Ted drink").shows("ted/wound-1 -")
	started(t).Play("table activate Ted", "Ted drink").shows("ted/wound-1 -", "ted/pocket-2 -")
}
