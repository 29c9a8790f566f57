package goldfever_test

import (
	"testing"

	"saddlebag/scoring/goldfever/sheet"
)

// An ambush costs two points and ends the phase; the next chip may be spent to
// stay, or the ambush is given up.
func TestAmbush(t *testing.T) {
	g := started(t).Play("table activate Lena").Refuse("GF12", "Lena stay").
		Play("Lena move a1", "Lena ambush").shows("lena/ambush x", "lena/points -", "lena/acted x", "bag 3").
		Waits("Round 1 of 2: drawing a chip").Refuse("GF10", "table activate Lena", "Lena end")
	g.Play("table activate Ted", "Ted move b1", "Ted move b2", "Ted move b1").Refuse("GF11", "Ted ambush").
		Play("Ted end", "table activate Fred", "Fred move c2").
		Waits("Round 1 of 2: ambushers may react to Fred", 0).
		Play("Lena react pass", "Fred end", "table activate Silas", "Silas end").shows("round 2", "bag 4", "lena/acted -")
	// Round 2: Lena stays.
	stays := tableOf(t, g.Clone().(sheet.View))
	stays.Play("table activate Lena").Refuse("GF12", "Lena end", "Lena ambush").
		Play("Lena stay").shows("lena/ambush x", "bag 3").Waits("Round 2 of 2: drawing a chip")
	// Or she acts.
	g.Play("table activate Lena", "Lena drop rock").shows("lena/ambush -").Refuse("GF12", "Lena stay").Play("Lena end")
}

// An ambusher who sees the mover does one action of one point, and the mover
// goes on.
func TestReaction(t *testing.T) {
	g := started(t).lurks("Fred", "Silas").Play("table activate Ted", "Ted move c2").
		Waits("Round 1 of 2: ambushers may react to Ted", 1). // Silas sees Fred's back
		Refuse("GF27", "Ted move b2", "Ted react pass", "Silas react pass", "table activate Lena").
		Refuse("GF50", "table card average wound").
		Refuse("LG1", "Fred react", "Fred react ambush", "Fred react end", "Fred react joker charm", "Fred react drop knife").
		Refuse("GF27", "Lena react pass").
		Refuse("GF24", "Fred react throw dynamite c2"). // he has none
		Refuse("GF28", "Fred react attack Ted").
		Refuse("GF27", "Fred shoot Ted colt", "Fred ambush").
		Play("Fred react shoot Ted colt").shows("fred/ambush -", "fred/shells-1 5").
		Refuse("GF50", "Ted shoot Fred colt", "Fred react pass").
		Play("table card average wound").shows("ted/wound-1 x").
		Waits("Round 1 of 2: Ted acts, 3 points left", 0)
	g.Refuse("GF27", "Fred react shoot Ted colt").
		Play("Ted shoot Fred colt", "table card average miss").
		Waits("Round 1 of 2: Ted acts, 2 points left", 0)
	// What is free is no action.
	started(t).at("Ted", "c2").lurks("Fred").Play("table activate Ted", "Ted drop knife", "Ted end").Refuse("GF27", "Fred react pass")
}

// An ambush kills the mover: the phase is over, and nobody else reacts.
func TestDeadlyAmbush(t *testing.T) {
	started(t).at("Silas", "d3").hurt("Ted", 1).lurks("Fred", "Silas").Play("table activate Ted", "Ted move c2").
		Waits("Round 1 of 2: ambushers may react to Ted", 1).
		Play("Silas react shoot Ted rifle"). // d3 to c2: one zone, through the corner
		Waits("Round 1 of 2: a card from the easy pile, for Ted").
		Play("table card easy two-wounds").
		shows("ted/wound-3 x", "ted/points -", "silas/ambush -", "fred/ambush x", "zone/c2 +5", "Bob 3", "bag 3").
		Waits("Round 1 of 2: drawing a chip")
}

// A reaction is reacted to once, and nobody reacts to that.
func TestChainedReactions(t *testing.T) {
	started(t).at("Lena", "b2").at("Silas", "d2").lurks("Fred", "Silas", "Lena").
		Play("table activate Ted", "Ted move c2", "Fred react shoot Ted colt", "table card average miss").
		// Lena, in b2, sees Fred over Ted? No: Ted stands in c2, on the line.
		Waits("Round 1 of 2: ambushers may react to Ted", 1).
		Refuse("GF27", "Lena react pass").
		Play("Silas react pass").Waits("Round 1 of 2: Ted acts, 3 points left", 0)
	g := started(t).at("Lena", "b1").at("Fred", "d1").at("Silas", "e1").lurks("Fred", "Silas", "Lena").
		Play("table activate Ted", "Ted move c2"). // d1 and c2 meet in a corner; e1 sees c2 through d1 and d2
		Waits("Round 1 of 2: ambushers may react to Ted", 1)
	g.Play("Fred react shoot Ted colt").Refuse("GF50", "Lena react pass").Play("table card average wound").
		Waits("Round 1 of 2: ambushers may react to Fred", 0). // b1 to d1, along y 20
		Refuse("GF27", "Silas react pass", "Ted react pass", "Ted move b2").
		Play("Lena react shoot Fred shotgun both"). // two zones, beyond half: difficult
		Waits("Round 1 of 2: a card from the difficult pile, for Fred").
		Play("table card difficult wound", "table card difficult miss").
		// Silas lies in ambush and may see Lena, but nobody reacts to her.
		Waits("Round 1 of 2: ambushers may react to Ted", 1).
		Refuse("GF27", "Fred react pass").
		Play("Silas react pass").Waits("Round 1 of 2: Ted acts, 3 points left", 0).
		shows("lena/ambush -", "fred/ambush -", "silas/ambush x", "ted/wound-1 x", "fred/wound-1 x")
}

// Who reacts may step out of sight, or run away with the gold.
func TestQuietReactions(t *testing.T) {
	started(t).at("Fred", "c2").lurks("Fred").Play("table activate Ted", "Ted move b1").
		Waits("Round 1 of 2: ambushers may react to Ted", 1).
		Refuse("GF4", "Fred react pick nugget-1 1").
		Play("Fred react drink").shows("fred/pocket-2 -", "fred/ambush -")
	started(t).at("Fred", "c2").lurks("Fred").Play("table activate Ted", "Ted move b1", "Fred react move c3").
		shows("fred/zone c3").Waits("Round 1 of 2: Ted acts, 3 points left", 0)
	started(t).at("Silas", "c2").lurks("Silas").Play("table activate Ted", "Ted move b1", "Silas react pick nugget-2 ?").
		shows("silas/pocket-2 nugget-2")
}

// Laying an ambush is an action that others react to.
func TestReactionToAmbush(t *testing.T) {
	started(t).at("Ted", "c2").lurks("Fred").Play("table activate Ted", "Ted ambush").
		Waits("Round 1 of 2: ambushers may react to Ted", 1).shows("ted/ambush x", "ted/points 0").
		Play("Fred react shoot Ted colt", "table card average panic", "table card panic startle").
		shows("ted/ambush -").Waits("Round 1 of 2: drawing a chip")
	// To that Ted, in ambush now, may react in turn.
	started(t).at("Ted", "c2").lurks("Fred").Play("table activate Ted", "Ted ambush", "Fred react shoot Ted colt", "table card average miss").
		Waits("Round 1 of 2: ambushers may react to Fred", 0).
		Play("Ted react shoot Fred colt", "table card average wound").
		shows("ted/ambush -", "fred/wound-1 x").Waits("Round 1 of 2: drawing a chip")
}
