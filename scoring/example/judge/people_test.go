package judge_test

import (
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/example"
	"saddlebag/scoring/example/game"
	"saddlebag/scoring/final/finaltest"
	"saddlebag/scoring/scoringtest"
)

// people play by chance.
var people = []scoringtest.Kind{{Players: 2}, {Players: 3}, {Players: 4}}

// What people write on sheets is read as they mean it.
func TestSheetsOfPeople(t *testing.T) {
	finaltest.Sheets(t, finaltest.Config{Game: game.Game, House: plain(t), Games: 4, Kinds: people})
}

// What people do wrong is found, and told where it was done.
func TestMistakesOfPeople(t *testing.T) {
	finaltest.HumanMistakes(t, finaltest.Config{Game: game.Game, House: plain(t), Games: 40, Kinds: people, Mistakes: mistakes, Other: otherwise})
}

// otherwise is what was played with the cards, digs and sectors of other slips, and
// with dice that show those.
func otherwise(_ scoring.Setup, played []scoring.Event, after scoring.Filled) []scoring.Event {
	events, round := slices.Clone(played), -1
	at := func(owner int, cell string) string { return after[scoring.Place{Owner: owner, Cell: cell}].Value }
	for i, e := range events {
		args := slices.Clone(e.Args)
		switch e.Verb {
		case example.VerbRoll:
			round++
			var faces []string
			for p, w := range after {
				if p.Cell == example.DugCell(round) && !slices.Contains(faces, w.Value) {
					faces = append(faces, w.Value)
				}
			}
			slices.Sort(faces)
			args[0] = faces[0] + "+" + faces[len(faces)-1]
		case example.VerbDig:
			args[0] = at(e.Seat, example.DugCell(round))
		case example.VerbSpin:
			args[0] = at(scoring.Table, example.WheelCell(round))
		case example.VerbDraw, example.VerbReveal:
			args[0] = at(e.Seat, example.CellCard)
		}
		events[i].Args = args
	}
	return events
}

// What is said of sheets that contradict themselves is no more than is left.
func TestSettles(t *testing.T) {
	finaltest.Settles(t, finaltest.Config{Game: game.Game, House: plain(t), Kinds: people})
}
