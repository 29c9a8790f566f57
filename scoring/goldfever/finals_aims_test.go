package goldfever_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
)

// haul is what has to be known of the fight of haul-2p.ledger for its score: Ted and
// Lena have a nugget each, and all are alive.
const haul = `saddlebag 1 goldfever final
player Ann
player Bob
scenario aims

table round 2
Ann ted/wound-3 -
Ann ted/pocket-1 nugget-2 (1)
Ann ted/pocket-2 whisky
Ann ted/zone c2
Ann lena/wound-3 -
Ann lena/pocket-1 knife
Ann lena/pocket-2 nugget-1 (3)
Ann lena/zone d2
Bob fred/wound-3 -
Bob fred/pocket-1 knife
Bob fred/pocket-2 -
Bob fred/zone d2
Bob silas/wound-3 -
Bob silas/pocket-1 dynamite
Bob silas/pocket-2 -
Bob silas/zone e2
table zone/b2 dynamite
table zone rest ?
table team-1/prize-2 -
`

// by is a verdict with the scores of both, and what is found.
func by(v scoring.Verdict, ann, bob string, ranks []int, findings ...string) judged {
	return judged{Verdict: v, Scores: []string{ann, bob}, Ranks: ranks, Findings: findings}
}

// What sheets come to of a fight that a haul, a rout or a prize can end was worked out
// by hand from the clauses.
func TestJudgeAims(t *testing.T) {
	won, lost := []int{1, 2}, []int{2, 1}
	for _, c := range []struct {
		name    string
		changes string
		want    judged
	}{
		// Law: nuggets of 1 and 3, two alive. Outlaws: two alive.
		{"a haul", "", by(scoring.Right, "6", "2", won)},
		{
			"one nugget is no haul", "Ann ted/pocket-1 -",
			by(scoring.Impossible, "5", "2", won, "GF60 fred/pocket-2 fred/wound-3 lena/pocket-1 lena/wound-3 lena/zone round silas/pocket-1 silas/pocket-2 silas/wound-3 ted/pocket-1 ted/pocket-2 ted/wound-3: "+
				"Both teams have somebody alive, so the fight goes on to round 3, not 2. It only ends early if a team carries 2 nuggets, one team alone holds the well or a team has 1 dead."),
		},
		{
			"a round of its own", "table round 4",
			by(scoring.Impossible, "6", "2", won, `GF60 round: The round can't be "4": the scenario has 3.`),
		},
		// Lena's 3, two alive, Fred killed; Silas alive.
		{"one dead is a rout", "Ann ted/pocket-1 -\nBob fred/wound-1 x\nBob fred/wound-2 x\nBob fred/wound-3 x\nBob fred/pocket-1 -\nBob fred/zone -", by(scoring.Right, "7", "1", won)},
		// Her 3, two alive, the well.
		{"Lena at the well", "Ann ted/pocket-1 -\nAnn lena/zone c1\nBob fred/zone d1", by(scoring.Right, "9", "2", won)},
		{
			// Without the well and the barn 4 in gold, 2 alive and 2 for Silas are too few.
			"Lena and Fred at the well", "Ann lena/zone c1\nBob fred/zone c1\nAnn score 10",
			by(scoring.WrongTotal, "6", "2", won, "GF60 fred/wound-3 fred/zone score team-1/prize-2: Ann's team, Law, has 6; the sheet says 10."),
		},
		{
			"Ted at the well, which is for Lena", "Ann ted/zone c1\nAnn score 10",
			by(scoring.WrongTotal, "6", "2", won, "GF60 lena/zone score silas/wound-3 team-1/prize-2: Ann's team, Law, has 6; the sheet says 10."),
		},
		{
			// Without gold there are 2 for Ted and 2 alive.
			"Silas at the well, which is for Law", "Bob silas/zone c1\nBob score 6",
			by(scoring.WrongTotal, "6", "2", won, "GF60 fred/pocket-1 fred/pocket-2 lena/wound-3 score silas/pocket-1 silas/pocket-2: Bob's team, Outlaws, has 2; the sheet says 6."),
		},
		{"the barn blown up", "table zone/b2 -\ntable team-1/prize-2 2", by(scoring.Right, "8", "2", won)},
		{
			"the barn blown up with no dynamite gone", "table team-1/prize-2 2",
			by(scoring.WrongTotal, "6", "2", won, "GF60 silas/pocket-1 team-1/prize-2 zone/b2: Law: The barn should be 0, going by the dynamite that's gone; the sheet says 2."),
		},
		{
			"the barn blown up by who cannot", "table zone/b2 -\nBob score 4",
			by(scoring.WrongTotal, "6", "2", won, "GF60 fred/pocket-1 fred/pocket-2 lena/wound-3 score silas/pocket-1 silas/pocket-2 ted/wound-3: Bob's team, Outlaws, has 2; the sheet says 4."),
		},
		{
			// Two alive and the nugget of 1 are 3, and those killed 2 each.
			"the dead man's nugget forgotten", "Ann ted/wound-1 x\nAnn ted/wound-2 x\nAnn ted/wound-3 x\nAnn ted/pocket-1 -\nAnn ted/pocket-2 -\nAnn ted/zone -\nBob fred/pocket-2 nugget-2 (1)\nBob score 4",
			by(scoring.WrongTotal, "4", "5", lost, "GF60 fred/pocket-1 fred/pocket-2 fred/wound-3 score silas/pocket-1 silas/pocket-2 silas/wound-3: Bob's team, Outlaws, has 5; the sheet says 4."),
		},
	} {
		if diff := cmp.Diff(c.want, judge(t, changed(haul, c.changes))); diff != "" {
			t.Errorf("%s: by hand (-), judged (+):\n%s", c.name, diff)
		}
	}
}
