package art

import (
	"golang.org/x/text/unicode/norm"

	"saddlebag/sheets/canvas"
)

// raised is how high an accent stands over the body of the type. Over a small capital it ends
// where other capitals do.
const raised = 23.0

// accents are what stands over a letter or hangs from it, by their combining characters,
// around a middle at 0.
var accents = map[rune]string{
	'\u0300': "-20,0 -2,0 12,17 -1,17 z",
	'\u0301': "2,0 20,0 1,17 -12,17 z",
	'\u0302': "-8,0 8,0 21,17 8,17 0,9 -8,17 -21,17 z",
	'\u0303': "-20,16 -20,5 -8,0,5 8,7,5 20,0 20,11 8,17,5 -8,10,5 z",
	'\u0308': "o-11,8.5,8 o11,8.5,8",
	'\u030a': "-11,-1,10 11,-1,10 11,20,10 -11,20,10 z -4,6,3.5 4,6,3.5 4,13,3.5 -4,13,3.5 h",
	'\u030c': "-21,0 -8,0 0,8 8,0 21,0 8,17 -8,17 z",
	cedilla:  "-5,96 6,96 6,103 16,106,4 16,120,7 -12,120 -12,112 4,112 4,109 -5,109 z",
}

const cedilla = '\u0327'

// A ligature is two letters in one, with the first stem of the right one on the left one's
// last.
type ligature struct {
	left, right rune
	moved       float64 // of the right one
}

var ligatures = map[rune]ligature{'Œ': {'O', 'E', 33.5}, 'Æ': {'A', 'E', 42}}

// compose makes a letter that the wood type has not of those that it has.
func compose(r rune) (letter, bool) {
	if both, ok := ligatures[r]; ok {
		left, right := woodtype[both.left], woodtype[both.right]
		p := append(onBody(left.outline), onBody(right.outline).Moved(both.moved, 0, 1)...)
		return ready(p, both.moved+right.width), true
	}
	parts := []rune(norm.NFD.String(string(r)))
	if len(parts) != 2 {
		return letter{}, false
	}
	base, ok := woodtype[parts[0]]
	accent, also := accents[parts[1]]
	if !ok || !also {
		return letter{}, false
	}
	l := ready(onBody(base.outline), base.width)
	up := raised
	if parts[1] == cedilla {
		up = 0
	}
	l.path = append(l.path, ready(onBody(accent).Moved(base.width/2, -up, 1), 0).path...)
	l.over = up / typeBody
	return l, true
}

func onBody(outline string) canvas.Path { return must(parseOutline(outline)) }

// ready is a letter from its drawing on the body.
func ready(p canvas.Path, width float64) letter {
	return letter{path: p.Moved(0, -1, 1/typeBody), width: width / typeBody}
}
