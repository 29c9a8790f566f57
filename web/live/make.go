package live

import (
	"context"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live/codes"
	"saddlebag/web/live/people"
	"saddlebag/web/live/refusal"
)

// An Order is what a table is made of.
type Order struct {
	Header ledger.Header
	// Data is the user's own house data, as text; empty for what the header
	// names, or the default.
	Data string
	Dice string // Physical, which is the default, or Virtual
	Host int    // the seat that the host plays, or scoring.Table for none
	Me   string // who the host plays, by their name in a ledger that is carried on; empty for Host
	Keep int    // days after the last use, 0 for ever
	// Gathers lets players sit down and give their names before the host starts. A
	// player without a name in the header is a seat for anybody.
	Gathers bool
	Group   string // the link of the group that is to remember the game; empty for none
	// From is the address that asks for the table, to count tables by; empty
	// for this machine's own. It's kept as a hash.
	From string
}

// Keeps are the numbers of days that a host can choose; 0 is for ever.
var Keeps = []int{7, 30, 90, 365, 0}

// DefaultKeep is how many days a table is kept after its last use unless the
// host says otherwise.
const DefaultKeep = 90

// ownFile is what house data that was sent along is called in errors.
const ownFile = "your data"

// ownData finds house data among what was sent along.
func ownData(text string) ledger.DataLoader {
	return func(g scoring.Game) (ledger.HouseData, error) {
		return ledger.ReadOwn(g, "own", ownFile, []byte(text))
	}
}

// Make makes a table and returns the host's place. If the game doesn't allow it, the
// error is a *ledger.SyntaxError or the house data's.
func (all *Tables) Make(ctx context.Context, o Order) (Place, error) {
	header, err := all.headed(o)
	if err != nil {
		return Place{}, err
	}
	return all.found(ctx, o, len(header.Players), &logbook.Log{Header: header.String()})
}

// headed is the header of an order, complete.
func (all *Tables) headed(o Order) (*ledger.Header, error) {
	h := o.Header
	game, ok := all.Shelf.Game(h.Game)
	if !ok {
		return nil, refusal.New("site.no-game", "game", h.Game)
	}
	var err error
	if o.Gathers {
		h.Players = people.OpenNames(h.Players)
	}
	if h.Players, err = people.CleanNames(h.Players); err != nil {
		return nil, err
	}
	if h.Date == "" {
		h.Date = all.Clock().Format("2006-01-02")
	}
	house, ok, err := all.Shelf.InForce(game, h.Data.Name, len(h.Players))
	switch {
	case o.Data != "":
		house, err = ownData(o.Data)(game)
	case err == nil && !ok:
		err = refusal.New("live.no-house", "name", h.Data.Name)
	}
	if err != nil {
		return nil, err
	}
	h.Data, h.Edition = house.Data, game.Info().Edition
	if _, err := ledger.Open(game, &h, house.House); err != nil {
		return nil, err
	}
	return &h, nil
}

// found creates the table of a log that has been read, and returns the host's
// place.
func (all *Tables) found(ctx context.Context, o Order, players int, log *logbook.Log) (Place, error) {
	if o.Host < scoring.Table || o.Host >= players {
		return Place{}, refusal.New("live.host-seat")
	}
	if !slices.Contains(Keeps, o.Keep) {
		return Place{}, refusal.New("live.keep-days", "days", o.Keep)
	}
	meta := tableMeta{Keep: o.Keep, Dice: o.Dice, People: people.People{Seats: people.NewSeats(players, o.Host)}}
	word, err := all.gather(&meta, o)
	if err != nil {
		return Place{}, err
	}
	code, err := meta.Seats.Host.Sit(all.Keys, "")
	if err != nil {
		return Place{}, err
	}
	id, err := codes.New(all.Keys)
	if err != nil {
		return Place{}, err
	}
	if err := all.inGroup(ctx, &meta, o.Group, id); err != nil {
		return Place{}, err
	}
	t, err := all.create(ctx, id, o.From, meta, []byte(o.Data), log)
	if err != nil {
		return Place{}, err
	}
	t.word = word
	return t.place(&t.meta.Seats.Host, code), nil
}

// gather begins a table that gathers: with open seats, and a recovery word.
func (all *Tables) gather(meta *tableMeta, o Order) (word string, err error) {
	if !o.Gathers {
		return "", nil
	}
	meta.Gathers, meta.Fits = true, o.Header.Data.Name == "" && o.Data == ""
	for i, name := range o.Header.Players {
		meta.Seats.Players[i].Open = name == ""
	}
	if o.Host != scoring.Table && meta.Seats.Players[o.Host].Open {
		return "", refusal.New("live.host-no-name")
	}
	return meta.NewWord(all.Keys)
}

// create puts a new table into the store, with what is not yet in its meta. It
// fails with a *quota.Full.
func (all *Tables) create(ctx context.Context, id, from string, meta tableMeta, data []byte, log *logbook.Log) (*Table, error) {
	now := all.Clock().UTC()
	meta.Version, meta.Made, meta.Used, meta.Maker = metaVersion, now, now, all.makerOf(from)
	if meta.Dice != Virtual {
		meta.Dice = Physical
	}
	var err error
	if meta.Short, err = all.freeShort(ctx); err != nil {
		return nil, err
	}
	card := meta.text()
	t := all.newTable(id, meta, card)
	t.size = sizeOf(log, t.card, data)
	err = all.book.Take(ctx, meta.Maker, t.size, func() error {
		if len(data) > 0 {
			if err := all.Store.SetData(ctx, id, data); err != nil {
				return err
			}
		}
		return all.Store.Create(ctx, id, log.Header, &logbook.Card{Text: card, Index: meta.index(t.size.Log)}, log.Records...)
	})
	if err != nil {
		return nil, err
	}
	return all.cache.put(t), nil
}

// sizeOf is the room that a table takes.
func sizeOf(log *logbook.Log, card int64, data []byte) logbook.Size {
	size := logbook.Size{Log: int64(len(log.Header)) + card + sizeOfAll(log.Records)}
	if len(data) > 0 {
		size.Digest, size.Data = ledger.Digest(data), int64(len(data))
	}
	return size
}

// sizeOfAll is the room that some records take.
func sizeOfAll(records []logbook.Record) (size int64) {
	for i := range records {
		size += records[i].Size()
	}
	return size
}

// freeShort makes a short code that no table has.
func (all *Tables) freeShort(ctx context.Context) (string, error) {
	for {
		short, err := codes.Short(all.Keys)
		if err != nil {
			return "", err
		}
		led, err := all.Store.Led(ctx, shortWay(short))
		if err != nil || len(led) == 0 {
			return short, err
		}
	}
}
