package sheet

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/speech"
)

// Printed is what people call a cell besides its label, as the paper prints it beside it.
func Printed() map[string][]speech.Text {
	return map[string][]speech.Text{rintintin.ScoreCell: {"rintintin.printed-total"}}
}

// Words are what can be written in a place: the squads on the board, the values
// of boodle cards (RT1, RT3).
func (a *Paper) Words(p scoring.Place) []audit.Word {
	holds := func(places []scoring.Place) bool { return slices.Contains(places, p) }
	switch {
	case slices.ContainsFunc(a.Circles, holds):
		return scoring.Each(len(a.Left), func(of int) audit.Word { return a.squadWord(rintintin.Squad(of)) })
	case slices.ContainsFunc(a.Rows, holds):
		return scoring.Each(len(a.Deck.Values), func(i int) audit.Word { return audit.Word{Value: strconv.Itoa(a.Deck.Values[i])} })
	}
	return nil
}

// squadWord is the mark of a squad on the board, for which people write the name
// of its player, or the first letter of that where nobody else has it.
func (a *Paper) squadWord(of rintintin.Squad) audit.Word {
	name := a.Names[a.SeatOf(of)]
	word := audit.Word{Value: strconv.Itoa(int(of) + 1), Label: speech.Words(name)}
	if a.Apart > 1 {
		word.Label = speech.Say("rintintin.squad-mark", "player", name, "number", a.Number(of))
		word.Also = []speech.Text{speech.Words(fmt.Sprintf("%s %d", name, a.Number(of)))}
		return word
	}
	initial := func(name string) string { return strings.ToUpper(string([]rune(name)[:1])) }
	first := initial(name)
	if same := scoring.Where(len(a.Names), func(seat int) bool { return initial(a.Names[seat]) == first }); len(same) == 1 {
		word.Also = []speech.Text{speech.Words(first)}
	}
	return word
}
