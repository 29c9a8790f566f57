package program

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/pflag"

	"saddlebag/cmd/saddlebag/command"
)

// OPERATING.md has each setting with its flag, its variable, its default and what it
// is, as the commands themselves have them.
func TestSettingsAreInTheTable(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../../../OPERATING.md")
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "| `--") {
			got = append(got, strings.TrimSpace(line))
		}
	}
	if want := settingRows(); !slices.Equal(got, want) {
		t.Errorf("the settings are\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// settingRows are the rows of the table: what the environment and a file can set.
func settingRows() (rows []string) {
	left := command.SettingNames()
	row := func(f *pflag.Flag) {
		if i := slices.Index(left, f.Name); i >= 0 {
			left = slices.Delete(left, i, i+1)
			rows = append(rows, settingRow(f))
		}
	}
	all := root()
	all.PersistentFlags().VisitAll(row)
	for _, cmd := range all.Commands() {
		cmd.Flags().VisitAll(row)
	}
	slices.Sort(rows)
	return rows
}

func settingRow(f *pflag.Flag) string {
	_, usage := pflag.UnquoteUsage(f)
	const longest = 40 // that a column has room for
	value := "`" + f.DefValue + "`"
	switch {
	case f.DefValue == "":
		value = ""
	case len(f.DefValue) > longest:
		value = "`serve --help` has it"
	}
	return fmt.Sprintf("| `--%s` | `%s` | %s | %s |", f.Name, command.VariableOf(f.Name), value, usage)
}
