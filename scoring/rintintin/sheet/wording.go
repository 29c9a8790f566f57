package sheet

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/house"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/speech"
)

// A wording is what the cells of a group are called. It is made once a board, and shared.
type wording struct {
	circles [rintintin.Circles]called
	dog     called
	rows    [rintintin.Squads + 1]row // of the score sheet: of a player, then of each squad that scores apart
}

// A row is what the cells of a row of the score sheet are called.
type row struct{ captured, doubled called }

// A cell is called something by programs, and by people.
type called struct {
	id    string
	label speech.Text
}

// wordings are those of the groups of each board.
var wordings = house.NewDerived(func(b *rintintin.Board) *[]wording {
	all := scoring.Each(len(b.Groups), func(at int) wording { return wordingOf(b.Groups[at]) })
	return &all
})

func wordingOf(g rintintin.Group) wording {
	w := wording{dog: called{rintintin.DogCell(g.ID), speech.Say("rintintin.cell-dog", "group", g.Title())}}
	for i := range w.circles {
		w.circles[i] = called{rintintin.CircleCell(g.ID, i), speech.Say("rintintin.cell-circle", "group", g.Title(), "circle", i+1)}
	}
	for number := range w.rows {
		w.rows[number] = rowOf(g, number)
	}
	return w
}

// rowOf is the row of a squad of a number, or of all squads of a player where that is 0.
func rowOf(g rintintin.Group, number int) row {
	id, title := g.ID, g.RowTitle(number)
	if number > 0 {
		id += "/squad-" + strconv.Itoa(number)
	}
	return row{
		called{rintintin.CapturedCell(id), speech.Say("rintintin.cell-captured", "row", title)},
		called{rintintin.DoubledCell(id), speech.Say("rintintin.cell-doubled", "row", title)},
	}
}

// row is the row of a squad in a group.
func (s View) row(words *wording, of rintintin.Squad) *row {
	if s.Apart > 1 {
		return &words.rows[s.Number(of)]
	}
	return &words.rows[0]
}
