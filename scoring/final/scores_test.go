package final_test

import (
	"strings"
	"testing"

	"saddlebag/scoring/final"
)

// What people keep of a game is read as they mean it, and what is left out is told.
func TestReadScores(t *testing.T) {
	for text, want := range map[string]string{
		"Ann 312, Bob 297 (coal baron!)":               `I read Ann 312, Bob 297, but not "coal baron!"`,
		"Ann 312, Bob 297":                             "I read Ann 312, Bob 297",
		"Ann 312,Bob 297":                              "I read Ann 312, Bob 297",
		"Ann: 312\nBob: 297\n":                         "I read Ann 312, Bob 297",
		"Ann:312; Bob:297":                             "I read Ann 312, Bob 297",
		"Ann - 312\nBob – 297":                         "I read Ann 312, Bob 297",
		"Ann = 312 Bob = 297":                          "I read Ann 312, Bob 297",
		"Ann (312), Bob (297)":                         "I read Ann 312, Bob 297",
		"Ann 312 and Bob 297.":                         "I read Ann 312, Bob 297",
		"Ann won with 312 points, Bob had 297 points!": "I read Ann 312, Bob 297",
		"1. Ann 312\n2. Bob 297":                       "I read Ann 312, Bob 297",
		"1 Ann 312\n2 Bob 297":                         "I read Ann 312, Bob 297",
		"1st Ann 312\n2nd: Bob 297":                    "I read Ann 312, Bob 297",
		"- Ann 312\n• Bob 297":                         "I read Ann 312, Bob 297",
		"🥇 Ann 312\n🥈 Bob 297":                         "I read Ann 312, Bob 297",
		"312 Ann, 297 Bob":                             "I read Ann 312, Bob 297",
		"Ann\n312\nBob\n297":                           "I read Ann 312, Bob 297",
		"Ann, 312, Bob, 297":                           "I read Ann 312, Bob 297",
		"Ann 1,312, Bob 46,5":                          "I read Ann 1,312, Bob 46,5",
		"Ann 46,5\nBob 30,5":                           "I read Ann 46,5, Bob 30,5",
		"Ann −1\u00a0, Bob -5":                         "I read Ann −1, Bob -5",
		"Ann $95, Bob $1,500":                          "I read Ann $95, Bob $1,500",
		"Ann 35+10=45, Bob ?":                          "I read Ann 35+10=45, Bob ?",
		"\u200bAnn\u00a0312,\u3000Bob\u202f297":        "I read Ann 312, Bob 297",
		"Ann Lee 312, “Bob T” 297":                     "I read Ann Lee 312, Bob T 297",
		"Ann & Cy 312, Bob & Dee 297":                  "I read Ann & Cy 312, Bob & Dee 297",
		"P1 312, P2 297":                               "I read P1 312, P2 297",
		"Ann 312 so close, Bob 297":                    `I read Ann 312, Bob 297, but not "so close"`,
		"Ann 30, 2, 32\nBob; 35; 10; 45":               "I read Ann 30, 2, 32; Bob 35, 10, 45",
		"Ann 30 2 32\nBob 35 10 45":                    "I read Ann 30, 2, 32; Bob 35, 10, 45",
		"Ann\t312\nBob\t297":                           "I read Ann 312, Bob 297",
		"Ann;312\nBob;297\n":                           "I read Ann 312, Bob 297",
		"Ann,312\nBob,297":                             "I read Ann 312, Bob 297",
		"Ann,\"1,312\"\nBob,297":                       "I read Ann 1,312, Bob 297",
		"sep=;\nPlayer;Score\nAnn;312\nBob;297":        "I read Ann 312, Bob 297",
		"Player;Captured outlaws;Boodle;Score\nAnn;30;2;32\nBob;35;10;45": "I read Ann Captured outlaws 30, Boodle 2, Score 32; Bob Captured outlaws 35, Boodle 10, Score 45",
		"Player\tScore\nAnn\tmany\nBob\t297":                              "I read Ann many, Bob 297",
		"Player;Points;Money\nAnn;12;\nBob;;500":                          "I read Ann Points 12, Money ?; Bob Points ?, Money 500",
		"Rank,Player,Score\n1,Ann,312\n2,Bob,297":                         "I read Ann 312, Bob 297",
		"1\tAnn\t312\n2\tBob\t297":                                        "I read Ann 312, Bob 297",
		"Player,Score,Remark\nAnn,312,coal baron\nBob,297,":               `I read Ann 312, Bob 297, but not "Remark coal baron"`,
		"Game night;\nPlayer;Score\nAnn;312\nBob;297":                     `I read Ann 312, Bob 297, but not "Game night"`,
		"| Player | Score |\n|---|---:|\n| Ann | 312 |\n| Bob | 297 |":    "I read Ann 312, Bob 297",
		"Player    Score\nAnn Lee   312\nBob       297":                   "I read Ann Lee 312, Bob 297",
		"Player;Score\nAnn;312\nBob;297\nTotal;609":                       `I read Ann 312, Bob 297, but not "Total"`,
		"Player 1;312\nPlayer 2;297":                                      "I read Player 1 312, Player 2 297",
		"Player;Date;Score\nAnn;2026-11-20;312\nBob;2026-11-20;297":       `I read Ann 312, Bob 297, but not "Date 2026-11-20 2026-11-20"`,
	} {
		s, ok := final.ReadScores(shelf, text)
		if !ok {
			t.Errorf("%q is not read", text)
			continue
		}
		if got := s.Tell().String(); got != want {
			t.Errorf("%q\n%s, want\n%s", text, got, want)
		}
	}
}

// Whatever else people send is not taken for scores.
func TestNoScores(t *testing.T) {
	for _, text := range []string{
		"", "\n", "hello", "312", "312, 297", "Ann", "Ann, Bob", "[Event \"x\"]\n", "{\"entries\": [1, 2]}",
		"saddlebag 1 paper final\nplayer Ann\n\nAnn 312", "sadlebag 1 paper\nplayer Ann\nplayer Bob\n\ntable roll 2+3+4",
		"table roll 2+3+4\nAnn claim borax-1 4", "Ann claim borax-1 4", "Ann dig b1 4", "1. e4 e5 2. Nf3 Nc6",
		"Ann 30 2 32\nBob 45", "with 312", "Ann beat Bob 312 to 297", "Ann \x01 312", "Ann 312, Bob 297" + strings.Repeat(" ", 64<<10),
		strings.Repeat("Ann 3\n", 100), "Ann" + strings.Repeat(" 3", 100),
		"We sat down at seven, as ever, and had the stew, and then there was Bob, and then Ann, who had 312.",
	} {
		if s, ok := final.ReadScores(shelf, text); ok {
			t.Errorf("%.60q: %s", text, s.Tell())
		}
	}
}

// Whatever is read as scores is bounded, and every player has as many numbers.
func FuzzReadScores(f *testing.F) {
	for _, text := range []string{
		"Ann 312, Bob 297 (coal baron!)", "Player;Captured outlaws;Boodle;Score\nAnn;30;2;32\nBob;35;10;45", "1. Ann: 1,312\n2. Bob - ?",
		"| Player | Score |\n|---|---:|\n| Ann | \"312 |", "sep=;\n\n;;;\nAnn;\"1;\nx", ";Ann;Bob\nTotal;1;2", "312 Ann, 297 Bob [x]\n• Cy = 3",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, ok := final.ReadScores(shelf, text)
		if !ok {
			return
		}
		if len(s.Players) == 0 || len(s.Players) > 64 || len(s.Numbers) != len(s.Players) {
			t.Fatalf("%q: %+v", text, s)
		}
		for _, numbers := range s.Numbers {
			if len(numbers) == 0 || len(numbers) > 64 || s.Heads != nil && len(numbers) != len(s.Heads) {
				t.Fatalf("%q: %+v", text, s)
			}
		}
		for _, game := range s.Games {
			sheets, err := s.Sheets(shelf, game, nil)
			if err != nil {
				continue // names that cannot be
			}
			again, err := final.Open(shelf, "x", sheets.Text, nil)
			if err != nil || again.String() != sheets.String() || len(again.Unread) != len(sheets.Unread) {
				t.Fatalf("%q: %v in %q", text, err, sheets.Text)
			}
		}
	})
}

// Scores cost in proportion to what is sent.
func BenchmarkReadScores(b *testing.B) {
	for name, n := range map[string]int{"1K": 1 << 10, "10K": 10 << 10, "60K": 60 << 10} {
		b.Run(name, func(b *testing.B) {
			text := strings.Repeat("Ann 312, Bob 297 (so close), ", n/29)
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				final.ReadScores(shelf, text)
			}
		})
	}
}
