package press

import (
	"fmt"
	"strings"
)

// Duplex says over which edge a sheet is turned when both sides are printed.
type Duplex int

// The ways of printing on both sides.
const (
	OneSided Duplex = iota
	LongEdge
	ShortEdge
)

// A Leaf is a piece of paper with what is printed on it.
type Leaf struct {
	Front Page
	Back  *Page // nil for a blank back
}

// Leaves lays pages on paper. In a print on both sides, a Back lies behind the page before
// it, and every other page begins a leaf. In a one-sided print, each page does.
func Leaves(pages []Page, duplex Duplex) []Leaf {
	var leaves []Leaf
	for i := range pages {
		last := len(leaves) - 1
		if pages[i].Back && duplex != OneSided && last >= 0 && leaves[last].Back == nil {
			leaves[last].Back = &pages[i]
			continue
		}
		leaves = append(leaves, Leaf{Front: pages[i]})
	}
	return leaves
}

// impose puts pages in the order in which a printer takes them: in duplex a front
// and a back in turn, blank where a leaf has none.
func impose(pages []Page, duplex Duplex) []Page {
	if duplex == OneSided {
		return pages
	}
	var sides []Page
	for _, leaf := range Leaves(pages, duplex) {
		back := Page{Size: leaf.Front.Size, Sheet: leaf.Front.Sheet, Name: leaf.Front.Name + ", blank back", Back: true, blank: true}
		if leaf.Back != nil {
			back = *leaf.Back
		}
		sides = append(sides, leaf.Front, back)
	}
	return sides
}

// LeafCount says how many leaves there are, and of which paper.
func LeafCount(leaves []Leaf, duplex Duplex) string {
	paper := leaves[0].Front.Size.Name
	said := fmt.Sprintf("%d leaves of %s", len(leaves), paper)
	if len(leaves) == 1 {
		said = "one leaf of " + paper
	}
	if duplex != OneSided {
		said += ", printed on both sides"
	}
	return said
}

// Contents says what's on leaves, with a line for consecutive leaves of a sheet:
// "1-3    board A1, board A2, 2 of board B1".
func Contents(leaves []Leaf) []string {
	var lines []string
	for from := 0; from < len(leaves); {
		first, to := leaves[from], from+1
		for to < len(leaves) && leaves[to].Front.Sheet == first.Front.Sheet && (leaves[to].Back == nil) == (first.Back == nil) {
			to++
		}
		numbers := fmt.Sprint(from + 1)
		if to > from+1 {
			numbers = fmt.Sprintf("%d-%d", from+1, to)
		}
		line := fmt.Sprintf("%-6s %s", numbers, strings.Join(fronts(leaves[from:to]), ", "))
		if first.Back != nil {
			line += ", with backs"
		}
		if first.Front.bare {
			line += ", without the backs that keep them secret: print on both sides"
		}
		lines = append(lines, line)
		from = to
	}
	return lines
}

// fronts are the names of leaves; those that follow one another with the same are
// counted.
func fronts(leaves []Leaf) []string {
	var names []string
	for from := 0; from < len(leaves); {
		name, to := leaves[from].Front.Name, from+1
		for to < len(leaves) && leaves[to].Front.Name == name {
			to++
		}
		if to > from+1 {
			name = fmt.Sprintf("%d of %s", to-from, name)
		}
		names = append(names, name)
		from = to
	}
	return names
}
