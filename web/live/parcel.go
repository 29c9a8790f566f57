package live

import (
	"context"
	"errors"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/speech"
	"saddlebag/web/live/parcel"
	"saddlebag/web/live/people"
	"saddlebag/web/live/refusal"
)

// Parcel is the table to pass on: as its host may know it, which must be all of it, or whole,
// where one phone has all seats. A throw that isn't over stays behind.
func (p Place) Parcel(ctx context.Context, whole bool) (*parcel.Parcel, error) {
	if p.Role != people.Host {
		return nil, refusal.New("live.host-only")
	}
	unlock, err := p.look(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	t := p.Table
	log := t.log
	if !whole {
		log = t.game.Log(log, p.Seat)
	}
	switch {
	case t.damage != nil:
		return nil, t.damage
	case t.meta.Gathers:
		return nil, refusal.New("live.not-started")
	case slices.ContainsFunc(log.Records, func(r logbook.Record) bool { return r.Nonce == nil }):
		return nil, refusal.New("live.parcel-secrets")
	}
	return &parcel.Parcel{Log: &logbook.Log{Header: log.Header, Records: log.Records}, Data: string(t.own), Dice: t.meta.Dice, Seat: p.Seat}, nil
}

// An ApartError says that a game is there already, and that it has gone on in both copies since
// they were the same, or in the other one alone while others sit at the one that is there.
type ApartError struct {
	Place       Place // of the copy that is there
	Since       int   // number of the last entry of both
	Here, There int   // how many entries came after it
}

func (e *ApartError) Error() string { return "two copies of a game have gone on apart" }

// A Taken parcel is a table, or has brought one up to date.
type Taken struct {
	Place Place
	New   bool // it's a table that wasn't there
	Came  int  // how many entries came to one that was
}

// Take takes a table over that was passed on, for a phone with some keys. If it hosts a copy of
// the game, that goes on to where the parcel is; a copy that's further stays. If both have gone
// on, the error is an *ApartError, unless both are wanted. From is as in an Order.
func (all *Tables) Take(ctx context.Context, p *parcel.Parcel, keys []string, from string, both bool) (Taken, error) {
	game, err := all.readParcel(p)
	if err != nil {
		return Taken{}, err
	}
	here, err := all.copyOf(ctx, p.Log, keys)
	if err != nil {
		return Taken{}, err
	}
	if here != nil && !both {
		return here.takeOn(ctx, p.Log)
	}
	o := Order{Dice: p.Dice, Host: p.Seat, Keep: DefaultKeep, Data: p.Data, From: from}
	place, err := all.found(ctx, o, len(game.Players), p.Log)
	return Taken{Place: place, New: true}, err
}

// readParcel checks that a parcel's game can be played on, and is its header.
func (all *Tables) readParcel(p *parcel.Parcel) (*ledger.Header, error) {
	g, err := (&Table{all: all, own: []byte(p.Data)}).newGame(p.Log)
	if v := (*scoring.Violation)(nil); errors.As(err, &v) {
		return nil, refusal.New("live.not-carried", "why", speech.OfError(err))
	}
	if err != nil {
		return nil, err
	}
	return &g.Header, nil
}

// copyOf is the place of a phone that hosts a copy of a game, the one with most of it; nil where
// there's none. Without an entry two games can't be told from two copies of one.
func (all *Tables) copyOf(ctx context.Context, log *logbook.Log, keys []string) (*Place, error) {
	kept, err := all.Of(ctx, keys)
	if err != nil {
		return nil, err
	}
	var here *Place
	most := 0
	for _, k := range kept {
		if k.Damaged || k.Place.Role != people.Host {
			continue
		}
		unlock, err := k.Place.look(ctx)
		if err != nil {
			return nil, err
		}
		if n := common(k.Place.Table.log, log); n > most {
			here, most = &k.Place, n
		}
		unlock()
	}
	return here, nil
}

// common is how many records two logs begin with that are the same.
func common(a, b *logbook.Log) int {
	n := 0
	for n < min(len(a.Records), len(b.Records)) && a.Records[n].Chain == b.Records[n].Chain {
		n++
	}
	return n
}

// takeOn has a table go on by what another copy of its log has after the entries of both. Where
// others sit it stays as it is: the copy has throws and entries of theirs that they never made.
func (p *Place) takeOn(ctx context.Context, log *logbook.Log) (Taken, error) {
	taken := Taken{Place: *p}
	err := p.hosting(ctx, func() error {
		t := p.Table
		since := common(t.log, log)
		rest, own := log.Records[since:], len(t.log.Records)-since
		switch {
		case len(rest) == 0:
			return nil
		case own > 0, slices.ContainsFunc(t.meta.Seats.Players, func(s people.Seat) bool { return s.Taken }):
			return &ApartError{Place: *p, Since: since, Here: own, There: len(rest)}
		}
		if err := t.all.Config.Quota.Room(t.size.Log, sizeOfAll(rest)); err != nil {
			return err
		}
		if err := t.all.Store.Append(context.WithoutCancel(ctx), t.id, rest...); err != nil {
			return err
		}
		taken.Came = len(rest)
		t.unload()
		t.tell()
		return nil
	})
	return taken, err
}
