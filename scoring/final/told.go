package final

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// Whose is whose entry it is, before what it is called: "Ann's "; nothing for the
// table's.
func (e Entry) Whose() string {
	if e.Owner == ledger.Table {
		return ""
	}
	return e.Owner + "'s "
}

// Says is what the entry says, for people.
func (e Entry) Says() string {
	switch value, isStruck := strings.CutPrefix(e.Value, struck); {
	case e.Value == "" || e.Value == unknown:
		return "not known"
	case e.Value == blank:
		return "blank"
	case e.Value == crossed:
		return "crossed"
	case isStruck:
		return value + " crossed out"
	}
	return e.Value
}

// SamePlace says whether it is the same entry of the sheets, be it written or not.
func (e Entry) SamePlace(other Entry) bool { return e.Owner == other.Owner && e.Cell == other.Cell }

// Told lists entries for people: "Ann's Burro 3: slot 1 S, slot 2 S, slots 3 to 6
// blank". What neighbours have in common is said once, and of many no more than
// most are told.
func Told(entries []Entry, most int) string {
	var b strings.Builder
	before := ""
	for told := 0; len(entries) > 0; told++ {
		if told == most {
			fmt.Fprintf(&b, "; and %d more", len(entries))
			break
		}
		n := alike(entries)
		of, what := entries[0].part()
		switch {
		case told == 0 || of != before:
			b.WriteString(scoring.When(told > 0, "; ") + scoring.When(of != "", of+": "))
		default:
			b.WriteString(", ")
		}
		before = of
		if n > 1 {
			_, last := entries[n-1].part()
			_, number := cutNumber(last)
			what += " to " + number
		}
		b.WriteString(what + scoring.When(endsInNumber(what), ":") + " " + entries[0].Says())
		entries = entries[n:]
	}
	return b.String()
}

// part is what of its owner's an entry is in, and what it is called there: "Ann's
// Burro 3" and "slot 1".
func (e Entry) part() (of, what string) {
	if at := strings.LastIndex(e.Label, ", "); at >= 0 {
		return e.Whose() + e.Label[:at], e.Label[at+len(", "):]
	}
	return strings.TrimSpace(strings.TrimSuffix(e.Whose(), "'s ")), e.Label
}

// alike is how many entries, from the first on, say the same in places that are
// numbered one after the other.
func alike(entries []Entry) int {
	of, what := entries[0].part()
	name, number := cutNumber(what)
	if number == "" {
		return 1
	}
	n, _ := strconv.Atoi(number)
	for i, e := range entries[1:] {
		part, next := e.part()
		if part != of || e.Value != entries[0].Value || next != name+strconv.Itoa(n+i+1) {
			return i + 1
		}
	}
	return len(entries)
}

func endsInNumber(what string) bool {
	_, number := cutNumber(what)
	return number != ""
}

// cutNumber cuts off the number at the end of a name.
func cutNumber(what string) (name, number string) {
	name = strings.TrimRight(what, "0123456789")
	return name, what[len(name):]
}

// mostNamed is how many places of a part are named one by one.
const mostNamed = 3

// A Summary is some places of one part of the sheets.
type Summary struct {
	First scoring.Place
	Says  string // "Ann's cash column, rows 16 to 60"
}

// Summed sums places up by the parts that they are in.
func (d *Document) Summed(places []scoring.Place) []Summary {
	var all []Summary
	wanted := map[scoring.Place]bool{}
	for _, p := range places {
		wanted[p] = true
	}
	for _, part := range d.Parts {
		var some []string
		for _, cell := range part.Cells {
			if wanted[scoring.Place{Owner: part.Owner, Cell: cell}] {
				some = append(some, cell)
			}
		}
		if len(some) == 0 {
			continue
		}
		first := scoring.Place{Owner: part.Owner, Cell: some[0]}
		whose := Entry{Owner: d.owner(first)}.Whose()
		all = append(all, Summary{first, whose + d.summaryOf(part.Owner, part.Title, some, len(some) == len(part.Cells))})
	}
	return all
}

// summaryOf sums cells of a part up.
func (d *Document) summaryOf(owner int, title string, cells []string, whole bool) string {
	first, last := rowNumber(cells[0]), rowNumber(cells[len(cells)-1])
	switch {
	case whole:
		return title
	case len(cells) <= mostNamed:
		return d.named(owner, cells)
	case first > 0 && last > first && slices.IsSortedFunc(cells, func(a, b string) int { return rowNumber(a) - rowNumber(b) }):
		return fmt.Sprintf("%s, rows %d to %d", title, first, last)
	}
	return fmt.Sprintf("%s, %d places", title, len(cells))
}

// named are the labels of some cells of an owner, what neighbours have in common
// once: "Day 1: points, running total".
func (d *Document) named(owner int, cells []string) string {
	text, before := "", ""
	for i, id := range cells {
		cell, _ := d.Cell(scoring.Place{Owner: owner, Cell: id})
		of, what := Entry{Owner: ledger.Table, Label: cell.Label.String()}.part()
		switch {
		case i > 0 && of == before:
			text += ", " + what
		case of != "":
			text += scoring.When(i > 0, "; ") + of + ": " + what
		default:
			text += scoring.When(i > 0, "; ") + what
		}
		before = of
	}
	return text
}

// rowNumber is the first number in the name of a cell: its row, where it is in one;
// else 0.
func rowNumber(cell string) int {
	word := strings.FieldsFunc(cell, func(r rune) bool { return r < '0' || r > '9' })
	if len(word) == 0 {
		return 0
	}
	n, _ := strconv.Atoi(word[0])
	return n
}

// mostUnseen is how many parts are named of which nothing is known.
const mostUnseen = 4

// LookedAt says how much of the sheets is known: "3 of 191 entries looked at: auctions
// and days not seen".
func (r *Report) LookedAt() string {
	says := fmt.Sprintf("%d of %d entries looked at", r.Looked, r.Of)
	switch n := len(r.Unseen); {
	case n == 0:
		return says
	case n == 1:
		return says + ": " + r.Unseen[0] + " not seen"
	case n > mostUnseen:
		return fmt.Sprintf("%s: %s and %d more not seen", says, strings.Join(r.Unseen[:mostUnseen], ", "), n-mostUnseen)
	}
	last := len(r.Unseen) - 1
	return says + ": " + strings.Join(r.Unseen[:last], ", ") + " and " + r.Unseen[last] + " not seen"
}
