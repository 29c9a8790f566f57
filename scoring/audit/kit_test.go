package audit

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// sheetOf is a sheet with words in its cells; "/" is one that is crossed.
func sheetOf(cells map[string]string) scoring.Filled {
	f := scoring.Filled{}
	for cell, value := range cells {
		w := scoring.Written{Value: value}
		if value == "/" {
			w = scoring.Written{Struck: true}
		}
		f[scoring.Place{Cell: cell}] = w
	}
	return f
}

func TestKit(t *testing.T) {
	one := func(cell string) scoring.Place { return scoring.Place{Cell: cell} }
	legible := Legible("A1", one("a"), func(w scoring.Written) speech.Text {
		if w.Value == "S" {
			return ""
		}
		return speech.Words(w.Value + " is no letter.")
	})
	gap := NoGap("A1", places("a", "b"), places("c", "d"), "A row is left out.")
	same := Same("A1", one("a"), one("b"), func(a, b scoring.Written) speech.Text { return speech.Words(a.Value + " and " + b.Value) })
	// c is a plus b, and b what d and e add up to.
	near, far := Numbers(places("a", "b")...), Numbers(places("a", "d", "e")...)
	adds := Adds("A1", one("c"), "The sum is", near, far)
	for name, c := range map[string]struct {
		rule Rule
		on   map[string]string
		want string
	}{
		"a letter":                                {legible, map[string]string{"a": "S"}, ""},
		"no letter":                               {legible, map[string]string{"a": "7"}, "7 is no letter."},
		"nothing written":                         {legible, map[string]string{"a": ""}, ""},
		"a row left out":                          {gap, map[string]string{"a": "", "b": "", "d": "/"}, "A row is left out."},
		"a row perhaps left out":                  {gap, map[string]string{"a": "", "d": "1"}, ""},
		"no row after a blank one":                {gap, map[string]string{"a": "", "b": "", "c": "", "d": ""}, ""},
		"the same number":                         {same, map[string]string{"a": "3.0", "b": "3"}, ""},
		"nothing and 0":                           {same, map[string]string{"a": "", "b": "0"}, ""},
		"not the same":                            {same, map[string]string{"a": "3", "b": "x"}, "3 and x"},
		"not known to be the same":                {same, map[string]string{"a": "3"}, ""},
		"adds up":                                 {adds, map[string]string{"a": "1", "b": "2.5", "c": "3.5"}, ""},
		"does not add up":                         {adds, map[string]string{"a": "1", "b": "2", "c": "9"}, "The sum is 1 + 2 = 3; the sheet says 9."},
		"the nearer sum is enough":                {adds, map[string]string{"a": "1", "b": "2", "c": "3", "d": "7", "e": "7"}, ""},
		"the nearer sum is wrong itself":          {adds, map[string]string{"a": "1", "b": "9", "c": "15", "d": "7", "e": "7"}, ""},
		"neither sum":                             {adds, map[string]string{"a": "1", "b": "9", "c": "3", "d": "7", "e": "7"}, "The sum is 1 + 9 = 10; the sheet says 3."},
		"the farther parts where it is not known": {adds, map[string]string{"a": "1", "c": "3", "d": "7", "e": "7"}, "The sum is 1 + 7 + 7 = 15; the sheet says 3."},
		"parts that are words":                    {adds, map[string]string{"a": "x", "b": "2", "c": "9"}, ""},
	} {
		if got := c.rule.Fails(NewSheet(sheetOf(c.on))); got.String() != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
	// Of a wrong sum only the nearest parts are told.
	f := sheetOf(map[string]string{"a": "1", "b": "14", "c": "3", "d": "7", "e": "7"}) // both ways come to 15
	found := judged(&scoring.Info{}, f, []Rule{adds})
	if len(found) != 1 || !sameSet(found[0].Places, places("a", "b", "c")) {
		t.Errorf("told: %+v", found)
	}
}

func TestSheet(t *testing.T) {
	f := sheetOf(map[string]string{"blank": "", "half": "3.5", "word": "S", "box": "/", scoring.CorrectionCell("cash"): "-5"})
	s := NewSheet(f)
	for cell, want := range map[string]string{
		"blank": "known blank 0", "half": "known filled 3.5", "word": "known filled", "box": "known filled crossed 0", "none": "",
	} {
		p, got := scoring.Place{Cell: cell}, []string(nil)
		if s.Known(p) {
			got = append(got, "known")
		}
		if s.Blank(p) {
			got = append(got, "blank")
		}
		if s.Filled(p) {
			got = append(got, "filled")
		}
		if yes, known := s.Crossed(p); yes && known {
			got = append(got, "crossed")
		}
		if n, ok := s.Number(p); ok {
			got = append(got, n.String())
		}
		if _, whole := s.Whole(p); whole && cell == "half" {
			t.Error("3.5 is read as a whole number")
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s is %q, want %q", cell, got, want)
		}
	}
	if c := s.part(nil).Correction(0, "cash"); c != scoring.Whole(-5) {
		t.Errorf("a correction of %s", c)
	}
	if s.Correction(1, "cash") != 0 || s.Corrected(1, "cash") || !s.Corrected(0, "cash") {
		t.Error("a correction that nobody has made, or one that is not seen")
	}
	if got := s.Unknown(places("word", "none", "blank")...); !slices.Equal(got, places("none")) {
		t.Errorf("unknown: %v", got)
	}
}

// Where a rule fails, the known places that it read are noted once each. Those
// that are unknown are not, nor are corrections.
func TestReads(t *testing.T) {
	r := Rule{Fails: func(s *Sheet) speech.Text {
		for _, cell := range []string{"b", "a", "b", "none"} {
			s.Value(scoring.Place{Cell: cell})
		}
		s.Correction(0, "cash")
		return "no"
	}}
	if got := r.reads(NewSheet(filled(map[string]int{"a": 1, "b": 2}))); !slices.Equal(got, places("b", "a")) {
		t.Errorf("read: %v", got)
	}
}

func TestSpan(t *testing.T) {
	s := NewSheet(sheetOf(map[string]string{"a": "/", "b": "", "c": "/"}))
	n := s.Crosses(places("a", "b", "c", "d"))
	if want := (Span{2, 3}); n != want || n.Known() {
		t.Errorf("%v crosses, want %v", n, want)
	}
	if got, want := n.Plus(Exactly(1)).Times(2), (Span{6, 8}); got != want {
		t.Errorf("%v, want %v", got, want)
	}
	if n.Apart(Exactly(3)) || !n.Apart(Exactly(4)) || !Exactly(1).Apart(n) || n.Apart(Unknown) {
		t.Errorf("%v is apart from what it can be, or not from what it cannot", n)
	}
	if got := Unknown.Plus(Unknown).Times(9); got != Unknown {
		t.Errorf("nine times what is unknown is %v", got)
	}
}

// What a sum should be is told of its nearest parts that are known, whatever is written
// in its place; where too little is known, it is not told.
func TestSums(t *testing.T) {
	sum := places("c")[0]
	list := Checklist{Rules: []Rule{Adds("A1", sum, "The sum is", Numbers(places("a", "b")...), Numbers(places("a", "d")...))}}
	for name, c := range map[string]struct {
		on   map[string]string
		want map[scoring.Place]scoring.Tenths
	}{
		"nothing there": {map[string]string{"a": "1", "b": "2.5"}, map[scoring.Place]scoring.Tenths{sum: 35}},
		"right":         {map[string]string{"a": "1", "b": "2", "c": "3"}, map[scoring.Place]scoring.Tenths{sum: 30}},
		"wrong":         {map[string]string{"a": "1", "b": "2", "c": "9"}, map[scoring.Place]scoring.Tenths{sum: 30}},
		"farther parts": {map[string]string{"a": "1", "d": "7"}, map[scoring.Place]scoring.Tenths{sum: 80}},
		"too little":    {map[string]string{"a": "1", "c": "9"}, map[scoring.Place]scoring.Tenths{}},
	} {
		filled := sheetOf(c.on)
		before := maps.Clone(filled)
		if got := list.Sums(filled, places("a", "c")); !maps.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
		if !maps.Equal(filled, before) {
			t.Errorf("%s: the sheets are changed to %v", name, filled)
		}
	}
}
