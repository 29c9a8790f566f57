package goldfever

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// wordsAt are what can be written in a place: objects of the scenario (GF4),
// jokers (GF8), zones of the village (GF2), cards of the piles (GF50), and how
// many cards or shells there can be.
func (a *paper) wordsAt(p scoring.Place) []audit.Word {
	if p == turnedPlace {
		return hyphenated(slices.Concat(hitWords, panicWords))
	}
	if at := slices.Index(scoring.Each(Piles, func(i int) scoring.Place { return pilePlace(Pile(i)) }), p); at >= 0 {
		return upTo(a.piles[at].sum())
	}
	for i := range a.sheets {
		switch sh := &a.sheets[i]; {
		case p == sh.joker:
			return a.jokerWords()
		case p == sh.zone:
			return scoring.Each(len(a.board), func(zone int) audit.Word {
				return audit.Word{Value: a.zoneName(zone), Also: []string{"zone " + a.zoneName(zone)}}
			})
		case slices.Contains(sh.shells, p):
			return upTo(weapons[Rifle].Shells)
		case slices.Contains(sh.guns, p), p == sh.use:
			return a.objects(Kind.Gun)
		case slices.Contains(sh.pockets, p):
			return a.objects(func(k Kind) bool { return !k.Gun() })
		}
	}
	if slices.Contains(a.board, p) {
		return audit.Words(scoring.Each(len(a.men), a.name)...)
	}
	return nil
}

// upTo are the numbers from 0 to n.
func upTo(n int) []audit.Word { return audit.Words(scoring.Each(n+1, strconv.Itoa)...) }

// hyphenated are words that people write without hyphens as well.
func hyphenated(words []string) []audit.Word {
	return scoring.Each(len(words), func(i int) audit.Word {
		return audit.Word{Value: words[i], Label: strings.ReplaceAll(words[i], "-", " ")}
	})
}

// jokerWords are the jokers, as their cards call them.
func (a *paper) jokerWords() []audit.Word {
	words := hyphenated(powerWords[:])
	for _, j := range a.house.Jokers {
		w := &words[j.Kind]
		w.Label, w.Also = j.Title, []string{w.Label}
	}
	return words
}

// objects are the objects of some kinds: "colt", where there are several "colt-2",
// and a nugget with what is on its face, "nugget-3 (2)".
func (a *paper) objects(take func(Kind) bool) []audit.Word {
	var all []audit.Word
	for k := range Kind(Kinds) {
		if !take(k) || a.has[k] == 0 {
			continue
		}
		all = append(all, object(k.String(), inSentence(k))...)
		for n := 1; n <= a.has[k] && (a.has[k] > 1 || k == Nugget); n++ {
			all = append(all, object(fmt.Sprintf("%s-%d", k, n), fmt.Sprintf("%s %d", inSentence(k), n))...)
		}
	}
	return all
}

// object is an object as it is called, and what can be noted beside that.
func object(value, label string) []audit.Word {
	word := func(note, says string) audit.Word {
		return audit.Word{Value: value + note, Label: label + says, Also: []string{"the " + label + says, "a " + label + says, label + note}}
	}
	words := []audit.Word{word("", "")}
	if kind, _, _ := readKind(value); kind == Nugget {
		for face, on := range faceWords {
			words = append(words, word(" ("+on+")", ", "+faceTitle(face)))
		}
	} else if kind == Dynamite {
		words = append(words, word(" "+out, ", gone out"))
	}
	return words
}
