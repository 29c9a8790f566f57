package goldfever

import (
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/goldfever/village"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/panel"
)

// saysZone says who stands in a zone and on which side, what lies there, and where one can go
// from there, which only the drawing shows.
func saysZone(house *scenario.House, zone int) panel.Says {
	name := house.Village.Zones[zone].Name
	open, doors := nextDoor(&house.Village, zone)
	return func(cell scoring.Cell) speech.Text {
		var standing, lying speech.All
		for _, entry := range sheet.EntriesOf(cell.Value) {
			if team, ok := house.Scenario.Team(entry); ok {
				standing = append(standing, speech.Say("goldfever.spoken-fighter", "character", entry, "team", house.Scenario.Teams[team].Named()))
			} else {
				lying = append(lying, objectSaid(house, entry, name))
			}
		}
		who := speech.Text("goldfever.spoken-nobody")
		if standing != nil {
			who = speech.Say("goldfever.spoken-standing", "characters", standing)
		}
		return speech.Say("goldfever.spoken-zone", "who", who, "lying", lying, "open", open, "doors", doors)
	}
}

// nextDoor are the zones next door to one: over open ground, and through doors or windows alone.
func nextDoor(v *village.Village, zone int) (open, doors speech.All) {
	for _, next := range v.Neighbours(zone) {
		name := speech.Words(v.Zones[next].Name)
		if border, _ := v.Border(zone, next); border == village.OpenBorder {
			open = append(open, name)
		} else {
			doors = append(doors, name)
		}
	}
	return open, doors
}

// objectSaid is an object as buttons call it, by what a cell says of it, with what is noted
// there; it lies in a zone, or is carried.
func objectSaid(house *scenario.House, entry, zone string) speech.Text {
	word, note, _ := strings.Cut(entry, " ")
	kind, number, ok := terms.ReadKind(word)
	if n, err := strconv.Atoi(strings.TrimPrefix(entry, "+")); err == nil { // too many to be named
		return speech.Say("goldfever.spoken-objects", "n", n)
	}
	if !ok {
		return speech.Words(entry)
	}
	title := kind.Title()
	if number > 0 {
		title = kind.Named(number)
	}
	if n := house.Nugget(number); kind == terms.Nugget && n != nil {
		if title = n.Alone.Away.Title; n.Zone == zone {
			title = n.Alone.There.Title
		}
	}
	face := terms.ReadFace(strings.Trim(note, "()"))
	switch {
	case note == "":
		return title
	case kind == terms.Nugget && face != terms.UnknownFace:
		return speech.Say("goldfever.object-face", "object", title, "face", terms.FaceTitle(face))
	case kind == terms.Dynamite:
		return speech.Say("goldfever.object-out", "object", title)
	}
	return speech.Words(entry)
}

// saysCarried says what is in a pocket or in a hand, or by another text that nothing is.
func saysCarried(house *scenario.House, nothing speech.Text) panel.Says {
	return func(cell scoring.Cell) speech.Text {
		if cell.Value == "" {
			return nothing
		}
		return objectSaid(house, cell.Value, "")
	}
}

// saysJoker says which joker somebody has, as far as it is known, and whether it was played.
func saysJoker(cell scoring.Cell) speech.Text {
	switch {
	case cell.Value == "":
		return "goldfever.spoken-none"
	case cell.Value == scoring.Hidden:
		return "goldfever.spoken-secret"
	case cell.Struck:
		return speech.Say("goldfever.spoken-played", "joker", terms.PowerTitle(cell.Value))
	}
	return terms.PowerTitle(cell.Value)
}

// saysTurned says which card was drawn last.
func saysTurned(cell scoring.Cell) speech.Text {
	if cell.Value == "" {
		return "goldfever.spoken-none"
	}
	return terms.CardTitle(cell.Value)
}

// saysZoneOf says that somebody is on the board no more, where a cell has no zone.
func saysZoneOf(cell scoring.Cell) speech.Text {
	if cell.Value == "" {
		return "goldfever.spoken-gone"
	}
	return ""
}

// says is what a cell of a character's card says, by its part; nil where its value does.
func says(house *scenario.House, part string) panel.Says {
	switch part {
	case terms.PartWound, terms.PartJam, terms.PartAmbush, terms.PartActed:
		return panel.Either("goldfever.spoken-yes", "goldfever.spoken-no")
	case terms.PartPocket, terms.PartGun:
		return saysCarried(house, "goldfever.spoken-empty")
	case terms.PartUse:
		return saysCarried(house, "goldfever.spoken-none")
	case terms.PartJoker:
		return saysJoker
	case terms.PartZone:
		return saysZoneOf
	}
	return nil
}
