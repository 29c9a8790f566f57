package check_test

import (
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/final"
)

// What stands over scores tells the game if it is of one alone. Else it can be any that has
// a place for each number or, where none has, that so many can play.
func TestScoresAreOf(t *testing.T) {
	for _, test := range []struct{ text, game, games string }{
		{"Player;Captured outlaws;Boodle;Score\nAnn;30;2;32\nBob;35;10;45", "rin-tin-tin", "rin-tin-tin"},
		{"Player,Boodle,Total\nAnn,2,32\nBob,10,45", "rin-tin-tin", "rin-tin-tin"},
		{"\tAnn\tBob\nCaptured outlaws\t30\t35\nBoodle\t2\t10\nScore\t32\t45", "rin-tin-tin", "rin-tin-tin"},
		{"Player;Deliveries;Shares paid;Still in the stash;Cash in hand\nAnn;50;6;0;56\nBob;40;0;5;45", "coal-n-write", "coal-n-write"},
		{"Name;Credited;Lost;Result\nAnn;9;3;6\nBob;9;14;-5\nCy;8;3;5\nDee;4;4;0", "forty-niners", "forty-niners"},
		{"Name;Points;Money;Points and money together\nAnn;65;9800;74.8\nBob;64;8800;72.8\nCid;67;7800;74.8", "maloneys-inheritance", "maloneys-inheritance"},
		{"Name;Points;Money;Total\nAnn;65;9800;74.8\nBob;64;8800;72.8\nCid;67;7800;74.8", "", "maloneys-inheritance"},
		{"Rin Tin Tin\nAnn 32\nBob 45", "rin-tin-tin", "coal-n-write rin-tin-tin goldfever"},
		{"Coal n’ Write: Ann 312, Bob 297", "coal-n-write", "coal-n-write rin-tin-tin goldfever"},
		{"Player;Score\nAnn;32\nBob;45", "", "coal-n-write rin-tin-tin goldfever"},
		{"Player;Ann;Bob\nTotal;32;45", "", "coal-n-write rin-tin-tin goldfever"},
		{"Player;Result\nAnn;3\nBob;-5\nCy;2\nDee;0", "", "coal-n-write rin-tin-tin maloneys-inheritance forty-niners"}, // the scenario of Goldfever is for two
		{"Ann 30 2 32\nBob 35 10 45", "", "rin-tin-tin"},
		{"Ann 50 6 0 56\nBob 40 0 5 45", "", "coal-n-write"},
		{"Ann 5 8\nBob 4 9", "", "coal-n-write rin-tin-tin goldfever"},
		{"Player;Round 1;Round 2\nAnn;5;8\nBob;4;9", "", "coal-n-write rin-tin-tin goldfever"},
		{"Ann 312", "", "coal-n-write"},
	} {
		s, ok := final.ReadScores(titles.Shelf(), test.text)
		if !ok {
			t.Errorf("%q is not read", test.text)
			continue
		}
		if games := strings.Join(s.Games, " "); s.Game != test.game || games != test.games {
			t.Errorf("%q is of %q, one of %s; want %q of %s", test.text, s.Game, games, test.game, test.games)
		}
	}
}

// Each number of scores stands where its heading belongs on the sheets, and what has no
// place there is told.
func TestScoresFillSheets(t *testing.T) {
	for _, test := range []struct{ text, game, lines, told string }{
		{"Ann 312, Bob 297", "coal-n-write", "Ann cash 312\nBob cash 297\n", "I read Ann 312, Bob 297"},
		{"Ann 30 2 32\nBob 35 ? 45", "rin-tin-tin", "Ann outlaws 30\nAnn boodle 2\nAnn score 32\nBob outlaws 35\nBob boodle ?\nBob score 45\n", "I read Ann 30, 2, 32; Bob 35, ?, 45"},
		{"Player;Ann;Bob L\nBoodle;2;10\nScore;32;45", "rin-tin-tin", "Ann boodle 2\nAnn score 32\n\"Bob L\" boodle 10\n\"Bob L\" score 45\n", "I read Ann Boodle 2, Score 32; Bob L Boodle 10, Score 45"},
		{"Player;R1;Total\nAnn;5;32 pts\nBob;4;", "rin-tin-tin", "Ann score \"32 pts\"\n", `I read Ann R1 5, Total 32 pts; Bob R1 4, Total ?, but not "R1"`},
		{"Ann 5 8\nBob 4 9", "rin-tin-tin", "", "I read Ann 5, 8; Bob 4, 9. Which number is which?"},
		{"Ann $65, Bob 64, Cid 67", "maloneys-inheritance", "Ann together $65\nBob together 64\nCid together 67\n", "I read Ann $65, Bob 64, Cid 67"},
	} {
		s, ok := final.ReadScores(titles.Shelf(), test.text)
		if !ok {
			t.Errorf("%q is not read", test.text)
			continue
		}
		d, err := s.Sheets(titles.Shelf(), test.game, nil)
		if err != nil {
			t.Errorf("%q: %v", test.text, err)
			continue
		}
		if _, lines, _ := strings.Cut(d.Text, "\n\n"); lines != test.lines || d.Told.String() != test.told || len(d.Unread) > 0 {
			t.Errorf("%q\n%s%s\nwant\n%s%s", test.text, lines, d.Told, test.lines, test.told)
		}
	}
}
