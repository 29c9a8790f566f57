package goldfever_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// The list of zones says of our village what its map shows (GF3, GF40, GF52): b1 lies
// behind trees, a fence and the chapel's wall, and from the livery in a6 one looks
// through two doors. Who sees is seen, as far away (GF42), and one walks both ways.
func TestZoneByZone(t *testing.T) {
	said := zoneTexts(t, blank(t, "rescue-2", "Ann", "Bob"))
	for zone, want := range map[string]string{
		"b1": "Walk a1. See none.",
		"a6": "Walk (a5 b6). See a5 1+, b6 1+ › c6 2+.",
	} {
		if said[zone] != want {
			t.Errorf("%s: %q, want %q", zone, said[zone], want)
		}
	}
	seen := regexp.MustCompile(`\b([a-i][1-6]) ([0-9])`)
	name := regexp.MustCompile(`\b[a-i][1-6]\b`)
	for zone, text := range said {
		walks, sees, ok := strings.Cut(text, ". See ")
		if !ok {
			t.Fatalf("%s: %q", zone, text)
		}
		for _, next := range name.FindAllString(walks, -1) {
			back, _, _ := strings.Cut(said[next], ". See ")
			if !slices.Contains(name.FindAllString(back, -1), zone) {
				t.Errorf("one walks from %s to %s and not back", zone, next)
			}
		}
		for _, m := range seen.FindAllStringSubmatch(sees, -1) {
			if _, back, _ := strings.Cut(said[m[1]], ". See "); !strings.Contains(back, zone+" "+m[2]) {
				t.Errorf("%s sees %s at %s, which sees %q", zone, m[1], m[2], back)
			}
		}
	}
}

// zoneTexts are what the list says, by the names of the zones.
func zoneTexts(t *testing.T, job press.Job) map[string]string {
	t.Helper()
	quoted, said := regexp.MustCompile(`(?m)^text .* "(.*)"$`), map[string]string{}
	for _, at := range made(t, job, "aid")[1].Placed {
		zone, ok := strings.CutPrefix(at.Panel.ID, "zone-")
		if !ok {
			continue
		}
		list, err := press.Page{Placed: []panel.Placement{at}}.List()
		if err != nil {
			t.Fatal(err)
		}
		var lines []string
		for _, m := range quoted.FindAllStringSubmatch(list, -1)[1:] { // after the name
			lines = append(lines, strings.ReplaceAll(m[1], `\u00a0`, " ")) // a zone and its range stay together
		}
		said[zone] = strings.Join(lines, " ")
	}
	return said
}
