package sheet

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/house"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/speech"
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
			return doc.Err(at+".territory", "house.unknown", "word", strconv.Quote(g.Territory), "words", speech.Any(speech.Named(rintintin.Territories...))).By("RT2")
		}
		count[g.Territory]++
		if want := g.Territory + "-" + strconv.Itoa(count[g.Territory]); g.ID != want {
			return doc.Err(at+".id", "house.should-be", "found", strconv.Quote(g.ID), "want", want)
		}
	}
	for _, t := range rintintin.Territories {
		if count[t] != groupsEach {
			return doc.Err("groups", "rintintin.house-groups", "territory", t, "n", count[t], "want", groupsEach).By("RT2")
		}
	}
	return nil
}

func checkSpinner(b *rintintin.Board, doc *house.Document) *house.Error {
	if len(b.Spinner) != len(rintintin.Sectors) {
		return doc.Err("spinner", "rintintin.house-sectors", "n", len(b.Spinner), "want", len(rintintin.Sectors)).By("RT4")
	}
	for _, s := range rintintin.Sectors {
		if !slices.Contains(b.Spinner, s) {
			return doc.Err("spinner", "rintintin.house-no-sector", "sector", s).By("RT4")
		}
	}
	return nil
}

func checkBoodle(b *rintintin.Board, doc *house.Document) *house.Error {
	if len(b.Boodle) != rintintin.Cards {
		return doc.Err("boodle", "house.cards", "n", len(b.Boodle), "want", rintintin.Cards).By("RT3")
	}
	for i, points := range b.Boodle {
		if points < 0 || points > mostBoodle {
			return doc.Err("boodle["+strconv.Itoa(i)+"]", "house.range", "number", points, "least", 0, "most", mostBoodle)
		}
	}
	return nil
}
