package goldfever_test

import (
	"testing"

	"saddlebag/scoring/goldfever/goldfevertest"
)

// People tell nuggets apart by the plan of the village: by the building that one lies in or
// beside, by its zone once it has gone, by who brought it, and by its number only where
// there is nothing else.
func TestNuggetsAreNamed(t *testing.T) {
	for _, c := range []struct {
		scenario          string
		number            int
		there, away, told string
	}{
		{"showdown-2", 1, "the nugget by the Bank (d4)", "the nugget from d4", "nugget 1 from d4"}, // beside the Sheriff, too, which comes later
		{"showdown-2", 2, "the nugget in zone d3", "the nugget from d3", "nugget 2 from d3"},       // in the street
		{"showdown-2", 3, "the nugget by the Sheriff (e3)", "the nugget from e3", "nugget 3 from e3"},
		{"showdown-2", 4, "the nugget by the Saloon (f3)", "the nugget from f3", "nugget 4 from f3"},
		{"showdown-2", 6, "the nugget in the Saloon (g2)", "the nugget from g2", "nugget 6 from g2"},
		{"bank-job-3", 1, "nugget 1 in the Bank (c4)", "nugget 1 from c4", "nugget 1 from c4"}, // one of three
		{"bank-job-3", 6, "nugget 6 in the Bank (b4)", "nugget 6 from b4", "nugget 6 from b4"},
		{"escort-3", 1, "Pearl's nugget", "Pearl's nugget", "Pearl's nugget 1"},
		{"escort-3", 4, "Ruby's nugget", "Ruby's nugget", "Ruby's nugget 4"},
	} {
		n := goldfevertest.Ours(t, c.scenario).Nugget(c.number)
		if there, away, told := n.Alone.There.Title.String(), n.Alone.Away.Title.String(), n.Told.Away.Title.String(); there != c.there || away != c.away || told != c.told {
			t.Errorf("%s: %q, %q, %q; want %q, %q, %q", c.scenario, there, away, told, c.there, c.away, c.told)
		}
	}
	for _, number := range []int{0, 7} {
		if n := goldfevertest.Ours(t, "showdown-2").Nugget(number); n != nil {
			t.Errorf("there is a nugget %d of six", number)
		}
	}
}
