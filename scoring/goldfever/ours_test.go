package goldfever_test

import (
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/goldfevertest"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/speech"
	"saddlebag/templates"
)

// What our scenarios say of themselves is the same whether all of them is read or no more
// than that.
func TestDescribeHouse(t *testing.T) {
	for _, name := range templates.Houses(sheet.Info.ID) {
		text, _ := templates.House(sheet.Info.ID, name)
		got, err := game.Game.DescribeHouse(name+".yaml", text)
		if diff := cmp.Diff(goldfevertest.Ours(t, name).Describe(), got); diff != "" || err != nil {
			t.Errorf("%s: %v %s", name, err, diff)
		}
	}
}

// All that our house data prints has its message, whose English is what the data says, and no
// message is left over. Of data that nobody is offered any more that's what things are called.
func TestPrintedHasMessages(t *testing.T) {
	printed := map[string]bool{}
	add := func(texts ...string) {
		for _, text := range texts {
			printed[text] = true
		}
	}
	names := templates.Houses(sheet.Info.ID)
	old, err := os.ReadDir("../../templates/goldfever/old")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range old {
		names = append(names, strings.TrimSuffix(file.Name(), ".yaml"))
	}
	for i, name := range names {
		h := goldfevertest.Ours(t, name)
		add(strings.TrimSuffix(h.Scenario.Title, " (house)"), h.Scenario.Teams[0].Name, h.Scenario.Teams[1].Name)
		for _, p := range h.Scenario.Prizes {
			add(p.Title, strings.TrimPrefix(p.Title, "The "))
		}
		for _, b := range h.Village.Buildings {
			add(b.Name)
		}
		for _, c := range h.Characters {
			add(c.Trade)
		}
		for _, j := range h.Jokers {
			add(j.Title, j.Text)
		}
		if h.Scenario.Extra != nil {
			add(h.Scenario.Extra.Title)
		}
		if i < len(templates.Houses(sheet.Info.ID)) {
			add(h.Scenario.Story, h.Scenario.Aim)
		}
	}
	delete(printed, "") // Showdown has no aim
	said := map[string]string{}
	for name, forms := range speech.English.Room("goldfever") {
		words := forms["other"]
		switch {
		case !strings.HasPrefix(name, "data-"):
			continue
		case said[words] != "":
			t.Errorf("%s and %s both say %q", name, said[words], words)
		case !printed[words]:
			t.Errorf("no house data says %q, as %s does", words, name)
		}
		said[words] = name
	}
	for _, words := range slices.Sorted(maps.Keys(printed)) {
		if said[words] == "" {
			t.Errorf("no message says %q", words)
		} else if scenario.Printed(words) != speech.Text("goldfever."+said[words]) {
			t.Errorf("%q is not printed by its message", words)
		}
	}
}
