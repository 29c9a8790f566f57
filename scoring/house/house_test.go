package house_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring/house"
	"saddlebag/scoring/speech"
)

// board is house data of no game, with every kind of field.
type board struct {
	Name   string         `json:"name"`
	Open   bool           `json:"open,omitempty"`
	Prices map[string]int `json:"prices"`
	Places []place        `json:"places"`
}

type place struct {
	ID     string `json:"id"`
	Number int    `json:"number"`
	Small  int8   `json:"small,omitempty"`
	Colour colour `json:"colour,omitempty"`
	At     [2]int `json:"at,omitempty"`
	Inner  int    `json:"-"`
}

// colour is read with UnmarshalText.
type colour int

func (c *colour) UnmarshalText(text []byte) error {
	if string(text) != "red" {
		return fmt.Errorf("no colour %q", text)
	}
	*c = 7
	return nil
}

const good = `# a board
name: Dead Man's Gulch
open: true
prices: {strike-gold: 15, "wash day": -3}
places:
  - {id: a, number: 3, small: 127}
  - id: "12"
    number: 0
    colour: red
    at: [7, -1]
`

// What is decoded is held to the checks in their order, as far as the first
// that finds something wrong.
func TestReadHoldsToChecks(t *testing.T) {
	var asked []string
	check := func(name string, wrong bool) func(*board, *house.Document) *house.Error {
		return func(b *board, doc *house.Document) *house.Error {
			if asked = append(asked, name+" of "+b.Name); wrong {
				return doc.Err("places[1].number", name)
			}
			return nil
		}
	}
	if b, err := house.Read("b.yaml", []byte(good), check("one", false)); err != nil || b.Places[1].ID != "12" {
		t.Errorf("%+v, %v", b, err)
	}
	_, err := house.Read("b.yaml", []byte(good), check("two", false), check("three", true), check("four", true))
	if want := "b.yaml:8:13: places[1].number: three"; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
	want := []string{"one of Dead Man's Gulch", "two of Dead Man's Gulch", "three of Dead Man's Gulch"}
	if diff := cmp.Diff(want, asked); diff != "" {
		t.Error(diff)
	}
	if _, err := house.Read("b.yaml", []byte("name: 1"), check("five", false)); err == nil || len(asked) != len(want) {
		t.Errorf("what cannot be decoded was checked: %v", err)
	}
}

func TestDecode(t *testing.T) {
	for name, text := range map[string]string{
		"as written":      good,
		"carriage return": strings.ReplaceAll(good, "\n", "\r\n"),
		"byte order mark": "\ufeff" + good,
		"document marks":  "---\n" + good + "...\n",
	} {
		t.Run(name, func(t *testing.T) {
			var got board
			if _, err := house.Decode("b.yaml", []byte(text), &got); err != nil {
				t.Fatal(err)
			}
			want := board{
				Name: "Dead Man's Gulch", Open: true,
				Prices: map[string]int{"strike-gold": 15, "wash day": -3},
				Places: []place{{ID: "a", Number: 3, Small: 127}, {ID: "12", Colour: 7, At: [2]int{7, -1}}},
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// A part is read from its key to the next one, wherever it stands, and the rest is not
// looked at.
func TestDecodePart(t *testing.T) {
	type part struct {
		Places []place `json:"places"`
	}
	want := part{[]place{{ID: "a", Number: 3, Small: 127}, {ID: "12", Colour: 7, At: [2]int{7, -1}}}}
	_, places, _ := strings.Cut(good, "places:")
	for name, text := range map[string]string{
		"last": good, "before nonsense": "places:" + places + "\n# what follows\nrest: [",
	} {
		var got part
		if err := house.DecodePart("b.yaml", []byte(text), "places", &got); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	if err := house.DecodePart("b.yaml", []byte(good), "nothing", new(part)); err == nil {
		t.Error("a key that is not there was read")
	}
}

// frame is a board of which only the places matter; they begin in line 3.
const frame = "name: x\nprices: {}\nplaces:\n"

func TestDecodeRefuses(t *testing.T) {
	tests := map[string]struct{ text, want string }{
		"empty":               {"", "b:1:1: the file is empty"},
		"only a comment":      {"# nothing\n", "b:1:1: the file is empty"},
		"not a map":           {"- 1\n", "b:1:1: this should be keys with values, but it's a list"},
		"too large":           {"#" + strings.Repeat("x", 1_000_000), "b:1:1: the file is larger than 1 MB; make it shorter"},
		"not UTF-8":           {"name: é\nprices: \xff\n", "b:2:9: this file isn't UTF-8 text; save it as UTF-8"},
		"two documents":       {good + "---\nname: y\n", "b:12:1: a second document begins here; a file can have only one"},
		"two, end mark":       {good + "...\nname: y\n", "b:12:1: a second document begins here; a file can have only one"},
		"missing key":         {"name: x\nplaces: []\n", "b:1:1: prices: this is missing; add it"},
		"missing in a list":   {frame + "  - {id: a, number: 1}\n  - id: b\n", "b:5:5: places[1].number: this is missing; add it"},
		"unknown key":         {frame + "  - {id: a, digs: 1, number: 1}\n", "b:4:13: places[0].digs: there's no such key here; use id, number, small, colour or at"},
		"untagged field":      {frame + "  - {id: a, Inner: 1, number: 1}\n", "b:4:13: places[0].Inner: there's no such key here; use id, number, small, colour or at"},
		"capital in a key":    {"Name: x\n", "b:1:1: Name: there's no such key here; use name, open, prices or places"},
		"key twice":           {"name: x\nname: y\n", "b:2:1: name: this key is already on line 1; keep one of them"},
		"key twice in a map":  {"prices: {a: 1,\n  a: 1}\n", "b:2:3: prices.a: this key is already on line 1; keep one of them"},
		"key twice, quoted":   {"prices: {a: 1, \"a\": 1}\n", "b:1:16: prices.a: this key is already on line 1; keep one of them"},
		"number as a key":     {"prices: {1: 1}\n", "b:1:10: prices: a key should be text, but this is 1"},
		"list as a key":       {"{[a]: 1}\n", "b:1:5: this isn't YAML: found an invalid key for this map"},
		"fraction":            {frame + "  - number: 3.5\n", "b:4:13: places[0].number: this should be a whole number, but it's 3.5"},
		"fraction of none":    {frame + "  - number: 3.0\n", "b:4:13: places[0].number: this should be a whole number, but it's 3.0"},
		"exponent":            {frame + "  - number: 1e3\n", `b:4:13: places[0].number: this should be a whole number, but it's the text "1e3"`},
		"exponent, dot":       {frame + "  - number: 1.0e3\n", "b:4:13: places[0].number: this should be a whole number, but it's 1.0e3"},
		"octal":               {frame + "  - number: 010\n", "b:4:13: places[0].number: this should be a whole number, but it's 010"},
		"hexadecimal":         {frame + "  - number: 0x10\n", "b:4:13: places[0].number: this should be a whole number, but it's 0x10"},
		"underscore":          {frame + "  - number: 1_0\n", "b:4:13: places[0].number: this should be a whole number, but it's 1_0"},
		"plus sign":           {frame + "  - number: +1\n", "b:4:13: places[0].number: this should be a whole number, but it's +1"},
		"infinity":            {frame + "  - number: .inf\n", "b:4:13: places[0].number: this should be a whole number, but it's .inf"},
		"quoted number":       {frame + "  - number: '3'\n", `b:4:13: places[0].number: this should be a whole number, but it's the text "3"`},
		"null number":         {frame + "  - number:\n", "b:4:13: places[0].number: this should be a whole number, but it's empty"},
		"huge number":         {frame + "  - number: 99999999999999999999999\n", "b:4:13: places[0].number: this number is out of range; use one closer to 0"},
		"too large for int8":  {frame + "  - small: 128\n", "b:4:12: places[0].small: this number is out of range; use one closer to 0"},
		"number as text":      {frame + "  - id: 12\n", "b:4:9: places[0].id: this should be text, but it's 12"},
		"bool as text":        {frame + "  - id: true\n", "b:4:9: places[0].id: this should be text, but it's true"},
		"null as text":        {"name: ~\n", "b:1:7: name: this should be text, but it's empty"},
		"text as bool":        {"open: yes\n", `b:1:7: open: this should be true or false, but it's the text "yes"`},
		"map as list":         {"places: {}\n", "b:1:9: places: this should be a list, but it's keys with values"},
		"one of two":          {frame + "  - at: [1]\n", "b:4:9: places[0].at: this list needs 2 entries, not 1"},
		"three of two":        {frame + "  - at: [1, 2, 3]\n", "b:4:9: places[0].at: this list needs 2 entries, not 3"},
		"number as a pair":    {frame + "  - at: 1\n", "b:4:9: places[0].at: this should be a list, but it's 1"},
		"text in a pair":      {frame + "  - at: [1, x]\n", `b:4:13: places[0].at[1]: this should be a whole number, but it's the text "x"`},
		"null as list":        {"places: null\n", "b:1:9: places: this should be a list, but it's empty"},
		"list as map":         {"prices: [a]\n", "b:1:9: prices: this should be keys with values, but it's a list"},
		"map of wrong values": {"prices: {a: x}\n", `b:1:13: prices.a: this should be a whole number, but it's the text "x"`},
		"bad colour":          {frame + "  - colour: blue\n", `b:4:13: places[0].colour: no colour "blue"`},
		"number as colour":    {frame + "  - colour: 1\n", "b:4:13: places[0].colour: this should be text, but it's 1"},
		"anchor":              {"name: &n x\n", "b:1:7: anchors (&) aren't allowed; write the value where you need it"},
		"alias":               {"name: *n\n", "b:1:7: aliases (*) aren't allowed; write the value out"},
		"merge key":           {"prices: {<<: {a: 1}}\n", "b:1:10: merge keys (<<) aren't allowed; write the keys out"},
		"tag":                 {"name: !!str 3\n", "b:1:7: tags (!) aren't allowed; leave this one out"},
		"directive":           {"%YAML 1.2\n---\nname: x\n", "b:1:1: directives (%) aren't allowed; leave this line out"},
		"question mark":       {"? name\n: x\n", `b:1:1: keys marked with "?" aren't allowed; leave the mark out`},
		"open bracket":        {"places: [\n", "b:1:9: this isn't YAML: sequence end token ']' not found"},
		"tab":                 {"places:\n\t- 1\n", "b:2:1: this isn't YAML: found character '\t' that cannot start any token"},
		"deep brackets":       {"name: " + strings.Repeat("[", 29_000), "b:1:39: this is nested more than 32 levels deep; make it flatter"},
		"deep braces":         {strings.Repeat("{a: ", 7_000), "b:1:129: this is nested more than 32 levels deep; make it flatter"},
		"deep dashes":         {strings.Repeat("- ", 29_000), "b:1:65: this is nested more than 32 levels deep; make it flatter"},
		"deep keys":           {strings.Repeat("a: ", 9_000), "b:1:98: this is nested more than 32 levels deep; make it flatter"},
		"too many keys":       {strings.Repeat("a: 1\n", 10_001), "b:10001:1: the file has more than 30000 words, numbers and marks; make it shorter"},
		"a long text":         {"open: " + strings.Repeat("x", 1000), `b:1:7: open: this should be true or false, but it's the text "` + strings.Repeat("x", 30) + `…"`},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			doc, err := house.Decode("b", []byte(tt.text), &board{})
			if err == nil {
				t.Fatal("accepted")
			}
			if doc != nil {
				t.Error("a document was returned with the error")
			}
			if err.Error() != tt.want {
				t.Errorf("got  %s\nwant %s", err, tt.want)
			}
			var he *house.Error
			if !errors.As(err, &he) {
				t.Errorf("a %T is not a *house.Error", err)
			} else if said := speech.Pseudo.Of(he.Said()); !strings.HasPrefix(said, "‹b:") || name != "bad colour" && !strings.HasSuffix(said, "››") {
				t.Errorf("%s is in no message", said)
			}
		})
	}
}

// Steps of indentation are another way to nest deeply; the largest file has
// some 1,400 of them.
func TestDecodeStaircase(t *testing.T) {
	var text strings.Builder
	for i := 0; text.Len()+i < 990_000; i++ {
		fmt.Fprintf(&text, "%s-\n", strings.Repeat(" ", i))
	}
	_, err := house.Decode("b", []byte(text.String()), &board{})
	if err == nil {
		t.Error("accepted")
	}
}

func TestErr(t *testing.T) {
	doc, err := house.Decode("b.yaml", []byte(good), &board{})
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct{ path, want string }{
		{"", "b.yaml:2:1: bad 1"},
		{"name", "b.yaml:2:7: name: bad 1"},
		{"prices", "b.yaml:4:9: prices: bad 1"},
		{"prices.strike-gold", "b.yaml:4:23: prices.strike-gold: bad 1"},
		{"prices.tonic", "b.yaml:4:9: prices.tonic: bad 1"},
		{"places", "b.yaml:6:3: places: bad 1"},
		{"places[0]", "b.yaml:6:5: places[0]: bad 1"},
		{"places[0].number", "b.yaml:6:21: places[0].number: bad 1"},
		{"places[1]", "b.yaml:7:5: places[1]: bad 1"},
		{"places[1].id", "b.yaml:7:9: places[1].id: bad 1"},
		{"places[1].colour", "b.yaml:9:13: places[1].colour: bad 1"},
		{"places[1].at[1]", "b.yaml:10:13: places[1].at[1]: bad 1"},
		{"places[1].small", "b.yaml:7:5: places[1].small: bad 1"},
		{"places[2].id", "b.yaml:6:3: places[2].id: bad 1"},
		{"places[-1]", "b.yaml:6:3: places[-1]: bad 1"},
		{"places[x]", "b.yaml:6:3: places[x]: bad 1"},
		{"name[0]", "b.yaml:2:7: name[0]: bad 1"},
		{"nowhere.at[1].all", "b.yaml:2:1: nowhere.at[1].all: bad 1"},
	}
	for _, tt := range tests {
		if got := doc.Err(tt.path, "bad {number}", "number", 1).Error(); got != tt.want {
			t.Errorf("got  %s\nwant %s", got, tt.want)
		}
	}
}

// The clause that asks for what is wrong comes last, a full stop behind it where there is to be one.
func TestErrBy(t *testing.T) {
	doc, err := house.Decode("b.yaml", []byte(good), &board{})
	if err != nil {
		t.Fatal(err)
	}
	e := doc.Err("places[1].number", "house.range", "number", 0, "least", 1, "most", 9).By("AB9")
	for said, want := range map[string]string{
		e.Error():                  "b.yaml:8:13: places[1].number: 0 is out of range; use 1 to 9 (AB9)",
		e.Sentence().String():      "b.yaml:8:13: places[1].number: 0 is out of range; use 1 to 9 (AB9).",
		speech.Pseudo.Of(e.Said()): "‹b.yaml:8:13: places[1].number: ‹‹0 iis oout oof raangee; uuuse 1 tooo 9› (AB9)››",
		doc.Err("", "bad").Error(): "b.yaml:2:1: bad",
		e.Message.String():         "0 is out of range; use 1 to 9 (AB9)",
	} {
		if said != want {
			t.Errorf("got  %s\nwant %s", said, want)
		}
	}
}

func FuzzDecode(f *testing.F) {
	f.Add([]byte(good), "places[1].id")
	f.Add([]byte(frame+"  - {id: |\n   x\n}"), "places[")
	f.Add([]byte("{[a]: {b: [c, {d: 1}]}}"), "]..[")
	f.Add([]byte("a: >-\n  x\n\n  y\n# z"), "a.b")
	sheets, err := filepath.Glob("../../templates/*/*.yaml")
	if err != nil {
		f.Fatal(err)
	}
	for _, s := range sheets {
		text, err := os.ReadFile(s)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text, "tunnels[0].deposits[1].number")
	}
	f.Fuzz(func(t *testing.T, text []byte, path string) {
		doc, err := house.Decode("f.yaml", text, &board{})
		if err == nil {
			err = doc.Err(path, "bad")
		}
		var he *house.Error
		if !errors.As(err, &he) {
			t.Fatalf("a %T is not a *house.Error", err)
		}
		if he.File != "f.yaml" || he.Line < 1 || he.Column < 1 || he.Message == "" {
			t.Errorf("incomplete: %#v", he)
		}
	})
}

// A field is where its value stands; one that isn't there, where the nearest part does.
func TestWhere(t *testing.T) {
	text := []byte("name: Mine\nplaces:\n  - id: one\n    number: 4\n")
	for field, want := range map[string]string{
		"places[0].number": "my.yaml:4:13", "places[0].id": "my.yaml:3:9", "places[0].colour": "my.yaml:3:5", "name": "my.yaml:1:7",
	} {
		if got := house.Where("my.yaml", text, field); got != want {
			t.Errorf("%s is at %s, want %s", field, got, want)
		}
	}
	if got := house.Where("my.yaml", []byte("name: ["), "name"); got != "my.yaml" {
		t.Errorf("in no document it is at %s", got)
	}
}
