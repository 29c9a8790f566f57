package check

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/web/site"
)

// A missedView is what of a part of the sheets is not known, and needed for the
// scores.
type missedView struct {
	Element string // the first place
	Says    string // "Ann's cash column, rows 16 to 60"
}

// viewMissing tells the missing places by the parts that they are in.
func (f *filling) viewMissing() []missedView {
	missing := map[scoring.Place]bool{}
	for _, p := range f.audit.Missing {
		missing[p] = true
	}
	var views []missedView
	for _, part := range f.Parts {
		var cells []int
		for i, cell := range part.Cells {
			if missing[scoring.Place{Owner: part.Owner, Cell: cell}] {
				cells = append(cells, i)
			}
		}
		if len(cells) == 0 {
			continue
		}
		first := scoring.Place{Owner: part.Owner, Cell: part.Cells[cells[0]]}
		views = append(views, missedView{f.element(first), f.whose(part) + f.which(part, cells)})
	}
	return views
}

// whose is a part of somebody's: "Ann's cash column".
func (f *filling) whose(part audit.Part) string {
	if part.Owner == scoring.Table {
		return "the table's " + part.Title
	}
	return f.name(part.Owner) + "'s " + part.Title
}

// which says which cells of a part are meant, by their indices, where that is not
// all of it: its rows, if it is nothing else, or their labels as far as they are
// few.
func (f *filling) which(part audit.Part, cells []int) string {
	if len(cells) == len(part.Cells) {
		return ""
	}
	if groups := f.groups(part); len(groups) > 1 && !slices.ContainsFunc(groups, func(g []scoring.Cell) bool { return !alike(g, groups[0]) }) {
		wide := len(groups[0])
		first, last := cells[0]/wide, cells[len(cells)-1]/wide
		switch from, to := site.Either(commonName(groups[first]), groups[first][0].Label), site.Either(commonName(groups[last]), groups[last][0].Label); {
		case first == last:
			return ", " + without(from, part.Title)
		case numberless(from) == numberless(to):
			return ", " + plural(without(numberless(from), part.Title)) + lastNumber.FindString(from) + " to" + lastNumber.FindString(to)
		}
	}
	if len(cells) > fewMissing {
		return fmt.Sprintf(", %d of %d places", len(cells), len(part.Cells))
	}
	labels := scoring.Each(len(cells), func(i int) string {
		return without(f.cells[scoring.Place{Owner: part.Owner, Cell: part.Cells[cells[i]]}].Label, part.Title)
	})
	return ": " + strings.Join(labels, ", ")
}

// plural is a noun of which there are several: "row" is "rows".
func plural(noun string) string {
	if noun == "" {
		return "rows"
	}
	return noun + "s"
}
