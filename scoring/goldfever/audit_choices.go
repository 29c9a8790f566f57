package goldfever

import (
	"fmt"
	"slices"
	"strconv"

	"saddlebag/scoring"
)

// choices are what can be written in a place: objects of the scenario (GF4),
// jokers (GF8), zones of the village (GF2), cards of the piles (GF50), and how
// many cards or shells there can be.
func (a *auditor) choices(p scoring.Place) []string {
	if p == turnedPlace {
		return slices.Concat(hitWords, panicWords)
	}
	if at := slices.Index(scoring.Each(Piles, func(i int) scoring.Place { return pilePlace(Pile(i)) }), p); at >= 0 {
		return upTo(a.piles[at].sum())
	}
	for i := range a.sheets {
		switch sh := &a.sheets[i]; {
		case p == sh.joker:
			return powerWords[:]
		case p == sh.zone:
			return scoring.Each(len(a.board), func(zone int) string { return a.zoneName(zone) })
		case slices.Contains(sh.shells, p):
			return upTo(weapons[Rifle].Shells)
		case slices.Contains(sh.guns, p), p == sh.use:
			return a.words(Kind.Gun)
		case slices.Contains(sh.pockets, p):
			return a.words(func(k Kind) bool { return !k.Gun() })
		}
	}
	if slices.Contains(a.board, p) {
		return scoring.Each(len(a.men), func(m int) string { return a.men[m].name })
	}
	return nil
}

// upTo are the numbers from 0 to n.
func upTo(n int) []string { return scoring.Each(n+1, strconv.Itoa) }

// words are the objects of some kinds as sheets name them.
func (a *auditor) words(take func(Kind) bool) []string {
	var all []string
	for k := range Kind(Kinds) {
		if !take(k) {
			continue
		}
		if a.has[k] == 1 {
			all = append(all, kindWords[k])
		}
		for n := 1; n <= a.has[k] && (a.has[k] > 1 || k == Nugget); n++ {
			word := fmt.Sprintf("%s-%d", kindWords[k], n)
			all = append(all, word)
			if k == Nugget {
				for _, face := range faceWords {
					all = append(all, fmt.Sprintf("%s (%s)", word, face))
				}
			}
		}
	}
	return all
}
