package sheet

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// WordsAt are what can be written in a place: objects of the scenario (GF4),
// jokers (GF8), zones of the village (GF2), cards of the piles (GF50), and how
// many cards or shells there can be.
func (a *Paper) WordsAt(p scoring.Place) []audit.Word {
	if p == TurnedPlace {
		return hyphenated(slices.Concat(terms.HitWords, terms.PanicWords))
	}
	if at := slices.Index(scoring.Each(terms.Piles, func(i int) scoring.Place { return PilePlace(terms.Pile(i)) }), p); at >= 0 {
		return upTo(a.Piles[at].Sum())
	}
	for i := range a.Sheets {
		switch sh := &a.Sheets[i]; {
		case p == sh.Joker:
			return a.jokerWords()
		case p == sh.Zone:
			return scoring.Each(len(a.Board), func(zone int) audit.Word {
				return audit.Word{Value: a.ZoneName(zone), Also: []speech.Text{speech.Say("goldfever.zone", "zone", a.ZoneName(zone))}}
			})
		case slices.Contains(sh.Shells, p):
			return upTo(terms.Weapons[terms.Rifle].Shells)
		case slices.Contains(sh.Guns, p), p == sh.Use:
			return a.objects(terms.Kind.Gun)
		case slices.Contains(sh.Pockets, p):
			return a.objects(func(k terms.Kind) bool { return !k.Gun() })
		}
	}
	if slices.Contains(a.Board, p) {
		return audit.Words(scoring.Each(len(a.Men), a.NameOf)...)
	}
	return nil
}

// upTo are the numbers from 0 to n.
func upTo(n int) []audit.Word { return audit.Words(scoring.Each(n+1, strconv.Itoa)...) }

// hyphenated are words that people write without hyphens as well.
func hyphenated(words []string) []audit.Word {
	return scoring.Each(len(words), func(i int) audit.Word {
		return audit.Word{Value: words[i], Label: speech.Words(strings.ReplaceAll(words[i], "-", " "))}
	})
}

// jokerWords are the jokers, as their cards call them.
func (a *Paper) jokerWords() []audit.Word {
	words := hyphenated(terms.PowerWords[:])
	for _, j := range a.House.Jokers {
		w := &words[j.Kind]
		w.Label, w.Also = scenario.Printed(j.Title), []speech.Text{w.Label, speech.Words(j.Title)}
	}
	return words
}

// objects are the objects of some kinds: "colt", where there are several "colt-2",
// and a nugget with what is on its face, "nugget-3 (2)".
func (a *Paper) objects(take func(terms.Kind) bool) []audit.Word {
	var all []audit.Word
	for k := range terms.Kind(terms.Kinds) {
		if !take(k) || a.Has[k] == 0 {
			continue
		}
		all = append(all, object(k.String(), k.Title())...)
		for n := 1; n <= a.Has[k] && (a.Has[k] > 1 || k == terms.Nugget); n++ {
			all = append(all, object(fmt.Sprintf("%s-%d", k, n), k.Named(n))...)
		}
	}
	return all
}

// object is an object as it is called, and what can be noted beside that.
func object(value string, label speech.Text) []audit.Word {
	word := func(note string, noted speech.Text) audit.Word {
		called := noted.String()
		return audit.Word{Value: value + note, Label: noted, Also: speech.Named("the "+called, "a "+called, label.String()+note)}
	}
	words := []audit.Word{word("", label)}
	if kind, _, _ := terms.ReadKind(value); kind == terms.Nugget {
		for face, on := range terms.FaceWords {
			words = append(words, word(" ("+on+")", speech.Say("goldfever.object-face", "object", label, "face", terms.FaceTitle(face))))
		}
	} else if kind == terms.Dynamite {
		words = append(words, word(" "+out, speech.Say("goldfever.object-out", "object", label)))
	}
	return words
}
