package live

import (
	"context"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live/refusal"
)

// mostThen is how many entries one request can have after the first.
const mostThen = 8

// parseThen reads the lines that go in after an event.
func parseThen(lines []string) ([]ledger.Entry, error) {
	if len(lines) > mostThen {
		return nil, refusal.New("%d entries together; %d go in with one at the most.", len(lines), mostThen)
	}
	var rest []ledger.Entry
	for _, line := range lines {
		e, err := ledger.ParseEvent(line)
		if err != nil {
			return nil, err
		}
		rest = append(rest, e)
	}
	return rest, nil
}

// onlyMoves refuses entries that go in after another where not all of them are moves of the
// game.
func (t *Table) onlyMoves(first ledger.Entry, rest []ledger.Entry) error {
	other := func(e ledger.Entry) bool { return !t.game.truth.Plays(e) }
	if len(rest) > 0 && (other(first) || slices.ContainsFunc(rest, other)) {
		return refusal.New("Only moves of the game go in together.")
	}
	return nil
}

// sensitiveThen says whether one of some entries means something else once the game has
// moved on.
func (p Place) sensitiveThen(rest []ledger.Entry) bool {
	for _, e := range rest {
		if seat, _, known := p.Table.game.truth.Actor(e.Actor); !known || p.sensitive(e, seat) {
			return true
		}
	}
	return false
}

// join adds what goes in after the first entry, up to where who would act is not asked.
// Where one is refused the table is read again when somebody looks, so that none has gone
// in.
func (b *batch) join(ctx context.Context, rest []ledger.Entry) error {
	truth := b.table.game.truth
	for _, e := range rest {
		seat, as, known := truth.Actor(e.Actor)
		if known && !scoring.Asked(truth.State(), scoring.Event{Seat: seat, As: as}) {
			return nil
		}
		if err := b.joinOne(ctx, e, seat); err != nil {
			b.table.unload()
			return err
		}
	}
	return nil
}

func (b *batch) joinOne(ctx context.Context, e ledger.Entry, seat int) error {
	t, p := b.table, b.place
	if err := p.may(e, seat); err != nil {
		return err
	}
	e, faces, err := t.admitted(ctx, p, e, seat)
	if err != nil {
		return err
	}
	if faces != nil {
		return refusal.New("A throw that goes on goes in by itself.")
	}
	return b.add(e)
}
