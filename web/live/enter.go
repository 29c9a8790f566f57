package live

import (
	"context"
	"errors"
	"slices"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	typed "saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
	"saddlebag/web/live/chance"
	"saddlebag/web/live/refusal"
)

// A Request is what somebody enters.
type Request struct {
	// Seen is the number of the last entry that the sender has seen.
	Seen int
	// Event is a line of the ledger. At a table with virtual dice the program
	// fills in Roll. If dice are thrown one at a time, Stay ends the
	// throw.
	Event string
	// Language is the sender's: its words go before those of others. It may be nil.
	Language *speech.Language
	// Key is the sender's own name for the entry, so that an entry sent twice
	// goes in once; empty for none. It means nothing to other places. Entering
	// something else under it gives ErrReused.
	Key string
	// Plan is for an amendment: the Outcome of the Proposal that the sender saw. The
	// amendment then goes in if it still has that outcome, however much has been
	// entered since. If it's empty, only Seen counts.
	Plan string
	// Then are more lines that go in after Event and together with it, all or none (see
	// scoring.Join). If the sender isn't asked for the next one, the rest is
	// dropped.
	Then []string
	// Join also enters what belongs to the event, while nobody is asked
	// (see scoring.Follows).
	Join bool
}

// An Entered is the result of a request.
type Entered struct {
	Number int      // of the entry, the last of those that belong together; 0 where a throw goes on
	Held   []string // the faces so far of a throw that goes on
}

// Enter takes an event into the game and into the store. It fails with a
// *ledger.SyntaxError, a *refusal.Error, a *scoring.Violation, a *logbook.DamageError,
// ErrMoved, ErrReused or ErrUnknown; then nothing has changed.
func (p Place) Enter(ctx context.Context, r Request) (in Entered, err error) {
	rest, err := parseThen(r.Then)
	if err != nil {
		return Entered{}, err
	}
	err = p.entering(ctx, func() error {
		e, err := p.meant(r.Language, r.Event, r.Key)
		if err == nil {
			in, err = p.enter(ctx, e, rest, r)
		}
		return err
	})
	return in, err
}

func (p Place) enter(ctx context.Context, e ledger.Entry, rest []ledger.Entry, r Request) (Entered, error) {
	t := p.Table
	key := p.keyOf(r.Key)
	number, same := t.entered(key, e)
	if same {
		return Entered{Number: number}, nil
	}
	seat, _, known := t.game.Truth.Actor(e.Actor)
	if !known {
		return Entered{}, t.try(p, e)
	}
	if err := p.may(e, seat); err != nil {
		return Entered{}, err
	}
	if number > 0 {
		return Entered{}, ErrReused
	}
	if err := t.onlyMoves(e, rest); err != nil {
		return Entered{}, err
	}
	moved := len(t.log.Records) != r.Seen
	if moved && (p.sensitive(e, seat) && !p.asPlanned(e, r.Plan) || p.sensitiveThen(rest)) {
		return Entered{}, ErrMoved
	}
	if err := t.roomFor(e, seat); err != nil {
		return Entered{}, err
	}
	e, faces, err := t.admitted(ctx, p, e, seat)
	if err != nil || faces != nil {
		return Entered{Held: faces}, err
	}
	return t.take(ctx, p, e, rest, r.Join, key)
}

// admitted is an entry as it goes in, with what the program makes and recalls; or the
// faces so far of a throw that goes on.
func (t *Table) admitted(ctx context.Context, p Place, e ledger.Entry, seat int) (in ledger.Entry, faces []string, err error) {
	if err := t.goesOn(p, e, seat); err != nil {
		return e, nil, err
	}
	e, faces, err = t.thrown(ctx, p, e)
	if err != nil || faces != nil {
		return e, faces, err
	}
	if v := t.game.Judge(e, p.Seat); v != nil {
		return e, nil, v
	}
	return t.game.Recalled(e), nil, nil
}

// take folds an entry, with those that go in after it and those that belong to it where
// they are wanted, and writes them: all of them or none. What went in together is taken
// back together.
func (t *Table) take(ctx context.Context, p Place, e ledger.Entry, rest []ledger.Entry, join bool, key string) (Entered, error) {
	b := batch{table: t, place: p, key: key}
	turns := 1
	if join {
		turns = t.turnsBack(p, e)
	}
	err := b.add(e)
	for at := 1; err == nil && at < turns; at++ {
		err = b.add(e)
	}
	if err == nil {
		err = b.join(ctx, rest)
	}
	for at := 0; err == nil && join && turns == 1 && at < len(b.entries); at++ {
		err = b.follow(ctx)
	}
	if err != nil {
		return Entered{}, err
	}
	if err := t.write(ctx, b.records); err != nil {
		return Entered{}, err
	}
	for i, e := range b.entries {
		t.played(ctx, e, b.seats[i])
	}
	number := b.records[len(b.records)-1].Number
	t.remembered(ctx)
	return Entered{Number: number}, nil
}

// try folds an entry. Whether it is legal, and what is said where it is not, is
// decided by what the place may know.
func (t *Table) try(p Place, e ledger.Entry) error {
	var err error
	if e.Amends() {
		err = p.amend(e)
	} else {
		err = t.game.Enter(e, p.Seat)
	}
	var v *scoring.Violation
	var refused *refusal.Error
	if err != nil && !errors.As(err, &v) && !errors.As(err, &refused) {
		t.unload()
	}
	return err
}

// played does what follows from an entry: who was done is at it again after a
// throw, and the table remembers that the table is in use.
func (t *Table) played(ctx context.Context, e ledger.Entry, seat int) {
	t.restless(e, seat)
	if now := t.all.Clock(); now.Sub(t.meta.Used) > 24*time.Hour || t.log != nil && t.size.Log > t.counted+uncounted {
		c := t.meta.clone()
		c.Used = now.UTC()
		_ = t.saveMeta(context.WithoutCancel(ctx), c) // it is tried again with the next entry
	}
}

// uncounted is by how many bytes a table grows before it is counted anew.
const uncounted = 16 << 10

// ErrReused says that the sender has already entered something else under this key.
var ErrReused = errors.New("another entry has this key")

// keyOf is the key of an entry as the store keeps it: the sender's own name for
// it, under who sits at the place. Two who count their entries from 1 do not
// take one for the other's. The table is locked, and the place stands.
func (p Place) keyOf(key string) string {
	if key == "" {
		return ""
	}
	return p.key.Hash + "/" + key
}

// entered finds the entry that came under a key, and says whether it is the one
// that is sent now: whoever sits at the place has sent it twice then, and was
// let in when it came first.
func (t *Table) entered(key string, e ledger.Entry) (number int, same bool) {
	if number = t.keyed(key); number == 0 {
		return 0, false
	}
	return number, isSent(t.game.Unrecalled(e), t.game.Unrecalled(t.log.Records[number-1].Entry))
}

// keyed is the number of the entry that was sent under a key; 0 where none was.
func (t *Table) keyed(key string) int {
	if key == "" {
		return 0
	}
	return slices.IndexFunc(t.log.Records, func(r logbook.Record) bool { return r.Key == key }) + 1
}

// isSent says whether an entry is what became of one that was sent, with what the
// program made in the place of what stands for it.
func isSent(sent, entered ledger.Entry) bool {
	if sent.Actor != entered.Actor || sent.Verb != entered.Verb {
		return false
	}
	at := slices.IndexFunc(sent.Args, func(word string) bool { return word == chance.Roll || word == chance.Stay })
	if at < 0 || !entered.Chance {
		return slices.Equal(sent.Args, entered.Args)
	}
	before, after := sent.Args[:at], sent.Args[at+1:]
	return len(entered.Args) >= len(sent.Args) && slices.Equal(before, entered.Args[:at]) &&
		slices.Equal(after, entered.Args[len(entered.Args)-len(after):])
}

// mostCorrections is how many corrections of a seat can stand. Each has a line
// on the pages of all, so that they cannot grow for ever.
const mostCorrections = 100

// roomFor refuses one more correction of a seat that has so many. The table is
// locked and its game loaded.
func (t *Table) roomFor(e ledger.Entry, seat int) error {
	if e.Verb != ledger.VerbCorrect || seat == scoring.Table {
		return nil
	}
	stand := 0
	for _, line := range t.game.Truth.State().Tally()[seat].Lines {
		if line.Clause == scoring.CorrectionClause {
			stand++
		}
	}
	if stand >= mostCorrections {
		return refusal.New("live.many-corrections", "number", stand, "player", e.Actor)
	}
	return nil
}

// meant is the event that a line means which somebody at the place has typed. Who they are
// need not be said. What could be meant is looked for in what they may see. A line that was
// sent before under a key is what it was then.
func (p Place) meant(own *speech.Language, line, key string) (ledger.Entry, error) {
	g := p.Table.game
	e, err := ledger.ParseEvent(line)
	if err == nil && (slices.Contains(e.Args, chance.Roll) || g.Typed().Exact(e)) {
		return e, nil
	}
	if found := g.Typed().Line(line); len(found) == 1 {
		return found[0], nil
	}
	if number := p.Table.keyed(p.keyOf(key)); number > 0 {
		return p.Table.log.Records[number-1].Entry, nil
	}
	sees, actor := g.Of(g.Viewer(p.Seat)).Fold, ""
	if names := sees.Names(); p.Seat >= 0 && p.Seat < len(names) {
		actor = names[p.Seat]
	}
	words := typed.Words(line)
	if len(words) == 0 {
		return e, err
	}
	meant, unclear := typed.Read(own, sees, actor, words)
	switch {
	case unclear == nil:
		return meant, nil
	case err == nil && g.Typed().Names(e.Actor):
		return e, nil // the rules say what is wrong with it
	}
	return e, refusal.Of(speech.OfError(unclear))
}
