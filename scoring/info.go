package scoring

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring/speech"
)

// Info describes a game to all code that must not know it by name.
type Info struct {
	ID         string // as in the ledger's first line: "coal-n-write"
	Title      speech.Text
	MinPlayers int
	MaxPlayers int
	Minutes    Minutes
	Needs      speech.Text // what has to be on the table besides what is printed: "3 dice, pencils"
	Edition    int         // of the rules, counted from 1
	DataWord   string      // header word of the house data: "sheet", "board"; none of player, option, edition, date and title
	Data       string      // name of the house data of a ledger that names none
	Offers     string      // the name of what a new game is played with; empty where that is Data
	Unit       string      // of the score: "$", "points"
	Options    []Option
	Verbs      []Verb
	Args       map[string]speech.Text // what people call the arguments of events, by their names; see Info.ArgTitle
	Devices    []Device
	Fields     []Field
	SideFields []Field // cells of each seat that everybody wants to see next to the score, by their ids
	Clauses    []Clause
	Ends       []End // every reason an Outcome can give
}

// An End is a reason why a game is over.
type End struct {
	Reason speech.Text // in a few words, as reports have it: "six deliveries"
	Told   speech.Text // a sentence for those who have played: "All six deliveries are made."
}

// Told is a reason why a game is over, as a sentence; empty if the game has no such reason.
func (i *Info) Told(reason speech.Text) speech.Text {
	if at := slices.IndexFunc(i.Ends, func(e End) bool { return e.Reason == reason }); at >= 0 {
		return i.Ends[at].Told
	}
	return ""
}

// Offered is the name of the house data for a new game.
func (i *Info) Offered() string { return cmp.Or(i.Offers, i.Data) }

// Amount is an amount in the unit of the game's score: "$12", "-$30", "3.5 points".
func (i *Info) Amount(t Tenths) speech.Text { return inUnit(t, i.Unit) }

// Amount is an amount in the unit of the field.
func (f Field) Amount(t Tenths) speech.Text { return inUnit(t, f.Unit) }

func inUnit(t Tenths, unit string) speech.Text {
	switch unit {
	case "":
		return speech.Say("scoring.number", "number", speech.Tenths(t))
	case "$":
		return speech.Say("scoring.money", "amount", speech.Money(t))
	}
	if !slices.Contains(saidUnits, unit) {
		return speech.Say("scoring.in-unit", "amount", speech.Tenths(t), "unit", unit)
	}
	return speech.Say("scoring."+unit, "n", speech.Tenths(t))
}

// saidUnits are the units besides dollars that have a message; the word of another is written
// behind the amount.
var saidUnits = []string{"cards", "points", "zones"}

// saidKinds are the kinds of house data that have a message; another is called by its word in
// the ledger.
var saidKinds = []string{"board", "deck", "map", "scenario", "sheet"}

// Kind is what people call the house data: "sheet".
func (i *Info) Kind() speech.Text {
	if slices.Contains(saidKinds, i.DataWord) {
		return speech.Text("scoring.kind-" + i.DataWord)
	}
	return speech.Words(i.DataWord)
}

// DataTitle is what people call house data of a name: "sheet lode-1". Without a name it's just
// the kind.
func (i *Info) DataTitle(name speech.Text) speech.Text {
	if name == "" {
		return i.Kind()
	}
	return speech.Say("scoring.data-title", "kind", i.Kind(), "name", name)
}

// saidArgs are the names of arguments that mean the same in every game, and have a message.
var saidArgs = []string{"amount", "dice", "entry", "event", "field", "new", "number", "old", "player", "reason", "text"}

// ArgTitle is what people call an argument, by its name.
func (i *Info) ArgTitle(name string) speech.Text {
	if title, ok := i.Args[name]; ok {
		return title
	}
	if slices.Contains(saidArgs, name) {
		return speech.Text("scoring.arg-" + name)
	}
	return speech.Words(strings.ToLower(name))
}

// PlayerRange says how many can play: "2 to 4", or "4" if it's always that many.
func (i *Info) PlayerRange() speech.Text {
	if i.MinPlayers == i.MaxPlayers {
		return speech.Words(strconv.Itoa(i.MinPlayers))
	}
	return speech.Say("scoring.from-to", "from", i.MinPlayers, "to", i.MaxPlayers)
}

// An Option is a ruling that a table may change.
type Option struct {
	Name    string
	Title   speech.Text // a word or two
	Label   speech.Text // what it changes, a short sentence
	Clause  string
	Default string
	Choices []string      // the values allowed; nil for a whole number
	Called  []speech.Text // what people call them
	From    int           // bounds of a whole number
	To      int
}

// A Verb is one form of event. If a verb has several forms that differ in their first
// arguments ("store pistol …", "store share …"), each has an entry, with leading
// arguments of kind Word.
type Verb struct {
	Name    string
	Actor   Actor
	Args    []Arg
	Clause  string
	Help    speech.Text // what it records, a short sentence
	Example string      // a whole event, as written in a ledger
	Do      speech.Text // what there is to do, said to whoever does it: "load a burro"
	Coach   speech.Text // what to do and why one would, said to somebody new to the game: two short sentences at most, the same for all forms of the verb
	Tells   speech.Text // what the person who entered it did, as a sentence with gaps: see Verb.Sentence
	Deed    speech.Text // what it is called once it is done: "claim"; see Verb.Called
	Of      speech.Text // what of: "{tunnel}"; may be empty
	Ends    bool        // it ends what other seats can still do: a sale, a throw for all, a day
	Done    speech.Text // what players say if they'll do nothing more before the event ends what they can do: "I'm done with these dice"; may be empty
	Passes  bool        // whoever acts gives up what else they could do: the end of a turn
	// Overrules says that the table uses it to fix the state if the record has missed
	// something. It's legal without being prompted, and only for a host.
	Overrules bool
	Follows   bool // it belongs to the event before it, where nothing about it is left to choose: see Follows
	Opens     bool // it follows nothing but what a player did: it says whose turn is next
}

// Actor says who may use a verb.
type Actor int

// The actors of verbs.
const (
	ByPlayer Actor = iota
	ByTable
	ByCharacter
)

// A Field is an amount of a seat: something that a correction may change (clause
// LG5), or a cell.
type Field struct {
	Name   string
	Label  speech.Text
	Within speech.Text // the label within a sentence; empty where nothing of it is corrected
	Unit   string      // "$", "points"
	Step   int         // in whole units: corrections are multiples of it; 0 for any amount
}

// A Clause is one numbered rule, in our words.
type Clause struct {
	Number string
	Text   speech.Text
	Mark   Mark
	Opens  speech.Text // the heading of what begins with it; empty where it goes on
}

// A Chapter is clauses under one heading.
type Chapter struct {
	Heading speech.Text // empty where the first clause has none
	Clauses []Clause
}

// Chapters divides clauses into chapters, at each that opens one.
func Chapters(clauses []Clause) []Chapter {
	var all []Chapter
	for _, c := range clauses {
		if len(all) == 0 || c.Opens != "" {
			all = append(all, Chapter{Heading: c.Opens})
		}
		last := &all[len(all)-1]
		last.Clauses = append(last.Clauses, c)
	}
	return all
}

// Mark tells where a clause comes from.
type Mark string

// The marks of clauses. A clause can have several, separated by a comma.
const (
	Seed      Mark = "seed"  // the published rules say so
	Ruled     Mark = "ruled" // they are silent or contradict themselves: our ruling
	HouseRule Mark = "house" // our own design
)

// Clause returns the clause with that number.
func (i *Info) Clause(number string) (Clause, bool) {
	for _, c := range i.Clauses {
		if c.Number == number {
			return c, true
		}
	}
	return Clause{}, false
}

// Option returns the option with that name.
func (i *Info) Option(name string) (Option, bool) {
	for _, o := range i.Options {
		if o.Name == name {
			return o, true
		}
	}
	return Option{}, false
}

// A Device makes chance at the table. Package scoring/dice turns it into a thrower.
type Device struct {
	Name  string
	Label speech.Text
	Kind  DeviceKind
	Count int      // dice: how many
	Sides []string // faces of a die, equal sectors of a spinner, cards of a pile
	// Side is what people call a side; nil where they call it as Sides do.
	Side func(side string) speech.Text
	// Option is the option that says whether the program makes this chance:
	// it does if the option has the value When. If empty, each table
	// chooses.
	Option string
	When   string
}

// DeviceKind tells devices apart.
type DeviceKind string

// The kinds of devices.
const (
	Dice    DeviceKind = "dice"
	Spinner DeviceKind = "spinner"
	Pile    DeviceKind = "pile"
)

// ProgramRolls says whether the program makes what a device shows at a table with these
// options (those that aren't defaults): as the device's own option says, or else
// as the table likes.
func (i *Info) ProgramRolls(device string, options map[string]string, likes bool) bool {
	at := slices.IndexFunc(i.Devices, func(d Device) bool { return d.Name == device })
	if at < 0 || i.Devices[at].Option == "" {
		return likes && device != ""
	}
	d := i.Devices[at]
	value, given := options[d.Option]
	if o, ok := i.Option(d.Option); ok && !given {
		value = o.Default
	}
	return value == d.When
}

// LetsTableChoose says whether each table may choose who makes some of the game's
// chance.
func (i *Info) LetsTableChoose() bool {
	return slices.ContainsFunc(i.Devices, func(d Device) bool { return d.Option == "" })
}
