package goldfever_test

import (
	"testing"

	"saddlebag/scoring/goldfever"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// A team that carries a haul at the end of a round ends the fight (GF60).
func TestHaul(t *testing.T) {
	g := started(t)
	g.House.Scenario.Haul = 2
	g.Play("table activate Ted", "Ted drop knife", "Ted drop whisky", "Ted move c2", "Ted pick nugget-1 3", "Ted pick nugget-2 1", "Ted end",
		"table activate Lena", "Lena end", "table activate Fred", "Fred end", "table activate Silas").
		Waits("Round 1 of 2: Silas acts, 4 points left", 1).
		Play("Silas end").over(goldfever.EndHaul).
		shows("Ann 6", "Bob 4") // 3 and 1 and two alive; two alive and the barn
}

// Enough dead of a team at the end of a round end the fight (GF60).
func TestRout(t *testing.T) {
	g := started(t)
	g.House.Scenario.Rout = 1
	g.Play("table activate Fred", "Fred shoot Ted colt", "table card average wound", "Fred shoot Ted colt", "table card average wound",
		"Fred shoot Ted colt", "table card average wound", "Fred end", "table activate Lena", "Lena end", "table activate Silas", "Silas end").
		over(goldfever.EndRout).
		shows("Ann 1", "Bob 7") // Lena alive; a kill, two alive and the barn
}

// A prize that one character alone can win for one team, and that ends the fight.
func TestPrizeOfOne(t *testing.T) {
	well := scenario.Prize{Title: "The well", Zone: "c2", Points: 5, Team: "Law", Who: []string{"Lena"}, Ends: true}
	rest := []string{"table activate Fred", "Fred end", "table activate Silas", "Silas end"}
	g := started(t)
	g.House.Scenario.Prizes = append(g.House.Scenario.Prizes, well)
	g.Play("table activate Lena", "Lena move b2", "Lena move c2", "Lena end", "table activate Ted", "Ted end").Play(rest...).
		over(goldfever.EndAim).
		shows("Ann 7", "Bob 4") // the well and two alive; two alive and the barn
	g = started(t)
	g.House.Scenario.Prizes = append(g.House.Scenario.Prizes, well)
	g.Play("table activate Ted", "Ted move c2", "Ted end", "table activate Lena", "Lena end").Play(rest...).
		Waits("Round 2 of 2: drawing a chip") // it is for Lena
	g = started(t)
	g.House.Scenario.Prizes = append(g.House.Scenario.Prizes, well)
	g.Play("table activate Lena", "Lena move b2", "Lena move c2", "Lena end", "table activate Ted", "Ted end", "table activate Fred", "Fred move c2", "Fred end",
		"table activate Silas", "Silas end").
		Waits("Round 2 of 2: drawing a chip") // not held alone
}

// A prize that is blown up is scored there and then, for who has thrown the dynamite,
// once.
func TestPrizeBlownUp(t *testing.T) {
	g := started(t)
	g.House.Scenario.Prizes[0].Blast, g.House.Scenario.Prizes[0].Team = true, "Law"
	g.Play("table activate Fred", "Fred move d1", "Fred end",
		"table activate Lena", "Lena move b2", "Lena move c2", "Lena throw dynamite e2", "table card average miss", "table card easy miss").
		shows("Ann 2", "Bob 0", "team-1/prize-1 2").
		Play("Lena end", "table activate Silas", "Silas throw dynamite e2", "table card average miss", "table card easy miss", "Silas end").
		shows("Ann 2", "Bob 0")
}

// Knives and ambushes are as good as the data say, and who is wounded hand to hand
// drops the nuggets.
func TestFightOfTheData(t *testing.T) {
	ours := &scenario.Fight{Knife: terms.Easy, Melee: terms.Easy, Back: terms.Average, Ambush: 1, Snatch: true}
	g := started(t)
	g.House.Fight = ours
	g.Play("table activate Ted", "Ted drop whisky", "Ted move c2", "Ted pick nugget-1 3", "Ted end", "table activate Fred", "Fred move c2").
		Play("Fred attack Ted").Waits("Round 1 of 2: a card from the easy pile, for Ted").
		Play("table card easy miss").Waits("Round 1 of 2: a card from the average pile, for Fred"). // Ted has a knife
		Play("table card average miss", "Fred attack Ted", "table card easy wound").
		shows("ted/pocket-1 knife", "ted/pocket-2 -", "fred/pocket-1 knife", "fred/wound-1 -").
		Play("Fred drop whisky", "Fred pick nugget-1 3").shows("fred/pocket-2 nugget-1 (3)")
	g = started(t)
	g.House.Fight = ours
	g.Play("table activate Ted", "Ted ambush", "table activate Fred", "Fred move c2", "Ted react shoot Fred colt").
		Waits("Round 1 of 2: a card from the easy pile, for Fred").
		Play("table card easy miss", "Fred move b2", "Fred move c2", "Fred throw knife Ted").
		Waits("Round 1 of 2: a card from the easy pile, for Ted")
}

// over checks that the fight is over, and why.
func (g *table) over(reason speech.Text) *table {
	g.T.Helper()
	if out := g.Outcome(); !out.Over || out.Reason != reason {
		g.T.Errorf("over: %v, by %q, want %q", out.Over, out.Reason, reason)
	}
	return g
}
