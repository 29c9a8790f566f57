package sheet

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
)

// A tap is what somebody means who touches a cell.
type tap struct {
	event scoring.Event // that writes on the cell; without a verb where none does of itself
	// aside is the answer where there is no such event, or where it is legal
	// but not what a tap on this very cell offers. It may be nil where that
	// cannot be.
	aside *scoring.Violation
}

// Why says why a seat cannot write on a cell now: what the event that the tap
// means breaks.
func (s View) Why(seat, owner int, cell, with string) *scoring.Violation {
	if owner != scoring.Table && owner != seat {
		return scoring.Breaks("CW2", "coal.not-your-worksheet", "player", s.Names[owner])
	}
	t := s.tapped(seat, owner, cell, with)
	if it := t.goods(); it != nil && s.CanWork() == nil && !it.Sold(s.Solo()) {
		return s.NotSold(it) // nobody should wait for a pair to learn that
	}
	if t.event.Verb != "" {
		if v := scoring.Apply(&Info, s.Clone(), t.event); v != nil {
			return v
		}
	}
	return t.aside
}

// goods are what a visit to the store is for; nil where the tap means none.
func (t *tap) goods() *coal.Item {
	if t.event.Verb != coal.VerbStore {
		return nil
	}
	return coal.FindItem(t.event.Args[0])
}

// tapped finds out what a seat means by a cell of the table or its own.
func (s View) tapped(seat, owner int, cell, with string) tap {
	group, place, _ := strings.Cut(cell, "/")
	if owner == scoring.Table {
		return s.tappedTable(seat, group, place, with)
	}
	if t, ok := s.Printed.Tunnel(group); ok {
		return s.tappedMine(seat, t, place, with)
	}
	if b, ok := s.Printed.Burro(group); ok {
		return s.tappedBurro(seat, b, place, with)
	}
	switch group {
	case "stash":
		return follows("CW14", "coal.stash-by-itself")
	case "won":
		return follows("CW32", "coal.won-by-itself")
	case "share":
		return s.tappedRound(seat, "share", place, with)
	case "tonic":
		return s.tappedTonic(seat, index(place), with)
	case coal.TackCell:
		return tap{event: s.visit(seat, "tack", with)}
	case "end":
		return follows("CW43", "coal.end-by-itself")
	}
	if place != "" {
		return follows("CW22", "coal.cash-by-itself")
	}
	return tap{event: s.visit(seat, "varmint", with, "1+1+1")} // has no other cell
}

// tappedTable is for the dice and the General Store's sheet.
func (s View) tappedTable(seat int, group, place, with string) tap {
	switch group {
	case "die":
		ones := slices.Repeat([]string{"1"}, max(1, s.DiceToThrow()))
		return tap{
			event: scoring.Event{Seat: scoring.Table, Verb: coal.VerbRoll, Args: []string{strings.Join(ones, "+")}},
			aside: scoring.Breaks("CW5", "coal.one-throw-for-all").Suggest("coal.at-the-first-die"),
		}
	case "round":
		return follows("CW9", "coal.round-by-itself")
	case "bunkhouse":
		return follows("CW6", "coal.bunkhouse-by-itself")
	case "wash-day", "strike-gold":
		return s.tappedRound(seat, group, place, with)
	case coal.TackCell:
		return tap{
			event: s.visit(seat, "tack", with),
			aside: scoring.Breaks("CW28", "coal.tack-by-itself"),
		}
	case "coal-baron", "burro-7", "pinkertons":
		return tap{event: s.visit(seat, group, with)}
	}
	return follows("CW24", "coal.shares-by-themselves")
}

// follows is for a cell that only other events fill: the clause says which.
func follows(clause, message string) tap {
	return tap{aside: scoring.Breaks(clause, message)}
}

// handy is the dice that a tap means when none were chosen: those that the
// seat can still spend, or else those that it could have.
func (s View) handy(seat int) []int {
	if seat != scoring.Table {
		p := &s.Seats[seat]
		for _, dice := range []coal.Pool{s.Usable(p), s.Left(p), s.Throw.Pool} {
			if list := dice.List(); len(list) > 0 {
				return list
			}
		}
	}
	return []int{1}
}

// index reads the number at the end of a cell's id, counted from 0:
// "dig-2" is 1.
func index(place string) int {
	n, _ := strconv.Atoi(place[strings.LastIndexByte(place, '-')+1:])
	return n - 1
}
