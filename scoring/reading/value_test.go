package reading_test

import (
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/reading"
)

// A word of a few is read in any case, and with anything between its parts.
func TestChoice(t *testing.T) {
	among := []string{"lode-1", "lode-10", "s-s2", "ss-2", "Große Höhle"}
	for typed, want := range map[string]string{
		"lode-1": "lode-1", "LODE-1": "lode-1", "Lode 1": "lode-1", "lode–1": "lode-1", "ｌｏｄｅ_１": "lode-1", "“lode-1” ": "lode-1", "lode10": "lode-10",
		"s-s2": "s-s2", "ss2": "", "lode": "", "": "", "lode-2": "", "GROSSE HÖHLE": "Große Höhle",
	} {
		if got, ok := reading.Choice(typed, among); got != want || ok != (want != "") {
			t.Errorf("%q is %q, %t; want %q", typed, got, ok, want)
		}
	}
}

// What is on or off is told in several ways.
func TestYesNo(t *testing.T) {
	for typed, want := range map[string]bool{
		"yes": true, "Yes": true, "y": true, "ON": true, "true": true, "1": true, "１": true, "“yes”": true,
		"no": false, "N": false, "Off": false, "FALSE": false, "0": false,
	} {
		if got, ok := reading.YesNo(typed); got != want || !ok {
			t.Errorf("%q is %t, %t; want %t", typed, got, ok, want)
		}
	}
	for _, typed := range []string{"", "perhaps", "2", "yes no"} {
		if _, ok := reading.YesNo(typed); ok {
			t.Errorf("%q is read", typed)
		}
	}
}

// A comma, an apostrophe or a blank stands between thousands, or the number is none.
func TestWholeNumber(t *testing.T) {
	for typed, want := range map[string]string{
		"20": "20", "２０": "20", "−1": "-1", "1,000": "1000", "1'000": "1000", "1\u202f000": "1000", "“7”": "7", "1,234,567": "1234567",
		"1,5": "1,5", "1.000": "1.000", "10,50": "10,50", "1,000'000": "1,000'000", "many": "many", "": "",
	} {
		if got := reading.WholeNumber(typed); got != want {
			t.Errorf("%q is %q, want %q", typed, got, want)
		}
	}
}

// A ruling is read into the words of the game, and what is none is refused.
func TestOption(t *testing.T) {
	info := &scoring.Info{Options: []scoring.Option{
		{Name: "start-cash", Default: "0", From: 0, To: 1000},
		{Name: "ones-rest", Default: scoring.No, Choices: []string{scoring.Yes, scoring.No}},
	}}
	for _, c := range []struct{ name, value, want string }{
		{"ones-rest", "yes", "ones-rest yes"},
		{"Ones-Rest", "Yes", "ones-rest yes"},
		{"ones rest", "on", "ones-rest yes"},
		{"ones_rest ", " TRUE", "ones-rest yes"},
		{"ones‑rest", "1", "ones-rest yes"},
		{"ones-rest", "off", "ones-rest no"},
		{"ones-rest", "0", "ones-rest no"},
		{"start-cash", "$20", "start-cash 20"},
		{"Start-Cash", "２０", "start-cash 20"},
		{"start-cash", "1,000", "start-cash 1000"},
	} {
		if got, err := reading.Option(info, c.name, c.value); err != nil || got.Name+" "+got.Value != c.want {
			t.Errorf("%s=%s is %v, %v; want %s", c.name, c.value, got, err, c.want)
		}
	}
	for _, c := range []struct{ name, value, want string }{
		{"ones-rest", "perhaps", `option ones-rest is yes or no, not "perhaps"`},
		{"start-cash", "1,5", `option start-cash is a whole number from 0 to 1000, not "1,5"`},
		{"start-cash", "−1", `option start-cash is a whole number from 0 to 1000, not "-1"`},
		{"start-cash", "yes", `option start-cash is a whole number from 0 to 1000, not "yes"`},
	} {
		if _, err := reading.Option(info, c.name, c.value); err == nil || err.Error() != c.want {
			t.Errorf("%s=%s: %v, want %s", c.name, c.value, err, c.want)
		}
	}
	if _, err := reading.Option(info, "horses", scoring.Yes); err == nil {
		t.Error("horses are an option")
	}
}

// A day is read where it can be one day alone.
func TestDate(t *testing.T) {
	for typed, want := range map[string]string{
		"2026-11-20": "2026-11-20", "2026–11–20": "2026-11-20", "2026/11/20": "2026-11-20", "２０２６-１１-２０": "2026-11-20",
		"20.11.2026": "2026-11-20", "20. 11. 2026": "2026-11-20", "20/11/2026": "2026-11-20", "11/20/2026": "2026-11-20", "20-11-2026": "2026-11-20",
		"5.5.2026": "2026-05-05", "2026-4-5": "2026-04-05", "20 November 2026": "2026-11-20", "20. nov 2026": "2026-11-20", "Nov 20, 2026": "2026-11-20",
	} {
		if got, err := reading.Date(typed); got != want || err != nil {
			t.Errorf("%q is %q, %v; want %q", typed, got, err, want)
		}
	}
	for typed, want := range map[string]string{
		"4/5/2026":   `"4/5/2026" could be 2026-05-04 or 2026-04-05: say which`,
		"04.05.2026": `"04.05.2026" could be 2026-05-04 or 2026-04-05: say which`,
		"20.11.26":   `"20.11.26" isn't a date like 2026-11-20`,
		"2026-02-30": `"2026-02-30" isn't a date like 2026-11-20`,
		"30.2.2026":  `"30.2.2026" isn't a date like 2026-11-20`,
		"yesterday":  `"yesterday" isn't a date like 2026-11-20`,
		"":           `"" isn't a date like 2026-11-20`,
	} {
		if got, err := reading.Date(typed); err == nil || err.Error() != want {
			t.Errorf("%q is %q, %v; want %s", typed, got, err, want)
		}
	}
}

// Dice are read with capitals and blanks, and two numbers never become one.
func TestDice(t *testing.T) {
	for typed, want := range map[string]string{
		"3d6": "3d6", "D6": "d6", "3 d 6": "3d6", "３ｄ６": "3d6", "3\u00a0D\u00a06": "3d6", "−1d6": "-1d6", "3d6 6": "3d6 6", "1 0d6": "1 0d6",
	} {
		if got := reading.Dice(typed); got != want {
			t.Errorf("%q is %q, want %q", typed, got, want)
		}
	}
}

// What a shell has broken between quotes that it does not know is one again.
func TestArguments(t *testing.T) {
	for typed, want := range map[string]string{
		"new|coal|--player|“Bob|Tanner”|--title|Night":  "new|coal|--player|“Bob Tanner”|--title|Night",
		"new|--title=“On|a|Friday|night”|--player=„Al“": "new|--title=“On a Friday night”|--player=„Al“",
		"say|x|“Bob|Tanner”|sign|«Al|B»":                "say|x|“Bob Tanner”|sign|«Al B»",
		"--title|“Night|--player|Ann":                   "--title|“Night|--player|Ann",
		"--title|“Night|--player|“Ann”":                 "--title|“Night|--player|“Ann”",
		"--title|5”|--player|“Ann|Lee”":                 "--title|5”|--player|“Ann Lee”",
		"“|a|”":                                         "“ a ”",
		"\xff|a":                                        "\xff|a",
		"":                                              "",
	} {
		if got := reading.Arguments(strings.Split(typed, "|")); !slices.Equal(got, strings.Split(want, "|")) {
			t.Errorf("%q is %q, want %q", typed, got, want)
		}
	}
}
