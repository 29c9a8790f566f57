package live

import (
	"context"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// An Order is what a table is made of.
type Order struct {
	Header ledger.Header
	// Data is house data of the user's own, as text; empty for what the header
	// names, or the default.
	Data string
	Dice string // Physical, which is the default, or Virtual
	Host int    // the seat that the host plays, or scoring.Table for none
	Keep int    // days after the last use, 0 for ever
	// Phone remembers the host's place; empty for none.
	Phone string
}

// Keeps are the days that a host can choose from; 0 is for ever.
var Keeps = []int{7, 30, 90, 365, 0}

// DefaultKeep is how many days a table is kept after its last use unless the
// host says otherwise.
const DefaultKeep = 90

// ownFile is what house data that was sent along is called in errors.
const ownFile = "your data"

// ownData finds house data among what was sent along.
func ownData(text string) ledger.DataLoader {
	return func(g scoring.Game) (ledger.HouseData, error) {
		info := g.Info()
		data := ledger.Data{Word: info.DataWord, Name: "own", Digest: ledger.Digest([]byte(text))}
		return ledger.ReadHouse(g, data, ownFile, []byte(text))
	}
}

// Make makes a table and returns the host's place. What the game does not allow
// is a *ledger.SyntaxError or the house data's error.
func (all *Tables) Make(ctx context.Context, o Order) (Place, error) {
	header, err := all.headed(o)
	if err != nil {
		return Place{}, err
	}
	return all.found(ctx, o, header.Players, &ledger.Log{Header: header.String()})
}

// headed is the header of an order, complete.
func (all *Tables) headed(o Order) (*ledger.Header, error) {
	h := o.Header
	game, ok := all.Shelf.Game(h.Game)
	if !ok {
		return nil, refuse("There is no game %q.", h.Game)
	}
	var err error
	if h.Players, err = ledger.CleanNames(h.Players); err != nil {
		return nil, refuse("%s.", capital(err.Error()))
	}
	if err := ledger.TellApart(h.Players); err != nil {
		return nil, refuse("%s.", capital(err.Error()))
	}
	if h.Date == "" {
		h.Date = all.Clock().Format("2006-01-02")
	}
	house, ok, err := all.Shelf.Ours(game, h.Data.Name)
	switch {
	case o.Data != "":
		house, err = ownData(o.Data)(game)
	case err == nil && !ok:
		err = refuse("There is no %s %q.", game.Info().DataWord, h.Data.Name)
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

func capital(s string) string {
	return strings.ToUpper(s[:1]) + s[1:]
}

// found creates the table of a log that has been read.
func (all *Tables) found(ctx context.Context, o Order, players []string, log *ledger.Log) (Place, error) {
	if o.Host < scoring.Table || o.Host >= len(players) {
		return Place{}, refuse("The host plays one of the seats, or none.")
	}
	if o.Dice != Virtual {
		o.Dice = Physical
	}
	if !slices.Contains(Keeps, o.Keep) {
		return Place{}, refuse("A table cannot be kept for %d days.", o.Keep)
	}
	now := all.Clock().UTC()
	t := &Table{all: all, meta: tableMeta{Made: now, Used: now, Keep: o.Keep, Dice: o.Dice, Data: o.Data}}
	var err error
	if t.meta.Seats, err = all.newSeats(len(players), o.Host); err != nil {
		return Place{}, err
	}
	host := &t.meta.Seats.Host
	host.sit(o.Phone)
	if t.id, err = all.newCode(); err != nil {
		return Place{}, err
	}
	if t.meta.Short, err = all.freeShort(); err != nil {
		return Place{}, err
	}
	if err := all.Store.Create(ctx, t.id, log.Header, t.meta.text(), log.Records...); err != nil {
		return Place{}, err
	}
	all.seat(t)
	return Place{Table: t, Role: Host, Seat: host.Seat, Code: host.Code}, nil
}

// freeShort makes a short code that no table has.
func (all *Tables) freeShort() (string, error) {
	for {
		short, err := all.newShort()
		if err != nil {
			return "", err
		}
		if _, taken := all.find(all.shorts, short); !taken {
			return short, nil
		}
	}
}
