package rintintin

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// words are what can be written in a place: the squads on the board, the values
// of boodle cards (RT1, RT3).
func (a *Paper) words(p scoring.Place) []audit.Word {
	holds := func(places []scoring.Place) bool { return slices.Contains(places, p) }
	switch {
	case slices.ContainsFunc(a.circles, holds):
		return scoring.Each(len(a.left), func(of int) audit.Word { return a.squadWord(squad(of)) })
	case slices.ContainsFunc(a.rows, holds):
		return scoring.Each(len(a.deck.values), func(i int) audit.Word { return audit.Word{Value: strconv.Itoa(a.deck.values[i])} })
	}
	return nil
}

// squadWord is the mark of a squad on the board, for which people write the name
// of its player, or the first letter of that where nobody else has it.
func (a *Paper) squadWord(of squad) audit.Word {
	name := a.names[a.seatOf(of)]
	word := audit.Word{Value: strconv.Itoa(int(of) + 1), Label: name}
	if a.apart > 1 {
		word.Label = fmt.Sprintf("%s, squad %d", name, a.number(of))
		word.Also = []string{fmt.Sprintf("%s %d", name, a.number(of))}
		return word
	}
	initial := func(name string) string { return strings.ToUpper(string([]rune(name)[:1])) }
	first := initial(name)
	if same := scoring.Where(len(a.names), func(seat int) bool { return initial(a.names[seat]) == first }); len(same) == 1 {
		word.Also = []string{first}
	}
	return word
}
