package goldfever

import (
	"fmt"
	"slices"
	"unicode/utf8"

	"saddlebag/scoring"
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
)

// ReadHouse reads a *[House].
func (game) ReadHouse(file string, text []byte) (scoring.House, error) {
	h := &House{}
	doc, err := house.Decode(file, text, h)
	if err != nil {
		return nil, err
	}
	for _, check := range []func(*House, *house.Document) *house.Error{
		checkVillage, checkCharacters, checkDecks, checkJokers,
		checkTexts, checkTeams, checkCasts, checkGear, checkGround, checkPoints,
	} {
		if err := check(h, doc); err != nil {
			return nil, err
		}
	}
	h.plan = newPlan(&h.Village)
	return h, nil
}

func checkVillage(h *House, doc *house.Document) *house.Error { return h.Village.check(doc, "village") }

// checkCharacters sees to it that the twelve are there (GF1).
func checkCharacters(h *House, doc *house.Document) *house.Error {
	if len(h.Characters) != len(castNames) {
		return doc.Errorf("characters", "%d characters; there are %d (GF1)", len(h.Characters), len(castNames))
	}
	seen := map[string]bool{}
	for i, c := range h.Characters {
		at := fmt.Sprintf("characters[%d]", i)
		switch {
		case !slices.Contains(castNames, c.Name):
			return doc.Errorf(at+".name", "%q is none of %s (GF1)", c.Name, either(castNames))
		case seen[c.Name]:
			return doc.Errorf(at+".name", "%s is there twice", c.Name)
		}
		if err := checkText(doc, at+".trade", c.Trade, mostName); err != nil {
			return err
		}
		seen[c.Name] = true
	}
	return nil
}

// checkText holds a text to a length that can be printed.
func checkText(doc *house.Document, at, text string, most int) *house.Error {
	if n := utf8.RuneCountInString(text); n < 1 || n > most {
		return doc.Errorf(at, "%d characters; it has 1 to %d", n, most)
	}
	return nil
}

// checkDecks holds the piles to GF50.
func checkDecks(h *House, doc *house.Document) *house.Error {
	all := 0
	for p := range Pile(Piles) {
		at := "decks." + p.String()
		pile := h.Decks.pile(p)
		for i, n := range pile {
			if n < 0 || n > allCards {
				return doc.Errorf(at+"."+p.words()[i], "%d cards; there are 0 to %d", n, allCards)
			}
		}
		if pile.sum() == 0 {
			return doc.Errorf(at, "no card; a pile has one at the least")
		}
		if p != Panic && pile[p.index(cardJam)]*rarestJam > pile.sum() {
			return doc.Errorf(at+".jam", "a jam is on one card of %d at the most (GF50)", rarestJam)
		}
		all += pile.sum()
	}
	if all != allCards {
		return doc.Errorf("decks", "%d cards in all; there are %d (GF50)", all, allCards)
	}
	return nil
}

// checkJokers sees to it that everybody can be dealt one (GF8).
func checkJokers(h *House, doc *house.Document) *house.Error {
	seen, all := map[Power]bool{}, 0
	for i, j := range h.Jokers {
		at := fmt.Sprintf("jokers[%d]", i)
		if seen[j.Kind] {
			return doc.Errorf(at+".kind", "%s is there twice", j.Kind)
		}
		if j.Count < 1 || j.Count > MaxPlayers {
			return doc.Errorf(at+".count", "%d cards; there are 1 to %d", j.Count, MaxPlayers)
		}
		if err := checkText(doc, at+".title", j.Title, mostName); err != nil {
			return err
		}
		if err := checkText(doc, at+".text", j.Text, mostText); err != nil {
			return err
		}
		seen[j.Kind] = true
		all += j.Count
	}
	switch {
	case len(h.Jokers) < fewestKinds:
		return doc.Errorf("jokers", "%d kinds; there are %d at the least (GF8)", len(h.Jokers), fewestKinds)
	case all < len(castNames):
		return doc.Errorf("jokers", "%d cards; each of the %d characters can be dealt one (GF8)", all, len(castNames))
	}
	return nil
}
