package sheetstest_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets/sheetstest"
)

// What spells an id is found, and what only looks a little like it is not.
func TestSpelled(t *testing.T) {
	cells := []scoring.Cell{{ID: "day-1/driver"}, {ID: "city/3"}, {ID: "purse"}}
	for _, c := range []struct {
		body string
		want int
	}{
		{`f("day-%d/driver")`, 1},
		{`f("day-%d/%s")`, 1},
		{`f("day-")`, 1},
		{`f("/driver")`, 1},
		{`f("city/" + n)`, 1},
		{`_ = Slot{Cell: "purse"}`, 1},
		{`_ = c.ID == "purse"`, 1},
		{`switch s.Cell { case "purse", other: }`, 1},
		{`strings.HasPrefix(c.ID, "pur")`, 1},
		{`put := func(x int, cell string) {}; put(1, "purse")`, 1},
		{`put := func(x int, cell string) {}; put(1, rules.Purse)`, 0},
		{`_ = Panel{ID: "purse", Title: "city"}`, 0},
		{`f("a/b", "%d", "no-", "%s, %s", "day", "-")`, 0},
	} {
		found, err := sheetstest.Spelled("x.go", "package x\nfunc g() {"+c.body+"}", cells)
		if err != nil {
			t.Fatal(err)
		}
		if len(found) != c.want {
			t.Errorf("%s: %q, want %d", c.body, found, c.want)
		}
	}
}
