package final

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// Called is what people call the entry: "Ann's Burro 3, slot 1"; one of the table's by its
// label alone.
func (e Entry) Called() speech.Text { return e.whose(e.Label) }

// whose is something of the entry's owner: "Ann's Burro 3".
func (e Entry) whose(what speech.Text) speech.Text {
	if e.Owner == ledger.Table {
		return what
	}
	return speech.Say("final.whose", "player", e.Owner, "what", what)
}

// Says is what the entry says, for people.
func (e Entry) Says() speech.Text {
	switch value, isStruck := strings.CutPrefix(e.Value, struck); {
	case e.Value == "" || e.Value == unknown:
		return "final.not-known"
	case e.Value == blank:
		return "final.blank"
	case e.Value == crossed:
		return "final.crossed"
	case isStruck:
		return speech.Say("final.crossed-out", "value", value)
	}
	return speech.Words(e.Value)
}

// SamePlace says whether it is the same entry of the sheets, be it written or not.
func (e Entry) SamePlace(other Entry) bool { return e.Owner == other.Owner && e.Cell == other.Cell }

// Told lists entries for people: "Ann's Burro 3: slot 1 S, slot 2 S, slots 3 to 6
// blank". What neighbours have in common is said once, and of many no more than
// most are told.
func Told(entries []Entry, most int) speech.Text {
	var all, before speech.Text
	in := ""               // what before is, in English
	var beside speech.List // entries that have in common what they are in
	end := func() {
		switch {
		case len(beside) == 0:
			return
		case before != "":
			all = after(all, speech.Say("final.entries-of", "of", before, "entries", beside))
		default:
			all = after(all, speech.Say("final.entries", "entries", beside))
		}
		beside = nil
	}
	for told := 0; len(entries) > 0; told++ {
		if told == most {
			end()
			return speech.Say("final.and-more", "before", all, "more", len(entries))
		}
		n := alike(entries)
		part := entries[0].part()
		if part.in != in {
			end()
		}
		before, in = part.of, part.in
		name := part.what
		if n > 1 {
			_, number := cutNumber(entries[n-1].part().called)
			name = speech.Say("final.range", "first", name, "last", number)
		}
		if endsInNumber(part.called) {
			beside = append(beside, speech.Say("final.entry-numbered", "what", name, "says", entries[0].Says()))
		} else {
			beside = append(beside, speech.Say("final.entry", "what", name, "says", entries[0].Says()))
		}
		entries = entries[n:]
	}
	end()
	return all
}

// after is something said after what was said before.
func after(before, next speech.Text) speech.Text {
	if before == "" {
		return next
	}
	return speech.Say("final.and-next", "before", before, "next", next)
}

// A partOf is what of its owner's an entry is in, and what it is called there: "Ann's Burro
// 3" and "slot 1"; both in English, too, to compare and to count by.
type partOf struct {
	of, what   speech.Text
	in, called string
}

func (e Entry) part() partOf {
	label := e.Label.String()
	at := strings.LastIndex(label, ", ")
	switch {
	case at >= 0:
		before, after := speech.Cut(e.Label)
		return partOf{e.whose(before), after, ledger.Quote(e.Owner) + " " + label[:at], label[at+len(", "):]}
	case e.Owner == ledger.Table:
		return partOf{"", e.Label, "", label}
	}
	return partOf{speech.Words(e.Owner), e.Label, ledger.Quote(e.Owner), label}
}

// alike is how many entries, from the first on, say the same in places that are
// numbered one after the other.
func alike(entries []Entry) int {
	first := entries[0].part()
	name, number := cutNumber(first.called)
	if number == "" {
		return 1
	}
	n, _ := strconv.Atoi(number)
	for i, e := range entries[1:] {
		next := e.part()
		if next.in != first.in || e.Value != entries[0].Value || next.called != name+strconv.Itoa(n+i+1) {
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
	Says  speech.Text // "Ann's cash column, rows 16 to 60"
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
		what := d.summaryOf(part.Owner, part.Title, some, len(some) == len(part.Cells))
		all = append(all, Summary{first, Entry{Owner: d.owner(first)}.whose(what)})
	}
	return all
}

// summaryOf sums cells of a part up.
func (d *Document) summaryOf(owner int, title speech.Text, cells []string, whole bool) speech.Text {
	first, last := rowNumber(cells[0]), rowNumber(cells[len(cells)-1])
	switch {
	case whole:
		return title
	case len(cells) <= mostNamed:
		return d.named(owner, cells)
	case first > 0 && last > first && slices.IsSortedFunc(cells, func(a, b string) int { return rowNumber(a) - rowNumber(b) }):
		return speech.Say("final.rows-of", "part", title, "first", first, "last", last)
	}
	return speech.Say("final.spaces-of", "part", title, "spaces", len(cells))
}

// named are the labels of some cells of an owner, what neighbours have in common
// once: "Day 1: points, running total".
func (d *Document) named(owner int, cells []string) speech.Text {
	var all, before speech.Text
	in := ""
	var beside speech.List
	end := func() {
		switch {
		case len(beside) == 0:
			return
		case before != "":
			all = after(all, speech.Say("final.entries-of", "of", before, "entries", beside))
		default:
			all = after(all, speech.Say("final.entries", "entries", beside))
		}
		beside = nil
	}
	for _, id := range cells {
		cell, _ := d.Cell(scoring.Place{Owner: owner, Cell: id})
		part := Entry{Owner: ledger.Table, Label: cell.Label}.part()
		if part.in != in || in == "" {
			end()
		}
		before, in = part.of, part.in
		beside = append(beside, part.what)
	}
	end()
	return all
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

// LookedAt says how much of the sheets is known: "3 of 191 spaces filled in, nothing yet
// for auctions and days".
func (r *Report) LookedAt() speech.Text {
	switch n := len(r.Unseen); {
	case n == 0:
		return speech.Say("final.looked", "known", r.Looked, "of", r.Of)
	case n > mostUnseen:
		return speech.Say("final.looked-few", "known", r.Looked, "of", r.Of, "parts", speech.List(r.Unseen[:mostUnseen]), "more", n-mostUnseen)
	}
	return speech.Say("final.looked-unseen", "known", r.Looked, "of", r.Of, "parts", speech.Any(r.Unseen))
}
