package repair

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// A line of a draft. Its number is that in the file; one that a repair has put
// in has the numbers of the line that it stands before.
type line struct {
	ledger.Line
	entry int
	put   bool
}

// A draft is a ledger as the repairs so far have made it.
type draft struct {
	game   scoring.Game
	house  scoring.House
	header ledger.Header
	lines  []line
	last   int             // the number of the last line of the file
	names  []string        // all who act in it, or could
	seated bool            // a repair has brought another player
	hidden map[string]bool // verbs of which every line hides what is secret
	again  *int            // how many events undos may still have played again
}

func newDraft(o *ledger.Opened, text string) *draft {
	d := &draft{
		game: o.Fold.Game(), house: o.House.House, header: o.Doc.Header,
		last:  strings.Count(strings.TrimSuffix(text, "\n"), "\n") + 1,
		names: slices.Clone(o.Doc.Header.Players), hidden: map[string]bool{}, again: new(int),
	}
	*d.again = playedAgain
	for i := range o.Doc.Lines {
		l := &o.Doc.Lines[i]
		d.lines = append(d.lines, line{Line: *l, entry: i + 1})
		if _, _, known := o.Fold.Actor(l.Entry.Actor); known && !slices.Contains(d.names, l.Entry.Actor) {
			d.names = append(d.names, l.Entry.Actor)
		}
		if verb := l.Entry.Verb; len(l.Entry.Args) > 0 {
			hidden, before := d.hidden[verb]
			d.hidden[verb] = hides(l.Entry.Args) && (hidden || !before)
		}
	}
	return d
}

// counts is as how many events a line counts that so many were folded for. Undos are spared what
// they have played again, but not for ever: a few of them far back cost more than a game.
func (d *draft) counts(work int) int {
	*d.again -= max(0, work-1)
	if *d.again < 0 {
		return max(1, work)
	}
	return 1
}

// start starts the game of the draft; nil where its header does not allow it.
func (d *draft) start(h *ledger.Header) *ledger.Fold {
	f, err := ledger.Open(d.game, h, d.house)
	if err != nil {
		return nil
	}
	return f
}

// numberAt is the number of the line before which something goes that is put in
// at a place.
func (d *draft) numberAt(i int) int {
	if i < len(d.lines) {
		return d.lines[i].Number
	}
	return d.last + 1
}

// isClaim says whether a line is, or was meant as, what the table claims.
func (l *line) isClaim() bool {
	if l.Syntax != nil {
		return strings.Contains(l.Raw, ledger.VerbResult)
	}
	return l.Entry.Verb == ledger.VerbResult
}

// A splice replaces the lines from one place to another.
type splice struct {
	from, to int
	lines    []line
}

// splice makes changes, which are in the order of their places.
func (d *draft) splice(splices []splice) {
	var lines []line
	at := 0
	for _, s := range splices {
		lines = append(append(lines, d.lines[at:s.from]...), s.lines...)
		at = s.to
	}
	d.lines = append(lines, d.lines[at:]...)
}
