package final_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
)

// TestAsPeopleWrite holds lines of people against what they mean: all that is not
// blank, with the owner's seat in front.
func TestAsPeopleWrite(t *testing.T) {
	for lines, want := range map[string]map[string]string{
		// A hyphen that stands alone is blank, and no minus.
		"Ann count - 3":          {"0 count/2": "3"},
		"Ann cash 1 varmint - 3": {"0 cash/1/round": "1", "0 cash/1/what": "varmint", "0 cash/1/hand": "3"},
		// What is printed is a name, and so is the beginning of what adds up.
		"Ann the note a well":  {"0 note": "a well"},
		"Ann money in hand 33": {"0 cash": "33"},
		"Ann burro worth $36":  {"0 burro-3/value": "36"},
		// Names cut short, or in the plural.
		"Ann b3 x SST 60":   {"0 burro-3/bandit-1": "x", "0 burro-3/slot-1": "S", "0 burro-3/slot-2": "S", "0 burro-3/slot-3": "T", "0 burro-3/value": "60"},
		"Ann burro SST":     {"0 burro-3/slot-1": "S", "0 burro-3/slot-2": "S", "0 burro-3/slot-3": "T"},
		"Ann notes a well":  {"0 note": "a well"},
		"table rounds x":    {"-1 round/1": "x"},
		"Ann stash nothing": {}, "Ann burro 3 empty": {}, "Ann note none": {}, "Ann stash no S": {"0 stash/2": "S"}, "Ann count NIL 3": {"0 count/2": "3"},
		// What the paper prints between columns, and a sum that has no place.
		"Ann stash | S | T |":       {"0 stash/1": "S", "0 stash/2": "T"},
		"Ann count ( 3 , 4 ) = 7":   {"0 count/1": "3", "0 count/2": "4"},
		"Ann count 3 4 =7":          {"0 count/1": "3", "0 count/2": "4"},
		"Ann count 3|4":             {"0 count/1": "3", "0 count/2": "4"},
		"Ann burro 3 SS = 26":       {"0 burro-3/slot-1": "S", "0 burro-3/slot-2": "S", "0 burro-3/value": "26"},
		"Ann burro 3: x2 - (S) 120": {"0 burro-3/bandit-1": "x", "0 burro-3/slot-1": "/S", "0 burro-3/value": "120"},
		// A name alone is a heading, until a line has a name.
		"Ann:\nstash S\nBob T\ncount 3 4\n":                       {"0 stash/1": "S", "1 count/1": "3", "1 count/2": "4"},
		"Ann\nstash S\nbob count 3\ntable\nround x\nann\ncount 1": {"0 stash/1": "S", "1 count/1": "3", "-1 round/1": "x", "0 count/1": "1"},
	} {
		d := open(t, lines)
		for _, u := range d.Unread {
			t.Errorf("%q: %+v", lines, u)
		}
		if diff := cmp.Diff(want, written(d)); diff != "" {
			t.Errorf("%q, by hand (-), read (+):\n%s", lines, diff)
		}
	}
}

// written is what is not blank, as a line of its own has it.
func written(d *final.Document) map[string]string {
	all := map[string]string{}
	for p, w := range d.Filled {
		if !w.Blank() {
			all[fmt.Sprint(p.Owner, " ", p.Cell)] = d.Value(p)
		}
	}
	return all
}

// TestAccents finds players whose names are written without accents, where only one
// can be meant.
func TestAccents(t *testing.T) {
	d, err := final.Open(shelf, "x.final", "saddlebag 1 paper final\nplayer \"Žofie Ø.\"\nplayer Søren\n\nZofie count 1\nsoren count 2\nZOFIE O. stash S\n", nil)
	if err != nil || len(d.Unread) > 0 {
		t.Fatalf("%v, %v", err, d.Unread)
	}
	want := map[string]string{"0 count/1": "1", "1 count/1": "2", "0 stash/1": "S"}
	if diff := cmp.Diff(want, written(d)); diff != "" {
		t.Errorf("by hand (-), read (+):\n%s", diff)
	}
}

// TestAlike asks once about lines that are wrong in the same way, and again so of what
// is written out. A line of the numbers of several rows says nothing of any.
func TestAlike(t *testing.T) {
	d := open(t, "Cid stash S\nCid count 1\nAnn purse 3\nCid note a\nAnn purse 4\n")
	want := []string{
		`Nobody here is called "Cid". (Same on 2 more lines.)`,
		`I don't know what "purse" is on the sheet of Ann. It has cash, count, burro-3, stash, note; ` +
			"`saddlebag new paper --player Ann --player \"Bob T\" --final` lists them. (Same on 1 more line.)",
	}
	for _, d := range []*final.Document{d, open(t, d.String()[len(d.Header.String()):])} {
		var got []string
		for _, u := range d.Unread {
			got = append(got, u.Why.String())
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("by hand (-), asked (+):\n%s", diff)
		}
	}
}

// A full-width number is taken in a field of its own, as it is on a line.
func TestSetFullWidth(t *testing.T) {
	d := open(t, "")
	if err := d.Set(scoring.Place{Cell: "cash"}, "３０"); err != nil || d.Value(scoring.Place{Cell: "cash"}) != "30" {
		t.Errorf("%q, %v", d.Value(scoring.Place{Cell: "cash"}), err)
	}
}
