package art

import (
	"math"
	"slices"
	"strings"
	"testing"

	"saddlebag/sheets/canvas"
)

// box is the smallest rectangle round the end points of a path.
func box(p canvas.Path) (left, top, right, bottom float64) {
	left, top, right, bottom = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, s := range p {
		if s.Op != canvas.Close {
			left, right = min(left, s.X), max(right, s.X)
			top, bottom = min(top, s.Y), max(bottom, s.Y)
		}
	}
	return left, top, right, bottom
}

func TestLetteringWidth(t *testing.T) {
	tests := []struct {
		text string
		want float64 // in capitals' heights
	}{
		{"", 0},
		{"I", 0.36},
		{"II", 0.36 + 0.06 + 0.36},
		{"Ii", 0.36 + 0.8*(0.06+0.36)},                // a small capital
		{"AV", 0.77 + 0.06 - 0.10 + 0.76},             // a close pair
		{"I→I", 0.36 + 0.06 + 0.36},                   // the arrow is left out
		{"I I", 0.36 + 0.06 + 0.3 + 0.06 + 0.36},      // a space
		{"I\u00a0I", 0.36 + 0.06 + 0.3 + 0.06 + 0.36}, // one that doesn't break
		{"I\u202fI", 0.36 + 0.06 + 0.3 + 0.06 + 0.36}, // and a narrow one
	}
	for _, tt := range tests {
		if _, got := Lettering(tt.text); !near(got, tt.want) {
			t.Errorf("width of %q is %v, want %v", tt.text, got, tt.want)
		}
		if got := TitleWidth(tt.text, 12); !near(got, 12*tt.want) {
			t.Errorf("TitleWidth(%q, 12) = %v, want %v", tt.text, got, 12*tt.want)
		}
	}
}

func TestCanLetter(t *testing.T) {
	tests := map[string]bool{
		"":                           true,
		"ABCDEFGHIJKLMNOPQRSTUVWXYZ": true,
		"abcdefghijklmnopqrstuvwxyz": true,
		"0123456789":                 true,
		"& ' ! ? . , - : $ ’ “ ” / ( ) · –": true,
		"Coal n’ Write": true,
		"Ελένη":         false,
		"Zoë":           true,
		"Öl für Müller": true,
		"Forêt":         true,
		"ÄÖÜßẞäöüÀÂÇÉÈÊËÎÏÔÙÛŸŒÆàâçéèêëîïôùûÿœæÅÑŠ": true,
		"Ł": false,
		"🐎": false,
	}
	for text, want := range tests {
		if got := CanLetter(text); got != want {
			t.Errorf("CanLetter(%q) = %v", text, got)
		}
	}
}

// Every capital and figure fills the height of the type and stays within its
// advance, so that lines of type are even and letters never touch.
func TestLettersFillTheirBody(t *testing.T) {
	const overshoot = 0.02 // of round letters, at head and foot
	for _, r := range "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&" {
		p, width := Lettering(string(r))
		left, top, right, bottom := box(p)
		if r == 'Q' { // its tail hangs out
			right, bottom = min(right, width), 0
		}
		if left < 0 || right > width+1e-9 {
			t.Errorf("%c reaches from %.2f to %.2f of %.2f", r, left, right, width)
		}
		if math.Abs(top+1) > overshoot || math.Abs(bottom) > overshoot {
			t.Errorf("%c stands from %.2f to %.2f, want -1 to 0", r, top, bottom)
		}
	}
}

// A letter with an accent is as large as without: the accent stands over it, 0.06 away and 0.17
// high, Å's ring 0.03 away and 0.21 high. Over a small capital it ends below the others' tops.
func TestAccentsStandOverTheirLetters(t *testing.T) {
	plain := map[rune]rune{'Ä': 'A', 'Ö': 'O', 'Ü': 'U', 'À': 'A', 'Â': 'A', 'É': 'E', 'È': 'E', 'Ê': 'E', 'Ë': 'E', 'Î': 'I', 'Ï': 'I', 'Ô': 'O', 'Ù': 'U', 'Û': 'U', 'Ÿ': 'Y', 'Å': 'A', 'Ñ': 'N', 'Š': 'S'}
	for r, letter := range plain {
		want, width := Lettering(string(letter))
		p, _ := Lettering(string(r))
		if !slices.Equal(p[:len(want)], want) {
			t.Errorf("%c isn't %c with an accent", r, letter)
		}
		left, top, right, bottom := box(p[len(want):])
		if left < -0.04 || right > width+0.04 || math.Abs(top+1.235) > 0.015 || bottom > -1.02 {
			t.Errorf("the accent of %c reaches from %.2f, %.2f to %.2f, %.2f of %.2f", r, left, top, right, bottom, width)
		}
		if _, top, _, _ := box(first(Lettering(strings.ToLower(string(r))))); top < -1 {
			t.Errorf("a small %c is %.2f high", r, -top)
		}
	}
	for text, want := range map[string]float64{"Etain": 1, "Étain": 1.23, "étain": 1, "Ça": 1} {
		if got := TitleHeight(text, 1); !near(got, want) {
			t.Errorf("%s is %v high, want %v", text, got, want)
		}
	}
	if _, _, _, bottom := box(first(Lettering("Ç"))); math.Abs(bottom-0.2) > 1e-9 {
		t.Errorf("a cedilla hangs down to %.2f", bottom)
	}
	for text, like := range map[string]string{"ß": "ss", "Ä": "A", "ç": "c", "Éa": "Ea"} {
		if got, want := TitleWidth(text, 1), TitleWidth(like, 1); !near(got, want) {
			t.Errorf("%s is %v wide, %s %v", text, got, like, want)
		}
	}
}

func first(p canvas.Path, _ float64) canvas.Path { return p }

// Letters with counters have them cut out: as many contours run
// anticlockwise as the letter has holes.
func TestLettersHaveTheirCounters(t *testing.T) {
	holes := map[rune]int{'A': 1, 'B': 2, 'D': 1, 'O': 1, 'P': 1, 'Q': 1, 'R': 1, '0': 1, '4': 1, '6': 1, '8': 2, '9': 1, '&': 2}
	for _, r := range "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&" {
		p, _ := Lettering(string(r))
		shapes, cut := 0, 0
		area, from := 0.0, canvas.Segment{}
		for _, s := range p {
			switch {
			case s.Op == canvas.MoveTo:
				area = 0
			case s.Op == canvas.Close && area > 0:
				shapes++
			case s.Op == canvas.Close:
				cut++
			default:
				area += from.X*s.Y - s.X*from.Y
			}
			from = s
		}
		if shapes != 1 || cut != holes[r] {
			t.Errorf("%c has %d shapes and %d holes, want 1 and %d", r, shapes, cut, holes[r])
		}
	}
}
