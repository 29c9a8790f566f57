package check

import (
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/speech"
	"saddlebag/web/site"
)

// A field is something to type or choose: what stands in one place, or how much
// of it in several.
type field struct {
	element string
	label   speech.Text     // beside it
	full    speech.Text     // of itself
	places  []scoring.Place // at least one
	counts  counting
	letter  string // where letters are counted
	row     int    // of a column that grows, from 1; 0 is in none
}

// counting is what a field says of its places.
type counting int

// What can be counted.
const (
	nothing counting = iota // what stands there
	boxes                   // how many are crossed, from the first
	letters                 // how many of a letter stand there
	gone                    // and how many of it are crossed out
)

// What a field has for what a document writes so.
const (
	blank   = "-"
	crossed = "x"
	struck  = "/"
	unknown = "?"
)

// read is what a field says; it is empty for what is blank, and where nothing is said.
func (f *filling) read(at *field) string {
	if at.counts == nothing {
		return f.readOne(at.places[0])
	}
	values := scoring.Each(len(at.places), func(i int) string { return f.Value(at.places[i]) })
	if at.counts == boxes {
		return readBoxes(values)
	}
	doubtful := slices.Contains(values, unknown) // it can be this letter as well as another
	if n := len(slices.DeleteFunc(values, func(v string) bool { return v != at.counted() })); n > 0 {
		return strconv.Itoa(n)
	}
	return scoring.When(doubtful, unknown)
}

// readOne is what a field of one place says.
func (f *filling) readOne(p scoring.Place) string {
	if u := f.unreadAt(p); u != nil {
		return u.Text
	}
	if value := f.Value(p); value != blank {
		return value
	}
	return ""
}

// readBoxes counts the boxes that are crossed. Where others lie between them, or nobody
// knows of one, it lists all.
func readBoxes(values []string) string {
	last := -1
	gaps := false
	for i, v := range values {
		if v == crossed || v == unknown {
			gaps = gaps || last < i-1 || v == unknown
			last = i
		}
	}
	others := func(than string) bool { return slices.ContainsFunc(values, func(v string) bool { return v != than }) }
	switch {
	case !others(final.Unknown):
		return ""
	case !others(unknown):
		return unknown
	case gaps:
		return strings.Join(scoring.Each(last+1, func(i int) string { return site.Either(values[i], unknown) }), " ")
	}
	return strconv.Itoa(last + 1)
}

// counted is a letter as a document has those that a field counts.
func (at *field) counted() string {
	if at.counts == gone {
		return struck + at.letter
	}
	return at.letter
}

// write has a field say something, and returns the places that it is said of.
func (f *filling) write(at *field, text string) ([]scoring.Place, error) {
	text = strings.TrimSpace(text)
	switch at.counts {
	case boxes:
		return at.places, f.writeBoxes(at, text)
	case letters, gone:
		return at.places, f.writeLetters(at, text)
	case nothing:
	}
	return at.places, f.set(at.places[0], text)
}

// writeBoxes crosses so many boxes from the first; the others are blank. A row of
// boxes may be spelt out, too. Where nobody knows how many it is none of them that is.
func (f *filling) writeBoxes(at *field, text string) error {
	words := strings.Fields(text)
	if len(words) > len(at.places) {
		return site.Refuse(http.StatusUnprocessableEntity, "filled.boxes", "field", at.full, "n", len(at.places))
	}
	n, err := at.number(text)
	switch {
	case len(words) == 0:
		words = slices.Repeat([]string{final.Unknown}, len(at.places))
	case len(words) == 1 && strings.HasSuffix(text, unknown):
		words = slices.Repeat([]string{unknown}, len(at.places))
	case err == nil:
		words = slices.Repeat([]string{crossed}, n)
	case len(words) == 1 && words[0] != crossed && words[0] != blank:
		return err
	}
	for i, p := range at.places {
		value := blank
		if i < len(words) {
			value = words[i]
		}
		if err := f.set(p, value); err != nil {
			return err
		}
	}
	return nil
}

// number reads how many of its places a field speaks of.
func (at *field) number(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n > len(at.places) {
		return 0, site.Refuse(http.StatusUnprocessableEntity, "filled.number-to", "field", at.full, "value", text, "most", len(at.places))
	}
	return n, nil
}

// writeLetters has so many of a letter stand in the places, behind those that do.
// What is left over is blank where the places were copied to their end, and else
// unknown; a "?" where nobody knows how many there are of this letter, or another.
func (f *filling) writeLetters(at *field, text string) error {
	n, doubtful := 0, strings.HasSuffix(text, unknown)
	if text != "" && !doubtful {
		var err error
		if n, err = at.number(text); err != nil {
			return err
		}
		doubtful = slices.ContainsFunc(at.places, func(p scoring.Place) bool { return f.Value(p) == unknown })
	}
	var written []string
	for _, p := range at.places {
		if v := f.Value(p); v != final.Unknown && v != unknown && v != blank {
			written = append(written, v)
		}
	}
	kept := 0
	written = slices.DeleteFunc(written, func(v string) bool {
		if v == at.counted() {
			kept++
			return kept > n
		}
		return false
	})
	written = append(written, slices.Repeat([]string{at.counted()}, max(0, n-kept))...)
	if len(written) > len(at.places) {
		return site.Refuse(http.StatusUnprocessableEntity, "filled.letters", "field", at.full, "most", len(at.places), "number", len(written))
	}
	rest := final.Unknown
	if last := f.Value(at.places[len(at.places)-1]); doubtful {
		rest = unknown
	} else if last != final.Unknown && last != unknown {
		rest = blank
	}
	for i, p := range at.places {
		value := rest
		if i < len(written) {
			value = written[i]
		}
		if err := f.set(p, value); err != nil {
			return err
		}
	}
	return nil
}

// fieldID is the id of the element of a field in which a cell is filled in.
func (f *filling) fieldID(p scoring.Place) string { return "in-" + f.element(p) }

// countID is the id of the element of a field that counts in a run of cells.
func (f *filling) countID(first scoring.Place, what string) string {
	return fmt.Sprintf("%s-%s", f.fieldID(first), what)
}
