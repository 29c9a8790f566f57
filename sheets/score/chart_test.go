package score_test

import (
	"fmt"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
	"saddlebag/sheets/score"
	"saddlebag/sheets/sheetstest"
)

// dollars writes an amount as a game of dollars does.
func dollars(t scoring.Tenths) speech.Text { return (&scoring.Info{Unit: "$"}).Amount(t) }

// series is a line of whole dollars.
func series(name string, scores ...int) score.Series {
	s := score.Series{Name: name}
	for _, n := range scores {
		s.Scores = append(s.Scores, scoring.Whole(n))
	}
	return s
}

// charts are games as different as they get.
var charts = []struct {
	name   string
	series []score.Series
}{
	{"two", []score.Series{series("Ann", 0, 5, 76, 132, 157, 177, 341), series("Bob", 0, 21, 130, 161, 205, 274, 331)}},
	{"eight", []score.Series{
		series("Ann", 0, 15, 40, 80, 120, 130, 200), series("Bob", 0, 15, 40, 80, 121, 160, 200),
		series("Zoë Østergård", 0, 20, 30, 90, 100, 140, 200), series("Борис Николаевич", 0, 0, 0, 10, 20, 30, 35),
		series("Ελένη", 0, 30, 60, 90, 150, 220, 300), series("Maximilian the Very Unreasonably Long Named of the Hills", 0, 2, 4, 8, 16, 32, 64),
		series("牛仔", 0, -10, -20, 10, 20, 30, 33), series(strings.Repeat("W", 64), 0, 10, 20, 30, 31, 32, 33),
	}},
	{"negative", []score.Series{series("Ann", 0, -30, -15, -95), series("Bob", 0, 10, -12, 20)}},
	{"zero", []score.Series{series("Ann", 0, 0), series("Bob", 0, 0), series("Cy", 0, 0)}},
	{"single-round", []score.Series{series("Ann", 0, 31), series("Bob", 0, 12)}},
	{"one-player", []score.Series{series("Ann", 100, 120, 90, 240, 260, 300, 310, 361)}},
	{"many-rounds", []score.Series{series("Ann", make([]int, 61)...), series("Bob", 0, 1000000000, -1000000000)}},
	{"nobody", nil},
}

func TestCharts(t *testing.T) {
	for _, test := range charts {
		t.Run(test.name, func(t *testing.T) {
			page := score.Chart{Unit: dollars, Series: test.series}.Page(score.PhoneWidth)
			list, err := page.List()
			if err != nil {
				t.Fatal(err)
			}
			sheetstest.Golden(t, "chart-"+test.name+".list", list)
		})
	}
}

// No text lies on another or outside the area, whatever the game was like.
func TestChartTextsAreApart(t *testing.T) {
	for _, test := range charts {
		for _, width := range []float64{60, score.PhoneWidth, 190} {
			page := score.Chart{Unit: dollars, Series: test.series}.Page(width)
			sheetstest.TextsApart(t, fmt.Sprintf("%s at %g mm", test.name, width), page.Size, sheetstest.WritingsOf(nil, page.Decor))
		}
	}
}

func TestChartSaysWhatItShows(t *testing.T) {
	page := score.Chart{Unit: dollars, Series: []score.Series{series("Ann", 0, 12), series("Bob", 0, -3)}}.Page(score.PhoneWidth)
	svg, err := press.PageSVG(page, canvas.Full)
	if err != nil {
		t.Fatal(err)
	}
	if want := "<title>Scores after each round: Ann $12, Bob -$3</title>"; !strings.Contains(svg, want) {
		t.Errorf("without %s", want)
	}
}
