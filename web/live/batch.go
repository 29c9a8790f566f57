package live

import (
	"context"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live/chance"
	"saddlebag/web/live/codes"
	"saddlebag/web/live/refusal"
	"saddlebag/web/live/views"
)

// A batch is what goes in with one request: entries that the game has taken, with
// their records, which are written together.
type batch struct {
	table   *Table
	place   Place
	key     string // of the request; empty for none
	entries []ledger.Entry
	seats   []int // who acts in each
	records []logbook.Record
}

// add folds one more entry. Where it fails and is not the first, the table is read
// again when somebody looks, so that none has gone in.
func (b *batch) add(e ledger.Entry) error {
	t := b.table
	seat, _, _ := t.game.Truth.Actor(e.Actor)
	by := b.place.by(seat)
	if len(b.entries) > 0 && b.key == "" {
		nonce, err := codes.Nonce(t.all.Keys)
		if err != nil {
			t.unload()
			return err
		}
		b.key = together + hex.EncodeToString(nonce)
		b.records[0].Key = b.key
	}
	if err := t.try(b.place, e); err != nil {
		if len(b.entries) > 0 {
			t.unload()
		}
		return err
	}
	nonce, err := codes.Nonce(t.all.Keys)
	if err != nil {
		t.unload()
		return err
	}
	log := *t.log
	log.Records = append(log.Records[:len(log.Records):len(log.Records)], b.records...)
	record := log.Next(t.all.Clock(), by, e, nonce)
	if record.Key = b.key; b.key != "" && len(b.entries) > 0 {
		record.Key = fmt.Sprintf("%s%s%d", b.key, part, len(b.entries)+1)
	}
	b.entries, b.seats, b.records = append(b.entries, e), append(b.seats, seat), append(b.records, record)
	return nil
}

// part parts the key of a request from the number of an entry that went in with it;
// together begins a key that the table has made for that. No key of a sender has
// either.
const (
	part     = "\n"
	together = "\r"
)

// follow adds what belongs to the entries so far, if anything does.
func (b *batch) follow(ctx context.Context) error {
	t, last := b.table, b.entries[len(b.entries)-1]
	truth := t.game.Truth
	done := scoring.Each(len(b.entries), func(i int) scoring.Event { return scoring.Event{Seat: b.seats[i], Verb: b.entries[i].Verb} })
	next, ok := scoring.Follows(truth.Game().Info(), truth.State(), done, t.makes, chance.Roll)
	if !ok || truth.Outcome().Over || !truth.Plays(last) {
		return nil
	}
	e := ledger.Entry{Actor: ledger.Table, Verb: next.Verb, Args: next.Args}
	if next.As != "" {
		e.Actor = next.As
	}
	e, _, err := t.thrown(ctx, b.place, e)
	if err != nil {
		t.unload()
		return err
	}
	return b.add(e)
}

// turnsBack is how often an undo or a redo is entered for what went in together: as
// long as all of it is the table's or the place's own.
func (t *Table) turnsBack(p Place, e ledger.Entry) int {
	fold := t.game.Of(p.Seat).Fold
	if e.Actor != ledger.Table && e.Verb == ledger.VerbUndo || fold.Plays(e) {
		return 1
	}
	switch e.Verb {
	case ledger.VerbUndo:
		if last := views.UndoableIn(fold, scoring.Table); last.Event > 0 && !last.Amends {
			return t.batchFor(p, last.Event)
		}
	case ledger.VerbRedo:
		if _, undo, ok := fold.Redoable(); ok {
			return t.batchOf(undo)
		}
	}
	return 1
}

// batchFor is batchOf where a place may take all of them back, or else 1.
func (t *Table) batchFor(p Place, number int) int {
	n := t.batchOf(number)
	for _, seat := range t.game.Seats[number-n : number] {
		if !p.MayTakeBack(seat) {
			return 1
		}
	}
	return n
}

// batchOf is how many entries went in together with the one of a number, up to
// that one, itself counted.
func (t *Table) batchOf(number int) int {
	if number == 0 {
		return 1
	}
	key, _, joined := strings.Cut(t.log.Records[number-1].Key, part)
	n := 1
	for joined && n < number && t.log.Records[number-n].Key != key {
		n++
	}
	return n
}

// mostThen is how many entries one request can have after the first.
const mostThen = 8

// parseThen reads the lines that go in after an event.
func parseThen(lines []string) ([]ledger.Entry, error) {
	if len(lines) > mostThen {
		return nil, refusal.New("live.too-many-together", "most", mostThen)
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
	other := func(e ledger.Entry) bool { return !t.game.Truth.Plays(e) }
	if len(rest) > 0 && (other(first) || slices.ContainsFunc(rest, other)) {
		return refusal.New("live.moves-together")
	}
	return nil
}

// sensitiveThen says whether one of some entries means something else once the game has
// moved on.
func (p Place) sensitiveThen(rest []ledger.Entry) bool {
	for _, e := range rest {
		if seat, _, known := p.Table.game.Truth.Actor(e.Actor); !known || p.sensitive(e, seat) {
			return true
		}
	}
	return false
}

// join adds what goes in after the first entry, up to where who would act is not asked.
// Where one is refused the table is read again when somebody looks, so that none has gone
// in.
func (b *batch) join(ctx context.Context, rest []ledger.Entry) error {
	truth := b.table.game.Truth
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
		return refusal.New("live.throw-alone")
	}
	return b.add(e)
}
