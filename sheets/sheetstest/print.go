package sheetstest

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"

	"saddlebag/sheets"
)

// What a printer and an eye need.
const (
	leastType = 6.0  // points
	leastName = 7.0  // of the name of a place
	leastLine = 0.28 // points
)

// The operators of a PDF file that set a size of type and a width of lines, and one
// that moves what follows: all that is drawn is in points.
var (
	typeSize  = regexp.MustCompile(`/\S+ (\S+) Tf`)
	lineWidth = regexp.MustCompile(`(?m)(?:^|\s)([0-9.]+) w\s`)
	moves     = regexp.MustCompile(`(\S+) 0 0 (\S+) \S+ \S+ cm`)
)

// checkPrint tests the type and the lines of all sheets, as they are in the file.
func (f fitting) checkPrint(inks []sheets.Ink) {
	made, all := map[string][]sheets.Page{}, []sheets.Page(nil)
	for _, s := range f.title.Sheets {
		made[s.Name] = slices.DeleteFunc(slices.Clone(f.made(s)), hasPicture)
		all = append(all, made[s.Name]...)
	}
	for _, ink := range inks {
		if len(all) == 0 || f.finest(all, ink) == "" {
			continue
		}
		for _, s := range f.title.Sheets { // which of them it is
			if len(made[s.Name]) > 0 {
				if wrong := f.finest(made[s.Name], ink); wrong != "" {
					f.t.Errorf("%s: %s in %s: %s", f.what, s.Name, ink, wrong)
				}
			}
		}
	}
}

// finest tells what on pages is too small or too fine; nothing, where nothing is.
func (f fitting) finest(pages []sheets.Page, ink sheets.Ink) (wrong string) {
	o := Options(f.title)
	o.Ink = ink
	text := Read(f.t, Write(f.t, o, pages...), "qpdf", "--qdf", "--stream-data=uncompress", "FILE", "-")
	for _, m := range moves.FindAllStringSubmatch(text, -1) {
		if m[1] != "1" || m[2] != "1" {
			f.t.Fatalf("%s: sizes are scaled by %s", f.what, m[0])
		}
	}
	if size := smallestOf(typeSize, text); size < leastType {
		wrong += fmt.Sprintf("type of %.2f points ", size)
	}
	if width := smallestOf(lineWidth, text); width < leastLine {
		wrong += fmt.Sprintf("lines of %.3f points", width)
	}
	return wrong
}

// hasPicture says whether a page shows another sheet as a picture, in its own types.
func hasPicture(page sheets.Page) bool {
	return slices.ContainsFunc(page.Placed, func(at sheets.Placement) bool { return at.Panel.Picture })
}

// smallestOf is the smallest number that a pattern finds, but nothing.
func smallestOf(pattern *regexp.Regexp, text string) float64 {
	least := 1e9
	for _, m := range pattern.FindAllStringSubmatch(text, -1) {
		if v, err := strconv.ParseFloat(m[1], 64); err == nil && v > 0 {
			least = min(least, v)
		}
	}
	return least
}
