package command

import (
	"strconv"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/reading"
	"saddlebag/sheets"
)

// Choices are the values of flags and settings that have a few, by the names of these.
func Choices() map[string][]string {
	return map[string][]string{
		"paper": sheets.PaperNames(), "ink": sheets.InkNames(), "duplex": sheets.Duplexes,
		"format": Formats, "depth": {"end", "made", "all"}, "log": LogForms, "log-level": LogLevels, "tls": TLSWays, "game": titles.IDs(), languageSetting: Languages(),
	}
}

// readValue reads what somebody has typed for a flag or a setting, as pflag takes it. A
// kind is a type by pflag's name. A word that is none of a few stays as it is: what it is for
// refuses it.
func readValue(name, kind, typed string) (string, error) {
	if name == languageSetting {
		return readLanguage(typed)
	}
	if word, ok := reading.Choice(typed, Choices()[name]); ok {
		return word, nil
	}
	switch kind {
	case "bool":
		on, ok := reading.YesNo(typed)
		if !ok {
			return "", Reason("cli.not-yes-no", "word", strconv.Quote(typed))
		}
		return strconv.FormatBool(on), nil
	case "int":
		n, err := strconv.Atoi(reading.WholeNumber(typed))
		if err != nil {
			return "", Reason("cli.not-whole", "word", strconv.Quote(typed))
		}
		return strconv.Itoa(n), nil
	case "uint64":
		n, err := strconv.ParseUint(reading.WholeNumber(typed), 10, 64)
		if err != nil {
			return "", Reason("cli.not-whole-from-0", "word", strconv.Quote(typed))
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

// A Date is the value of a flag that is a date, as a ledger writes it.
type Date string

// Set implements [pflag.Value].
func (d *Date) Set(typed string) error {
	if typed == "" {
		*d = "" // of no day that is known
		return nil
	}
	date, err := reading.Date(typed)
	*d = Date(date)
	return err
}

// String implements [pflag.Value].
func (d *Date) String() string { return string(*d) }

// Type implements [pflag.Value].
func (d *Date) Type() string { return "date" }

// ReadTyped has all commands read the values of their flags as people type them. Flags of
// several values are read where they are used.
func ReadTyped(root *cobra.Command) {
	typed := func(f *pflag.Flag) {
		if _, several := f.Value.(pflag.SliceValue); !several {
			f.Value = typedValue{f.Value, f.Name}
		}
	}
	root.PersistentFlags().VisitAll(typed)
	for _, cmd := range root.Commands() {
		cmd.Flags().VisitAll(typed)
		ReadTyped(cmd)
	}
}

// The formats that sheets are written in: one document, or a picture a page.
const (
	PDF = "pdf"
	PNG = "png"
	SVG = "svg"
)

// Formats are those that sheets are written in, the usual one first.
var Formats = []string{PDF, PNG, SVG}

// The values of settings.
var (
	LogForms  = []string{"text", "json"}
	LogLevels = []string{"info", "debug"}
	TLSWays   = []string{"auto"} // beside files
)
