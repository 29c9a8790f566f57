package score_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/score"
)

// finish are players with these ranks.
func finish(ranks ...int) []score.Finisher {
	var all []score.Finisher
	for i, rank := range ranks {
		all = append(all, score.Finisher{Name: fmt.Sprintf("Miner-%c", 'A'+i), Score: speech.Words(fmt.Sprintf("$%d", 1000-rank)), Rank: rank})
	}
	return all
}

// Everybody is on the picture once, however many they are, whoever shares a rank
// and whatever they are called, and nothing reaches over its frame.
func TestPodiumHoldsEverybody(t *testing.T) {
	tests := map[string][]score.Finisher{
		"alone":        finish(1),
		"two":          finish(2, 1),
		"a tie":        finish(1, 1, 3),
		"all the same": finish(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1),
		"teams":        finish(7, 1, 7, 1, 7, 1, 7, 1, 7, 1, 7, 1),
		"twelve":       finish(12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1),
	}
	for name, finishers := range tests {
		p := score.Podium{Game: "Maloney's Inheritance", Icon: art.Suitcase, How: speech.Words(strings.Repeat("how it ended ", 20)), Finishers: finishers}
		list, err := p.Page().List()
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range finishers {
			if n := strings.Count(list, `"`+f.Name+`"`); n != 1 {
				t.Errorf("%s: %s is on the picture %d times", name, f.Name, n)
			}
		}
		wide := slices.Clone(finishers)
		for i := range wide {
			wide[i].Name = strings.Repeat("W", 64)
		}
		p.Finishers = wide
		if _, err := p.PNG(t.Context(), canvas.RGB{R: 150, G: 40, B: 20}); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}
