package sheets

import (
	"slices"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/typeface"
)

// legible are names as they can be printed: one of which no font has a single
// character is empty, for a line to write it on, and a warning says so.
func legible(names []string) (printed []string, warnings []speech.Text) {
	printed = slices.Clone(names)
	for i, name := range names {
		if name != "" && !slices.ContainsFunc(typeface.Shape(typeface.Regular, name), typeface.Run.Drawn) {
			printed[i] = ""
			warnings = append(warnings, speech.Say("sheets.no-glyphs", "name", name))
		}
	}
	return printed, warnings
}
