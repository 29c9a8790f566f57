package typeface

import (
	"bytes"
	"slices"
	"unicode"

	"github.com/go-text/typesetting/bidi"
	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"
	unibidi "golang.org/x/text/unicode/bidi"
	"golang.org/x/text/unicode/norm"
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

// shapeBackward sets letters that are written from right to left. Vowel points
// and other marks are left out, as in handwriting.
func shapeBackward(s Style, letters []rune) []Run {
	letters = slices.DeleteFunc(slices.Clone(letters), func(r rune) bool { return unicode.Is(unicode.Mn, r) })
	var runs []Run
	for to := len(letters); to > 0; {
		f, as, width := draw(s, letters[to-1])
		from := to - 1
		for f != nil && from > 0 {
			before, as, _ := draw(s, letters[from-1])
			if before != f && as != nothing { // what steers the setting stays with its neighbours
				break
			}
			from--
		}
		switch {
		case f != nil:
			runs = append(runs, f.join(letters, from, to))
		case as != nothing:
			runs = append(runs, Run{Text: string(as), Width: width})
		}
		to = from
	}
	return runs
}

// join shapes letters of a word from one to before another, as characters that
// stand for the forms that letters take beside others. They come from left to
// right.
func (f *Font) join(word []rune, from, to int) Run {
	joined := f.joined()
	var shaper shaping.HarfbuzzShaper
	out := shaper.Shape(shaping.Input{
		Text: word, RunStart: from, RunEnd: to, Direction: di.DirectionRTL, Face: font.NewFace(joined.font),
		Size: fixed.I(f.units), Script: scriptOf(word[from:to]), Language: language.NewLanguage("und"),
	})
	run := Run{Font: f, Backward: true}
	var text []rune
	for _, g := range out.Glyphs {
		r := word[g.TextIndex()]
		if _, as, _ := draw(f.Style, r); as == nothing {
			continue
		}
		if form, ok := joined.forms[uint16(g.GlyphID)]; ok {
			r = form
		}
		if alone, ok := joined.alone[r]; ok {
			r = alone
		}
		text = append(text, r)
		run.Width += f.em(f.glyph(r).advance)
	}
	run.Text = string(text)
	return run
}

// scriptOf is the first script that letters are of.
func scriptOf(letters []rune) language.Script {
	for _, r := range letters {
		if s := language.LookupScript(r); s != language.Common && s != language.Inherited {
			return s
		}
	}
	return language.Common
}

// The characters that stand for forms of Hebrew and Arabic letters, those of
// Arabic from the second on. A letter's form alone comes before its others.
const (
	firstForm   = '\uFB1D'
	firstArabic = '\uFB50'
	lastForm    = '\uFEFC'
)

// joining is what a font knows of letters beside others.
type joining struct {
	font  *font.Font
	forms map[uint16]rune // the characters that stand for glyphs of letters as they are joined, and of brackets
	alone map[rune]rune   // the characters that stand for letters which join nothing: a browser would join the letters themselves
}

// joined reads what the font knows of joining the first time it is needed. A font
// is compiled in: see open.
func (f *Font) joined() *joining {
	f.joinOnce.Do(func() {
		f.open()
		face, err := font.ParseTTF(bytes.NewReader(f.Data))
		if err != nil {
			panic("typeface: embedded font " + f.Name + ": " + err.Error())
		}
		f.joining = &joining{face.Font, make(map[uint16]rune), make(map[rune]rune)}
		for r := rune(firstASCII); r <= lastASCII; r++ {
			f.joining.forms[f.glyph(r).id] = r
		}
		for r := firstForm; r <= lastForm; r++ {
			if g := f.glyph(r); g.id != 0 {
				f.joining.add(r, g.id)
			}
		}
	})
	return f.joining
}

// add adds a character that stands for a form.
func (j *joining) add(form rune, glyph uint16) {
	j.forms[glyph] = form
	letter := []rune(norm.NFKC.String(string(form)))
	if form >= firstArabic && len(letter) == 1 && j.alone[letter[0]] == 0 {
		j.alone[letter[0]] = form
	}
}
