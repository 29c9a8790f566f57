package scenario

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"sync/atomic"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/goldfever/village"
	"saddlebag/scoring/house"
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
		checkFight, checkTexts, checkTeams, checkCasts, checkGear, checkGround, checkPoints, checkExtra)
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
		return doc.Errorf("characters", "%d characters, but the game has %d (GF1)", len(h.Characters), len(terms.CastNames))
	}
	seen := map[string]bool{}
	for i, c := range h.Characters {
		at := fmt.Sprintf("characters[%d]", i)
		if err := cmp.Or(checkName(doc, at+".name", c.Name, seen), checkText(doc, at+".trade", c.Trade, mostName)); err != nil {
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
		return doc.Errorf(at, "there's no character %q, only %s (GF1)", name, terms.Listed(terms.CastNames))
	case seen[name]:
		return doc.Errorf(at, "%s is there twice", name)
	}
	seen[name] = true
	return nil
}

// checkText holds a text to a length that can be printed.
func checkText(doc *house.Document, at, text string, most int) *house.Error {
	if n := utf8.RuneCountInString(text); n < 1 || n > most {
		return doc.Errorf(at, "%d characters; use 1 to %d", n, most)
	}
	return nil
}

// checkCount holds a number of something to its bounds.
func checkCount(doc *house.Document, at string, n, least, most int, of string) *house.Error {
	if n < least || n > most {
		return doc.Errorf(at, "%d %s; use %d to %d", n, of, least, most)
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
			if err := checkCount(doc, at+"."+p.Words()[i], n, 0, allCards, "cards"); err != nil {
				return err
			}
		}
		if pile.Sum() == 0 {
			return doc.Errorf(at, "a pile needs at least one card")
		}
		if p != terms.Panic && pile[p.Index(terms.CardJam)]*rarestJam > pile.Sum() {
			return doc.Errorf(at+".jam", "at most one card of %d can be a jam (GF50)", rarestJam)
		}
		all += pile.Sum()
	}
	if all != allCards {
		return doc.Errorf("decks", "%d cards in all, not %d (GF50)", all, allCards)
	}
	return nil
}

// checkJokers sees to it that everybody can be dealt one (GF8).
func checkJokers(h *House, doc *house.Document) *house.Error {
	seen, all := map[terms.Power]bool{}, 0
	for i, j := range h.Jokers {
		at := fmt.Sprintf("jokers[%d]", i)
		if seen[j.Kind] {
			return doc.Errorf(at+".kind", "%s is there twice", j.Kind)
		}
		if err := cmp.Or(
			checkCount(doc, at+".count", j.Count, 1, terms.MaxPlayers, "cards"),
			checkText(doc, at+".title", j.Title, mostName),
			checkText(doc, at+".text", j.Text, mostText),
		); err != nil {
			return err
		}
		seen[j.Kind] = true
		all += j.Count
	}
	switch {
	case len(h.Jokers) < fewestKinds:
		return doc.Errorf("jokers", "%d kinds; you need at least %d (GF8)", len(h.Jokers), fewestKinds)
	case all < len(terms.CastNames):
		return doc.Errorf("jokers", "%d cards, but %d characters each need one (GF8)", all, len(terms.CastNames))
	}
	return nil
}

func checkFight(h *House, doc *house.Document) *house.Error {
	if h.Fight == nil {
		return nil
	}
	return checkCount(doc, "fight.ambush", h.Fight.Ambush, 0, mostEasier, "steps")
}
