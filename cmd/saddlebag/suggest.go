package main

import (
	"slices"
	"strings"
	"unicode"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"saddlebag/scoring"
	"saddlebag/scoring/reading"
)

// plainKey is a name as people type it: its letters and digits alone, in lower case,
// without an article.
func plainKey(name string) string {
	name = strings.TrimPrefix(strings.ToLower(reading.Plain(name)), "the ")
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, name)
}

// meant is the one of some names that looks most like what was typed; empty where
// none does.
func meant(typed string, names []string) string {
	key := plainKey(typed)
	far := func(name string) int { // from all of it, or from how it begins
		whole := plainKey(name)
		return min(scoring.Edits(key, whole), scoring.Edits(key, whole[:min(len(whole), len(key))]))
	}
	if key == "" || len(names) == 0 {
		return ""
	}
	nearest := slices.MinFunc(names, func(a, b string) int { return far(a) - far(b) })
	if far(nearest) > min(max(1, len(key)/3), len(key)-1) {
		return ""
	}
	return nearest
}

// orMeant is a hint that names what was perhaps meant, where something may have been,
// and else says what there is.
func orMeant(typed string, names []string, there string) string {
	if name := meant(typed, names); name != "" {
		return "did you mean " + name + "?"
	}
	return there
}

// perhaps hints at what was meant by a word that is none of some, where something may
// have been.
func perhaps(err error, typed string, names []string) error {
	if name := meant(typed, names); name != "" {
		return hinted(err, "did you mean %s?", name)
	}
	return err
}

// flagNames are the names of all flags that a command takes.
func flagNames(cmd *cobra.Command) (names []string) {
	all := func(f *pflag.Flag) { names = append(names, "--"+f.Name) }
	cmd.Flags().VisitAll(all)
	cmd.InheritedFlags().VisitAll(all)
	return names
}
