package sheet

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/house"
	"saddlebag/scoring/rintintin"
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
type called struct{ id, label string }

// wordings are those of the groups of each board.
var wordings = house.NewDerived(func(b *rintintin.Board) *[]wording {
	all := scoring.Each(len(b.Groups), func(at int) wording { return wordingOf(b.Groups[at]) })
	return &all
})

func wordingOf(g rintintin.Group) wording {
	w := wording{dog: called{rintintin.DogCell(g.ID), g.Title() + ", Rin Tin Tin circle"}}
	for i := range w.circles {
		w.circles[i] = called{rintintin.CircleCell(g.ID, i), g.Title() + ", circle " + strconv.Itoa(i+1)}
	}
	for number := range w.rows {
		w.rows[number] = rowOf(g, number)
	}
	return w
}

// rowOf is the row of a squad of a number, or of all squads of a player where that is 0.
func rowOf(g rintintin.Group, number int) row {
	id, label := g.ID, g.Title()
	if number > 0 {
		id, label = id+"/squad-"+strconv.Itoa(number), label+", squad "+strconv.Itoa(number)
	}
	return row{called{rintintin.CapturedCell(id), label + ", captured"}, called{rintintin.DoubledCell(id), label + ", doubled"}}
}

// row is the row of a squad in a group.
func (s View) row(words *wording, of rintintin.Squad) *row {
	if s.Apart > 1 {
		return &words.rows[s.Number(of)]
	}
	return &words.rows[0]
}
