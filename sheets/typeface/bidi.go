package typeface

import (
	"slices"
	"strings"
	"unicode"

	"github.com/go-text/typesetting/bidi"
	unibidi "golang.org/x/text/unicode/bidi"
)

// firstRight is before all characters that are written from right to left.
const firstRight = '\u0590'

// goesLeft says whether a character makes a text one whose parts do not all run
// from left to right.
func goesLeft(r rune) bool {
	if r < firstRight {
		return false
	}
	p, _ := unibidi.LookupRune(r)
	switch p.Class() {
	case unibidi.R, unibidi.AL, unibidi.AN, unibidi.RLO, unibidi.RLE, unibidi.RLI:
		return true
	default:
		return false
	}
}

// shapeBothWays sets a text as people read it who write from right to left: its
// stretches in the order in which they stand, letters joined. The first letter
// decides which way the whole runs.
func shapeBothWays(s Style, text string) []Run {
	var paragraph bidi.Paragraph
	runes := []rune(text)
	for i, r := range runes {
		if _, as, _ := draw(s, r); as == ' ' {
			runes[i] = ' '
		}
	}
	found := paragraph.Segment(runes, bidi.Neutral)
	stretches := make([]bidi.Run, found.NumRuns())
	for i := range stretches {
		stretches[i] = found.Run(i)
	}
	var runs []Run
	for _, st := range inSight(stretches) {
		if part := runes[st.Start:st.End]; st.IsLeftToRight() {
			runs = append(runs, shapeForward(s, string(part))...)
		} else {
			runs = append(runs, shapeBackward(s, part)...)
		}
	}
	return runs
}

// inSight puts stretches in the order in which they stand from left to right:
// from the deepest level up, neighbours of a level or more change places (rule L2
// of the algorithm).
func inSight(stretches []bidi.Run) []bidi.Run {
	deepest := bidi.Level(0)
	for _, st := range stretches {
		deepest = max(deepest, st.Level)
	}
	for level := deepest; level > 0; level-- {
		for from := 0; from < len(stretches); from++ {
			to := from
			for to < len(stretches) && stretches[to].Level >= level {
				to++
			}
			slices.Reverse(stretches[from:to])
			from = to
		}
	}
	return stretches
}

// mirrored turns round the signs that point at something; brackets are turned with the
// letters' order.
var mirrored = strings.NewReplacer("<", ">", ">", "<", "«", "»", "»", "«", "‹", "›", "›", "‹")

// shapeBackward sets letters that are written from right to left: joined, as they come
// from left to right. Vowel points and other marks are left out, as in handwriting.
func shapeBackward(s Style, letters []rune) []Run {
	letters = slices.DeleteFunc(slices.Clone(letters), func(r rune) bool { return unicode.Is(unicode.Mn, r) })
	runs := shapeForward(s, mirrored.Replace(unibidi.ReverseString(string(joined(s, letters)))))
	for i := range runs {
		runs[i].Backward = runs[i].Drawn()
	}
	return runs
}
