package play

import (
	"reflect"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/live/views"
	"saddlebag/web/panels"
	"saddlebag/web/table"
)

// Whoever is asked something else in anything is not shown what was asked before.
func TestAskingsDifferInEverything(t *testing.T) {
	others := map[string]asking{
		"seat": {seat: 1}, "place": {place: 1}, "info": {info: &scoring.Info{ID: "other"}}, "options": {options: []ledger.Option{{Name: "a"}}},
		"virtual": {virtual: true}, "names": {names: []string{"Ann"}}, "held": {held: []live.Held{{Event: "Ann dig *"}}}, "still": {still: []string{"Bob"}}, "left": {left: []int{2}},
		"prompts": {prompts: []scoring.Prompt{hand}}, "lacks": {lacks: []scoring.Lack{{Label: "coal.share"}}}, "joins": {joins: []scoring.Join{{Last: hand}}}, "on": {on: OnSheets{new(panels.Layout)}},
		"action": {action: "/"}, "seen": {seen: 1},
	}
	for i := range reflect.TypeFor[asking]().NumField() {
		field := reflect.TypeFor[asking]().Field(i).Name
		other, ok := others[field]
		if !ok {
			t.Errorf("nothing differs in %s", field)
		}
		if other.same(asking{}) || (asking{}).same(other) {
			t.Errorf("%s makes no difference", field)
		}
		if !other.same(other) {
			t.Errorf("with another %s one is not the same as itself", field)
		}
	}
}

// What can be entered for a seat is reckoned once, until something is asked that is not
// the same; what was made for one place is not shown at another.
func TestSeatsAreMadeOnce(t *testing.T) {
	at := &table.Snapshot{
		Place:    live.Place{Person: people.Person{Role: people.Host, Seat: 0}},
		View:     &views.View{Info: &scoring.Info{}, Names: []string{"Ann", "Bob"}, Prompts: then},
		Presence: live.Presence{Done: make([]bool, 2)},
	}
	p := &pieces{forms: forms{newFormCache(), speech.English}}
	made := func() (all []*seatMade) {
		for _, a := range askings(at, nil, 0) {
			all = append(all, p.seat(a, nil))
		}
		return all
	}
	first, again := made(), made()
	for i, seat := range first {
		if seat != again[i] {
			t.Errorf("seat %d is made twice", seat.asked.seat)
		}
	}
	at.View.Prompts = append(at.View.Prompts[:len(at.View.Prompts):len(at.View.Prompts)], scoring.Prompt{Seat: 1, Verb: "rest"})
	for i, seat := range made() {
		if anew := seat != first[i]; anew != (seat.asked.seat == 1) {
			t.Errorf("seat %d is made anew: %t", seat.asked.seat, anew)
		}
	}
	at.Place.Seat = 1
	for i, seat := range made() {
		if seat == first[i] {
			t.Errorf("seat %d is shown as from another place", seat.asked.seat)
		}
	}
}
