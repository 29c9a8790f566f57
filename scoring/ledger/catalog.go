package ledger

import (
	"bytes"
	"cmp"
	"errors"
	"io/fs"
	"slices"
	"strconv"
	"sync"

	"saddlebag/scoring"
	"saddlebag/scoring/house"
	"saddlebag/scoring/speech"
)

// A Catalog holds what ledgers name: the games, and the house data
// that comes with the program.
type Catalog struct {
	Games  []scoring.Game
	House  func(game, name string) (text []byte, ok bool)
	Houses func(game string) []string // the names there are

	// What has been read, by houseName; nil: nothing is kept.
	kept *sync.Map // of func() (HouseData, error)
	told *sync.Map // of func() (scoring.Description, error)
}

// A houseName names house data that comes with the program.
type houseName struct{ game, name string }

// Keeping is the catalog with a memory: it reads each of the program's own house data once,
// when somebody first asks for it, and shares it. Use it for data that don't change while
// the program runs. All games share what was read, which is immutable, and what's worked
// out from it.
func (s Catalog) Keeping() Catalog {
	s.kept, s.told = new(sync.Map), new(sync.Map)
	return s
}

// HouseData is house data in force: as a header names it, as text,
// and as the game reads it.
type HouseData struct {
	Data  Data
	File  string // what it is called in errors
	Text  []byte
	House scoring.House
}

// Ours says whether the data comes with the program; people see it called
// "house".
func (h HouseData) Ours() bool { return h.Data.Digest == "" }

// digest is that of the text, which people's own has with its name.
func (h HouseData) digest() string {
	if h.Ours() {
		return Digest(h.Text)
	}
	return h.Data.Digest
}

// Label is what the data is called on pages and paper.
func (h HouseData) Label() speech.Text {
	if h.Ours() {
		return speech.Say("ledger.ours", "name", h.Data.Name)
	}
	return speech.Words(h.Data.Name)
}

// Where is the place of a field in the text, as errors have it.
func (h HouseData) Where(field string) string { return house.Where(h.File, h.Text, field) }

// ReadHouse reads house data for a game. The error is the game's.
func ReadHouse(game scoring.Game, data Data, file string, text []byte) (HouseData, error) {
	house, err := game.ReadHouse(file, text)
	if err != nil {
		return HouseData{}, err
	}
	return HouseData{data, file, text, house}, nil
}

// Game finds a game by its id.
func (s Catalog) Game(id string) (scoring.Game, bool) {
	i := slices.IndexFunc(s.Games, func(g scoring.Game) bool { return g.Info().ID == id })
	if i < 0 {
		return nil, false
	}
	return s.Games[i], true
}

// InForce finds our house data for a new game of some players: the named one or, if no
// name is given, one that fits them. Everything that shows or plays a game before a ledger
// exists asks here. It isn't ok if there is none of that name.
func (s Catalog) InForce(game scoring.Game, name string, players int) (house HouseData, ok bool, err error) {
	if name == "" {
		name = s.Fitting(game, players)
	}
	return s.ours(game, name)
}

// ours finds house data that comes with the program. It is not ok where there is none
// of the name.
func (s Catalog) ours(game scoring.Game, name string) (house HouseData, ok bool, err error) {
	info := game.Info()
	key := houseName{info.ID, name}
	if s.kept != nil {
		if read, ok := s.kept.Load(key); ok {
			house, err = read.(func() (HouseData, error))()
			return house, true, err
		}
	}
	text, ok := s.House(key.game, key.name)
	if !ok {
		return HouseData{}, false, nil
	}
	house, err = keep(s.kept, key, func() (HouseData, error) {
		return ReadHouse(game, Data{Word: info.DataWord, Name: key.name}, key.name+".yaml", text)
	})
	return house, true, err
}

// keep reads something of house data: once, in a catalog with a memory. There is no more
// to remember than comes with the program.
func keep[T any](kept *sync.Map, key houseName, read func() (T, error)) (T, error) {
	if kept == nil {
		return read()
	}
	known, _ := kept.LoadOrStore(key, sync.OnceValues(read))
	return known.(func() (T, error))()
}

// A DescribedHouse is house data that comes with the program, with its description of
// itself.
type DescribedHouse struct {
	Data Data
	scoring.Description
}

// Described lists the program's house data for a game, if there are several that describe
// themselves. Data that can't be read is left out; opening it gives the error.
func (s Catalog) Described(game scoring.Game) []DescribedHouse {
	names := s.Houses(game.Info().ID)
	if len(names) < 2 {
		return nil
	}
	var all []DescribedHouse
	for _, name := range names {
		if d, ok := s.described(game, name); ok {
			all = append(all, d)
		}
	}
	return all
}

// described is what house data that comes with the program says of itself; not ok where
// it says nothing.
func (s Catalog) described(game scoring.Game, name string) (DescribedHouse, bool) {
	teller, ok := game.(scoring.HouseDescriber)
	if !ok {
		return DescribedHouse{}, false
	}
	info := game.Info()
	key := houseName{info.ID, name}
	d, err := keep(s.told, key, func() (scoring.Description, error) {
		text, ok := s.House(key.game, key.name)
		if !ok {
			return scoring.Description{}, fs.ErrNotExist
		}
		return teller.DescribeHouse(key.name+".yaml", text)
	})
	return DescribedHouse{Data{Word: info.DataWord, Name: name}, d}, err == nil
}

// Fits lists the program's house data that describes itself and is for that many
// players.
func (s Catalog) Fits(game scoring.Game, players int) []DescribedHouse {
	return slices.DeleteFunc(s.Described(game), func(d DescribedHouse) bool { return !d.Takes(players) })
}

// Others lists the program's other house data for that many players, if the data in use
// describes itself.
func (s Catalog) Others(game scoring.Game, own scoring.House, players int) []DescribedHouse {
	d, ok := own.(scoring.Describer)
	if !ok {
		return nil
	}
	title := d.Describe().Title
	return slices.DeleteFunc(s.Fits(game, players), func(d DescribedHouse) bool { return d.Title == title })
}

// Fitting is the name of the program's house data for that many players. It's the game's
// offer, unless that isn't for them and another is. With no players named yet, it's the
// offer.
func (s Catalog) Fitting(game scoring.Game, players int) string {
	offered, names := game.Info().Offered(), s.Houses(game.Info().ID)
	if players == 0 || len(names) < 2 { // nothing need be read, let alone all
		return offered
	}
	for _, name := range append([]string{offered}, names...) {
		if d, ok := s.described(game, name); ok && d.Takes(players) {
			return name
		}
	}
	return offered
}

// An Opened is an open ledger: its text, the data it's played with, and the game at
// its start.
type Opened struct {
	Doc   *Document
	House HouseData
	Fold  *Fold
}

// DataLoader finds a user's own house data for a game.
type DataLoader func(scoring.Game) (HouseData, error)

// Open reads a ledger and starts its game, with the house data that its header names or
// with the user's own, which must be what the header means; own may be nil. The file name
// is only for errors. If the ledger is wrong, the error is a *SyntaxError after the file's
// name.
func (s Catalog) Open(file, text string, own DataLoader) (*Opened, error) {
	o, err := s.start(text, own)
	var syntax *SyntaxError
	if errors.As(err, &syntax) {
		return nil, syntax.In(file)
	}
	return o, err
}

func (s Catalog) start(text string, own DataLoader) (*Opened, error) {
	doc, err := Parse(text)
	if err != nil {
		return nil, err
	}
	fold, house, err := s.Start(&doc.Header, own)
	if err != nil {
		return nil, err
	}
	return &Opened{doc, house, fold}, nil
}

// Start starts the game of a header, as Open does.
func (s Catalog) Start(h *Header, own DataLoader) (*Fold, HouseData, error) {
	game, ok := s.Game(h.Game)
	if !ok {
		return nil, HouseData{}, h.At(magic, speech.Say("ledger.no-game", "game", strconv.Quote(h.Game), "games", speech.List(s.ids())))
	}
	house, err := s.houseOf(game, h, own)
	if err != nil {
		return nil, HouseData{}, err
	}
	fold, err := Open(game, h, house.House)
	return fold, house, err
}

func (s Catalog) ids() []speech.Text {
	return scoring.Each(len(s.Games), func(i int) speech.Text { return speech.Words(s.Games[i].Info().ID) })
}

// houseOf finds the house data in force for a ledger. One that names none was begun
// with what the game had first, whatever is offered now.
func (s Catalog) houseOf(game scoring.Game, h *Header, own DataLoader) (HouseData, error) {
	info, word := game.Info(), h.Data.Word
	known := slices.ContainsFunc(s.Games, func(g scoring.Game) bool { return g.Info().DataWord == word })
	switch {
	case word != "" && !known:
		return HouseData{}, h.At("data", speech.Say("ledger.no-header-line", "line", QuoteShort(word)))
	case own != nil:
		return s.ownHouse(game, h, own)
	case h.Data.Digest != "":
		return HouseData{}, h.At("data", speech.Say(ownData, "document", h.noun(), "name", h.Data.Name))
	case word != "" && word != info.DataWord:
		return HouseData{}, h.otherData(info)
	}
	house, ok, err := s.ours(game, cmp.Or(h.Data.Name, info.Data))
	if !ok || h.Data.Word != "" && h.Data.Name == "" {
		return HouseData{}, h.At("data", speech.Say("ledger.no-data", "word", info.DataWord, "name", strconv.Quote(h.Data.Name), "names", speech.List(speech.Named(s.Houses(info.ID)...))))
	}
	return house, err
}

// ownData is what is said of a ledger whose house data are not there.
const ownData = "ledger.own-data"

// WantsOwnData says whether an error is that a ledger was played with somebody's own house data,
// which are not there.
func WantsOwnData(err error) bool {
	var syntax *SyntaxError
	return errors.As(err, &syntax) && syntax.Message.Is(ownData)
}

// ownHouse finds a user's own data and compares it with what the header means.
func (s Catalog) ownHouse(game scoring.Game, h *Header, own DataLoader) (HouseData, error) {
	found, err := own(game)
	if err != nil {
		return HouseData{}, err
	}
	if h.Data.Digest != "" {
		if digest := found.digest(); digest != h.Data.Digest {
			return HouseData{}, h.At("data", speech.Say("ledger.other-digest", "file", found.File, "document", h.noun(), "digest", digest))
		}
		return found, nil
	}
	if ours, ok := s.House(game.Info().ID, h.Data.Name); ok && !bytes.Equal(ours, found.Text) {
		return HouseData{}, h.At("data", speech.Say("ledger.other-data", "document", h.noun(), "name", h.Data.Name, "file", found.File))
	}
	return found, nil
}

// ownHouses are the house data of people's own that were read last.
var ownHouses house.Memory[scoring.House]

// ReadOwn reads people's own house data for a game, as ReadHouse does, and gives it a name.
// It remembers the most recent ones, so the result is shared and read only. The error is
// the game's.
func ReadOwn(game scoring.Game, name, file string, text []byte) (HouseData, error) {
	info, digest := game.Info(), Digest(text)
	read, err := ownHouses.Read(info.ID, digest, func() (scoring.House, error) { return game.ReadHouse(file, text) })
	if err != nil {
		return HouseData{}, err
	}
	return HouseData{Data{Word: info.DataWord, Name: name, Digest: digest}, file, text, read}, nil
}
