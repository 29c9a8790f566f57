package judge_test

import (
	"testing"

	"saddlebag/scoring/final/finaltest"
	"saddlebag/scoring/maloney/game"
	"saddlebag/scoring/maloney/judge"
	"saddlebag/scoring/maloney/sheet"
	"saddlebag/scoring/scoringtest"
)

// peopleKinds are tables whose sheets people write.
var peopleKinds = []scoringtest.Kind{
	{Players: 3, Choose: keen},
	{Players: 4, Choose: thrifty},
	{Players: 5, Choose: keen},
	{Players: 6, Choose: keen, Options: map[string]string{sheet.OptionHands: sheet.DealtHands}},
}

// What people write on sheets is read as they mean it.
func TestSheetsOfPeople(t *testing.T) {
	finaltest.Sheets(t, finaltest.Config{Game: game.Game, House: ours(t), Games: 1, Kinds: peopleKinds})
}

// Sheets in another language are read as they are, or asked back.
func TestSheetsAbroad(t *testing.T) {
	finaltest.Abroad(t, finaltest.Config{Game: game.Game, House: ours(t), Games: 1, Kinds: peopleKinds})
}

// What people do wrong on sheets is found, or can be.
func TestMistakesOfPeople(t *testing.T) {
	finaltest.HumanMistakes(t, finaltest.Config{Game: game.Game, House: ours(t), Games: 2, Mistakes: judge.Mistakes, Kinds: peopleKinds})
}

// What is said of sheets that contradict themselves is no more than is left.
func TestSettles(t *testing.T) {
	finaltest.Settles(t, finaltest.Config{Game: game.Game, House: ours(t), Kinds: peopleKinds[:2]})
}
