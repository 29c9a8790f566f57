package titles_test

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// Every game is taught in five to eight lessons, on panels that phones show, but for at
// most one card; in short sentences, which name clauses that there are.
func TestEveryGameTeaches(t *testing.T) {
	const most = 18 // words of a sentence
	sentence := regexp.MustCompile(`[^.!?;]+`)
	for _, title := range titles.List {
		info := title.Game.Info()
		jobs, err := title.Course.Jobs(title.Game)
		if err != nil {
			t.Fatalf("%s: %v", info.ID, err)
		}
		if n := len(jobs); n < 5 || n > 8 {
			t.Errorf("%s has %d lessons", info.ID, n)
		}
		for _, l := range []*speech.Language{nil, speech.Pseudo} {
			pictures, err := title.Pictures(l)
			if err != nil {
				t.Fatalf("%s: %v", info.ID, err)
			}
			elsewhere := 0
			for i, p := range pictures {
				var shown []string
				for seat := scoring.Table; seat < len(jobs[i].Setup.Players); seat++ {
					for _, panel := range title.PanelsOf(jobs[i], seat) {
						shown = append(shown, panel.ID)
					}
				}
				if !slices.Contains(shown, p.Printed.ID) {
					elsewhere++
				}
				for number := range strings.SplitSeq(p.Clauses, ", ") {
					if _, ok := info.Clause(number); !ok {
						t.Errorf("%s, lesson %d: there is no clause %q", info.ID, i+1, number)
					}
				}
				for _, said := range sentence.FindAllString(speech.English.Of(p.Text), -1) {
					if n := len(strings.Fields(said)); n > most {
						t.Errorf("%s, lesson %d: %d words in %q", info.ID, i+1, n, said)
					}
				}
			}
			if elsewhere > 1 {
				t.Errorf("%s: %d lessons are on no panel of a phone", info.ID, elsewhere)
			}
		}
	}
}

// The figures that lessons tell are those of the rules, worked out by hand.
func TestLessonsAreRight(t *testing.T) {
	const table, ann, ben = scoring.Table, 0, 1
	for _, c := range []struct {
		game   string
		lesson int
		owner  int
		cell   string
		want   string // "x" for struck, with nothing written
	}{
		// The first Borax deposit has the number 3, which a 3 meets (CW11). The first Tin has a 6
		// and one DIG box: a 3 scratches it (CW12), and then any die claims it (CW13).
		{"coal-n-write", 2, ann, "borax-1/1", "x"},
		{"coal-n-write", 2, ann, "tin-1/1", ""},
		{"coal-n-write", 3, ann, "tin-1/1/dig-1", "x"},
		{"coal-n-write", 3, ann, "tin-1/1", "x"},
		{"coal-n-write", 4, ann, "stash/1", "B"},
		{"coal-n-write", 4, ann, "stash/2", "T"},
		{"coal-n-write", 4, ann, "stash/3", ""},
		// One of two dice that show a 1 rests (CW6).
		{"coal-n-write", 6, table, "bunkhouse/1", "1"},
		{"coal-n-write", 6, table, "bunkhouse/2", ""},
		// T, C, C, B, B: the bandit takes the Tin (CW41). 2 × 5 + 2 × 3 (CW15, CW42).
		{"coal-n-write", 7, ann, "burro-2/value", "16"},
		// Varmint Huntin' paid 2 + 3 + 4 + 6 (CW29).
		{"coal-n-write", 8, ann, "cash/1/hand", "15"},
		{"coal-n-write", 8, ann, "cash/2/hand", "31"},
		// Three of Ann's, one of Cy's, and Ben's man and dog: 2, doubled (RT13).
		{"rin-tin-tin", 3, ann, "outlaws", "1"},
		{"rin-tin-tin", 4, ann, "outlaws", "3"},
		{"rin-tin-tin", 4, ben, "outlaws", "4"},
		{"rin-tin-tin", 6, ben, "score", "9"},
		// 10,500 - 700 (MI2, MI11).
		{"maloneys-inheritance", 2, ann, "purse", "9800"},
		{"maloneys-inheritance", 5, ann, "points", "3"},
		// 7 on the best day, and two days after it 5 (MI4).
		{"maloneys-inheritance", 6, ann, "points", "10"},
		{"maloneys-inheritance", 6, ben, "points", "5"},
		{"maloneys-inheritance", 8, ann, "together", "19.8"},
		// Stopped at Tinhorn, 4, and passed over Dusty Fork, 2 (FN11, FN15).
		{"forty-niners", 2, table, "r5", "C"},
		{"forty-niners", 3, table, "r31", "R"},
		{"forty-niners", 4, table, "r31", "S"},
		{"forty-niners", 4, table, "jail-red", "R"},
		{"forty-niners", 5, table, "t15", "B"}, // two miles from the lookout t7
		{"forty-niners", 6, ann, "credited", "4"},
		{"forty-niners", 6, ann, "lost", "2"},
		{"forty-niners", 6, ann, "result", "2"},
		// Four points a phase (GF11); a wound of a rifle that was loaded with nine (GF5, GF21).
		{"goldfever", 1, ann, "ted/points", "4"},
		{"goldfever", 2, ann, "ted/points", "3"},
		{"goldfever", 3, ann, "ted/pocket-1", "whisky"},
		{"goldfever", 5, ann, "lena/wound-1", "x"},
		{"goldfever", 5, ann, "lena/wound-2", ""},
		{"goldfever", 5, ben, "silas/shells-1", "8"},
		// Dynamite reaches two zones (GF5), and with a long shot four (GF8): it's gone, and Silas drew a wound (GF55).
		{"goldfever", 6, ann, "lena/joker", "long-shot"},
		{"goldfever", 6, ann, "lena/pocket-1", ""},
		{"goldfever", 6, ben, "silas/wound-1", "x"},
		{"goldfever", 6, ben, "silas/wound-2", ""},
		{"goldfever", 7, ben, "fred/ambush", "x"},
	} {
		title, _ := titles.Find(c.game)
		jobs, err := title.Course.Jobs(title.Game)
		if err != nil {
			t.Fatal(err)
		}
		cell, ok := jobs[c.lesson-1].Cells.Find(c.owner, c.cell)
		got := cell.Value
		if got == "" && cell.Struck {
			got = "x"
		}
		if !ok || got != c.want {
			t.Errorf("%s, lesson %d: %s of %d is %q (%t), want %q", c.game, c.lesson, c.cell, c.owner, got, ok, c.want)
		}
	}
}

// On paper, pictures have the words that the pieces have which you hold beside them, and no others:
// what's too small to read is left out.
func TestPicturesSayWhatPiecesSay(t *testing.T) {
	for _, c := range []struct {
		game    string
		lesson  int
		has     string // comma-separated
		without string
	}{
		{"coal-n-write", 2, "DIG", ""},
		{"coal-n-write", 3, "DIG", ""},
		{"coal-n-write", 5, "at work,Bunkhouse: 1s at rest", ""},
		{"coal-n-write", 7, "1,6", "7"}, // two players have six burros (CW4)
		{"coal-n-write", 8, "what for,+ or − $,in hand $", ""},
		{"rin-tin-tin", 1, "Red,Rin Tin Tin,Free choice", ""},
		{"rin-tin-tin", 5, "counts 5", ""},
		{"maloneys-inheritance", 1, "to 1 2 6 7 8 9 16", ""},
		{"maloneys-inheritance", 4, "to 1 2 6 7 8 9 16,to 2 3 4 5 7 10 11", ""},
		{"maloneys-inheritance", 5, "to 2 3 4 5 7 10 11,points", ""},
		{"maloneys-inheritance", 6, "Mon,Sun,double", ""},
		{"forty-niners", 1, "coach,Ann,Dee", ""},
		{"forty-niners", 6, "throw,passed,credited,lost", ""},
		{"goldfever", 1, "Ann", "zone,points,acted"},
		{"goldfever", 2, "d4,d5,nugget 1", ""},
		{"goldfever", 3, "pockets", "zone,points,acted"},
		{"goldfever", 4, "Silas,Lena", ""},
		{"goldfever", 5, "wounds: 3 kill", "zone"},
		{"goldfever", 6, "Lena", ""},
		{"goldfever", 7, "ambush", "zone,points,acted"},
	} {
		title, _ := titles.Find(c.game)
		jobs, err := title.Course.Jobs(title.Game)
		if err != nil {
			t.Fatal(err)
		}
		job := jobs[0]
		job.Paper, job.Margin = press.Papers[0], 8
		reference := slices.IndexFunc(title.Sheets, func(s press.Sheet) bool { return s.Name == "reference" })
		pages, err := title.Sheets[reference].Make(job)
		if err != nil {
			t.Fatal(err)
		}
		var said []string
		for _, at := range pages[0].Placed[2*c.lesson-1 : 2*c.lesson+1] { // after the masthead
			for _, text := range texts(at.Panel) {
				if w := at.Window; text.x > w.X && text.x < w.X+w.W && text.y > w.Y && text.y < w.Y+w.H {
					said = append(said, text.words)
				}
			}
		}
		for word := range strings.SplitSeq(c.has, ",") {
			if !slices.Contains(said, word) {
				t.Errorf("%s, lesson %d: %q isn't in %q", c.game, c.lesson, word, said)
			}
		}
		for word := range strings.SplitSeq(c.without, ",") {
			if slices.Contains(said, word) && word != "" {
				t.Errorf("%s, lesson %d: %q is in %q", c.game, c.lesson, word, said)
			}
		}
	}
}

// A text is a line of text on a panel: where it's anchored, mm, and its words.
type text struct {
	x, y  float64
	words string
}

// texts are those of a panel.
func texts(p panel.Panel) (all []text) {
	list := canvas.NewListing()
	p.Part().Draw(list)
	for _, m := range regexp.MustCompile(`(?m)^text (\S+) (\S+) \S+ \S+ \S+ \S+ (".*")$`).FindAllStringSubmatch(list.String(), -1) {
		x, _ := strconv.ParseFloat(m[1], 64)
		y, _ := strconv.ParseFloat(m[2], 64)
		words, _ := strconv.Unquote(m[3])
		all = append(all, text{x, y, words})
	}
	return all
}
