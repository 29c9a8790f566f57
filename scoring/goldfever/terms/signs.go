package terms

import (
	"strconv"
	"sync"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A Nameplate is what is always the same about a character: what the cells of its sheet
// are called, and the character as the one choice of an argument.
type Nameplate struct {
	Arg   scoring.Arg
	Cells map[string][]CellName // by their part; of one that is not numbered there is one
}

// A CellName is what a cell is called.
type CellName struct {
	ID    string
	Label speech.Text
}

// sheetParts are the parts of a character's sheet, with what they are called for people and
// how many there are of those that are numbered.
var sheetParts = []struct {
	part, label string
	count       int
}{
	{PartWound, "goldfever.cell-wound", Deadly},
	{PartPoints, "goldfever.cell-points", 0},
	{PartPocket, "goldfever.cell-pocket", Pockets},
	{PartGun, "goldfever.cell-gun", Guns},
	{PartShells, "goldfever.cell-shells", Guns},
	{PartJam, "goldfever.cell-jam", Guns},
	{PartUse, "goldfever.cell-use", 0},
	{PartAmbush, "goldfever.cell-ambush", 0},
	{PartActed, "goldfever.cell-acted", 0},
	{PartJoker, "goldfever.cell-joker", 0},
	{PartZone, "goldfever.cell-zone", 0},
}

// nameplates are those of the twelve, by their names.
var nameplates = sync.OnceValue(func() map[string]*Nameplate {
	all := map[string]*Nameplate{}
	for _, name := range CastNames {
		all[name] = newNameplate(name)
	}
	return all
})

// NameplateOf is that of a character.
func NameplateOf(name string) *Nameplate { return nameplates()[name] }

func newNameplate(name string) *Nameplate {
	n := &Nameplate{Arg: Choice(ArgCharacter, name), Cells: map[string][]CellName{}}
	for _, p := range sheetParts {
		if p.count == 0 {
			n.Cells[p.part] = []CellName{{CharacterCell(name, p.part), speech.Say(p.label, "character", name)}}
			continue
		}
		n.Cells[p.part] = scoring.Each(p.count, func(i int) CellName {
			return CellName{NumberedCell(name, p.part, i), speech.Say(p.label, "character", name, "number", i+1)}
		})
	}
	return n
}

// A Calling is what an object is called, and that as the one argument of an event.
type Calling struct {
	Word   string
	Title  speech.Text // for people: "Colt 2", "the knife"
	Object []scoring.Arg
	Gun    []scoring.Arg
}

// callings are those of objects, by their kind and their number; of number 0 that of the
// kind alone.
var callings = scoring.Each(Kinds, func(kind int) *scoring.Series[*Calling] {
	return scoring.NewSeries(func(number int) *Calling {
		word := KindWords[kind]
		if number > 0 {
			word += "-" + strconv.Itoa(number)
		}
		return &Calling{Word: word, Title: Kind(kind).Named(number), Object: []scoring.Arg{Choice(ArgObject, word)}, Gun: []scoring.Arg{Choice(ArgGun, word)}}
	})
})

// NewCalling is what an object is called by its number, with a title of its own.
func NewCalling(kind Kind, number int, title speech.Text) *Calling {
	c := *CallingOf(kind, number)
	c.Title = title
	return &c
}

// CallingOf is what an object of a kind is called by its number, or by its kind alone
// where that is 0.
func CallingOf(kind Kind, number int) *Calling { return callings[kind].At(number) }

// A ZoneSign is what cells and prompts say of a zone.
type ZoneSign struct {
	Cell  string
	Label speech.Text
	To    []scoring.Arg // the zone, as the one argument of going there
}

// NewZoneSign is the sign of a zone of that name.
func NewZoneSign(name string) ZoneSign {
	return ZoneSign{ZoneCell(name), speech.Say("goldfever.zone", "zone", name), []scoring.Arg{Choice(ArgZone, name)}}
}
