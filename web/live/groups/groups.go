// Package groups keeps what groups of people remember of their game nights: a name, a secret
// link, people, and the games they have played.
//
// A group is a log in the store of the tables, and a card beside it. The log has the plays,
// which name people by ids; the card has the people, and whatever else can change or go: so a
// name that is forgotten is nowhere any more. What plays come to, package nights says.
//
// Any number of servers can have the store. Whoever looks at a group asks the store for
// what's new, and whoever changes it tries again if another was faster.
package groups

import (
	"container/list"
	"context"
	"encoding/json"
	"errors"
	"io"
	"sync"
	"time"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
	"saddlebag/web/live/codes"
	"saddlebag/web/live/quota"
	"saddlebag/web/live/refusal"
)

// ErrUnknown refuses a link that leads to no group (any more).
var ErrUnknown = errors.New("no group has this link")

// errNoCard says what's wrong with a damaged group.
var errNoCard = errors.New("its card cannot be read")

// header is that of the log of every group. The name isn't in it, as that can change.
const header = "saddlebag-group 1\n"

// IsGroup says whether a log is that of a group, by its header.
func IsGroup(logHeader string) bool { return logHeader == header }

// A Config is what Groups need.
type Config struct {
	Store logbook.Store
	Keys  io.Reader // safe for concurrent use: what links, ids and nonces are made of
	Clock func() time.Time
	Book  *quota.Book // which counts groups among the tables
	Quota quota.Limits
}

// Groups are all groups of a store. They are safe for concurrent use.
type Groups struct {
	Config

	mu     sync.Mutex
	inHand map[string]*list.Element // of recent, by id
	recent *list.List               // of *Group, the one looked at last first
}

// mostInHand is how many groups stay in memory.
const mostInHand = 20

// New are the groups of a store.
func New(c Config) *Groups {
	return &Groups{Config: c, inHand: map[string]*list.Element{}, recent: list.New()}
}

// A Group is one of them.
type Group struct {
	all *Groups
	id  string

	mu      sync.Mutex
	card    card
	seal    []byte       // of the card
	last    logbook.Hash // that the next entry is chained to
	entries int
	bytes   int64         // that the log and the card take
	counted int64         // bytes by which it's counted, as far as that's known
	shelf   *nights.Shelf // nil until somebody looks, and after a failure
}

// A card is what is kept of a group beside its log.
type card struct {
	Version int           `json:"version"`
	Name    string        `json:"name"`
	Key     string        `json:"link"` // hash of it; the card of a table has none
	Made    time.Time     `json:"made"`
	Used    time.Time     `json:"used"` // when something of the card was changed last
	Maker   string        `json:"maker,omitempty"`
	People  nights.People `json:"people"`
	// Tables are those of the group whose games aren't recorded yet, by their ids.
	Tables []string `json:"tables,omitempty"`
	// Trashed is when the group was put into the trash; zero for one in use.
	Trashed time.Time `json:"trashed,omitzero"`
}

const version = 1

// Idle is for how long a group is kept, after its card was changed last, that has no games.
const Idle = 90 * 24 * time.Hour

// index says that the group's time is over even if it has games, which the card doesn't know:
// [Group.Trash] looks.
func (c *card) index(bytes int64) *logbook.Index {
	in := &logbook.Index{Maker: c.Maker, Bytes: bytes, Used: c.Used, Ends: c.Used.Add(Idle), Trashed: c.Trashed}
	if c.Trashed.IsZero() {
		in.Ways = []string{way(c.Key)}
	}
	return in
}

// read reads the card of a group; not ok of anything else.
func read(text []byte) (c card, ok bool) {
	err := json.Unmarshal(text, &c)
	return c, err == nil && c.Key != ""
}

// IndexOf is the index of a group's card, with how many bytes the group takes; nil if it's the
// card of something else.
func IndexOf(text []byte, bytes int64) *logbook.Index {
	c, ok := read(text)
	if !ok {
		return nil
	}
	return c.index(bytes)
}

// A Description is what the operator of a server sees of a group, by its card.
type Description struct {
	Name                string
	People              []string
	Made, Used, Trashed time.Time
}

// Describe describes a group by its card; not ok if it's the card of something else.
func Describe(text []byte) (Description, bool) {
	c, ok := read(text)
	return Description{Name: c.Name, People: c.People.Names(), Made: c.Made, Used: c.Used, Trashed: c.Trashed}, ok
}

// way is by which the store finds the group of a link, by its hash.
func way(hash string) string { return "group " + hash }

func (c *card) text() []byte {
	text, err := json.Marshal(c)
	if err != nil {
		panic(err) // strings and times encode
	}
	return text
}

// Make makes a group, and returns its link. The maker is whom it's counted for. It fails with
// a *quota.Full, or for a name that nobody can have.
func (all *Groups) Make(ctx context.Context, name, maker string) (link string, err error) {
	if name, err = cleanName(name); err != nil {
		return "", err
	}
	if link, err = codes.New(all.Keys); err != nil {
		return "", err
	}
	id, err := codes.New(all.Keys)
	if err != nil {
		return "", err
	}
	now := all.Clock().UTC()
	c := card{Version: version, Name: name, Key: codes.Hash(link), Made: now, Used: now, Maker: maker, People: nights.People{}}
	return link, all.create(ctx, id, &c)
}

// create puts a group into the store, with its first entries.
func (all *Groups) create(ctx context.Context, id string, c *card, records ...logbook.Record) error {
	text := c.text()
	size := logbook.Size{Log: int64(len(header)+len(text)) + sizeOf(records)}
	return all.Book.Take(ctx, c.Maker, size, func() error {
		return all.Store.Create(ctx, id, header, &logbook.Card{Text: text, Index: c.index(size.Log)}, records...)
	})
}

// cleanName is the name of a group, as those of players are cleaned.
func cleanName(name string) (string, error) {
	name, err := ledger.CleanName(name)
	if err != nil {
		return "", refusal.Of(speech.OfError(err))
	}
	return name, nil
}

// At finds the group of a link. It fails with ErrUnknown.
func (all *Groups) At(ctx context.Context, link string) (*Group, error) {
	of := way(codes.Hash(link))
	led, err := all.Store.Led(ctx, of)
	if err != nil {
		return nil, err
	}
	if len(led[of]) == 0 {
		return nil, ErrUnknown
	}
	return all.Get(led[of][0]), nil
}

// Get is the group with an id, whether there is one or not.
func (all *Groups) Get(id string) *Group {
	all.mu.Lock()
	defer all.mu.Unlock()
	if at, ok := all.inHand[id]; ok {
		all.recent.MoveToFront(at)
		return at.Value.(*Group)
	}
	g := &Group{all: all, id: id}
	all.inHand[id] = all.recent.PushFront(g)
	if all.recent.Len() > mostInHand {
		oldest := all.recent.Remove(all.recent.Back()).(*Group)
		delete(all.inHand, oldest.id)
	}
	return g
}

// ID is the group's id in the store. It opens nothing.
func (g *Group) ID() string { return g.id }

// fresh reads what the store has of the group that isn't in memory. The group is locked. It
// fails with ErrUnknown if there is no such group any more, or only in the trash.
func (g *Group) fresh(ctx context.Context) error {
	err := g.reread(ctx)
	if err == nil && !g.card.Trashed.IsZero() {
		err = ErrUnknown
	}
	return err
}

// reread is fresh, in the trash or not.
func (g *Group) reread(ctx context.Context) error {
	err := g.readOn(ctx)
	if err != nil {
		g.shelf = nil
	}
	if errors.Is(err, logbook.ErrNotFound) {
		return ErrUnknown
	}
	return err
}

func (g *Group) readOn(ctx context.Context) error {
	text, err := g.all.Store.Card(ctx, g.id)
	if err != nil {
		return err
	}
	if seal := logbook.Seal(g.id, text); g.shelf == nil || string(seal) != string(g.seal) {
		c, ok := read(text)
		if !ok {
			return &logbook.DamageError{Entry: 1, Err: errNoCard}
		}
		g.card, g.seal = c, seal
		if g.shelf != nil {
			g.shelf.SetPeople(c.People)
		}
	}
	if g.shelf == nil {
		return g.load(ctx)
	}
	records, err := g.all.Store.Since(ctx, g.id, g.entries)
	if err != nil {
		return err
	}
	return g.fold(records)
}

// load reads the whole log.
func (g *Group) load(ctx context.Context) error {
	log, err := g.all.Store.Load(ctx, g.id)
	if err != nil {
		return err
	}
	g.shelf, g.entries, g.bytes, g.last = nights.NewShelf(g.card.People), 0, int64(len(header)+len(g.card.text())), logbook.Genesis(log.Header)
	return g.fold(log.Records)
}

// fold takes records that are in the store.
func (g *Group) fold(records []logbook.Record) error {
	for i := range records {
		if err := g.shelf.Apply(records[i].Entry); err != nil {
			return &logbook.DamageError{Entry: records[i].Number, Err: err}
		}
		g.kept(&records[i])
	}
	return nil
}

// kept takes note of a record that is on the shelf and in the store.
func (g *Group) kept(r *logbook.Record) {
	g.entries, g.last = r.Number, r.Chain
	g.bytes += r.Size()
}

func sizeOf(records []logbook.Record) (size int64) {
	for i := range records {
		size += records[i].Size()
	}
	return size
}
