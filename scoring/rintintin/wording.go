package rintintin

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/house"
)

// A wording is what the cells of a group are called. It is made once a board, and shared.
type wording struct {
	circles [Circles]called
	dog     called
	rows    [Squads + 1]rowWording // of the score sheet: of a player, then of each squad that scores apart
}

// A rowWording is what the cells of a row of the score sheet are called.
type rowWording struct {
	id                string // of the row
	captured, doubled called
}

// A cell is called something by programs, and by people.
type called struct{ id, label string }

// wordings are those of the groups of the boards that there are.
var wordings = house.NewDerived(func(b *Board) *[]wording {
	all := scoring.Each(len(b.Groups), func(at int) wording { return b.Groups[at].wording() })
	return &all
})

func (g Group) wording() wording {
	w := wording{dog: called{DogCell(g.ID), g.title() + ", Rin Tin Tin circle"}}
	for i := range w.circles {
		w.circles[i] = called{CircleCell(g.ID, i), g.title() + ", circle " + strconv.Itoa(i+1)}
	}
	for number := range w.rows {
		w.rows[number] = g.rowWording(number)
	}
	return w
}

// rowWording is that of a squad of a number, or of all squads of a player where that is 0.
func (g Group) rowWording(number int) rowWording {
	id, label := g.ID, g.title()
	if number > 0 {
		id, label = id+"/squad-"+strconv.Itoa(number), label+", squad "+strconv.Itoa(number)
	}
	return rowWording{id, called{CapturedCell(id), label + ", captured"}, called{DoubledCell(id), label + ", doubled"}}
}

// row is the row of a squad in a group.
func (s View) row(at int, of squad) *rowWording {
	if s.apart > 1 {
		return &s.words[at].rows[s.number(of)]
	}
	return &s.words[at].rows[0]
}
