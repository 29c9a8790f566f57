package final_test

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
)

// sheet is what is said of Ann's: what is not blank, and "?" where nobody knows.
func sheet(d *final.Document) map[string]string {
	all := map[string]string{}
	for _, c := range d.Paper {
		p := scoring.Place{Owner: c.Owner, Cell: c.ID}
		if value := d.Value(p); c.Owner == 0 && value != "-" && value != final.Unknown {
			all[c.ID] = value
		}
	}
	return all
}

// blanks are how many of Ann's places are blank.
func blanks(d *final.Document) int {
	n := 0
	for p, w := range d.Filled {
		if p.Owner == 0 && w.Blank() {
			n++
		}
	}
	return n
}

// TestDoubtful holds lines with a "?", alone or behind a value, against what they say:
// one field is not known, and the others are as they are written. A row keeps its place.
func TestDoubtful(t *testing.T) {
	row := func(round, what, amount, hand string) map[string]string {
		return map[string]string{"cash/1/round": round, "cash/1/what": what, "cash/1/amount": amount, "cash/1/hand": hand}
	}
	burro := func(bandits, slots, value string) map[string]string {
		all := map[string]string{}
		for i, word := range strings.Fields(bandits) {
			all["burro-3/bandit-"+string(rune('1'+i))] = word
		}
		for i, word := range strings.Fields(slots) {
			all["burro-3/slot-"+string(rune('1'+i))] = word
		}
		if value != "" {
			all["burro-3/value"] = value
		}
		return all
	}
	for lines, want := range map[string]struct {
		says  map[string]string
		blank int
	}{
		"Ann cash 1 varmint ? 14":            {row("1", "varmint", "?", "14"), 3},
		"Ann cash 1 varmint 18? 14":          {row("1", "varmint", "?", "14"), 3},
		"Ann cash 1 varmint 1?8 14":          {row("1", "varmint", "?", "14"), 3},
		"Ann cash 1 varmint 18 ? 14":         {row("1", "varmint", "?", "14"), 3},
		"Ann cash ? varmint 14 14":           {row("?", "varmint", "14", "14"), 3},
		"Ann cash 1? varmint 14 14":          {row("?", "varmint", "14", "14"), 3},
		"Ann cash 1 ? 14 14":                 {row("1", "?", "14", "14"), 3},
		"Ann cash 1 varmint? 14 14":          {row("1", "?", "14", "14"), 3},
		"Ann cash 1 Varmint Huntin'? 14 14":  {row("1", "?", "14", "14"), 3},
		"Ann cash 1 sha? 14 14":              {row("1", "?", "14", "14"), 3},
		"Ann cash 1 nobody reads? 14 14":     {nil, 0}, // five words
		"Ann cash 1 varmint 14 ?":            {row("1", "varmint", "14", "?"), 3},
		"Ann cash varmint 1 14 ?":            {row("1", "varmint", "14", "?"), 3}, // in another order
		"Ann cash +15 varmint ?":             {map[string]string{"cash/1/round": "?", "cash/1/what": "varmint", "cash/1/amount": "15"}, 3},
		"Ann cash ? ? ? ?":                   {row("?", "?", "?", "?"), 3},
		"Ann cash/1 ?":                       {row("?", "?", "?", "?"), 0}, // and nothing else of the column
		"Ann cash 312?":                      {map[string]string{"cash": "?"}, 0},
		"Ann cash 312 ?":                     {map[string]string{"cash": "?"}, 0},
		"Ann cash ?":                         {map[string]string{"cash": "?"}, 0},
		"Ann burro-3 S? T T $26":             {burro("", "? T T", "26"), 3},
		"Ann burro-3 /S? T T $26":            {burro("", "? T T", "26"), 3},
		"Ann burro-3 x - S T ? 26":           {burro("x", "S T ?", "26"), 2},
		"Ann burro-3 x? S T 20":              {burro("?", "S T", "20"), 3},
		"Ann burro-3 ? $26":                  {burro("? ?", "? ? ? ?", "26"), 0},
		"Ann burro-3 x x ? 26":               {burro("x x", "? ? ? ?", "26"), 0},
		"Ann burro-3 2? S T 20":              {burro("? ?", "S T", "20"), 2},
		"Ann burro-3 SS = ?":                 {burro("", "S S", "?"), 4},
		"Ann burro-3 26?":                    {burro("", "", "?"), 0},
		"Ann burro-3 1?":                     {burro("", "", "?"), 0},
		"Ann burro-3 2S? T":                  {burro("", "? ? T", ""), 3},
		"Ann burro-3 ?":                      {burro("? ?", "? ? ? ?", "?"), 0},
		"Ann stash ? T":                      {map[string]string{"stash/1": "?", "stash/2": "T"}, 1},
		"Ann stash T -? T":                   {map[string]string{"stash/1": "T", "stash/2": "?", "stash/3": "T"}, 0},
		"Ann stash ?":                        {map[string]string{"stash/1": "?", "stash/2": "?", "stash/3": "?"}, 0},
		"Ann stash ?\nAnn stash/2 T":         {map[string]string{"stash/1": "?", "stash/2": "T", "stash/3": "?"}, 0},
		"Ann stash/2 T\nAnn stash ?":         {map[string]string{"stash/1": "?", "stash/2": "T", "stash/3": "?"}, 0},
		"Ann count ? 4":                      {map[string]string{"count/1": "?", "count/2": "4"}, 0},
		"Ann count 3?":                       {map[string]string{"count/1": "?"}, 1},
		"Ann note a well?":                   {map[string]string{"note": "?"}, 0},
		"Ann count 3 4\nAnn burro-3 rest ?":  {map[string]string{"count/1": "3", "count/2": "4"}, 0},
		"Ann cash ? ? ? ?\nAnn cash 2 share": {map[string]string{"cash/1/round": "?", "cash/1/what": "?", "cash/1/amount": "?", "cash/1/hand": "?", "cash/2/round": "2", "cash/2/what": "share"}, 1},
		"Ann cash/1 ?\nAnn cash 2 share -5":  {map[string]string{"cash/1/round": "?", "cash/1/what": "?", "cash/1/amount": "?", "cash/1/hand": "?", "cash/2/round": "2", "cash/2/what": "share", "cash/2/amount": "-5"}, 0},
	} {
		d := open(t, lines)
		if want.says == nil {
			if len(d.Unread) == 0 {
				t.Errorf("%q is read as %v", lines, sheet(d))
			}
			continue
		}
		for _, u := range d.Unread {
			t.Errorf("%q: %+v", lines, u)
		}
		if diff := cmp.Diff(want.says, sheet(d)); diff != "" {
			t.Errorf("%q, by hand (-), read (+):\n%s", lines, diff)
		}
		if n := blanks(d); n != want.blank {
			t.Errorf("%q leaves %d places blank, not %d", lines, n, want.blank)
		}
		judged, err := d.Audit(t.Context())
		if err != nil || judged.Verdict == scoring.HardToRead {
			t.Errorf("%q is %s, %v", lines, judged.Verdict, err)
		}
		again := open(t, strings.TrimPrefix(d.String(), d.Header.String()))
		if !maps.Equal(sheet(again), sheet(d)) || !maps.Equal(again.Filled, d.Filled) {
			t.Errorf("%q is written as\n%s", lines, d)
		}
	}
}

// TestDoubtfulIsWritten has a "?" stay where it is written, in the canonical text and on a
// line that is to say something else; a place of which nothing is said has none.
func TestDoubtfulIsWritten(t *testing.T) {
	lines := "Ann cash 1 varmint 18? 97\nAnn stash S T ?\nAnn count rest ?\nAnn count/2 4\n"
	d := open(t, lines)
	want := head + "Ann stash S T ?\nAnn cash/1 1 varmint ? 97\nAnn count/2 4\nAnn count rest ?\n\n\n"
	if diff := cmp.Diff(want, d.String()); diff != "" {
		t.Errorf("by hand (-), as written (+):\n%s", diff)
	}
	hand, box := scoring.Place{Cell: "cash/1/hand"}, scoring.Place{Cell: "stash/2"}
	filled := maps.Clone(d.Filled)
	filled[hand], filled[box] = scoring.Written{Value: "96"}, scoring.Written{Value: "S"}
	now, ok := d.Rewrite(head+lines, []scoring.Place{hand, box}, filled)
	if diff := cmp.Diff([]final.NewLine{{5, "Ann cash/1 1 varmint ? 96"}, {6, "Ann stash S S ?"}}, now); !ok || diff != "" {
		t.Errorf("by hand (-), as rewritten (+):\n%s", diff)
	}
}

// TestDoubtfulIsSet sets places to "?" one by one, takes that back, and tells it of an
// entry as a document writes it.
func TestDoubtfulIsSet(t *testing.T) {
	d := open(t, "Ann stash S T\nAnn count 3 4")
	p := scoring.Place{Cell: "stash/1"}
	set := func(value, want string, says bool) {
		t.Helper()
		if err := d.Set(p, value); err != nil {
			t.Fatal(err)
		}
		if got := d.Value(p); got != want || d.Says(p) != says {
			t.Errorf("set to %q it says %q", value, got)
		}
	}
	set("S?", "?", true)
	entry := d.Describe(scoring.Contradiction{Places: []scoring.Place{p}}).Entries[0]
	if entry.Value != "?" || entry.Says().String() != "not known" {
		t.Errorf("the entry is %+v", entry)
	}
	c := d.Clone()
	set("T", "T", true)
	set("?", "?", true)
	set(final.Unknown, final.Unknown, false)
	if c.Value(p) != "?" {
		t.Errorf("what was cloned says %q", c.Value(p))
	}
	var unread *final.Unread
	if err := c.Set(p, "Tut"); !errors.As(err, &unread) || c.Value(p) != "?" {
		t.Errorf("what cannot be read is %v, and the place says %q", err, c.Value(p))
	}
	said := c.Wipe()
	if !slices.Contains(said, p) || c.Says(p) || len(c.Filled) > 0 || len(d.Filled) == 0 {
		t.Errorf("wiped: %v, left %v", said, c.Filled)
	}
}
