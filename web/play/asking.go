package play

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/panels"
	"saddlebag/web/table"
)

// An asking is all that the forms follow from by which a place enters something for a
// seat. Whoever asks the same is shown the same.
type asking struct {
	seat    int // or scoring.Table
	place   int // seat of the place
	info    *scoring.Info
	options []ledger.Option
	virtual bool // the table likes the program to throw its dice
	names   []string
	held    []live.Held
	still   []string // of the table's forms: whom the game waits for, but for the place itself
	left    []int    // dice that each of those can still spend
	prompts []scoring.Prompt
	joins   []scoring.Join
	lacks   []scoring.Lack // of one's own seat
	on      OnSheets
	action  string // the address that forms are sent to
	seen    int    // number of the last entry that they know
}

// same says whether two ask the same.
func (a asking) same(b asking) bool {
	return a.seat == b.seat && a.place == b.place && a.info == b.info && a.virtual == b.virtual && a.action == b.action && a.seen == b.seen &&
		slices.Equal(a.on, b.on) && slices.Equal(a.options, b.options) && slices.Equal(a.names, b.names) && slices.Equal(a.still, b.still) && slices.Equal(a.left, b.left) &&
		slices.EqualFunc(a.held, b.held, live.Held.Same) && scoring.SamePrompts(a.prompts, b.prompts) && slices.Equal(a.lacks, b.lacks) &&
		slices.EqualFunc(a.joins, b.joins, scoring.Join.Same)
}

// askings are what a place is asked, for the table and for each seat that it enters for.
func askings(t *table.Snapshot, on OnSheets, seen int) []asking {
	if t.Place.Role == people.Onlooker {
		return nil
	}
	var all []asking
	prompts := t.Prompts()
	for seat := scoring.Table; seat < len(t.View.Names); seat++ {
		if seat != scoring.Table && seat != t.Place.Seat && t.Place.Role != people.Host {
			continue
		}
		all = append(all, asking{
			seat: seat, place: t.Place.Seat,
			info: t.View.Info, options: t.View.Header.Options, virtual: t.Presence.Dice == live.Virtual, names: t.View.Names,
			held:    t.Presence.Held,
			prompts: ofSeat(prompts, seat, func(p *scoring.Prompt) int { return p.Seat }),
			joins:   ofSeat(t.View.Joins, seat, func(j *scoring.Join) int { return j.Before[0].Seat }),
			on:      on, action: "/t/" + t.Place.Code + "/enter", seen: seen,
		})
		if seat == t.Place.Seat && !t.View.Outcome.Over {
			all[len(all)-1].lacks = scoring.Lacks(t.View.State, seat)
		}
		if seat == scoring.Table { // which may go on meanwhile
			all[0].still = stillAtIt(t)
			all[0].left = diceLeft(t, all[0].still)
		}
	}
	return all
}

// ofSeat are those that are of a seat.
func ofSeat[T any](all []T, seat int, seatOf func(*T) int) []T {
	from := 0
	for from < len(all) && seatOf(&all[from]) != seat {
		from++
	}
	if from == len(all) {
		return nil
	}
	to := from + 1
	for to < len(all) && seatOf(&all[to]) == seat {
		to++
	}
	own := all[from:to:to]
	for i := to; i < len(all); i++ { // as a rule they stand together
		if seatOf(&all[i]) == seat {
			own = append(own, all[i])
		}
	}
	return own
}

// devices say who makes the chance of the table.
func (a *asking) devices() devices { return devices{a.info, a.options, a.virtual} }

// whose is for whom a prompt is, where it is not for one's own seat: the name of
// who acts or, of what the table does, of whose sheet it is about.
func (a *asking) whose(p *scoring.Prompt) string {
	seat := p.Seat
	if seat == scoring.Table {
		seat = p.Owner
	}
	if seat == scoring.Table || seat == a.place {
		return ""
	}
	return a.names[seat]
}

// OnSheets are the layouts of the sheets on a page, the table's, then each player's; none
// where the page has no sheets.
type OnSheets []*panels.Layout

// element finds the element of a cell on the page; empty where it has none.
func (on OnSheets) element(owner int, cell string) string {
	if owner+1 >= len(on) {
		return ""
	}
	if p := on[owner+1].CellAt(cell); p != nil {
		return on[owner+1].Element(p)
	}
	return ""
}
