package goldfever_test

import (
	"testing"

	"saddlebag/scoring/goldfever/sheet"
)

// An ambush costs two points and ends the phase; the next chip may be spent to
// stay, or the ambush is given up.
func TestAmbush(t *testing.T) {
	g := started(t).play("table activate Lena").refuse("GF12", "Lena stay").
		play("Lena move a1", "Lena ambush").shows("lena/ambush x", "lena/points -", "lena/acted x", "bag 3").
		waits("Round 1 of 2: drawing a chip").refuse("GF10", "table activate Lena", "Lena end")
	g.play("table activate Ted", "Ted move b1", "Ted move b2", "Ted move b1").refuse("GF11", "Ted ambush").
		play("Ted end", "table activate Fred", "Fred move c2").
		waits("Round 1 of 2: ambushers may react to Fred", 0).
		play("Lena react pass", "Fred end", "table activate Silas", "Silas end").shows("round 2", "bag 4", "lena/acted -")
	// Round 2: Lena stays.
	stays := *g
	stays.View = g.Clone().(sheet.View)
	stays.play("table activate Lena").refuse("GF12", "Lena end", "Lena ambush").
		play("Lena stay").shows("lena/ambush x", "bag 3").waits("Round 2 of 2: drawing a chip")
	// Or she acts.
	g.play("table activate Lena", "Lena drop rock").shows("lena/ambush -").refuse("GF12", "Lena stay").play("Lena end")
}

// An ambusher who sees the mover does one action of one point, and the mover
// goes on.
func TestReaction(t *testing.T) {
	g := started(t).lurks("Fred", "Silas").play("table activate Ted", "Ted move c2").
		waits("Round 1 of 2: ambushers may react to Ted", 1). // Silas sees Fred's back
		refuse("GF27", "Ted move b2", "Ted react pass", "Silas react pass", "table activate Lena").
		refuse("GF50", "table card average wound").
		refuse("LG1", "Fred react", "Fred react ambush", "Fred react end", "Fred react joker charm", "Fred react drop knife").
		refuse("GF27", "Lena react pass").
		refuse("GF24", "Fred react throw dynamite c2"). // he has none
		refuse("GF28", "Fred react attack Ted").
		refuse("GF27", "Fred shoot Ted colt", "Fred ambush").
		play("Fred react shoot Ted colt").shows("fred/ambush -", "fred/shells-1 5").
		refuse("GF50", "Ted shoot Fred colt", "Fred react pass").
		play("table card average wound").shows("ted/wound-1 x").
		waits("Round 1 of 2: Ted acts, 3 points left", 0)
	g.refuse("GF27", "Fred react shoot Ted colt").
		play("Ted shoot Fred colt", "table card average miss").
		waits("Round 1 of 2: Ted acts, 2 points left", 0)
	// What is free is no action.
	started(t).at("Ted", "c2").lurks("Fred").play("table activate Ted", "Ted drop knife", "Ted end").refuse("GF27", "Fred react pass")
}

// An ambush kills the mover: the phase is over, and nobody else reacts.
func TestDeadlyAmbush(t *testing.T) {
	started(t).at("Silas", "d3").hurt("Ted", 1).lurks("Fred", "Silas").play("table activate Ted", "Ted move c2").
		waits("Round 1 of 2: ambushers may react to Ted", 1).
		play("Silas react shoot Ted rifle"). // d3 to c2: one zone, through the corner
		waits("Round 1 of 2: a card from the easy pile, for Ted").
		play("table card easy two-wounds").
		shows("ted/wound-3 x", "ted/points -", "silas/ambush -", "fred/ambush x", "zone/c2 +5", "Bob 3", "bag 3").
		waits("Round 1 of 2: drawing a chip")
}

// A reaction is reacted to once, and nobody reacts to that.
func TestChainedReactions(t *testing.T) {
	started(t).at("Lena", "b2").at("Silas", "d2").lurks("Fred", "Silas", "Lena").
		play("table activate Ted", "Ted move c2", "Fred react shoot Ted colt", "table card average miss").
		// Lena, in b2, sees Fred over Ted? No: Ted stands in c2, on the line.
		waits("Round 1 of 2: ambushers may react to Ted", 1).
		refuse("GF27", "Lena react pass").
		play("Silas react pass").waits("Round 1 of 2: Ted acts, 3 points left", 0)
	g := started(t).at("Lena", "b1").at("Fred", "d1").at("Silas", "e1").lurks("Fred", "Silas", "Lena").
		play("table activate Ted", "Ted move c2"). // d1 and c2 meet in a corner; e1 sees c2 through d1 and d2
		waits("Round 1 of 2: ambushers may react to Ted", 1)
	g.play("Fred react shoot Ted colt").refuse("GF50", "Lena react pass").play("table card average wound").
		waits("Round 1 of 2: ambushers may react to Fred", 0). // b1 to d1, along y 20
		refuse("GF27", "Silas react pass", "Ted react pass", "Ted move b2").
		play("Lena react shoot Fred shotgun both"). // two zones, beyond half: difficult
		waits("Round 1 of 2: a card from the difficult pile, for Fred").
		play("table card difficult wound", "table card difficult miss").
		// Silas lies in ambush and may see Lena, but nobody reacts to her.
		waits("Round 1 of 2: ambushers may react to Ted", 1).
		refuse("GF27", "Fred react pass").
		play("Silas react pass").waits("Round 1 of 2: Ted acts, 3 points left", 0).
		shows("lena/ambush -", "fred/ambush -", "silas/ambush x", "ted/wound-1 x", "fred/wound-1 x")
}

// Who reacts may step out of sight, or run away with the gold.
func TestQuietReactions(t *testing.T) {
	started(t).at("Fred", "c2").lurks("Fred").play("table activate Ted", "Ted move b1").
		waits("Round 1 of 2: ambushers may react to Ted", 1).
		refuse("GF4", "Fred react pick nugget-1 1").
		play("Fred react drink").shows("fred/pocket-2 -", "fred/ambush -")
	started(t).at("Fred", "c2").lurks("Fred").play("table activate Ted", "Ted move b1", "Fred react move c3").
		shows("fred/zone c3").waits("Round 1 of 2: Ted acts, 3 points left", 0)
	started(t).at("Silas", "c2").lurks("Silas").play("table activate Ted", "Ted move b1", "Silas react pick nugget-2 ?").
		shows("silas/pocket-2 nugget-2")
}

// Laying an ambush is an action that others react to.
func TestReactionToAmbush(t *testing.T) {
	started(t).at("Ted", "c2").lurks("Fred").play("table activate Ted", "Ted ambush").
		waits("Round 1 of 2: ambushers may react to Ted", 1).shows("ted/ambush x", "ted/points 0").
		play("Fred react shoot Ted colt", "table card average panic", "table card panic startle").
		shows("ted/ambush -").waits("Round 1 of 2: drawing a chip")
	// To that Ted, in ambush now, may react in turn.
	started(t).at("Ted", "c2").lurks("Fred").play("table activate Ted", "Ted ambush", "Fred react shoot Ted colt", "table card average miss").
		waits("Round 1 of 2: ambushers may react to Fred", 0).
		play("Ted react shoot Fred colt", "table card average wound").
		shows("ted/ambush -", "fred/wound-1 x").waits("Round 1 of 2: drawing a chip")
}
