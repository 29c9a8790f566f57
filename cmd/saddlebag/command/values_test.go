package command

import (
	"testing"
)

// Flags, the environment and files have one reader.
func TestReadValue(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, kind, typed, want string }{
		{"paper", "string", "A4", "a4"},
		{"paper", "string", " “Letter”", "letter"},
		{"paper", "string", "A9", "A9"}, // for the command to refuse
		{"paper", "string", "", ""},
		{"log-level", "string", "DEBUG", "debug"},
		{"db", "string", "My Tables.db ", "My Tables.db "},
		{"open", "bool", "Yes", "true"},
		{"open", "bool", "off", "false"},
		{"trash", "int", "１４", "14"},
		{"trash", "int", "010", "10"},
		{"trash", "int", "1,000", "1000"},
		{"trash", "int", "−1", "-1"},
		{"seed", "uint64", "18446744073709551615", "18446744073709551615"},
		{"margin", "float64", "10,5 mm", "10.5"},
		{"margin", "float64", "8", "8"},
	} {
		if got, err := readValue(c.name, c.kind, c.typed); got != c.want || err != nil {
			t.Errorf("%s %q is %q, %v; want %q", c.name, c.typed, got, err, c.want)
		}
	}
	for _, c := range []struct{ name, kind, typed, want string }{
		{"open", "bool", "perhaps", `"perhaps" isn't yes or no`},
		{"trash", "int", "1.5", `"1.5" isn't a whole number`},
		{"trash", "int", "99999999999999999999", `"99999999999999999999" isn't a whole number`},
		{"seed", "uint64", "-1", `"-1" isn't a whole number from 0 up`},
		{"margin", "float64", "wide", `"wide" isn't a number of millimetres, like 10.5`},
		{"margin", "float64", "10,500", `"10,500" could be 10.500 or 10500: say which`},
	} {
		if got, err := readValue(c.name, c.kind, c.typed); err == nil || err.Error() != c.want {
			t.Errorf("%s %q is %q, %v; want %s", c.name, c.typed, got, err, c.want)
		}
	}
}
