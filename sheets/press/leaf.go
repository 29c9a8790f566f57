package press

import (
	"fmt"

	"saddlebag/scoring/speech"
)

// A Leaf is a piece of paper with what is printed on it.
type Leaf struct {
	Front *Page
	Back  *Page // nil for a blank back
}

// backed reports whether the leaf has backs: behind its fronts or, to be folded, beside them.
func (l Leaf) backed() bool { return l.Back != nil || l.Front.folded }

// Leaves lays pages on paper. In a print on both sides, a Back lies behind the page before
// it, and every other page begins a leaf. In a print on one side, each page does.
func Leaves(pages []Page, duplex Duplex) []Leaf {
	var leaves []Leaf
	for i := range pages {
		last := len(leaves) - 1
		if pages[i].Back && duplex.bothSides() && last >= 0 && leaves[last].Back == nil {
			leaves[last].Back = &pages[i]
			continue
		}
		leaves = append(leaves, Leaf{Front: &pages[i]})
	}
	return leaves
}

// impose puts pages in the order in which a printer takes them: in duplex a front
// and a back in turn, blank where a leaf has none.
func impose(pages []Page, duplex Duplex) []Page {
	if !duplex.bothSides() {
		return pages
	}
	var sides []Page
	for _, leaf := range Leaves(pages, duplex) {
		back := Page{Size: leaf.Front.Size, Sheet: leaf.Front.Sheet, Name: speech.Say("sheets.blank-back", "front", leaf.Front.Name), Back: true, blank: true, Language: leaf.Front.Language}
		if leaf.Back != nil {
			back = *leaf.Back
		}
		sides = append(sides, *leaf.Front, back)
	}
	return sides
}

// LeafCount says how many leaves there are, and of which paper.
func LeafCount(leaves []Leaf, duplex Duplex) speech.Text {
	paper := leaves[0].Front.Size.Name
	if duplex.bothSides() {
		return speech.Say("sheets.leaves-on-both-sides", "n", len(leaves), "paper", paper)
	}
	return speech.Say("sheets.leaves", "n", len(leaves), "paper", paper)
}

// Contents says what's on leaves, with a line for consecutive leaves of a sheet:
// "1-3    board A1, board A2, 2 of board B1".
func Contents(leaves []Leaf) []speech.Text {
	var lines []speech.Text
	for from := 0; from < len(leaves); {
		first, to := leaves[from], from+1
		for to < len(leaves) && leaves[to].Front.Sheet == first.Front.Sheet && leaves[to].backed() == first.backed() {
			to++
		}
		numbers := fmt.Sprint(from + 1)
		if to > from+1 {
			numbers = fmt.Sprintf("%d-%d", from+1, to)
		}
		content := speech.Say("sheets.fronts", "fronts", fronts(leaves[from:to]))
		switch {
		case first.Front.bare:
			content = speech.Say("sheets.without-backs", "fronts", content)
		case first.backed():
			content = speech.Say("sheets.with-backs", "fronts", content)
		}
		lines = append(lines, speech.Say("sheets.contents", "numbers", fmt.Sprintf("%-6s", numbers), "content", content))
		from = to
	}
	return lines
}

// fronts are the names of leaves; those that follow one another with the same are
// counted.
func fronts(leaves []Leaf) speech.List {
	var names speech.List
	for from := 0; from < len(leaves); {
		name, to := leaves[from].Front.Name, from+1
		for to < len(leaves) && leaves[to].Front.Name == name {
			to++
		}
		if to > from+1 {
			names = append(names, speech.Say("sheets.several", "n", to-from, "what", name))
		} else {
			names = append(names, name)
		}
		from = to
	}
	return names
}
