package goldfever_test

import "testing"

// Moves go over open ground, by the door and by the window, and nowhere else.
func TestMoves(t *testing.T) {
	started(t).play("table activate Silas").
		refuse("GF20", "Silas move e3", "Silas move f2", "Silas move d1", "Silas move e2", "Silas move a1").
		refuse("GF2", "Silas move g9").
		refuse("LG1", "Silas move", "Silas move d2 d3").
		play("Silas move e1").shows("silas/zone e1", "silas/points 3", "zone/e1 Silas", "zone/e2 -").
		play("Silas move e2", "Silas move d2").shows("silas/zone d2", "zone/d2 Fred Silas", "silas/points 1").
		play("Silas move d3").refuse("GF11", "Silas move d2").
		play("Silas end").waits("Round 1 of 2: drawing a chip")
	started(t).play("table activate Lena").
		refuse("GF20", "Lena move a3"). // the fence
		play("Lena move b2", "Lena move b3").
		refuse("GF20", "Lena move c2").
		play("Lena move c3") // there is room to walk beside the tree
}

// A Colt takes an average card at two zones, a difficult one farther off, and
// reaches four.
func TestColt(t *testing.T) {
	g := started(t).play("table activate Ted").
		refuse("GF41", "Ted shoot Silas colt"). // Fred is in the way
		refuse("GF62", "Ted shoot Lena colt").
		refuse("GF4", "Ted shoot Fred shotgun").
		refuse("GF21", "Ted shoot Fred knife", "Ted shoot Fred colt both").
		refuse("GF1", "Ted shoot Kate colt").
		refuse("GF4", "Ted shoot Fred sword").
		refuse("LG1", "Ted shoot Fred colt twice").
		play("Ted shoot Fred colt").shows("ted/shells-1 5").
		refuse("GF50", "Ted move b1", "table card easy wound", "table activate Lena").
		waits("Round 1 of 2: a card from the average pile, for Fred").
		play("table card average wound").shows("fred/wound-1 x", "fred/wound-2 -", "pile/average 13", "turned wound", "ted/points 3")
	// From a1, (20, 20), to d2, (140, 60): through b1 (40 to 80, up to y 40 at
	// x 80), touching b2 only in its corner, then c2 and d2: three zones.
	g.at("Ted", "a1").play("Ted shoot Fred colt").waits("Round 1 of 2: a card from the difficult pile, for Fred").
		play("table card difficult miss").
		play("Ted shoot Fred colt", "table card difficult jam").
		shows("ted/jam-1 x", "ted/shells-1 3", "fred/wound-2 -", "ted/points 1")
}

// Both barrels take two shells and two cards, whatever the first one does.
func TestBothBarrels(t *testing.T) {
	g := started(t).play("table activate Lena", "Lena move b2", "Lena move c2").
		play("Lena shoot Fred shotgun both").shows("lena/shells-1 0", "lena/points 1").
		play("table card average two-wounds").shows("fred/wound-2 x", "fred/wound-3 -").
		play("table card average wound").shows("fred/wound-3 x", "fred/zone -", "zone/d2 +3", "fred/gun-1 -", "Ann 3").
		refuse("GF21", "Lena shoot Silas shotgun").
		play("Lena reload shotgun").shows("lena/shells-1 1").
		refuse("GF11", "Lena reload shotgun")
	g.play("Lena end").refuse("GF7", "table activate Fred")
	// A panic between the barrels is seen through first; a jam jams once.
	started(t).play("table activate Lena", "Lena move b2", "Lena move c2", "Lena shoot Fred shotgun both", "table card average panic").
		refuse("GF50", "table card average jam").
		play("table card panic flee").refuse("GF54", "Fred flee d2", "Fred flee a1", "Silas flee d2", "Lena end").
		refuse("GF54", "table activate Ted").
		play("Fred flee e2").shows("fred/zone e2").
		play("table card average jam").shows("lena/jam-1 x", "lena/shells-1 0", "lena/points 1")
	// The second card is drawn for the dead, too.
	started(t).play("table activate Lena", "Lena move b2", "Lena move c2").hurt("Fred", 2).
		play("Lena shoot Fred shotgun both", "table card average wound").shows("fred/wound-3 x").
		refuse("GF50", "Lena end").
		play("table card average panic").shows("lena/points 1", "Ann 3")
}

// One barrel is one shell; both need two.
func TestOneBarrel(t *testing.T) {
	started(t).play("table activate Lena", "Lena move b2", "Lena move c2", "Lena shoot Fred shotgun", "table card average miss").
		shows("lena/shells-1 1").
		refuse("GF21", "Lena shoot Fred shotgun both").
		refuse("GF22", "Lena reload rock").
		refuse("LG1", "Lena reload").
		play("Lena reload shotgun").refuse("GF11", "Lena shoot Fred shotgun")
	started(t).play("table activate Lena").refuse("GF22", "Lena reload shotgun").refuse("GF23", "Lena unjam shotgun", "Lena unjam dynamite")
}

// A jammed gun does not shoot, but takes a shell; un-jammed it shoots.
func TestJam(t *testing.T) {
	started(t).play("table activate Ted", "Ted shoot Fred colt", "table card average jam").
		refuse("GF21", "Ted shoot Fred colt").
		play("Ted reload colt").shows("ted/shells-1 6", "ted/jam-1 x").
		refuse("GF22", "Ted reload colt").
		play("Ted unjam colt").shows("ted/jam-1 -").
		refuse("GF23", "Ted unjam colt").
		play("Ted shoot Fred colt", "table card average miss").shows("ted/shells-1 5", "ted/points 0")
}

// A gun keeps its shells and its jam where it lies (GF26).
func TestDroppedGun(t *testing.T) {
	started(t).play("table activate Ted", "Ted shoot Fred colt", "table card average jam", "Ted drop colt").
		shows("ted/gun-1 -", "ted/use -", "zone/b2 Ted, colt", "ted/points 3").
		refuse("GF4", "Ted shoot Fred colt", "Ted drop colt").
		play("Ted pick colt").shows("ted/gun-1 colt", "ted/shells-1 5", "ted/jam-1 x", "ted/use colt", "ted/points 2")
}

// The rock and the second nugget do not fit in full pockets.
func TestPick(t *testing.T) {
	started(t).play("table activate Ted").
		refuse("GF25", "Ted pick rifle", "Ted pick nugget-1").
		refuse("GF4", "Ted pick nugget-9 1", "Ted pick sword").
		play("Ted move c2").
		refuse("GF4", "Ted pick nugget-1 1").
		play("Ted drop whisky", "Ted drop knife").
		refuse("GF6", "Ted pick nugget-1", "Ted pick nugget-1 2", "Ted pick nugget-1 rock").
		refuse("GF6", "Ted pick nugget-1 4").
		refuse("LG1", "Ted pick knife ? ?", "Ted pick whisky 1").
		play("Ted pick nugget-1 3").shows("ted/pocket-1 nugget-1 (3)", "zone/c2 Ted, +3").
		refuse("GF6", "Ted pick nugget-2 3"). // the only three
		play("Ted pick nugget-2 ?").shows("ted/pocket-2 nugget-2", "ted/points 1", "Ann 0").
		play("Ted drop nugget-1").refuse("GF6", "Ted pick nugget-1 1").
		play("Ted pick nugget-1 ?").shows("ted/pocket-1 nugget-1 (3)")
}

// What is alike is told apart by its number.
func TestTwoColts(t *testing.T) {
	started(t).play("table activate Ted", "Ted move b3", "Ted pick colt").
		shows("ted/gun-1 colt-1", "ted/gun-2 colt-3", "ted/use colt-1").
		refuse("GF4", "Ted use colt").
		refuse("GF25", "Ted use colt-1", "Ted use knife").
		play("Ted use colt-3").shows("ted/use colt-3", "ted/points 2").
		refuse("GF25", "Ted use colt-1"). // once between two actions
		play("Ted move b2", "Ted use colt-1").shows("ted/use colt-1").
		play("Ted shoot Fred colt-3", "table card average miss").shows("ted/use colt-3", "ted/shells-2 5", "ted/shells-1 6").
		play("Ted drop colt-3").shows("ted/use colt", "ted/gun-1 colt", "ted/gun-2 -")
}

// Friends in a zone take, give and exchange.
func TestTrades(t *testing.T) {
	g := started(t).play("table activate Lena").refuse("GF25", "Lena give rock Ted").play("Lena move b2").
		refuse("GF4", "Lena give rock Ted", "Lena take knife Ted", "Lena take rifle Ted").
		refuse("GF25", "Lena give rock Lena", "Lena give rock Fred", "Lena swap rock whisky Fred").
		refuse("GF4", "Lena swap shotgun whisky Ted", "Lena swap rock colt Ted").
		play("Lena swap rock whisky Ted").shows("lena/pocket-2 whisky", "ted/pocket-2 rock", "lena/points 2").
		play("Lena take colt Ted").shows("lena/gun-2 colt", "lena/use shotgun", "ted/gun-1 -", "ted/use -").
		play("Lena give colt Ted").shows("ted/use colt", "lena/points 0")
	g.refuse("GF11", "Lena give shotgun Ted").play("Lena drop whisky").shows("zone/b2 Ted Lena, whisky")
	// A gun for the one in use is in use.
	started(t).play("table activate Lena", "Lena move b2", "Lena swap shotgun colt Ted").
		shows("lena/gun-1 colt", "lena/use colt", "ted/gun-1 shotgun", "ted/use shotgun")
}

// The dead give and take nothing; what they had lies on the ground.
func TestTradesWithTheDead(t *testing.T) {
	started(t).at("Silas", "d2").hurt("Fred", 2).play("table activate Ted", "Ted shoot Fred colt", "table card average wound", "Ted end").
		play("table activate Silas").
		refuse("GF7", "Silas give dynamite Fred", "Silas take colt Fred", "Silas swap rifle colt Fred").
		refuse("GF4", "Silas pick colt").
		play("Silas drop rifle", "Silas pick colt").shows("silas/gun-2 colt", "silas/shells-2 6")
}

// Whisky heals one wound, and none.
func TestWhisky(t *testing.T) {
	started(t).hurt("Ted", 2).play("table activate Ted", "Ted drink").
		shows("ted/wound-1 x", "ted/wound-2 -", "ted/pocket-2 -", "ted/points 3").
		refuse("GF29", "Ted drink").
		play("Ted move b3", "Ted pick whisky", "Ted drink").shows("ted/wound-1 -")
	started(t).play("table activate Ted", "Ted drink").shows("ted/wound-1 -", "ted/pocket-2 -")
}
