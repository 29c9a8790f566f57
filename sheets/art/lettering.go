package art

import (
	"iter"
	"math"
	"slices"
	"strings"
	"sync"
	"unicode"

	"saddlebag/sheets/canvas"
)

// Measures of the wood type, for capitals of height 1.
const (
	typeBody  = 100.0 // height of a capital in the drawings
	letterGap = 0.06  // between two letters
	smallCap  = 0.8   // height of a lower-case letter, set as a small capital
)

// CanLetter reports whether the wood type has all characters of s.
func CanLetter(s string) bool {
	for _, r := range setAs.Replace(s) {
		if _, ok := cast(unicode.ToUpper(r)); !ok {
			return false
		}
	}
	return true
}

// Lettering sets s in wood type: capitals of height 1 on a baseline at 0, from x 0 to
// the width. The accent of a capital stands over it. Lower case becomes small capitals. Characters that the type lacks are
// left out; see CanLetter.
func Lettering(s string) (p canvas.Path, width float64) {
	return appendLettering(nil, s)
}

// appendLettering sets s as Lettering does, and appends it to a path.
func appendLettering(p canvas.Path, s string) (lettered canvas.Path, width float64) {
	p = slices.Grow(p, stepsOf(s))
	for l := range lettersOf(s) {
		p = l.path.AppendMoved(p, l.at, 0, l.k)
		width = l.at + l.wide()
	}
	return p, width
}

// lettering draws s in wood type of a height of capitals, with its baseline from x, y on
// or with another part of it there. The path must not be kept.
func lettering(c canvas.Canvas, s string, x, y, capHeight float64, align canvas.Align, draw func(canvas.Path)) {
	room := lettered.Get().(*canvas.Path)
	p, width := appendLettering((*room)[:0], s)
	x -= align.Share() * width * capHeight
	canvas.Read(c, x, y, width*math.Abs(capHeight), capHeight, s)
	p = p.AppendMoved(p[:0], x, y, capHeight)
	draw(p)
	*room = p
	lettered.Put(room)
}

// lettered is memory for words that are drawn once.
var lettered = sync.Pool{New: func() any { return new(canvas.Path) }}

// Letters sets s in wood type with capitals of a height in mm, as Lettering does. Letters
// begin, and are drawn, on a grid of a twentieth of a millimetre. That's as fine as a press
// prints, and texts with many of them compress well.
func Letters(s string, capHeight float64) (p canvas.Path, width float64) {
	tidy := func(v float64) float64 { return math.Round(20*v) / 20 }
	p = make(canvas.Path, 0, stepsOf(s))
	for l := range lettersOf(s) {
		end := l.at + l.wide()
		begin := tidy((end - l.wide()) * capHeight)
		at := func(v float64) float64 { return tidy(capHeight * (l.k * v)) }
		for _, step := range l.path {
			p = append(p, canvas.Segment{
				Op: step.Op, X1: at(step.X1) + begin, Y1: at(step.Y1),
				X2: at(step.X2) + begin, Y2: at(step.Y2), X: at(step.X) + begin, Y: at(step.Y),
			})
		}
		width = end * capHeight
	}
	return p, width
}

// stepsOf is how many steps s takes in letters.
func stepsOf(s string) int {
	steps := 0
	for l := range lettersOf(s) {
		steps += len(l.path)
	}
	return steps
}

// A setLetter is a letter at its place in a word.
type setLetter struct {
	letter
	at, k float64 // where it begins, and how high it is
}

// wide is how much of the word it takes.
func (l setLetter) wide() float64 { return l.k * l.width }

// lettersOf sets s in letters.
func lettersOf(s string) iter.Seq[setLetter] {
	return func(yield func(setLetter) bool) {
		width, last := 0.0, rune(0)
		for _, r := range setAs.Replace(s) {
			upper := unicode.ToUpper(r)
			g, ok := cast(upper)
			if !ok {
				continue
			}
			k := 1.0
			if upper != r {
				k = smallCap
			}
			if last != 0 {
				width += k * (letterGap + kerns[pair{last, upper}])
			}
			l := setLetter{g, width, k}
			if !yield(l) {
				return
			}
			width += l.wide()
			last = upper
		}
	}
}

// setAs is how characters are set that the type hasn't: a sharp s as two letters, as capitals
// are in German, and a space that doesn't break as any other.
var setAs = strings.NewReplacer("ß", "ss", "ẞ", "SS", "\u00a0", " ", "\u202f", " ")

// pair is two capitals side by side.
type pair [2]rune

// kerns draws together the pairs that would stand too far apart.
var kerns = map[pair]float64{
	{'A', 'V'}: -0.10, {'V', 'A'}: -0.10,
	{'A', 'W'}: -0.08, {'W', 'A'}: -0.08,
	{'A', 'Y'}: -0.08, {'Y', 'A'}: -0.08,
	{'A', 'T'}: -0.06, {'T', 'A'}: -0.06,
	{'L', 'T'}: -0.08, {'L', 'Y'}: -0.08, {'L', 'V'}: -0.08,
	{'F', 'A'}: -0.06, {'P', 'A'}: -0.06,
}

// A letter is a glyph ready to set: on the baseline, capitals of height 1.
type letter struct {
	path  canvas.Path
	width float64
	over  float64 // how far its accent reaches over it
}

// casts are the letters of the wood type that have been set, by their runes.
var casts sync.Map // of letter

// cast returns a letter of the wood type, and whether there is one.
func cast(r rune) (letter, bool) {
	if l, ok := casts.Load(r); ok {
		return l.(letter), true
	}
	l, ok := compose(r)
	if g, has := woodtype[r]; has {
		l, ok = ready(onBody(g.outline), g.width), true
	}
	if !ok {
		return letter{}, false
	}
	casts.Store(r, l)
	return l, true
}

// must is for outlines that are part of the program: a wrong one is a mistake
// of ours, which the tests find.
func must(p canvas.Path, err error) canvas.Path {
	if err != nil {
		panic(err)
	}
	return p
}
