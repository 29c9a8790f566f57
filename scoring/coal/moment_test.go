package coal_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
)

// situation starts a game and plays it; "fill" as the first line fills Ann's
// stash.
func situation(t *testing.T, players int, options, play string) *table {
	t.Helper()
	g := newTable(t, players, strings.Fields(options)...)
	if rest, ok := strings.CutPrefix(play, "fill"); ok {
		g.fillStash()
		play = rest
	}
	return g.Play(play)
}

// inWords is a moment whose label is in English.
func inWords(m scoring.Moment) scoring.Moment {
	m.Label = speech.Words(m.Label.String())
	return m
}

func TestMoment(t *testing.T) {
	for _, c := range []struct {
		play    string
		options string
		want    scoring.Moment
	}{
		{play: "", want: scoring.Moment{Round: 1, Label: "Round 1: throw the dice"}},
		{
			play: "table roll 4+1+3",
			want: scoring.Moment{Round: 1, Label: "Round 1, throw 1", FaceUp: []string{"4", "1", "3"}, Turn: []int{0, 1}},
		},
		{
			play: "table roll 4+1+3\ntable roll 6+5\nAnn claim tin-1 5+6",
			want: scoring.Moment{Round: 1, Label: "Round 1, throw 2", FaceUp: []string{"6", "5"}, Turn: []int{1}},
		},
		{
			play:    "table roll 1+6+6\nAnn claim tin-1 6+6",
			options: "ones-rest=yes",
			want:    scoring.Moment{Round: 1, Label: "Round 1, throw 1", FaceUp: []string{"1", "6", "6"}, Turn: []int{1}},
		},
		{
			play: lastThrows + "\nAnn dig coal-1 1", // both have a burro to load
			want: scoring.Moment{Round: 1, Label: "Round 1, throw 3 (last)", FaceUp: []string{"1"}, Turn: []int{0, 1}},
		},
		{
			play: lastThrows + "\nBob load burro-1",
			want: scoring.Moment{Round: 1, Label: "Round 1: load a burro", Turn: []int{0}},
		},
		{
			play: lastThrows + "\nBob load burro-1\nAnn load burro-1",
			want: scoring.Moment{Round: 2, Label: "Round 2: throw the dice"},
		},
		{
			play: lastThrows + "\nBob load burro-1\nAnn load burro-1\ntable roll 2+3+4",
			want: scoring.Moment{Round: 2, Label: "Round 2, throw 1", FaceUp: []string{"2", "3", "4"}, Turn: []int{0, 1}},
		},
	} {
		if diff := cmp.Diff(c.want, inWords(situation(t, 2, c.options, c.play).Moment())); diff != "" {
			t.Errorf("%s: %s", c.play, diff)
		}
	}
}

func TestMomentOver(t *testing.T) {
	g := newTable(t, 2)
	for b := range coal.Rounds {
		g.skipRound(coal.BurroID(b))
	}
	if diff := cmp.Diff(scoring.Moment{Round: 6, Label: "Round 6, game over"}, inWords(g.Moment())); diff != "" {
		t.Error(diff)
	}
}
