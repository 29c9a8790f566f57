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
		return scoring.Broken("CW2", "This is the worksheet of %s; nobody else writes on it.", s.Names[owner])
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
		return follows("CW14", "A claim fills the next box of the Ore Stash by itself.")
	case "won":
		return follows("CW32", "What Blackjack brings is written here by itself.")
	case "share":
		return s.tappedRound(seat, "share", place, with)
	case "tonic":
		return s.tappedTonic(seat, index(place), with)
	case coal.TackCell:
		return tap{event: s.visit(seat, "tack", with)}
	case "end":
		return follows("CW43", "What has made the cash is added up here by itself.")
	}
	if place != "" {
		return follows("CW22", "What is paid or earned is written into the cash column by itself.")
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
			aside: scoring.Broken("CW5", "One throw fills in all the dice.").Offer("enter it at the first die"),
		}
	case "round":
		return follows("CW9", "A round is crossed off by itself when everybody has loaded.")
	case "bunkhouse":
		return follows("CW6", "A 1 of the throw goes to the Bunkhouse by itself when the turn ends.")
	case "wash-day", "strike-gold":
		return s.tappedRound(seat, group, place, with)
	case coal.TackCell:
		return tap{
			event: s.visit(seat, "tack", with),
			aside: scoring.Broken("CW28", "Tack and Harness is bought on one's own sheet, and the name is written here by itself."),
		}
	case "coal-baron", "burro-7", "pinkertons":
		return tap{event: s.visit(seat, group, with)}
	}
	return follows("CW24", "Shares are bought on one's own sheet and copied here by themselves.")
}

// follows is for a cell that only other events fill: the clause says which.
func follows(clause, sentence string) tap {
	return tap{aside: scoring.Broken(clause, "%s", sentence)}
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
