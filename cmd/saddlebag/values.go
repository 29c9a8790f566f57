package main

import (
	"fmt"
	"strconv"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"saddlebag/scoring/reading"
	"saddlebag/sheets"
)

// choices are the values of flags and settings that have a few, by the names of these.
func choices() map[string][]string {
	return map[string][]string{
		"paper": sheets.PaperNames(), "ink": sheets.InkNames(), "duplex": sheets.Duplexes,
		"format": formats, "depth": {"end", "made", "all"}, "log": logForms, "log-level": logLevels, "game": titleIDs(),
	}
}

// readValue reads what somebody has typed for a flag or a setting, as pflag and viper take
// it. A kind is a type by pflag's name. A word that is none of a few stays as it is: what
// it is for refuses it.
func readValue(name, kind, typed string) (string, error) {
	if word, ok := reading.Choice(typed, choices()[name]); ok {
		return word, nil
	}
	switch kind {
	case "bool":
		on, ok := reading.YesNo(typed)
		if !ok {
			return "", fmt.Errorf("%q is not yes or no", typed)
		}
		return strconv.FormatBool(on), nil
	case "int":
		n, err := strconv.Atoi(reading.WholeNumber(typed))
		if err != nil {
			return "", fmt.Errorf("%q is not a whole number", typed)
		}
		return strconv.Itoa(n), nil
	case "uint64":
		n, err := strconv.ParseUint(reading.WholeNumber(typed), 10, 64)
		if err != nil {
			return "", fmt.Errorf("%q is not a whole number from 0", typed)
		}
		return strconv.FormatUint(n, 10), nil
	case "float64":
		mm, err := sheets.ParseMillimetres(typed)
		return strconv.FormatFloat(mm, 'g', -1, 64), err
	}
	return typed, nil
}

// A typedValue is the value of a flag, read by [readValue].
type typedValue struct {
	pflag.Value
	name string
}

// Set implements [pflag.Value].
func (v typedValue) Set(typed string) error {
	plain, err := readValue(v.name, v.Type(), typed)
	if err != nil {
		return err
	}
	return v.Value.Set(plain)
}

// A day is the value of a flag that is a date, as a ledger writes it.
type day string

// Set implements [pflag.Value].
func (d *day) Set(typed string) error {
	if typed == "" {
		*d = "" // of no day that is known
		return nil
	}
	date, err := reading.Date(typed)
	*d = day(date)
	return err
}

// String implements [pflag.Value].
func (d *day) String() string { return string(*d) }

// Type implements [pflag.Value].
func (d *day) Type() string { return "date" }

// readTyped has all commands read the values of their flags as people type them. Flags of
// several values are read where they are used.
func readTyped(root *cobra.Command) {
	for _, cmd := range root.Commands() {
		cmd.Flags().VisitAll(func(f *pflag.Flag) {
			if _, several := f.Value.(pflag.SliceValue); !several {
				f.Value = typedValue{f.Value, f.Name}
			}
		})
		readTyped(cmd)
	}
}

// The formats that sheets are written in: one document, or a picture a page.
const (
	pdfFormat = "pdf"
	pngFormat = "png"
	svgFormat = "svg"
)

// formats are those that sheets are written in, the usual one first.
var formats = []string{pdfFormat, pngFormat, svgFormat}

// The values of settings.
var (
	logForms  = []string{"text", "json"}
	logLevels = []string{"info", "debug"}
)
