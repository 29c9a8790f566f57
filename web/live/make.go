package live

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
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
func ownData(text string) ledger.Own {
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
	t := &Table{all: all, card: card{Made: now, Used: now, Keep: o.Keep, Dice: o.Dice, Data: o.Data}}
	var err error
	if t.card.Seats, err = all.newSeats(len(players), o.Host); err != nil {
		return Place{}, err
	}
	t.card.Seats[0].sit(o.Phone)
	if t.id, err = all.newCode(); err != nil {
		return Place{}, err
	}
	if t.card.Short, err = all.freeShort(); err != nil {
		return Place{}, err
	}
	if err := all.Store.Create(ctx, t.id, log.Header, t.card.text(), log.Records...); err != nil {
		return Place{}, err
	}
	all.seat(t)
	host := t.card.Seats[0]
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

// Import makes a table of a ledger, to be carried on: as text, or as the JSON
// that a table exports, whose chain must hold. The order says everything but
// the header. What cannot be read is a *ledger.SyntaxError or a *Refused; a
// ledger with findings is refused with the first one.
func (all *Tables) Import(ctx context.Context, o Order, file, text string) (Place, error) {
	t := &Table{all: all, card: card{Data: o.Data}}
	log, err := readLog(text)
	if err != nil {
		return Place{}, err
	}
	if log == nil {
		if log, err = t.logOf(file, text); err != nil {
			return Place{}, err
		}
	}
	g, _, err := t.newGame(log)
	var v *scoring.Violation
	if errors.As(err, &v) {
		return Place{}, refuse("The ledger cannot be carried on: %s. Check it first, and put right what is wrong.", err)
	}
	if err != nil {
		return Place{}, err
	}
	return all.found(ctx, o, g.header.Players, log)
}

// readLog reads an exported log; nil where the text is none.
func readLog(text string) (*ledger.Log, error) {
	if !strings.HasPrefix(strings.TrimSpace(text), "{") {
		return nil, nil
	}
	var log ledger.Log
	if err := json.Unmarshal([]byte(text), &log); err != nil {
		return nil, refuse("This is no export of a table: %s.", err)
	}
	v, err := ledger.Verify(log.Header, log.Records)
	if err != nil {
		return nil, refuse("The chain of the export does not hold: %s.", err)
	}
	if v.Withheld > 0 {
		return nil, refuse("The export hides what others have not shown yet; only a whole one can be carried on.")
	}
	return &log, nil
}

// importer is who entered what a ledger brings along.
const importer = "import"

// logOf makes the log of a ledger.
func (t *Table) logOf(file, text string) (*ledger.Log, error) {
	o, err := t.all.Shelf.Open(file, text, t.ownData())
	if err != nil {
		return nil, err
	}
	h := o.Doc.Header
	h.Data, h.Edition = o.House.Data, o.Fold.Game().Info().Edition
	log := &ledger.Log{Header: h.String()}
	for _, line := range o.Doc.Lines {
		if line.Syntax != nil {
			return nil, fmt.Errorf("%s:%w", file, line.Syntax)
		}
		if v := o.Fold.Apply(line.Number, line.Entry); v != nil {
			return nil, refuse("The ledger cannot be carried on: line %d breaks %s. %s Check it first, and put right what is wrong.", line.Number, v.Clause, v.Message)
		}
		nonce, err := t.all.newNonce()
		if err != nil {
			return nil, err
		}
		log.Records = append(log.Records, log.Next(t.all.Clock(), importer, line.Entry, nonce))
	}
	return log, nil
}

// First makes a player the first of the seating order, with the others after
// as they sit. It can be done until something is entered.
func (p Place) First(ctx context.Context, player int) error {
	unlock, err := p.hosting(ctx)
	if err != nil {
		return err
	}
	defer unlock()
	t := p.Table
	h := t.game.header
	n := len(h.Players)
	switch {
	case len(t.log.Records) > 0:
		return refuse("The game has begun.")
	case player < 0 || player >= n:
		return refuse("There is no such seat.")
	}
	h.Players = append(slices.Clone(h.Players[player:]), h.Players[:player]...)
	c := t.card.clone()
	for i := range c.Seats {
		if s := &c.Seats[i]; s.Seat != scoring.Table {
			s.Seat = (s.Seat - player + n) % n
		}
	}
	if err := t.all.Store.Amend(ctx, t.id, h.String(), c.text()); err != nil {
		return err
	}
	t.card = c
	for i := range t.asks {
		if a := &t.asks[i]; a.Seat != scoring.Table {
			a.Seat = (a.Seat - player + n) % n // still for the same player
		}
	}
	clear(t.done)
	t.unload()
	t.tell()
	return t.load(ctx)
}

// Again makes a table of the same game with the same players, options and
// phones, at which another player may be the first.
func (p Place) Again(ctx context.Context, first int) (Place, error) {
	unlock, err := p.hosting(ctx)
	if err != nil {
		return Place{}, err
	}
	defer unlock()
	t := p.Table
	h := t.game.header
	names := t.game.truth.Names()
	n := len(names)
	if first < 0 || first >= n {
		return Place{}, refuse("There is no such seat.")
	}
	h.Players = append(slices.Clone(names[first:]), names[:first]...)
	h.Date = t.all.Clock().Format("2006-01-02")
	next, err := t.all.found(ctx, Order{Data: t.card.Data, Dice: t.card.Dice, Keep: t.card.Keep, Host: scoring.Table}, h.Players, &ledger.Log{Header: h.String()})
	if err != nil {
		return Place{}, err
	}
	moved := func(seat int) int {
		if seat == scoring.Table {
			return seat
		}
		return (seat - first + n) % n
	}
	if err := next.Table.reseat(ctx, t.card.Seats, moved); err != nil {
		return Place{}, err
	}
	c := t.card.clone()
	c.Next = next.Table.id
	if err := t.keep(ctx, c); err != nil {
		return Place{}, err
	}
	return t.all.At(next.Code)
}

// reseat gives the phones of another table the seats of the same players here.
func (t *Table) reseat(ctx context.Context, from []seat, moved func(int) int) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	c := t.card.clone()
	for _, s := range from {
		if s.Role == Host {
			c.Seats[0].Seat = moved(s.Seat)
		}
		if i, ok := t.seatOf(s.Role, moved(s.Seat)); ok {
			c.Seats[i].Who, c.Seats[i].Taken, c.Seats[i].Phones = s.Who, s.Taken, slices.Clone(s.Phones)
		}
	}
	return t.keep(ctx, c)
}

// nextCode is the code of a place's seat at the table played next.
func (t *Table) nextCode(p Place) string {
	next, ok := t.all.find(t.all.tables, t.card.Next)
	if !ok {
		return ""
	}
	next.mu.Lock()
	defer next.mu.Unlock()
	for _, mine := range t.card.Seats {
		for _, s := range next.card.Seats {
			if mine.Code == p.Code && s.Who == mine.Who {
				return s.Code
			}
		}
	}
	return ""
}
