package canvas

import (
	"strings"
	"unicode"
)

// LeastSize is the smallest type used to make a text fit, in points.
const LeastSize = 6

// NameSize is the smallest type in which the name of a place on a board is read from
// across the table.
const NameSize = 7

// ellipsis ends what had to be cut.
const ellipsis = "…"

// Fit writes a text into an area, vertically centred. It tries one line, in smaller type
// down to LeastSize, then as many lines as the area has room for; then it cuts the text,
// with an ellipsis. It never reaches outside.
func Fit(c Canvas, a Area, s string, t Type) {
	lines, t, _ := a.fitted(s, t, LeastSize)
	a.centred(c, lines, t)
}

// FitName writes the name of a place into an area as Fit does, in lines of NameSize at the
// least where that holds all of it.
func FitName(c Canvas, a Area, s string, t Type) {
	lines, set, all := a.fitted(s, t, NameSize)
	if !all {
		lines, set, _ = a.fitted(s, t, LeastSize)
	}
	a.centred(c, lines, set)
}

// Fits says whether Fit writes all of a text into an area.
func Fits(a Area, s string, t Type) bool {
	_, _, all := a.fitted(s, t, LeastSize)
	return all
}

// fitted breaks a text into lines that an area has room for, in type of a size at the
// least; not all where that leaves some of it out.
func (a Area) fitted(s string, t Type, least float64) (lines []string, set Type, all bool) {
	s = strings.Join(strings.Fields(s), " ")
	t.Size = min(t.Size, a.H/(capHeight+Descent)/Point)
	least = min(least, t.Size)
	if w := Measure(s, t); w > a.W && w > 0 {
		t.Size = max(least, t.Size*a.W/w)
	}
	if Measure(s, t) <= a.W+Slack {
		return []string{s}, t, true
	}
	most := max(1, 1+int((a.H-t.Em()*(capHeight+Descent))/t.Leading()))
	lines = Lines(s, a.W, t)
	return clip(lines, most, a.W, t), t, len(lines) <= most
}

// centred writes lines in the middle of the area's height.
func (a Area) centred(c Canvas, lines []string, t Type) {
	a.write(c, lines, t, (a.H-t.CapHeight()-float64(len(lines)-1)*t.Leading())/2)
}

// Paragraph writes a text from the top of an area, with line breaks at spaces and at its
// own, and returns the height used. If the area has too little room the text is cut, with
// an ellipsis; an area without height has room for everything.
func Paragraph(c Canvas, a Area, s string, t Type) float64 {
	lines := Lines(s, a.W, t)
	if a.H > 0 {
		lines = clip(lines, max(1, int((a.H+Slack)/t.Leading())), a.W, t)
	}
	a.write(c, lines, t, (t.Leading()+t.CapHeight()-Descent*t.Em())/2-t.CapHeight())
	return float64(len(lines)) * t.Leading()
}

// write writes lines of text, the capitals of the first one starting at top,
// from the top of the area.
func (a Area) write(c Canvas, lines []string, t Type, top float64) {
	x, y := a.X+a.W*t.Align.Share(), a.Y+top+t.CapHeight()
	for _, l := range lines {
		c.Text(x, y, l, t)
		y += t.Leading()
	}
}

// clip cuts lines down to a number of them.
func clip(lines []string, most int, width float64, t Type) []string {
	if len(lines) <= most {
		return lines
	}
	lines = lines[:most:most]
	last := strings.TrimRight(lines[most-1], " ")
	for Measure(last+ellipsis, t) > width && last != "" {
		parts := clusters(last)
		last = strings.TrimRight(strings.Join(parts[:len(parts)-1], ""), " ")
	}
	lines[most-1] = last + ellipsis
	return lines
}

// Lines breaks a text into lines of at most the given width: at line breaks,
// at spaces, and within a word only if the word alone is too wide.
func Lines(s string, width float64, t Type) []string {
	var lines []string
	for part := range strings.SplitSeq(s, "\n") {
		lines = append(lines, wrap(strings.FieldsFunc(part, breaks), width, t)...)
	}
	return lines
}

// breaks tells whether a line may end at a character: no-break spaces keep words together.
func breaks(r rune) bool { return r != '\u00a0' && unicode.IsSpace(r) }

func wrap(words []string, width float64, t Type) []string {
	var lines []string
	line, used := "", 0.0
	space := Measure(" ", t)
	for _, word := range words {
		w := Measure(word, t)
		if line != "" && used+space+w <= width+Slack {
			line, used = line+" "+word, used+space+w
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		for w > width+Slack {
			head, rest := breakWord(word, width, t)
			if rest == "" {
				break
			}
			lines = append(lines, head)
			word, w = rest, Measure(rest, t)
		}
		line, used = word, w
	}
	return append(lines, line)
}

// breakWord takes from a word as much as is wide enough, one cluster at
// least.
func breakWord(word string, width float64, t Type) (head, rest string) {
	for i, part := range clusters(word) {
		if i > 0 && Measure(head+part, t) > width {
			break
		}
		head += part
	}
	return head, word[len(head):]
}

// clusters cuts a text into what a reader takes for one character: marks,
// joiners and what they join stay with their base.
func clusters(s string) []string {
	const joiner = '\u200D'
	var parts []string
	start, joined, flags := 0, false, 0
	for i, r := range s {
		flag := r >= 0x1F1E6 && r <= 0x1F1FF // two of these letters are one flag
		stays := joined || r == joiner || unicode.Is(unicode.M, r) ||
			r >= 0x1F3FB && r <= 0x1F3FF || // skin tones
			flag && flags%2 == 1
		if i > start && !stays {
			parts = append(parts, s[start:i])
			start = i
		}
		joined = r == joiner
		flags++
		if !flag {
			flags = 0
		}
	}
	if s != "" {
		parts = append(parts, s[start:])
	}
	return parts
}
