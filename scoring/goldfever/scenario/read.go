package scenario

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"sync/atomic"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/goldfever/village"
	"saddlebag/scoring/house"
	"saddlebag/scoring/speech"
)

// Limits of house data, so that it can be drawn and played to the end.
const (
	mostRounds  = 30
	mostPoints  = 100
	mostName    = 24 // characters of a name or title
	mostText    = 400
	allCards    = 54 // GF50
	rarestJam   = 14 // of so many cards one is a jam, or fewer (GF50)
	fewestKinds = 8  // of jokers (GF8)
	mostEasier  = 2  // steps (GF52)
)

// Read reads house data strictly. Errors are *house.Error with file, line and field.
func Read(file string, text []byte) (*House, error) {
	h, err := house.Read(file, text, checkVillage, checkCharacters, checkDecks, checkJokers,
		checkFight, checkTexts, checkTeams, checkCasts, checkGear, checkGround, nameNuggets, checkPoints, checkExtra)
	if err != nil {
		return nil, err
	}
	return h, nil
}

// lastVillage is the plan of the village that was found to be playable last: our
// scenarios all have the same.
var lastVillage atomic.Pointer[terrain]

// A terrain is the plan of a village, with what cells and prompts say of its zones.
type terrain struct {
	*village.Plan
	signs []terms.ZoneSign
}

// checkVillage looks at the village, and makes its plan.
func checkVillage(h *House, doc *house.Document) *house.Error {
	if last := lastVillage.Load(); last != nil && reflect.DeepEqual(*last.Village, h.Village) {
		h.land = last
		return nil
	}
	if err := h.Village.Check(doc, "village"); err != nil {
		return err
	}
	own := h.Village // of its own, for the rest of the document to go when nobody needs it
	h.land = &terrain{village.NewPlan(&own), scoring.Each(len(own.Zones), func(zone int) terms.ZoneSign { return terms.NewZoneSign(own.Zones[zone].Name) })}
	lastVillage.Store(h.land)
	return nil
}

// checkCharacters sees to it that the twelve are there (GF1).
func checkCharacters(h *House, doc *house.Document) *house.Error {
	if len(h.Characters) != len(terms.CastNames) {
		return doc.Err("characters", "goldfever.house-characters", "n", len(h.Characters), "want", len(terms.CastNames)).By("GF1")
	}
	seen := map[string]bool{}
	for i, c := range h.Characters {
		at := fmt.Sprintf("characters[%d]", i)
		if err := cmp.Or(checkName(doc, at+".name", c.Name, seen), checkText(doc, at+".trade", c.Trade, 1, mostName)); err != nil {
			return err
		}
	}
	return nil
}

// checkName sees to it that a name is one of the twelve, and none that has been
// seen before.
func checkName(doc *house.Document, at, name string, seen map[string]bool) *house.Error {
	switch {
	case !slices.Contains(terms.CastNames, name):
		return doc.Err(at, "house.unknown", "word", strconv.Quote(name), "words", speech.Any(speech.Named(terms.CastNames...))).By("GF1")
	case seen[name]:
		return doc.Err(at, "house.twice", "name", name)
	}
	seen[name] = true
	return nil
}

// checkText holds a text to a length that can be printed.
func checkText(doc *house.Document, at, text string, least, most int) *house.Error {
	if n := utf8.RuneCountInString(text); n < least || n > most {
		return doc.Err(at, "house.length", "n", n, "least", least, "most", most)
	}
	return nil
}

// checkCount holds a number of something to its bounds.
func checkCount(doc *house.Document, at string, n, least, most int) *house.Error {
	if n < least || n > most {
		return doc.Err(at, "house.range", "number", n, "least", least, "most", most)
	}
	return nil
}

// checkDecks holds the piles to GF50.
func checkDecks(h *House, doc *house.Document) *house.Error {
	all := 0
	for p := range terms.Pile(terms.Piles) {
		at := "decks." + p.String()
		pile := h.Decks.Pile(p)
		for i, n := range pile {
			if err := checkCount(doc, at+"."+p.Words()[i], n, 0, allCards); err != nil {
				return err
			}
		}
		if pile.Sum() == 0 {
			return doc.Err(at, "goldfever.house-pile")
		}
		if p != terms.Panic && pile[p.Index(terms.CardJam)]*rarestJam > pile.Sum() {
			return doc.Err(at+".jam", "goldfever.house-jams", "cards", rarestJam).By("GF50")
		}
		all += pile.Sum()
	}
	if all != allCards {
		return doc.Err("decks", "house.cards", "n", all, "want", allCards).By("GF50")
	}
	return nil
}

// checkJokers sees to it that everybody can be dealt one (GF8).
func checkJokers(h *House, doc *house.Document) *house.Error {
	seen, all := map[terms.Power]bool{}, 0
	for i, j := range h.Jokers {
		at := fmt.Sprintf("jokers[%d]", i)
		if seen[j.Kind] {
			return doc.Err(at+".kind", "house.twice", "name", j.Kind.String())
		}
		if err := cmp.Or(
			checkCount(doc, at+".count", j.Count, 1, terms.MaxPlayers),
			checkText(doc, at+".title", j.Title, 1, mostName),
			checkText(doc, at+".text", j.Text, 1, mostText),
		); err != nil {
			return err
		}
		seen[j.Kind] = true
		all += j.Count
	}
	switch {
	case len(h.Jokers) < fewestKinds:
		return doc.Err("jokers", "goldfever.house-joker-kinds", "n", len(h.Jokers), "least", fewestKinds).By("GF8")
	case all < len(terms.CastNames):
		return doc.Err("jokers", "goldfever.house-jokers", "n", all, "characters", len(terms.CastNames)).By("GF8")
	}
	return nil
}

func checkFight(h *House, doc *house.Document) *house.Error {
	if h.Fight == nil {
		return nil
	}
	return checkCount(doc, "fight.ambush", h.Fight.Ambush, 0, mostEasier)
}
