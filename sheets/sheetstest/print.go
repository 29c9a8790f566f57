package sheetstest

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
)

// What a printer and an eye need.
const (
	leastType = 6.0  // points
	leastName = 7.0  // of the name of a place
	leastLine = 0.28 // points
)

// A finest is the smallest type and the finest line of a PDF file, points, and the first
// scale at which something is drawn other than in points.
type finest struct {
	size, width float64
	scaled      string
}

// finestOf reads the operators of a file that set a size of type and a width of lines,
// and those that move what follows.
func finestOf(text string) finest {
	found := finest{size: math.Inf(1), width: math.Inf(1)}
	words := strings.Fields(text)
	for i, word := range words {
		switch {
		case word == "Tf" && i >= 2 && strings.HasPrefix(words[i-2], "/"):
			found.size = min(found.size, positive(words[i-1]))
		case word == "w" && i >= 1:
			found.width = min(found.width, positive(words[i-1]))
		case word == "cm" && i >= 6 && words[i-5] == "0" && words[i-4] == "0" && found.scaled == "":
			if words[i-6] != "1" || words[i-3] != "1" {
				found.scaled = strings.Join(words[i-6:i+1], " ")
			}
		}
	}
	return found
}

// positive is the number that a word is, more than any where it is none or nothing.
func positive(word string) float64 {
	if v, err := strconv.ParseFloat(word, 64); err == nil && v > 0 {
		return v
	}
	return math.Inf(1)
}

// checkPrint tests the type and the lines of all sheets, as they are in the file.
func (f fitting) checkPrint(inks []canvas.Ink) {
	made, all := map[string][]press.Page{}, []press.Page(nil)
	for _, s := range f.title.Sheets {
		made[s.Name] = f.made(s)
		all = append(all, made[s.Name]...)
	}
	for _, ink := range inks {
		if len(all) == 0 || f.tooFine(all, ink) == "" {
			continue
		}
		for _, s := range f.title.Sheets { // which of them it is
			if len(made[s.Name]) > 0 {
				if wrong := f.tooFine(made[s.Name], ink); wrong != "" {
					f.t.Errorf("%s: %s in %s: %s", f.what, s.Name, ink, wrong)
				}
			}
		}
	}
}

// tooFine tells what on pages is too small or too fine; nothing, where nothing is.
func (f fitting) tooFine(pages []press.Page, ink canvas.Ink) (wrong string) {
	o := Options(f.title)
	o.Ink = ink
	text := Read(f.t, Write(f.t, o, pages...), "qpdf", "--qdf", "--stream-data=uncompress", "FILE", "-")
	found := finestOf(text)
	if found.scaled != "" {
		f.t.Fatalf("%s: sizes are scaled by %s", f.what, found.scaled)
	}
	if found.size < leastType {
		wrong += fmt.Sprintf("type of %.2f points ", found.size)
	}
	if found.width < leastLine {
		wrong += fmt.Sprintf("lines of %.3f points", found.width)
	}
	return wrong
}
