package sheet

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/house"
	"saddlebag/scoring/rintintin"
)

// What a board can have (RT2, RT3).
const (
	groupsEach = rintintin.Groups / 4 // of a territory
	mostBoodle = 100                  // on a card
)

// ReadHouse reads a *[rintintin.Board].
func ReadHouse(file string, text []byte) (scoring.House, error) {
	b, err := house.Read(file, text, checkGroups, checkSpinner, checkBoodle)
	if err != nil {
		return nil, err
	}
	return b, nil
}

func checkGroups(b *rintintin.Board, doc *house.Document) *house.Error {
	count := map[string]int{}
	for i, g := range b.Groups {
		at := "groups[" + strconv.Itoa(i) + "]"
		if !slices.Contains(rintintin.Territories, g.Territory) {
			return doc.Errorf(at+".territory", "%q is no territory; they are red, yellow, blue and green (RT2)", g.Territory)
		}
		count[g.Territory]++
		if want := g.Territory + "-" + strconv.Itoa(count[g.Territory]); g.ID != want {
			return doc.Errorf(at+".id", "%q; this group is %s", g.ID, want)
		}
	}
	for _, t := range rintintin.Territories {
		if count[t] != groupsEach {
			return doc.Errorf("groups", "%d groups in %s; there are %d in each territory (RT2)", count[t], t, groupsEach)
		}
	}
	return nil
}

func checkSpinner(b *rintintin.Board, doc *house.Document) *house.Error {
	if len(b.Spinner) != len(rintintin.Sectors) {
		return doc.Errorf("spinner", "%d sectors; there are %d (RT4)", len(b.Spinner), len(rintintin.Sectors))
	}
	for _, s := range rintintin.Sectors {
		if !slices.Contains(b.Spinner, s) {
			return doc.Errorf("spinner", "no sector %s (RT4)", s)
		}
	}
	return nil
}

func checkBoodle(b *rintintin.Board, doc *house.Document) *house.Error {
	if len(b.Boodle) != rintintin.Cards {
		return doc.Errorf("boodle", "%d cards; there are %d (RT3)", len(b.Boodle), rintintin.Cards)
	}
	for i, points := range b.Boodle {
		if points < 0 || points > mostBoodle {
			return doc.Errorf("boodle["+strconv.Itoa(i)+"]", "%d points; a card has 0 to %d", points, mostBoodle)
		}
	}
	return nil
}
