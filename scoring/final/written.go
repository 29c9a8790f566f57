package final

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// gone is what people write behind what is crossed out on paper, in brackets.
var gone = regexp.MustCompile(`(?i)^(.*?)\((?:stolen|robbed|taken|lost|gone|used|laid|played|crossed(?:[ -]out)?)\)([,;]?)$`)

// allGone says of all that stands beside it on a line that it is crossed out.
var allGone = regexp.MustCompile(`(?i)^\(?(?:all|everything) (?:crossed(?:[ -]out)?|gone|used(?:[ -]up)?|struck(?:[ -]out)?|loaded|laid|played)\)?[,:;]?$`)

// eachStruck is a word with a stroke before each letter, or before what it calls one thing.
func (f *filler) eachStruck(g group, text string) string {
	if f.lexiconOf(g.cells[0]).calls(text) || !isHalfStruck(struck+text) {
		return struck + text
	}
	return struck + strings.Join(strings.Split(text, ""), struck)
}

// bracketed are words with those in one pair of brackets as one: "(crossed out)".
func bracketed(words []ledger.Word) []ledger.Word {
	var all []ledger.Word
	for i := 0; i < len(words); i++ {
		w := words[i]
		if i+1 < len(words) && gone.MatchString(w.Text+" "+words[i+1].Text) && strings.Contains(w.Text, "(") {
			w.Text += " " + words[i+1].Text
			i++
		}
		all = append(all, w)
	}
	return all
}

// mostGoneWords is how many words say that all is crossed out.
const mostGoneWords = 3

// struckOut are words with a stroke before each that others say is crossed out.
func (f *filler) struckOut(g group, words []ledger.Word) []ledger.Word {
	words, all := withoutAllGone(bracketed(words))
	var bare []ledger.Word
	for _, w := range words {
		if found := gone.FindStringSubmatch(w.Text); found != nil {
			last := len(bare) - 1
			switch {
			case found[1] != "":
				w.Text = struck + found[1] + found[2]
			case last >= 0: // "C (stolen)"
				bare[last].Text = struck + bare[last].Text
				continue
			}
		}
		bare = append(bare, w)
	}
	for i := range bare {
		if all && !isBlank(bare[i].Text) && !strings.HasPrefix(bare[i].Text, struck) && bare[i].Text != unknown {
			bare[i].Text = f.eachStruck(g, bare[i].Text)
		}
	}
	return bare
}

// withoutAllGone cuts what says that all is crossed out from the beginning or end of a line.
func withoutAllGone(words []ledger.Word) (others []ledger.Word, all bool) {
	for n := min(mostGoneWords, len(words)-1); n > 1; n-- {
		if allGone.MatchString(joined(words[:n])) {
			return words[n:], true
		}
		if allGone.MatchString(joined(words[len(words)-n:])) {
			return words[:len(words)-n], true
		}
	}
	return words, false
}

// An entry of a list is what stands behind the name of one of several groups.
type listed struct {
	of     group
	values []ledger.Word
}

// listed reads "B1 2, C1 3" and "points 80 money 7500": names of what is in a group, each
// with what stands there.
func (f *filler) listed(owner int, g group, values []ledger.Word) (all []listed, ok bool) {
	if g.isRow() || g.column {
		return nil, false
	}
	values = withoutColons(values)
	if g.alone { // "end deliveries 81 shares 24"
		all = append(all, listed{of: g})
		g = f.catalogues[owner].part(f.catalogues[owner].partOf(g.cells[0].ID))
	}
	for len(values) > 0 {
		of, n := f.inside(owner, g, values)
		if n == 0 && len(all) == 0 {
			return nil, false
		}
		if n > 0 {
			all, values = append(all, listed{of: of}), values[n:]
			continue
		}
		last := &all[len(all)-1]
		last.values, values = append(last.values, values[0]), values[1:]
	}
	return all, len(all) > 1 && !slices.ContainsFunc(all, func(l listed) bool { return len(l.values) == 0 })
}

// withoutColons are words without what stands between a name and its value: "B1=2", "B1:".
func withoutColons(words []ledger.Word) []ledger.Word {
	var all []ledger.Word
	for _, w := range words {
		for _, text := range strings.FieldsFunc(w.Text, func(r rune) bool { return strings.ContainsRune("=:,;", r) }) {
			all = append(all, ledger.Word{Text: text, Column: w.Column})
		}
	}
	return all
}

// inside is the group or cell within another that the first words of a line name, and how
// many words that are: by its name, what is printed there, or its initial and number.
func (f *filler) inside(owner int, g group, words []ledger.Word) (of group, n int) {
	c := f.catalogues[owner]
	for n := min(mostNameWords, len(words)); n > 0; n-- {
		key := keyOf(joined(words[:n]))
		if !strings.ContainsFunc(key, unicode.IsLetter) || isValue(words[n-1]) && n > 1 {
			continue
		}
		named := map[string]group{}
		for _, name := range slices.Concat(c.called[key], c.within[key], c.numberedGroups(key)) {
			if of, ok := c.of(name); ok && of.isWithin(g) {
				named[of.name] = of
			}
		}
		for _, of := range named {
			if len(named) == 1 {
				return of, n
			}
		}
	}
	return group{}, 0
}

// isWithin says whether all cells of a group are cells of another.
func (g group) isWithin(other group) bool {
	return len(g.cells) > 0 && !slices.ContainsFunc(g.cells, func(c scoring.Cell) bool {
		return !slices.ContainsFunc(other.cells, func(o scoring.Cell) bool { return o.ID == c.ID })
	})
}
