package goldfever

import (
	"strconv"
	"sync"

	"saddlebag/scoring"
)

// A nameplate is what is always the same about a character: what the cells of its sheet
// are called, and the character as the one choice of an argument.
type nameplate struct {
	arg   scoring.Arg
	cells map[string][]cellName // by their part; of one that is not numbered there is one
}

// A cellName is what a cell is called.
type cellName struct{ id, label string }

// sheetParts are the parts of a character's sheet, with what they are called for people and
// how many there are of those that are numbered.
var sheetParts = []struct {
	part, label string
	count       int
}{
	{PartWound, "wound", Deadly},
	{PartPoints, "action points", 0},
	{PartPocket, "pocket", Pockets},
	{PartGun, "gun", Guns},
	{PartShells, "shells of gun", Guns},
	{PartJam, "jam of gun", Guns},
	{PartUse, "gun in use", 0},
	{PartAmbush, "ambush", 0},
	{PartActed, "chip drawn", 0},
	{PartJoker, "joker", 0},
	{PartZone, "zone", 0},
}

// nameplates are those of the twelve, by their names.
var nameplates = sync.OnceValue(func() map[string]*nameplate {
	all := map[string]*nameplate{}
	for _, name := range castNames {
		all[name] = newNameplate(name)
	}
	return all
})

// nameplateOf is that of a character.
func nameplateOf(name string) *nameplate { return nameplates()[name] }

func newNameplate(name string) *nameplate {
	n := &nameplate{arg: choice(argCharacter, name), cells: map[string][]cellName{}}
	for _, p := range sheetParts {
		if p.count == 0 {
			n.cells[p.part] = []cellName{{CharacterCell(name, p.part), name + ", " + p.label}}
			continue
		}
		n.cells[p.part] = scoring.Each(p.count, func(i int) cellName {
			return cellName{NumberedCell(name, p.part, i), name + ", " + p.label + " " + strconv.Itoa(i+1)}
		})
	}
	return n
}

// A calling is what an object is called, and that as the one argument of an event.
type calling struct {
	word   string
	object []scoring.Arg
	gun    []scoring.Arg
}

// callings are those of objects, by their kind and their number; of number 0 that of the
// kind alone.
var callings = scoring.Each(Kinds, func(kind int) *scoring.Series[*calling] {
	return scoring.NewSeries(func(number int) *calling {
		word := kindWords[kind]
		if number > 0 {
			word += "-" + strconv.Itoa(number)
		}
		return &calling{word: word, object: []scoring.Arg{choice(argObject, word)}, gun: []scoring.Arg{choice(argGun, word)}}
	})
})

// callingOf is what an object of a kind is called by its number, or by its kind alone
// where that is 0.
func callingOf(kind Kind, number int) *calling { return callings[kind].At(number) }

// A zoneSign is what cells and prompts say of a zone.
type zoneSign struct {
	cell, label string
	to          []scoring.Arg // the zone, as the one argument of going there
}

// newZoneSign is the sign of a zone of that name.
func newZoneSign(name string) zoneSign {
	return zoneSign{ZoneCell(name), "Zone " + name, []scoring.Arg{choice(argZone, name)}}
}
