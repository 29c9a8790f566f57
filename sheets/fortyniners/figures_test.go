package fortyniners_test

import (
	"regexp"
	"strings"
	"testing"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/sheetstest"
)

// Each bandit has his own colour, and not the other's, on his card and as a standee; the
// sheriff has neither.
func TestFiguresHaveTheirColours(t *testing.T) {
	drawn := map[string]string{}
	for _, sheet := range []string{"roles", "standees"} {
		for _, page := range made(t, blank(t, "stage-1"), sheet) {
			for _, at := range page.Placed {
				l := canvas.NewListing()
				at.Panel.Static(l)
				drawn[at.Panel.ID] = l.String()
			}
		}
	}
	for id, colours := range map[string][2]bool{ // red, blue
		"role-1": {}, "role-2": {true, false}, "role-3": {}, "role-4": {false, true},
		"standee-R": {true, false}, "standee-S": {}, "standee-B": {false, true},
	} {
		for i, colour := range []string{"red", "blue"} {
			if has := strings.Contains(drawn[id], "path fill "+colour+":"); has != colours[i] {
				t.Errorf("%s (%d bytes): drawn in %s: %v", id, len(drawn[id]), colour, has)
			}
		}
	}
}

// Places for forty turns of the coach (FN16) are printed for each of the four runs, each with its
// number once, whatever the paper; and so are as many as the table has agreed on, if those are more.
func TestFortyPlaces(t *testing.T) {
	for _, paper := range []string{"a4", "letter", "a3", "a5"} {
		for _, most := range []string{"", "60"} {
			job := blank(t, "stage-1")
			job.Paper = sheetstest.Paper(t, paper)
			places := 40
			if most != "" {
				job.Setup.Options, places = map[string]string{"turn-cap": most}, 60
			}
			numbers := map[string]int{}
			for _, page := range made(t, job, "run") {
				list, err := page.List()
				if err != nil {
					t.Fatal(err)
				}
				for _, text := range regexp.MustCompile(`(?m)^text .*bold 6 middle.* "(\d+)"$`).FindAllStringSubmatch(list, -1) {
					numbers[text[1]]++
				}
			}
			if len(numbers) != places || numbers["1"] != 4 || numbers["40"] != 4 {
				t.Errorf("%s: %d places, with these numbers: %v", paper, len(numbers), numbers)
			}
		}
	}
}
